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

    public typealias Comparison = ReportDays.Comparison

    /// The word that was given for the period, such as `last-month`; nil for any other one.
    public private(set) var word: String?
    /// True if an account, a category or somebody was asked for who is not in the book, such as one that was deleted.
    public let asksForUnknown: Bool
    /// True for the household's book and all that its people share.
    public let isOfEverybody: Bool
    /// The line to list the records of, as the page names it; empty for none.
    public let listed: String
    /// The period as it was asked for; ``dates`` are its days up to today. Nil for all days.
    private var days: ReportDays
    public var period: Period? { days.period }
    public var dates: ClosedRange<CalendarDate> { days.dates }
    public var grouping: ReportQuery.Grouping
    public var comparison: Comparison?
    public var categories: [Category.ID]
    public var accounts: [Account.ID]
    /// Without the `#`.
    public var hashtags: [String]
    public var vendors: [String]
    public var people: [HouseholdMember.ID]
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
        let people: [HouseholdMember.ID]
        let includesEverybody: Bool

        /// - Parameter includesEverybody: true for the names of all that people of a household share.
        public init(accounts: [Account], categories: [Category], people: [HouseholdMember.ID], includesEverybody: Bool = false) {
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
        self.people = input.all(Self.people).compactMap { HouseholdMember.ID($0) }.filter(people.contains)
        asksForUnknown =
            self.accounts.count < accounts.count || self.categories.count < categories.count
            || self.people.count < Set(input.all(Self.people).compactMap { HouseholdMember.ID($0) }).count
        opened = input.all(Self.open).reduce(into: []) { list, id in if !list.contains(id) { list.append(id) } }
        let hasPeriod = [RecordFilter.view, RecordFilter.date, PeriodWords.from, PeriodWords.to].contains { !input[$0].isEmpty }
        let words = hasPeriod ? PeriodWords(input, today: today, fallsBackToAll: false) : PeriodWords(view: Period.Length.yearly.rawValue, date: "")
        days = ReportDays(words.period(today: today, calendar: calendar), today: today, calendar: calendar, recorded: recorded)
        word = words.word
    }

    private static let everybody = "all"

    /// True if parameters ask for the household's book and all that its people share.
    public static func asksForEverybody(_ input: FormInput) -> Bool { input[of] == everybody }

    /// Returns the filter for another period; nil for all days.
    public func with(_ period: Period?) -> ReportFilter {
        var filter = self
        filter.days = ReportDays(period, today: today, calendar: calendar, recorded: recorded)
        filter.word = nil
        return filter
    }

    /// Returns the filter of a kept report of the same book.
    public func asking(_ question: [KeptReport.Parameter]) -> ReportFilter {
        ReportFilter(FormInput(question), today: today, calendar: calendar, recorded: recorded, among: choices)
    }

    /// The days to compare with; nil without a comparison, and at the beginning of the calendar.
    public var compared: ClosedRange<CalendarDate>? { comparison.flatMap(days.compared) }

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
