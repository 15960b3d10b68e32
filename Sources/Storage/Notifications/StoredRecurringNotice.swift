import Bookkeeping

/// The stored form of the notice that a recurring record is due, with values as text and numbers.
struct StoredRecurringNotice: Codable {
    let rule, title, due, currency: String
    /// Minor units.
    let amount: Int64

    init(_ notice: RecurringNotice) {
        (rule, title, due) = (notice.rule.description, notice.title, notice.due.description)
        (currency, amount) = (notice.amount.currency.code, notice.amount.minorUnits)
    }

    /// The notice; nil if a value is unknown.
    var notice: RecurringNotice? {
        guard let rule = Recurrence.ID(rule), let due = CalendarDate(due), let currency = Currency(code: currency) else { return nil }
        return RecurringNotice(rule: rule, title: title, due: due, amount: Money(minorUnits: amount, currency))
    }
}
