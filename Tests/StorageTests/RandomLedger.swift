import Bookkeeping
import GRDB
import TestSupport

@testable import Storage

/// A random book determined by a seed: accounts in several currencies, rates on random days, records that are added, changed,
/// deleted and restored, changes of the main currency. No expected state is kept: expected results are summed up from the rows.
final class RandomLedger {
    static let currencies = ["EUR", "JPY", "USD", "KWD"].compactMap { Currency(code: $0) }
    static let first = CalendarDate.day("2025-11-20"), last = CalendarDate.day("2027-02-10")

    let store: Store
    let book: BookAccess
    let user: User.ID
    var numbers: SeededRandom
    private var next: Int
    private(set) var accounts: [Account] = []
    let categories: [Bookkeeping.Category.ID]
    private let salary: Bookkeeping.Category.ID

    /// - Parameter number: the number of the ledger, unique in its store.
    init(in store: Store, number: Int, seed: UInt64) throws {
        self.store = store
        numbers = SeededRandom(seed: seed)
        next = number * 100_000
        func id<Entity>(_ offset: Int) -> Identifier<Entity> { Sample.id(number * 100_000 + offset) }
        user = id(2)
        categories = [id(3), id(4)]
        salary = id(5)
        book = try Sample.addUser(
            "user\(number)", user, account: id(6), food: categories[0], travel: categories[1], salary: salary,
            to: store)
        try store.write(book) { editor throws in
            for offset in 7..<11 {
                let currency = pick(Self.currencies), opening = Int64.random(in: -5_000...5_000, using: &numbers)
                _ = try editor.addAccount(id(offset), Sample.account("Account \(offset)", currency, opening), at: Sample.now)
            }
        }
        // The second category is below the first in half of the ledgers.
        if seed.isMultiple(of: 2) {
            let travel = Bookkeeping.Category.Draft(kind: .expense, name: "Travel", hue: .teal, icon: .groceries, parent: categories[0])
            try store.write(book) { try $0.updateCategory(categories[1], travel) }
        }
        next += 1_000
        try reload()
        for _ in 0..<6 { try changeRates() }
        let drafts = try (0..<Int.random(in: 0...60, using: &numbers)).map { _ in (newID() as Transaction.ID, try draft()) }
        try store.write(book) { _ = try $0.addMany(drafts, at: Sample.now) }
    }

