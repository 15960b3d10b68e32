import Bookkeeping
import Foundation

/// Makes the records of imported entries.
struct ImportedDrafts {
    private let categories: [Category.ID: Category]
    private let named: NamedCategories
    private let usual: [Category.Kind: Category]
    private let accounts: NamedAccounts

    init(_ ledger: Ledger) throws {
        let all = try ledger.categories()
        named = NamedCategories(all)
        accounts = try NamedAccounts(ledger)
        categories = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        usual = Self.usualCategories(all)
    }

    /// Returns the default category of each kind, for entries without a choice.
    static func usualCategories(_ all: [Category]) -> [Category.Kind: Category] {
        Dictionary(
            Category.Kind.allCases.compactMap { kind in
                let ofKind = all.filter { $0.kind == kind }
                return (ofKind.first { $0.icon == .other } ?? ofKind.first).map { (kind, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns an expense or an income. Throws `.notFound` if there is no category for it.
    func record(_ row: ImportedRow, _ entry: BankEntry) throws -> Transaction.Draft {
        let kind = entry.kind
        let chosen = row.filing.category.flatMap { categories[$0] }.flatMap { $0.kind == kind ? $0 : nil }
        guard let whole = chosen ?? usual[kind], let amount = entry.amount.absolute else { throw StoreError.notFound }
        // A category chosen by the person applies to the whole entry.
        let parts = row.filing.reason == .person ? [] : parts(of: entry, whole)
        let category = parts.first.flatMap { categories[$0.category] } ?? whole
        let movement: Transaction.Movement =
            kind == .expense
            ? .expense(account: row.account, category: category.id, amount: amount)
            : .income(account: row.account, category: category.id, amount: amount)
        var draft = draft(movement, row, entry)
        draft.parts = parts
        if draft.title.isEmpty, entry.title == nil { draft.title = category.name }
        if let original = entry.original, original.currency != amount.currency, let value = original.absolute,
            value.minorUnits <= 4_000_000_000_000_000_000
        {
            draft.original = value
        }
        return draft
    }

    /// Returns the transfer with the entry as one side.
    func transfer(_ row: ImportedRow, _ entry: BankEntry, with other: Account.ID) throws -> Transaction.Draft {
        guard let currency = accounts[other]?.currency, let movement = entry.transfer(of: row.account, with: other, in: currency) else {
            throw StoreError.conflict(.invalid)
        }
        return draft(movement, row, entry)
    }

    /// Returns the other account of a row that another program marks as a transfer.
    func named(by entry: BankEntry, in account: Account.ID) -> Account.ID? { accounts.named(by: entry, in: account) }

    /// Returns the parts of a divided entry; empty for another, and for one of more parts and categories than a record can have.
    private func parts(of entry: BankEntry, _ whole: Category) -> [RecordPart] {
        var parts = entry.wholeParts.compactMap { part in
            part.amount.absolute.map {
                RecordPart(
                    category: (named.find(part.category, entry.kind) ?? whole).id, amount: $0,
                    note: String(part.note.oneLine.prefix(RecordPart.noteLimit)).cut(to: RecordPart.noteLimit * 8))
            }
        }
        if parts.count > RecordPart.limit {
            let amounts = Dictionary(grouping: parts, by: \.category).mapValues { try? $0.sum(in: entry.amount.currency) }
            var seen: Set<Category.ID> = []
            parts = parts.filter { seen.insert($0.category).inserted }.compactMap { part in
                amounts[part.category].flatMap(\.self).map { RecordPart(category: part.category, amount: $0) }
            }
        }
        return 2...RecordPart.limit ~= parts.count ? parts : []
    }

    private func draft(_ movement: Transaction.Movement, _ row: ImportedRow, _ entry: BankEntry) -> Transaction.Draft {
        let payee = entry.payee.oneLine, purpose = entry.purpose.trimmedLines, filing = row.filing
        let title = [filing.title.oneLine, payee, purpose.first ?? ""].first { !$0.isEmpty } ?? ""
        var texts = RecordTextValues()
        texts[.title] = (filing.title.isEmpty ? entry.title?.oneLine ?? title : title).cut(for: .title)
        texts[.vendor] = (filing.vendor.oneLine.isEmpty ? payee : filing.vendor.oneLine).cut(for: .vendor)
        // A title that was cut is in the note whole.
        if entry.title != nil {
            texts[.note] = entry.purpose.cut(for: .note)
        } else if purpose != [texts[.title]] {
            texts[.note] = purpose.joined(separator: "\n").cut(for: .note)
        }
        texts[.reference] = entry.reference.oneLine.cut(for: .reference)
        return Transaction.Draft(
            RecordContent(movement: movement, date: entry.date, time: entry.time ?? .midnight, texts: texts, place: entry.place),
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
    /// Returns the transfer between the account of the entry and another one in a currency; nil if the amount there is unknown, or beyond the range.
    func transfer(of account: Account.ID, with other: Account.ID, in currency: Currency) -> Transaction.Movement? {
        guard let own = amount.absolute, let there = transferAmount(in: currency) else { return nil }
        return amount.isNegative
            ? .transfer(from: account, to: other, amount: own, received: there) : .transfer(from: other, to: account, amount: there, received: own)
    }

    /// Returns the amount of a transfer on the side of another account, in its currency; nil if it is unknown, or beyond the range.
    func transferAmount(in currency: Currency) -> Money? {
        if amount.currency == currency { return amount.absolute }
        guard role == .transfer, let original, original.currency == currency, let there = original.absolute,
            there.minorUnits <= 4_000_000_000_000_000_000
        else { return nil }
        return there
    }
}

extension Money {
    /// The amount without its sign; nil beyond the range, and for zero.
    var absolute: Money? { isZero ? nil : Int64(exactly: minorUnits.magnitude).map { Money(minorUnits: $0, currency) } }
}
