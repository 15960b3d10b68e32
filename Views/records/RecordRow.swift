import Bookkeeping
import Language
import SitePaths
import Templates

/// A record in a list.
package struct RecordRow: Sendable {
    /// The time of day; in lists without day headings also the day.
    package let when: WhenText
    private let record: Record
    /// The account of the record, and for a transfer the receiving one.
    private let from, to: Account?
    private let known: Bookkeeping.Category?
    /// The title, or what stands in for an empty one.
    package let title: String
    private let names: LedgerNames
    private let t: Texts
    /// The owner, in a list of somebody else's records.
    private let party: RecordParty?
    /// The people of the household that owns the record; nil in a person's own book.
    private let sharers: RecordSharers?
    /// True if the box of the record is ticked, in a list with boxes.
    package let isChosen: Bool

    package init(
        _ record: Record, names: LedgerNames, when: WhenText, isChosen: Bool = false, party: RecordParty? = nil, sharers: RecordSharers? = nil,
        t: Texts
    ) {
        let names = party?.names ?? names
        self.sharers = party.map { $0.isHousehold } == false ? nil : sharers
        self.record = record
        self.party = party
        self.when = when
        self.names = names
        self.isChosen = isChosen
        self.t = t
        from = names.account(record.movement.account)
        to = if case .transfer(_, let to, _, _) = record.movement { names.account(to) } else { nil }
        known = record.movement.category.flatMap(names.category)
        title = t.title(of: record, names)
    }

    package var id: Transaction.ID { record.id }
    package var link: Link { Paths.transaction(record.id) }
    /// The page of the record.
    package var page: Link { party.map { $0.link(to: record.id) } ?? link }
    package var tags: [String] { record.hashtags }
    /// The words for the sign of its files; nil without files.
    package var files: String? { record.hasFiles ? t.transactions.hasFiles : nil }
    package var select: String { t.changes.select(title) }
    private var kind: Transaction.Kind { record.movement.kind }

    private var isDivided: Bool { record.parts.count > 1 }
    package var hue: String { (isDivided ? .slate : known?.hue ?? .slate).rawValue }
    package var icon: String { kind == .transfer ? "move" : isDivided ? "split" : (known?.icon ?? .other).rawValue }

    /// The name of the category, or what stands in its place for a transfer and for a divided record.
    package var category: String {
        switch record.parts.count {
        case _ where kind == .transfer: t.records.transfer
        case 0: known?.name ?? ""
        case 1: t.records.part(known?.name ?? "")
        case let count: t.records.parts(count)
        }
    }

    /// A part of a divided record.
    package struct Part: Sendable {
        package let name, hue: String
        package let amount: MoneyText
    }

    /// The parts of a divided record; nil for any other, and for a part that a list shows by itself.
    package var parts: [Part]? {
        guard isDivided else { return nil }
        return record.parts.map { part in
            let category = names.category(part.category)
            return Part(name: category?.name ?? "", hue: (category?.hue ?? .slate).rawValue, amount: MoneyText(part.amount, t.money))
        }
    }

    /// The accounts, after the owner's name where there are several.
    package var account: String { party?.name.map { $0 + t.frame.listSeparator + accounts } ?? accounts }

    private var accounts: String {
        let sides = kind == .transfer ? [from, to] : [from]
        return sides.compactMap { side in side.map { sharers?.name($0, t) ?? $0.name } }.joined(separator: " → ")
    }

    /// The person who paid for a household's record, or got it.
    package var payer: PayerSign? { party?.sign ?? sharers?.payer(from) }

    /// The visitor's own part of a household's record; nil if there is none, or it is the whole.
    package var yours: String? { sharers?.yours(record.id, t) }

    /// True if the account is the default one, which phones omit; a transfer shows both of its accounts.
    package var isDefaultAccount: Bool { party?.name == nil && sharers == nil && kind != .transfer && (from?.isDefault ?? false) }

    /// The CSS class of the amount.
    package var sign: String {
        switch kind {
        case .income: "in"
        case .expense: "out"
        case .transfer: ""
        }
    }

    /// The amount as on the receipt, in another currency; nil for most records, and for a part that a list shows by itself.
    package var original: String? { record.parts.count == 1 ? nil : record.original.map { t.money.string($0) } }

    package var amount: MoneyText {
        let sign: MoneyFormat.Sign =
            switch kind {
            case .income: .plus
            case .expense: .minus
            case .transfer: .negative
            }
        return MoneyText(record.movement.amount, sign: sign, t.money)
    }
}

/// Records as rows, each created when it is written: a list of them would cost more than writing them.
package struct RecordRows: SectionValue, Sendable {
    /// The places of the records in the page.
    private let places: Range<Int>
    private let row: @Sendable (Int) -> RecordRow

    init(_ places: Range<Int>, row: @escaping @Sendable (Int) -> RecordRow) {
        self.places = places
        self.row = row
    }

    package var scopes: LazyMapCollection<Range<Int>, RecordRow> { places.lazy.map(row) }
    package var isNothing: Bool { places.isEmpty }
}
