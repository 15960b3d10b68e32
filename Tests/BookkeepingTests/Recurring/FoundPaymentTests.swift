import Testing

@testable import Bookkeeping

/// Regular payments of the past as they are offered, and what they say about a rule.
struct FoundPaymentTests {
    private static let record = Transaction.ID(milliseconds: 7)
    private static let account = Account.ID(milliseconds: 1), category = Category.ID(milliseconds: 2)

    private func found(_ days: [(String, Int64)], _ frequency: RecurrenceRule.Frequency = .monthly, vendor: String = "Stream") throws -> FoundPayment
    {
        let paid = try days.map { FoundPayment.Paid(date: try #require(CalendarDate($0.0)), amount: $0.1) }
        let amounts = paid.map(\.amount).sorted(), recurrence = try #require(RecurrenceRule(frequency, starts: paid[0].date.adding(months: 12)))
        let payment = FoundPayment(
            record: Self.record, payee: try payee(vendor), recurrence: recurrence, count: paid.count, first: paid[0].date,
            amounts: amounts[0]...amounts[amounts.count - 1], payments: paid)
        return try #require(payment)
    }

    private func payee(_ vendor: String) throws -> Payee {
        Payee(vendor: vendor, title: "", category: nil, account: Self.account, kind: .expense, currency: try #require(Currency(code: "EUR")))
    }

    private func rule(_ cents: Int64, posting: Recurrence.Posting = .post) throws -> Recurrence {
        let eur = try #require(Currency(code: "EUR")), start = try #require(CalendarDate("2026-01-14"))
        let template = Transaction.Draft(
            movement: .expense(account: Self.account, category: Self.category, amount: Money(minorUnits: cents, eur)), date: start, time: .midnight,
            title: "Films", vendor: "STREAM")
        let recurrence = try #require(RecurrenceRule(.monthly, starts: start))
        return Recurrence(id: .init(milliseconds: 3), draft: .init(template: template, recurrence: recurrence, posting: posting))
    }

    @Test func `a day without a payment is a gap, also at the end of short months`() throws {
        let payment = try found([("2025-12-31", 999), ("2026-01-31", 999), ("2026-02-28", 999), ("2026-04-30", 999)])
        #expect(payment.intervals.map { $0 != nil } == [true, true, true, false, true])
    }

    @Test func `a new price is told with the former one, and amounts that vary are a range`() throws {
        let changed = try found([("2026-01-14", 1_299), ("2026-02-14", 1_299), ("2026-03-14", 1_499)])
        #expect(changed.change?.before.minorUnits == 1_299 && changed.change?.since.description == "2026-03-14")
        let varying = try found([("2026-01-14", 1_299), ("2026-02-14", 1_399), ("2026-03-14", 1_499)])
        #expect(varying.change == nil && varying.range?.least.minorUnits == 1_299 && varying.range?.most.minorUnits == 1_499)
        #expect(try found([("2026-01-14", 5), ("2026-02-14", 5)]).range == nil)
    }

    @Test func `a rule and a dismissal cover a payment to the same payee at about the same price`() throws {
        let payment = try found([("2026-01-14", 1_000), ("2026-02-14", 1_000), ("2026-03-14", 1_000)])
        #expect(try [1_000, 1_900, 2_100].map { payment.isCovered(by: try rule($0)) } == [true, true, false])
        func dismissed(_ frequency: RecurrenceRule.Frequency = .monthly, _ amounts: ClosedRange<Int64> = 1_000...1_000, vendor: String = "stream")
            throws
            -> DismissedPayment
        {
            DismissedPayment(
                id: Self.record, payee: try payee(vendor), frequency: frequency, every: 1, amounts: amounts, title: "", dismissedAt: 0)
        }
        let same = try [dismissed(), dismissed(.monthly, 500...600)]
        let others = try [dismissed(.yearly), dismissed(vendor: "gym"), dismissed(.monthly, 2_100...9_000)]
        #expect(same.allSatisfy(payment.isCovered) && !others.contains(where: payment.isCovered))
    }

    @Test func `a rule is told of another price beside it, and of a day that was never answered`() throws {
        let today = try #require(CalendarDate("2026-04-20")), dear = try found([("2026-02-14", 1_499), ("2026-03-14", 1_499), ("2026-04-14", 1_499)])
        let eur = try #require(Currency(code: "EUR"))
        #expect(try rule(1_299).finding(waiting: [], corrections: [], beside: [dear], on: today) == .changedPrice(Money(minorUnits: 1_499, eur)))
        let once = try found([("2026-02-14", 1_299), ("2026-03-14", 1_299), ("2026-04-14", 1_499)])
        #expect(try rule(1_299).finding(waiting: [], corrections: [], beside: [once], on: today) == nil)
        #expect(try rule(1_499).finding(waiting: [], corrections: [], beside: [dear], on: today) == nil)
        let day = try #require(CalendarDate("2026-04-01"))
        #expect(try rule(1_299, posting: .ask).finding(waiting: [day], corrections: [], beside: [dear], on: today) == .missing(day))
        #expect(try rule(1_299, posting: .ask).finding(waiting: [today.adding(days: -3)], corrections: [], beside: [dear], on: today) == nil)
    }
}
