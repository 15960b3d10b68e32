import Bookkeeping
import Templates
import Validation

/// The daily budget at the top of the overview: the amount left, and the form for setting it.
package struct DailyBudgetView: ViewModel, Sendable {
    /// The amount left in one of the three periods.
    package struct Remaining: ViewModel, Sendable {
        package let heading, spent: String
        package let figure: OverviewPage.Figure
        /// The percentage left: as text, as the length of the ring, and in words.
        package let percent, ring, gauge: String
        package let daily, month: String
        package let safePerDay: String
        /// False for an empty ring, whose round line ends would be visible.
        package let hasRing: Bool
        package let unconverted: String?
    }

    /// The periods that it can be shown for.
    package static let periods: [Period.Length] = [.daily, .monthly, .yearly]

    package let segments: [Segment]
    package let remaining: Remaining?
    /// The reason why there are no figures.
    package let problem: String?
    package let form: DailyBudgetFormView

    package init(
        _ standing: DailyBudgetStanding?, shown: Period.Length, form: DailyBudgetFormView, today: CalendarDate, t: Texts
    ) {
        self.form = form
        segments = Self.periods.map {
            Segment(url: Paths.overview.query("budget=\($0.rawValue)"), label: t.budgets.span($0), isCurrent: $0 == shown)
        }
        switch standing?.remaining {
        case .known(let budget)?:
            remaining = Remaining(budget, shown: shown, today: today, t: t)
            problem = nil
        case .needsAmount(let currency)?: (remaining, problem) = (nil, t.budgets.needsAmount(currency.name(in: t.language)))
        case .tooLarge?: (remaining, problem) = (nil, t.budgets.tooLarge)
        case nil: (remaining, problem) = (nil, nil)
        }
    }
}

extension DailyBudgetView.Remaining {
    init(_ budget: RemainingBudget, shown: Period.Length, today: CalendarDate, t: Texts) {
        let texts = t.budgets, money = t.money
        let (part, left, over, used) =
            switch (shown, budget.year) {
            case (.monthly, _): (budget.month, texts.leftMonth, texts.overMonth, texts.usedUpMonth)
            case (.yearly, let year?): (year, texts.leftYear, texts.overYear, texts.usedUpYear)
            default: (budget.day, texts.leftToday, texts.overToday, texts.usedUpToday)
            }
        heading = part.remaining.isNegative ? over : part.remaining.isZero ? used : left
        figure = OverviewPage.Figure(part.remaining, money)
        spent = texts.spentOf(money.string(part.spent), money.string(part.allowed))
        let percentLeft = max(0, 100 - (part.percentUsed ?? 100))
        percent = String(percentLeft)
        ring = "\(percentLeft) 100"
        hasRing = percentLeft > 0
        gauge = texts.percentLeft(percentLeft)
        daily = money.string(budget.day.allowed)
        month = money.string(budget.month.remaining)
        safePerDay = budget.month.perDay(on: today).map { money.string($0) } ?? "–"
        unconverted = texts.unconverted(part.unconverted, money, comma: texts.comma)
    }
}

/// The form for the amount of the daily budget, on the overview.
package struct DailyBudgetFormView: ViewModel, Sendable {
    package let id: String
    package let amount: MoneyField
    package let isNew, isOpen, startsNext: Bool
    /// True if the form is on a page of its own, since this one masks amounts.
    package let isElsewhere: Bool
    package let problems: ProblemSummary?
    package let appliesFromError: FieldError?

    /// The prefix of its element IDs, since the page has a second form.
    private static let prefix = "daily-"

    /// - Parameter isNew: true if there is no daily budget yet.
    /// - Parameter isOpen: true if the form is expanded initially.
    package init(_ form: FormState, id: Budget.ID, currency: Currency, isNew: Bool, isOpen: Bool, t: Texts) {
        self.id = id.description
        self.isNew = isNew
        self.isOpen = isOpen || form.hasProblems
        isElsewhere = t.money.isMasked && !isNew && !form.hasProblems
        amount = MoneyField(
            Field(DailyBudgetForm.amount, label: t.budgets.dailyAmount, form: form, t: t, prefix: Self.prefix), currency: currency,
            language: t.language, isBrief: true)
        startsNext = form.value(DailyBudgetForm.appliesFrom) == Budget.AppliesFrom.next.rawValue
        problems = form.summary(t, prefix: Self.prefix)
        appliesFromError = form.error(DailyBudgetForm.appliesFrom, t)
    }
}
