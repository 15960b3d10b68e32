// swift-format-ignore-file
extension Migration {
    /// Books with their accounts, categories, hashtags and records; people and their sessions.
    static let books = Migration(
        number: 1,
        sql: #"""
        CREATE TABLE book (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            created_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE user (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL UNIQUE REFERENCES book (id) ON DELETE RESTRICT,
            username TEXT NOT NULL CHECK (length(username) BETWEEN 1 AND 500),
            username_key TEXT NOT NULL UNIQUE,
            email TEXT NOT NULL CHECK (length(email) BETWEEN 1 AND 500),
            email_key TEXT NOT NULL UNIQUE,
            first_name TEXT NOT NULL, last_name TEXT NOT NULL,
            date_of_birth TEXT CHECK (date_of_birth IS date(date_of_birth, '+0 days')),
            role TEXT NOT NULL CHECK (role IN ('member', 'operator')),
            is_disabled INTEGER NOT NULL DEFAULT 0 CHECK (is_disabled IN (0, 1)),
            password TEXT NOT NULL CHECK (password <> ''),
            language TEXT NOT NULL, theme TEXT NOT NULL, time_zone TEXT NOT NULL,
            week_start INTEGER NOT NULL CHECK (week_start BETWEEN 1 AND 7),
            main_currency TEXT NOT NULL CHECK (length(main_currency) = 3),
            created_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE session (
            token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            created_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL,
            user_agent TEXT NOT NULL, address TEXT NOT NULL
        ) STRICT;

        CREATE INDEX session_of_user ON session (user, last_seen_at);

        CREATE TABLE invitation (
            token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            created_by BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE site (
            number INTEGER PRIMARY KEY CHECK (number = 1),
            sign_up TEXT NOT NULL CHECK (sign_up IN ('open', 'invitation', 'closed'))
        ) STRICT;

        INSERT INTO site (number, sign_up) VALUES (1, 'open');

        CREATE TABLE sign_in_failure (
            number INTEGER PRIMARY KEY,
            account TEXT NOT NULL, address TEXT NOT NULL, failed_at INTEGER NOT NULL
        ) STRICT;

        CREATE INDEX failure_of_account ON sign_in_failure (account, failed_at, address);

        CREATE INDEX failure_of_address ON sign_in_failure (address, failed_at);

        CREATE INDEX failure_by_time ON sign_in_failure (failed_at);

        CREATE TABLE deletion (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            subject TEXT NOT NULL CHECK (subject IN ('transaction', 'account', 'category', 'hashtag')),
            name TEXT NOT NULL,
            record_count INTEGER NOT NULL CHECK (record_count >= 0),
            moved_to BLOB CHECK (moved_to IS NULL OR (length(moved_to) = 16 AND subject = 'category')),
            deleted_at INTEGER NOT NULL,
            UNIQUE (book, id)
        ) STRICT;

        CREATE INDEX deletion_by_time ON deletion (deleted_at);

        CREATE INDEX deletion_of_book ON deletion (book, deleted_at);

        CREATE TABLE account (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
            name_key TEXT NOT NULL,
            currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
            opening_balance INTEGER NOT NULL
                CONSTRAINT opening_no_overflow CHECK (opening_balance BETWEEN -4000000000000000000 AND 4000000000000000000),
            is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
            created_at INTEGER NOT NULL,
            deletion BLOB,
            CHECK (deletion IS NULL OR is_default = 0),
            UNIQUE (book, id), UNIQUE (book, id, currency),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT;

        CREATE UNIQUE INDEX account_of_book ON account (book, name_key) WHERE deletion IS NULL;

        CREATE UNIQUE INDEX default_account ON account (book) WHERE is_default = 1;

        CREATE INDEX account_of_deletion ON account (book, deletion) WHERE deletion IS NOT NULL;

        CREATE TABLE category (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')),
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
            name_key TEXT NOT NULL,
            hue TEXT NOT NULL, icon TEXT NOT NULL,
            position INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            deletion BLOB,
            UNIQUE (book, id), UNIQUE (book, id, kind),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT;

        CREATE UNIQUE INDEX category_of_book ON category (book, kind, name_key) WHERE deletion IS NULL;

        CREATE INDEX category_by_position ON category (book, position) WHERE deletion IS NULL;

        CREATE INDEX category_of_deletion ON category (book, deletion) WHERE deletion IS NOT NULL;

        CREATE TABLE hashtag (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
            name_key TEXT NOT NULL,
            record_count INTEGER NOT NULL DEFAULT 0 CHECK (record_count >= 0),
            created_at INTEGER NOT NULL,
            deletion BLOB,
            UNIQUE (book, id),
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT;

        CREATE UNIQUE INDEX hashtag_of_book ON hashtag (book, name_key) WHERE deletion IS NULL;

        CREATE INDEX hashtag_of_deletion ON hashtag (book, deletion) WHERE deletion IS NOT NULL;

        CREATE TABLE record (
            number INTEGER PRIMARY KEY,
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
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
            FOREIGN KEY (book, category, kind) REFERENCES category (book, id, kind) ON DELETE RESTRICT,
            FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
        ) STRICT;

        CREATE INDEX record_of_book ON record (book) WHERE deletion IS NULL;

        CREATE INDEX record_of_kind ON record (book, kind) WHERE deletion IS NULL;

        CREATE INDEX record_of_account ON record (book, account) WHERE deletion IS NULL;

        CREATE INDEX record_of_account_kind ON record (book, account, kind) WHERE deletion IS NULL;

        CREATE INDEX record_of_account_category ON record (book, account, category) WHERE deletion IS NULL AND category IS NOT NULL;

        CREATE INDEX record_to_account ON record (book, to_account) WHERE deletion IS NULL AND to_account IS NOT NULL;

        CREATE INDEX record_of_category ON record (book, category) WHERE deletion IS NULL AND category IS NOT NULL;

        CREATE INDEX record_by_amount ON record (book, amount) WHERE deletion IS NULL;

        CREATE INDEX record_of_deletion ON record (book, deletion) WHERE deletion IS NOT NULL;

        CREATE TABLE record_hashtag (
            record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
            hashtag BLOB NOT NULL REFERENCES hashtag (id) ON DELETE CASCADE,
            PRIMARY KEY (record, hashtag)
        ) STRICT, WITHOUT ROWID;

        CREATE UNIQUE INDEX record_of_hashtag ON record_hashtag (hashtag, record);

        CREATE TABLE attachment (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            record INTEGER NOT NULL UNIQUE REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
            name TEXT NOT NULL,
            type TEXT NOT NULL,
            size INTEGER NOT NULL CHECK (size = length(bytes)),
            bytes BLOB NOT NULL
        ) STRICT;

        CREATE TABLE deletion_move (
            deletion BLOB NOT NULL REFERENCES deletion (id) ON DELETE CASCADE,
            record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
            PRIMARY KEY (deletion, record)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX move_of_record ON deletion_move (record);

        CREATE VIEW searchable AS SELECT number, search_text FROM record WHERE deletion IS NULL;

        CREATE VIRTUAL TABLE record_search USING fts5 (
            search_text, content = 'searchable', content_rowid = 'number', tokenize = 'ascii', prefix = '1 2 3 4', columnsize = 0
        );

        CREATE TABLE book_total (book BLOB NOT NULL, currency TEXT NOT NULL, income INTEGER NOT NULL CONSTRAINT income_no_overflow CHECK (income BETWEEN 0 AND 4000000000000000000),
        expenses INTEGER NOT NULL CONSTRAINT expenses_no_overflow CHECK (expenses BETWEEN 0 AND 4000000000000000000),
        income_count INTEGER NOT NULL, expense_count INTEGER NOT NULL, transfer_count INTEGER NOT NULL, PRIMARY KEY (book, currency)) STRICT, WITHOUT ROWID;

        CREATE TABLE day_total (
            book BLOB NOT NULL, date TEXT NOT NULL, currency TEXT NOT NULL, income INTEGER NOT NULL CONSTRAINT income_no_overflow CHECK (income BETWEEN 0 AND 4000000000000000000),
        expenses INTEGER NOT NULL CONSTRAINT expenses_no_overflow CHECK (expenses BETWEEN 0 AND 4000000000000000000),
        income_count INTEGER NOT NULL, expense_count INTEGER NOT NULL, transfer_count INTEGER NOT NULL, PRIMARY KEY (book, date, currency)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE account_total (
            book BLOB NOT NULL, account BLOB NOT NULL, income INTEGER NOT NULL CONSTRAINT income_no_overflow CHECK (income BETWEEN 0 AND 4000000000000000000),
        expenses INTEGER NOT NULL CONSTRAINT expenses_no_overflow CHECK (expenses BETWEEN 0 AND 4000000000000000000),
        income_count INTEGER NOT NULL, expense_count INTEGER NOT NULL, transfer_count INTEGER NOT NULL,
            change INTEGER NOT NULL CONSTRAINT change_no_overflow CHECK (change BETWEEN -4000000000000000000 AND 4000000000000000000),
            PRIMARY KEY (book, account)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE category_total (
            book BLOB NOT NULL, category BLOB NOT NULL, currency TEXT NOT NULL, amount INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (book, category, currency)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE day_account_total (
            book BLOB NOT NULL, date TEXT NOT NULL, account BLOB NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income', 'transfer', 'received')),
            category BLOB NOT NULL,
            currency TEXT NOT NULL, amount INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (book, date, account, kind, category)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX day_of_account ON day_account_total (book, account, date);

        CREATE INDEX day_of_account_category ON day_account_total (book, account, category, date);

        CREATE INDEX day_of_category ON day_account_total (book, category, date);

        CREATE TRIGGER record_added AFTER INSERT ON record WHEN NEW.deletion IS NULL BEGIN
        INSERT INTO book_total (book, currency, income, expenses, income_count, expense_count, transfer_count)
        VALUES (NEW.book, NEW.currency, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer')
        ON CONFLICT (book, currency)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count;
        INSERT INTO day_total (book, date, currency, income, expenses, income_count, expense_count, transfer_count)
        VALUES (NEW.book, NEW.date, NEW.currency, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer')
        ON CONFLICT (book, date, currency)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count;
        INSERT INTO category_total (book, category, currency, amount, count)
        SELECT NEW.book, NEW.category, NEW.currency, NEW.amount, 1 WHERE NEW.category IS NOT NULL
        ON CONFLICT (book, category, currency)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count;
        INSERT INTO account_total (book, account, income, expenses, income_count, expense_count, transfer_count, change)
        VALUES (NEW.book, NEW.account, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', iif(NEW.kind = 'income', NEW.amount, -NEW.amount))
        ON CONFLICT (book, account)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, change = change + excluded.change;
        INSERT INTO account_total (book, account, income, expenses, income_count, expense_count, transfer_count, change)
        SELECT NEW.book, NEW.to_account, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', NEW.received WHERE NEW.to_account IS NOT NULL
        ON CONFLICT (book, account)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, change = change + excluded.change;
        INSERT INTO day_account_total (book, date, account, kind, category, currency, amount, count)
        VALUES (NEW.book, NEW.date, NEW.account, NEW.kind, ifnull(NEW.category, x''), NEW.currency, NEW.amount, 1)
        ON CONFLICT (book, date, account, kind, category)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count;
        INSERT INTO day_account_total (book, date, account, kind, category, currency, amount, count)
        SELECT NEW.book, NEW.date, NEW.to_account, 'received', x'', NEW.received_currency, NEW.received, 1 WHERE NEW.to_account IS NOT NULL
        ON CONFLICT (book, date, account, kind, category)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count;
        INSERT INTO record_search (rowid, search_text) SELECT NEW.number, NEW.search_text WHERE NEW.deletion IS NULL;
        END;

        CREATE TRIGGER live_record_removed AFTER DELETE ON record WHEN OLD.deletion IS NULL BEGIN
        UPDATE book_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer') WHERE book = OLD.book AND currency = OLD.currency;
        DELETE FROM book_total WHERE book = OLD.book AND currency = OLD.currency AND income_count + expense_count + transfer_count = 0;
        UPDATE day_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer') WHERE book = OLD.book AND date = OLD.date AND currency = OLD.currency;
        DELETE FROM day_total WHERE book = OLD.book AND date = OLD.date AND currency = OLD.currency AND income_count + expense_count + transfer_count = 0;
        UPDATE category_total SET amount = amount - (OLD.amount), count = count - (1) WHERE book = OLD.book AND category = OLD.category AND currency = OLD.currency;
        DELETE FROM category_total WHERE book = OLD.book AND category = OLD.category AND currency = OLD.currency AND count = 0;
        UPDATE account_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), change = change - (iif(OLD.kind = 'income', OLD.amount, -OLD.amount)) WHERE book = OLD.book AND account = OLD.account;
        DELETE FROM account_total WHERE book = OLD.book AND account = OLD.account AND income_count + expense_count + transfer_count = 0;
        UPDATE account_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), change = change - (OLD.received) WHERE book = OLD.book AND account = OLD.to_account;
        DELETE FROM account_total WHERE book = OLD.book AND account = OLD.to_account AND income_count + expense_count + transfer_count = 0;
        UPDATE day_account_total SET amount = amount - (OLD.amount), count = count - (1) WHERE book = OLD.book AND date = OLD.date AND account = OLD.account AND kind = OLD.kind AND category = ifnull(OLD.category, x'');
        DELETE FROM day_account_total WHERE book = OLD.book AND date = OLD.date AND account = OLD.account AND kind = OLD.kind AND category = ifnull(OLD.category, x'') AND count = 0;
        UPDATE day_account_total SET amount = amount - (OLD.received), count = count - (1) WHERE book = OLD.book AND date = OLD.date AND account = OLD.to_account AND kind = 'received' AND category = x'';
        DELETE FROM day_account_total WHERE book = OLD.book AND date = OLD.date AND account = OLD.to_account AND kind = 'received' AND category = x'' AND count = 0;
        INSERT INTO record_search (record_search, rowid, search_text)
        SELECT 'delete', OLD.number, OLD.search_text WHERE OLD.deletion IS NULL;
        END;

        CREATE TRIGGER record_change_uncounts AFTER UPDATE OF book, date, kind, account, currency, amount, category, to_account, received, received_currency, deletion ON record WHEN OLD.deletion IS NULL BEGIN
        UPDATE book_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer') WHERE book = OLD.book AND currency = OLD.currency;
        DELETE FROM book_total WHERE book = OLD.book AND currency = OLD.currency AND income_count + expense_count + transfer_count = 0;
        UPDATE day_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer') WHERE book = OLD.book AND date = OLD.date AND currency = OLD.currency;
        DELETE FROM day_total WHERE book = OLD.book AND date = OLD.date AND currency = OLD.currency AND income_count + expense_count + transfer_count = 0;
        UPDATE category_total SET amount = amount - (OLD.amount), count = count - (1) WHERE book = OLD.book AND category = OLD.category AND currency = OLD.currency;
        DELETE FROM category_total WHERE book = OLD.book AND category = OLD.category AND currency = OLD.currency AND count = 0;
        UPDATE account_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), change = change - (iif(OLD.kind = 'income', OLD.amount, -OLD.amount)) WHERE book = OLD.book AND account = OLD.account;
        DELETE FROM account_total WHERE book = OLD.book AND account = OLD.account AND income_count + expense_count + transfer_count = 0;
        UPDATE account_total SET income = income - (iif(OLD.kind = 'income', OLD.amount, 0)), expenses = expenses - (iif(OLD.kind = 'expense', OLD.amount, 0)), income_count = income_count - (OLD.kind = 'income'), expense_count = expense_count - (OLD.kind = 'expense'), transfer_count = transfer_count - (OLD.kind = 'transfer'), change = change - (OLD.received) WHERE book = OLD.book AND account = OLD.to_account;
        DELETE FROM account_total WHERE book = OLD.book AND account = OLD.to_account AND income_count + expense_count + transfer_count = 0;
        UPDATE day_account_total SET amount = amount - (OLD.amount), count = count - (1) WHERE book = OLD.book AND date = OLD.date AND account = OLD.account AND kind = OLD.kind AND category = ifnull(OLD.category, x'');
        DELETE FROM day_account_total WHERE book = OLD.book AND date = OLD.date AND account = OLD.account AND kind = OLD.kind AND category = ifnull(OLD.category, x'') AND count = 0;
        UPDATE day_account_total SET amount = amount - (OLD.received), count = count - (1) WHERE book = OLD.book AND date = OLD.date AND account = OLD.to_account AND kind = 'received' AND category = x'';
        DELETE FROM day_account_total WHERE book = OLD.book AND date = OLD.date AND account = OLD.to_account AND kind = 'received' AND category = x'' AND count = 0;
        END;

        CREATE TRIGGER record_change_counts AFTER UPDATE OF book, date, kind, account, currency, amount, category, to_account, received, received_currency, deletion ON record WHEN NEW.deletion IS NULL BEGIN
        INSERT INTO book_total (book, currency, income, expenses, income_count, expense_count, transfer_count)
        VALUES (NEW.book, NEW.currency, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer')
        ON CONFLICT (book, currency)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count;
        INSERT INTO day_total (book, date, currency, income, expenses, income_count, expense_count, transfer_count)
        VALUES (NEW.book, NEW.date, NEW.currency, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer')
        ON CONFLICT (book, date, currency)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count;
        INSERT INTO category_total (book, category, currency, amount, count)
        SELECT NEW.book, NEW.category, NEW.currency, NEW.amount, 1 WHERE NEW.category IS NOT NULL
        ON CONFLICT (book, category, currency)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count;
        INSERT INTO account_total (book, account, income, expenses, income_count, expense_count, transfer_count, change)
        VALUES (NEW.book, NEW.account, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', iif(NEW.kind = 'income', NEW.amount, -NEW.amount))
        ON CONFLICT (book, account)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, change = change + excluded.change;
        INSERT INTO account_total (book, account, income, expenses, income_count, expense_count, transfer_count, change)
        SELECT NEW.book, NEW.to_account, iif(NEW.kind = 'income', NEW.amount, 0), iif(NEW.kind = 'expense', NEW.amount, 0), NEW.kind = 'income', NEW.kind = 'expense', NEW.kind = 'transfer', NEW.received WHERE NEW.to_account IS NOT NULL
        ON CONFLICT (book, account)
        DO UPDATE SET income = income + excluded.income, expenses = expenses + excluded.expenses, income_count = income_count + excluded.income_count, expense_count = expense_count + excluded.expense_count, transfer_count = transfer_count + excluded.transfer_count, change = change + excluded.change;
        INSERT INTO day_account_total (book, date, account, kind, category, currency, amount, count)
        VALUES (NEW.book, NEW.date, NEW.account, NEW.kind, ifnull(NEW.category, x''), NEW.currency, NEW.amount, 1)
        ON CONFLICT (book, date, account, kind, category)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count;
        INSERT INTO day_account_total (book, date, account, kind, category, currency, amount, count)
        SELECT NEW.book, NEW.date, NEW.to_account, 'received', x'', NEW.received_currency, NEW.received, 1 WHERE NEW.to_account IS NOT NULL
        ON CONFLICT (book, date, account, kind, category)
        DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count;
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
        WHERE id IN (SELECT hashtag FROM record_hashtag WHERE record = NEW.number);
        END;

        CREATE TRIGGER hashtag_stays_in_book BEFORE INSERT ON record_hashtag BEGIN
        SELECT RAISE(ABORT, 'a hashtag of another book')
        WHERE (SELECT book FROM record WHERE number = NEW.record) IS NOT (SELECT book FROM hashtag WHERE id = NEW.hashtag);
        END;

        CREATE TRIGGER hashtag_added AFTER INSERT ON record_hashtag WHEN (SELECT deletion FROM record WHERE number = NEW.record) IS NULL BEGIN
        UPDATE hashtag SET record_count = record_count + 1 WHERE id = NEW.hashtag;
        END;

        CREATE TRIGGER hashtag_removed AFTER DELETE ON record_hashtag WHEN EXISTS (SELECT 1 FROM record WHERE number = OLD.record AND deletion IS NULL) BEGIN
        UPDATE hashtag SET record_count = record_count - 1 WHERE id = OLD.hashtag;
        END;
        """#)
}
