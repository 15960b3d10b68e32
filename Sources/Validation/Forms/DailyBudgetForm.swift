import Bookkeeping

/// The form of the daily budget: its amount, and the first day that counts.
public struct DailyBudgetForm: Form {
    public static let id = FormField.hidden("id")
    public static let amount = FormField.money("amount", required: true)
    /// `this` or `next`; a form without it means this month.
    public static let appliesFrom = BudgetForm.appliesFrom
    /// A day up to today; empty if all days count. A form without it leaves the day as it is.
    public static let countsFrom = FormField("counts_from", .date)
    public static let fields = [id, amount, appliesFrom, countsFrom]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the empty form of a new daily budget.
    public init(id: Budget.ID) { input = FormInput([(Self.id.name, id.description)]) }

    /// Creates the form with the amount in force today; without an amount if its currency is not the main currency.
    public init(_ budget: Budget, today: CalendarDate, calendar: CivilCalendar, in currency: Currency) {
        let amount = budget.amounts.amount(on: today, calendar)
        input = FormInput([
            (Self.id.name, budget.id.description),
            (Self.amount.name, budget.currency == currency ? MoneyFormat.plain(amount) : ""),
            (Self.appliesFrom.name, Budget.AppliesFrom.this.rawValue),
            (Self.countsFrom.name, budget.countsFrom?.description ?? ""),
        ])
    }

    /// The ID of a new daily budget; nil if the form has none, so that a new one has to be made.
    public var id: Budget.ID? { Budget.ID(self[Self.id]) }

    /// Returns the draft, in the main currency. Throws all problems.
    public func draft(in currency: Currency, today: CalendarDate) throws(Problems) -> Budget.DailyDraft {
        var reader = FormReader(input)
        let amount = reader.amount(Self.amount, in: currency)
        let appliesFrom = reader.choice(Self.appliesFrom, Budget.AppliesFrom.init(rawValue:)) ?? .this
        let first = reader.date(Self.countsFrom)
        if let first, first > today { reader.add(.futureDate, to: Self.countsFrom) }
        guard let amount, reader.problems.isEmpty else { throw reader.problems }
        return Budget.DailyDraft(
            amount: amount, appliesFrom: appliesFrom,
            counting: input.has(Self.countsFrom) ? first.map(Budget.DailyDraft.Counting.from) ?? .allDays : .unchanged)
    }
}
