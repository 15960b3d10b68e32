/// Whether pages have a place for banners, and the feed that fills it.
public struct BannerSlot: Sendable, Equatable {
    /// Off until the operator switches it on.
    public let isOn: Bool
    /// The address of the feed; empty for banners of the operator's own alone.
    public let address: String
    /// When the feed was last asked, in seconds since 1970 (UTC); nil before the first time.
    public let attemptedAt: Int64?
    /// When it last answered well, in seconds since 1970 (UTC).
    public let succeededAt: Int64?
    /// Why the last attempt failed, in a word; nil when it went well.
    public let problem: String?

    public init(isOn: Bool, address: String, attemptedAt: Int64?, succeededAt: Int64?, problem: String?) {
        self.isOn = isOn
        self.address = address
        self.attemptedAt = attemptedAt
        self.succeededAt = succeededAt
        self.problem = problem
    }

    /// Whether there is a feed to be asked.
    public var hasFeed: Bool { isOn && !address.isEmpty }

    /// The host of the feed, with its port if it has one.
    public var host: String { String(address.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#".contains($0) }) }
}
