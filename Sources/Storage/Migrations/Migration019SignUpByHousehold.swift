// swift-format-ignore-file
extension Migration {
    /// The person who signed up by an invitation to a household, on a server that lets nobody else in.
    static let signUpByHousehold = Migration(
        number: 19,
        sql: #"""
        ALTER TABLE household_invitation ADD COLUMN admitted BLOB REFERENCES user (id) ON DELETE SET NULL;

        CREATE INDEX invitation_by_admitted ON household_invitation (admitted) WHERE admitted IS NOT NULL;
        """#)
}
