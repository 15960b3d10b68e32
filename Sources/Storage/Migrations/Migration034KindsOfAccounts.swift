// swift-format-ignore-file
extension Migration {
    /// Kinds, terms, order and archiving of accounts, and reconciliations with the statements of banks.
    static let kindsOfAccounts = Migration(
        number: 34,
        sql: #"""
        ALTER TABLE account ADD COLUMN kind TEXT NOT NULL DEFAULT 'other'
            CHECK (kind IN ('cash', 'bank', 'card', 'savings', 'loan', 'other') AND (person IS NULL OR kind = 'other'));
        ALTER TABLE account ADD COLUMN position INTEGER NOT NULL DEFAULT 0 CHECK (position BETWEEN 0 AND 1000000000);
        ALTER TABLE account ADD COLUMN credit_limit INTEGER CHECK (credit_limit IS NULL OR kind = 'card' AND credit_limit BETWEEN 1 AND 4000000000000000000);
        ALTER TABLE account ADD COLUMN due_day INTEGER CHECK (due_day IS NULL OR kind = 'card' AND due_day BETWEEN 1 AND 31);
        ALTER TABLE account ADD COLUMN interest INTEGER CHECK (interest IS NULL OR kind = 'loan' AND interest BETWEEN 0 AND 100000);
        ALTER TABLE account ADD COLUMN monthly_payment INTEGER
            CHECK (monthly_payment IS NULL OR kind = 'loan' AND monthly_payment BETWEEN 1 AND 4000000000000000000);
        ALTER TABLE account ADD COLUMN archived_at INTEGER CHECK (archived_at IS NULL OR is_default = 0 AND person IS NULL);

        CREATE TABLE reconciliation (
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            id BLOB NOT NULL CHECK (length(id) = 16),
            account BLOB NOT NULL,
            date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
            balance INTEGER NOT NULL,
            booked INTEGER NOT NULL,
            open INTEGER NOT NULL,
            adjusted INTEGER CHECK (adjusted IS NOT 0),
            made_at INTEGER NOT NULL,
            PRIMARY KEY (book, id),
            UNIQUE (book, account, id),
            FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX reconciliation_of_account ON reconciliation (book, account, date);

        CREATE TABLE reconciled_record (
            book BLOB NOT NULL, account BLOB NOT NULL, record BLOB NOT NULL, reconciliation BLOB NOT NULL,
            PRIMARY KEY (book, account, record),
            FOREIGN KEY (book, record) REFERENCES record (book, id) ON DELETE CASCADE,
            FOREIGN KEY (book, account, reconciliation) REFERENCES reconciliation (book, account, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX reconciled_of_record ON reconciled_record (book, record);

        CREATE INDEX reconciled_by ON reconciled_record (book, account, reconciliation);

        CREATE TRIGGER reconciled_record_changed AFTER UPDATE OF kind, account, amount, to_account, received ON record
        WHEN (NEW.kind, NEW.account, NEW.amount) IS NOT (OLD.kind, OLD.account, OLD.amount)
            OR (NEW.to_account, NEW.received) IS NOT (OLD.to_account, OLD.received) BEGIN
            DELETE FROM reconciled_record WHERE book = OLD.book AND record = OLD.id;
        END;
        """#)
}
