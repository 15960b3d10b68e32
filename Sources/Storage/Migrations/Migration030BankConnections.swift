// swift-format-ignore-file
extension Migration {
    /// Connections to bridges that read accounts of banks, and the switch for the whole server.
    static let bankConnections = Migration(
        number: 30,
        sql: #"""
        CREATE TABLE bank_connection (
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            id BLOB NOT NULL CHECK (length(id) = 16),
            access TEXT NOT NULL CHECK (length(access) BETWEEN 1 AND 8000),
            host TEXT NOT NULL CHECK (length(host) BETWEEN 1 AND 300),
            person BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            fetch_from TEXT NOT NULL CHECK (fetch_from IS date(fetch_from, '+0 days')),
            is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
            due_at INTEGER,
            attempted_at INTEGER,
            fetched_at INTEGER,
            failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
            failure TEXT CHECK (length(failure) BETWEEN 1 AND 200),
            messages TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(messages)),
            waiting BLOB CHECK (length(waiting) = 16),
            created_at INTEGER NOT NULL,
            PRIMARY KEY (book, id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX bank_connection_due ON bank_connection (due_at) WHERE is_on = 1 AND due_at IS NOT NULL;

        CREATE INDEX bank_connection_of_person ON bank_connection (person);

        CREATE TABLE bank_connection_account (
            book BLOB NOT NULL, connection BLOB NOT NULL, number INTEGER NOT NULL CHECK (number > 0),
            institution TEXT NOT NULL,
            remote TEXT NOT NULL CHECK (remote <> ''),
            bank TEXT NOT NULL,
            name TEXT NOT NULL,
            currency TEXT CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
            account BLOB CHECK (length(account) = 16),
            balance INTEGER CHECK (balance IS NULL OR currency IS NOT NULL),
            balance_day TEXT CHECK (balance_day IS NULL OR (balance_day IS date(balance_day, '+0 days') AND balance IS NOT NULL)),
            fetched_to TEXT CHECK (fetched_to IS date(fetched_to, '+0 days')),
            unreadable INTEGER NOT NULL DEFAULT 0 CHECK (unreadable >= 0),
            PRIMARY KEY (book, connection, number),
            FOREIGN KEY (book, connection) REFERENCES bank_connection (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE UNIQUE INDEX bank_connection_account_of_bridge ON bank_connection_account (book, connection, institution, remote);

        CREATE TABLE left_out_entry (
            book BLOB NOT NULL, account BLOB NOT NULL, bank_id TEXT NOT NULL CHECK (bank_id <> ''),
            PRIMARY KEY (book, account, bank_id),
            FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        ALTER TABLE site ADD COLUMN fetches_banks INTEGER NOT NULL DEFAULT 0 CHECK (fetches_banks IN (0, 1));
        """#)
}
