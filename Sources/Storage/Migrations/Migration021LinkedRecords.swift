// swift-format-ignore-file
extension Migration {
    /// Links between a household's records and those in the own books of the people who paid or were paid, and the account a person chose last.
    static let linkedRecords = Migration(
        number: 21,
        sql: #"""
        ALTER TABLE household_person ADD COLUMN usual_own BLOB CHECK (length(usual_own) IN (0, 16));

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
        """#)
}
