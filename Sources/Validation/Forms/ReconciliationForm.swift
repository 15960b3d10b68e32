import Bookkeeping

/// The form that compares an account with the statement of its bank.
public struct ReconciliationForm: Form {
    public static let id = FormField.hidden("id")
    public static let date = FormField("date", .date, required: true)
    /// May be negative.
    public static let balance = FormField.money("balance", required: true)
    /// The records that the statement has.
    public static let records = FormField("records", .checkbox, count: FormField.most)
    /// The oldest record that is shown, if statements have all records before it.
    public static let allBefore = FormField("all_before", .checkbox)
    public static let adjust = FormField("adjust", .checkbox)
    public static let category = FormField("category", .choice)
    /// `save`, or nothing for working out the difference again.
    public static let step = FormField("do", .choice)
    public static let fields = [id, date, balance, records, allBefore, adjust, category, step]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// The statement of a bank.
    public struct Statement: Sendable, Equatable {
        public let date: CalendarDate
        public let balance: Money
    }

    public var isSaved: Bool { self[Self.step] == "save" }
    /// True if nothing has been typed.
    public var isEmpty: Bool { self[Self.date].isEmpty && self[Self.balance].isEmpty }
    public var ticked: Set<Transaction.ID> { Set(input.all(Self.records).compactMap { Transaction.ID($0) }) }
    public var adjusts: Bool { !self[Self.adjust].isEmpty }

    /// Returns the statement. Throws all problems.
    public func statement(in currency: Currency, today: CalendarDate) throws(Problems) -> Statement {
        var reader = FormReader(input)
        let date = reader.date(Self.date), balance = reader.amount(Self.balance, in: currency, .any)
        if let date, date > today { reader.add(.futureDate, to: Self.date) }
        guard let date, let balance, reader.problems.isEmpty else { throw reader.problems }
        return Statement(date: date, balance: balance)
    }
}
