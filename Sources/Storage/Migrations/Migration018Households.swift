// swift-format-ignore-file
extension Migration {
    /// Households: their people and the links by which people join.
    static let households = Migration(
        number: 18,
        sql: #"""
        CREATE TABLE household (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            book BLOB NOT NULL UNIQUE REFERENCES book (id) ON DELETE RESTRICT,
            kind TEXT NOT NULL CHECK (kind IN ('household', 'group')),
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
            created_at INTEGER NOT NULL,
            dissolved_at INTEGER
        ) STRICT;

        CREATE INDEX household_by_end ON household (dissolved_at) WHERE dissolved_at IS NOT NULL;

        CREATE TABLE household_person (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            household BLOB NOT NULL REFERENCES household (id) ON DELETE CASCADE,
            user BLOB REFERENCES user (id) ON DELETE SET NULL,
            name TEXT NOT NULL CHECK (length(name) <= 500),
            role TEXT CHECK (role IN ('administrator', 'member', 'viewer')),
            created_at INTEGER NOT NULL,
            joined_at INTEGER,
            left_at INTEGER,
            consented_to TEXT CHECK (consented_to IS date(consented_to, '+0 days')),
            CHECK ((role IS NULL) = (joined_at IS NULL) AND (role IS NULL) = (consented_to IS NULL)),
            CHECK (user IS NULL OR role IS NOT NULL)
        ) STRICT;

        CREATE INDEX person_of_household ON household_person (household, created_at, id);
        CREATE UNIQUE INDEX household_of_user ON household_person (user) WHERE user IS NOT NULL AND left_at IS NULL;
        CREATE INDEX former_household_of_user ON household_person (user) WHERE user IS NOT NULL AND left_at IS NOT NULL;
        CREATE UNIQUE INDEX administrator_of_household ON household_person (household) WHERE role = 'administrator' AND left_at IS NULL;

        CREATE TABLE household_invitation (
            token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            household BLOB NOT NULL REFERENCES household (id) ON DELETE CASCADE,
            person BLOB REFERENCES household_person (id) ON DELETE CASCADE,
            role TEXT NOT NULL CHECK (role IN ('member', 'viewer')),
            state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'used', 'revoked')),
            created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
        ) STRICT;

        CREATE INDEX invitation_of_household ON household_invitation (household, created_at);
        CREATE INDEX invitation_of_person ON household_invitation (person) WHERE person IS NOT NULL;
        """#)
}
