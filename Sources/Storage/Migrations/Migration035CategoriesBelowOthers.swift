// swift-format-ignore-file
extension Migration {
    /// Categories below others, whose records these count too, and merging a category into another one, which its undo takes back.
    static let categoriesBelowOthers = Migration(
        number: 35,
        sql: #"""
        ALTER TABLE category ADD COLUMN parent BLOB CHECK (length(parent) = 16 AND parent <> id);

        CREATE INDEX category_of_parent ON category (book, parent) WHERE parent IS NOT NULL;

        ALTER TABLE budget_category ADD COLUMN is_chosen INTEGER NOT NULL DEFAULT 1 CHECK (is_chosen IN (0, 1));

        CREATE TABLE merged_scope (
            book BLOB NOT NULL, deletion BLOB NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('budget', 'limit', 'report')),
            owner BLOB NOT NULL CHECK (length(owner) = 16),
            PRIMARY KEY (book, deletion, kind, owner),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
        """#)
}
