// swift-format-ignore-file
extension Migration {
    /// A further kind of notification that people can have sent: about connections to banks.
    static let noticesOfConnections = Migration(
        number: 31,
        sql: #"""
        CREATE TABLE new_notification_choice (
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            channel TEXT NOT NULL CHECK (channel IN ('email', 'address')),
            kind TEXT NOT NULL CHECK (kind IN ('budget', 'recurring', 'bank', 'group', 'security')),
            PRIMARY KEY (user, channel, kind)
        ) STRICT, WITHOUT ROWID;

        INSERT INTO new_notification_choice (user, channel, kind) SELECT user, channel, kind FROM notification_choice;

        DROP TABLE notification_choice;

        ALTER TABLE new_notification_choice RENAME TO notification_choice;
        """#)
}
