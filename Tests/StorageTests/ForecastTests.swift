import Bookkeeping
import TestSupport
import Testing

@testable import Storage

/// The balances to come, from the totals and the rules of a book.
struct ForecastTests {
    private let recurring: RecurringTests
    private var sample: Sample { recurring.sample }
    private let today = CalendarDate.day("2026-03-10")

    init() throws { recurring = try RecurringTests() }

    private func worth(_ account: Account.ID? = nil, to last: String = "2026-05-31", on day: CalendarDate? = nil) throws -> Forecast {
        try #require(try sample.store.read(sample.book) { try $0.recurring.forecast(account: account, to: .day(last), on: day ?? today) })
    }

    private func balance(of account: Account.ID, in days: ClosedRange<CalendarDate>) throws -> Forecast {
        let forecast = try sample.store.read(sample.book) { ledger in
            let balance = try #require(try ledger.balances().first { $0.account.id == account })
            let coming = try ledger.recurring.comingDays(to: days.upperBound, on: today)
            return try ledger.recurring.forecast(of: balance, in: days, on: today, coming: coming)
        }
        return try #require(forecast)
    }

    private func figure(_ forecast: Forecast, _ day: String) -> Int64? { forecast.days.first { $0.date == .day(day) }?.balance.minorUnits }

    @Test func `a balance has the records of its days, those dated later, and what rules bring`() throws {
        try sample.add(
            sample.expense("Tea", 500, on: "2026-02-20"), sample.expense("Bread", 300, on: "2026-03-04"),
            sample.expense("Ticket", 700, on: "2026-03-20"), sample.expense("Cinema", 50, on: "2026-04-20"))
        let now = try #require(try sample.balance(sample.main))
        try recurring.add(500, try recurring.draft("Rent", 9_000, from: "2026-03-25"), on: "2026-03-10")
        let forecast = try balance(of: sample.main, in: .day("2026-03-01") ... .day("2026-03-31"))
        let all = now + 300 + 700 + 50
        #expect(figure(forecast, "2026-03-03") == all && figure(forecast, "2026-03-04") == all - 300)
        #expect(figure(forecast, "2026-03-10") == all - 300 && figure(forecast, "2026-03-20") == all - 1_000)
        #expect(figure(forecast, "2026-03-31") == all - 10_000 && forecast.ruleCount == 1 && forecast.usual == nil)
    }

    @Test func `what is posted counts as a record and no more as what is to come`() throws {
        try recurring.add(500, try recurring.draft("Milk", 300, .weekly, from: "2026-03-03"), on: "2026-03-10")
        try recurring.add(501, try recurring.draft("Power", 2_000, from: "2026-03-20", posting: .ask), on: "2026-03-10")
        let before = try worth()
        try sample.store.postDue(at: RecurringTests.seconds("2026-03-20"))
        let after = try worth(on: .day("2026-03-20"))
        // Power waits from the 20th on, and counts tomorrow.
        #expect(figure(after, "2026-03-20") == figure(before, "2026-03-20").map { $0 + 2_000 })
        #expect(after.ahead.map(\.balance) == before.days.filter { $0.date > .day("2026-03-20") }.map(\.balance))
    }

    @Test func `transfers move between accounts, and of all accounts they change nothing`() throws {
        let recurrence = try #require(RecurrenceRule(.monthly, starts: today))
        let template = sample.transfer(from: sample.main, to: sample.cash, 4_000)
        try recurring.add(500, .init(template: template, recurrence: recurrence), on: "2026-03-10")
        let days: ClosedRange<CalendarDate> = today ... .day("2026-04-30")
        for (account, change) in [(sample.main, Int64(-4_000)), (sample.cash, 4_000)] {
            let forecast = try balance(of: account, in: days)
            #expect(figure(forecast, "2026-04-30") == figure(forecast, "2026-03-10").map { $0 + change })
        }
        let all = try worth()
        #expect(all.days.allSatisfy { $0.balance == all.days.first?.balance })
    }

    @Test func `the net worth begins with the one of today, at the rates of today, and what has no rate stands apart`() throws {
        let recurrence = try #require(RecurrenceRule(.monthly, starts: .day("2026-03-20")))
        let template = Transaction.Draft(
            movement: .expense(account: sample.tokyo, category: sample.food, amount: Money(minorUnits: 4_000, .jpy)), date: .day("2026-03-20"),
            time: .midnight, title: "Hotel")
        try recurring.add(500, .init(template: template, recurrence: recurrence), on: "2026-03-10")
        func today() throws -> NetWorth { try #require(try sample.store.read(sample.book) { try $0.netWorth(at: [self.today]) }.first) }
        let yen = try #require(try sample.balance(sample.tokyo)), apart = try worth()
        #expect(figure(apart, "2026-03-10") == (try today().amount.minorUnits) && figure(apart, "2026-05-31") == figure(apart, "2026-03-10"))
        #expect(apart.unconverted == [Money(minorUnits: yen - 12_000, .jpy)])
        let rate = try #require(ExchangeRate(base: .eur, quote: .jpy, date: .day("2026-03-01"), value: .of("160"), source: .byHand))
        _ = try sample.store.write(sample.book) { try $0.saveRate(rate, at: Sample.now) }
        let converted = try worth()
        #expect(figure(converted, "2026-03-10") == (try today().amount.minorUnits) && converted.unconverted.isEmpty)
        #expect(figure(converted, "2026-03-20") == figure(converted, "2026-03-10").map { $0 - 2_500 })
    }

    @Test func `the usual spending is that of the last full months, without the records of rules`() throws {
        try recurring.add(500, try recurring.draft("Rent", 50_000, from: "2025-12-05", end: .on(.day("2026-02-28"))), on: "2025-12-05")
        try sample.store.postDue(at: RecurringTests.seconds("2026-03-10"))
        try sample.add(
            sample.expense("Tea", 100, on: "2025-11-30"), sample.expense("Food", 31_000, on: "2025-12-20"),
            sample.expense("Food", 900_000, on: "2026-01-20"), sample.expense("Food", 56_000, on: "2026-02-20"),
            sample.expense("Food", 77, on: "2026-03-05"), sample.transfer(from: sample.main, to: sample.cash, 5_000))
        let all = try worth(), usual = try #require(all.usual)
        #expect(usual.perDay.minorUnits == 2_000 && usual.months == 3 && all.ruleCount == 0)
        #expect(all.ahead.first?.withSpending?.minorUnits == all.ahead.first.map { $0.balance.minorUnits - 2_000 })
        #expect(try worth(sample.main).usual == usual)
        // Without a record for two full months nothing is assumed.
        #expect(try worth(sample.cash).usual == nil)
    }

    @Test func `payments typed by hand before their rule are not expected twice`() throws {
        try sample.add(
            sample.expense("Tea", 100, on: "2025-11-30"), sample.expense("Rent", 50_000, on: "2025-12-20"),
            sample.expense("Rent", 50_000, on: "2026-01-20"), sample.expense("Rent", 50_000, on: "2026-02-20"))
        #expect(try worth().usual?.perDay.minorUnits == 1_613)
        try recurring.add(500, try recurring.draft("Rent", 50_000, from: "2026-03-20"), on: "2026-03-10")
        #expect(try worth().usual?.perDay.isZero == true)
    }

    @Test func `a figure that is too large gives no forecast`() throws {
        try recurring.add(500, try recurring.draft("Palace", 4_000_000_000_000_000_000, .daily, from: "2026-03-20"), on: "2026-03-10")
        #expect(try sample.store.read(sample.book) { try $0.recurring.forecast(to: .day("2026-05-31"), on: today) } == nil)
    }
}
