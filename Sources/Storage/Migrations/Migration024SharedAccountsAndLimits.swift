// swift-format-ignore-file
extension Migration {
    /// The accounts that people of a household share with its administrator, and the limits that the administrator sets for them.
    static let sharedAccountsAndLimits = Migration(
        number: 24,
        sql: #"""
        ALTER TABLE account ADD COLUMN is_private INTEGER NOT NULL DEFAULT 0 CHECK (is_private IN (0, 1));

        ALTER TABLE household_person ADD COLUMN shares TEXT NOT NULL DEFAULT 'none' CHECK (shares IN ('none', 'some', 'all'));

        CREATE TABLE shared_account (
            person BLOB NOT NULL REFERENCES household_person (id) ON DELETE CASCADE,
            account BLOB NOT NULL CHECK (length(account) = 16),
            PRIMARY KEY (person, account)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE spending_limit (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            person BLOB NOT NULL REFERENCES household_person (id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
            name_key TEXT NOT NULL,
            period TEXT NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'yearly')),
            is_everything INTEGER NOT NULL CHECK (is_everything IN (0, 1)),
            currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
            alert_percent INTEGER NOT NULL CHECK (alert_percent BETWEEN 1 AND 100),
            begins TEXT NOT NULL CHECK (begins IS date(begins, '+0 days')),
            created_at INTEGER NOT NULL
        ) STRICT;

        CREATE UNIQUE INDEX limit_of_person ON spending_limit (person, name_key);

        CREATE TABLE limit_amount (
            spending_limit BLOB NOT NULL REFERENCES spending_limit (id) ON DELETE CASCADE,
            month TEXT NOT NULL CHECK (month IS date(month, 'start of month')),
            amount INTEGER NOT NULL CHECK (amount > 0),
            PRIMARY KEY (spending_limit, month)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE limit_category (
            spending_limit BLOB NOT NULL REFERENCES spending_limit (id) ON DELETE CASCADE,
            category BLOB NOT NULL CHECK (length(category) = 16),
            PRIMARY KEY (spending_limit, category)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE limit_alert (
            spending_limit BLOB NOT NULL REFERENCES spending_limit (id) ON DELETE CASCADE,
            period TEXT NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'yearly')),
            first TEXT NOT NULL CHECK (first IS date(first, '+0 days')),
            level TEXT NOT NULL CHECK (level IN ('nearing', 'used-up')),
            PRIMARY KEY (spending_limit, period, first, level)
        ) STRICT, WITHOUT ROWID;
        """#)
}
