/// The figures that answer a ``ReportQuery``, in the main currency of the book.
public struct Report: Equatable, Sendable {
    /// The expenses or the income.
    public enum Side: String, CaseIterable, Sendable {
        case expenses, income
    }

    /// The records that a line stands for.
    public enum Key: Hashable, Sendable {
        case category(Category.ID)
        /// A month or a week, cut to the days of the report.
        case days(ClosedRange<CalendarDate>)
        /// A name, in one of its spellings.
        case vendor(String)
        /// A name without `#`.
        case hashtag(String)
        case account(Account.ID)
        case person(HouseholdMember.ID)
        /// The records without a vendor, without a hashtag, or without parts of people.
        case none
    }

    /// A line of one side.
    public struct Place: Hashable, Sendable {
        public let side: Side
        public let key: Key

        public init(_ side: Side, _ key: Key) { (self.side, self.key) = (side, key) }
    }

    /// A sum, and the sum of the days that it is compared with.
    public struct Sum: Equatable, Sendable {
        public var amount: Money
        /// Zero without a comparison.
        public var before: Money

        public init(amount: Money, before: Money) { (self.amount, self.before) = (amount, before) }

        public var isZero: Bool { amount.isZero && before.isZero }

        /// Returns the sum of both. Throws `MoneyError.overflow`.
        public func adding(_ other: Sum) throws(MoneyError) -> Sum {
            Sum(amount: try amount.adding(other.amount), before: try before.adding(other.before))
        }
    }

    /// A group of records.
    public struct Line: Equatable, Sendable {
        public let key: Key
        public let sum: Sum
        /// The course of time: one for each of ``Report/steps``.
        public let steps: [Sum]
        /// The number of records behind the sum, those without an exchange rate among them; nil where totals tell the sum.
        public let recordCount: Int?
        /// The same by category, in a report by person; empty in others.
        public let parts: [Line]

        public init(key: Key, sum: Sum, steps: [Sum], recordCount: Int? = nil, parts: [Line] = []) {
            (self.key, self.sum, self.steps, self.recordCount, self.parts) = (key, sum, steps, recordCount, parts)
        }
    }

    /// The expenses or the income of the report.
    public struct Section: Equatable, Sendable {
        /// The groups other than zero: in the order of time, or largest first with ``Key/none`` at the end.
        public let lines: [Line]
        /// The sum of all records; with ``ReportQuery/Grouping/hashtag`` lines can add up to more, since a record can have several.
        public let total: Sum
        /// The course of time: one for each of ``Report/steps``.
        public let steps: [Sum]
        /// The amounts without an exchange rate on their day, by currency, which are in no sum.
        public let unconverted: [Money]
        /// The same of the days that they are compared with.
        public let unconvertedBefore: [Money]

        public init(lines: [Line], total: Sum, steps: [Sum], unconverted: [Money], unconvertedBefore: [Money]) {
            (self.lines, self.total, self.steps) = (lines, total, steps)
            (self.unconverted, self.unconvertedBefore) = (unconverted, unconvertedBefore)
        }

        public var isEmpty: Bool { lines.isEmpty && unconverted.isEmpty && unconvertedBefore.isEmpty }
    }

    public let query: ReportQuery
    public let expenses: Section
    public let income: Section
    /// The periods of the course of time.
    public let steps: [ClosedRange<CalendarDate>]

    public init(query: ReportQuery, expenses: Section, income: Section) {
        (self.query, self.expenses, self.income, steps) = (query, expenses, income, query.steps)
    }

    public subscript(_ side: Side) -> Section { side == .expenses ? expenses : income }
    public var isEmpty: Bool { expenses.isEmpty && income.isEmpty }

    /// Returns income less expenses. Throws `MoneyError.overflow`.
    public func net() throws(MoneyError) -> Sum {
        Sum(
            amount: try income.total.amount.subtracting(expenses.total.amount), before: try income.total.before.subtracting(expenses.total.before))
    }
}

extension [Report.Sum] {
    /// All of them together; nil without any, and if they do not fit.
    public var total: Report.Sum? {
        first.flatMap { first in dropFirst().reduce(Optional(first)) { total, sum in total.flatMap { try? $0.adding(sum) } } }
    }
}
