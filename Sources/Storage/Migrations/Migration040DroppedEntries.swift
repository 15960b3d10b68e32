// swift-format-ignore-file
extension Migration {
    /// Pending entries that banks have dropped.
    static let droppedEntries = Migration(
        number: 40,
        sql: #"""
        CREATE TABLE new_bank_row (
            book BLOB NOT NULL, import BLOB NOT NULL, number INTEGER NOT NULL CHECK (number > 0),
            file INTEGER NOT NULL CHECK (file >= 0),
            account BLOB NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('wrong', 'alike', 'transfer', 'dropped', 'new', 'present')),
            decision TEXT NOT NULL CHECK (decision IN ('add', 'leave', 'keep', 'take', 'transfer', 'remove')),
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
            details TEXT,
            PRIMARY KEY (book, import, number),
            CHECK ((problem IS NULL) = (state <> 'wrong') AND (problem IS NULL) = (date IS NOT NULL)),
            CHECK (problem IS NOT NULL OR (amount IS NOT NULL AND currency IS NOT NULL AND fingerprint IS NOT NULL)),
            CHECK ((original IS NULL) = (original_currency IS NULL)),
            CHECK ((match_record IS NOT NULL) + (match_row IS NOT NULL) + (match_account IS NOT NULL) <= 1),
            FOREIGN KEY (book, import) REFERENCES bank_import (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        INSERT INTO new_bank_row SELECT book, import, number, file, account, state, decision, match_record, match_row, match_account, fingerprint, line, bank_id,
            date, value_date, time, amount, currency, original, original_currency, payee, purpose, reference, other_account, other_category, hashtags,
            transfer_account, is_pending, problem, problem_value, category, title, vendor, filed_hashtags, reason, details FROM bank_row;

        DROP TABLE bank_row;

        ALTER TABLE new_bank_row RENAME TO bank_row;

        CREATE INDEX bank_row_by_state ON bank_row (book, import, state, number, decision);

        CREATE INDEX bank_entry_pending ON bank_entry (book, account) WHERE is_pending = 1;
        """#,
        rebuildsTables: true)
}
