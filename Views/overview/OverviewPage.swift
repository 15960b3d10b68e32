import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The first page of a person who is signed in.
package struct OverviewPage: PageModel {
    /// An amount in two sizes: whole units large, decimals small.
    package struct Figure: Sendable {
        package let head, tail: String
        /// True if it must be smaller to fit on a line of a phone.
        package let isLong: Bool

        init(_ money: Money, _ format: MoneyFormat) {
            let text = format.string(money), decimals = money.currency.minorUnits
            let cut =
                decimals == 0 || format.isMasked
                ? text.endIndex : text.index(text.endIndex, offsetBy: -(decimals + 1), limitedBy: text.startIndex) ?? text.endIndex
            head = String(text[..<cut])
            tail = String(text[cut...])
            isLong = head.count > 8
        }
    }

    package let title: String
    package var tab: Tab { .overview }
    package var assets: PageAssets {
        PageAssets([.quick, .amounts, .keypad]).union(hasComing ? .coming : []).union(forecast == nil ? [] : .charts)
    }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let spentToday: Figure
    package let todayName, monthName: String
    package let daily: DailyBudgetView
    package var hasFigures: Bool { daily.remaining != nil }
    package let month: TotalsView
    /// The most used budgets.
    package let budgets: [BudgetBar]
    package var hasBudgets: Bool { !budgets.isEmpty }
    /// The goals that are due next.
    package let goals: [GoalBar]
    package var hasGoals: Bool { !goals.isEmpty }
    package let quickID: String
    /// The form of a record in one line.
    package let lineID: String
    package var lineName: String { LineForm.line.name }
    package var lineLimit: Int { SpokenLine.limit }
    package let amount: MoneyField
    package let categories: [Tile]
    package let categoryError: FieldError?
    package let isFirstVisit: Bool
    package let steps: [MenuRow]
    package let recent: [RecordRow]
    /// The payers of a household's record; nil in a person's own book.
    package let payer: PayerField?
    /// The amounts that the visitor gets back and owes in a household; nil if that is nothing.
    package let owes: String?
    package let accounts: [AccountRow]
    /// Recurring records: first the ones that wait for an answer, then the next ones.
    package let coming: [RecurringRow]
    package var hasComing: Bool { !coming.isEmpty }
    /// The balance of the default account to the end of the month; nil if too little is known.
    package let forecast: ChartCard?

    /// The data of the page.
    package struct Content: Sendable {
        package let names: LedgerNames
        package let today: CalendarDate
        package let month: Period
        package let totalsToday, totalsThisMonth: ConvertedTotals
        /// Of the rest of the month; nil if nothing is dated later.
        package let later: ConvertedTotals?
        package let daily: DailyBudgetStanding?
        package let budgets: [BudgetStanding]
        package let goals: [GoalStanding]
        package let quick: [Category]
        package let recent: [Record]
        package let balances: [Account.Balance]
        package let hasRecords: Bool
        /// The household that owns the book; nil for a person's own book.
        package var shared: SharedContent?
        package let waiting: [WaitingRecord]
        package let coming: [Recurrence]
        /// Of the first account.
        package let forecast: Forecast?

        package init(
            names: LedgerNames, today: CalendarDate, month: Period, totalsToday: ConvertedTotals, totalsThisMonth: ConvertedTotals,
            later: ConvertedTotals? = nil,
            daily: DailyBudgetStanding?, budgets: [BudgetStanding], goals: [GoalStanding] = [], quick: [Category], recent: [Record],
            balances: [Account.Balance],
            hasRecords: Bool, shared: SharedContent? = nil, waiting: [WaitingRecord] = [], coming: [Recurrence] = [],
            forecast: Forecast? = nil
        ) {
            self.names = names
            self.today = today
            self.month = month
            self.totalsToday = totalsToday
            (self.totalsThisMonth, self.later) = (totalsThisMonth, later)
            self.daily = daily
            (self.budgets, self.goals) = (budgets, goals)
            self.quick = quick
            self.recent = recent
            self.balances = balances
            self.hasRecords = hasRecords
            self.shared = shared
            (self.waiting, self.coming, self.forecast) = (waiting, coming, forecast)
        }
    }

    /// The people of a household, with their balances.
    package struct SharedContent: Sendable {
        let household: HouseholdView
        let balances: [PersonBalance]
        /// The account that the visitor chose last.
        let usual: Account.ID?
        /// The people of the recent records.
        let sharers: RecordSharers

        /// - Parameter parts: the visitor's own parts of the recent records.
        package init(household: HouseholdView, balances: [PersonBalance], usual: Account.ID?, parts: [Transaction.ID: Money]) {
            (self.household, self.balances, self.usual) = (household, balances, usual)
            sharers = RecordSharers(household, parts: parts)
        }

        /// Returns what the visitor gets back and owes, by currency; nil if that is nothing.
        func owes(_ t: Texts) -> String? {
            let sentences = balances.filter { $0.person == household.own && $0.balance.minorUnits != 0 }.map { own in
                own.balance.isNegative ? t.sharing.youOweAmount(t.money.string(own.owed)) : t.sharing.youGetBackAmount(t.money.string(own.balance))
            }
            return sentences.isEmpty ? nil : sentences.joined(separator: t.frame.listSeparator)
        }
    }

    /// The state of both forms of the page, and the period of the daily budget.
    package struct Forms: Sendable {
        package let quick: FormState
        package let quickID, lineID: Transaction.ID
        package let daily: FormState
        package let dailyID: Budget.ID
        package let shown: Period.Length

        package init(quick: FormState, quickID: Transaction.ID, lineID: Transaction.ID, daily: FormState, dailyID: Budget.ID, shown: Period.Length) {
            self.quick = quick
            self.quickID = quickID
            self.lineID = lineID
            self.daily = daily
            self.dailyID = dailyID
            self.shown = shown
        }
    }

    private static let budgetLimit = 4
    private static let goalLimit = 3
    package static let comingLimit = 4

    /// - Parameter drawn: the forecasts drawn before, which are not drawn again.
    package init(_ content: Content, forms: Forms, mainCurrency: Currency, drawn: DrawnForecasts, t: Texts) {
        let form = forms.quick
        title = t.overview.title
        hasProblems = form.hasProblems || forms.daily.hasProblems
        problems = form.summary(t)
        daily = DailyBudgetView(
            content.daily, shown: forms.shown,
            form: DailyBudgetFormView(
                forms.daily, id: forms.dailyID, currency: mainCurrency, isNew: content.daily == nil,
                isOpen: content.daily.map { if case .known = $0.remaining { false } else { true } } ?? !content.hasRecords, today: content.today, t: t
            ),
            names: content.names, today: content.today, t: t)
        spentToday = Figure(content.totalsToday.expenses, t.money)
        todayName = t.dates.heading(content.today, today: content.today)
        monthName = t.dates.period(content.month, today: content.today)
        month = TotalsView(content.totalsThisMonth, later: content.later, t: t)
        budgets = Self.mostUsed(content.budgets).map { BudgetBar($0, names: content.names, today: content.today, t: t) }
        goals = GoalBar.next(content.goals, limit: Self.goalLimit).map {
            GoalBar($0, account: content.names.account($0.goal.account)?.name, today: content.today, t: t)
        }
        quickID = forms.quickID.description
        lineID = forms.lineID.description
        let currency = content.names.defaultAccount?.currency ?? mainCurrency
        amount = MoneyField(
            Field(QuickForm.amount, label: t.overview.amount, form: form, t: t), currency: currency, language: t.language, isBrief: true)
        categories = content.names.inOrder(content.quick).map {
            Tile(name: QuickForm.category.name, category: $0, isChosen: form.has(QuickForm.category, $0.id.description), isRequired: true)
        }
        categoryError = form.error(QuickForm.category, t)
        isFirstVisit = !content.hasRecords
        steps = [
            MenuRow(url: Paths.newTransaction, label: t.overview.firstRecord, icon: "plus", hue: .copper, hint: t.overview.firstRecordHint),
            MenuRow(url: Paths.accounts, label: t.overview.firstAccount, icon: "wallet", hue: .patina, hint: t.overview.firstAccountHint),
            MenuRow(url: Paths.preferences, label: t.overview.firstSettings, icon: "globe", hue: .sky, hint: t.overview.firstSettingsHint),
        ]
        recent = content.recent.map {
            let when = $0.date == content.today ? WhenText(time: $0.time) : WhenText(day: t.dates.brief($0.date, today: content.today))
            return RecordRow($0, names: content.names, when: when, sharers: content.shared?.sharers, t: t)
        }
        payer = content.shared.map {
            PayerField(form: form, household: $0.household, names: content.names, currency: currency, usual: $0.usual, chosenFirst: true, t: t)
        }
        owes = content.shared.flatMap { $0.owes(t) }
        func row(_ rule: Recurrence, _ planned: PlannedRecord? = nil) -> RecurringRow {
            RecurringRow(rule, planned: planned, names: content.names, today: content.today, deletion: Deletion.ID(milliseconds: 0), t: t)
        }
        let waits = content.waiting.map { row($0.rule, PlannedRecord(rule: $0.rule, day: $0.day, state: .waiting)) }
        coming = Array((waits + content.coming.map { row($0) }).prefix(Self.comingLimit))
        forecast = content.forecast.flatMap { forecast in
            (content.balances.first { $0.account.isDefault }).flatMap { drawn.card(of: $0.account, forecast, t: t) }
        }
        accounts = content.balances.filter { !$0.account.isArchived }.prefix(5).enumerated().map { AccountRow($1, position: $0, t: t) }
    }

    /// Returns the budgets to show next to the daily one: first those without figures, then by use, highest first.
    private static func mostUsed(_ standings: [BudgetStanding]) -> [BudgetStanding] {
        func use(_ standing: BudgetStanding) -> Int {
            guard case .known(let progress) = standing.progress else { return .max }
            return progress.percentUsed ?? (progress.remaining.isNegative ? .max : 0)
        }
        let others = standings.filter { !$0.budget.isDaily }.enumerated()
        let sorted = others.sorted { (use($1.element), $0.offset) < (use($0.element), $1.offset) }
        return sorted.prefix(budgetLimit).map(\.element)
    }
}
