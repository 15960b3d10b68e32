import Bookkeeping
import Language

/// The values of a record in words, the same ones for every record, so that two of them can be compared.
struct RecordWords {
    let names: LedgerNames
    let today: CalendarDate
    /// The household that owns the book; nil for a person's own book.
    let household: HouseholdView?
    let t: Texts

    /// A value that differs.
    struct Difference {
        let label, one, other: String
    }

    /// Returns the values that differ between two records; an empty value is shown as a word.
    func differences(_ one: Transaction, _ other: Transaction) -> [Difference] {
        func shown(_ value: String) -> String { value.isEmpty ? t.versions.nothing : value }
        return zip(values(of: one), values(of: other)).compactMap { one, other in
            one.value == other.value ? nil : Difference(label: one.label, one: shown(one.value), other: shown(other.value))
        }
    }

    private func values(of record: Transaction) -> [(label: String, value: String)] {
        let row = RecordRow(Record(record), names: names, when: WhenText(), t: t), words = t.transactions
        let kind =
            switch record.movement.kind {
            case .expense: words.expense
            case .income: words.income
            case .transfer: words.transfer
            }
        let received = if case .transfer(_, _, let sent, let received) = record.movement, sent != received { t.money.string(received) } else { "" }
        let hashtags = record.hashtags.map { "#" + $0 }.sorted().joined(separator: " ")
        let parts = record.parts.map { part in
            [names.category(part.category)?.name ?? "", t.money.string(part.amount), part.note].filter { !$0.isEmpty }.joined(separator: " ")
        }
        var values = [
            (words.kind, kind), (words.title, record.title),
            (words.amount, t.money.string(record.movement.amount)), (words.toAmount, received),
            (words.onReceipt, record.original.map { t.money.string($0) } ?? ""), (words.category, row.category), (words.parts, list(parts)),
            (household == nil || record.movement.kind == .transfer ? words.account : t.sharing.whoPaid, row.account),
        ]
        if let household { values.append((t.sharing.forWhom, sharers(of: record, household))) }
        values += [(words.date, t.dates.heading(record.date, today: today)), (words.time, record.time.description)]
        values += RecordText.details.map { (words.label($0), record.texts[$0]) }
        values += [
            (words.note, record.note), (words.hashtags, hashtags),
            (words.place, record.place.map { $0.name.isEmpty ? PlaceChoice.shown($0) : $0.name } ?? ""),
        ]
        return values
    }

    /// Returns the people that a record is for, with each person's weight or amount if these were given.
    private func sharers(of record: Transaction, _ household: HouseholdView) -> String {
        guard let sharing = record.sharing else { return t.sharing.everybody }
        let currency = record.sharedCurrency(names)
        func name(_ part: Sharing.Part) -> String { household.nameOrYou(part.person, t) }
        return switch sharing.way {
        case .everybody: t.sharing.everybody
        case .some: list(sharing.parts.map(name))
        case .shares: list(sharing.parts.map { "\(name($0)) × \($0.weight ?? 0)" })
        case .amounts: list(sharing.parts.map { "\(name($0)) \(t.money.string(Money(minorUnits: $0.amount, currency)))" })
        }
    }

    private func list(_ texts: [String]) -> String {
        texts.joined(separator: t.frame.listSeparator)
    }
}

extension LedgerNames {
    /// Returns the names, with the names from a version of a record for accounts and categories that no longer exist.
    func knowing(_ version: RecordVersion) -> LedgerNames {
        let record = version.record, currency = record.movement.amount.currency
        func name<Entity>(_ id: Identifier<Entity>) -> String { version.names[id.erased] ?? "" }
        var accounts = [record.movement.account], categories = record.parts.map(\.category)
        if case .transfer(_, let to, _, _) = record.movement { accounts.append(to) }
        if let category = record.movement.category { categories.append(category) }
        return LedgerNames(
            accounts: self.accounts
                + accounts.filter { account($0) == nil }.map {
                    Account(id: $0, name: name($0), currency: currency, openingBalance: .zero(currency), isDefault: false)
                },
            personAccounts: personAccounts,
            categories: self.categories
                + Set(categories).filter { category($0) == nil }.map {
                    Category(id: $0, kind: record.movement.kind == .income ? .income : .expense, name: name($0), hue: .slate, icon: .other)
                }, hashtags: hashtags)
    }
}

extension Transaction {
    /// The currency of people's parts, which is the currency of the person's account.
    func sharedCurrency(_ names: LedgerNames) -> Currency {
        if case .transfer(_, let to, _, let received) = movement, names.account(to)?.person != nil { return received.currency }
        return movement.amount.currency
    }
}
