// swift-format-ignore-file
extension Migration {
    /// Goals that people save up for.
    static let goals = Migration(
        number: 37,
        sql: #"""
        CREATE TABLE saving_goal (
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            id BLOB NOT NULL CHECK (length(id) = 16),
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
            account BLOB NOT NULL,
            currency TEXT NOT NULL,
            amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 4000000000000000000),
            keep INTEGER NOT NULL CHECK (keep BETWEEN 0 AND 4000000000000000000),
            due TEXT NOT NULL CHECK (due IS date(due, '+0 days')),
            created_at INTEGER NOT NULL,
            deletion BLOB,
            PRIMARY KEY (book, id),
            FOREIGN KEY (book, account, currency) REFERENCES account (book, id, currency) ON DELETE CASCADE,
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX saving_goal_of_account ON saving_goal (book, account, currency);

        CREATE INDEX saving_goal_of_deletion ON saving_goal (book, deletion) WHERE deletion IS NOT NULL;
        """#)
}
