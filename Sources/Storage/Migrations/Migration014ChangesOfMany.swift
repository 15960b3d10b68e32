// swift-format-ignore-file
extension Migration {
    /// Changes of many records at once, with the values before them.
    static let changesOfMany = Migration(
        number: 14,
        sql: #"""
        CREATE TABLE record_change (book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
        id BLOB NOT NULL CHECK (length(id) = 16),
        position INTEGER NOT NULL,
        content TEXT NOT NULL CHECK (json_valid(content)),
        record_count INTEGER NOT NULL CHECK (record_count > 0),
        unchanged_count INTEGER NOT NULL CHECK (unchanged_count >= 0),
        refusals TEXT NOT NULL CHECK (json_valid(refusals)),
        changed_at INTEGER NOT NULL,
        PRIMARY KEY (book, id)) STRICT;

        CREATE UNIQUE INDEX record_change_in_order ON record_change (book, position);

        CREATE INDEX record_change_by_time ON record_change (changed_at);

        CREATE TABLE former_record (book BLOB NOT NULL,
        change BLOB NOT NULL,
        record INTEGER NOT NULL REFERENCES record (number) ON UPDATE CASCADE ON DELETE CASCADE,
        number INTEGER NOT NULL,
        account BLOB NOT NULL CHECK (length(account) = 16),
        category BLOB CHECK (length(category) = 16),
        vendor TEXT NOT NULL,
        PRIMARY KEY (book, change, record),
        FOREIGN KEY (book, change) REFERENCES record_change (book, id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;

        CREATE INDEX former_of_record ON former_record (record);

        CREATE TABLE former_hashtag (book BLOB NOT NULL,
        change BLOB NOT NULL,
        record INTEGER NOT NULL,
        hashtag BLOB NOT NULL,
        was_added INTEGER NOT NULL CHECK (was_added IN (0, 1)),
        PRIMARY KEY (book, change, record, hashtag),
        FOREIGN KEY (book, change, record) REFERENCES former_record (book, change, record) ON UPDATE CASCADE ON DELETE CASCADE,
        FOREIGN KEY (book, hashtag) REFERENCES hashtag (book, id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;

        CREATE INDEX former_of_hashtag ON former_hashtag (book, hashtag);
        """#)
}
