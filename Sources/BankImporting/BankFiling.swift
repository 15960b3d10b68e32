import Bookkeeping
import Storage

/// The filing of entries: by the rules that the person wrote, by the category that another program gave an entry, and by the learned rules.
public struct BankFiling: Sendable {
    private let rules: FilingRules
    private let categories: NamedCategories

    public init(_ ledger: Ledger) throws {
        rules = try ledger.rules.all()
        categories = NamedCategories(try ledger.names().categories)
    }

    /// Returns the place of an entry of an account.
    public func callAsFunction(_ entry: BankEntry, _ account: Account.ID) -> Filing {
        var filing = rules.apply(to: FilingSubject(entry, in: account))
        if let part = entry.parts.first {
            // Each part has a category of its own; the record has the category of the first part.
            let category = categories.find(part.category, entry.kind)
            (filing.category, filing.reason) = (category?.id, category == nil ? nil : .file)
            return filing
        }
        if case .rule = filing.reason, filing.category != nil { return filing }
        if !entry.category.isEmpty, let category = categories.find(entry.category, entry.kind) {
            (filing.category, filing.reason) = (category.id, .file)
        }
        return filing
    }
}
