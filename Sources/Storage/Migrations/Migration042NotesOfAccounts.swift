// swift-format-ignore-file
extension Migration {
    /// Notes that people write about accounts.
    static let notesOfAccounts = Migration(
        number: 42,
        sql: #"""
        CREATE TABLE account_note (
            book BLOB NOT NULL,
            id BLOB NOT NULL CHECK (length(id) = 16),
            account BLOB NOT NULL,
            date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
            text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 10000),
            created_at INTEGER NOT NULL,
            deletion BLOB,
            PRIMARY KEY (book, id),
            FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE,
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX account_note_of_account ON account_note (book, account);

        CREATE INDEX account_note_of_deletion ON account_note (book, deletion) WHERE deletion IS NOT NULL;
        """#)
}
