/// A rule of a person that files entries of banks, and records of the past on demand: conditions that must all hold, and the values that it fills in.
public struct FilingRule: Sendable, Equatable {
    public typealias ID = Identifier<FilingRule>

    public let id: ID
    public var conditions: FilingConditions
    public var result: FilingResult
    /// The reason why it files nothing; nil for a rule that works.
    public var rest: Rest?

    /// Something that a rule needs, and that was deleted.
    public enum Rest: String, Hashable, Sendable {
        case category, account, hashtags
    }

    /// A rule that is not saved yet.
    public struct Draft: Sendable, Equatable {
        public var conditions: FilingConditions
        public var result: FilingResult

        /// Entries have the kind of the category that they are filed under: with a category, the conditions get its kind.
        public init(_ conditions: FilingConditions, _ result: FilingResult) { (self.conditions, self.result) = (conditions, result) }
    }

    public init(id: ID, _ draft: Draft, rest: Rest? = nil) { (self.id, conditions, result, self.rest) = (id, draft.conditions, draft.result, rest) }

    /// The maximum number of rules in a book.
    public static let limit = 200
    /// The maximum number of rules that an import accepts, those in the trash included.
    public static let exportLimit = 2_000
}

/// The values that a rule fills in; it has at least one.
public struct FilingResult: Sendable, Equatable {
    public var category: Category.ID?
    /// Empty to leave the title.
    public var title: String
    /// Empty to leave the vendor.
    public var vendor: String
    /// Added to the hashtags that are there. Without the `#`.
    public var hashtags: [String]

    public init(category: Category.ID? = nil, title: String = "", vendor: String = "", hashtags: [String] = []) {
        (self.category, self.title, self.vendor, self.hashtags) = (category, title, vendor, hashtags)
    }

    public var isEmpty: Bool { category == nil && title.isEmpty && vendor.isEmpty && hashtags.isEmpty }
}
