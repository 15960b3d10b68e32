import Bookkeeping
import Testing

@testable import Storage

/// Categories below others; today is 15 March 2026. Lunch and Snacks are below Food.
struct CategoryFamilyTests: CategoryBudgets {
    let sample: Sample
    private let lunch: Bookkeeping.Category.ID = Sample.id(23),
        snacks: Bookkeeping.Category.ID = Sample.id(24)
    private let deletion: Deletion.ID = Sample.id(900)
    private var march: ClosedRange<CalendarDate> { .day("2026-03-01") ... .day("2026-03-31") }

    init() throws {
        sample = try Sample()
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.addCategory(lunch, Self.draft("Lunch", below: sample.food), at: now)
            _ = try editor.addCategory(snacks, Self.draft("Snacks", below: sample.food), at: now)
        }
        try sample.add(
            sample.expense("Rice", 100), sample.expense("Noodles", 20, category: lunch),
            sample.expense("Nuts", 3, category: snacks),
            sample.expense("Bus", 1_000, category: sample.travel))
    }

    private static func draft(_ name: String, below parent: Bookkeeping.Category.ID? = nil)
        -> Bookkeeping.Category.Draft
    {
        Bookkeeping.Category.Draft(
            kind: .expense, name: name, hue: .teal, icon: .groceries, parent: parent)
    }

    private func names() throws -> [String] { try read { try $0.categories(.expense).map(\.name) } }

    private func move(
        _ id: Bookkeeping.Category.ID, _ name: String, below parent: Bookkeeping.Category.ID?
    ) throws {
        try write { try $0.updateCategory(id, Self.draft(name, below: parent)) }
    }

    @Test func `those below a category follow it, and are moved among themselves`() throws {
        #expect(try names() == ["Food", "Lunch", "Snacks", "Travel"])
        #expect(try write { try $0.categories.move(sample.food, up: false) })
        #expect(try names() == ["Travel", "Food", "Lunch", "Snacks"])
        #expect(try write { try $0.categories.move(snacks, up: true) })
        #expect(try !write { try $0.categories.move(snacks, up: true) })
        #expect(try names() == ["Travel", "Food", "Snacks", "Lunch"])
        try write { try $0.categories.sort(.expense) }
        #expect(try names() == ["Food", "Lunch", "Snacks", "Travel"])
        #expect(try read { try $0.names().fullName(lunch) } == "Food › Lunch")
    }

    @Test func `a category with hundreds below it lists the records of all`() throws {
        try write { editor throws in
            for number in 0..<600 {
                let id: Bookkeeping.Category.ID = Sample.id(3_000 + number)
                _ = try editor.addCategory(id, Self.draft("Stall \(number)", below: sample.travel), at: now)
            }
        }
        try sample.add(
            sample.expense("Tram", 5, category: Sample.id(3_000)), sample.expense("Ship", 7, on: "2026-03-11", category: Sample.id(3_599)),
            from: 2_000)
        let query = RecordQuery(category: sample.travel)
        #expect(try sample.titles(query) == ["Ship", "Tram", "Bus"])
        #expect(try sample.titles(RecordQuery(account: sample.main, category: sample.travel, text: "-tram")) == ["Ship", "Bus"])
        #expect(try read { try $0.totalsWithDays(query, shown: nil).all }?.map(\.expenses.minorUnits) == [1_012])
    }

    @Test func `there is one level, of one kind`() throws {
        let cases: [(Bookkeeping.Category.ID, Bookkeeping.Category.ID, StoreError)] = [
            (sample.travel, lunch, .conflict(.invalid)),
            (sample.food, sample.travel, .conflict(.invalid)), (lunch, lunch, .conflict(.invalid)),
            (lunch, sample.salary, .conflict(.wrongKind)), (lunch, Sample.id(99), .notFound),
        ]
        for (id, parent, error) in cases {
            #expect(throws: error) { try move(id, "Other", below: parent) }
        }
        #expect(throws: StoreError.conflict(.invalid)) {
            try write { try $0.addCategory(Sample.id(25), Self.draft("Tea", below: lunch), at: now) }
        }
    }

    @Test func `records, totals and search of a category have those below it`() throws {
        #expect(
            try Set(sample.titles(RecordQuery(category: sample.food))) == ["Rice", "Noodles", "Nuts"])
        #expect(try sample.titles(RecordQuery(category: lunch)) == ["Noodles"])
        #expect(try Set(sample.titles(RecordQuery(text: "food"))) == ["Rice", "Noodles", "Nuts"])
        for query in [
            RecordQuery(category: sample.food), RecordQuery(dates: march, category: sample.food),
            RecordQuery(text: "food"),
        ] {
            #expect(
                try read { try $0.totalsWithDays(query, shown: nil).all }?.map(\.expenses.minorUnits) == [
                    123
                ])
        }
        for account in [nil, sample.main] {
            let query = RecordQuery(dates: march, account: account, category: sample.food)
            #expect(
                try read { try $0.convertedTotalsWithDays(query, shown: nil).all }?.expenses.minorUnits
                    == 123)
        }
    }

    @Test func `statistics and reports add up`() throws {
        for account in [nil, sample.main] {
            let scope = StatisticsScope(account: account, category: sample.food)
            let figures = try read { ledger in
                let statistics = try #require(try ledger.statistics(of: scope, in: march))
                return [
                    try statistics.totals(in: march).expenses,
                    try statistics.sums(of: .expense, in: march).total,
                    try statistics.spendingByDay(in: march).total,
                    try statistics.spendingByDay(in: march, byMonth: true).total,
                ].map(\.minorUnits)
            }
            #expect(figures == [123, 123, 123, 123])
        }
        let query = ReportQuery(
            dates: march, grouping: .category, calendar: CivilCalendar(weekStart: .monday, monthStart: 1))
        let lines = try read { try $0.reports.answer(query) }.expenses.lines
        #expect(
            lines.map(\.sum.amount.minorUnits) == [1_000, 123]
                && lines.map(\.key) == [.category(sample.travel), .category(sample.food)])
        #expect(
            lines.last?.parts.map(\.key) == [.category(sample.food), .category(lunch), .category(snacks)])
        #expect(lines.last?.parts.map(\.sum.amount.minorUnits) == [100, 20, 3])
        var narrow = query
        narrow.categories = [sample.food]
        #expect(try read { try $0.reports.answer(narrow) }.expenses.total.amount.minorUnits == 123)
    }

    @Test func `budgets on a category count those below it, also once these move`() throws {
        try add([sample.food])
        try add([sample.food, lunch], 701)
        try add([sample.travel], 702)
        #expect(
            try read { try $0.budget(Sample.id(700)) }?.scope
                == .only(categories: [sample.food], hashtags: []))
        #expect(try spent() == [123, 123, 1_000])
        try sample.add(sample.expense("Soup", 7, category: lunch), from: 1_100)
        #expect(try spent() == [130, 130, 1_000])
        try move(lunch, "Lunch", below: sample.travel)
        #expect(try spent() == [103, 130, 1_027])
        try move(lunch, "Lunch", below: nil)
        #expect(try spent() == [103, 130, 1_000])
    }

    @Test func `those below a deleted category stand at the top until it comes back`() throws {
        try add([sample.food])
        _ = try write {
            try $0.deleteCategory(sample.food, movingTo: sample.travel, as: deletion, at: now)
        }
        #expect(try read { try $0.categories(.expense) }.map(\.parent) == [nil, nil, nil])
        #expect(try spent() == [0])
        _ = try write { try $0.addCategory(Sample.id(25), Self.draft("Tea", below: lunch), at: now) }
        _ = try write { try $0.restore(deletion, at: now) }
        #expect(try names() == ["Food", "Snacks", "Travel", "Lunch", "Tea"])
        #expect(try spent() == [103])
        _ = try write {
            try $0.deleteCategory(sample.food, movingTo: sample.travel, as: Sample.id(901), at: now)
        }
        try write { try $0.purge(Sample.id(901)) }
        #expect(try sample.store.check() == [])
    }

    @Test func `merging one below a category keeps budgets right, and undoing does`() throws {
        try add([sample.food])
        try add([snacks], 701)
        _ = try write { try $0.categories.merge(snacks, into: sample.travel, as: deletion, at: now) }
        #expect(try spent() == [120, 1_003])
        _ = try write { try $0.restore(deletion, at: now) }
        #expect(try spent() == [123, 3])
        _ = try write {
            try $0.categories.merge(sample.travel, into: sample.food, as: Sample.id(901), at: now)
        }
        #expect(try spent() == [1_123, 3])
    }
}
