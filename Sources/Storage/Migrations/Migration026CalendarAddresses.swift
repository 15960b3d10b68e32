// swift-format-ignore-file
extension Migration {
    /// Secret addresses of what recurs, for calendar programs.
    static let calendarAddresses = Migration(
        number: 26,
        sql: #"""
        CREATE TABLE calendar_feed (
            token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            household BLOB REFERENCES household (id) ON DELETE CASCADE,
            created_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE UNIQUE INDEX calendar_feed_of_user ON calendar_feed (user, ifnull(household, x''));

        CREATE INDEX calendar_feed_of_household ON calendar_feed (household) WHERE household IS NOT NULL;
        """#)
}
