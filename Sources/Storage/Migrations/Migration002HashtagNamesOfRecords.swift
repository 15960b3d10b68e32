// swift-format-ignore-file
extension Migration {
    /// Redundant columns that make a page of records cheap to read: a record has the names of its hashtags, and a book the
    /// version of its names.
    static let hashtagNamesOfRecords = Migration(
        number: 2,
        sql: #"""
        ALTER TABLE record ADD COLUMN hashtags TEXT NOT NULL DEFAULT '';

        UPDATE record SET hashtags = (
            SELECT group_concat(name, ' ') FROM (
                SELECT h.name FROM record_hashtag l JOIN hashtag h ON h.id = l.hashtag
                WHERE l.record = record.number AND h.deletion IS NULL ORDER BY h.name_key))
        WHERE EXISTS (
            SELECT 1 FROM record_hashtag l JOIN hashtag h ON h.id = l.hashtag WHERE l.record = record.number AND h.deletion IS NULL);

        ALTER TABLE book ADD COLUMN names_version INTEGER NOT NULL DEFAULT 0;

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
        """#)
}
