// swift-format-ignore-file
extension Migration {
    /// Months that begin on pay day; budgets with their totals by day and alerts; notifications; deletions of budgets.
    static let budgets = Migration(
        number: 4,
        sql: #"""
        ALTER TABLE user ADD COLUMN month_start INTEGER NOT NULL DEFAULT 1 CHECK (month_start BETWEEN 1 AND 28);

        CREATE TABLE new_deletion (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            subject TEXT NOT NULL CHECK (subject IN ('transaction', 'account', 'category', 'hashtag', 'budget')),
            name TEXT NOT NULL,
            record_count INTEGER NOT NULL CHECK (record_count >= 0),
            moved_to BLOB CHECK (moved_to IS NULL OR (length(moved_to) = 16 AND subject = 'category')),
            deleted_at INTEGER NOT NULL,
            UNIQUE (book, id)
        ) STRICT;

        INSERT INTO new_deletion (id, book, subject, name, record_count, moved_to, deleted_at)
        SELECT id, book, subject, name, record_count, moved_to, deleted_at FROM deletion;

        DROP TABLE deletion;

        ALTER TABLE new_deletion RENAME TO deletion;

        CREATE INDEX deletion_by_time ON deletion (deleted_at);

        CREATE INDEX deletion_of_book ON deletion (book, deleted_at);

        CREATE TABLE budget (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            name TEXT NOT NULL CHECK (length(name) <= 500),
            name_key TEXT NOT NULL,
            is_daily INTEGER NOT NULL CHECK (is_daily IN (0, 1)),
            period TEXT NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'yearly')),
            is_everything INTEGER NOT NULL CHECK (is_everything IN (0, 1)),
            currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
            has_rollover INTEGER NOT NULL CHECK (has_rollover IN (0, 1)),
            alert_percent INTEGER NOT NULL CHECK (alert_percent BETWEEN 1 AND 100),
            begins TEXT NOT NULL CHECK (begins IS date(begins, '+0 days')),
            created_at INTEGER NOT NULL,
            deletion BLOB,
            CHECK (is_daily = (name = '') AND is_daily = (name_key = '')),
            CHECK (is_daily = 0 OR (period = 'daily' AND is_everything = 1)),
            UNIQUE (book, id),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT;

        CREATE UNIQUE INDEX budget_of_book ON budget (book, name_key) WHERE deletion IS NULL;

        CREATE INDEX budget_of_deletion ON budget (book, deletion) WHERE deletion IS NOT NULL;

