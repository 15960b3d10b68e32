extension Migration {
    /// Identity, privacy and the operator's tools.
    static let sixth = Migration(
        number: 6,
        statements: people + erasing + factors + passkeys + channels + audit + banners + tokens + recordList)

    private static let people = [
        "ALTER TABLE user ADD COLUMN masks_amounts INTEGER NOT NULL DEFAULT 0 CHECK (masks_amounts IN (0, 1))",
        "ALTER TABLE user ADD COLUMN hides_banners INTEGER NOT NULL DEFAULT 0 CHECK (hides_banners IN (0, 1))",
        // When a person who asked to be deleted is, and when they agreed to what is kept about them.
        "ALTER TABLE user ADD COLUMN deletion_due_at INTEGER",
        "ALTER TABLE user ADD COLUMN consented_at INTEGER",
        // The version of the privacy page that they agreed to.
        "ALTER TABLE user ADD COLUMN consented_to TEXT",
        "CREATE INDEX user_leaving ON user (deletion_due_at) WHERE deletion_due_at IS NOT NULL",
        // Seconds without a visit after which the passcode is asked; null without a passcode.
        "ALTER TABLE user ADD COLUMN lock_after INTEGER CHECK (lock_after BETWEEN 0 AND 86400)",
        // When the person last proved who they are in this session.
        "ALTER TABLE session ADD COLUMN confirmed_at INTEGER NOT NULL DEFAULT 0",
        "UPDATE session SET confirmed_at = created_at",
    ]

    /// How often whole books were removed, and how many of these removals are overwritten too.
    private static let erasing = [
        "ALTER TABLE site ADD COLUMN removals INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE site ADD COLUMN erased_removals INTEGER NOT NULL DEFAULT 0 CHECK (erased_removals <= removals)",
    ]
}
