// swift-format-ignore-file
extension Migration {
    /// Books that are filled or erased step by step while they are inaccessible: states of books, and IDs that are unique within
    /// a book, so that a new book may have the IDs of the one that it replaces.
    static let statesOfBooks = Migration(
        number: 9,
        sql: #"""
        DROP TRIGGER name_of_hashtag_removed;

        DROP TRIGGER name_of_hashtag_changed;

        DROP TRIGGER name_of_hashtag_added;

        DROP TRIGGER name_of_category_removed;

        DROP TRIGGER name_of_category_changed;

        DROP TRIGGER name_of_category_added;

        DROP TRIGGER name_of_account_removed;

        DROP TRIGGER name_of_account_changed;

        DROP TRIGGER name_of_account_added;

        DROP TRIGGER place_change_counts;

        DROP TRIGGER place_change_uncounts;

        DROP TRIGGER place_removed;

        DROP TRIGGER place_added;

        DROP TRIGGER place_counted;

        DROP VIEW place_change;

        DROP TRIGGER budget_day_total_changed;

        DROP TRIGGER budget_day_total_removed;

        DROP TRIGGER budget_day_total_added;

        DROP TRIGGER day_total_changed;

        DROP TRIGGER day_total_removed;

        DROP TRIGGER day_total_added;

        DROP TRIGGER budget_hashtag_removed;

        DROP TRIGGER budget_hashtag_added;

        DROP TRIGGER budget_expense_change_counts;

        DROP TRIGGER budget_expense_change_uncounts;

        DROP TRIGGER budget_expense_removed;

        DROP TRIGGER budget_expense_added;

        DROP TRIGGER hashtag_removed;

        DROP TRIGGER hashtag_added;

        DROP TRIGGER hashtag_stays_in_book;

        DROP TRIGGER record_change_counts_hashtags;

        DROP TRIGGER record_change_indexes;

        DROP TRIGGER record_removed;

        DROP TRIGGER record_change_counts;

        DROP TRIGGER record_change_uncounts;

        DROP TRIGGER live_record_removed;

        DROP TRIGGER record_added;

        DROP VIEW searchable;

        ALTER TABLE book ADD COLUMN state TEXT NOT NULL DEFAULT 'live' CHECK (state IN ('live', 'arriving', 'leaving'));

        ALTER TABLE book ADD COLUMN replaces BLOB CHECK (replaces IS NULL OR (length(replaces) = 16 AND state = 'arriving'));

        ALTER TABLE book ADD COLUMN is_outdated INTEGER NOT NULL DEFAULT 0 CHECK (is_outdated IN (0, 1));

        CREATE INDEX book_passing ON book (state) WHERE state <> 'live';

        CREATE INDEX book_replacing ON book (replaces) WHERE replaces IS NOT NULL;

        CREATE TABLE new_deletion (id BLOB NOT NULL CHECK (length(id) = 16), book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
        subject TEXT NOT NULL CHECK (subject <> ''),
        name TEXT NOT NULL,
        record_count INTEGER NOT NULL CHECK (record_count >= 0),
        moved_to BLOB CHECK (moved_to IS NULL OR (length(moved_to) = 16 AND subject = 'category')),
        deleted_at INTEGER NOT NULL,
        PRIMARY KEY (book, id)) STRICT;

        INSERT INTO new_deletion (id, book, subject, name, record_count, moved_to, deleted_at) SELECT id, book, subject, name, record_count, moved_to, deleted_at FROM deletion;

        DROP TABLE deletion;

        ALTER TABLE new_deletion RENAME TO deletion;

        CREATE INDEX deletion_by_time ON deletion (deleted_at);

        CREATE INDEX deletion_of_book ON deletion (book, deleted_at);

        CREATE TABLE new_account (id BLOB NOT NULL CHECK (length(id) = 16), book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
        name_key TEXT NOT NULL,
        currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
        opening_balance INTEGER NOT NULL
            CONSTRAINT opening_no_overflow CHECK (opening_balance BETWEEN -4000000000000000000 AND 4000000000000000000),
        is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
        created_at INTEGER NOT NULL,
        deletion BLOB,
        CHECK (deletion IS NULL OR is_default = 0),
        PRIMARY KEY (book, id), UNIQUE (book, id, currency), FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT) STRICT;

        INSERT INTO new_account (id, book, name, name_key, currency, opening_balance, is_default, created_at, deletion) SELECT id, book, name, name_key, currency, opening_balance, is_default, created_at, deletion FROM account;

        DROP TABLE account;

        ALTER TABLE new_account RENAME TO account;

        CREATE UNIQUE INDEX account_of_book ON account (book, name_key) WHERE deletion IS NULL;

        CREATE UNIQUE INDEX default_account ON account (book) WHERE is_default = 1;

        CREATE INDEX account_of_deletion ON account (book, deletion) WHERE deletion IS NOT NULL;

        CREATE TABLE new_category (id BLOB NOT NULL CHECK (length(id) = 16), book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
        kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')),
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
        name_key TEXT NOT NULL,
        hue TEXT NOT NULL, icon TEXT NOT NULL,
        position INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        deletion BLOB,
        PRIMARY KEY (book, id), UNIQUE (book, id, kind), FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT) STRICT;

        INSERT INTO new_category (id, book, kind, name, name_key, hue, icon, position, created_at, deletion) SELECT id, book, kind, name, name_key, hue, icon, position, created_at, deletion FROM category;

        DROP TABLE category;

        ALTER TABLE new_category RENAME TO category;

        CREATE UNIQUE INDEX category_of_book ON category (book, kind, name_key) WHERE deletion IS NULL;

        CREATE INDEX category_by_position ON category (book, position) WHERE deletion IS NULL;

        CREATE INDEX category_of_deletion ON category (book, deletion) WHERE deletion IS NOT NULL;

        CREATE TABLE new_hashtag (id BLOB NOT NULL CHECK (length(id) = 16), book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
        name_key TEXT NOT NULL,
        record_count INTEGER NOT NULL DEFAULT 0 CHECK (record_count >= 0),
        created_at INTEGER NOT NULL,
        deletion BLOB,
        PRIMARY KEY (book, id), FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT) STRICT;

        INSERT INTO new_hashtag (id, book, name, name_key, record_count, created_at, deletion) SELECT id, book, name, name_key, record_count, created_at, deletion FROM hashtag;

        DROP TABLE hashtag;

        ALTER TABLE new_hashtag RENAME TO hashtag;

        CREATE UNIQUE INDEX hashtag_of_book ON hashtag (book, name_key) WHERE deletion IS NULL;

        CREATE INDEX hashtag_of_deletion ON hashtag (book, deletion) WHERE deletion IS NOT NULL;

        CREATE TABLE new_record (number INTEGER PRIMARY KEY, id BLOB NOT NULL CHECK (length(id) = 16), book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
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
        title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 2000),
        vendor TEXT NOT NULL,
        note TEXT NOT NULL,
        latitude INTEGER CHECK (latitude BETWEEN -9000000 AND 9000000),
        longitude INTEGER CHECK (longitude BETWEEN -18000000 AND 18000000),
        place TEXT,
        deletion BLOB,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        search_text TEXT NOT NULL,
        hashtags TEXT NOT NULL DEFAULT '',
        main_amount INTEGER CHECK (main_amount >= 0) CONSTRAINT main_no_overflow CHECK (main_amount <= 4000000000000000000),
        cell INTEGER CHECK (cell BETWEEN 0 AND 1099511627775),
        attachment BLOB CHECK (length(attachment) = 16),
        UNIQUE (book, id),
        CHECK (number >> 41 = CAST(julianday(date) - 1721425.5 AS INTEGER)
            AND (number >> 30) & 2047 = substr(time, 1, 2) * 60 + substr(time, 4, 2)),
        CHECK (CASE kind
            WHEN 'transfer' THEN category IS NULL AND to_account IS NOT NULL AND received IS NOT NULL AND received_currency IS NOT NULL
            ELSE category IS NOT NULL AND to_account IS NULL AND received IS NULL AND received_currency IS NULL END),
        CHECK (to_account IS NOT account),
        CHECK (received_currency IS NOT currency OR received = amount),
        CHECK ((latitude IS NULL) = (longitude IS NULL) AND (latitude IS NULL) = (place IS NULL)),
        FOREIGN KEY (book, account, currency) REFERENCES account (book, id, currency) ON DELETE RESTRICT,
        FOREIGN KEY (book, to_account, received_currency) REFERENCES account (book, id, currency) ON DELETE RESTRICT,
        FOREIGN KEY (book, category, kind) REFERENCES category (book, id, kind) ON DELETE RESTRICT, FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT) STRICT;

