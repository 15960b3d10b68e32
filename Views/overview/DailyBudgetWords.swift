import Bookkeeping
import Language

/// The sentences about the daily budget in one of its periods, in agreement with the longer ones.
package struct DailyBudgetWords: Sendable, Equatable {
    /// The name of the figure.
    package let heading: String
    /// Reasons why less can be spent than the figure says; for a week, the amount that can be.
    package let notes: [String]
    /// The calculation of the amount that is safe per day.
    package let why: String
    /// The days that count, if they are not those since the first use.
    package let counted: String?

    package init(_ budget: RemainingBudget, shown: Period.Length, firstUse: CalendarDate, t: Texts) {
        let part = budget.part(shown), limit = budget.limit(on: shown), texts = t.daily
        heading =
            if part.remaining.isNegative {
                texts.over(shown)
            } else if part.remaining.isZero {
                texts.usedUp(shown)
            } else {
                limit == nil ? texts.left(shown) : texts.unspent(shown)
            }
        notes = [limit.map { Self.note($0, budget.today, t) }, Self.week(budget, shown: shown, t)].compactMap(\.self)
        why = Self.why(budget, t)
        counted = Self.counted(part, firstUse: firstUse, today: budget.today, t)
    }

    private static func note(_ limit: RemainingBudget.Limit, _ today: CalendarDate, _ t: Texts) -> String {
        let until = limit.until.map { t.dates.dayOfMonth($0, today: today) }
        if limit.remaining.isZero { return t.daily.nothingSinceUsedUp(limit.length, until) }
        let amount = t.money.string(limit.remaining).trimmingMinus
        return limit.remaining.isNegative ? t.daily.nothingSinceOver(limit.length, amount, until) : t.daily.only(limit.length, amount, until)
    }

    /// Returns the state of a week that leaves less than today, or the amount that can be spent in the week shown.
    private static func week(_ budget: RemainingBudget, shown: Period.Length, _ t: Texts) -> String? {
        let rest = budget.week.remaining, amount = t.money.string(rest).trimmingMinus
        if shown == .weekly, rest.minorUnits > 0, budget.limit(on: .weekly) == nil {
            return t.daily.canSpend(amount, t.dates.day(budget.week.period.last, today: budget.today))
        }
        guard shown == .daily, rest.minorUnits < budget.available(in: .daily).minorUnits else { return nil }
        return rest.isZero ? t.daily.isUsedUp(.weekly) : rest.isNegative ? t.daily.isOver(.weekly, amount) : t.daily.has(.weekly, amount)
    }

    private static func why(_ budget: RemainingBudget, _ t: Texts) -> String {
        let safe = budget.safePerDay, amount = t.money.string(safe.remaining).trimmingMinus
        let last = t.dates.dayOfMonth(budget.today.adding(days: safe.days - 1), today: budget.today)
        if let coming = safe.setAside, safe.remaining.minorUnits > 0, !coming.amount.isZero {
            let aside = t.money.string(coming.amount)
            return safe.rest.minorUnits > 0
                ? t.daily.sharedAfter(safe.length, amount, aside, t.money.string(safe.rest), safe.days, last, t.money.string(safe.amount))
                : t.daily.unsafeSinceComing(safe.length, amount, aside, last)
        }
        if safe.remaining.isNegative { return t.daily.unsafeSinceOver(safe.length, amount, last) }
        if safe.remaining.isZero { return t.daily.unsafeSinceUsedUp(safe.length, last) }
        if safe.amount.isZero { return t.daily.tooLittle(safe.length, amount, safe.days) }
        return t.daily.shared(safe.length, amount, safe.days, last, t.money.string(safe.amount))
    }

    /// Returns the sentences about the expenses still to come this month, which are set aside; empty without any.
    static func coming(_ budget: RemainingBudget, names: LedgerNames, _ t: Texts) -> [String] {
        guard let coming = budget.safePerDay.setAside else { return [] }
        let title = coming.largest.title(names, t)
        return [
            coming.amount.isZero ? nil : t.daily.setAside(t.money.string(coming.amount), title, coming.otherRules),
            coming.expected.isZero ? nil : t.daily.expected(t.money.string(coming.expected)),
            coming.unconverted.isEmpty
                ? nil : t.daily.notSetAside(coming.unconverted.map { t.money.unbroken($0) }.joined(separator: t.budgets.comma)),
        ].compactMap(\.self)
    }

    private static func counted(_ part: RemainingBudget.Part, firstUse: CalendarDate, today: CalendarDate, _ t: Texts) -> String? {
        let first = part.counted.lowerBound
        func day(_ date: CalendarDate) -> String { t.dates.dayOfMonth(date, today: today) }
        if first < firstUse { return t.daily.countedBeforeUse(day(first), day(firstUse)) }
        return first > part.period.first ? t.daily.counted(day(first)) : nil
    }
}
