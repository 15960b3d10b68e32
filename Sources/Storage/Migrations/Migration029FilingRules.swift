// swift-format-ignore-file
extension Migration {
    /// Rules that file entries, the payees from which none is learned, and the titles that records had before rules.
    static let filingRules = Migration(
        number: 29,
        sql: #"""
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
            book BLOB NOT NULL, rule BLOB NOT NULL, hashtag BLOB NOT NULL,
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

        ALTER TABLE former_record ADD COLUMN title TEXT;
        """#)
}
