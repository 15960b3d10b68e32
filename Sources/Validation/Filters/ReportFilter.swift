import Bookkeeping

/// The question of a report, from the query of a URL. It never fails: invalid values fall back to defaults.
public struct ReportFilter: Sendable, Equatable {
    public static let categories = FormField(KeptReport.Parameter.category, .choice, count: 200)
    public static let accounts = FormField("accounts", .choice, count: 200)
    /// Names of hashtags. Records need at least one of them.
    public static let tags = FormField("tags", .text, max: 500, count: 50)
    /// Names of vendors. Records need one of them.
    public static let vendors = FormField("vendors", .text, max: RecordText.vendor.limit, count: 50, perRow: true)
    /// The people of a household to count the parts of.
    public static let people = FormField(KeptReport.Parameter.person, .choice, count: 100)
    public static let grouping = FormField("group_by", .choice)
    public static let compare = FormField("compare", .choice)
    /// The lines to show the course of.
    public static let open = FormField("open", .choice, count: 50)
    /// The line to list the records of.
    public static let records = FormField("records", .text, max: RecordText.vendor.limit + 60)
    /// `all` for the household's book and all that its people share.
    public static let of = FormField("of", .choice)
    /// The size of the pages of a document.
    public static let paper = FormField("paper", .choice)

    /// The fields that ask a question, without the field of the paper.
    public static let fields = [
        RecordFilter.view, RecordFilter.date, PeriodWords.from, PeriodWords.to, grouping, compare, accounts, categories, tags, vendors, people, open,
        of,
    ]

    /// The longest range of days that is taken as it is; a longer one is cut to the days with records.
    private static let mostDays = 40 * 366

    /// The days that the report's days are compared with.
    public enum Comparison: String, CaseIterable, Sendable {
        /// As many days before.
        case before
        /// The same days a year earlier.
        case year
    }

    /// The word that was given for the period, such as `last-month`; nil for any other one.
    public private(set) var word: String?
    /// True if an account, a category or somebody was asked for who is not in the book, such as one that was deleted.
    public let asksForUnknown: Bool
    /// True for the household's book and all that its people share.
    public let isOfEverybody: Bool
    /// The line to list the records of, as the page names it; empty for none.
    public let listed: String
    /// The period as it was asked for; ``dates`` are its days up to today. Nil for all days.
    public private(set) var period: Period?
    public private(set) var dates: ClosedRange<CalendarDate>
    public var grouping: ReportQuery.Grouping
    public var comparison: Comparison?
    public var categories: [Category.ID]
    public var accounts: [Account.ID]
    /// Without the `#`.
    public var hashtags: [String]
    public var vendors: [String]
    public var people: [HouseholdPerson.ID]
    /// The lines to show the course of, in the order of opening.
    public var opened: [String]
    public let today: CalendarDate
    public let calendar: CivilCalendar
    private let recorded: ClosedRange<CalendarDate>?
    private let choices: Choices

    /// The names of the book that a filter can choose from.
    public struct Choices: Sendable, Equatable {
        let accounts: [Account]
        let categories: [Category]
        /// Empty for the book of a person.
        let people: [HouseholdPerson.ID]
        let includesEverybody: Bool

        /// - Parameter includesEverybody: true for the names of all that people of a household share.
        public init(accounts: [Account], categories: [Category], people: [HouseholdPerson.ID], includesEverybody: Bool = false) {
            (self.accounts, self.categories, self.people, self.includesEverybody) = (accounts, categories, people, includesEverybody)
        }
    }

    /// Parses the query of a URL. Without a period it shows this year.
    ///
    /// - Parameter recorded: the first and the last day with a record, for all days; nil without any.
    public init(
        _ input: FormInput, today: CalendarDate, calendar: CivilCalendar, recorded: ClosedRange<CalendarDate>?, among choices: Choices
    ) {
        (self.today, self.calendar, self.recorded, self.choices) = (today, calendar, recorded, choices)
        let people = Set(choices.people)
        listed = input[Self.records]
        isOfEverybody = choices.includesEverybody && Self.asksForEverybody(input)
        let asked = ReportQuery.Grouping(rawValue: input[Self.grouping]) ?? .category
        grouping = asked == .person && people.isEmpty ? .category : asked
        comparison = Comparison(rawValue: input[Self.compare])
        let accounts = Set(input.all(Self.accounts).compactMap { Account.ID($0) })
        let categories = Set(input.all(Self.categories).compactMap { Category.ID($0) })
        self.accounts = choices.accounts.map(\.id).filter(accounts.contains)
        self.categories = choices.categories.map(\.id).filter(categories.contains)
        var names: [String] = []
        for name in input.all(Self.tags).flatMap(HashtagScanner.listed).compactMap(HashtagScanner.name)
        where !names.contains(where: { $0.folded == name.folded }) { names.append(name) }
        hashtags = names
        vendors = RecordFilter.vendors(input.all(Self.vendors))
        self.people = input.all(Self.people).compactMap { HouseholdPerson.ID($0) }.filter(people.contains)
        asksForUnknown =
            self.accounts.count < accounts.count || self.categories.count < categories.count
            || self.people.count < Set(input.all(Self.people).compactMap { HouseholdPerson.ID($0) }).count
        opened = input.all(Self.open).reduce(into: []) { list, id in if !list.contains(id) { list.append(id) } }
        let hasPeriod = [RecordFilter.view, RecordFilter.date, PeriodWords.from, PeriodWords.to].contains { !input[$0].isEmpty }
        let words = hasPeriod ? PeriodWords(input, today: today, fallsBackToAll: false) : PeriodWords(view: Period.Length.yearly.rawValue, date: "")
        period = words.period(today: today, calendar: calendar)
        word = words.word
        dates = Self.dates(of: period, today: today, recorded)
    }

