/// The operator's switch for banners on pages, and the feed that fills them.
public struct BannerSlot: Sendable, Equatable {
    /// False until the operator switches banners on.
    public let isOn: Bool
    /// The URL of the feed; empty for manual banners only.
    public let address: String
    /// The time of the last fetch, in seconds since 1970 (UTC); nil before the first one.
    public let attemptedAt: Int64?
    /// The time of the last successful fetch, in seconds since 1970 (UTC).
    public let succeededAt: Int64?
    /// A word for the reason why the last fetch failed; nil if it succeeded.
    public let problem: String?

    public init(isOn: Bool, address: String, attemptedAt: Int64?, succeededAt: Int64?, problem: String?) {
        self.isOn = isOn
        self.address = address
        self.attemptedAt = attemptedAt
        self.succeededAt = succeededAt
        self.problem = problem
    }

    /// True if there is a feed to fetch.
    public var hasFeed: Bool { isOn && !address.isEmpty }

    /// The host of the feed, with its port if the URL has one.
    public var host: String { String(address.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#".contains($0) }) }
}
