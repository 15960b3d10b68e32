/// The place of an entry in a book: the category and the texts that its record gets, with the reason.
public struct Filing: Hashable, Sendable {
    /// nil for an entry about which nothing is known.
    public var category: Category.ID?
    /// Empty for the title that follows from the entry itself.
    public var title: String
    /// Empty for the payee as the bank writes it.
    public var vendor: String
    /// Without the `#`.
    public var hashtags: [String]
    /// nil if nothing is known.
    public var reason: Reason?

    /// The source of a filing, which is said in a sentence beside it.
    public enum Reason: Hashable, Sendable {
        /// A rule that the person wrote.
        case rule(FilingRule.ID)
        /// The same payee was filed so in `count` of `all` earlier records.
        case learned(count: Int, of: Int)
        /// The file of another program names the category.
        case file
        /// The person chose it in the preview.
        case person
    }

    public init(category: Category.ID? = nil, title: String = "", vendor: String = "", hashtags: [String] = [], reason: Reason? = nil) {
        (self.category, self.title, self.vendor, self.hashtags, self.reason) = (category, title, vendor, hashtags, reason)
    }
}
