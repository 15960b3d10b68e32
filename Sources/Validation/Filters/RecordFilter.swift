import Bookkeeping

/// The filter of a list of records, from the query of a URL. It never fails: invalid values fall back to defaults.
public struct RecordFilter: Sendable, Equatable {
    public static let view = FormField("view", .choice)
    public static let date = FormField("date", .text)
    public static let kind = FormField("kind", .choice)
    public static let account = FormField("account", .choice)
    public static let category = FormField("category", .choice)
    public static let tag = FormField("tag", .text, max: Hashtag.nameLimit + 2)
    public static let vendor = FormField("vendor", .text, max: RecordText.vendor.limit)
    public static let text = FormField("q", .search, max: 100)
    /// The search text at the time when the form was shown.
    public static let textBefore = FormField("q_before", .text, max: 100)
    public static let sort = FormField("sort", .choice)

    /// The days to show; nil for all.
    public var period: Period?
    public var kind: Transaction.Kind?
    public var account: Account.ID?
    public var category: Category.ID?
    /// Without the `#`.
    public var hashtag: String?
    public var vendor: String?
    /// A search in the grammar of `RecordSearch`; empty for all.
    public var text: String
    /// How the person of the search writes numbers.
    public var writing: NumberWriting
    public var sort: RecordQuery.Sort

    /// Parses the query of a URL. Accounts and categories that are not in the book are ignored.
    ///
    /// Without `view` and `date` it shows this month; a search, a hashtag, a vendor, an account or a category alone applies to all days. So
    /// do newly typed words, whichever days the page showed before.
    public init(_ input: FormInput, today: CalendarDate, calendar: CivilCalendar, accounts: [Account], categories: [Category]) {
        kind = Transaction.Kind(rawValue: input[Self.kind])
        let account = Account.ID(input[Self.account]), category = Category.ID(input[Self.category])
        self.account = accounts.first { $0.id == account }?.id
        self.category = categories.first { $0.id == category }?.id
        hashtag = Self.hashtag(input)
        vendor = Self.vendor(input)
        text = (try? CleanText(String(input[Self.text].prefix(100)), for: Self.text).text) ?? ""
        writing = input.writing
        sort = RecordQuery.Sort(rawValue: input[Self.sort]) ?? .newestFirst
        let isSearch = !text.isEmpty || hashtag != nil || vendor != nil || self.account != nil || self.category != nil
        let textBefore = input.text(Self.textBefore), isNewSearch = !text.isEmpty && textBefore != nil && textBefore != text
        let words = PeriodWords(isNewSearch ? FormInput() : input, today: today, fallsBackToAll: isSearch)
        period = words.period(today: today, calendar: calendar)
    }

    /// Creates a filter for a period only.
    public init(period: Period?) {
        self.period = period
        text = ""
        writing = .unknown
        sort = .newestFirst
    }

    static func hashtag(_ input: FormInput) -> String? { HashtagScanner.listed(input[tag]).first.flatMap(HashtagScanner.name) }

    static func vendor(_ input: FormInput) -> String? { vendors([input[vendor]]).first }

    /// Returns names of vendors in a clean form, each once.
    static func vendors(_ names: [String]) -> [String] {
        let clean = names.compactMap { try? CleanText(String($0.prefix(vendor.maxLength ?? 0)), for: vendor).text }
        return clean.reduce(into: []) { list, name in
            if !name.isEmpty, !list.contains(name) { list.append(name) }
        }
    }

    /// The account, category, hashtag and vendor.
    public var scope: StatisticsScope {
        get { StatisticsScope(account: account, category: category, hashtag: hashtag, vendor: vendor) }
        set { (account, category, hashtag, vendor) = (newValue.account, newValue.category, newValue.hashtag, newValue.vendor) }
    }

    /// The number of filters besides the period and the search.
    public var filterCount: Int { (kind == nil ? 0 : 1) + scope.filterCount }

    /// The query for the store.
    public var query: RecordQuery {
        RecordQuery(
            dates: period?.dates, kind: kind, account: account, category: category, hashtag: hashtag, vendor: vendor, text: text, writing: writing,
            sort: sort)
    }

    /// The query parameters that show the same, in a fixed order, without defaults.
    public var parameters: [(name: String, value: String)] { periodParameters + otherParameters }

    /// The query parameters of the days to show.
    public var periodParameters: [(name: String, value: String)] {
        period.map(PeriodWords.parameters) ?? [(name: Self.view.name, value: PeriodWords.all)]
    }

    /// The query parameters that further select the period's records, and order them: all parameters but the period's.
    public var otherParameters: [(name: String, value: String)] {
        var list: [(name: String, value: String)] = []
        if let kind { list.append((name: Self.kind.name, value: kind.rawValue)) }
        if let account { list.append((name: Self.account.name, value: account.description)) }
        if let category { list.append((name: Self.category.name, value: category.description)) }
        if let hashtag { list.append((name: Self.tag.name, value: hashtag)) }
        if let vendor { list.append((name: Self.vendor.name, value: vendor)) }
        if !text.isEmpty { list.append((name: Self.text.name, value: text)) }
        if sort != .newestFirst { list.append((name: Self.sort.name, value: sort.rawValue)) }
        return list
    }
}
