// swift-format-ignore-file
extension Migration {
    /// Merging a category into another one, which its undo takes back.
    static let thirtyFifth = Migration(
        number: 35,
        sql: #"""
        CREATE TABLE merged_scope (
            book BLOB NOT NULL, deletion BLOB NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('budget', 'limit', 'report')),
            owner BLOB NOT NULL CHECK (length(owner) = 16),
            PRIMARY KEY (book, deletion, kind, owner),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
        """#)
}
