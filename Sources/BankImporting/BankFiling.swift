import Bookkeeping
import Storage

/// The filing of entries: by the rules that the person wrote, by the category that another program gave an entry, and by what was learned.
public struct BankFiling: Sendable {
    private let rules: FilingRules
    private let categories: [String: [Bookkeeping.Category]]

    public init(_ ledger: Ledger) throws {
        rules = try ledger.filing.all()
        categories = Dictionary(grouping: try ledger.names().categories) { $0.name.folded }
    }

    /// Returns the place of an entry of an account.
    public func callAsFunction(_ entry: BankEntry, _ account: Account.ID) -> Filing {
        var filing = rules.apply(to: FilingSubject(entry, in: account))
        if case .rule = filing.reason, filing.category != nil { return filing }
        if let category = category(entry) { (filing.category, filing.reason) = (category.id, .file) }
        return filing
    }

    /// Returns the category of the book with the name of the entry's one, or with that of its last level.
    private func category(_ entry: BankEntry) -> Bookkeeping.Category? {
        guard !entry.category.isEmpty else { return nil }
        let kind: Bookkeeping.Category.Kind = entry.amount.isNegative ? .expense : .income
        let names = [entry.category] + (entry.category.split(separator: ":").last.map { [String($0)] } ?? [])
        return names.lazy.compactMap { categories[$0.folded]?.first { $0.kind == kind } }.first
    }
}
