import Bookkeeping
import Language
import Templates

/// One sentence that compares the totals of a period with the period before, up to the same day while the period runs.
package struct CompareView: ViewModel, Sendable {
    /// The totals of a period, up to today while it runs, and the totals of the days compared with.
    package struct Content: Sendable, Equatable {
        let comparison: Period.Comparison
        let totals, before: ConvertedTotals

        package init(_ comparison: Period.Comparison, totals: ConvertedTotals, before: ConvertedTotals) {
            (self.comparison, self.totals, self.before) = (comparison, totals, before)
        }
    }

    /// The sentence; `strong` is the emphasized part between the others.
    package let lead, strong, tail: String
    /// The earlier amount.
    package let amount: String
    /// The CSS class: `ok`, `over`, or none where both are alike.
    package let tone: String
    /// The symbol of less or more; nil where both are alike.
    package let icon: String?

    /// Compares expenses, or income where only that is listed. Returns nil where there is nothing to compare with, or an amount has no
    /// exchange rate.
    package init?(_ content: Content, kind: Transaction.Kind?, today: CalendarDate, t: Texts) {
        let totals = content.totals, before = content.before, comparison = content.comparison, words = t.compare, isIncome = kind == .income
        let (figure, past) = isIncome ? (totals.income, before.income) : (totals.expenses, before.expenses)
        guard totals.isWhole, before.isWhole, past.minorUnits > 0, let change = AmountChange(of: figure, since: past) else { return nil }
        let name =
            !comparison.isWhole
            ? words.until(t.dates.dayOfMonth(comparison.dates.upperBound, today: today))
            : comparison.before.length == .daily
                ? t.dates.day(comparison.before.first, today: today) : t.dates.period(comparison.before, today: today)
        amount = t.money.string(past)
        if change.percent == 0 {
            (lead, strong, tail) = isIncome ? words.sameEarned(name) : words.sameSpent(name)
            (tone, icon) = ("", nil)
            return
        }
        let difference = change.percent <= 999 ? "\(change.percent)%" : t.money.string(change.difference)
        switch (isIncome, change.isMore) {
        case (false, false): (lead, strong, tail) = words.lessSpent(difference, name)
        case (false, true): (lead, strong, tail) = words.moreSpent(difference, name)
        case (true, false): (lead, strong, tail) = words.lessEarned(difference, name)
        case (true, true): (lead, strong, tail) = words.moreEarned(difference, name)
        }
        tone = change.isMore == isIncome ? "ok" : "over"
        icon = change.isMore ? "greater" : "less"
    }
}

extension ConvertedTotals {
    /// True if every amount has an exchange rate.
    fileprivate var isWhole: Bool { unconvertedIncome.isEmpty && unconvertedExpenses.isEmpty }
}
