// swift-format-ignore-file
extension Migration {
    /// Exchange rates, the main currency of a book, amounts in it in addition to those in their own currency, and totals by
    /// month.
    static let exchangeRates = Migration(
        number: 3,
        sql: #"""
        ALTER TABLE book ADD COLUMN main_currency TEXT NOT NULL DEFAULT 'EUR' CHECK (main_currency GLOB '[A-Z][A-Z][A-Z]');

        UPDATE book SET main_currency = u.main_currency FROM user u WHERE u.book = book.id;

        ALTER TABLE user DROP COLUMN main_currency;

        CREATE TABLE exchange_rate (
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            base TEXT NOT NULL CHECK (base GLOB '[A-Z][A-Z][A-Z]'), quote TEXT NOT NULL CHECK (quote GLOB '[A-Z][A-Z][A-Z]'),
            date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
            digits INTEGER NOT NULL CHECK (digits BETWEEN 1 AND 999999999999999), scale INTEGER NOT NULL CHECK (scale BETWEEN 0 AND 10),
            created_at INTEGER NOT NULL,
            CHECK (base <> quote),
            PRIMARY KEY (book, base, quote, date)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE reference_rate (
            currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]' AND currency <> 'EUR'),
            date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
            digits INTEGER NOT NULL CHECK (digits BETWEEN 1 AND 999999999999999), scale INTEGER NOT NULL CHECK (scale BETWEEN 0 AND 10),
            PRIMARY KEY (currency, date)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE unconvertible (
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            currency TEXT NOT NULL,
            PRIMARY KEY (book, currency)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE reference_fetch (
            number INTEGER PRIMARY KEY CHECK (number = 1),
            is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
            attempted_at INTEGER, succeeded_at INTEGER, problem TEXT CHECK (length(problem) <= 200)
        ) STRICT;

        INSERT INTO reference_fetch (number, is_on) VALUES (1, 0);

        ALTER TABLE record ADD COLUMN
            main_amount INTEGER CHECK (main_amount >= 0) CONSTRAINT main_no_overflow CHECK (main_amount <= 4000000000000000000);

        UPDATE record SET main_amount = amount WHERE currency = (SELECT b.main_currency FROM book b WHERE b.id = book);

        ALTER TABLE book_total ADD COLUMN main_income INTEGER NOT NULL DEFAULT 0 CONSTRAINT main_income_no_overflow CHECK (main_income BETWEEN 0 AND 4000000000000000000);

        ALTER TABLE book_total ADD COLUMN main_expenses INTEGER NOT NULL DEFAULT 0 CONSTRAINT main_expenses_no_overflow CHECK (main_expenses BETWEEN 0 AND 4000000000000000000);

        ALTER TABLE book_total ADD COLUMN unconverted_income INTEGER NOT NULL DEFAULT 0 CONSTRAINT unconverted_income_no_overflow CHECK (unconverted_income BETWEEN 0 AND 4000000000000000000);

        ALTER TABLE book_total ADD COLUMN unconverted_expenses INTEGER NOT NULL DEFAULT 0 CONSTRAINT unconverted_expenses_no_overflow CHECK (unconverted_expenses BETWEEN 0 AND 4000000000000000000);

        ALTER TABLE account_total ADD COLUMN main_income INTEGER NOT NULL DEFAULT 0 CONSTRAINT main_income_no_overflow CHECK (main_income BETWEEN 0 AND 4000000000000000000);

        ALTER TABLE account_total ADD COLUMN main_expenses INTEGER NOT NULL DEFAULT 0 CONSTRAINT main_expenses_no_overflow CHECK (main_expenses BETWEEN 0 AND 4000000000000000000);

        ALTER TABLE account_total ADD COLUMN unconverted_income INTEGER NOT NULL DEFAULT 0 CONSTRAINT unconverted_income_no_overflow CHECK (unconverted_income BETWEEN 0 AND 4000000000000000000);

        ALTER TABLE account_total ADD COLUMN unconverted_expenses INTEGER NOT NULL DEFAULT 0 CONSTRAINT unconverted_expenses_no_overflow CHECK (unconverted_expenses BETWEEN 0 AND 4000000000000000000);

        ALTER TABLE category_total ADD COLUMN main_amount INTEGER NOT NULL DEFAULT 0;

        ALTER TABLE category_total ADD COLUMN unconverted INTEGER NOT NULL DEFAULT 0;

        ALTER TABLE day_total ADD COLUMN main_income INTEGER;

        ALTER TABLE day_total ADD COLUMN main_expenses INTEGER;

        ALTER TABLE day_account_total ADD COLUMN main_amount INTEGER;

        UPDATE day_total SET main_income = income, main_expenses = expenses WHERE currency = (SELECT b.main_currency FROM book b WHERE b.id = book);

        UPDATE day_account_total SET main_amount = amount WHERE kind <> 'received' AND currency = (SELECT b.main_currency FROM book b WHERE b.id = book);

        UPDATE book_total SET main_income = income, main_expenses = expenses WHERE currency = (SELECT b.main_currency FROM book b WHERE b.id = book);

        UPDATE book_total SET unconverted_income = income, unconverted_expenses = expenses WHERE NOT (currency = (SELECT b.main_currency FROM book b WHERE b.id = book));

        UPDATE category_total SET main_amount = iif(currency = (SELECT b.main_currency FROM book b WHERE b.id = book), amount, 0), unconverted = iif(currency = (SELECT b.main_currency FROM book b WHERE b.id = book), 0, amount);

        UPDATE account_total SET main_income = iif(a.currency = b.main_currency, income, 0),
            main_expenses = iif(a.currency = b.main_currency, expenses, 0),
            unconverted_income = iif(a.currency = b.main_currency, 0, income),
            unconverted_expenses = iif(a.currency = b.main_currency, 0, expenses)
        FROM account a JOIN book b ON b.id = a.book WHERE a.id = account_total.account;

        CREATE TABLE account_day_total (
            book BLOB NOT NULL, account BLOB NOT NULL, date TEXT NOT NULL, income INTEGER NOT NULL CONSTRAINT income_no_overflow CHECK (income BETWEEN 0 AND 4000000000000000000),
        expenses INTEGER NOT NULL CONSTRAINT expenses_no_overflow CHECK (expenses BETWEEN 0 AND 4000000000000000000),
        income_count INTEGER NOT NULL, expense_count INTEGER NOT NULL, transfer_count INTEGER NOT NULL, change INTEGER NOT NULL,
            main_income INTEGER NOT NULL DEFAULT 0 CONSTRAINT main_income_no_overflow CHECK (main_income BETWEEN 0 AND 4000000000000000000), main_expenses INTEGER NOT NULL DEFAULT 0 CONSTRAINT main_expenses_no_overflow CHECK (main_expenses BETWEEN 0 AND 4000000000000000000), unconverted_income INTEGER NOT NULL DEFAULT 0 CONSTRAINT unconverted_income_no_overflow CHECK (unconverted_income BETWEEN 0 AND 4000000000000000000), unconverted_expenses INTEGER NOT NULL DEFAULT 0 CONSTRAINT unconverted_expenses_no_overflow CHECK (unconverted_expenses BETWEEN 0 AND 4000000000000000000),
            PRIMARY KEY (book, account, date)
        ) STRICT, WITHOUT ROWID;

        INSERT INTO account_day_total
        SELECT book, account, date, sum(iif(kind = 'income', amount, 0)), sum(iif(kind = 'expense', amount, 0)),
            sum(iif(kind = 'income', count, 0)), sum(iif(kind = 'expense', count, 0)), sum(iif(kind IN ('transfer', 'received'), count, 0)),
            sum(iif(kind IN ('income', 'received'), amount, -amount)),
            sum(iif(kind = 'income', ifnull(main_amount, 0), 0)), sum(iif(kind = 'expense', ifnull(main_amount, 0), 0)),
            sum(iif(kind = 'income', iif(main_amount IS NULL, amount, 0), 0)), sum(iif(kind = 'expense', iif(main_amount IS NULL, amount, 0), 0))
        FROM day_account_total GROUP BY book, account, date;

        CREATE TABLE account_month_total (
            book BLOB NOT NULL, account BLOB NOT NULL, month TEXT NOT NULL CHECK (month IS date(month, 'start of month')), change INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (book, account, month)
        ) STRICT, WITHOUT ROWID;

        INSERT INTO account_month_total
        SELECT book, account, substr(date, 1, 8) || '01' AS month, sum(change), sum(income_count + expense_count + transfer_count)
        FROM account_day_total GROUP BY book, account, month;

        CREATE TABLE day_category_total (
            book BLOB NOT NULL, date TEXT NOT NULL, category BLOB NOT NULL, currency TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')), amount INTEGER NOT NULL, count INTEGER NOT NULL, main_amount INTEGER,
            PRIMARY KEY (book, date, category, currency)
        ) STRICT, WITHOUT ROWID;

        INSERT INTO day_category_total
        SELECT book, date, category, currency, kind, sum(amount), sum(count), sum(main_amount)
        FROM day_account_total WHERE kind IN ('expense', 'income') GROUP BY book, date, category, currency;

        DROP INDEX day_of_category;

        CREATE INDEX day_of_category ON day_category_total (book, category, date);

        CREATE TABLE month_total (
            book BLOB NOT NULL, month TEXT NOT NULL CHECK (month IS date(month, 'start of month')), account BLOB NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')), category BLOB NOT NULL,
            currency TEXT NOT NULL, amount INTEGER NOT NULL, count INTEGER NOT NULL,
            main_amount INTEGER NOT NULL, unconverted INTEGER NOT NULL,
            PRIMARY KEY (book, month, account, kind, category)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX month_of_account ON month_total (book, account, month);

        CREATE INDEX month_of_category ON month_total (book, category, month);

        INSERT INTO month_total
        SELECT book, substr(date, 1, 8) || '01' AS month, account, kind, category, currency, sum(amount), sum(count),
            ifnull(sum(main_amount), 0), sum(iif(main_amount IS NULL, amount, 0))
        FROM day_account_total WHERE kind IN ('expense', 'income') GROUP BY book, month, account, kind, category;

        DROP TRIGGER record_added;

        DROP TRIGGER live_record_removed;

        DROP TRIGGER record_change_uncounts;

        DROP TRIGGER record_change_counts;

        CREATE TRIGGER record_added AFTER INSERT ON record WHEN NEW.deletion IS NULL BEGIN
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

        CREATE TRIGGER live_record_removed AFTER DELETE ON record WHEN OLD.deletion IS NULL BEGIN
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
        """#)
}
