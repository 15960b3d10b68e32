/// A rule that files entries; `deletion` is set if it was deleted.
public struct ExportedFilingRule: Codable, Sendable, Equatable {
    /// A condition on a text.
    public struct Text: Codable, Sendable, Equatable {
        public let way: FilingText.Way
        public let text: String

        init(_ condition: FilingText) { (way, text) = (condition.way, condition.text) }
    }

    public let id: FilingRule.ID
    /// The position in the book's order.
    public let position: Int64
    public let payee, titleText, note: Text?
    public let currency: Currency?
    /// Minor units of the currency.
    public let least, most: Int64?
    public let kind: Category.Kind?
    public let account: Account.ID?
    public let category: Category.ID?
    public let title, vendor: String
    public let hashtags: [Hashtag.ID]
    public let createdAt: Int64
    public let deletion: Deletion.ID?

    /// - Parameter hashtags: the hashtags of the rule, also deleted ones.
    public init(
        id: FilingRule.ID, _ draft: FilingRule.Draft, position: Int64, hashtags: [Hashtag.ID], createdAt: Int64, deletion: Deletion.ID?
    ) {
        let conditions = draft.conditions, result = draft.result
        (self.id, self.position) = (id, position)
        (payee, titleText, note) = (conditions.payee.map { Text($0) }, conditions.title.map { Text($0) }, conditions.note.map { Text($0) })
        (currency, least, most) = (conditions.amount?.currency, conditions.amount?.least, conditions.amount?.most)
        (kind, account) = (conditions.kind, conditions.account)
        (category, title, vendor) = (result.category, result.title, result.vendor)
        (self.hashtags, self.createdAt, self.deletion) = (hashtags, createdAt, deletion)
    }

    /// The rule without its hashtags; nil if its amounts are no range.
    public var draft: FilingRule.Draft? {
        func text(_ exported: Text?) -> FilingText? { exported.map { FilingText($0.way, $0.text) } }
        var amount: FilingAmount?
        if let currency {
            amount = FilingAmount(currency, least: least, most: most)
            if amount == nil { return nil }
        }
        return FilingRule.Draft(
            FilingConditions(payee: text(payee), title: text(titleText), note: text(note), amount: amount, kind: kind, account: account),
            FilingResult(category: category, title: title, vendor: vendor))
    }
}

/// A payee that no rule is learned from.
public struct ExportedDismissedLearning: Codable, Sendable, Equatable {
    public let id: DismissedLearning.ID
    /// Folded.
    public let payee: String
    public let kind: Category.Kind
    public let name: String
    public let dismissedAt: Int64

    public init(_ dismissed: DismissedLearning) {
        (id, payee, kind, name, dismissedAt) = (dismissed.id, dismissed.payee.key, dismissed.payee.kind, dismissed.name, dismissed.dismissedAt)
    }

    /// The dismissal.
    public var dismissed: DismissedLearning {
        DismissedLearning(id: id, payee: LearnedRule.Payee(key: payee, kind: kind), name: name, dismissedAt: dismissedAt)
    }
}
