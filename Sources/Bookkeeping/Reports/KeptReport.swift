/// A question of a report that is kept under a name.
public struct KeptReport: Equatable, Sendable {
    public typealias ID = Identifier<KeptReport>

    /// A parameter of the report's URL.
    public struct Parameter: Codable, Hashable, Sendable {
        /// The name of one that is a person of a household.
        public static let person = "people"
        /// The name of one that is a category.
        public static let category = "categories"

        public let name, value: String

        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

        public static func category(_ id: Category.ID) -> Parameter { Parameter(category, id.description) }
    }

    public let id: ID
    public let name: String
    /// The parameters of the report's URL. Their period can be one that moves with the calendar, such as `date=this-month`.
    public let question: [Parameter]
    /// The day of the person's next message about it; nil unless they have one sent each month.
    public let dueOn: CalendarDate?

    public init(id: ID, name: String, question: [Parameter], dueOn: CalendarDate? = nil) {
        (self.id, self.name, self.question, self.dueOn) = (id, name, question, dueOn)
    }

    /// The maximum number in a book.
    public static let limit = 50
    /// The maximum number of characters of a name.
    public static let nameLimit = 60
    /// The maximum number of parameters.
    public static let parameterLimit = 600
}

extension CivilCalendar {
    /// Returns the day after the month of a day: a kept report of the month is sent then.
    public func dayAfterMonth(of date: CalendarDate) -> CalendarDate { period(.monthly, containing: date).last.adding(days: 1) }
}

/// The event that a month has ended, for a person who gets its report.
public struct ReportNotice: Equatable, Codable, Sendable {
    /// The name that it is kept under.
    public let name: String
    /// The parameters of the report's URL, with its days.
    public let question: [KeptReport.Parameter]
    public let first, last: CalendarDate
    /// Minor units of the currency.
    public let expenses, income: Int64
    public let currency: Currency

    public init(
        name: String, question: [KeptReport.Parameter], days: ClosedRange<CalendarDate>, expenses: Int64, income: Int64, currency: Currency
    ) {
        (self.name, self.question) = (name, question)
        (first, last) = (days.lowerBound, days.upperBound)
        (self.expenses, self.income, self.currency) = (expenses, income, currency)
    }
}
