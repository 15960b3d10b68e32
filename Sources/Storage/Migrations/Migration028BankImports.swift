// swift-format-ignore-file
extension Migration {
    /// Imports of files of banks, the imported entries, and the choices about them.
    static let bankImports = Migration(
        number: 28,
        sql: #"""
        CREATE TABLE bank_import (
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            id BLOB NOT NULL CHECK (length(id) = 16),
            run BLOB NOT NULL CHECK (length(run) = 16),
            name TEXT NOT NULL CHECK (length(name) <= 2000),
            format TEXT NOT NULL CHECK (length(format) <= 100),
            state TEXT NOT NULL CHECK (state IN ('incomplete', 'preview', 'done', 'taken_back')),
            at INTEGER NOT NULL,
            until INTEGER CHECK (until IS NOT NULL OR state IN ('done', 'taken_back')),
            decided_at INTEGER CHECK ((decided_at IS NOT NULL) = (state IN ('done', 'taken_back'))),
            first_day TEXT CHECK (first_day IS date(first_day, '+0 days')),
            last_day TEXT CHECK (last_day IS date(last_day, '+0 days') AND (last_day IS NULL) = (first_day IS NULL)),
            accounts BLOB NOT NULL CHECK (length(accounts) % 16 = 0),
            records INTEGER NOT NULL DEFAULT 0 CHECK (records >= 0),
            PRIMARY KEY (book, id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX bank_import_in_order ON bank_import (book, at, id);

        CREATE INDEX bank_import_expiring ON bank_import (until) WHERE until IS NOT NULL;

        CREATE TABLE bank_row (
            book BLOB NOT NULL, import BLOB NOT NULL, number INTEGER NOT NULL CHECK (number > 0),
            file INTEGER NOT NULL CHECK (file >= 0),
            account BLOB NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('wrong', 'alike', 'transfer', 'new', 'present')),
            decision TEXT NOT NULL CHECK (decision IN ('add', 'leave', 'keep', 'take', 'transfer')),
            match_record BLOB CHECK (length(match_record) = 16),
            match_row INTEGER,
            match_account BLOB CHECK (length(match_account) = 16),
            fingerprint BLOB CHECK (length(fingerprint) = 16),
            line INTEGER NOT NULL,
            bank_id TEXT NOT NULL,
            date TEXT CHECK (date IS date(date, '+0 days')),
            value_date TEXT CHECK (value_date IS date(value_date, '+0 days')),
            time TEXT CHECK (time GLOB '[0-2][0-9]:[0-5][0-9]' AND time < '24:00'),
            amount INTEGER,
            currency TEXT,
            original INTEGER,
            original_currency TEXT,
            payee TEXT NOT NULL,
            purpose TEXT NOT NULL,
            reference TEXT NOT NULL,
            other_account TEXT NOT NULL,
            other_category TEXT NOT NULL,
            hashtags TEXT NOT NULL,
            transfer_account TEXT NOT NULL,
            is_pending INTEGER NOT NULL CHECK (is_pending IN (0, 1)),
            problem TEXT,
            problem_value TEXT CHECK (problem_value IS NULL OR problem IS NOT NULL),
            category BLOB CHECK (length(category) = 16),
            title TEXT NOT NULL,
            vendor TEXT NOT NULL,
            filed_hashtags TEXT NOT NULL,
            reason TEXT,
            PRIMARY KEY (book, import, number),
            CHECK ((problem IS NULL) = (state <> 'wrong') AND (problem IS NULL) = (date IS NOT NULL)),
            CHECK (problem IS NOT NULL OR (amount IS NOT NULL AND currency IS NOT NULL AND fingerprint IS NOT NULL)),
            CHECK ((original IS NULL) = (original_currency IS NULL)),
            CHECK ((match_record IS NOT NULL) + (match_row IS NOT NULL) + (match_account IS NOT NULL) <= 1),
            FOREIGN KEY (book, import) REFERENCES bank_import (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX bank_row_by_state ON bank_row (book, import, state, number, decision);

        CREATE TABLE bank_balance (
            book BLOB NOT NULL, import BLOB NOT NULL, account BLOB NOT NULL CHECK (length(account) = 16),
            date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
            amount INTEGER NOT NULL,
            currency TEXT NOT NULL,
            PRIMARY KEY (book, import, account),
            FOREIGN KEY (book, import) REFERENCES bank_import (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE bank_entry (
            book BLOB NOT NULL, account BLOB NOT NULL, fingerprint BLOB NOT NULL CHECK (length(fingerprint) = 16),
            number INTEGER NOT NULL CHECK (number > 0),
            bank_id TEXT NOT NULL,
            record BLOB NOT NULL, import BLOB CHECK (import IS NULL OR length(import) = 16),
            way TEXT NOT NULL CHECK (way IN ('added', 'kept', 'taken', 'joined')),
            is_pending INTEGER NOT NULL CHECK (is_pending IN (0, 1)),
            PRIMARY KEY (book, account, fingerprint, number),
            FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE,
            FOREIGN KEY (book, record) REFERENCES record (book, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX bank_entry_by_bank_id ON bank_entry (book, account, bank_id) WHERE bank_id <> '';

        CREATE INDEX bank_entry_of_record ON bank_entry (book, record);

        CREATE INDEX bank_entry_of_import ON bank_entry (book, import);

        CREATE TABLE bank_former_record (
            book BLOB NOT NULL, import BLOB NOT NULL CHECK (length(import) = 16), record BLOB NOT NULL,
            content TEXT NOT NULL CHECK (json_valid(content)),
            PRIMARY KEY (book, import, record),
            FOREIGN KEY (book, import) REFERENCES bank_import (book, id) ON DELETE CASCADE,
            FOREIGN KEY (book, record) REFERENCES record (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX bank_former_of_record ON bank_former_record (book, record);

        CREATE TABLE refused_match (
            book BLOB NOT NULL, account BLOB NOT NULL, fingerprint BLOB NOT NULL CHECK (length(fingerprint) = 16), record BLOB NOT NULL,
            PRIMARY KEY (book, account, fingerprint, record),
            FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE,
            FOREIGN KEY (book, record) REFERENCES record (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX refused_match_of_record ON refused_match (book, record);

        CREATE TABLE bank_mapping (
            book BLOB NOT NULL, fingerprint TEXT NOT NULL CHECK (length(fingerprint) <= 200), account BLOB NOT NULL,
            mapping TEXT NOT NULL CHECK (json_valid(mapping)),
            position INTEGER NOT NULL,
            PRIMARY KEY (book, fingerprint, account),
            FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE UNIQUE INDEX bank_mapping_in_order ON bank_mapping (book, position);

        CREATE INDEX bank_mapping_of_account ON bank_mapping (book, account);

        CREATE TABLE bank_account (
            book BLOB NOT NULL, key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 500), account BLOB NOT NULL,
            position INTEGER NOT NULL,
            PRIMARY KEY (book, key),
            FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE UNIQUE INDEX bank_account_in_order ON bank_account (book, position);

        CREATE INDEX bank_account_of_account ON bank_account (book, account);
        """#)
}