    func pick<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: 0..<elements.count, using: &numbers)] }
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }
    func day() -> CalendarDate {
        Self.first.adding(days: .random(in: 0...(Self.last.daysSince1970 - Self.first.daysSince1970), using: &numbers))
    }

    private func newID<Entity>() -> Identifier<Entity> {
        next += 1
        return Sample.id(next)
    }

    private func reload() throws { accounts = try store.read(book) { try $0.accounts() } }

    private func draft() throws -> Transaction.Draft {
        let account = pick(accounts), category = pick(categories)
        let amount = Money(minorUnits: .random(in: 1...(chance(20) ? 5_000_000 : 2_000), using: &numbers), account.currency)
        let movement: Transaction.Movement
        let others = accounts.filter { $0.id != account.id }
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0..<6: movement = .expense(account: account.id, category: category, amount: amount)
        case 6..<8: movement = .income(account: account.id, category: salary, amount: amount)
        case _ where others.isEmpty: movement = .income(account: account.id, category: salary, amount: amount)
        default:
            let to = pick(others)
            let received =
                to.currency == account.currency ? amount : Money(minorUnits: .random(in: 1...900, using: &numbers), to.currency)
            movement = .transfer(from: account.id, to: to.id, amount: amount, received: received)
        }
        return Transaction.Draft(
            movement: movement, date: day(), time: .midnight, title: pick(["Green tea", "Bus", "Cake"]),
            vendor: pick(["", "", "Corner", "corner", "Corner hall", "スーパー"]), hashtags: chance(30) ? ["lunch"] : [],
            place: chance(60) ? place() : nil)
    }

    /// Returns one of a few places, or one near it.
    private func place() -> Place? {
        let spot = pick([
            (4_237_360, -7_110_970), (4_237_361, -7_110_970), (3_871_280, -914_030), (-1_700_000, 17_999_990), (0, -18_000_000),
        ])
        let near = chance(50) ? 0 : pick([3, 80, 5_000])
        func moved(_ value: Int, within limit: Int) -> Int {
            min(max(value + .random(in: -near...near, using: &numbers), -limit), limit)
        }
        return Place(
            latitude: moved(spot.0, within: 9_000_000), longitude: moved(spot.1, within: 18_000_000),
            name: pick(["Market", "Café", ""]))
    }

    /// Makes one random change of the book.
    func step() throws {
        let ids = try store.read(book) { ledger in
            try ledger.connection.rows("SELECT id FROM record WHERE book = ? AND deletion IS NULL ORDER BY id", book.book) {
                try $0.id(0, Transaction.self)
            }
        }
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0..<3:
            let draft = try draft(), id: Transaction.ID = newID()
            _ = try store.write(book) { try $0.add(id, draft, at: Sample.now) }
        case 3..<6 where !ids.isEmpty:
            let draft = try draft(), id = pick(ids)
            try store.write(book) { try $0.update(id, draft, at: Sample.now) }
        case 6..<9 where !ids.isEmpty:
            let id = pick(ids), deletion: Deletion.ID = newID()
            _ = try store.write(book) { try $0.delete(id, as: deletion, at: Sample.now) }
        case 9..<12: try restore()
        case 12: try deleteAccount()
        case 13: try deleteCategory()
        case 14, 15:
            let currency = pick(Self.currencies)
            try store.write(book) { try $0.setMainCurrency(currency) }
        default: try changeRates()
        }
        try reload()
    }

    private func restore() throws {
        guard let deletion = try store.read(book, { try $0.deletions() }).randomElement(using: &numbers) else { return }
        do {
            _ = try store.write(book) { editor in
                if chance(15) { try editor.purge(deletion.id) } else { _ = try editor.restore(deletion.id, at: Sample.now) }
            }
        } catch StoreError.conflict(.accountDeleted) {}
    }

    private func deleteAccount() throws {
        guard let account = accounts.filter({ !$0.isDefault }).randomElement(using: &numbers) else { return }
        let deletion: Deletion.ID = newID()
        _ = try store.write(book) { try $0.deleteAccount(account.id, as: deletion, at: Sample.now) }
    }

    /// Deletes a category, moving its records to the other one, and restores it immediately or later.
    private func deleteCategory() throws {
        let deletion: Deletion.ID = newID()
        try store.write(book) { editor throws in
            guard try editor.ledger.category(categories[1]) != nil else { return }
            _ = try editor.deleteCategory(categories[1], movingTo: categories[0], as: deletion, at: Sample.now)
            _ = try editor.restore(deletion, at: Sample.now)
        }
    }

    private func changeRates() throws {
        let value = ExchangeRate.Value(
            digits: .random(in: 1...99_999, using: &numbers), scale: .random(in: 0...4, using: &numbers))
        let base = pick(Self.currencies), quote = pick(Self.currencies.filter { $0 != base })
        if chance(40), let euro = Currency.euro, quote != euro, let value,
            let rate = ExchangeRate(base: euro, quote: quote, date: day(), value: value, source: .europeanCentralBank)
        {
            _ = try store.write { try $0.referenceRates.save([rate]) }
        } else if chance(25), let old = try rates().filter({ $0.source == .byHand }).randomElement(using: &numbers) {
            try store.write(book) { _ = try $0.deleteRate(base: old.base, quote: old.quote, date: old.date) }
        } else if let value, let rate = ExchangeRate(base: base, quote: quote, date: day(), value: value, source: .byHand) {
            try store.write(book) { _ = try $0.saveRate(rate, at: Sample.now) }
        }
    }

    /// Returns all rates of the book, in order.
    func rates() throws -> [ExchangeRate] {
        try store.read(book) { ledger in
            let byHand = try ledger.connection.rows(
                "SELECT date, digits, scale, base, quote FROM exchange_rate WHERE book = ?", book.book
            ) { try $0.rate(base: $0.currency(3), quote: $0.currency(4), source: .byHand, from: 0) }
            let reference = try ledger.connection.rows("SELECT date, digits, scale, 'EUR', currency FROM reference_rate") {
                try $0.rate(base: $0.currency(3), quote: $0.currency(4), source: .europeanCentralBank, from: 0)
            }
            return byHand + reference
        }
    }
}
