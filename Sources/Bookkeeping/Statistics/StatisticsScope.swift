/// The records that statistics count, besides their days; nil for all.
public struct StatisticsScope: Sendable, Hashable {
    public var account: Account.ID?
    public var category: Category.ID?
    /// Without the `#`.
    public var hashtag: String?
    /// In any case of ASCII letters.
    public var vendor: String?

    public init(account: Account.ID? = nil, category: Category.ID? = nil, hashtag: String? = nil, vendor: String? = nil) {
        (self.account, self.category, self.hashtag, self.vendor) = (account, category, hashtag, vendor)
    }

    /// True if it counts only some of the records of an account, so that they give no balance and have no budget.
    public var isNarrow: Bool { category != nil || hashtag != nil || vendor != nil }
    /// True if no totals are kept of it, so that its records are read.
    public var needsRecords: Bool { hashtag != nil || vendor != nil }
    /// The number of filters.
    public var filterCount: Int { [account != nil, category != nil, hashtag != nil, vendor != nil].count { $0 } }
}