        CREATE TABLE budget_amount (
            budget BLOB NOT NULL REFERENCES budget (id) ON DELETE CASCADE,
            month TEXT NOT NULL CHECK (month IS date(month, 'start of month')),
            amount INTEGER NOT NULL CHECK (amount > 0) CONSTRAINT amount_no_overflow CHECK (amount <= 4000000000000000000),
            PRIMARY KEY (budget, month)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE budget_category (
            budget BLOB NOT NULL, category BLOB NOT NULL, book BLOB NOT NULL,
            PRIMARY KEY (budget, category),
            FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE,
            FOREIGN KEY (book, category) REFERENCES category (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX budget_of_category ON budget_category (category, budget);

        CREATE TABLE budget_hashtag (
            budget BLOB NOT NULL, hashtag BLOB NOT NULL, book BLOB NOT NULL,
            PRIMARY KEY (budget, hashtag),
            FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE,
            FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX budget_of_hashtag ON budget_hashtag (hashtag, budget);

        CREATE TABLE budget_day_total (
            budget BLOB NOT NULL REFERENCES budget (id) ON DELETE CASCADE,
            date TEXT NOT NULL, currency TEXT NOT NULL,
            amount INTEGER NOT NULL, main_amount INTEGER, count INTEGER NOT NULL,
            PRIMARY KEY (budget, date, currency)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE budget_month_total (
            budget BLOB NOT NULL REFERENCES budget (id) ON DELETE CASCADE, month TEXT NOT NULL CHECK (month IS date(month, 'start of month')), currency TEXT NOT NULL,
        main_amount INTEGER NOT NULL, unconverted INTEGER NOT NULL, days INTEGER NOT NULL, PRIMARY KEY (budget, month, currency)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE expense_month_total (book BLOB NOT NULL, month TEXT NOT NULL CHECK (month IS date(month, 'start of month')), currency TEXT NOT NULL,
        main_amount INTEGER NOT NULL, unconverted INTEGER NOT NULL, days INTEGER NOT NULL, PRIMARY KEY (book, month, currency)) STRICT, WITHOUT ROWID;

        INSERT INTO expense_month_total (book, month, currency, main_amount, unconverted, days)
        SELECT book, substr(date, 1, 8) || '01' AS month, currency, ifnull(sum(main_expenses), 0),
            sum(iif(main_expenses IS NULL, expenses, 0)), count(*)
        FROM day_total GROUP BY book, month, currency;

        CREATE TABLE budget_alert (
            budget BLOB NOT NULL REFERENCES budget (id) ON DELETE CASCADE,
            period TEXT NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'yearly')),
            first TEXT NOT NULL CHECK (first IS date(first, '+0 days')),
            level TEXT NOT NULL CHECK (level IN ('nearing', 'used-up')),
            PRIMARY KEY (budget, period, first, level)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE notification (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            kind TEXT NOT NULL CHECK (kind <> ''),
            content TEXT NOT NULL CHECK (json_valid(content)),
            created_at INTEGER NOT NULL,
            read_at INTEGER
        ) STRICT;

        CREATE INDEX notification_of_book ON notification (book, created_at, id);

        CREATE INDEX notification_unread ON notification (book) WHERE read_at IS NULL;

        CREATE INDEX notification_by_time ON notification (created_at);

        CREATE TRIGGER budget_expense_added AFTER INSERT ON record WHEN NEW.kind = 'expense' AND NEW.deletion IS NULL BEGIN
        INSERT INTO budget_day_total (budget, date, currency, amount, main_amount, count)
        SELECT budget, date, currency, amount, main_amount, 1 FROM (SELECT budget, NEW.date AS date, NEW.currency AS currency, NEW.amount AS amount, NEW.main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = NEW.category
            UNION SELECT h.budget FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag
        CROSS JOIN hashtag t ON t.id = l.hashtag
        WHERE l.record = NEW.number AND t.deletion IS NULL)) WHERE 1
        ON CONFLICT (budget, date, currency) DO UPDATE SET
            amount = amount + excluded.amount, main_amount = main_amount + excluded.main_amount, count = count + 1;
        END;

        CREATE TRIGGER budget_expense_removed AFTER DELETE ON record WHEN OLD.kind = 'expense' AND OLD.deletion IS NULL BEGIN
        UPDATE budget_day_total SET amount = budget_day_total.amount - s.amount,
            main_amount = budget_day_total.main_amount - s.main_amount, count = count - 1
        FROM (SELECT budget, OLD.date AS date, OLD.currency AS currency, OLD.amount AS amount, OLD.main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = OLD.category
            UNION SELECT h.budget FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag
        CROSS JOIN hashtag t ON t.id = l.hashtag
        WHERE l.record = OLD.number AND t.deletion IS NULL)) s WHERE budget_day_total.budget = s.budget AND budget_day_total.date = s.date
        AND budget_day_total.currency = s.currency;
        DELETE FROM budget_day_total WHERE count = 0
        AND (budget, date, currency) IN (SELECT budget, date, currency FROM (SELECT budget, OLD.date AS date, OLD.currency AS currency, OLD.amount AS amount, OLD.main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = OLD.category
            UNION SELECT h.budget FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag
        CROSS JOIN hashtag t ON t.id = l.hashtag
        WHERE l.record = OLD.number AND t.deletion IS NULL)));
        END;

        CREATE TRIGGER budget_expense_change_uncounts AFTER UPDATE OF book, date, kind, currency, amount, category, deletion ON record WHEN OLD.kind = 'expense' AND OLD.deletion IS NULL BEGIN
        UPDATE budget_day_total SET amount = budget_day_total.amount - s.amount,
            main_amount = budget_day_total.main_amount - s.main_amount, count = count - 1
        FROM (SELECT budget, OLD.date AS date, OLD.currency AS currency, OLD.amount AS amount, OLD.main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = OLD.category
            UNION SELECT h.budget FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag
        CROSS JOIN hashtag t ON t.id = l.hashtag
        WHERE l.record = NEW.number AND t.deletion IS NULL)) s WHERE budget_day_total.budget = s.budget AND budget_day_total.date = s.date
        AND budget_day_total.currency = s.currency;
        DELETE FROM budget_day_total WHERE count = 0
        AND (budget, date, currency) IN (SELECT budget, date, currency FROM (SELECT budget, OLD.date AS date, OLD.currency AS currency, OLD.amount AS amount, OLD.main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = OLD.category
            UNION SELECT h.budget FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag
        CROSS JOIN hashtag t ON t.id = l.hashtag
        WHERE l.record = NEW.number AND t.deletion IS NULL)));
        END;

