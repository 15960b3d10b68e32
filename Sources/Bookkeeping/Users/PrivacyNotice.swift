/// The privacy page; people agree to it when they sign up.
public enum PrivacyNotice {
    /// The date of its latest substantial change: 22 November 2026.
    public static let version = CalendarDate(daysSince1970: 20_779)
}

/// A person's consent to a version of the privacy page.
public struct Consent: Sendable, Equatable {
    public let version: CalendarDate
    /// Seconds since 1970 (UTC).
    public let givenAt: Int64

    public init(version: CalendarDate, givenAt: Int64) {
        self.version = version
        self.givenAt = givenAt
    }
}
