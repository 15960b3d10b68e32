// swift-format-ignore-file
extension Migration {
    /// The history of a household's records.
    static let historyOfRecords = Migration(
        number: 22,
        sql: #"""
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

        CREATE TRIGGER record_touched_insert AFTER INSERT ON record WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = NEW.book) BEGIN
        INSERT OR IGNORE INTO record_touched (book, record, is_new) VALUES (NEW.book, ifnull(NEW.receipt, NEW.id), NEW.receipt IS NULL OR NEW.receipt = NEW.id);
        END;

        CREATE TRIGGER record_touched_update AFTER UPDATE OF kind, date, time, account, currency, amount, category, to_account, received_currency, received,
        title, vendor, note, reference, latitude, longitude, place, receipt, part_note, original_currency, original, attachment, deletion ON record
        WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = NEW.book) BEGIN
        INSERT OR IGNORE INTO record_touched (book, record, is_new) VALUES (NEW.book, ifnull(NEW.receipt, NEW.id), 0);
        END;

        CREATE TRIGGER record_touched_tag AFTER INSERT ON record_hashtag WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = NEW.book) BEGIN
        INSERT OR IGNORE INTO record_touched (book, record, is_new) SELECT book, ifnull(receipt, id), 0 FROM record WHERE number = NEW.record;
        END;

        CREATE TRIGGER record_touched_untag AFTER DELETE ON record_hashtag WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = OLD.book)
        AND EXISTS (SELECT 1 FROM hashtag t WHERE t.book = OLD.book AND t.id = OLD.hashtag AND t.deletion IS NULL) BEGIN
        INSERT OR IGNORE INTO record_touched (book, record, is_new) SELECT book, ifnull(receipt, id), 0 FROM record WHERE number = OLD.record;
        END;

        CREATE TRIGGER record_touched_share AFTER INSERT ON record_share BEGIN
        INSERT OR IGNORE INTO record_touched (book, record, is_new) SELECT book, ifnull(receipt, id), 0 FROM record WHERE number = NEW.record;
        END;

        CREATE TRIGGER record_touched_unshare AFTER DELETE ON record_share BEGIN
        INSERT OR IGNORE INTO record_touched (book, record, is_new) SELECT book, ifnull(receipt, id), 0 FROM record WHERE number = OLD.record;
        END;

        CREATE TRIGGER record_touched_hashtag AFTER UPDATE OF deletion ON hashtag
        WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = NEW.book) BEGIN
        INSERT OR IGNORE INTO record_touched (book, record, is_new) SELECT r.book, ifnull(r.receipt, r.id), 0
        FROM record_hashtag l CROSS JOIN record r ON r.number = l.record WHERE l.book = NEW.book AND l.hashtag = NEW.id;
        END;
        """#)
}
