// swift-format-ignore-file
import Bookkeeping
import GRDB

extension Migration {
    /// Places of records: the map cell of each, and totals of cells of several sizes.
    static let placesOfRecords = Migration(
        number: 5,
        sql: #"""
        ALTER TABLE record ADD COLUMN cell INTEGER CHECK (cell BETWEEN 0 AND 1099511627775);

        UPDATE record SET cell = map_cell(latitude, longitude) WHERE latitude IS NOT NULL;

        CREATE INDEX record_of_cell ON record (book, cell) WHERE deletion IS NULL AND cell IS NOT NULL;

        CREATE INDEX record_located ON record (book, number, cell, kind, category, latitude, longitude, main_amount, deletion)
        WHERE deletion IS NULL AND cell IS NOT NULL;

        CREATE TABLE place_total (
            book BLOB NOT NULL, level INTEGER NOT NULL, scope BLOB NOT NULL, year INTEGER NOT NULL, cell INTEGER NOT NULL, place TEXT NOT NULL,
            count INTEGER NOT NULL, main_amount INTEGER NOT NULL, unconverted INTEGER NOT NULL,
            latitude INTEGER NOT NULL, longitude INTEGER NOT NULL, number_high INTEGER NOT NULL, number_low INTEGER NOT NULL,
            PRIMARY KEY (book, level, scope, year, cell, place)
        ) STRICT, WITHOUT ROWID;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 5, CAST(r.kind AS BLOB), 0, r.cell >> 30, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND 1 AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 5, CAST(r.kind AS BLOB), CAST(substr(r.date, 1, 4) AS INTEGER), r.cell >> 30, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND 1 AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 5, r.category, 0, r.cell >> 30, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND r.category IS NOT NULL AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 8, CAST(r.kind AS BLOB), 0, r.cell >> 24, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND 1 AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 8, CAST(r.kind AS BLOB), CAST(substr(r.date, 1, 4) AS INTEGER), r.cell >> 24, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND 1 AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 8, r.category, 0, r.cell >> 24, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND r.category IS NOT NULL AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 11, CAST(r.kind AS BLOB), 0, r.cell >> 18, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND 1 AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 11, CAST(r.kind AS BLOB), CAST(substr(r.date, 1, 4) AS INTEGER), r.cell >> 18, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND 1 AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 11, r.category, 0, r.cell >> 18, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND r.category IS NOT NULL AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 14, CAST(r.kind AS BLOB), 0, r.cell >> 12, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND 1 AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 14, CAST(r.kind AS BLOB), CAST(substr(r.date, 1, 4) AS INTEGER), r.cell >> 12, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND 1 AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 14, r.category, 0, r.cell >> 12, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND r.category IS NOT NULL AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 17, CAST(r.kind AS BLOB), 0, r.cell >> 6, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND 1 AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 17, CAST(r.kind AS BLOB), CAST(substr(r.date, 1, 4) AS INTEGER), r.cell >> 6, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND 1 AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 17, r.category, 0, r.cell >> 6, '', sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND r.category IS NOT NULL AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 20, CAST(r.kind AS BLOB), 0, r.cell >> 0, r.place, sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND 1 AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 20, CAST(r.kind AS BLOB), CAST(substr(r.date, 1, 4) AS INTEGER), r.cell >> 0, r.place, sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND 1 AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT r.book, 20, r.category, 0, r.cell >> 0, r.place, sum(1), sum(ifnull(r.main_amount, 0) * (r.kind <> 'transfer')), sum(r.main_amount IS NULL AND r.kind <> 'transfer'), sum(r.latitude), sum(r.longitude), sum(r.number >> 32), sum(r.number & 4294967295) FROM record r INDEXED BY record_located
        WHERE r.deletion IS NULL AND r.cell IS NOT NULL AND r.category IS NOT NULL AND 1
        GROUP BY 1, 2, 3, 4, 5, 6;

        CREATE VIEW place_change AS SELECT * FROM place_total;

        CREATE TRIGGER place_counted INSTEAD OF INSERT ON place_change BEGIN
        INSERT INTO place_total (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        VALUES (NEW.book, NEW.level, NEW.scope, NEW.year, NEW.cell, NEW.place, NEW.count, NEW.main_amount, NEW.unconverted, NEW.latitude, NEW.longitude, NEW.number_high, NEW.number_low)
        ON CONFLICT (book, level, scope, year, cell, place)
        DO UPDATE SET count = count + excluded.count, main_amount = main_amount + excluded.main_amount, unconverted = unconverted + excluded.unconverted, latitude = latitude + excluded.latitude, longitude = longitude + excluded.longitude, number_high = number_high + excluded.number_high, number_low = number_low + excluded.number_low;
        DELETE FROM place_total WHERE book = NEW.book AND level = NEW.level AND scope = NEW.scope AND year = NEW.year AND cell = NEW.cell AND place = NEW.place AND count = 0;
        END;

        CREATE TRIGGER place_added AFTER INSERT ON record WHEN NEW.deletion IS NULL AND NEW.cell IS NOT NULL BEGIN
        INSERT INTO place_change (book, level, scope, year, cell, place, count, main_amount, unconverted, latitude, longitude, number_high, number_low)
        SELECT NEW.book, l.column1, s.column1, s.column2, NEW.cell >> l.column2,
            iif(l.column1 = 20, NEW.place, ''), 1 * (1), 1 * (ifnull(NEW.main_amount, 0) * (NEW.kind <> 'transfer')), 1 * (NEW.main_amount IS NULL AND NEW.kind <> 'transfer'), 1 * (NEW.latitude), 1 * (NEW.longitude), 1 * (NEW.number >> 32), 1 * (NEW.number & 4294967295)
        FROM (VALUES (5, 30), (8, 24), (11, 18), (14, 12), (17, 6), (20, 0)) l CROSS JOIN (
            VALUES (CAST(NEW.kind AS BLOB), 0), (CAST(NEW.kind AS BLOB), CAST(substr(NEW.date, 1, 4) AS INTEGER)), (NEW.category, 0)) s
        WHERE s.column1 IS NOT NULL;
        END;

        CREATE TRIGGER place_removed AFTER DELETE ON record WHEN OLD.deletion IS NULL AND OLD.cell IS NOT NULL BEGIN
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
        """#,
        functions: [mapCell])

    private static let mapCell = DatabaseFunction("map_cell", argumentCount: 2, pure: true) { values in
        guard let latitude = Int.fromDatabaseValue(values[0]), let longitude = Int.fromDatabaseValue(values[1]) else {
            return nil
        }
        return MapCell(latitude: latitude, longitude: longitude).code
    }
}
