extension Migration {
    /// What a page of records would otherwise look up for each of its rows and requests: a record holds the names of its hashtags, and a
    /// book the version of its names.
    static let second = Migration(number: 2, statements: recordHashtags + namesVersion)

    private static let recordHashtags = [
        "ALTER TABLE record ADD COLUMN hashtags TEXT NOT NULL DEFAULT ''",
        """
        UPDATE record SET hashtags = (
            SELECT group_concat(name, ' ') FROM (
                SELECT h.name FROM record_hashtag l JOIN hashtag h ON h.id = l.hashtag
                WHERE l.record = record.number AND h.deletion IS NULL ORDER BY h.name_key))
        WHERE EXISTS (
            SELECT 1 FROM record_hashtag l JOIN hashtag h ON h.id = l.hashtag WHERE l.record = record.number AND h.deletion IS NULL)
        """,
    ]

    static let namesVersion =
        ["ALTER TABLE book ADD COLUMN names_version INTEGER NOT NULL DEFAULT 0"]
        + [("account", "UPDATE"), ("category", "UPDATE"), ("hashtag", "UPDATE OF name, deletion")].flatMap { table, update in
            [("added", "INSERT", "NEW"), ("changed", update, "NEW"), ("removed", "DELETE", "OLD")].map { name, event, row in
                """
                CREATE TRIGGER name_of_\(table)_\(name) AFTER \(event) ON \(table) BEGIN
                    UPDATE book SET names_version = names_version + 1 WHERE id = \(row).book;
                END
                """
            }
        }
}