        CREATE TRIGGER budget_expense_change_counts AFTER UPDATE OF book, date, kind, currency, amount, category, deletion ON record WHEN NEW.kind = 'expense' AND NEW.deletion IS NULL BEGIN
        INSERT INTO budget_day_total (budget, date, currency, amount, main_amount, count)
        SELECT budget, date, currency, amount, main_amount, 1 FROM (SELECT budget, NEW.date AS date, NEW.currency AS currency, NEW.amount AS amount, NEW.main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = NEW.category
            UNION SELECT h.budget FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag
        CROSS JOIN hashtag t ON t.id = l.hashtag
        WHERE l.record = NEW.number AND t.deletion IS NULL)) WHERE 1
        ON CONFLICT (budget, date, currency) DO UPDATE SET
            amount = amount + excluded.amount, main_amount = main_amount + excluded.main_amount, count = count + 1;
        END;

        CREATE TRIGGER budget_hashtag_added AFTER INSERT ON record_hashtag BEGIN
        INSERT INTO budget_day_total (budget, date, currency, amount, main_amount, count)
        SELECT budget, date, currency, amount, main_amount, 1 FROM (SELECT b.budget AS budget, r.date AS date, r.currency AS currency, r.amount AS amount, r.main_amount AS main_amount
        FROM budget_hashtag b CROSS JOIN record r ON r.number = NEW.record
        WHERE b.hashtag = NEW.hashtag AND r.kind = 'expense' AND r.deletion IS NULL
        AND EXISTS (SELECT 1 FROM hashtag t WHERE t.id = NEW.hashtag AND t.deletion IS NULL)
        AND NOT EXISTS (SELECT 1 FROM budget_category c WHERE c.budget = b.budget AND c.category = r.category)
        AND NOT EXISTS (SELECT 1 FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag
        CROSS JOIN hashtag t ON t.id = l.hashtag
        WHERE l.record = NEW.record AND t.deletion IS NULL AND h.budget = b.budget AND l.hashtag <> NEW.hashtag)) WHERE 1
        ON CONFLICT (budget, date, currency) DO UPDATE SET
            amount = amount + excluded.amount, main_amount = main_amount + excluded.main_amount, count = count + 1;
        END;

        CREATE TRIGGER budget_hashtag_removed AFTER DELETE ON record_hashtag BEGIN
        UPDATE budget_day_total SET amount = budget_day_total.amount - s.amount,
            main_amount = budget_day_total.main_amount - s.main_amount, count = count - 1
        FROM (SELECT b.budget AS budget, r.date AS date, r.currency AS currency, r.amount AS amount, r.main_amount AS main_amount
        FROM budget_hashtag b CROSS JOIN record r ON r.number = OLD.record
        WHERE b.hashtag = OLD.hashtag AND r.kind = 'expense' AND r.deletion IS NULL
        AND EXISTS (SELECT 1 FROM hashtag t WHERE t.id = OLD.hashtag AND t.deletion IS NULL)
        AND NOT EXISTS (SELECT 1 FROM budget_category c WHERE c.budget = b.budget AND c.category = r.category)
        AND NOT EXISTS (SELECT 1 FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag
        CROSS JOIN hashtag t ON t.id = l.hashtag
        WHERE l.record = OLD.record AND t.deletion IS NULL AND h.budget = b.budget AND l.hashtag <> OLD.hashtag)) s WHERE budget_day_total.budget = s.budget AND budget_day_total.date = s.date
        AND budget_day_total.currency = s.currency;
        DELETE FROM budget_day_total WHERE count = 0
        AND (budget, date, currency) IN (SELECT budget, date, currency FROM (SELECT b.budget AS budget, r.date AS date, r.currency AS currency, r.amount AS amount, r.main_amount AS main_amount
        FROM budget_hashtag b CROSS JOIN record r ON r.number = OLD.record
        WHERE b.hashtag = OLD.hashtag AND r.kind = 'expense' AND r.deletion IS NULL
        AND EXISTS (SELECT 1 FROM hashtag t WHERE t.id = OLD.hashtag AND t.deletion IS NULL)
        AND NOT EXISTS (SELECT 1 FROM budget_category c WHERE c.budget = b.budget AND c.category = r.category)
        AND NOT EXISTS (SELECT 1 FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag
        CROSS JOIN hashtag t ON t.id = l.hashtag
        WHERE l.record = OLD.record AND t.deletion IS NULL AND h.budget = b.budget AND l.hashtag <> OLD.hashtag)));
        END;

        CREATE TRIGGER day_total_added AFTER INSERT ON day_total BEGIN
        INSERT INTO expense_month_total (book, month, currency, main_amount, unconverted, days)
        VALUES (NEW.book, substr(NEW.date, 1, 8) || '01', NEW.currency, ifnull(NEW.main_expenses, 0), iif(NEW.main_expenses IS NULL, NEW.expenses, 0), 1)
        ON CONFLICT (book, month, currency)
        DO UPDATE SET main_amount = main_amount + excluded.main_amount, unconverted = unconverted + excluded.unconverted, days = days + excluded.days;
        END;

        CREATE TRIGGER day_total_removed AFTER DELETE ON day_total BEGIN
        UPDATE expense_month_total SET main_amount = main_amount - (ifnull(OLD.main_expenses, 0)), unconverted = unconverted - (iif(OLD.main_expenses IS NULL, OLD.expenses, 0)), days = days - (1) WHERE book = OLD.book AND month = substr(OLD.date, 1, 8) || '01' AND currency = OLD.currency;
        DELETE FROM expense_month_total WHERE book = OLD.book AND month = substr(OLD.date, 1, 8) || '01' AND currency = OLD.currency AND days = 0;
        END;

        CREATE TRIGGER day_total_changed AFTER UPDATE OF expenses, main_expenses ON day_total BEGIN
        UPDATE expense_month_total SET main_amount = main_amount + ifnull(NEW.main_expenses, 0) - ifnull(OLD.main_expenses, 0),
            unconverted = unconverted + iif(NEW.main_expenses IS NULL, NEW.expenses, 0) - iif(OLD.main_expenses IS NULL, OLD.expenses, 0)
        WHERE book = NEW.book AND month = substr(NEW.date, 1, 8) || '01' AND currency = NEW.currency;
        END;

        CREATE TRIGGER budget_day_total_added AFTER INSERT ON budget_day_total BEGIN
        INSERT INTO budget_month_total (budget, month, currency, main_amount, unconverted, days)
        VALUES (NEW.budget, substr(NEW.date, 1, 8) || '01', NEW.currency, ifnull(NEW.main_amount, 0), iif(NEW.main_amount IS NULL, NEW.amount, 0), 1)
        ON CONFLICT (budget, month, currency)
        DO UPDATE SET main_amount = main_amount + excluded.main_amount, unconverted = unconverted + excluded.unconverted, days = days + excluded.days;
        END;

        CREATE TRIGGER budget_day_total_removed AFTER DELETE ON budget_day_total BEGIN
        UPDATE budget_month_total SET main_amount = main_amount - (ifnull(OLD.main_amount, 0)), unconverted = unconverted - (iif(OLD.main_amount IS NULL, OLD.amount, 0)), days = days - (1) WHERE budget = OLD.budget AND month = substr(OLD.date, 1, 8) || '01' AND currency = OLD.currency;
        DELETE FROM budget_month_total WHERE budget = OLD.budget AND month = substr(OLD.date, 1, 8) || '01' AND currency = OLD.currency AND days = 0;
        END;

        CREATE TRIGGER budget_day_total_changed AFTER UPDATE OF amount, main_amount ON budget_day_total BEGIN
        UPDATE budget_month_total SET main_amount = main_amount + ifnull(NEW.main_amount, 0) - ifnull(OLD.main_amount, 0),
            unconverted = unconverted + iif(NEW.main_amount IS NULL, NEW.amount, 0) - iif(OLD.main_amount IS NULL, OLD.amount, 0)
        WHERE budget = NEW.budget AND month = substr(NEW.date, 1, 8) || '01' AND currency = NEW.currency;
        END;
        """#,
        rebuildsTables: true)
}
