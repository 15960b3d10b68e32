-- The schema of version 42, which the migrations make. Written by SchemaFileTests.

CREATE TABLE book (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    created_at INTEGER NOT NULL,
    names_version INTEGER NOT NULL DEFAULT 0,
    main_currency TEXT NOT NULL DEFAULT 'EUR' CHECK (main_currency GLOB '[A-Z][A-Z][A-Z]'),
    state TEXT NOT NULL DEFAULT 'live' CHECK (state IN ('live', 'arriving', 'leaving')),
    replaces BLOB CHECK (replaces IS NULL OR (length(replaces) = 16 AND state = 'arriving')),
    is_outdated INTEGER NOT NULL DEFAULT 0 CHECK (is_outdated IN (0, 1)),
    time_zone TEXT NOT NULL DEFAULT 'UTC',
    week_start INTEGER NOT NULL DEFAULT 1 CHECK (week_start BETWEEN 1 AND 7),
    month_start INTEGER NOT NULL DEFAULT 1 CHECK (month_start BETWEEN 1 AND 28)
) STRICT;
CREATE INDEX book_passing ON book (state) WHERE state <> 'live';
CREATE INDEX book_replacing ON book (replaces) WHERE replaces IS NOT NULL;

CREATE TABLE user (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    book BLOB NOT NULL UNIQUE REFERENCES book (id) ON DELETE RESTRICT,
    username TEXT NOT NULL CHECK (length(username) BETWEEN 1 AND 500),
    username_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL CHECK (length(email) BETWEEN 1 AND 500),
    email_key TEXT NOT NULL UNIQUE,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    date_of_birth TEXT CHECK (date_of_birth IS date(date_of_birth, '+0 days')),
    role TEXT NOT NULL CHECK (role IN ('member', 'operator')),
    is_disabled INTEGER NOT NULL DEFAULT 0 CHECK (is_disabled IN (0, 1)),
    password TEXT NOT NULL CHECK (password <> ''),
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    masks_amounts INTEGER NOT NULL DEFAULT 0 CHECK (masks_amounts IN (0, 1)),
    hides_banners INTEGER NOT NULL DEFAULT 0 CHECK (hides_banners IN (0, 1)),
    deletion_due_at INTEGER,
    consented_at INTEGER,
    consented_to TEXT,
    lock_after INTEGER CHECK (lock_after BETWEEN 0 AND 86400),
    username_skeleton TEXT
) STRICT;
CREATE INDEX user_leaving ON user (deletion_due_at) WHERE deletion_due_at IS NOT NULL;
CREATE UNIQUE INDEX user_skeleton ON user (username_skeleton);

CREATE TABLE session (
    token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL,
    user_agent TEXT NOT NULL,
    address TEXT NOT NULL,
    confirmed_at INTEGER NOT NULL DEFAULT 0,
    passcode_tries INTEGER NOT NULL DEFAULT 0 CHECK (passcode_tries BETWEEN 0 AND 100)
) STRICT;
CREATE INDEX session_of_user ON session (user, last_seen_at);

