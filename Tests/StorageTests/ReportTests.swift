import Bookkeeping
import Testing

@testable import Storage

/// Edge cases of reports; ``StatisticsTests`` compares them with plain sums.
struct ReportTests {
    private static let calendar = CivilCalendar(weekStart: .monday, monthStart: 1)
    private static let year: ClosedRange<CalendarDate> = .day("2026-01-01") ... .day("2026-12-31")

    private func query(_ grouping: ReportQuery.Grouping) -> ReportQuery {
        ReportQuery(dates: Self.year, grouping: grouping, calendar: Self.calendar)
    }

    @Test func `a book without records has an empty report`() throws {
        let sample = try Sample()
        for grouping in ReportQuery.Grouping.allCases {
            let report = try sample.store.read(sample.book) { try $0.reports.answer(query(grouping)) }
            #expect(report.isEmpty && report.expenses.total.amount == .zero(.eur), "\(grouping)")
            #expect(report.steps.count == (grouping == .week ? 53 : 12))
        }
    }

    @Test func `other books, the trash and transfers are not counted`() throws {
        let sample = try Sample(), bob = try sample.neighbour()
        let ids = try sample.add(sample.expense("Tea", 300), sample.expense("Cake", 500), sample.transfer(from: sample.main, to: sample.cash, 900))
        try sample.store.write(sample.book) { _ = try $0.delete(ids[1], as: Sample.id(9_000), at: Sample.now) }
        for grouping in ReportQuery.Grouping.allCases {
            let report = try sample.store.read(sample.book) { try $0.reports.answer(query(grouping)) }
            #expect(report.expenses.total.amount.minorUnits == 300 && report.income.isEmpty && report.expenses.lines.count == 1, "\(grouping)")
            #expect(try sample.store.read(bob) { try $0.reports.answer(query(grouping)).isEmpty }, "\(grouping)")
        }
    }

    @Test func `a record with two hashtags is in both lines, and in the total once`() throws {
        let sample = try Sample()
        try sample.add(sample.expense("Tea", 300, hashtags: ["trip", "work"]), sample.expense("Cake", 500))
        let section = try sample.store.read(sample.book) { try $0.reports.answer(query(.hashtag)).expenses }
        let keys: [Report.Key] = [.hashtag("trip"), .hashtag("work"), .none]
        #expect(section.lines.map(\.key) == keys)
        #expect(section.lines.map(\.sum.amount.minorUnits) == [300, 300, 500] && section.total.amount.minorUnits == 800)
        var other = query(.category)
        other.hashtags = ["trip", "unknown"]
        let found = try sample.store.read(sample.book) { [other] in try $0.reports.answer(other) }
        #expect(found.expenses.total.amount.minorUnits == 300)
        other.hashtags = ["unknown"]
        let none = try sample.store.read(sample.book) { [other] in try $0.reports.answer(other) }
        #expect(none.isEmpty)
    }

    @Test func `records are found by their vendors, in any case of letters, and counted for each line`() throws {
        let sample = try Sample(), bob = try sample.neighbour()
        func spend(_ vendor: String, _ cents: Int64) -> Transaction.Draft { sample.expense("Tea", cents, vendor: vendor) }
        let ids = try sample.add(
            spend("Corner", 300), spend("corner", 200), spend("Corner Shop", 50), spend("!", 7), spend("", 1), spend("Corner", 1_000))
        try sample.store.write(sample.book) { _ = try $0.delete(ids[5], as: Sample.id(9_000), at: Sample.now) }
        func section(_ vendors: Set<String>, by grouping: ReportQuery.Grouping = .vendor) throws -> Report.Section {
            var query = query(grouping)
            query.vendors = vendors
            return try sample.store.read(sample.book) { [query] in try $0.reports.answer(query).expenses }
        }
        let lines = try section([]).lines
        #expect(lines.map { $0.recordCount ?? 0 } == [2, 1, 1, 1] && lines.map(\.sum.amount.minorUnits) == [500, 50, 7, 1])
        #expect(try section(["CORNER"]).total.amount.minorUnits == 500 && section(["CORNER"]).lines.count == 1)
        #expect(try section(["corner", "!"], by: .category).total.amount.minorUnits == 507)
        #expect(try section(["!"]).total.amount.minorUnits == 7 && section(["Nobody"]).isEmpty)
        var other = query(.category)
        other.vendors = ["Corner"]
        let ofBob = try sample.store.read(bob) { [other] in try $0.reports.answer(other) }
        #expect(ofBob.isEmpty)
        #expect(try journal(sample) { $0.vendors = ["corner shop"] } == ["Tea 50 0"])
    }

