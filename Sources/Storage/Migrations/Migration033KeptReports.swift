// swift-format-ignore-file
extension Migration {
    /// Reports that are kept under a name, the people who have them sent each month, and a further kind of notification that can be sent.
    static let keptReports = Migration(
        number: 33,
        sql: #"""
        CREATE TABLE kept_report (
            book BLOB NOT NULL REFERENCES book (id) ON DELETE RESTRICT,
            id BLOB NOT NULL CHECK (length(id) = 16),
            name TEXT NOT NULL CHECK (name <> ''),
            question TEXT NOT NULL CHECK (json_valid(question)),
            created_at INTEGER NOT NULL,
            removed_at INTEGER,
            PRIMARY KEY (book, id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE report_reader (
            book BLOB NOT NULL, report BLOB NOT NULL,
            person BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            due_on TEXT NOT NULL CHECK (due_on IS date(due_on, '+0 days')),
            PRIMARY KEY (book, report, person),
            FOREIGN KEY (book, report) REFERENCES kept_report (book, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX report_reader_due ON report_reader (due_on);

        CREATE INDEX report_reader_of_person ON report_reader (person);

        CREATE TABLE new_notification_choice (
            user BLOB NOT NULL REFERENCES user (id) ON DELETE CASCADE,
            channel TEXT NOT NULL CHECK (channel IN ('email', 'address')),
            kind TEXT NOT NULL CHECK (kind IN ('budget', 'recurring', 'report', 'bank', 'group', 'security')),
            PRIMARY KEY (user, channel, kind)
        ) STRICT, WITHOUT ROWID;

        INSERT INTO new_notification_choice (user, channel, kind) SELECT user, channel, kind FROM notification_choice;

        DROP TABLE notification_choice;

        ALTER TABLE new_notification_choice RENAME TO notification_choice;
        """#)
}
