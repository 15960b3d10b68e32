import Foundation
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage
@testable import Validation
@testable import Views

/// The pages of random books compared with plain sums over their records; `PENNY_RANDOM_LEDGERS` is the number of books.
@Suite struct RandomStatisticsTests {
    private static let count = ProcessInfo.processInfo.environment["PENNY_RANDOM_LEDGERS"].flatMap(Int.init) ?? 30

    @Test func `every figure of the page is a plain sum over the rows`() throws {
        let made = try Household()
        for seed in 0..<Self.count {
            let book = try RandomStatisticsBook(made, seed: UInt64(seed))
            for _ in 0..<2 {
                try book.change()
                try PlainStatistics(book).check(book.pages())
            }
        }
    }
}

/// A random book of a new person, determined by a seed.
final class RandomStatisticsBook {
    let household: Household
    let browser: Browser
    let book: BookAccess
    let seed: UInt64
    private var numbers: SeededRandom
    private var next = 0
    private(set) var rates: [ExchangeRate] = []
    private(set) var budget: Money?
    private let hasOtherCurrencies: Bool

    init(_ household: Household, seed: UInt64) throws {
        self.household = household
        self.seed = seed
        numbers = SeededRandom(seed: seed)
        browser = household.site.browser()
        let name = "person\(seed)"
        _ = try browser.send(
            "/sign-up",
            [("username", name), ("email", "\(name)@example.org"), ("password", Household.password), ("time_zone", "Europe/London")])
        book = try household.book(name)
        hasOtherCurrencies = seed % 3 > 0
        let currencies = hasOtherCurrencies ? ["GBP", "EUR", "JPY", "KWD"] : ["GBP"]
        for number in 0..<3 {
            let currency = try #require(Currency(code: pick(currencies))),
                opening = Int64.random(in: -90_000...90_000, using: &numbers)
            let draft = Account.Draft(name: "Account \(number)", currency: currency, openingBalance: opening, isDefault: false)
            let id: Account.ID = newID()
            _ = try household.site.store.write(book) { try $0.addAccount(id, draft, at: TestSite.now) }
        }
        try browser.post(
            "/settings/preferences",
            [("month_start", pick(["1", "1", "25", "28"])), ("week_start", pick(["1", "7"])), ("language", "en"), ("time_zone", "Asia/Tokyo")])
        if chance(70) { try setBudget() }
    }

    var today: CalendarDate { CalendarDate("2025-11-20") ?? CalendarDate(daysSince1970: 0) }

    func pick<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: 0..<elements.count, using: &numbers)] }
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }

    private func newID<Entity>() -> Identifier<Entity> {
        next += 1
        return Identifier(milliseconds: 1_000_000_000_000 + Int64(seed) * 1_000_000 + Int64(next))
    }

    private func setBudget() throws {
        let amount = Money(minorUnits: .random(in: 1...5_000, using: &numbers), try #require(Currency(code: "GBP")))
        let id: Budget.ID = newID()
        _ = try household.site.store.write(book) {
            try $0.setDailyBudget(id, .init(amount: amount), on: self.today, at: TestSite.now)
        }
        budget = amount
    }

    /// Adds random records, changes, deletions, some of them undone, and rates.
    func change() throws {
        let store = household.site.store, book = book
        let (accounts, categories) = try store.read(book) { (try $0.accounts(), try $0.categories()) }
        let reach = pick([20, 100, 500, 5_000])
        func draft() -> Transaction.Draft {
            let account = pick(accounts), isIncome = chance(25)
            let amount = Money(minorUnits: .random(in: 1...(chance(10) ? 9_000_000 : 9_000), using: &numbers), account.currency)
            let category = pick(categories.filter { $0.kind == (isIncome ? .income : .expense) }.prefix(chance(20) ? 99 : 3) + [])
                .id
            var movement = Transaction.Movement.expense(account: account.id, category: category, amount: amount)
            if isIncome { movement = .income(account: account.id, category: category, amount: amount) }
            if let to = accounts.first(where: { $0.id != account.id && $0.currency == account.currency }), chance(15) {
                movement = .transfer(from: account.id, to: to.id, amount: amount, received: amount)
            }
            let day = today.adding(
                days: chance(5)
                    ? pick([1, 9, 60])
                    : -(chance(60) ? .random(in: 0...20, using: &numbers) : .random(in: 0...reach, using: &numbers)))
            return Transaction.Draft(
                movement: movement, date: day, time: .midnight, title: "Thing", vendor: pick(["", "", "Corner", "corner", "角の店"]),
                hashtags: chance(30) ? ["lunch"] : [])
        }
        let drafts = (0..<Int.random(in: 0...40, using: &numbers)).map { _ in (newID() as Transaction.ID, draft()) }
        try store.write(book) { _ = try $0.addMany(drafts, at: TestSite.now) }
        for (id, _) in drafts where chance(25) {
            if chance(50) {
                let other = draft()
                try store.write(book) { try $0.update(id, other, at: TestSite.now) }
            } else {
                let deletion: Deletion.ID = newID()
                _ = try store.write(book) { try $0.delete(id, as: deletion, at: TestSite.now) }
                if chance(50) { _ = try store.write(book) { try $0.restore(deletion, at: TestSite.now) } }
            }
        }
        guard hasOtherCurrencies, chance(70) else { return }
        let base = pick(["EUR", "JPY", "KWD"]), date = today.adding(days: -.random(in: 0...40, using: &numbers))
        guard let base = Currency(code: base), let pound = Currency(code: "GBP"),
            let value = ExchangeRate.Value("\(Int.random(in: 1...400, using: &numbers)).5")
        else { return }
        if let rate = ExchangeRate(base: base, quote: pound, date: date, value: value, source: .byHand) {
            _ = try store.write(book) { try $0.saveRate(rate, at: TestSite.now) }
            rates.removeAll { ($0.base, $0.quote, $0.date) == (rate.base, rate.quote, rate.date) }
            rates.append(rate)
        }
    }

    /// Returns some pages of the book, each with its query.
    func pages() throws -> [(query: [(String, String)], page: WebPage)] {
        let (accounts, categories) = try household.site.store.read(book) { (try $0.accounts(), try $0.categories()) }
        return try (0..<3).map { _ in
            var query: [(String, String)]
            switch pick(["period", "view", "range"]) {
            case "range":
                let ends = [today, today.adding(days: -.random(in: 0...(chance(30) ? 4_000 : 130), using: &numbers))]
                query = [("from", ends[1].description), ("to", pick([ends[0], today.adding(days: 9), ends[1].adding(days: 3)]).description)]
            case let name:
                query = [
                    (name, pick(name == "view" ? ["daily", "weekly", "monthly", "yearly"] : ["daily", "weekly", "monthly"])),
                    ("date", pick(["", "2025-11", "2025-10", "2025", "last-week", "2025-11-20", "2024"])),
                ]
            }
            if chance(40) { query.append(("account", pick(accounts).id.description)) }
            if chance(25) { query.append(("category", pick(categories).id.description)) }
            if chance(25) { query.append(("tag", "lunch")) }
            if chance(25) { query.append(("vendor", pick(["CORNER", "角の店"]))) }
            if chance(40) { query.append(("chart", pick(categories).id.description)) }
            if chance(40) { query.append(("course", pick(categories).id.description)) }
            if chance(30) { query.append(("show", "months")) }
            let address =
                "/statistics?"
                + query.map { "\($0.0)=\($0.1.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")" }.joined(separator: "&")
            return (query, try browser.get(address))
        }
    }
}