    @Test func `more records than a page reads are known before they are read`() throws {
        let sample = try Sample()
        try sample.add(sample.expense("Tea", 300), sample.expense("Cake", 500, account: sample.cash), sample.expense("Old", 1, on: "2025-12-31"))
        func answer(_ query: ReportQuery, _ limit: Int) throws -> Report? {
            try sample.store.read(sample.book) { try $0.reports.answer(query, limit: limit) }
        }
        #expect(try answer(query(.vendor), 2) != nil && answer(query(.vendor), 1) == nil && answer(query(.category), 0) != nil)
        var compared = query(.vendor), ofCash = query(.vendor)
        compared.compared = .day("2025-01-01") ... .day("2025-12-31")
        ofCash.accounts = [sample.cash]
        #expect(try answer(compared, 2) == nil && answer(compared, 3) != nil && answer(ofCash, 1) != nil)
    }

    @Test func `more records than the limit are none`() throws {
        let sample = try Sample()
        try sample.add(sample.expense("Tea", 300, hashtags: ["trip", "work"]), sample.expense("Cake", 500))
        let read = { limit in try sample.store.read(sample.book) { try $0.reports.records(behind: query(.hashtag), limit: limit) } }
        #expect(try read(3)?.map(\.values.texts[.title]) == ["Tea", "Tea", "Cake"] && read(2) == nil)
    }

    /// Returns the titles and the amounts of the records of a journal.
    private func journal(_ sample: Sample, _ change: (inout ReportQuery) -> Void) throws -> [String] {
        var query = query(.category), found: [String] = []
        change(&query)
        try sample.store.read(sample.book) { [query] ledger in
            try ledger.journal.each(of: query) { record in
                found.append("\(record.title) \(record.movement.amount.minorUnits) \(record.parts.count)")
            }
        }
        return found
    }

    @Test func `a journal has the records of the days, accounts, categories and hashtags in the order of time, with their parts`() throws {
        let sample = try Sample(), bob = try sample.neighbour()
        var divided = sample.expense("Shop", 900, on: "2026-03-11", category: sample.food, hashtags: ["work"])
        divided.parts = [sample.food, sample.travel, sample.food].enumerated().map {
            RecordPart(category: $1, amount: Money(minorUnits: Int64(200 + 100 * $0), .eur), note: "")
        }
        let ids = try sample.add(
            divided, sample.expense("Tea", 300, account: sample.cash), sample.transfer(from: sample.main, to: sample.cash, 700),
            sample.expense("Old", 1, on: "2025-12-31"), sample.expense("Gone", 1))
        try sample.store.write(sample.book) { _ = try $0.delete(ids[4], as: Sample.id(9_000), at: Sample.now) }
        #expect(try journal(sample) { _ in } == ["Moved 700 0", "Tea 300 0", "Shop 900 3"])
        #expect(try journal(sample) { $0.accounts = [sample.cash] } == ["Moved 700 0", "Tea 300 0"])
        #expect(try journal(sample) { $0.categories = [sample.food] } == ["Tea 300 0", "Shop 600 2"])
        #expect(try journal(sample) { $0.hashtags = ["work", "unknown"] } == ["Shop 900 3"])
        #expect(try journal(sample) { $0.hashtags = ["unknown"] } == [])
        var all = query(.category)
        all.accounts = [sample.main]
        try sample.store.read(bob) { [all] ledger in try ledger.journal.each(of: all) { Issue.record("\($0.title) is in another book") } }
        let balances = try sample.store.read(sample.book) { ledger in
            try [CalendarDate.day("2025-12-31"), .day("2026-03-10")].map { day in try ledger.balances(at: day).map(\.balance.minorUnits) }
        }
        #expect(balances == [[9_999, 1_000, 0], [9_299, 1_400, 0]])
    }

    @Test func `sums that do not fit are a conflict, not a trap`() throws {
        let sample = try Sample(), large: Int64 = 4_000_000_000_000_000_000
        try sample.store.write(sample.book) { editor throws in
            for (number, currency) in ["USD", "GBP", "CHF"].compactMap({ Currency(code: $0) }).enumerated() {
                let rate = try #require(ExchangeRate(base: currency, quote: .eur, date: .day("2026-01-01"), value: .of("1"), source: .byHand))
                try editor.saveRate(rate, at: Sample.now)
                let account: Account.ID = Sample.id(30 + number)
                _ = try editor.addAccount(account, Sample.account(currency.code, currency, 0), at: Sample.now)
                let movement = Transaction.Movement.expense(account: account, category: sample.food, amount: Money(minorUnits: large, currency))
                let draft = Transaction.Draft(movement: movement, date: .day("2026-03-10"), time: .midnight, title: "A palace", vendor: "King")
                _ = try editor.add(Sample.id(4_000 + number), draft, at: Sample.now)
            }
        }
        for grouping in ReportQuery.Grouping.allCases {
            #expect(throws: StoreError.conflict(.overflow)) { try sample.store.read(sample.book) { try $0.reports.answer(query(grouping)) } }
        }
    }
}
