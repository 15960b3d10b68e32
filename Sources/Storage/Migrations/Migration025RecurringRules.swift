// swift-format-ignore-file
extension Migration {
    /// Records that recur: rules with their values, and the days that were decided.
    static let recurringRules = Migration(
        number: 25,
        sql: #"""
        CREATE TABLE recurring_rule (
            id BLOB NOT NULL CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            frequency TEXT NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly', 'yearly')),
            every INTEGER NOT NULL CHECK (every BETWEEN 1 AND 99),
            starts TEXT NOT NULL CHECK (starts IS date(starts, '+0 days')),
            until TEXT CHECK (until IS date(until, '+0 days')),
            times INTEGER CHECK (times IS NULL OR (times BETWEEN 1 AND 999 AND until IS NULL)),
            weekend TEXT NOT NULL CHECK (weekend IN ('keep', 'before', 'after')),
            posting TEXT NOT NULL CHECK (posting IN ('post', 'ask')),
            sharing TEXT,
            paused_at INTEGER,
            decided_to TEXT CHECK (decided_to IS date(decided_to, '+0 days')),
            next_due TEXT CHECK (next_due IS date(next_due, '+0 days')),
            created_at INTEGER NOT NULL,
            deletion BLOB,
            PRIMARY KEY (book, id),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT;

        CREATE INDEX recurring_rule_due ON recurring_rule (next_due, book) WHERE deletion IS NULL AND paused_at IS NULL AND next_due IS NOT NULL;

        CREATE INDEX recurring_rule_of_deletion ON recurring_rule (book, deletion) WHERE deletion IS NOT NULL;

        CREATE TABLE recurring_record (
            book BLOB NOT NULL, rule BLOB NOT NULL, part INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income', 'transfer')),
            date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
            time TEXT NOT NULL CHECK (time GLOB '[0-2][0-9]:[0-5][0-9]' AND time < '24:00'),
            account BLOB NOT NULL,
            currency TEXT NOT NULL,
            amount INTEGER NOT NULL CHECK (amount > 0) CONSTRAINT amount_no_overflow CHECK (amount <= 4000000000000000000),
            category BLOB,
            to_account BLOB,
            received_currency TEXT,
            received INTEGER CHECK (received > 0) CONSTRAINT received_no_overflow CHECK (received <= 4000000000000000000),
            title TEXT NOT NULL CHECK (length(title) <= 2000),
            vendor TEXT NOT NULL,
            note TEXT NOT NULL,
            reference TEXT NOT NULL,
            latitude INTEGER CHECK (latitude BETWEEN -9000000 AND 9000000),
            longitude INTEGER CHECK (longitude BETWEEN -18000000 AND 18000000),
            place TEXT,
            receipt BLOB CHECK (length(receipt) = 16),
            part_note TEXT,
            original_currency TEXT,
            original INTEGER CHECK (original > 0),
            moved_by BLOB CHECK (length(moved_by) = 16),
            moved_from BLOB CHECK (moved_from IS NULL OR (length(moved_from) = 16 AND moved_by IS NOT NULL)),
            PRIMARY KEY (book, rule, part),
            CHECK (CASE kind
                WHEN 'transfer' THEN category IS NULL AND to_account IS NOT NULL AND received IS NOT NULL AND received_currency IS NOT NULL
                ELSE category IS NOT NULL AND to_account IS NULL AND received IS NULL AND received_currency IS NULL END),
            CHECK (to_account IS NOT account),
            CHECK (received_currency IS NOT currency OR received = amount),
            CHECK ((latitude IS NULL) = (longitude IS NULL) AND (latitude IS NULL) = (place IS NULL)),
            FOREIGN KEY (book, rule) REFERENCES recurring_rule (book, id) ON DELETE CASCADE,
            FOREIGN KEY (book, account, currency) REFERENCES account (book, id, currency) ON DELETE RESTRICT,
            FOREIGN KEY (book, to_account, received_currency) REFERENCES account (book, id, currency) ON DELETE RESTRICT,
            FOREIGN KEY (book, category, kind) REFERENCES category (book, id, kind) ON DELETE RESTRICT
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX recurring_record_of_account ON recurring_record (book, account);

        CREATE INDEX recurring_record_to_account ON recurring_record (book, to_account) WHERE to_account IS NOT NULL;

        CREATE INDEX recurring_record_of_category ON recurring_record (book, category) WHERE category IS NOT NULL;

        CREATE TABLE recurring_hashtag (
            book BLOB NOT NULL, rule BLOB NOT NULL, hashtag BLOB NOT NULL,
            PRIMARY KEY (book, rule, hashtag),
            FOREIGN KEY (book, rule) REFERENCES recurring_rule (book, id) ON DELETE CASCADE,
            FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX recurring_of_hashtag ON recurring_hashtag (book, hashtag, rule);

        CREATE TABLE recurring_day (
            book BLOB NOT NULL, rule BLOB NOT NULL,
            scheduled TEXT NOT NULL CHECK (scheduled IS date(scheduled, '+0 days')),
            due TEXT NOT NULL CHECK (due IS date(due, '+0 days')),
            state TEXT NOT NULL CHECK (state IN ('waiting', 'posted', 'skipped')),
            record BLOB CHECK ((record IS NULL OR length(record) = 16) AND (record IS NOT NULL) = (state = 'posted')),
            decided_at INTEGER NOT NULL,
            PRIMARY KEY (book, rule, scheduled),
            FOREIGN KEY (book, rule) REFERENCES recurring_rule (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX recurring_day_waiting ON recurring_day (book, due) WHERE state = 'waiting';

        CREATE UNIQUE INDEX recurring_day_of_record ON recurring_day (book, record) WHERE record IS NOT NULL;
        """#)
}