        INSERT INTO new_record (number, id, book, kind, date, time, account, currency, amount, category, to_account, received_currency, received, title, vendor, note,
        latitude, longitude, place, deletion, created_at, updated_at, search_text, hashtags, main_amount, cell, attachment) SELECT number, id, book, kind, date, time, account, currency, amount, category, to_account, received_currency, received, title, vendor, note,
        latitude, longitude, place, deletion, created_at, updated_at, search_text, hashtags, main_amount, cell, (SELECT a.id FROM attachment a WHERE a.record = record.number) FROM record ORDER BY number;

        DROP TABLE record;

        ALTER TABLE new_record RENAME TO record;

        CREATE INDEX record_of_book ON record (
            book, number, id, kind, account, currency, amount, category, to_account, received_currency, received, title, hashtags
        ) WHERE deletion IS NULL;

        CREATE INDEX record_of_kind ON record (book, kind) WHERE deletion IS NULL;

        CREATE INDEX record_of_account ON record (book, account) WHERE deletion IS NULL;

        CREATE INDEX record_of_account_kind ON record (book, account, kind) WHERE deletion IS NULL;

        CREATE INDEX record_of_account_category ON record (book, account, category) WHERE deletion IS NULL AND category IS NOT NULL;

        CREATE INDEX record_to_account ON record (book, to_account) WHERE deletion IS NULL AND to_account IS NOT NULL;

        CREATE INDEX record_of_category ON record (book, category) WHERE deletion IS NULL AND category IS NOT NULL;

        CREATE INDEX record_by_amount ON record (book, amount) WHERE deletion IS NULL;

        CREATE INDEX record_of_deletion ON record (book, deletion) WHERE deletion IS NOT NULL;

        CREATE INDEX record_of_cell ON record (book, cell) WHERE deletion IS NULL AND cell IS NOT NULL;

        CREATE INDEX record_located ON record (book, number, cell, kind, category, latitude, longitude, main_amount, deletion)
        WHERE deletion IS NULL AND cell IS NOT NULL;

        CREATE UNIQUE INDEX record_of_attachment ON record (book, attachment) WHERE attachment IS NOT NULL;

