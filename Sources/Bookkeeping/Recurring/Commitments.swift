/// The expenses that recurrences still bring, in the main currency, for figures about some days.
///
/// A day counts until it is decided: the record that decides it is among the expenses of its day from then on, so that nothing counts twice.
public struct Commitments: Sendable, Equatable {
    /// An expense of a rule, or a part of a divided one.
    struct Expense: Sendable, Equatable {
        let days: ComingDays
        let category: Category.ID
        /// The category above it, which counts it too.
        let parent: Category.ID?
        let amount: Money
        /// Nil without an exchange rate.
        let main: Money?
    }

    let expenses: [Expense]
    let currency: Currency

    /// Creates the commitments of some rules; other movements than expenses are left out.
    ///
    /// - Parameters:
    ///   - parents: the categories above others.
    ///   - convert: returns an amount in the main currency; nil without a rate.
    public init(_ all: [ComingDays], in currency: Currency, parents: [Category.ID: Category.ID] = [:], converting convert: (Money) throws -> Money?)
        rethrows
    {
        var expenses: [Expense] = []
        for days in all where !days.coming.isEmpty || !days.waiting.isEmpty {
            for part in days.rule.expenses {
                expenses.append(
                    Expense(
                        days: days, category: part.category, parent: parents[part.category], amount: part.amount, main: try convert(part.amount)))
            }
        }
        (self.expenses, self.currency) = (expenses, currency)
    }

    /// Returns the committed amounts on some days within the scope of a budget; nil if there are none. Throws `MoneyError.overflow`.
    public func committed(in dates: ClosedRange<CalendarDate>, of scope: Budget.Scope = .everything) throws(MoneyError) -> Committed? {
        var amount = Money.zero(currency), expected = Money.zero(currency), unconverted: [Currency: Money] = [:]
        var shares: [Recurrence.ID: (rule: Recurrence, amount: Int64)] = [:]
        for expense in expenses where scope.counts(expense) {
            let waiting = expense.days.waiting.count { dates.contains($0) }
            let count = waiting + expense.days.coming.count { dates.contains($0) }
            guard count > 0 else { continue }
            let rule = expense.days.rule
            var share: Int64 = 0
            if let main = expense.main {
                let sum = try main.multiplied(by: count)
                amount = try amount.adding(sum)
                expected = try expected.adding(expense.days.isExpected ? sum : main.multiplied(by: waiting))
                share = sum.minorUnits
            } else {
                let sum = try expense.amount.multiplied(by: count)
                unconverted[sum.currency] = try unconverted[sum.currency]?.adding(sum) ?? sum
            }
            // The parts of a divided expense together are no more than the sum.
            shares[rule.id] = (rule, share + (shares[rule.id]?.amount ?? 0))
        }
        guard let largest = shares.values.max(by: { ($0.amount, $1.rule.id) < ($1.amount, $0.rule.id) }) else { return nil }
        return Committed(
            amount: amount, expected: expected, unconverted: unconverted.values.sorted { $0.currency.code < $1.currency.code }, largest: largest.rule,
            otherRules: max(0, shares.values.count { $0.amount > 0 } - 1))
    }
}

/// The sum of the expenses that are still to come on some days.
public struct Committed: Sendable, Equatable {
    public let amount: Money
    /// The part of ``amount`` that is only expected: a person is asked for it, or has been.
    public let expected: Money
    /// Sums that have no exchange rate, one per currency.
    public let unconverted: [Money]
    /// The rule that costs the most; one without an exchange rate only if all are.
    public let largest: Recurrence
    /// The number of the other rules in ``amount``.
    public let otherRules: Int
}

extension Budget.Scope {
    /// True for an expense that counts.
    func counts(_ expense: Commitments.Expense) -> Bool {
        switch self {
        case .everything: true
        case .only(let categories, let some):
            categories.contains(expense.category) || expense.parent.map(categories.contains) ?? false
                || expense.days.rule.template.hashtags.contains(where: some.contains)
        }
    }
}
