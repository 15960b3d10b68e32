import Bookkeeping
import Testing

@testable import Validation

/// The question of a report in the address of its page.
struct ReportFilterTests {
    private static let calendar = CivilCalendar(weekStart: .monday, monthStart: 1)
    private let sample: Sample
    private var account: Account { sample.cash }
    private var category: Bookkeeping.Category { sample.food }

    init() throws { sample = try Sample() }

    private static func day(_ text: String) -> CalendarDate { CalendarDate(text) ?? CalendarDate(daysSince1970: 0) }
    private static let person = HouseholdMember.ID(milliseconds: 3)

    private func filter(
        _ values: [(String, String)], today: String = "2026-11-27", recorded: ClosedRange<CalendarDate>? = nil, inHousehold: Bool = false
    ) -> ReportFilter {
        ReportFilter(
            FormInput(values), today: Self.day(today), calendar: Self.calendar, recorded: recorded,
            among: .init(accounts: [account], categories: [category], people: inHousehold ? [Self.person] : []))
    }

    @Test func `without parameters it is this year up to today by category`() {
        let filter = filter([])
        #expect(filter.dates == Self.day("2026-01-01")...Self.day("2026-11-27") && filter.grouping == .category && filter.compared == nil)
        #expect(filter.filterCount == 0 && filter.query.categories.isEmpty && !filter.query.needsRecords)
    }

    @Test func `vendors are names, each once, which the address has again`() {
        let filter = filter([("vendors", " Corner "), ("vendors", ""), ("vendors", "角の店"), ("vendors", "Corner"), ("vendors", "a&b=c")])
        #expect(filter.vendors == ["Corner", "角の店", "a&b=c"] && filter.query.vendors == ["Corner", "角の店", "a&b=c"])
        #expect(filter.filterCount == 1 && filter.query.needsRecords)
        #expect(filter.parameters.filter { $0.name == "vendors" }.map(\.value) == filter.vendors)
    }

    @Test(arguments: [
        ("date", "last-year", "2025-01-01", "2025-12-31"), ("date", "2026-02", "2026-02-01", "2026-02-28"),
        ("date", "next-month", "2026-12-01", "2026-12-31"), ("view", "all", "2024-05-02", "2026-11-27"),
        ("date", "nonsense", "2026-11-01", "2026-11-27"),
    ])
    func `periods are those of the list of records, those that run end today`(name: String, value: String, first: String, last: String) {
        let filter = filter([(name, value)], recorded: Self.day("2024-05-02")...Self.day("2026-12-24"))
        #expect(filter.dates == Self.day(first)...Self.day(last))
    }

    @Test(arguments: [
        ("2026-02-01", "2026-02-28", "year", "2025-02-01", "2025-02-28"), ("2024-02-01", "2024-02-29", "year", "2023-02-01", "2023-02-28"),
        ("2025-02-01", "2025-02-28", "year", "2024-02-01", "2024-02-29"), ("2024-02-29", "2024-03-15", "year", "2023-02-28", "2023-03-15"),
        ("2026-07-01", "2026-10-31", "before", "2026-03-01", "2026-06-30"), ("2026-02-01", "2026-02-28", "before", "2026-01-01", "2026-01-31"),
        ("2026-03-10", "2026-03-19", "before", "2026-02-28", "2026-03-09"),
    ])
    func `days are compared with those a year ago, or with as many before`(
        from: String, to: String, word: String, first: String, last: String
    ) {
        #expect(filter([("from", from), ("to", to), ("compare", word)]).compared == Self.day(first)...Self.day(last))
    }

    @Test func `a year that runs is compared up to the same day`() {
        for word in ["year", "before"] {
            #expect(filter([("date", "this-year"), ("compare", word)]).compared == Self.day("2025-01-01")...Self.day("2025-11-27"))
        }
        #expect(filter([("view", "all"), ("compare", "before")]).compared == nil)
        #expect(filter([("from", "0001-01-01"), ("to", "0001-03-01"), ("compare", "year")]).compared == nil)
        #expect(filter([("from", "0001-01-01"), ("to", "0001-03-01"), ("compare", "before")]).compared == nil)
    }

    @Test func `a range of thousands of years is cut to the days with records`() {
        let recorded = Self.day("2024-05-02")...Self.day("2026-12-24"), ages = [("from", "0001-01-01"), ("to", "9999-12-31"), ("group_by", "week")]
        #expect(filter(ages, recorded: recorded).dates == recorded)
        #expect(filter(ages).query.steps.count == 1)
        #expect(filter([("from", "1990-01-01"), ("to", "2026-12-31")], recorded: recorded).dates == Self.day("1990-01-01")...Self.day("2026-12-31"))
    }

    @Test func `filters are those of the book, others are left out`() {
        let stranger = Account.ID(milliseconds: 9).description
        let filter = filter([
            ("accounts", stranger), ("accounts", account.id.description), ("categories", "x"), ("categories", category.id.description),
            ("tags", "#trip, Work #TRIP"), ("tags", "fun"), ("people", Self.person.description), ("group_by", "person"), ("compare", "never"),
        ])
        #expect(filter.accounts == [account.id] && filter.categories == [category.id] && filter.hashtags == ["trip", "Work", "fun"])
        #expect(filter.people == [] && filter.grouping == .category && filter.comparison == nil && filter.filterCount == 3)
    }

    @Test func `the parameters show the same again`() {
        let values = [
            ("view", "monthly"), ("date", "2026-10"), ("group_by", "person"), ("compare", "before"), ("accounts", account.id.description),
            ("categories", category.id.description), ("tags", "trip"), ("people", Self.person.description), ("open", "all"),
        ]
        let filter = filter(values, inHousehold: true)
        #expect(filter.parameters.map { "\($0.name)=\($0.value)" } == values.map { "\($0.0)=\($0.1)" })
        #expect(self.filter(filter.parameters.map { ($0.name, $0.value) }, inHousehold: true) == filter)
        #expect(filter.query.needsRecords)
    }
}
