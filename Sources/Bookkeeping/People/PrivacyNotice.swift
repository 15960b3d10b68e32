/// What people agree to when they sign up, the page about privacy.
public enum PrivacyNotice {
    /// The day of its latest change of substance: 22 November 2026.
    public static let version = CalendarDate(daysSince1970: 20_779)
}

/// That a person agreed to a version of the page about privacy.
public struct Consent: Sendable, Equatable {
    public let version: CalendarDate
    /// Seconds since 1970 (UTC).
    public let givenAt: Int64

    public init(version: CalendarDate, givenAt: Int64) {
        self.version = version
        self.givenAt = givenAt
    }
}
