import Bookkeeping
import Foundation

/// Makes the records of imported entries.
struct ImportedDrafts {
    private let categories: [Category.ID: Category]
    private let usual: [Category.Kind: Category]

    init(_ ledger: Ledger) throws {
        let all = try ledger.categories()
        categories = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        usual = Dictionary(
            Category.Kind.allCases.compactMap { kind in
                let ofKind = all.filter { $0.kind == kind }
                return (ofKind.first { $0.icon == .other } ?? ofKind.first).map { (kind, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns an expense or an income. Throws `.notFound` if there is no category for it.
    func record(_ row: ImportedRow, _ entry: BankEntry) throws -> Transaction.Draft {
        let kind = entry.kind
        let chosen = row.filing.category.flatMap { categories[$0] }.flatMap { $0.kind == kind ? $0 : nil }
        guard let category = chosen ?? usual[kind], let amount = entry.amount.absolute else { throw StoreError.notFound }
        let movement: Transaction.Movement =
            kind == .expense
            ? .expense(account: row.account, category: category.id, amount: amount)
            : .income(account: row.account, category: category.id, amount: amount)
        var draft = draft(movement, row, entry)
        if draft.title.isEmpty { draft.title = category.name }
        if let original = entry.original, original.currency != amount.currency, let value = original.absolute,
            value.minorUnits <= 4_000_000_000_000_000_000
        {
            draft.original = value
        }
        return draft
    }

    /// Returns the transfer whose one side the entry is.
    func transfer(_ row: ImportedRow, _ entry: BankEntry, with other: Account.ID) throws -> Transaction.Draft {
        guard let movement = entry.transfer(of: row.account, with: other) else { throw StoreError.conflict(.invalid) }
        return draft(movement, row, entry)
    }

    private func draft(_ movement: Transaction.Movement, _ row: ImportedRow, _ entry: BankEntry) -> Transaction.Draft {
        let payee = entry.payee.oneLine, purpose = entry.purpose.trimmedLines, filing = row.filing
        let title = [filing.title.oneLine, payee, purpose.first ?? ""].first { !$0.isEmpty } ?? ""
        var texts = RecordTextValues()
        texts[.title] = title.cut(for: .title)
        texts[.vendor] = (filing.vendor.oneLine.isEmpty ? payee : filing.vendor.oneLine).cut(for: .vendor)
        // A title that was cut is in the note whole.
        if purpose != [texts[.title]] { texts[.note] = purpose.joined(separator: "\n").cut(for: .note) }
        texts[.reference] = entry.reference.oneLine.cut(for: .reference)
        return Transaction.Draft(
            RecordContent(movement: movement, date: entry.date, time: entry.time ?? .midnight, texts: texts),
            hashtags: Self.hashtags(filing.hashtags + entry.hashtags))
    }

    /// Returns names that hashtags can have, each once; spaces become hyphens.
    private static func hashtags(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        let words = names.map { name in
            String(name.oneLine.map { $0 == " " ? "-" : $0 }.filter(Hashtag.allows)).precomposedStringWithCanonicalMapping
        }
        let allowed = words.filter { word in
            word.count <= Hashtag.nameLimit && word.contains { $0.isLetter || $0.isNumber } && seen.insert(word.folded).inserted
        }
        return Array(allowed.prefix(Hashtag.limitPerTransaction))
    }
}

extension BankEntry {
    /// Returns the transfer between the account of the entry and another one of the same currency; nil beyond the range of amounts.
    func transfer(of account: Account.ID, with other: Account.ID) -> Transaction.Movement? {
        amount.absolute.map {
            amount.isNegative
                ? .transfer(from: account, to: other, amount: $0, received: $0) : .transfer(from: other, to: account, amount: $0, received: $0)
        }
    }
}

extension Money {
    /// The amount without its sign; nil beyond the range, and for zero.
    var absolute: Money? { isZero ? nil : Int64(exactly: minorUnits.magnitude).map { Money(minorUnits: $0, currency) } }
}
