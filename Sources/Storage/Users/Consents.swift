import Bookkeeping

/// The agreements to the privacy page.
public struct Consents<Access>: SitePart {
    let site: SiteData<Access>
}

extension Consents {
    /// Returns the version of the privacy page that a person agreed to; nil for a person added by the operator, or before the
    /// page existed.
    public func find(of id: User.ID) throws -> Consent? {
        try connection.first(
            "SELECT consented_to, consented_at FROM user WHERE id = ? AND consented_to IS NOT NULL AND consented_at IS NOT NULL", id
        ) { Consent(version: try $0.date(0), givenAt: $0.int64(1)) }
    }
}

extension Consents<Writing> {
    /// Stores that a person agreed to a version of the privacy page.
    public func note(of id: User.ID, to version: CalendarDate, at now: Int64) throws {
        try change(connection.run("UPDATE user SET consented_to = ?, consented_at = ? WHERE id = ?", version, now, id))
    }
}
