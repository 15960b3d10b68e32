// swift-format-ignore-file
extension Migration {
    /// A record needs no title: the check of its length allows an empty one.
    ///
    /// The check alone changes, and no row, so the text of the table is replaced as SQLite's documentation of ALTER TABLE describes:
    /// rebuilding the table of all records with its indexes and triggers would take minutes on a small machine. `RESET` reads the
    /// schema again; the index that comes and goes tells other connections to do the same.
    static let recordWithoutTitle = Migration(
        number: 12,
        sql: #"""
        PRAGMA writable_schema = ON;

        UPDATE sqlite_schema
        SET sql = replace(sql, 'title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 2000)', 'title TEXT NOT NULL CHECK (length(title) <= 2000)')
        WHERE type = 'table' AND name = 'record';

        PRAGMA writable_schema = RESET;

        CREATE INDEX schema_changed ON site (number);

        DROP INDEX schema_changed;
        """#)
}
