// swift-format-ignore-file
import GRDB

extension Migration {
    /// Several files of a record, with pictures of them that the program has written, found by their names.
    static let filesOfRecords = Migration(
        number: 36,
        sql: #"""
        CREATE TABLE new_attachment (
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

        INSERT INTO new_attachment (book, id, record, name, type, size, is_original, bytes)
        SELECT r.book, r.attachment, a.record, a.name, a.type, a.size, 1, a.bytes
        FROM attachment a JOIN record r ON r.number = a.record WHERE r.attachment IS NOT NULL ORDER BY r.attachment;

        DROP TABLE attachment;

        ALTER TABLE new_attachment RENAME TO attachment;

        CREATE INDEX attachment_of_record ON attachment (record);

        DROP INDEX record_of_attachment;

        DROP TRIGGER record_touched_update;

        ALTER TABLE record DROP COLUMN attachment;

        CREATE TRIGGER record_touched_update AFTER UPDATE OF kind, date, time, account, currency, amount, category, to_account, received_currency, received,
        title, vendor, note, reference, latitude, longitude, place, receipt, part_note, original_currency, original, deletion ON record
        WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = NEW.book) BEGIN
        INSERT OR IGNORE INTO record_touched (book, record, is_new) VALUES (NEW.book, ifnull(NEW.receipt, NEW.id), 0);
        END;

        CREATE TRIGGER record_touched_attach AFTER INSERT ON attachment WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = NEW.book) BEGIN
        INSERT OR IGNORE INTO record_touched (book, record, is_new) SELECT book, ifnull(receipt, id), 0 FROM record WHERE number = NEW.record;
        END;

        CREATE TRIGGER record_touched_detach AFTER DELETE ON attachment WHEN EXISTS (SELECT 1 FROM household h WHERE h.book = OLD.book) BEGIN
        INSERT OR IGNORE INTO record_touched (book, record, is_new) SELECT book, ifnull(receipt, id), 0 FROM record WHERE number = OLD.record;
        END;

        UPDATE record SET search_text = rtrim(search_text) || search_words(a.name) FROM attachment a WHERE a.record = record.number;
        """#,
        functions: [searchWords])

    static let searchWords = DatabaseFunction("search_words", argumentCount: 1, pure: true) { values in
        SearchText([String.fromDatabaseValue(values[0]) ?? ""]).stored
    }
}
