import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The daily budget at the top of the overview: the amount left, and the form for setting it.
package struct DailyBudgetView: ViewModel, Sendable {
    /// The amount left in one of the four periods.
    package struct Remaining: ViewModel, Sendable {
        package let heading, spent: String
        package let figure: OverviewPage.Figure
        /// The percentage that can be spent: as text, as the length of the ring, and in words.
        package let percent, ring, gauge: String
        package let daily, monthLabel, month, safePerDay, why: String
        package let notes: [String]
        /// The sentences about expenses still to come and set aside, in one paragraph; nil without any.
        package let coming: String?
        package let counted: String?
        /// False for an empty ring: its round line ends would be visible.
        package let hasRing: Bool
        package let unconverted: String?
    }

    package let segments: [Segment]
    package let remaining: Remaining?
    /// The reason why there are no figures.
    package let problem: String?
    package let form: DailyBudgetFormView

    package init(
        _ standing: DailyBudgetStanding?, shown: Period.Length, form: DailyBudgetFormView, names: LedgerNames, today: CalendarDate, t: Texts
    ) {
        self.form = form
        segments = Period.Length.allCases.map {
            Segment(url: Paths.overview.query("budget=\($0.rawValue)"), label: t.daily.tab($0), isCurrent: $0 == shown)
        }
        switch standing?.remaining {
        case .known(let budget)?:
            remaining = Remaining(budget, shown: shown, firstUse: standing?.firstUse ?? today, names: names, t: t)
            problem = nil
        case .needsAmount(let currency)?: (remaining, problem) = (nil, t.budgets.needsAmount(currency.name(in: t.language)))
        case .tooLarge?: (remaining, problem) = (nil, t.budgets.tooLarge)
        case nil: (remaining, problem) = (nil, nil)
        }
    }
}

extension DailyBudgetView.Remaining {
    init(_ budget: RemainingBudget, shown: Period.Length, firstUse: CalendarDate, names: LedgerNames, t: Texts) {
        let money = t.money, part = budget.part(shown), words = DailyBudgetWords(budget, shown: shown, firstUse: firstUse, t: t)
        (heading, notes, why, counted) = (words.heading, words.notes, words.why, words.counted)
        let sentences = DailyBudgetWords.coming(budget, names: names, t)
        coming = sentences.isEmpty ? nil : sentences.joined(separator: t.statistics.space)
        figure = OverviewPage.Figure(part.remaining, money)
        spent = t.budgets.spentOf(money.string(part.spent), money.string(part.allowed))
        let percent = budget.percentAvailable(in: shown)
        self.percent = String(percent)
        ring = "\(percent) 100"
        hasRing = percent > 0
        gauge = t.budgets.percentLeft(percent)
        daily = money.string(budget.day.allowed)
        monthLabel = budget.month.remaining.isNegative ? t.daily.overThisMonth : t.daily.leftThisMonth
        month = money.string(budget.month.remaining).trimmingMinus
        safePerDay = money.string(budget.safePerDay.amount)
        unconverted = t.budgets.unconverted(part.unconverted, money, comma: t.budgets.comma)
    }
}

/// The form for the amount of the daily budget, on the overview.
package struct DailyBudgetFormView: ViewModel, Sendable {
    package let id: String
    package let amount: MoneyField
    package let isNew, isOpen, startsNext: Bool
    /// The question for the first day that counts in a new budget.
    package let start: CountingStart
    /// True if the form is on a page of its own, since this one masks amounts.
    package let isElsewhere: Bool
    package let problems: ProblemSummary?
    package let appliesFromError: FieldError?

    /// The prefix of its element IDs, since the page has a second form.
    private static let prefix = "daily-"

    /// - Parameter isNew: true if there is no daily budget yet.
    /// - Parameter isOpen: true if the form is expanded initially.
    package init(_ form: FormState, id: Budget.ID, currency: Currency, isNew: Bool, isOpen: Bool, today: CalendarDate, t: Texts) {
        self.id = id.description
        self.isNew = isNew
        self.isOpen = isOpen || form.hasProblems
        isElsewhere = t.money.isMasked && !isNew && !form.hasProblems
        amount = MoneyField(
            Field(DailyBudgetForm.amount, label: t.budgets.dailyAmount, form: form, t: t, prefix: Self.prefix), currency: currency,
            language: t.language, isBrief: true)
        startsNext = form.value(DailyBudgetForm.appliesFrom) == Budget.AppliesFrom.next.rawValue
        start = CountingStart(form, today: today, t: t)
        problems = form.summary(t, prefix: Self.prefix)
        appliesFromError = form.error(DailyBudgetForm.appliesFrom, t)
    }
}

/// The choice of the first day that counts in a new daily budget.
package struct CountingStart: ViewModel, Sendable {
    package let name, year, today: String
    package let isToday: Bool
    package let error: FieldError?

    init(_ form: FormState, today: CalendarDate, t: Texts) {
        name = DailyBudgetForm.countsFrom.name
        self.today = today.description
        year = CalendarDate(year: today.year, month: 1, day: 1)?.description ?? ""
        isToday = form.value(DailyBudgetForm.countsFrom) != year
        error = form.error(DailyBudgetForm.countsFrom, t)
    }
}
