// swift-format-ignore-file
extension Migration {
    /// Identity, privacy and the operator's tools.
    static let identity = Migration(
        number: 6,
        sql: #"""
        ALTER TABLE user ADD COLUMN masks_amounts INTEGER NOT NULL DEFAULT 0 CHECK (masks_amounts IN (0, 1));

        ALTER TABLE user ADD COLUMN hides_banners INTEGER NOT NULL DEFAULT 0 CHECK (hides_banners IN (0, 1));

        ALTER TABLE user ADD COLUMN deletion_due_at INTEGER;

        ALTER TABLE user ADD COLUMN consented_at INTEGER;

        ALTER TABLE user ADD COLUMN consented_to TEXT;

        CREATE INDEX user_leaving ON user (deletion_due_at) WHERE deletion_due_at IS NOT NULL;

        ALTER TABLE user ADD COLUMN lock_after INTEGER CHECK (lock_after BETWEEN 0 AND 86400);

        ALTER TABLE session ADD COLUMN confirmed_at INTEGER NOT NULL DEFAULT 0;

        UPDATE session SET confirmed_at = created_at;

        ALTER TABLE site ADD COLUMN removals INTEGER NOT NULL DEFAULT 0;

        ALTER TABLE site ADD COLUMN erased_removals INTEGER NOT NULL DEFAULT 0 CHECK (erased_removals <= removals);

        CREATE TABLE passcode (
            user BLOB NOT NULL PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
            hash TEXT NOT NULL CHECK (hash <> ''),
            changed_at INTEGER NOT NULL
        ) STRICT;

        ALTER TABLE session ADD COLUMN passcode_tries INTEGER NOT NULL DEFAULT 0 CHECK (passcode_tries BETWEEN 0 AND 100);

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

        CREATE TABLE notification_choice (
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            channel TEXT NOT NULL CHECK (channel IN ('email', 'address')),
            kind TEXT NOT NULL CHECK (kind IN ('budget', 'recurring', 'group', 'security')),
            PRIMARY KEY (user, channel, kind)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE channel_state (
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            channel TEXT NOT NULL CHECK (channel IN ('email', 'address')),
            day INTEGER NOT NULL, count INTEGER NOT NULL CHECK (count >= 0),
            sent_at INTEGER, failed_at INTEGER, problem TEXT CHECK (length(problem) <= 200),
            PRIMARY KEY (user, channel), CHECK ((failed_at IS NULL) = (problem IS NULL))
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE feedback (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            subject TEXT NOT NULL CHECK (subject <> ''), content TEXT NOT NULL CHECK (content <> ''),
            created_at INTEGER NOT NULL
        ) STRICT;

        CREATE INDEX feedback_of_user ON feedback (user, created_at);

        CREATE INDEX feedback_by_time ON feedback (created_at, id);

        CREATE TABLE outbox (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            channel TEXT NOT NULL CHECK (channel IN ('email', 'address')),
            notification BLOB REFERENCES notification (id) ON DELETE CASCADE,
            feedback BLOB REFERENCES feedback (id) ON DELETE CASCADE,
            recipient TEXT CHECK (length(recipient) BETWEEN 1 AND 500),
            tries INTEGER NOT NULL CHECK (tries >= 0),
            created_at INTEGER NOT NULL, due_at INTEGER NOT NULL,
            CHECK (notification IS NULL OR feedback IS NULL)
        ) STRICT;

        CREATE INDEX outbox_due ON outbox (due_at, number);

        CREATE INDEX outbox_of_user ON outbox (user, channel);

        CREATE INDEX outbox_of_notification ON outbox (notification) WHERE notification IS NOT NULL;

        CREATE INDEX outbox_of_feedback ON outbox (feedback) WHERE feedback IS NOT NULL;

        CREATE INDEX outbox_by_time ON outbox (created_at);

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

        ALTER TABLE site ADD COLUMN backs_up_daily INTEGER NOT NULL DEFAULT 0 CHECK (backs_up_daily IN (0, 1));

        CREATE TABLE banner (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            feed_key TEXT UNIQUE CHECK (length(feed_key) BETWEEN 1 AND 100),
            text_en TEXT NOT NULL CHECK (length(text_en) <= 2000), text_ja TEXT NOT NULL CHECK (length(text_ja) <= 2000), text_zh TEXT NOT NULL CHECK (length(text_zh) <= 2000) CHECK (text_en || text_ja || text_zh <> ''),
            alternative_en TEXT NOT NULL CHECK (length(alternative_en) <= 2000), alternative_ja TEXT NOT NULL CHECK (length(alternative_ja) <= 2000), alternative_zh TEXT NOT NULL CHECK (length(alternative_zh) <= 2000),
            link TEXT NOT NULL CHECK (length(link) BETWEEN 8 AND 2000),
            image_address TEXT NOT NULL CHECK (length(image_address) <= 2000),
            starts_at INTEGER NOT NULL, ends_at INTEGER CHECK (ends_at > starts_at),
            changed_at INTEGER NOT NULL
        ) STRICT;

        CREATE INDEX banner_by_end ON banner (ends_at);

        CREATE TABLE banner_image (
            banner BLOB NOT NULL PRIMARY KEY REFERENCES banner (id) ON DELETE CASCADE,
            type TEXT NOT NULL CHECK (type IN ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
            width INTEGER NOT NULL CHECK (width BETWEEN 1 AND 4096), height INTEGER NOT NULL CHECK (height BETWEEN 1 AND 4096),
            bytes BLOB NOT NULL CHECK (length(bytes) BETWEEN 1 AND 307200)
        ) STRICT;

        CREATE TABLE banner_slot (
            number INTEGER PRIMARY KEY CHECK (number = 1),
            is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
            address TEXT NOT NULL CHECK (length(address) <= 2000),
            attempted_at INTEGER, succeeded_at INTEGER, problem TEXT CHECK (length(problem) <= 200)
        ) STRICT;

        INSERT INTO banner_slot (number, is_on, address) VALUES (1, 0, '');

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

        DROP INDEX record_of_book;

        CREATE INDEX record_of_book ON record (
            book, number, id, kind, account, currency, amount, category, to_account, received_currency, received, title, hashtags
        ) WHERE deletion IS NULL;
        """#)
}
