extension Migration {
    /// Banners and the feed that they come from.
    static let banners = [
        """
        CREATE TABLE banner (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            feed_key TEXT UNIQUE CHECK (length(feed_key) BETWEEN 1 AND 100),
            \(texts("text")) CHECK (text_en || text_ja || text_zh <> ''),
            \(texts("alternative")),
            link TEXT NOT NULL CHECK (length(link) BETWEEN 8 AND 2000),
            image_address TEXT NOT NULL CHECK (length(image_address) <= 2000),
            starts_at INTEGER NOT NULL, ends_at INTEGER CHECK (ends_at > starts_at),
            changed_at INTEGER NOT NULL
        ) STRICT
        """,
        "CREATE INDEX banner_by_end ON banner (ends_at)",
        """
        CREATE TABLE banner_image (
            banner BLOB NOT NULL PRIMARY KEY REFERENCES banner (id) ON DELETE CASCADE,
            type TEXT NOT NULL CHECK (type IN ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
            width INTEGER NOT NULL CHECK (width BETWEEN 1 AND 4096), height INTEGER NOT NULL CHECK (height BETWEEN 1 AND 4096),
            bytes BLOB NOT NULL CHECK (length(bytes) BETWEEN 1 AND 307200)
        ) STRICT
        """,
        """
        CREATE TABLE banner_slot (
            number INTEGER PRIMARY KEY CHECK (number = 1),
            is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
            address TEXT NOT NULL CHECK (length(address) <= 2000),
            attempted_at INTEGER, succeeded_at INTEGER, problem TEXT CHECK (length(problem) <= 200)
        ) STRICT
        """,
        "INSERT INTO banner_slot (number, is_on, address) VALUES (1, 0, '')",
    ]

    /// A text in each language; empty where there is none.
    private static func texts(_ name: String) -> String {
        ["en", "ja", "zh"].map { "\(name)_\($0) TEXT NOT NULL CHECK (length(\(name)_\($0)) <= 2000)" }.joined(separator: ", ")
    }
}
