// swift-format-ignore-file
extension Migration {
    /// Regular payments found in the records, and payments that are not offered as rules.
    static let regularPayments = Migration(
        number: 27,
        sql: #"""
        CREATE TABLE regular_payment (
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            record BLOB NOT NULL CHECK (length(record) = 16),
            payee TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')),
            currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
            frequency TEXT NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly', 'yearly')),
            every INTEGER NOT NULL CHECK (every BETWEEN 1 AND 99),
            starts TEXT NOT NULL CHECK (starts IS date(starts, '+0 days')),
            count INTEGER NOT NULL CHECK (count > 0),
            first TEXT NOT NULL CHECK (first IS date(first, '+0 days')),
            least INTEGER NOT NULL CHECK (least > 0),
            most INTEGER NOT NULL CHECK (most >= least),
            payments TEXT NOT NULL CHECK (json_valid(payments)),
            PRIMARY KEY (book, record)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE dismissed_payment (
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            id BLOB NOT NULL CHECK (length(id) = 16),
            payee TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')),
            currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
            frequency TEXT NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly', 'yearly')),
            every INTEGER NOT NULL CHECK (every BETWEEN 1 AND 99),
            least INTEGER NOT NULL CHECK (least > 0),
            most INTEGER NOT NULL CHECK (most >= least),
            title TEXT NOT NULL CHECK (length(title) <= 2000),
            dismissed_at INTEGER NOT NULL,
            PRIMARY KEY (book, id)
        ) STRICT, WITHOUT ROWID;
        """#)
}