CREATE TABLE invitation (
    token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    created_by BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE site (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    sign_up TEXT NOT NULL CHECK (sign_up IN ('open', 'invitation', 'closed')),
    removals INTEGER NOT NULL DEFAULT 0,
    erased_removals INTEGER NOT NULL DEFAULT 0 CHECK (erased_removals <= removals),
    backs_up_daily INTEGER NOT NULL DEFAULT 0 CHECK (backs_up_daily IN (0, 1)),
    fetches_banks INTEGER NOT NULL DEFAULT 0 CHECK (fetches_banks IN (0, 1))
) STRICT;

CREATE TABLE sign_in_failure (
    number INTEGER PRIMARY KEY,
    account TEXT NOT NULL,
    address TEXT NOT NULL,
    failed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX failure_of_account ON sign_in_failure (account, failed_at, address);
CREATE INDEX failure_of_address ON sign_in_failure (address, failed_at);
CREATE INDEX failure_by_time ON sign_in_failure (failed_at);

CREATE VIRTUAL TABLE record_search USING fts5 (
    search_text,
    content = 'searchable',
    content_rowid = 'number',
    tokenize = 'ascii',
    prefix = '1 2 3 4',
    columnsize = 0
);

CREATE TABLE book_total (
    book BLOB NOT NULL,
    currency TEXT NOT NULL,
    income INTEGER NOT NULL CONSTRAINT income_no_overflow CHECK (income BETWEEN 0 AND 4000000000000000000),
    expenses INTEGER NOT NULL CONSTRAINT expenses_no_overflow CHECK (expenses BETWEEN 0 AND 4000000000000000000),
    income_count INTEGER NOT NULL,
    expense_count INTEGER NOT NULL,
    transfer_count INTEGER NOT NULL,
    main_income INTEGER NOT NULL DEFAULT 0 CONSTRAINT main_income_no_overflow CHECK (main_income BETWEEN 0 AND 4000000000000000000),
    main_expenses INTEGER NOT NULL DEFAULT 0 CONSTRAINT main_expenses_no_overflow CHECK (main_expenses BETWEEN 0 AND 4000000000000000000),
    unconverted_income INTEGER NOT NULL DEFAULT 0 CONSTRAINT unconverted_income_no_overflow CHECK (unconverted_income BETWEEN 0 AND 4000000000000000000),
    unconverted_expenses INTEGER NOT NULL DEFAULT 0 CONSTRAINT unconverted_expenses_no_overflow CHECK (unconverted_expenses BETWEEN 0 AND 4000000000000000000),
    PRIMARY KEY (book, currency)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_total (
    book BLOB NOT NULL,
    date TEXT NOT NULL,
    currency TEXT NOT NULL,
    income INTEGER NOT NULL CONSTRAINT income_no_overflow CHECK (income BETWEEN 0 AND 4000000000000000000),
    expenses INTEGER NOT NULL CONSTRAINT expenses_no_overflow CHECK (expenses BETWEEN 0 AND 4000000000000000000),
    income_count INTEGER NOT NULL,
    expense_count INTEGER NOT NULL,
    transfer_count INTEGER NOT NULL,
    main_income INTEGER,
    main_expenses INTEGER,
    PRIMARY KEY (book, date, currency)
) STRICT, WITHOUT ROWID;
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

CREATE TABLE account_total (
    book BLOB NOT NULL,
    account BLOB NOT NULL,
    income INTEGER NOT NULL CONSTRAINT income_no_overflow CHECK (income BETWEEN 0 AND 4000000000000000000),
    expenses INTEGER NOT NULL CONSTRAINT expenses_no_overflow CHECK (expenses BETWEEN 0 AND 4000000000000000000),
    income_count INTEGER NOT NULL,
    expense_count INTEGER NOT NULL,
    transfer_count INTEGER NOT NULL,
    change INTEGER NOT NULL CONSTRAINT change_no_overflow CHECK (change BETWEEN -4000000000000000000 AND 4000000000000000000),
    main_income INTEGER NOT NULL DEFAULT 0 CONSTRAINT main_income_no_overflow CHECK (main_income BETWEEN 0 AND 4000000000000000000),
    main_expenses INTEGER NOT NULL DEFAULT 0 CONSTRAINT main_expenses_no_overflow CHECK (main_expenses BETWEEN 0 AND 4000000000000000000),
    unconverted_income INTEGER NOT NULL DEFAULT 0 CONSTRAINT unconverted_income_no_overflow CHECK (unconverted_income BETWEEN 0 AND 4000000000000000000),
    unconverted_expenses INTEGER NOT NULL DEFAULT 0 CONSTRAINT unconverted_expenses_no_overflow CHECK (unconverted_expenses BETWEEN 0 AND 4000000000000000000),
    PRIMARY KEY (book, account)
) STRICT, WITHOUT ROWID;

CREATE TABLE category_total (
    book BLOB NOT NULL,
    category BLOB NOT NULL,
    currency TEXT NOT NULL,
    amount INTEGER NOT NULL,
    count INTEGER NOT NULL,
    main_amount INTEGER NOT NULL DEFAULT 0,
    unconverted INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (book, category, currency)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_account_total (
    book BLOB NOT NULL,
    date TEXT NOT NULL,
    account BLOB NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('expense', 'income', 'transfer', 'received')),
    category BLOB NOT NULL,
    currency TEXT NOT NULL,
    amount INTEGER NOT NULL,
    count INTEGER NOT NULL,
    main_amount INTEGER,
    PRIMARY KEY (book, date, account, kind, category)
) STRICT, WITHOUT ROWID;
CREATE INDEX day_of_account ON day_account_total (book, account, date);
CREATE INDEX day_of_account_category ON day_account_total (book, account, category, date);

CREATE TABLE exchange_rate (
    book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
    base TEXT NOT NULL CHECK (base GLOB '[A-Z][A-Z][A-Z]'),
    quote TEXT NOT NULL CHECK (quote GLOB '[A-Z][A-Z][A-Z]'),
    date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
    digits INTEGER NOT NULL CHECK (digits BETWEEN 1 AND 999999999999999),
    scale INTEGER NOT NULL CHECK (scale BETWEEN 0 AND 10),
    created_at INTEGER NOT NULL,
    CHECK (base <> quote),
    PRIMARY KEY (book, base, quote, date)
) STRICT, WITHOUT ROWID;

CREATE TABLE reference_rate (
    currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]' AND currency <> 'EUR'),
    date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
    digits INTEGER NOT NULL CHECK (digits BETWEEN 1 AND 999999999999999),
    scale INTEGER NOT NULL CHECK (scale BETWEEN 0 AND 10),
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
    attempted_at INTEGER,
    succeeded_at INTEGER,
    problem TEXT CHECK (length(problem) <= 200)
) STRICT;

CREATE TABLE account_day_total (
    book BLOB NOT NULL,
    account BLOB NOT NULL,
    date TEXT NOT NULL,
    income INTEGER NOT NULL CONSTRAINT income_no_overflow CHECK (income BETWEEN 0 AND 4000000000000000000),
    expenses INTEGER NOT NULL CONSTRAINT expenses_no_overflow CHECK (expenses BETWEEN 0 AND 4000000000000000000),
    income_count INTEGER NOT NULL,
    expense_count INTEGER NOT NULL,
    transfer_count INTEGER NOT NULL,
    change INTEGER NOT NULL,
    main_income INTEGER NOT NULL DEFAULT 0 CONSTRAINT main_income_no_overflow CHECK (main_income BETWEEN 0 AND 4000000000000000000),
    main_expenses INTEGER NOT NULL DEFAULT 0 CONSTRAINT main_expenses_no_overflow CHECK (main_expenses BETWEEN 0 AND 4000000000000000000),
    unconverted_income INTEGER NOT NULL DEFAULT 0 CONSTRAINT unconverted_income_no_overflow CHECK (unconverted_income BETWEEN 0 AND 4000000000000000000),
    unconverted_expenses INTEGER NOT NULL DEFAULT 0 CONSTRAINT unconverted_expenses_no_overflow CHECK (unconverted_expenses BETWEEN 0 AND 4000000000000000000),
    PRIMARY KEY (book, account, date)
) STRICT, WITHOUT ROWID;

CREATE TABLE account_month_total (
    book BLOB NOT NULL,
    account BLOB NOT NULL,
    month TEXT NOT NULL CHECK (month IS date(month, 'start of month')),
    change INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (book, account, month)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_category_total (
    book BLOB NOT NULL,
    date TEXT NOT NULL,
    category BLOB NOT NULL,
    currency TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')),
    amount INTEGER NOT NULL,
    count INTEGER NOT NULL,
    main_amount INTEGER,
    PRIMARY KEY (book, date, category, currency)
) STRICT, WITHOUT ROWID;
CREATE INDEX day_of_category ON day_category_total (book, category, date);

CREATE TABLE month_total (
    book BLOB NOT NULL,
    month TEXT NOT NULL CHECK (month IS date(month, 'start of month')),
    account BLOB NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')),
    category BLOB NOT NULL,
    currency TEXT NOT NULL,
    amount INTEGER NOT NULL,
    count INTEGER NOT NULL,
    main_amount INTEGER NOT NULL,
    unconverted INTEGER NOT NULL,
    PRIMARY KEY (book, month, account, kind, category)
) STRICT, WITHOUT ROWID;
CREATE INDEX month_of_account ON month_total (book, account, month);
CREATE INDEX month_of_category ON month_total (book, category, month);

CREATE TABLE expense_month_total (
    book BLOB NOT NULL,
    month TEXT NOT NULL CHECK (month IS date(month, 'start of month')),
    currency TEXT NOT NULL,
    main_amount INTEGER NOT NULL,
    unconverted INTEGER NOT NULL,
    days INTEGER NOT NULL,
    PRIMARY KEY (book, month, currency)
) STRICT, WITHOUT ROWID;

CREATE TABLE place_total (
    book BLOB NOT NULL,
    level INTEGER NOT NULL,
    scope BLOB NOT NULL,
    year INTEGER NOT NULL,
    cell INTEGER NOT NULL,
    place TEXT NOT NULL,
    count INTEGER NOT NULL,
    main_amount INTEGER NOT NULL,
    unconverted INTEGER NOT NULL,
    latitude INTEGER NOT NULL,
    longitude INTEGER NOT NULL,
    number_high INTEGER NOT NULL,
    number_low INTEGER NOT NULL,
    PRIMARY KEY (book, level, scope, year, cell, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE passcode (
    user BLOB NOT NULL PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
    hash TEXT NOT NULL CHECK (hash <> ''),
    changed_at INTEGER NOT NULL
) STRICT;

CREATE TABLE one_time_password (
    user BLOB NOT NULL PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
    secret BLOB NOT NULL CHECK (length(secret) = 20),
    last_step INTEGER NOT NULL CHECK (last_step >= 0),
    since INTEGER NOT NULL
) STRICT;

CREATE TABLE recovery_code (
    user BLOB NOT NULL REFERENCES one_time_password (user) ON DELETE CASCADE,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (user, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE pending_sign_in (
    token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    user BLOB NOT NULL REFERENCES one_time_password (user) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 100)
) STRICT;
CREATE INDEX pending_sign_in_of_user ON pending_sign_in (user);

CREATE TABLE passkey (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    credential BLOB NOT NULL UNIQUE CHECK (length(credential) BETWEEN 1 AND 1023),
    public_key BLOB NOT NULL CHECK (length(public_key) BETWEEN 1 AND 1024),
    counter INTEGER NOT NULL CHECK (counter BETWEEN 0 AND 4294967295),
    host TEXT NOT NULL CHECK (host <> ''),
    transports TEXT NOT NULL,
    is_backed_up INTEGER NOT NULL CHECK (is_backed_up IN (0, 1)),
    name TEXT NOT NULL CHECK (name <> ''),
    created_at INTEGER NOT NULL,
    last_used_at INTEGER,
    refused_at INTEGER
) STRICT;
CREATE INDEX passkey_of_user ON passkey (user, created_at, id);

CREATE TABLE known_device (
    user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (length(kind) <= 200),
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (user, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX known_device_by_time ON known_device (seen_at);

CREATE TABLE notification_settings (
    user BLOB NOT NULL PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
    address TEXT NOT NULL CHECK (length(address) <= 2000),
    format TEXT NOT NULL CHECK (format IN ('ntfy', 'json')),
    shows_amounts INTEGER NOT NULL CHECK (shows_amounts IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE TABLE channel_state (
    user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    channel TEXT NOT NULL CHECK (channel IN ('email', 'address')),
    day INTEGER NOT NULL,
    count INTEGER NOT NULL CHECK (count >= 0),
    sent_at INTEGER,
    failed_at INTEGER,
    problem TEXT CHECK (length(problem) <= 200),
    PRIMARY KEY (user, channel),
    CHECK ((failed_at IS NULL) = (problem IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE feedback (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    subject TEXT NOT NULL CHECK (subject <> ''),
    content TEXT NOT NULL CHECK (content <> ''),
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX feedback_of_user ON feedback (user, created_at);
CREATE INDEX feedback_by_time ON feedback (created_at, id);

CREATE TABLE audit (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    act TEXT NOT NULL CHECK (length(act) BETWEEN 1 AND 40),
    source TEXT NOT NULL CHECK (source IN ('user', 'terminal', 'server')),
    user BLOB CHECK (iif(source = 'user', ifnull(length(user), 0) = 16, user IS NULL)),
    terminal TEXT CHECK (iif(source = 'terminal', ifnull(length(terminal), 0) BETWEEN 1 AND 100, terminal IS NULL)),
    about BLOB CHECK (about IS NULL OR length(about) = 16)
) STRICT;
CREATE INDEX audit_by_time ON audit (at);
CREATE INDEX audit_of_act ON audit (act, at);
CREATE INDEX audit_of_user ON audit (user) WHERE user IS NOT NULL;
CREATE INDEX audit_about ON audit (about) WHERE about IS NOT NULL;
CREATE TRIGGER audit_is_kept BEFORE UPDATE ON audit BEGIN
    SELECT raise(ABORT, 'the audit log is only added to');
END;

CREATE TABLE password_reset (
    token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    user BLOB NOT NULL UNIQUE REFERENCES user (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX password_reset_by_time ON password_reset (expires_at);

CREATE TABLE banner (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    feed_key TEXT UNIQUE CHECK (length(feed_key) BETWEEN 1 AND 100),
    text_en TEXT NOT NULL CHECK (length(text_en) <= 2000),
    text_ja TEXT NOT NULL CHECK (length(text_ja) <= 2000),
    text_zh TEXT NOT NULL CHECK (length(text_zh) <= 2000) CHECK (text_en || text_ja || text_zh <> ''),
    alternative_en TEXT NOT NULL CHECK (length(alternative_en) <= 2000),
    alternative_ja TEXT NOT NULL CHECK (length(alternative_ja) <= 2000),
    alternative_zh TEXT NOT NULL CHECK (length(alternative_zh) <= 2000),
    link TEXT NOT NULL CHECK (length(link) BETWEEN 8 AND 2000),
    image_address TEXT NOT NULL CHECK (length(image_address) <= 2000),
    starts_at INTEGER NOT NULL,
    ends_at INTEGER CHECK (ends_at > starts_at),
    changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX banner_by_end ON banner (ends_at);

CREATE TABLE banner_image (
    banner BLOB NOT NULL PRIMARY KEY REFERENCES banner (id) ON DELETE CASCADE,
    type TEXT NOT NULL CHECK (type IN ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
    width INTEGER NOT NULL CHECK (width BETWEEN 1 AND 4096),
    height INTEGER NOT NULL CHECK (height BETWEEN 1 AND 4096),
    bytes BLOB NOT NULL CHECK (length(bytes) BETWEEN 1 AND 307200)
) STRICT;

CREATE TABLE banner_slot (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
    address TEXT NOT NULL CHECK (length(address) <= 2000),
    attempted_at INTEGER,
    succeeded_at INTEGER,
    problem TEXT CHECK (length(problem) <= 200)
) STRICT;

CREATE TABLE api_token (
    token_hash BLOB PRIMARY KEY NOT NULL CHECK (length(token_hash) = 32),
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
    name_key TEXT NOT NULL,
    prefix TEXT NOT NULL CHECK (length(prefix) BETWEEN 1 AND 20),
    scope TEXT NOT NULL CHECK (scope IN ('read', 'write')),
    created_at INTEGER NOT NULL,
    expires_at INTEGER CHECK (expires_at > created_at),
    last_used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX api_token_of_user ON api_token (user, name_key);
CREATE INDEX api_token_expiry ON api_token (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE device_token (
    token_hash BLOB NOT NULL CHECK (length(token_hash) = 32),
    user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    session BLOB NOT NULL CHECK (length(session) = 16),
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (token_hash, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX device_token_of_user ON device_token (user, seen_at);
CREATE INDEX device_token_by_time ON device_token (seen_at);

CREATE TABLE "deletion" (
    id BLOB NOT NULL CHECK (length(id) = 16),
    book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
    subject TEXT NOT NULL CHECK (subject <> ''),
    name TEXT NOT NULL,
    record_count INTEGER NOT NULL CHECK (record_count >= 0),
    moved_to BLOB CHECK (moved_to IS NULL OR (length(moved_to) = 16 AND subject = 'category')),
    deleted_at INTEGER NOT NULL,
    PRIMARY KEY (book, id)
) STRICT;
CREATE INDEX deletion_by_time ON deletion (deleted_at);
CREATE INDEX deletion_of_book ON deletion (book, deleted_at);

CREATE TABLE "account" (
    id BLOB NOT NULL CHECK (length(id) = 16),
    book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
    name_key TEXT NOT NULL,
    currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
    opening_balance INTEGER NOT NULL CONSTRAINT opening_no_overflow CHECK (opening_balance BETWEEN -4000000000000000000 AND 4000000000000000000),
    is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
    created_at INTEGER NOT NULL,
    deletion BLOB,
    person BLOB CHECK (length(person) = 16),
    is_private INTEGER NOT NULL DEFAULT 0 CHECK (is_private IN (0, 1)),
    kind TEXT NOT NULL DEFAULT 'other' CHECK (kind IN ('cash', 'bank', 'card', 'savings', 'loan', 'other') AND (person IS NULL OR kind = 'other')),
    position INTEGER NOT NULL DEFAULT 0 CHECK (position BETWEEN 0 AND 1000000000),
    credit_limit INTEGER CHECK (credit_limit IS NULL OR kind = 'card' AND credit_limit BETWEEN 1 AND 4000000000000000000),
    due_day INTEGER CHECK (due_day IS NULL OR kind = 'card' AND due_day BETWEEN 1 AND 31),
    interest INTEGER CHECK (interest IS NULL OR kind = 'loan' AND interest BETWEEN 0 AND 100000),
    monthly_payment INTEGER CHECK (monthly_payment IS NULL OR kind = 'loan' AND monthly_payment BETWEEN 1 AND 4000000000000000000),
    archived_at INTEGER CHECK (archived_at IS NULL OR is_default = 0 AND person IS NULL),
    CHECK (deletion IS NULL OR is_default = 0),
    PRIMARY KEY (book, id),
    UNIQUE (book, id, currency),
    FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
) STRICT;
CREATE UNIQUE INDEX default_account ON account (book) WHERE is_default = 1;
CREATE INDEX account_of_deletion ON account (book, deletion) WHERE deletion IS NOT NULL;
CREATE UNIQUE INDEX account_of_book ON account (book, name_key) WHERE deletion IS NULL AND person IS NULL;
CREATE INDEX accounts_of_people ON account (book) WHERE person IS NOT NULL;
CREATE UNIQUE INDEX account_of_person ON account (person, currency, book) WHERE person IS NOT NULL;
CREATE TRIGGER name_of_account_added AFTER INSERT ON account BEGIN
    UPDATE book SET names_version = names_version + 1 WHERE id = NEW.book;
END;
CREATE TRIGGER name_of_account_changed AFTER UPDATE ON account BEGIN
    UPDATE book SET names_version = names_version + 1 WHERE id = NEW.book;
END;
CREATE TRIGGER name_of_account_removed AFTER DELETE ON account BEGIN
    UPDATE book SET names_version = names_version + 1 WHERE id = OLD.book;
END;

CREATE TABLE "category" (
    id BLOB NOT NULL CHECK (length(id) = 16),
    book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
    kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
    name_key TEXT NOT NULL,
    hue TEXT NOT NULL,
    icon TEXT NOT NULL,
    position INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    deletion BLOB,
    parent BLOB CHECK (length(parent) = 16 AND parent <> id),
    PRIMARY KEY (book, id),
    UNIQUE (book, id, kind),
    FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
) STRICT;
CREATE UNIQUE INDEX category_of_book ON category (book, kind, name_key) WHERE deletion IS NULL;
CREATE INDEX category_by_position ON category (book, position) WHERE deletion IS NULL;
CREATE INDEX category_of_deletion ON category (book, deletion) WHERE deletion IS NOT NULL;
CREATE INDEX category_of_parent ON category (book, parent) WHERE parent IS NOT NULL;
CREATE TRIGGER name_of_category_added AFTER INSERT ON category BEGIN
    UPDATE book SET names_version = names_version + 1 WHERE id = NEW.book;
END;
CREATE TRIGGER name_of_category_changed AFTER UPDATE ON category BEGIN
    UPDATE book SET names_version = names_version + 1 WHERE id = NEW.book;
END;
CREATE TRIGGER name_of_category_removed AFTER DELETE ON category BEGIN
    UPDATE book SET names_version = names_version + 1 WHERE id = OLD.book;
END;

CREATE TABLE "hashtag" (
    id BLOB NOT NULL CHECK (length(id) = 16),
    book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
    name_key TEXT NOT NULL,
    record_count INTEGER NOT NULL DEFAULT 0 CHECK (record_count >= 0),
    created_at INTEGER NOT NULL,
    deletion BLOB,
    PRIMARY KEY (book, id),
    FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
) STRICT;
CREATE UNIQUE INDEX hashtag_of_book ON hashtag (book, name_key) WHERE deletion IS NULL;
CREATE INDEX hashtag_of_deletion ON hashtag (book, deletion) WHERE deletion IS NOT NULL;
CREATE TRIGGER name_of_hashtag_added AFTER INSERT ON hashtag BEGIN
    UPDATE book SET names_version = names_version + 1 WHERE id = NEW.book;
END;
CREATE TRIGGER name_of_hashtag_changed AFTER UPDATE OF name, deletion ON hashtag BEGIN
    UPDATE book SET names_version = names_version + 1 WHERE id = NEW.book;
END;
CREATE TRIGGER name_of_hashtag_removed AFTER DELETE ON hashtag BEGIN
    UPDATE book SET names_version = names_version + 1 WHERE id = OLD.book;
END;
CREATE TRIGGER record_touched_hashtag AFTER UPDATE OF deletion ON hashtag
WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = NEW.book) BEGIN
INSERT OR IGNORE INTO record_touched (book, record, is_new) SELECT r.book, ifnull(r.receipt, r.id), 0
FROM record_hashtag l CROSS JOIN record r ON r.number = l.record WHERE l.book = NEW.book AND l.hashtag = NEW.id;
END;

CREATE TABLE "record" (
    number INTEGER PRIMARY KEY,
    id BLOB NOT NULL CHECK (length(id) = 16),
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
    title TEXT NOT NULL CHECK (length(title) <= 2000),
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
    reference TEXT NOT NULL DEFAULT '',
    receipt BLOB CHECK (receipt IS NULL OR length(receipt) = 16 AND kind <> 'transfer'),
    part_note TEXT CHECK (part_note IS NULL OR receipt IS NOT NULL AND length(part_note) BETWEEN 1 AND 2000),
    original_currency TEXT CHECK (original_currency IS NULL OR original_currency GLOB '[A-Z][A-Z][A-Z]' AND original_currency <> currency AND kind <> 'transfer'),
    original INTEGER CHECK ((original IS NULL) = (original_currency IS NULL) AND ifnull(original > 0, 1)),
    UNIQUE (book, id),
    CHECK (number >> 41 = CAST(julianday(date) - 1721425.5 AS INTEGER) AND (number >> 30) & 2047 = substr(time, 1, 2) * 60 + substr(time, 4, 2)),
    CHECK (CASE kind WHEN 'transfer' THEN category IS NULL AND to_account IS NOT NULL AND received IS NOT NULL AND received_currency IS NOT NULL ELSE category IS NOT NULL AND to_account IS NULL AND received IS NULL AND received_currency IS NULL END),
    CHECK (to_account IS NOT account),
    CHECK (received_currency IS NOT currency OR received = amount),
    CHECK ((latitude IS NULL) = (longitude IS NULL) AND (latitude IS NULL) = (place IS NULL)),
    FOREIGN KEY (book, account, currency) REFERENCES account (book, id, currency) ON DELETE RESTRICT,
    FOREIGN KEY (book, to_account, received_currency) REFERENCES account (book, id, currency) ON DELETE RESTRICT,
    FOREIGN KEY (book, category, kind) REFERENCES category (book, id, kind) ON DELETE RESTRICT,
    FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
) STRICT;
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
CREATE INDEX record_of_receipt ON record (book, receipt) WHERE receipt IS NOT NULL;
CREATE INDEX record_of_book ON record (
    book, number, id, kind, account, currency, amount, category, to_account, received_currency, received, title, hashtags, receipt,
    original_currency, original
) WHERE deletion IS NULL;
CREATE INDEX record_by_received ON record (book, received) WHERE deletion IS NULL AND received IS NOT NULL;
CREATE INDEX record_by_main_amount ON record (book, main_amount) WHERE deletion IS NULL;
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
CREATE TRIGGER record_link_update AFTER UPDATE OF updated_at, deletion ON record
WHEN EXISTS (SELECT 1 FROM record_link l WHERE l.own_book = NEW.book AND l.own = NEW.id)
OR EXISTS (SELECT 1 FROM record_link l WHERE l.shared_book = NEW.book AND l.shared = NEW.id) BEGIN
UPDATE record_link SET changed = 'own' WHERE own_book = NEW.book AND own = NEW.id;
UPDATE record_link SET changed = 'shared' WHERE shared_book = NEW.book AND shared = NEW.id;
END;
CREATE TRIGGER record_link_delete AFTER DELETE ON record
WHEN EXISTS (SELECT 1 FROM record_link l WHERE l.own_book = OLD.book AND l.own = OLD.id)
OR EXISTS (SELECT 1 FROM record_link l WHERE l.shared_book = OLD.book AND l.shared = OLD.id) BEGIN
UPDATE record_link SET changed = 'own' WHERE own_book = OLD.book AND own = OLD.id;
UPDATE record_link SET changed = 'shared' WHERE shared_book = OLD.book AND shared = OLD.id;
END;
CREATE TRIGGER record_touched_insert AFTER INSERT ON record WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = NEW.book) BEGIN
INSERT OR IGNORE INTO record_touched (book, record, is_new) VALUES (NEW.book, ifnull(NEW.receipt, NEW.id), NEW.receipt IS NULL OR NEW.receipt = NEW.id);
END;
CREATE TRIGGER record_share_of_record AFTER UPDATE OF deletion, account, to_account ON record
WHEN EXISTS (SELECT 1 FROM record_share s WHERE s.record = NEW.number) BEGIN
UPDATE record_share SET sign = (SELECT CASE
    WHEN NEW.deletion IS NOT NULL THEN 0
    WHEN NEW.kind = 'transfer' THEN (p.person IS NOT NULL) - (t.person IS NOT NULL)
    WHEN p.person IS NULL THEN 0
    WHEN NEW.kind = 'expense' THEN 1
    ELSE -1 END
    FROM account p LEFT JOIN account t ON t.book = NEW.book AND t.id = NEW.to_account WHERE p.book = NEW.book AND p.id = NEW.account)
WHERE record = NEW.number;
END;
CREATE TRIGGER reconciled_record_changed AFTER UPDATE OF kind, account, amount, to_account, received ON record
WHEN (NEW.kind, NEW.account, NEW.amount) IS NOT (OLD.kind, OLD.account, OLD.amount)
    OR (NEW.to_account, NEW.received) IS NOT (OLD.to_account, OLD.received) BEGIN
    DELETE FROM reconciled_record WHERE book = OLD.book AND record = OLD.id;
END;
CREATE TRIGGER record_touched_update AFTER UPDATE OF kind, date, time, account, currency, amount, category, to_account, received_currency, received,
title, vendor, note, reference, latitude, longitude, place, receipt, part_note, original_currency, original, deletion ON record
WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = NEW.book) BEGIN
INSERT OR IGNORE INTO record_touched (book, record, is_new) VALUES (NEW.book, ifnull(NEW.receipt, NEW.id), 0);
END;

CREATE TABLE "record_hashtag" (
    record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
    hashtag BLOB NOT NULL,
    book BLOB NOT NULL,
    PRIMARY KEY (record, hashtag),
    FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX record_of_hashtag ON record_hashtag (book, hashtag, record);
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
CREATE TRIGGER record_touched_tag AFTER INSERT ON record_hashtag WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = NEW.book) BEGIN
INSERT OR IGNORE INTO record_touched (book, record, is_new) SELECT book, ifnull(receipt, id), 0 FROM record WHERE number = NEW.record;
END;
CREATE TRIGGER record_touched_untag AFTER DELETE ON record_hashtag WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = OLD.book)
AND EXISTS (SELECT 1 FROM hashtag t WHERE t.book = OLD.book AND t.id = OLD.hashtag AND t.deletion IS NULL) BEGIN
INSERT OR IGNORE INTO record_touched (book, record, is_new) SELECT book, ifnull(receipt, id), 0 FROM record WHERE number = OLD.record;
END;

CREATE TABLE "deletion_move" (
    book BLOB NOT NULL,
    deletion BLOB NOT NULL,
    record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
    PRIMARY KEY (book, deletion, record),
    FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX move_of_record ON deletion_move (record);

CREATE TABLE "budget" (
    id BLOB NOT NULL CHECK (length(id) = 16),
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
    counts_from TEXT CHECK (counts_from IS date(counts_from, '+0 days') AND (is_daily = 1 OR counts_from IS NULL)),
    CHECK (is_daily = (name = '') AND is_daily = (name_key = '')),
    CHECK (is_daily = 0 OR (period = 'daily' AND is_everything = 1)),
    PRIMARY KEY (book, id),
    FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
) STRICT;
CREATE UNIQUE INDEX budget_of_book ON budget (book, name_key) WHERE deletion IS NULL;
CREATE INDEX budget_of_deletion ON budget (book, deletion) WHERE deletion IS NOT NULL;

CREATE TABLE "budget_amount" (
    book BLOB NOT NULL,
    budget BLOB NOT NULL,
    month TEXT NOT NULL CHECK (month IS date(month, 'start of month')),
    amount INTEGER NOT NULL CHECK (amount > 0) CONSTRAINT amount_no_overflow CHECK (amount <= 4000000000000000000),
    PRIMARY KEY (book, budget, month),
    FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE "budget_category" (
    book BLOB NOT NULL,
    budget BLOB NOT NULL,
    category BLOB NOT NULL,
    is_chosen INTEGER NOT NULL DEFAULT 1 CHECK (is_chosen IN (0, 1)),
    PRIMARY KEY (book, budget, category),
    FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE,
    FOREIGN KEY (book, category) REFERENCES category (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX budget_of_category ON budget_category (book, category, budget);

CREATE TABLE "budget_hashtag" (
    book BLOB NOT NULL,
    budget BLOB NOT NULL,
    hashtag BLOB NOT NULL,
    PRIMARY KEY (book, budget, hashtag),
    FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE,
    FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX budget_of_hashtag ON budget_hashtag (book, hashtag, budget);

CREATE TABLE "budget_day_total" (
    book BLOB NOT NULL,
    budget BLOB NOT NULL,
    date TEXT NOT NULL,
    currency TEXT NOT NULL,
    amount INTEGER NOT NULL,
    main_amount INTEGER,
    count INTEGER NOT NULL,
    PRIMARY KEY (book, budget, date, currency),
    FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
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

CREATE TABLE "budget_month_total" (
    book BLOB NOT NULL,
    budget BLOB NOT NULL,
    month TEXT NOT NULL CHECK (month IS date(month, 'start of month')),
    currency TEXT NOT NULL,
    main_amount INTEGER NOT NULL,
    unconverted INTEGER NOT NULL,
    days INTEGER NOT NULL,
    PRIMARY KEY (book, budget, month, currency),
    FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE "budget_alert" (
    book BLOB NOT NULL,
    budget BLOB NOT NULL,
    period TEXT NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'yearly')),
    first TEXT NOT NULL CHECK (first IS date(first, '+0 days')),
    level TEXT NOT NULL CHECK (level IN ('nearing', 'used-up')),
    PRIMARY KEY (book, budget, period, first, level),
    FOREIGN KEY (book, budget) REFERENCES budget (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE VIEW searchable AS SELECT number, search_text FROM record WHERE deletion IS NULL;

CREATE VIEW place_change AS SELECT * FROM place_total;
CREATE TRIGGER place_counted INSTEAD OF INSERT ON place_change BEGIN
INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
VALUES (NEW.book, NEW.level, NEW.scope, NEW.year, NEW.cell, NEW.place, NEW.count, NEW.main_amount, NEW.unconverted, NEW.latitude, NEW.longitude, NEW.number_high, NEW.number_low)
ON CONFLICT (book, level, scope, year, cell, place)
DO UPDATE SET count = count + excluded.count, main_amount = main_amount + excluded.main_amount, unconverted = unconverted + excluded.unconverted, latitude = latitude + excluded.latitude, longitude = longitude + excluded.longitude, number_high = number_high + excluded.number_high, number_low = number_low + excluded.number_low;
DELETE FROM place_total WHERE book = NEW.book AND level = NEW.level AND scope = NEW.scope AND year = NEW.year AND cell = NEW.cell AND place = NEW.place AND count = 0;
END;

CREATE TABLE "notification" (
    user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    id BLOB NOT NULL CHECK (length(id) = 16),
    book BLOB REFERENCES book (id) ON DELETE RESTRICT,
    kind TEXT NOT NULL CHECK (kind <> ''),
    content TEXT NOT NULL CHECK (json_valid(content)),
    created_at INTEGER NOT NULL,
    read_at INTEGER,
    PRIMARY KEY (user, id)
) STRICT;
CREATE INDEX notification_of_user ON notification (user, created_at, id);
CREATE INDEX notification_unread ON notification (user) WHERE read_at IS NULL;
CREATE INDEX notification_of_book ON notification (book) WHERE book IS NOT NULL;
CREATE INDEX notification_by_time ON notification (created_at);

CREATE TABLE "outbox" (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    channel TEXT NOT NULL CHECK (channel IN ('email', 'address')),
    notification BLOB,
    feedback BLOB REFERENCES feedback (id) ON DELETE CASCADE,
    recipient TEXT CHECK (length(recipient) BETWEEN 1 AND 500),
    tries INTEGER NOT NULL CHECK (tries >= 0),
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    CHECK (notification IS NULL OR feedback IS NULL),
    FOREIGN KEY (user, notification) REFERENCES notification (user, id) ON DELETE CASCADE
) STRICT;
CREATE INDEX outbox_due ON outbox (due_at, number);
CREATE INDEX outbox_of_user ON outbox (user, channel);
CREATE INDEX outbox_of_notification ON outbox (user, notification) WHERE notification IS NOT NULL;
CREATE INDEX outbox_of_feedback ON outbox (feedback) WHERE feedback IS NOT NULL;
CREATE INDEX outbox_by_time ON outbox (created_at);

CREATE TABLE record_change (
    book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
    id BLOB NOT NULL CHECK (length(id) = 16),
    position INTEGER NOT NULL,
    content TEXT NOT NULL CHECK (json_valid(content)),
    record_count INTEGER NOT NULL CHECK (record_count > 0),
    unchanged_count INTEGER NOT NULL CHECK (unchanged_count >= 0),
    refusals TEXT NOT NULL CHECK (json_valid(refusals)),
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (book, id)
) STRICT;
CREATE UNIQUE INDEX record_change_in_order ON record_change (book, position);
CREATE INDEX record_change_by_time ON record_change (changed_at);

CREATE TABLE former_record (
    book BLOB NOT NULL,
    change BLOB NOT NULL,
    record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
    number INTEGER NOT NULL,
    account BLOB NOT NULL CHECK (length(account) = 16),
    category BLOB CHECK (length(category) = 16),
    vendor TEXT NOT NULL,
    title TEXT,
    PRIMARY KEY (book, change, record),
    FOREIGN KEY (book, change) REFERENCES record_change (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX former_of_record ON former_record (record);

CREATE TABLE former_hashtag (
    book BLOB NOT NULL,
    change BLOB NOT NULL,
    record INTEGER NOT NULL,
    hashtag BLOB NOT NULL,
    was_added INTEGER NOT NULL CHECK (was_added IN (0, 1)),
    PRIMARY KEY (book, change, record, hashtag),
    FOREIGN KEY (book, change, record) REFERENCES former_record (book, change, record) ON UPDATE CASCADE ON DELETE CASCADE,
    FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX former_of_hashtag ON former_hashtag (book, hashtag);

CREATE TABLE household (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    book BLOB NOT NULL UNIQUE REFERENCES book (id) ON DELETE RESTRICT,
    kind TEXT NOT NULL CHECK (kind IN ('household', 'group')),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
    created_at INTEGER NOT NULL,
    dissolved_at INTEGER
) STRICT;
CREATE INDEX household_by_end ON household (dissolved_at) WHERE dissolved_at IS NOT NULL;

CREATE TABLE household_person (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    household BLOB NOT NULL REFERENCES household (id) ON DELETE CASCADE,
    user BLOB REFERENCES user (id) ON DELETE SET NULL,
    name TEXT NOT NULL CHECK (length(name) <= 500),
    role TEXT CHECK (role IN ('administrator', 'member', 'viewer')),
    created_at INTEGER NOT NULL,
    joined_at INTEGER,
    left_at INTEGER,
    consented_to TEXT CHECK (consented_to IS date(consented_to, '+0 days')),
    weight INTEGER NOT NULL DEFAULT 1 CHECK (weight BETWEEN 0 AND 1000),
    usual_payer BLOB CHECK (length(usual_payer) = 16),
    usual_sharing TEXT,
    usual_own BLOB CHECK (length(usual_own) IN (0, 16)),
    shares TEXT NOT NULL DEFAULT 'none' CHECK (shares IN ('none', 'some', 'all')),
    CHECK ((role IS NULL) = (joined_at IS NULL) AND (role IS NULL) = (consented_to IS NULL)),
    CHECK (user IS NULL OR role IS NOT NULL)
) STRICT;
CREATE INDEX person_of_household ON household_person (household, created_at, id);
CREATE UNIQUE INDEX household_of_user ON household_person (user) WHERE user IS NOT NULL AND left_at IS NULL;
CREATE INDEX former_household_of_user ON household_person (user) WHERE user IS NOT NULL AND left_at IS NOT NULL;
CREATE UNIQUE INDEX administrator_of_household ON household_person (household) WHERE role = 'administrator' AND left_at IS NULL;

CREATE TABLE household_invitation (
    token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    household BLOB NOT NULL REFERENCES household (id) ON DELETE CASCADE,
    person BLOB REFERENCES household_person (id) ON DELETE CASCADE,
    role TEXT NOT NULL CHECK (role IN ('member', 'viewer')),
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'used', 'revoked')),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    admitted BLOB REFERENCES user (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX invitation_of_household ON household_invitation (household, created_at);
CREATE INDEX invitation_of_person ON household_invitation (person) WHERE person IS NOT NULL;
CREATE INDEX invitation_by_admitted ON household_invitation (admitted) WHERE admitted IS NOT NULL;

CREATE TABLE share_total (
    book BLOB NOT NULL,
    person BLOB NOT NULL,
    currency TEXT NOT NULL,
    amount INTEGER NOT NULL CONSTRAINT share_no_overflow CHECK (amount BETWEEN -4000000000000000000 AND 4000000000000000000),
    count INTEGER NOT NULL,
    PRIMARY KEY (book, person, currency)
) STRICT, WITHOUT ROWID;

CREATE TABLE record_link (
    shared_book BLOB NOT NULL REFERENCES book (id) ON DELETE CASCADE,
    shared BLOB NOT NULL CHECK (length(shared) = 16),
    person BLOB NOT NULL REFERENCES household_person (id) ON DELETE CASCADE,
    own_book BLOB REFERENCES book (id) ON DELETE CASCADE,
    own BLOB CHECK (length(own) = 16),
    changed TEXT CHECK (changed IN ('shared', 'own')),
    PRIMARY KEY (shared_book, shared, person),
    CHECK ((own IS NULL) = (own_book IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX link_of_own ON record_link (own_book, own);
CREATE INDEX link_of_person ON record_link (person);
CREATE INDEX link_changed ON record_link (changed) WHERE changed IS NOT NULL;

CREATE TABLE record_history (
    book BLOB NOT NULL,
    record BLOB NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    id BLOB NOT NULL CHECK (length(id) = 16),
    person BLOB CHECK (length(person) = 16),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('added', 'changed', 'deleted', 'restored')),
    ground TEXT CHECK (ground IN ('together', 'undone', 'taken_back')),
    content TEXT NOT NULL CHECK (json_valid(content)),
    PRIMARY KEY (book, record, number),
    UNIQUE (book, id),
    FOREIGN KEY (book, record) REFERENCES record (book, id) ON DELETE CASCADE
) STRICT;

CREATE TABLE record_touched (
    book BLOB NOT NULL,
    record BLOB NOT NULL,
    is_new INTEGER NOT NULL CHECK (is_new IN (0, 1)),
    PRIMARY KEY (book, record),
    FOREIGN KEY (book, record) REFERENCES record (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE record_share (
    record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
    person BLOB NOT NULL CHECK (length(person) = 16),
    book BLOB NOT NULL,
    way TEXT NOT NULL CHECK (way IN ('everybody', 'some', 'shares', 'amounts')),
    weight INTEGER CHECK ((weight IS NULL) = (way = 'amounts') AND weight BETWEEN 0 AND 1000),
    currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
    amount INTEGER NOT NULL CHECK (amount >= 0),
    sign INTEGER NOT NULL DEFAULT 0 CHECK (sign IN (-1, 0, 1)),
    PRIMARY KEY (record, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX share_of_person ON record_share (person, record);
CREATE TRIGGER record_share_insert AFTER INSERT ON record_share WHEN NEW.sign <> 0 BEGIN
INSERT INTO share_total (book, person, currency, amount, count) VALUES (NEW.book, NEW.person, NEW.currency, NEW.sign * NEW.amount, 1)
ON CONFLICT (book, person, currency) DO UPDATE SET amount = amount + excluded.amount, count = count + 1;
END;
CREATE TRIGGER record_share_delete AFTER DELETE ON record_share WHEN OLD.sign <> 0 BEGIN
UPDATE share_total SET amount = amount - OLD.sign * OLD.amount, count = count - 1
WHERE book = OLD.book AND person = OLD.person AND currency = OLD.currency;
DELETE FROM share_total WHERE book = OLD.book AND person = OLD.person AND currency = OLD.currency AND count = 0;
END;
CREATE TRIGGER record_share_sign AFTER UPDATE OF sign ON record_share WHEN OLD.sign <> NEW.sign BEGIN
INSERT INTO share_total (book, person, currency, amount, count)
VALUES (NEW.book, NEW.person, NEW.currency, (NEW.sign - OLD.sign) * NEW.amount, (NEW.sign <> 0) - (OLD.sign <> 0))
ON CONFLICT (book, person, currency) DO UPDATE SET amount = amount + excluded.amount, count = count + excluded.count;
DELETE FROM share_total WHERE book = NEW.book AND person = NEW.person AND currency = NEW.currency AND count = 0;
END;

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
    book BLOB NOT NULL,
    rule BLOB NOT NULL,
    part INTEGER NOT NULL,
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
    CHECK (CASE kind WHEN 'transfer' THEN category IS NULL AND to_account IS NOT NULL AND received IS NOT NULL AND received_currency IS NOT NULL ELSE category IS NOT NULL AND to_account IS NULL AND received IS NULL AND received_currency IS NULL END),
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
    book BLOB NOT NULL,
    rule BLOB NOT NULL,
    hashtag BLOB NOT NULL,
    PRIMARY KEY (book, rule, hashtag),
    FOREIGN KEY (book, rule) REFERENCES recurring_rule (book, id) ON DELETE CASCADE,
    FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX recurring_of_hashtag ON recurring_hashtag (book, hashtag, rule);

CREATE TABLE recurring_day (
    book BLOB NOT NULL,
    rule BLOB NOT NULL,
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

CREATE TABLE calendar_feed (
    token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    household BLOB REFERENCES household (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX calendar_feed_of_user ON calendar_feed (user, ifnull(household, x''));
CREATE INDEX calendar_feed_of_household ON calendar_feed (household) WHERE household IS NOT NULL;

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

CREATE TABLE bank_balance (
    book BLOB NOT NULL,
    import BLOB NOT NULL,
    account BLOB NOT NULL CHECK (length(account) = 16),
    date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    PRIMARY KEY (book, import, account),
    FOREIGN KEY (book, import) REFERENCES bank_import (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE bank_entry (
    book BLOB NOT NULL,
    account BLOB NOT NULL,
    fingerprint BLOB NOT NULL CHECK (length(fingerprint) = 16),
    number INTEGER NOT NULL CHECK (number > 0),
    bank_id TEXT NOT NULL,
    record BLOB NOT NULL,
    import BLOB CHECK (import IS NULL OR length(import) = 16),
    way TEXT NOT NULL CHECK (way IN ('added', 'kept', 'taken', 'joined')),
    is_pending INTEGER NOT NULL CHECK (is_pending IN (0, 1)),
    PRIMARY KEY (book, account, fingerprint, number),
    FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE,
    FOREIGN KEY (book, record) REFERENCES record (book, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
CREATE INDEX bank_entry_by_bank_id ON bank_entry (book, account, bank_id) WHERE bank_id <> '';
CREATE INDEX bank_entry_of_record ON bank_entry (book, record);
CREATE INDEX bank_entry_of_import ON bank_entry (book, import);
CREATE INDEX bank_entry_pending ON bank_entry (book, account) WHERE is_pending = 1;

CREATE TABLE bank_former_record (
    book BLOB NOT NULL,
    import BLOB NOT NULL CHECK (length(import) = 16),
    record BLOB NOT NULL,
    content TEXT NOT NULL CHECK (json_valid(content)),
    PRIMARY KEY (book, import, record),
    FOREIGN KEY (book, import) REFERENCES bank_import (book, id) ON DELETE CASCADE,
    FOREIGN KEY (book, record) REFERENCES record (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX bank_former_of_record ON bank_former_record (book, record);

CREATE TABLE refused_match (
    book BLOB NOT NULL,
    account BLOB NOT NULL,
    fingerprint BLOB NOT NULL CHECK (length(fingerprint) = 16),
    record BLOB NOT NULL,
    PRIMARY KEY (book, account, fingerprint, record),
    FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE,
    FOREIGN KEY (book, record) REFERENCES record (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX refused_match_of_record ON refused_match (book, record);

CREATE TABLE bank_mapping (
    book BLOB NOT NULL,
    fingerprint TEXT NOT NULL CHECK (length(fingerprint) <= 200),
    account BLOB NOT NULL,
    mapping TEXT NOT NULL CHECK (json_valid(mapping)),
    position INTEGER NOT NULL,
    PRIMARY KEY (book, fingerprint, account),
    FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX bank_mapping_in_order ON bank_mapping (book, position);
CREATE INDEX bank_mapping_of_account ON bank_mapping (book, account);

CREATE TABLE bank_account (
    book BLOB NOT NULL,
    key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 500),
    account BLOB NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (book, key),
    FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX bank_account_in_order ON bank_account (book, position);
CREATE INDEX bank_account_of_account ON bank_account (book, account);

CREATE TABLE filing_rule (
    book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
    id BLOB NOT NULL CHECK (length(id) = 16),
    position INTEGER NOT NULL,
    payee_way TEXT CHECK (payee_way IN ('contains', 'equals')),
    payee TEXT CHECK (payee <> ''),
    title_way TEXT CHECK (title_way IN ('contains', 'equals')),
    title TEXT CHECK (title <> ''),
    note_way TEXT CHECK (note_way IN ('contains', 'equals')),
    note TEXT CHECK (note <> ''),
    currency TEXT CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
    least INTEGER CHECK (least >= 0),
    most INTEGER CHECK (most >= 0 AND (least IS NULL OR most >= least)),
    kind TEXT CHECK (kind IN ('expense', 'income')),
    account BLOB CHECK (length(account) = 16),
    new_category BLOB CHECK (new_category IS NULL OR (length(new_category) = 16 AND kind IS NOT NULL)),
    new_title TEXT NOT NULL,
    new_vendor TEXT NOT NULL,
    moved_by BLOB CHECK (length(moved_by) = 16),
    moved_from BLOB CHECK (moved_from IS NULL OR (length(moved_from) = 16 AND moved_by IS NOT NULL)),
    created_at INTEGER NOT NULL,
    deletion BLOB,
    PRIMARY KEY (book, id),
    CHECK ((payee_way IS NULL) = (payee IS NULL) AND (title_way IS NULL) = (title IS NULL) AND (note_way IS NULL) = (note IS NULL)),
    CHECK ((currency IS NULL) = (least IS NULL AND most IS NULL)),
    FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
) STRICT;
CREATE INDEX filing_rule_in_order ON filing_rule (book, position) WHERE deletion IS NULL;
CREATE INDEX filing_rule_of_deletion ON filing_rule (book, deletion) WHERE deletion IS NOT NULL;

CREATE TABLE filing_hashtag (
    book BLOB NOT NULL,
    rule BLOB NOT NULL,
    hashtag BLOB NOT NULL,
    PRIMARY KEY (book, rule, hashtag),
    FOREIGN KEY (book, rule) REFERENCES filing_rule (book, id) ON DELETE CASCADE,
    FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX filing_of_hashtag ON filing_hashtag (book, hashtag, rule);

CREATE TABLE dismissed_learning (
    book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
    id BLOB NOT NULL CHECK (length(id) = 16),
    kind TEXT NOT NULL CHECK (kind IN ('expense', 'income')),
    payee TEXT NOT NULL CHECK (payee <> ''),
    name TEXT NOT NULL CHECK (length(name) <= 2000),
    dismissed_at INTEGER NOT NULL,
    PRIMARY KEY (book, id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX dismissed_learning_of_payee ON dismissed_learning (book, kind, payee);

CREATE TABLE bank_connection (
    book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
    id BLOB NOT NULL CHECK (length(id) = 16),
    access TEXT NOT NULL CHECK (length(access) BETWEEN 1 AND 8000),
    host TEXT NOT NULL CHECK (length(host) BETWEEN 1 AND 300),
    person BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    fetch_from TEXT NOT NULL CHECK (fetch_from IS date(fetch_from, '+0 days')),
    is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
    due_at INTEGER,
    attempted_at INTEGER,
    fetched_at INTEGER,
    failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
    failure TEXT CHECK (length(failure) BETWEEN 1 AND 200),
    messages TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(messages)),
    waiting BLOB CHECK (length(waiting) = 16),
    created_at INTEGER NOT NULL,
    PRIMARY KEY (book, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX bank_connection_due ON bank_connection (due_at) WHERE is_on = 1 AND due_at IS NOT NULL;
CREATE INDEX bank_connection_of_person ON bank_connection (person);

CREATE TABLE bank_connection_account (
    book BLOB NOT NULL,
    connection BLOB NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    institution TEXT NOT NULL,
    remote TEXT NOT NULL CHECK (remote <> ''),
    bank TEXT NOT NULL,
    name TEXT NOT NULL,
    currency TEXT CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
    account BLOB CHECK (length(account) = 16),
    balance INTEGER CHECK (balance IS NULL OR currency IS NOT NULL),
    balance_day TEXT CHECK (balance_day IS NULL OR (balance_day IS date(balance_day, '+0 days') AND balance IS NOT NULL)),
    fetched_to TEXT CHECK (fetched_to IS date(fetched_to, '+0 days')),
    unreadable INTEGER NOT NULL DEFAULT 0 CHECK (unreadable >= 0),
    problems TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(problems)),
    PRIMARY KEY (book, connection, number),
    FOREIGN KEY (book, connection) REFERENCES bank_connection (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX bank_connection_account_of_bridge ON bank_connection_account (book, connection, institution, remote);

CREATE TABLE left_out_entry (
    book BLOB NOT NULL,
    account BLOB NOT NULL,
    bank_id TEXT NOT NULL CHECK (bank_id <> ''),
    PRIMARY KEY (book, account, bank_id),
    FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE kept_report (
    book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
    id BLOB NOT NULL CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (name <> ''),
    question TEXT NOT NULL CHECK (json_valid(question)),
    created_at INTEGER NOT NULL,
    removed_at INTEGER,
    PRIMARY KEY (book, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE report_reader (
    book BLOB NOT NULL,
    report BLOB NOT NULL,
    person BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    due_on TEXT NOT NULL CHECK (due_on IS date(due_on, '+0 days')),
    PRIMARY KEY (book, report, person),
    FOREIGN KEY (book, report) REFERENCES kept_report (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX report_reader_due ON report_reader (due_on);
CREATE INDEX report_reader_of_person ON report_reader (person);

CREATE TABLE "notification_choice" (
    user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    channel TEXT NOT NULL CHECK (channel IN ('email', 'address')),
    kind TEXT NOT NULL CHECK (kind IN ('budget', 'recurring', 'report', 'bank', 'group', 'security')),
    PRIMARY KEY (user, channel, kind)
) STRICT, WITHOUT ROWID;

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
    book BLOB NOT NULL,
    account BLOB NOT NULL,
    record BLOB NOT NULL,
    reconciliation BLOB NOT NULL,
    PRIMARY KEY (book, account, record),
    FOREIGN KEY (book, record) REFERENCES record (book, id) ON DELETE CASCADE,
    FOREIGN KEY (book, account, reconciliation) REFERENCES reconciliation (book, account, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX reconciled_of_record ON reconciled_record (book, record);
CREATE INDEX reconciled_by ON reconciled_record (book, account, reconciliation);

CREATE TABLE merged_scope (
    book BLOB NOT NULL,
    deletion BLOB NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('budget', 'limit', 'report')),
    owner BLOB NOT NULL CHECK (length(owner) = 16),
    PRIMARY KEY (book, deletion, kind, owner),
    FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE "attachment" (
    number INTEGER PRIMARY KEY,
    book BLOB NOT NULL,
    id BLOB NOT NULL CHECK (length(id) = 16),
    record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL CHECK (size = length(bytes)),
    is_original INTEGER NOT NULL CHECK (is_original IN (0, 1)),
    preview BLOB,
    picture BLOB,
    bytes BLOB NOT NULL,
    UNIQUE (book, id)
) STRICT;
CREATE INDEX attachment_of_record ON attachment (record);
CREATE TRIGGER record_touched_attach AFTER INSERT ON attachment WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = NEW.book) BEGIN
INSERT OR IGNORE INTO record_touched (book, record, is_new) SELECT book, ifnull(receipt, id), 0 FROM record WHERE number = NEW.record;
END;
CREATE TRIGGER record_touched_detach AFTER DELETE ON attachment WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = OLD.book) BEGIN
INSERT OR IGNORE INTO record_touched (book, record, is_new) SELECT book, ifnull(receipt, id), 0 FROM record WHERE number = OLD.record;
END;

CREATE TABLE saving_goal (
    book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
    id BLOB NOT NULL CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
    account BLOB NOT NULL,
    currency TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 4000000000000000000),
    keep INTEGER NOT NULL CHECK (keep BETWEEN 0 AND 4000000000000000000),
    due TEXT NOT NULL CHECK (due IS date(due, '+0 days')),
    created_at INTEGER NOT NULL,
    deletion BLOB,
    PRIMARY KEY (book, id),
    FOREIGN KEY (book, account, currency) REFERENCES account (book, id, currency) ON DELETE CASCADE,
    FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
) STRICT, WITHOUT ROWID;
CREATE INDEX saving_goal_of_account ON saving_goal (book, account, currency);
CREATE INDEX saving_goal_of_deletion ON saving_goal (book, deletion) WHERE deletion IS NOT NULL;

CREATE TABLE "bank_row" (
    book BLOB NOT NULL,
    import BLOB NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
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
CREATE INDEX bank_row_by_state ON bank_row (book, import, state, number, decision);

CREATE TABLE account_note (
    book BLOB NOT NULL,
    id BLOB NOT NULL CHECK (length(id) = 16),
    account BLOB NOT NULL,
    date TEXT NOT NULL CHECK (date IS date(date, '+0 days')),
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 10000),
    created_at INTEGER NOT NULL,
    deletion BLOB,
    PRIMARY KEY (book, id),
    FOREIGN KEY (book, account) REFERENCES account (book, id) ON DELETE CASCADE,
    FOREIGN KEY (book, deletion) REFERENCES deletion (book, id) ON DELETE RESTRICT
) STRICT, WITHOUT ROWID;
CREATE INDEX account_note_of_account ON account_note (book, account);
CREATE INDEX account_note_of_deletion ON account_note (book, deletion) WHERE deletion IS NOT NULL;

INSERT INTO site VALUES (1, 'open', 0, 0, 0, 0);
INSERT INTO reference_fetch VALUES (1, 0, NULL, NULL, NULL);
INSERT INTO banner_slot VALUES (1, 0, '', NULL, NULL, NULL);
