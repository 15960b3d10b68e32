import Bookkeeping
import TestSupport
import Testing

struct RegularPaymentTests {
    private static let today = CalendarDate(year: 2026, month: 3, day: 20) ?? CalendarDate(daysSince1970: 0)

    private static func payment(_ date: String, _ amount: Int64 = 999) throws -> RegularPayment.Payment {
        RegularPayment.Payment(record: Transaction.ID(milliseconds: 0), date: try #require(CalendarDate(date)), amount: amount)
    }

    private func found(_ payments: [(String, Int64)], today: String = "2026-03-20") throws -> [RegularPayment] {
        RegularPayment.found(among: try payments.map { try Self.payment($0.0, $0.1) }, today: try #require(CalendarDate(today)))
    }

    @Test(arguments: [
        ("2025-11-30 2025-12-31 2026-01-31 2026-02-28", "monthly 1", "2026-03-31"),
        ("2025-12-15 2026-01-15 2026-02-16 2026-03-15", "monthly 1", "2026-04-15"),
        ("2026-02-06 2026-02-20 2026-03-06", "weekly 2", "2026-03-20"),
        ("2025-07-10 2025-10-10 2026-01-10", "monthly 3", "2026-04-10"),
        ("2024-04-01 2025-04-01 2023-04-01", "yearly 1", "2026-04-01"),
        ("2026-02-17 2026-02-24 2026-03-03 2026-03-10 2026-03-17", "weekly 1", "2026-03-24"),
    ])
    func `the rhythm and the next day of a fixed price are found`(dates: String, rhythm: String, next: String) throws {
        let dates = dates.split(separator: " ").map(String.init), regular = try #require(try found(dates.map { ($0, 999) }).first)
        #expect("\(regular.recurrence.frequency) \(regular.recurrence.every)" == rhythm)
        #expect(regular.payments.count == dates.count && regular.amounts == 999...999)
        #expect(regular.recurrence.starts.description == next)
    }

    @Test func `what ended, came twice, or came by chance is not offered`() throws {
        #expect(try found([("2025-08-15", 999), ("2025-09-15", 999), ("2025-10-15", 999)]).isEmpty, "It has ended.")
        #expect(try found([("2026-01-15", 999), ("2026-02-15", 999)]).isEmpty)
        #expect(try found([("2026-01-03", 4_120), ("2026-01-28", 1_890), ("2026-03-14", 9_210)]).isEmpty)
        let weekly: [(String, Int64)] = [("14", 3_900), ("21", 5_550), ("28", 7_120)].map { ("2026-02-" + $0, $1) }
        #expect(try found(weekly + [("2026-03-07", 4_310), ("2026-03-14", 6_020)]).isEmpty)
    }

    @Test func `a changed price and varying bills are one payment`() throws {
        let changed = try #require(try found([("2025-12-01", 999), ("2026-01-01", 999), ("2026-02-01", 1_199), ("2026-03-01", 1_199)]).first)
        #expect(changed.amounts == 999...1_199 && changed.last.amount == 1_199)
        let bill = try #require(try found([("2025-11-20", 8_120), ("2025-12-22", 9_410), ("2026-01-20", 11_080), ("2026-02-20", 10_400)]).first)
        #expect(bill.payments.count == 4 && bill.recurrence.frequency == .monthly)
    }

    @Test func `two contracts and purchases at one payee are told apart`() throws {
        let contracts = (0..<6).flatMap { month -> [(String, Int64)] in
            let date = CalendarDate(daysSince1970: 0).adding(months: 669 + month)
            return [(date.description, 4_500), (date.adding(days: 14).description, 1_200)]
        }
        let found = try found(contracts + [("2026-01-07", 3_300), ("2026-01-09", 1_990)], today: "2026-03-20")
        #expect(Set(found.map(\.last.amount)) == [4_500, 1_200])
        #expect(found.allSatisfy { $0.payments.count == 6 && $0.recurrence.frequency == .monthly })
    }

    @Test func `three purchases of about one price among others are a coincidence, and bills that vary with one beside them are not`() throws {
        let meals: [(String, Int64)] = [
            ("2025-09-15", 8_123), ("2025-12-13", 8_100), ("2026-03-10", 8_106), ("2026-01-20", 3_200), ("2025-10-02", 5_050),
        ]
        #expect(try found(meals).isEmpty)
        let bills: [(String, Int64)] = zip(0..., [3_050, 3_000, 3_150, 3_400, 3_377, 3_110, 3_250, 3_000]).map { month, amount in
            (Self.today.adding(months: -month).description, amount)
        }
        let regular = try found(bills + [(Self.today.description, 3_354)])
        #expect(regular.count == 1 && regular.first?.payments.count == 8)
    }

    @Test func `of two payments near one day the nearer is that of the rhythm`() throws {
        let days = ["2025-12-02", "2026-01-02", "2026-02-02", "2026-03-02"].map { ($0, Int64(9_870)) }
        let regular = try #require(try found(days + [("2025-11-02", 9_870), ("2026-01-30", 10_200)], today: "2026-03-10").first)
        #expect(regular.amounts == 9_870...9_870 && regular.payments.count == 5)
    }

    @Test func `only what comes twice a year or less often may lie back more than fifteen months`() throws {
        let yearly = ["2023-04-01", "2024-04-01", "2025-04-01"].map { ($0, Int64(30_000)) }
        #expect(try found(yearly).map(\.recurrence.frequency) == [.yearly])
        // A rhythm of long ago does not spoil that of today.
        let before = (1...12).map { (CalendarDate(daysSince1970: 19_800 + $0 * 9).description, Int64(700)) }
        #expect(try found(before + ["2025-12-15", "2026-01-15", "2026-02-15", "2026-03-15"].map { ($0, Int64(700)) }).map(\.payments.count) == [4])
    }

    /// Random payees whose truth is known: every regular payment is found, and fewer than one offer in ten is none.
    @Test func `regular payments of random households are found, and little else`() {
        var random = SeededRandom(seed: 20_261_124), offers = 0, wrong = 0
        for _ in 1...3_000 {
            let payee = Payee(random: &random, today: Self.today), found = RegularPayment.found(among: payee.payments, today: Self.today)
            // A purchase by chance on a day of the rhythm is no mistake, and a new price may begin a rhythm.
            let right = found.filter { offer in
                payee.regular.contains { $0.contains(offer.last.record) && $0.subtracting(offer.payments.map(\.record)).count * 5 <= $0.count * 3 }
            }
            #expect(right.count == payee.regular.count, "\(payee)")
            #expect(right.allSatisfy { $0.recurrence.frequency == payee.frequency && $0.recurrence.every == payee.every }, "\(payee)")
            offers += found.count
            wrong += found.count - right.count
        }
        #expect(offers > 1_000 && wrong * 20 < offers, "\(wrong) of \(offers)")
    }
}

/// A payee of a random household: regular payments, purchases without a rhythm, or both.
private struct Payee: CustomStringConvertible {
    var payments: [RegularPayment.Payment] = []
    /// The records of each regular payment.
    var regular: [Set<Transaction.ID>] = []
    var frequency = RecurrenceRule.Frequency.monthly, every = 1

    init(random: inout SeededRandom, today: CalendarDate) {
        let kind = Int.random(in: 0..<10, using: &random)
        if kind < 4 { addRegular(random: &random, today: today, varies: kind == 0) }
        if kind >= 3 { addPurchases(random: &random, today: today, many: kind >= 4) }
    }

    private mutating func addRegular(random: inout SeededRandom, today: CalendarDate, varies: Bool) {
        let often: [(RecurrenceRule.Frequency, Int)] = [(.monthly, 1), (.monthly, 3)],
            rhythms = varies ? often : often + [(.weekly, 2), (.yearly, 1)]
        (frequency, every) = rhythms[Int.random(in: 0..<rhythms.count, using: &random)]
        let count = Int.random(in: 3...(frequency == .yearly ? 4 : 12), using: &random), price = Int64.random(in: 300...90_000, using: &random)
        let last = today.adding(days: -Int.random(in: 0...(frequency == .weekly ? 13 : 27), using: &random))
        var records: Set<Transaction.ID> = []
        for number in 0..<count {
            let due = frequency == .weekly ? last.adding(days: -14 * number) : last.adding(months: -number * every * (frequency == .yearly ? 12 : 1))
            let weekend = due.weekday == .saturday ? 2 : due.weekday == .sunday ? 1 : 0
            let amount = varies ? price * Int64.random(in: 75...125, using: &random) / 100 : number >= count / 2 ? price * 9 / 10 : price
            let payment = RegularPayment.Payment(record: Transaction.ID(milliseconds: 0), date: min(today, due.adding(days: weekend)), amount: amount)
            payments.append(payment)
            records.insert(payment.record)
        }
        regular.append(records)
    }

    private mutating func addPurchases(random: inout SeededRandom, today: CalendarDate, many: Bool) {
        for _ in 0..<Int.random(in: many ? 3...40 : 1...2, using: &random) {
            let day = today.adding(days: -Int.random(in: 0...450, using: &random)), amount = Int64.random(in: 150...15_000, using: &random)
            payments.append(RegularPayment.Payment(record: Transaction.ID(milliseconds: 0), date: day, amount: amount))
        }
    }

    var description: String {
        "\(frequency) \(every): " + payments.sorted { $0.date < $1.date }.map { "\($0.date) \($0.amount)" }.joined(separator: ", ")
    }
}