    /// The days up to today. A period that has not begun, and a range of days, keep all of their days.
    private static func dates(
        of period: Period?, today: CalendarDate, _ recorded: ClosedRange<CalendarDate>?
    ) -> ClosedRange<CalendarDate> {
        guard let period else { return recorded.map { $0.lowerBound...max($0.lowerBound, min($0.upperBound, today)) } ?? today...today }
        if period.length == nil, period.dayCount > mostDays {
            // Thousands of years would be hundreds of thousands of empty weeks.
            return recorded.flatMap { $0.overlaps(period.dates) ? period.dates.clamped(to: $0) : nil } ?? period.last...period.last
        }
        guard period.length != nil, period.first <= today else { return period.dates }
        return period.first...min(period.last, today)
    }

    private static let everybody = "all"

    /// True if parameters ask for the household's book and all that its people share.
    public static func asksForEverybody(_ input: FormInput) -> Bool { input[of] == everybody }

    /// Returns the filter for another period; nil for all days.
    public func with(_ period: Period?) -> ReportFilter {
        var filter = self
        (filter.period, filter.dates) = (period, Self.dates(of: period, today: today, recorded))
        filter.word = nil
        return filter
    }

    /// Returns the filter of a kept report of the same book.
    public func asking(_ question: [KeptReport.Parameter]) -> ReportFilter {
        ReportFilter(FormInput(question), today: today, calendar: calendar, recorded: recorded, among: choices)
    }

    /// The days that ``dates`` are compared with; nil without a comparison, and at the beginning of the calendar.
    public var compared: ClosedRange<CalendarDate>? {
        switch comparison {
        case nil: return nil
        case .before:
            guard let period else { return nil }
            let isCut = dates != period.dates, before = monthsBefore ?? period.previous
            return isCut ? period.compared(on: today)?.dates : before.first < period.first ? before.dates : nil
        case .year:
            let first = dates.lowerBound.adding(months: -12), last = dates.upperBound.adding(months: -12)
            guard first < dates.lowerBound else { return nil }
            // A month that ends with its last day is compared with a whole one.
            let isWhole = dates.upperBound == dates.upperBound.lastOfMonth
            return first...max(first, isWhole ? last.lastOfMonth : last)
        }
    }

    /// As many months before a range of whole months, which have another number of days; nil for other days.
    private var monthsBefore: Period? {
        let first = calendar.period(.monthly, containing: dates.lowerBound), last = calendar.period(.monthly, containing: dates.upperBound)
        guard period?.length == nil, first.first == dates.lowerBound, last.last == dates.upperBound else { return nil }
        var before = first
        for _ in 0..<calendar.count(of: .monthly, beginningIn: first.first..<last.last) { before = before.previous }
        return before.first < first.first ? Period(before.first...first.first.adding(days: -1)) : nil
    }

    /// The question for the store.
    public var query: ReportQuery {
        var query = ReportQuery(dates: dates, compared: compared, grouping: grouping, calendar: calendar)
        query.categories = Set(categories)
        query.accounts = Set(accounts)
        query.hashtags = Set(hashtags)
        query.vendors = Set(vendors)
        query.people = Set(people)
        return query
    }

    /// The number of filters besides the period.
    public var filterCount: Int { [!categories.isEmpty, !accounts.isEmpty, !hashtags.isEmpty, !vendors.isEmpty, !people.isEmpty].count { $0 } }

    /// The query parameters that show the same, in a fixed order, without defaults.
    public var parameters: [(name: String, value: String)] { periodParameters + otherParameters }

    /// The query parameters that ask the same question each time, of the period that moves with the calendar if a word was given for it.
    public var question: [KeptReport.Parameter] {
        ((word.map { [(RecordFilter.date.name, $0)] } ?? periodParameters) + otherParameters).map { KeptReport.Parameter($0.name, $0.value) }
    }

    /// The word for the period, whether it was given or not; nil for one that does not move.
    public var movingWord: String? { period.flatMap { PeriodWords.word(for: $0, today: today, calendar: calendar) } }

    /// The query parameters that ask the same of the household's book alone, or of all that its people share as well.
    public func parameters(ofEverybody isOfEverybody: Bool) -> [(name: String, value: String)] {
        parameters.filter { $0.name != Self.of.name } + Self.scope(ofEverybody: isOfEverybody)
    }

    /// The query parameters that are hidden fields in the form of the question: the period, and the person or household of the figures.
    public var hiddenParameters: [(name: String, value: String)] { periodParameters + Self.scope(ofEverybody: isOfEverybody) }

    private static func scope(ofEverybody isOfEverybody: Bool) -> [(name: String, value: String)] {
        isOfEverybody ? [(of.name, everybody)] : []
    }

    /// The query parameters of the period.
    public var periodParameters: [(name: String, value: String)] {
        period.map(PeriodWords.parameters) ?? [(RecordFilter.view.name, PeriodWords.all)]
    }

    /// The query parameters of all but the period.
    public var otherParameters: [(name: String, value: String)] {
        var list: [(name: String, value: String)] = []
        if grouping != .category { list.append((Self.grouping.name, grouping.rawValue)) }
        if let comparison { list.append((Self.compare.name, comparison.rawValue)) }
        list += accounts.map { (Self.accounts.name, $0.description) }
        list += categories.map { (Self.categories.name, $0.description) }
        list += hashtags.map { (Self.tags.name, $0) }
        list += vendors.map { (Self.vendors.name, $0) }
        list += people.map { (Self.people.name, $0.description) }
        list += opened.map { (Self.open.name, $0) }
        return list + Self.scope(ofEverybody: isOfEverybody)
    }
}