        CREATE TABLE new_record_hashtag (record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
        hashtag BLOB NOT NULL, book BLOB NOT NULL,
        PRIMARY KEY (record, hashtag),
        FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;

        INSERT INTO new_record_hashtag (record, hashtag, book) SELECT l.record, l.hashtag, h.book FROM record_hashtag l JOIN hashtag h ON h.id = l.hashtag;

        DROP TABLE record_hashtag;

        ALTER TABLE new_record_hashtag RENAME TO record_hashtag;

        CREATE UNIQUE INDEX record_of_hashtag ON record_hashtag (book, hashtag, record);

        CREATE TABLE new_deletion_move (book BLOB NOT NULL,
        deletion BLOB NOT NULL,
        record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
        PRIMARY KEY (book, deletion, record),
        FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;

        INSERT INTO new_deletion_move (book, deletion, record) SELECT d.book, m.deletion, m.record FROM deletion_move m JOIN deletion d ON d.id = m.deletion;

        DROP TABLE deletion_move;

        ALTER TABLE new_deletion_move RENAME TO deletion_move;

        CREATE INDEX move_of_record ON deletion_move (record);

        CREATE TABLE new_notification (id BLOB NOT NULL CHECK (length(id) = 16), book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
        kind TEXT NOT NULL CHECK (kind <> ''),
        content TEXT NOT NULL CHECK (json_valid(content)),
        created_at INTEGER NOT NULL,
        read_at INTEGER,
        PRIMARY KEY (book, id)) STRICT;

        INSERT INTO new_notification (id, book, kind, content, created_at, read_at) SELECT id, book, kind, content, created_at, read_at FROM notification;

        DROP TABLE notification;

        ALTER TABLE new_notification RENAME TO notification;

        CREATE INDEX notification_of_book ON notification (book, created_at, id);

        CREATE INDEX notification_unread ON notification (book) WHERE read_at IS NULL;

        CREATE INDEX notification_by_time ON notification (created_at);

        CREATE TABLE new_outbox (number INTEGER PRIMARY KEY AUTOINCREMENT,
        user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
        channel TEXT NOT NULL CHECK (channel IN ('email', 'address')),
        notification BLOB,
        feedback BLOB REFERENCES feedback (id) ON DELETE CASCADE,
        recipient TEXT CHECK (length(recipient) BETWEEN 1 AND 500),
        tries INTEGER NOT NULL CHECK (tries >= 0),
        created_at INTEGER NOT NULL, due_at INTEGER NOT NULL,
        book BLOB,
        CHECK (notification IS NULL OR feedback IS NULL),
        CHECK ((notification IS NULL) = (book IS NULL)),
        FOREIGN KEY (book, notification) REFERENCES notification (book, id) ON DELETE CASCADE) STRICT;

        INSERT INTO new_outbox (number, user, channel, notification, feedback, recipient, tries, created_at, due_at, book) SELECT o.number, o.user, o.channel, o.notification, o.feedback, o.recipient, o.tries, o.created_at, o.due_at, n.book
        FROM outbox o LEFT JOIN notification n ON n.id = o.notification;

        DROP TABLE outbox;

        ALTER TABLE new_outbox RENAME TO outbox;

        CREATE INDEX outbox_due ON outbox (due_at, number);

        CREATE INDEX outbox_of_user ON outbox (user, channel);

        CREATE INDEX outbox_of_notification ON outbox (book, notification) WHERE notification IS NOT NULL;

        CREATE INDEX outbox_of_feedback ON outbox (feedback) WHERE feedback IS NOT NULL;

        CREATE INDEX outbox_by_time ON outbox (created_at);

        CREATE TABLE new_budget (id BLOB NOT NULL CHECK (length(id) = 16),
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
        PRIMARY KEY (book, id),
        FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT) STRICT;

        INSERT INTO new_budget (id, book, name, name_key, is_daily, period, is_everything, currency, has_rollover, alert_percent, begins, created_at, deletion) SELECT id, book, name, name_key, is_daily, period, is_everything, currency, has_rollover, alert_percent, begins, created_at, deletion FROM budget;

        DROP TABLE budget;

        ALTER TABLE new_budget RENAME TO budget;

        CREATE UNIQUE INDEX budget_of_book ON budget (book, name_key) WHERE deletion IS NULL;

        CREATE INDEX budget_of_deletion ON budget (book, deletion) WHERE deletion IS NOT NULL;

        CREATE TABLE new_budget_amount (book BLOB NOT NULL, budget BLOB NOT NULL, month TEXT NOT NULL CHECK (month IS date(month, 'start of month')),
        amount INTEGER NOT NULL CHECK (amount > 0) CONSTRAINT amount_no_overflow CHECK (amount <= 4000000000000000000), PRIMARY KEY (book, budget, month),
        FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;

        INSERT INTO new_budget_amount (book, budget, month, amount) SELECT b.book, t.budget, t.month, t.amount FROM budget_amount t JOIN budget b ON b.id = t.budget;

        DROP TABLE budget_amount;

        ALTER TABLE new_budget_amount RENAME TO budget_amount;

        CREATE TABLE new_budget_category (book BLOB NOT NULL, budget BLOB NOT NULL, category BLOB NOT NULL, PRIMARY KEY (book, budget, category),
        FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE, FOREIGN KEY (book, category) REFERENCES category (book, id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;

        INSERT INTO new_budget_category (book, budget, category) SELECT b.book, t.budget, t.category FROM budget_category t JOIN budget b ON b.id = t.budget;

        DROP TABLE budget_category;

        ALTER TABLE new_budget_category RENAME TO budget_category;

        CREATE INDEX budget_of_category ON budget_category (book, category, budget);

        CREATE TABLE new_budget_hashtag (book BLOB NOT NULL, budget BLOB NOT NULL, hashtag BLOB NOT NULL, PRIMARY KEY (book, budget, hashtag),
        FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE, FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;

        INSERT INTO new_budget_hashtag (book, budget, hashtag) SELECT b.book, t.budget, t.hashtag FROM budget_hashtag t JOIN budget b ON b.id = t.budget;

        DROP TABLE budget_hashtag;

        ALTER TABLE new_budget_hashtag RENAME TO budget_hashtag;

        CREATE INDEX budget_of_hashtag ON budget_hashtag (book, hashtag, budget);

        CREATE TABLE new_budget_day_total (book BLOB NOT NULL, budget BLOB NOT NULL, date TEXT NOT NULL, currency TEXT NOT NULL, amount INTEGER NOT NULL, main_amount INTEGER, count INTEGER NOT NULL, PRIMARY KEY (book, budget, date, currency),
        FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;

        INSERT INTO new_budget_day_total (book, budget, date, currency, amount, main_amount, count) SELECT b.book, t.budget, t.date, t.currency, t.amount, t.main_amount, t.count FROM budget_day_total t JOIN budget b ON b.id = t.budget;

        DROP TABLE budget_day_total;

        ALTER TABLE new_budget_day_total RENAME TO budget_day_total;

        CREATE TABLE new_budget_month_total (book BLOB NOT NULL, budget BLOB NOT NULL, month TEXT NOT NULL CHECK (month IS date(month, 'start of month')), currency TEXT NOT NULL,
        main_amount INTEGER NOT NULL, unconverted INTEGER NOT NULL, days INTEGER NOT NULL, PRIMARY KEY (book, budget, month, currency),
        FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;

        INSERT INTO new_budget_month_total (book, budget, month, currency, main_amount, unconverted, days) SELECT b.book, t.budget, t.month, t.currency, t.main_amount, t.unconverted, t.days FROM budget_month_total t JOIN budget b ON b.id = t.budget;

        DROP TABLE budget_month_total;

        ALTER TABLE new_budget_month_total RENAME TO budget_month_total;

        CREATE TABLE new_budget_alert (book BLOB NOT NULL, budget BLOB NOT NULL, period TEXT NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'yearly')),
        first TEXT NOT NULL CHECK (first IS date(first, '+0 days')),
        level TEXT NOT NULL CHECK (level IN ('nearing', 'used-up')), PRIMARY KEY (book, budget, period, first, level),
        FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;

        INSERT INTO new_budget_alert (book, budget, period, first, level) SELECT b.book, t.budget, t.period, t.first, t.level FROM budget_alert t JOIN budget b ON b.id = t.budget;

        DROP TABLE budget_alert;

        ALTER TABLE new_budget_alert RENAME TO budget_alert;

        CREATE VIEW searchable AS SELECT number, search_text FROM record WHERE deletion IS NULL;

        CREATE TRIGGER record_added AFTER INSERT ON record WHEN NEW.deletion IS NULL AND (SELECT state FROM book WHERE id = NEW.book) = 'live' BEGIN
        INSERT INTO book_total (book, currency, income, expenses, income_count, expense_count, transfer_count, main_income, unconverted_income, main_expenses, unconverted_expenses)
        VALUES (NEW.book, NEW.currency, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', iif(NEW.kind = 'income', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'income' AND NEW.main_amount IS NULL, NEW.amount, 0), iif(NEW.kind = 'expense', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'expense' AND NEW.main_amount IS NULL, NEW.amount, 0))
        ON CONFLICT (book, currency)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, main_income = main_income + excluded.main_income, unconverted_income = unconverted_income + excluded.unconverted_income, main_expenses = main_expenses + excluded.main_expenses, unconverted_expenses = unconverted_expenses + excluded.unconverted_expenses;
        INSERT INTO day_total (book, date, currency, income, expenses, income_count, expense_count, transfer_count, main_income, main_expenses)
        VALUES (NEW.book, NEW.date, NEW.currency, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', NEW.main_amount * (NEW.kind = 'income'), NEW.main_amount * (NEW.kind = 'expense'))
        ON CONFLICT (book, date, currency)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, main_income = main_income + excluded.main_income, main_expenses = main_expenses + excluded.main_expenses;
        INSERT INTO category_total (book, category, currency, amount, count, main_amount, unconverted)
        SELECT NEW.book, NEW.category, NEW.currency, NEW.amount, 1, ifnull(NEW.main_amount, 0), iif(NEW.main_amount IS NULL, NEW.amount, 0) WHERE NEW.category IS NOT NULL
        ON CONFLICT (book, category, currency)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count, main_amount = main_amount + excluded.main_amount, unconverted = unconverted + excluded.unconverted;
        INSERT INTO day_category_total (book, date, category, currency, kind, amount, count, main_amount)
        SELECT NEW.book, NEW.date, NEW.category, NEW.currency, NEW.kind, NEW.amount, 1, NEW.main_amount WHERE NEW.category IS NOT NULL
        ON CONFLICT (book, date, category, currency)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count, main_amount = main_amount + excluded.main_amount;
        INSERT INTO month_total (book, month, account, kind, category, currency, amount, count, main_amount, unconverted)
        SELECT NEW.book, substr(NEW.date, 1, 8) || '01', NEW.account, NEW.kind, ifnull(NEW.category, x''), NEW.currency, NEW.amount, 1, ifnull(NEW.main_amount, 0), iif(NEW.main_amount IS NULL, NEW.amount, 0) WHERE NEW.category IS NOT NULL
        ON CONFLICT (book, month, account, kind, category)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count, main_amount = main_amount + excluded.main_amount, unconverted = unconverted + excluded.unconverted;
        INSERT INTO account_total (book, account, income, expenses, income_count, expense_count, transfer_count, change, main_income, unconverted_income, main_expenses, unconverted_expenses)
        VALUES (NEW.book, NEW.account, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', iif(NEW.kind = 'income', NEW.amount, -NEW.amount), iif(NEW.kind = 'income', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'income' AND NEW.main_amount IS NULL, NEW.amount, 0), iif(NEW.kind = 'expense', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'expense' AND NEW.main_amount IS NULL, NEW.amount, 0))
        ON CONFLICT (book, account)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, change = change + excluded.change, main_income = main_income + excluded.main_income, unconverted_income = unconverted_income + excluded.unconverted_income, main_expenses = main_expenses + excluded.main_expenses, unconverted_expenses = unconverted_expenses + excluded.unconverted_expenses;
        INSERT INTO account_day_total (book, account, date, income, expenses, income_count, expense_count, transfer_count, change, main_income, unconverted_income, main_expenses, unconverted_expenses)
        VALUES (NEW.book, NEW.account, NEW.date, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', iif(NEW.kind = 'income', NEW.amount, -NEW.amount), iif(NEW.kind = 'income', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'income' AND NEW.main_amount IS NULL, NEW.amount, 0), iif(NEW.kind = 'expense', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'expense' AND NEW.main_amount IS NULL, NEW.amount, 0))
        ON CONFLICT (book, account, date)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, change = change + excluded.change, main_income = main_income + excluded.main_income, unconverted_income = unconverted_income + excluded.unconverted_income, main_expenses = main_expenses + excluded.main_expenses, unconverted_expenses = unconverted_expenses + excluded.unconverted_expenses;
        INSERT INTO account_month_total (book, account, month, change, count)
        VALUES (NEW.book, NEW.account, substr(NEW.date, 1, 8) || '01', iif(NEW.kind = 'income', NEW.amount, -NEW.amount), 1)
        ON CONFLICT (book, account, month)
        DO UPDATE SET change = change + excluded.change, count = count + excluded.count;
        INSERT INTO account_total (book, account, income, expenses, income_count, expense_count, transfer_count, change, main_income, unconverted_income, main_expenses, unconverted_expenses)
        SELECT NEW.book, NEW.to_account, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', NEW.received, iif(NEW.kind = 'income', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'income' AND NEW.main_amount IS NULL, NEW.amount, 0), iif(NEW.kind = 'expense', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'expense' AND NEW.main_amount IS NULL, NEW.amount, 0) WHERE NEW.to_account IS NOT NULL
        ON CONFLICT (book, account)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, change = change + excluded.change, main_income = main_income + excluded.main_income, unconverted_income = unconverted_income + excluded.unconverted_income, main_expenses = main_expenses + excluded.main_expenses, unconverted_expenses = unconverted_expenses + excluded.unconverted_expenses;
        INSERT INTO account_day_total (book, account, date, income, expenses, income_count, expense_count, transfer_count, change, main_income, unconverted_income, main_expenses, unconverted_expenses)
        SELECT NEW.book, NEW.to_account, NEW.date, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', NEW.received, iif(NEW.kind = 'income', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'income' AND NEW.main_amount IS NULL, NEW.amount, 0), iif(NEW.kind = 'expense', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'expense' AND NEW.main_amount IS NULL, NEW.amount, 0) WHERE NEW.to_account IS NOT NULL
        ON CONFLICT (book, account, date)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, change = change + excluded.change, main_income = main_income + excluded.main_income, unconverted_income = unconverted_income + excluded.unconverted_income, main_expenses = main_expenses + excluded.main_expenses, unconverted_expenses = unconverted_expenses + excluded.unconverted_expenses;
        INSERT INTO account_month_total (book, account, month, change, count)
        SELECT NEW.book, NEW.to_account, substr(NEW.date, 1, 8) || '01', NEW.received, 1 WHERE NEW.to_account IS NOT NULL
        ON CONFLICT (book, account, month)
        DO UPDATE SET change = change + excluded.change, count = count + excluded.count;
        INSERT INTO day_account_total (book, date, account, kind, category, currency, amount, count, main_amount)
        VALUES (NEW.book, NEW.date, NEW.account, NEW.kind, ifnull(NEW.category, x''), NEW.currency, NEW.amount, 1, NEW.main_amount)
        ON CONFLICT (book, date, account, kind, category)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count, main_amount = main_amount + excluded.main_amount;
        INSERT INTO day_account_total (book, date, account, kind, category, currency, amount, count, main_amount)
        SELECT NEW.book, NEW.date, NEW.to_account, 'received', x'', NEW.received_currency, NEW.received, 1, NULL WHERE NEW.to_account IS NOT NULL
        ON CONFLICT (book, date, account, kind, category)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count, main_amount = main_amount + excluded.main_amount;
        INSERT INTO record_search (rowid, search_text) SELECT NEW.number, NEW.search_text WHERE NEW.deletion IS NULL;
        END;

        CREATE TRIGGER live_record_removed AFTER DELETE ON record WHEN OLD.deletion IS NULL AND (SELECT state FROM book WHERE id = OLD.book) = 'live' BEGIN
        UPDATE book_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), main_income = main_income - (iif(OLD.kind = 'income', ifnull(OLD.main_amount, 0), 0)), unconverted_income = unconverted_income - (iif(OLD.kind = 'income' AND OLD.main_amount IS NULL, OLD.amount, 0)), main_expenses = main_expenses - (iif(OLD.kind = 'expense', ifnull(OLD.main_amount, 0), 0)), unconverted_expenses = unconverted_expenses - (iif(OLD.kind = 'expense' AND OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND currency = OLD.currency;
        DELETE FROM book_total WHERE book = OLD.book AND currency = OLD.currency AND income_count + expense_count + transfer_count = 0;
        UPDATE day_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), main_income = main_income - (OLD.main_amount * (OLD.kind = 'income')), main_expenses = main_expenses - (OLD.main_amount * (OLD.kind = 'expense')) WHERE book = OLD.book AND date = OLD.date AND currency = OLD.currency;
        DELETE FROM day_total WHERE book = OLD.book AND date = OLD.date AND currency = OLD.currency AND income_count + expense_count + transfer_count = 0;
        UPDATE category_total SET amount = amount - (OLD.amount), count = count - (1), main_amount = main_amount - (ifnull(OLD.main_amount, 0)), unconverted = unconverted - (iif(OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND category = OLD.category AND currency = OLD.currency;
        DELETE FROM category_total WHERE book = OLD.book AND category = OLD.category AND currency = OLD.currency AND count = 0;
        UPDATE day_category_total SET amount = amount - (OLD.amount), count = count - (1), main_amount = main_amount - (OLD.main_amount) WHERE book = OLD.book AND date = OLD.date AND category = OLD.category AND currency = OLD.currency;
        DELETE FROM day_category_total WHERE book = OLD.book AND date = OLD.date AND category = OLD.category AND currency = OLD.currency AND count = 0;
        UPDATE month_total SET amount = amount - (OLD.amount), count = count - (1), main_amount = main_amount - (ifnull(OLD.main_amount, 0)), unconverted = unconverted - (iif(OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND month = substr(OLD.date, 1, 8) || '01' AND account = OLD.account AND kind = OLD.kind AND category = ifnull(OLD.category, x'');
        DELETE FROM month_total WHERE book = OLD.book AND month = substr(OLD.date, 1, 8) || '01' AND account = OLD.account AND kind = OLD.kind AND category = ifnull(OLD.category, x'') AND count = 0;
        UPDATE account_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), change = change - (iif(OLD.kind = 'income', OLD.amount, -OLD.amount)), main_income = main_income - (iif(OLD.kind = 'income', ifnull(OLD.main_amount, 0), 0)), unconverted_income = unconverted_income - (iif(OLD.kind = 'income' AND OLD.main_amount IS NULL, OLD.amount, 0)), main_expenses = main_expenses - (iif(OLD.kind = 'expense', ifnull(OLD.main_amount, 0), 0)), unconverted_expenses = unconverted_expenses - (iif(OLD.kind = 'expense' AND OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND account = OLD.account;
        DELETE FROM account_total WHERE book = OLD.book AND account = OLD.account AND income_count + expense_count + transfer_count = 0;
        UPDATE account_day_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), change = change - (iif(OLD.kind = 'income', OLD.amount, -OLD.amount)), main_income = main_income - (iif(OLD.kind = 'income', ifnull(OLD.main_amount, 0), 0)), unconverted_income = unconverted_income - (iif(OLD.kind = 'income' AND OLD.main_amount IS NULL, OLD.amount, 0)), main_expenses = main_expenses - (iif(OLD.kind = 'expense', ifnull(OLD.main_amount, 0), 0)), unconverted_expenses = unconverted_expenses - (iif(OLD.kind = 'expense' AND OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND account = OLD.account AND date = OLD.date;
        DELETE FROM account_day_total WHERE book = OLD.book AND account = OLD.account AND date = OLD.date AND income_count + expense_count + transfer_count = 0;
        UPDATE account_month_total SET change = change - (iif(OLD.kind = 'income', OLD.amount, -OLD.amount)), count = count - (1) WHERE book = OLD.book AND account = OLD.account AND month = substr(OLD.date, 1, 8) || '01';
        DELETE FROM account_month_total WHERE book = OLD.book AND account = OLD.account AND month = substr(OLD.date, 1, 8) || '01' AND count = 0;
        UPDATE account_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), change = change - (OLD.received), main_income = main_income - (iif(OLD.kind = 'income', ifnull(OLD.main_amount, 0), 0)), unconverted_income = unconverted_income - (iif(OLD.kind = 'income' AND OLD.main_amount IS NULL, OLD.amount, 0)), main_expenses = main_expenses - (iif(OLD.kind = 'expense', ifnull(OLD.main_amount, 0), 0)), unconverted_expenses = unconverted_expenses - (iif(OLD.kind = 'expense' AND OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND account = OLD.to_account;
        DELETE FROM account_total WHERE book = OLD.book AND account = OLD.to_account AND income_count + expense_count + transfer_count = 0;
        UPDATE account_day_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), change = change - (OLD.received), main_income = main_income - (iif(OLD.kind = 'income', ifnull(OLD.main_amount, 0), 0)), unconverted_income = unconverted_income - (iif(OLD.kind = 'income' AND OLD.main_amount IS NULL, OLD.amount, 0)), main_expenses = main_expenses - (iif(OLD.kind = 'expense', ifnull(OLD.main_amount, 0), 0)), unconverted_expenses = unconverted_expenses - (iif(OLD.kind = 'expense' AND OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND account = OLD.to_account AND date = OLD.date;
        DELETE FROM account_day_total WHERE book = OLD.book AND account = OLD.to_account AND date = OLD.date AND income_count + expense_count + transfer_count = 0;
        UPDATE account_month_total SET change = change - (OLD.received), count = count - (1) WHERE book = OLD.book AND account = OLD.to_account AND month = substr(OLD.date, 1, 8) || '01';
        DELETE FROM account_month_total WHERE book = OLD.book AND account = OLD.to_account AND month = substr(OLD.date, 1, 8) || '01' AND count = 0;
        UPDATE day_account_total SET amount = amount - (OLD.amount), count = count - (1), main_amount = main_amount - (OLD.main_amount) WHERE book = OLD.book AND date = OLD.date AND account = OLD.account AND kind = OLD.kind AND category = ifnull(OLD.category, x'');
        DELETE FROM day_account_total WHERE book = OLD.book AND date = OLD.date AND account = OLD.account AND kind = OLD.kind AND category = ifnull(OLD.category, x'') AND count = 0;
        UPDATE day_account_total SET amount = amount - (OLD.received), count = count - (1), main_amount = main_amount - (NULL) WHERE book = OLD.book AND date = OLD.date AND account = OLD.to_account AND kind = 'received' AND category = x'';
        DELETE FROM day_account_total WHERE book = OLD.book AND date = OLD.date AND account = OLD.to_account AND kind = 'received' AND category = x'' AND count = 0;
        INSERT INTO record_search (record_search, rowid, search_text)
        SELECT 'delete', OLD.number, OLD.search_text WHERE OLD.deletion IS NULL;
        END;

        CREATE TRIGGER record_change_uncounts AFTER UPDATE OF book, date, kind, account, currency, amount, category, to_account, received, received_currency, deletion ON record WHEN OLD.deletion IS NULL BEGIN
        UPDATE book_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), main_income = main_income - (iif(OLD.kind = 'income', ifnull(OLD.main_amount, 0), 0)), unconverted_income = unconverted_income - (iif(OLD.kind = 'income' AND OLD.main_amount IS NULL, OLD.amount, 0)), main_expenses = main_expenses - (iif(OLD.kind = 'expense', ifnull(OLD.main_amount, 0), 0)), unconverted_expenses = unconverted_expenses - (iif(OLD.kind = 'expense' AND OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND currency = OLD.currency;
        DELETE FROM book_total WHERE book = OLD.book AND currency = OLD.currency AND income_count + expense_count + transfer_count = 0;
        UPDATE day_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), main_income = main_income - (OLD.main_amount * (OLD.kind = 'income')), main_expenses = main_expenses - (OLD.main_amount * (OLD.kind = 'expense')) WHERE book = OLD.book AND date = OLD.date AND currency = OLD.currency;
        DELETE FROM day_total WHERE book = OLD.book AND date = OLD.date AND currency = OLD.currency AND income_count + expense_count + transfer_count = 0;
        UPDATE category_total SET amount = amount - (OLD.amount), count = count - (1), main_amount = main_amount - (ifnull(OLD.main_amount, 0)), unconverted = unconverted - (iif(OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND category = OLD.category AND currency = OLD.currency;
        DELETE FROM category_total WHERE book = OLD.book AND category = OLD.category AND currency = OLD.currency AND count = 0;
        UPDATE day_category_total SET amount = amount - (OLD.amount), count = count - (1), main_amount = main_amount - (OLD.main_amount) WHERE book = OLD.book AND date = OLD.date AND category = OLD.category AND currency = OLD.currency;
        DELETE FROM day_category_total WHERE book = OLD.book AND date = OLD.date AND category = OLD.category AND currency = OLD.currency AND count = 0;
        UPDATE month_total SET amount = amount - (OLD.amount), count = count - (1), main_amount = main_amount - (ifnull(OLD.main_amount, 0)), unconverted = unconverted - (iif(OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND month = substr(OLD.date, 1, 8) || '01' AND account = OLD.account AND kind = OLD.kind AND category = ifnull(OLD.category, x'');
        DELETE FROM month_total WHERE book = OLD.book AND month = substr(OLD.date, 1, 8) || '01' AND account = OLD.account AND kind = OLD.kind AND category = ifnull(OLD.category, x'') AND count = 0;
        UPDATE account_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), change = change - (iif(OLD.kind = 'income', OLD.amount, -OLD.amount)), main_income = main_income - (iif(OLD.kind = 'income', ifnull(OLD.main_amount, 0), 0)), unconverted_income = unconverted_income - (iif(OLD.kind = 'income' AND OLD.main_amount IS NULL, OLD.amount, 0)), main_expenses = main_expenses - (iif(OLD.kind = 'expense', ifnull(OLD.main_amount, 0), 0)), unconverted_expenses = unconverted_expenses - (iif(OLD.kind = 'expense' AND OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND account = OLD.account;
        DELETE FROM account_total WHERE book = OLD.book AND account = OLD.account AND income_count + expense_count + transfer_count = 0;
        UPDATE account_day_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), change = change - (iif(OLD.kind = 'income', OLD.amount, -OLD.amount)), main_income = main_income - (iif(OLD.kind = 'income', ifnull(OLD.main_amount, 0), 0)), unconverted_income = unconverted_income - (iif(OLD.kind = 'income' AND OLD.main_amount IS NULL, OLD.amount, 0)), main_expenses = main_expenses - (iif(OLD.kind = 'expense', ifnull(OLD.main_amount, 0), 0)), unconverted_expenses = unconverted_expenses - (iif(OLD.kind = 'expense' AND OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND account = OLD.account AND date = OLD.date;
        DELETE FROM account_day_total WHERE book = OLD.book AND account = OLD.account AND date = OLD.date AND income_count + expense_count + transfer_count = 0;
        UPDATE account_month_total SET change = change - (iif(OLD.kind = 'income', OLD.amount, -OLD.amount)), count = count - (1) WHERE book = OLD.book AND account = OLD.account AND month = substr(OLD.date, 1, 8) || '01';
        DELETE FROM account_month_total WHERE book = OLD.book AND account = OLD.account AND month = substr(OLD.date, 1, 8) || '01' AND count = 0;
        UPDATE account_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), change = change - (OLD.received), main_income = main_income - (iif(OLD.kind = 'income', ifnull(OLD.main_amount, 0), 0)), unconverted_income = unconverted_income - (iif(OLD.kind = 'income' AND OLD.main_amount IS NULL, OLD.amount, 0)), main_expenses = main_expenses - (iif(OLD.kind = 'expense', ifnull(OLD.main_amount, 0), 0)), unconverted_expenses = unconverted_expenses - (iif(OLD.kind = 'expense' AND OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND account = OLD.to_account;
        DELETE FROM account_total WHERE book = OLD.book AND account = OLD.to_account AND income_count + expense_count + transfer_count = 0;
        UPDATE account_day_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), change = change - (OLD.received), main_income = main_income - (iif(OLD.kind = 'income', ifnull(OLD.main_amount, 0), 0)), unconverted_income = unconverted_income - (iif(OLD.kind = 'income' AND OLD.main_amount IS NULL, OLD.amount, 0)), main_expenses = main_expenses - (iif(OLD.kind = 'expense', ifnull(OLD.main_amount, 0), 0)), unconverted_expenses = unconverted_expenses - (iif(OLD.kind = 'expense' AND OLD.main_amount IS NULL, OLD.amount, 0)) WHERE book = OLD.book AND account = OLD.to_account AND date = OLD.date;
        DELETE FROM account_day_total WHERE book = OLD.book AND account = OLD.to_account AND date = OLD.date AND income_count + expense_count + transfer_count = 0;
        UPDATE account_month_total SET change = change - (OLD.received), count = count - (1) WHERE book = OLD.book AND account = OLD.to_account AND month = substr(OLD.date, 1, 8) || '01';
        DELETE FROM account_month_total WHERE book = OLD.book AND account = OLD.to_account AND month = substr(OLD.date, 1, 8) || '01' AND count = 0;
        UPDATE day_account_total SET amount = amount - (OLD.amount), count = count - (1), main_amount = main_amount - (OLD.main_amount) WHERE book = OLD.book AND date = OLD.date AND account = OLD.account AND kind = OLD.kind AND category = ifnull(OLD.category, x'');
        DELETE FROM day_account_total WHERE book = OLD.book AND date = OLD.date AND account = OLD.account AND kind = OLD.kind AND category = ifnull(OLD.category, x'') AND count = 0;
        UPDATE day_account_total SET amount = amount - (OLD.received), count = count - (1), main_amount = main_amount - (NULL) WHERE book = OLD.book AND date = OLD.date AND account = OLD.to_account AND kind = 'received' AND category = x'';
        DELETE FROM day_account_total WHERE book = OLD.book AND date = OLD.date AND account = OLD.to_account AND kind = 'received' AND category = x'' AND count = 0;
        END;

        CREATE TRIGGER record_change_counts AFTER UPDATE OF book, date, kind, account, currency, amount, category, to_account, received, received_currency, deletion ON record WHEN NEW.deletion IS NULL BEGIN
        INSERT INTO book_total (book, currency, income, expenses, income_count, expense_count, transfer_count, main_income, unconverted_income, main_expenses, unconverted_expenses)
        VALUES (NEW.book, NEW.currency, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', iif(NEW.kind = 'income', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'income' AND NEW.main_amount IS NULL, NEW.amount, 0), iif(NEW.kind = 'expense', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'expense' AND NEW.main_amount IS NULL, NEW.amount, 0))
        ON CONFLICT (book, currency)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, main_income = main_income + excluded.main_income, unconverted_income = unconverted_income + excluded.unconverted_income, main_expenses = main_expenses + excluded.main_expenses, unconverted_expenses = unconverted_expenses + excluded.unconverted_expenses;
        INSERT INTO day_total (book, date, currency, income, expenses, income_count, expense_count, transfer_count, main_income, main_expenses)
        VALUES (NEW.book, NEW.date, NEW.currency, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', NEW.main_amount * (NEW.kind = 'income'), NEW.main_amount * (NEW.kind = 'expense'))
        ON CONFLICT (book, date, currency)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, main_income = main_income + excluded.main_income, main_expenses = main_expenses + excluded.main_expenses;
        INSERT INTO category_total (book, category, currency, amount, count, main_amount, unconverted)
        SELECT NEW.book, NEW.category, NEW.currency, NEW.amount, 1, ifnull(NEW.main_amount, 0), iif(NEW.main_amount IS NULL, NEW.amount, 0) WHERE NEW.category IS NOT NULL
        ON CONFLICT (book, category, currency)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count, main_amount = main_amount + excluded.main_amount, unconverted = unconverted + excluded.unconverted;
        INSERT INTO day_category_total (book, date, category, currency, kind, amount, count, main_amount)
        SELECT NEW.book, NEW.date, NEW.category, NEW.currency, NEW.kind, NEW.amount, 1, NEW.main_amount WHERE NEW.category IS NOT NULL
        ON CONFLICT (book, date, category, currency)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count, main_amount = main_amount + excluded.main_amount;
        INSERT INTO month_total (book, month, account, kind, category, currency, amount, count, main_amount, unconverted)
        SELECT NEW.book, substr(NEW.date, 1, 8) || '01', NEW.account, NEW.kind, ifnull(NEW.category, x''), NEW.currency, NEW.amount, 1, ifnull(NEW.main_amount, 0), iif(NEW.main_amount IS NULL, NEW.amount, 0) WHERE NEW.category IS NOT NULL
        ON CONFLICT (book, month, account, kind, category)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count, main_amount = main_amount + excluded.main_amount, unconverted = unconverted + excluded.unconverted;
        INSERT INTO account_total (book, account, income, expenses, income_count, expense_count, transfer_count, change, main_income, unconverted_income, main_expenses, unconverted_expenses)
        VALUES (NEW.book, NEW.account, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', iif(NEW.kind = 'income', NEW.amount, -NEW.amount), iif(NEW.kind = 'income', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'income' AND NEW.main_amount IS NULL, NEW.amount, 0), iif(NEW.kind = 'expense', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'expense' AND NEW.main_amount IS NULL, NEW.amount, 0))
        ON CONFLICT (book, account)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, change = change + excluded.change, main_income = main_income + excluded.main_income, unconverted_income = unconverted_income + excluded.unconverted_income, main_expenses = main_expenses + excluded.main_expenses, unconverted_expenses = unconverted_expenses + excluded.unconverted_expenses;
        INSERT INTO account_day_total (book, account, date, income, expenses, income_count, expense_count, transfer_count, change, main_income, unconverted_income, main_expenses, unconverted_expenses)
        VALUES (NEW.book, NEW.account, NEW.date, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', iif(NEW.kind = 'income', NEW.amount, -NEW.amount), iif(NEW.kind = 'income', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'income' AND NEW.main_amount IS NULL, NEW.amount, 0), iif(NEW.kind = 'expense', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'expense' AND NEW.main_amount IS NULL, NEW.amount, 0))
        ON CONFLICT (book, account, date)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, change = change + excluded.change, main_income = main_income + excluded.main_income, unconverted_income = unconverted_income + excluded.unconverted_income, main_expenses = main_expenses + excluded.main_expenses, unconverted_expenses = unconverted_expenses + excluded.unconverted_expenses;
        INSERT INTO account_month_total (book, account, month, change, count)
        VALUES (NEW.book, NEW.account, substr(NEW.date, 1, 8) || '01', iif(NEW.kind = 'income', NEW.amount, -NEW.amount), 1)
        ON CONFLICT (book, account, month)
        DO UPDATE SET change = change + excluded.change, count = count + excluded.count;
        INSERT INTO account_total (book, account, income, expenses, income_count, expense_count, transfer_count, change, main_income, unconverted_income, main_expenses, unconverted_expenses)
        SELECT NEW.book, NEW.to_account, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', NEW.received, iif(NEW.kind = 'income', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'income' AND NEW.main_amount IS NULL, NEW.amount, 0), iif(NEW.kind = 'expense', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'expense' AND NEW.main_amount IS NULL, NEW.amount, 0) WHERE NEW.to_account IS NOT NULL
        ON CONFLICT (book, account)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, change = change + excluded.change, main_income = main_income + excluded.main_income, unconverted_income = unconverted_income + excluded.unconverted_income, main_expenses = main_expenses + excluded.main_expenses, unconverted_expenses = unconverted_expenses + excluded.unconverted_expenses;
        INSERT INTO account_day_total (book, account, date, income, expenses, income_count, expense_count, transfer_count, change, main_income, unconverted_income, main_expenses, unconverted_expenses)
        SELECT NEW.book, NEW.to_account, NEW.date, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', NEW.received, iif(NEW.kind = 'income', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'income' AND NEW.main_amount IS NULL, NEW.amount, 0), iif(NEW.kind = 'expense', ifnull(NEW.main_amount, 0), 0), iif(NEW.kind = 'expense' AND NEW.main_amount IS NULL, NEW.amount, 0) WHERE NEW.to_account IS NOT NULL
        ON CONFLICT (book, account, date)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, change = change + excluded.change, main_income = main_income + excluded.main_income, unconverted_income = unconverted_income + excluded.unconverted_income, main_expenses = main_expenses + excluded.main_expenses, unconverted_expenses = unconverted_expenses + excluded.unconverted_expenses;
        INSERT INTO account_month_total (book, account, month, change, count)
        SELECT NEW.book, NEW.to_account, substr(NEW.date, 1, 8) || '01', NEW.received, 1 WHERE NEW.to_account IS NOT NULL
        ON CONFLICT (book, account, month)
        DO UPDATE SET change = change + excluded.change, count = count + excluded.count;
        INSERT INTO day_account_total (book, date, account, kind, category, currency, amount, count, main_amount)
        VALUES (NEW.book, NEW.date, NEW.account, NEW.kind, ifnull(NEW.category, x''), NEW.currency, NEW.amount, 1, NEW.main_amount)
        ON CONFLICT (book, date, account, kind, category)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count, main_amount = main_amount + excluded.main_amount;
        INSERT INTO day_account_total (book, date, account, kind, category, currency, amount, count, main_amount)
        SELECT NEW.book, NEW.date, NEW.to_account, 'received', x'', NEW.received_currency, NEW.received, 1, NULL WHERE NEW.to_account IS NOT NULL
        ON CONFLICT (book, date, account, kind, category)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count, main_amount = main_amount + excluded.main_amount;
        END;

        CREATE TRIGGER record_removed BEFORE DELETE ON record BEGIN
        DELETE FROM record_hashtag WHERE record = OLD.number;
        END;

        CREATE TRIGGER record_change_indexes AFTER UPDATE OF number, deletion, search_text ON record
        WHEN OLD.number <> NEW.number OR OLD.search_text <> NEW.search_text OR (OLD.deletion IS NULL) <> (NEW.deletion IS NULL) BEGIN
        INSERT INTO record_search (record_search, rowid, search_text)
        SELECT 'delete', OLD.number, OLD.search_text WHERE OLD.deletion IS NULL;
        INSERT INTO record_search (rowid, search_text) SELECT NEW.number, NEW.search_text WHERE NEW.deletion IS NULL;
        END;

        CREATE TRIGGER record_change_counts_hashtags AFTER UPDATE OF deletion ON record WHEN (OLD.deletion IS NULL) <> (NEW.deletion IS NULL) BEGIN
        UPDATE hashtag SET record_count = record_count + iif(NEW.deletion IS NULL, 1, -1)
        WHERE book = NEW.book AND id IN (SELECT hashtag FROM record_hashtag WHERE record = NEW.number);
        END;

        CREATE TRIGGER hashtag_stays_in_book BEFORE INSERT ON record_hashtag BEGIN
        SELECT RAISE(ABORT, 'a hashtag of another book')
        WHERE (SELECT book FROM record WHERE number = NEW.record) IS NOT NEW.book;
        END;

        CREATE TRIGGER hashtag_added AFTER INSERT ON record_hashtag WHEN (SELECT deletion FROM record WHERE number = NEW.record) IS NULL BEGIN
        UPDATE hashtag SET record_count = record_count + 1 WHERE book = NEW.book AND id = NEW.hashtag;
        END;

        CREATE TRIGGER hashtag_removed AFTER DELETE ON record_hashtag WHEN EXISTS (SELECT 1 FROM record WHERE number = OLD.record AND deletion IS NULL) BEGIN
        UPDATE hashtag SET record_count = record_count - 1 WHERE book = OLD.book AND id = OLD.hashtag;
        END;

        CREATE TRIGGER budget_expense_added AFTER INSERT ON record WHEN NEW.kind = 'expense' AND NEW.deletion IS NULL AND (SELECT state FROM book WHERE id = NEW.book) = 'live' BEGIN
        INSERT INTO budget_day_total (book, budget, date, currency, amount, main_amount, count)
        SELECT book, budget, date, currency, amount, main_amount, 1 FROM (SELECT NEW.book AS book, budget, NEW.date AS date, NEW.currency AS currency, NEW.amount AS amount, NEW.main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = NEW.category AND c.book = NEW.book
            UNION SELECT h.budget FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag AND h.book = l.book
        CROSS JOIN hashtag t ON t.id = l.hashtag AND t.book = l.book
        WHERE l.record = NEW.number AND t.deletion IS NULL)) WHERE 1
        ON CONFLICT (book, budget, date, currency) DO UPDATE SET
            amount = amount + excluded.amount, main_amount = main_amount + excluded.main_amount, count = count + 1;
        END;

        CREATE TRIGGER budget_expense_removed AFTER DELETE ON record WHEN OLD.kind = 'expense' AND OLD.deletion IS NULL AND (SELECT state FROM book WHERE id = OLD.book) = 'live' BEGIN
        UPDATE budget_day_total SET amount = budget_day_total.amount - s.amount,
            main_amount = budget_day_total.main_amount - s.main_amount, count = count - 1
        FROM (SELECT OLD.book AS book, budget, OLD.date AS date, OLD.currency AS currency, OLD.amount AS amount, OLD.main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = OLD.category AND c.book = OLD.book
            UNION SELECT h.budget FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag AND h.book = l.book
        CROSS JOIN hashtag t ON t.id = l.hashtag AND t.book = l.book
        WHERE l.record = OLD.number AND t.deletion IS NULL)) s WHERE budget_day_total.budget = s.budget AND budget_day_total.book = s.book AND budget_day_total.date = s.date
        AND budget_day_total.currency = s.currency;
        DELETE FROM budget_day_total WHERE count = 0
        AND (book, budget, date, currency) IN (SELECT book, budget, date, currency FROM (SELECT OLD.book AS book, budget, OLD.date AS date, OLD.currency AS currency, OLD.amount AS amount, OLD.main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = OLD.category AND c.book = OLD.book
            UNION SELECT h.budget FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag AND h.book = l.book
        CROSS JOIN hashtag t ON t.id = l.hashtag AND t.book = l.book
        WHERE l.record = OLD.number AND t.deletion IS NULL)));
        END;

        CREATE TRIGGER budget_expense_change_uncounts AFTER UPDATE OF book, date, kind, currency, amount, category, deletion ON record WHEN OLD.kind = 'expense' AND OLD.deletion IS NULL BEGIN
        UPDATE budget_day_total SET amount = budget_day_total.amount - s.amount,
            main_amount = budget_day_total.main_amount - s.main_amount, count = count - 1
        FROM (SELECT OLD.book AS book, budget, OLD.date AS date, OLD.currency AS currency, OLD.amount AS amount, OLD.main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = OLD.category AND c.book = OLD.book
            UNION SELECT h.budget FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag AND h.book = l.book
        CROSS JOIN hashtag t ON t.id = l.hashtag AND t.book = l.book
        WHERE l.record = NEW.number AND t.deletion IS NULL)) s WHERE budget_day_total.budget = s.budget AND budget_day_total.book = s.book AND budget_day_total.date = s.date
        AND budget_day_total.currency = s.currency;
        DELETE FROM budget_day_total WHERE count = 0
        AND (book, budget, date, currency) IN (SELECT book, budget, date, currency FROM (SELECT OLD.book AS book, budget, OLD.date AS date, OLD.currency AS currency, OLD.amount AS amount, OLD.main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = OLD.category AND c.book = OLD.book
            UNION SELECT h.budget FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag AND h.book = l.book
        CROSS JOIN hashtag t ON t.id = l.hashtag AND t.book = l.book
        WHERE l.record = NEW.number AND t.deletion IS NULL)));
        END;

        CREATE TRIGGER budget_expense_change_counts AFTER UPDATE OF book, date, kind, currency, amount, category, deletion ON record WHEN NEW.kind = 'expense' AND NEW.deletion IS NULL BEGIN
        INSERT INTO budget_day_total (book, budget, date, currency, amount, main_amount, count)
        SELECT book, budget, date, currency, amount, main_amount, 1 FROM (SELECT NEW.book AS book, budget, NEW.date AS date, NEW.currency AS currency, NEW.amount AS amount, NEW.main_amount AS main_amount
        FROM (SELECT c.budget FROM budget_category c WHERE c.category = NEW.category AND c.book = NEW.book
            UNION SELECT h.budget FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag AND h.book = l.book
        CROSS JOIN hashtag t ON t.id = l.hashtag AND t.book = l.book
        WHERE l.record = NEW.number AND t.deletion IS NULL)) WHERE 1
        ON CONFLICT (book, budget, date, currency) DO UPDATE SET
            amount = amount + excluded.amount, main_amount = main_amount + excluded.main_amount, count = count + 1;
        END;

        CREATE TRIGGER budget_hashtag_added AFTER INSERT ON record_hashtag BEGIN
        INSERT INTO budget_day_total (book, budget, date, currency, amount, main_amount, count)
        SELECT book, budget, date, currency, amount, main_amount, 1 FROM (SELECT r.book AS book, b.budget AS budget, r.date AS date, r.currency AS currency, r.amount AS amount, r.main_amount AS main_amount
        FROM budget_hashtag b CROSS JOIN record r ON r.number = NEW.record
        WHERE b.hashtag = NEW.hashtag AND b.book = NEW.book AND r.kind = 'expense' AND r.deletion IS NULL
        AND EXISTS (SELECT 1 FROM hashtag t WHERE t.id = NEW.hashtag AND t.book = NEW.book AND t.deletion IS NULL)
        AND NOT EXISTS (SELECT 1 FROM budget_category c WHERE c.budget = b.budget AND c.book = NEW.book AND c.category = r.category)
        AND NOT EXISTS (SELECT 1 FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag AND h.book = l.book
        CROSS JOIN hashtag t ON t.id = l.hashtag AND t.book = l.book
        WHERE l.record = NEW.record AND t.deletion IS NULL AND h.budget = b.budget AND l.hashtag <> NEW.hashtag)) WHERE 1
        ON CONFLICT (book, budget, date, currency) DO UPDATE SET
            amount = amount + excluded.amount, main_amount = main_amount + excluded.main_amount, count = count + 1;
        END;

        CREATE TRIGGER budget_hashtag_removed AFTER DELETE ON record_hashtag BEGIN
        UPDATE budget_day_total SET amount = budget_day_total.amount - s.amount,
            main_amount = budget_day_total.main_amount - s.main_amount, count = count - 1
        FROM (SELECT r.book AS book, b.budget AS budget, r.date AS date, r.currency AS currency, r.amount AS amount, r.main_amount AS main_amount
        FROM budget_hashtag b CROSS JOIN record r ON r.number = OLD.record
        WHERE b.hashtag = OLD.hashtag AND b.book = OLD.book AND r.kind = 'expense' AND r.deletion IS NULL
        AND EXISTS (SELECT 1 FROM hashtag t WHERE t.id = OLD.hashtag AND t.book = OLD.book AND t.deletion IS NULL)
        AND NOT EXISTS (SELECT 1 FROM budget_category c WHERE c.budget = b.budget AND c.book = OLD.book AND c.category = r.category)
        AND NOT EXISTS (SELECT 1 FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag AND h.book = l.book
        CROSS JOIN hashtag t ON t.id = l.hashtag AND t.book = l.book
        WHERE l.record = OLD.record AND t.deletion IS NULL AND h.budget = b.budget AND l.hashtag <> OLD.hashtag)) s WHERE budget_day_total.budget = s.budget AND budget_day_total.book = s.book AND budget_day_total.date = s.date
        AND budget_day_total.currency = s.currency;
        DELETE FROM budget_day_total WHERE count = 0
        AND (book, budget, date, currency) IN (SELECT book, budget, date, currency FROM (SELECT r.book AS book, b.budget AS budget, r.date AS date, r.currency AS currency, r.amount AS amount, r.main_amount AS main_amount
        FROM budget_hashtag b CROSS JOIN record r ON r.number = OLD.record
        WHERE b.hashtag = OLD.hashtag AND b.book = OLD.book AND r.kind = 'expense' AND r.deletion IS NULL
        AND EXISTS (SELECT 1 FROM hashtag t WHERE t.id = OLD.hashtag AND t.book = OLD.book AND t.deletion IS NULL)
        AND NOT EXISTS (SELECT 1 FROM budget_category c WHERE c.budget = b.budget AND c.book = OLD.book AND c.category = r.category)
        AND NOT EXISTS (SELECT 1 FROM record_hashtag l CROSS JOIN budget_hashtag h ON h.hashtag = l.hashtag AND h.book = l.book
        CROSS JOIN hashtag t ON t.id = l.hashtag AND t.book = l.book
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
        INSERT INTO budget_month_total (book, budget, month, currency, main_amount, unconverted, days)
        VALUES (NEW.book, NEW.budget, substr(NEW.date, 1, 8) || '01', NEW.currency, ifnull(NEW.main_amount, 0), iif(NEW.main_amount IS NULL, NEW.amount, 0), 1)
        ON CONFLICT (book, budget, month, currency)
        DO UPDATE SET main_amount = main_amount + excluded.main_amount, unconverted = unconverted + excluded.unconverted, days = days + excluded.days;
        END;

        CREATE TRIGGER budget_day_total_removed AFTER DELETE ON budget_day_total BEGIN
        UPDATE budget_month_total SET main_amount = main_amount - (ifnull(OLD.main_amount, 0)), unconverted = unconverted - (iif(OLD.main_amount IS NULL, OLD.amount, 0)), days = days - (1) WHERE book = OLD.book AND budget = OLD.budget AND month = substr(OLD.date, 1, 8) || '01' AND currency = OLD.currency;
        DELETE FROM budget_month_total WHERE book = OLD.book AND budget = OLD.budget AND month = substr(OLD.date, 1, 8) || '01' AND currency = OLD.currency AND days = 0;
        END;

        CREATE TRIGGER budget_day_total_changed AFTER UPDATE OF amount, main_amount ON budget_day_total BEGIN
        UPDATE budget_month_total SET main_amount = main_amount + ifnull(NEW.main_amount, 0) - ifnull(OLD.main_amount, 0),
            unconverted = unconverted + iif(NEW.main_amount IS NULL, NEW.amount, 0) - iif(OLD.main_amount IS NULL, OLD.amount, 0)
        WHERE book = NEW.book AND budget = NEW.budget AND month = substr(NEW.date, 1, 8) || '01' AND currency = NEW.currency;
        END;

        CREATE VIEW place_change AS SELECT * FROM place_total;

        CREATE TRIGGER place_counted INSTEAD OF INSERT ON place_change BEGIN
        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        VALUES (NEW.book, NEW.level, NEW.scope, NEW.year, NEW.cell, NEW.place, NEW.count, NEW.main_amount, NEW.unconverted, NEW.latitude, NEW.longitude, NEW.number_high, NEW.number_low)
        ON CONFLICT (book, level, scope, year, cell, place)
        DO UPDATE SET count = count + excluded.count, main_amount = main_amount + excluded.main_amount, unconverted = unconverted + excluded.unconverted, latitude = latitude + excluded.latitude, longitude = longitude + excluded.longitude, number_high = number_high + excluded.number_high, number_low = number_low + excluded.number_low;
        DELETE FROM place_total WHERE book = NEW.book AND level = NEW.level AND scope = NEW.scope AND year = NEW.year AND cell = NEW.cell AND place = NEW.place AND count = 0;
        END;

        CREATE TRIGGER place_added AFTER INSERT ON record WHEN NEW.deletion IS NULL AND NEW.cell IS NOT NULL AND (SELECT state FROM book WHERE id = NEW.book) = 'live' BEGIN
        INSERT INTO place_change (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT NEW.book, l.column1, s.column1, s.column2, NEW.cell >> l.column2,
            iif(l.column1 = 20, NEW.place, ''), 1 * (1), 1 * (ifnull(NEW.main_amount, 0) * (NEW.kind <> 'transfer')), 1 * (NEW.main_amount IS NULL AND NEW.kind <> 'transfer'), 1 * (NEW.latitude), 1 * (NEW.longitude), 1 * (NEW.number >> 32), 1 * (NEW.number & 4294967295)
        FROM (VALUES (5, 30), (8, 24), (11, 18), (14, 12), (17, 6), (20, 0)) l CROSS JOIN (
            VALUES (CAST(NEW.kind AS BLOB), 0), (CAST(NEW.kind AS BLOB), CAST(substr(NEW.date, 1, 4) AS INTEGER)), (NEW.category, 0)) s
        WHERE s.column1 IS NOT NULL;
        END;

        CREATE TRIGGER place_removed AFTER DELETE ON record WHEN OLD.deletion IS NULL AND OLD.cell IS NOT NULL AND (SELECT state FROM book WHERE id = OLD.book) = 'live' BEGIN
        INSERT INTO place_change (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT OLD.book, l.column1, s.column1, s.column2, OLD.cell >> l.column2,
            iif(l.column1 = 20, OLD.place, ''), -1 * (1), -1 * (ifnull(OLD.main_amount, 0) * (OLD.kind <> 'transfer')), -1 * (OLD.main_amount IS NULL AND OLD.kind <> 'transfer'), -1 * (OLD.latitude), -1 * (OLD.longitude), -1 * (OLD.number >> 32), -1 * (OLD.number & 4294967295)
        FROM (VALUES (5, 30), (8, 24), (11, 18), (14, 12), (17, 6), (20, 0)) l CROSS JOIN (
            VALUES (CAST(OLD.kind AS BLOB), 0), (CAST(OLD.kind AS BLOB), CAST(substr(OLD.date, 1, 4) AS INTEGER)), (OLD.category, 0)) s
        WHERE s.column1 IS NOT NULL;
        END;

        CREATE TRIGGER place_change_uncounts AFTER UPDATE OF number, book, date, kind, amount, currency, category, deletion, cell, latitude, longitude, place ON record WHEN OLD.deletion IS NULL AND OLD.cell IS NOT NULL BEGIN
        INSERT INTO place_change (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT OLD.book, l.column1, s.column1, s.column2, OLD.cell >> l.column2,
            iif(l.column1 = 20, OLD.place, ''), -1 * (1), -1 * (ifnull(OLD.main_amount, 0) * (OLD.kind <> 'transfer')), -1 * (OLD.main_amount IS NULL AND OLD.kind <> 'transfer'), -1 * (OLD.latitude), -1 * (OLD.longitude), -1 * (OLD.number >> 32), -1 * (OLD.number & 4294967295)
        FROM (VALUES (5, 30), (8, 24), (11, 18), (14, 12), (17, 6), (20, 0)) l CROSS JOIN (
            VALUES (CAST(OLD.kind AS BLOB), 0), (CAST(OLD.kind AS BLOB), CAST(substr(OLD.date, 1, 4) AS INTEGER)), (OLD.category, 0)) s
        WHERE s.column1 IS NOT NULL;
        END;

        CREATE TRIGGER place_change_counts AFTER UPDATE OF number, book, date, kind, amount, currency, category, deletion, cell, latitude, longitude, place ON record WHEN NEW.deletion IS NULL AND NEW.cell IS NOT NULL BEGIN
        INSERT INTO place_change (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT NEW.book, l.column1, s.column1, s.column2, NEW.cell >> l.column2,
            iif(l.column1 = 20, NEW.place, ''), 1 * (1), 1 * (ifnull(NEW.main_amount, 0) * (NEW.kind <> 'transfer')), 1 * (NEW.main_amount IS NULL AND NEW.kind <> 'transfer'), 1 * (NEW.latitude), 1 * (NEW.longitude), 1 * (NEW.number >> 32), 1 * (NEW.number & 4294967295)
        FROM (VALUES (5, 30), (8, 24), (11, 18), (14, 12), (17, 6), (20, 0)) l CROSS JOIN (
            VALUES (CAST(NEW.kind AS BLOB), 0), (CAST(NEW.kind AS BLOB), CAST(substr(NEW.date, 1, 4) AS INTEGER)), (NEW.category, 0)) s
        WHERE s.column1 IS NOT NULL;
        END;

        CREATE TRIGGER name_of_account_added AFTER INSERT ON account BEGIN
            UPDATE book SET names_version = names_version + 1 WHERE id = NEW.book;
        END;

        CREATE TRIGGER name_of_account_changed AFTER UPDATE ON account BEGIN
            UPDATE book SET names_version = names_version + 1 WHERE id = NEW.book;
        END;

        CREATE TRIGGER name_of_account_removed AFTER DELETE ON account BEGIN
            UPDATE book SET names_version = names_version + 1 WHERE id = OLD.book;
        END;

        CREATE TRIGGER name_of_category_added AFTER INSERT ON category BEGIN
            UPDATE book SET names_version = names_version + 1 WHERE id = NEW.book;
        END;

        CREATE TRIGGER name_of_category_changed AFTER UPDATE ON category BEGIN
            UPDATE book SET names_version = names_version + 1 WHERE id = NEW.book;
        END;

        CREATE TRIGGER name_of_category_removed AFTER DELETE ON category BEGIN
            UPDATE book SET names_version = names_version + 1 WHERE id = OLD.book;
        END;

        CREATE TRIGGER name_of_hashtag_added AFTER INSERT ON hashtag BEGIN
            UPDATE book SET names_version = names_version + 1 WHERE id = NEW.book;
        END;

        CREATE TRIGGER name_of_hashtag_changed AFTER UPDATE OF name, deletion ON hashtag BEGIN
            UPDATE book SET names_version = names_version + 1 WHERE id = NEW.book;
        END;

        CREATE TRIGGER name_of_hashtag_removed AFTER DELETE ON hashtag BEGIN
            UPDATE book SET names_version = names_version + 1 WHERE id = OLD.book;
        END;
        """#,
        rebuildsTables: true)
}
