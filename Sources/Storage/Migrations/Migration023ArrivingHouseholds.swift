// swift-format-ignore-file
extension Migration {
    /// Parts and accounts of people in a book that is being filled, before its people are in the household.
    static let arrivingHouseholds = Migration(
        number: 23,
        sql: #"""
        DROP INDEX account_of_person;

        CREATE UNIQUE INDEX account_of_person ON account (person, currency, book) WHERE person IS NOT NULL;

        DROP TRIGGER record_share_of_record;

        ALTER TABLE record_share RENAME TO record_share_before;

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

        INSERT INTO record_share (record, person, book, way, weight, currency, amount, sign)
        SELECT record, person, book, way, weight, currency, amount, sign FROM record_share_before;

        DROP TABLE record_share_before;

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
        """#)
}
