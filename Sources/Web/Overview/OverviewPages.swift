import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The overview with quick add and the daily budget.
struct OverviewPages: Sendable {
    private let store: Store
    private let drawn = DrawnForecasts()
    /// The period of the budget shown.
    private static let shownBudget = FormField.hidden("budget")

    init(store: Store) { self.store = store }

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try page(visit, person) }

    /// Adds an expense with two taps: a category and an amount, dated now, from the default account or by the payer of a household's record.
    func quick(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = QuickForm(try visit.form.input), id = form.id ?? visit.new()
        do {
            let (saved, alerts) = try store.writeCollectingAlerts(person.book) { editor in
                let draft = try form.paid(by: try person.standardPayer(in: editor.ledger)).draft(
                    accounts: try editor.ledger.accounts(), people: try editor.ledger.shared.accounts(), categories: try editor.ledger.categories(),
                    now: person.civil)
                return try editor.add(id, draft, at: visit.now)
            }
            return visit.redirect(Paths.overview, saved == .added ? .recordSaved(id) : .said(.alreadySaved), alerts: alerts)
        } catch let problems as Problems {
            return try page(
                visit, person, quick: FormState(form.input, problems: problems), quickID: form.id, status: .unprocessableContent)
        }
    }

    /// Sets the amount of the daily budget.
    func setDailyBudget(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = DailyBudgetForm(try visit.form.input)
        do {
            try store.saveDailyBudget(form, visit, person)
            return visit.redirect(Paths.overview, .said(.budgetSaved))
        } catch let problems as Problems {
            return try page(
                visit, person, daily: FormState(form.input, problems: problems), dailyID: form.id, status: .unprocessableContent)
        }
    }

    private func page(
        _ visit: Visit, _ person: SignedInPerson, quick: FormState? = nil, quickID: Transaction.ID? = nil, daily: FormState? = nil,
        dailyID: Budget.ID? = nil, status: Status = .ok
    ) throws -> Response {
        let shown = visit.query.text(Self.shownBudget).flatMap(Period.Length.init)
        let content = try store.read(person.book) { try Self.content($0, person) }
        let quickID = quickID ?? visit.new(), dailyID = dailyID ?? visit.new()
        let calendar = person.calendar, currency = person.mainCurrency
        let saved =
            content.daily.map { DailyBudgetForm($0.budget, today: person.today, calendar: calendar, in: currency) }
            ?? DailyBudgetForm(id: dailyID)
        let forms = OverviewPage.Forms(
            quick: quick ?? FormState(QuickForm(id: quickID)), quickID: quickID, lineID: visit.new(), daily: daily ?? FormState(saved),
            dailyID: content.daily?.budget.id ?? dailyID, shown: shown ?? .daily)
        let page = OverviewPage(content, forms: forms, mainCurrency: currency, drawn: drawn, t: visit.t)
        return visit.page(status) { Template.overviewPage(page, app: $0, into: &$1) }
    }

    /// The question that the figures answer.
    private struct Question: Equatable, Sendable {
        let today: CalendarDate
        let calendar: CivilCalendar
        let mainCurrency: Currency
    }

    private static func content(_ ledger: Ledger, _ person: SignedInPerson) throws -> OverviewPage.Content {
        let question = Question(today: person.today, calendar: person.calendar, mainCurrency: person.mainCurrency)
        var content = try ledger.cached.answer(question) { try read(ledger, question) }
        content.shared = try shared(ledger, person, recent: content.recent)
        return content
    }

    private static func read(_ ledger: Ledger, _ question: Question) throws -> OverviewPage.Content {
        let today = question.today, month = question.calendar.period(.monthly, containing: today)
        let (thisMonth, days) = try ledger.convertedTotalsWithDays(RecordQuery(dates: month.first...today), shown: today...today)
        let rest = RecordQuery(dates: min(today.adding(days: 1), month.last)...month.last)
        let later = try month.last > today && ledger.hasRecords(rest) ? ledger.convertedTotalsWithDays(rest, shown: nil).all : nil
        let none = ConvertedTotals(
            income: .zero(question.mainCurrency), expenses: .zero(question.mainCurrency), recordCount: 0)
        // On the last day of a month the forecast covers the next month.
        let balances = try ledger.balances(upTo: today), end = month.last > today ? month.last : month.next.last
        let comingDays = try ledger.recurring.comingDays(
            to: max(end, question.calendar.period(.yearly, containing: today).last), on: today)
        let forecast = try (balances.first { $0.account.isDefault }).flatMap {
            try ledger.recurring.forecast(of: $0, in: month.first...end, on: today, coming: comingDays)
        }
        return OverviewPage.Content(
            names: try ledger.names(), today: today, month: month, totalsToday: days[today] ?? none,
            totalsThisMonth: thisMonth ?? none, later: later,
            daily: try ledger.dailyBudgetStanding(on: today, coming: comingDays),
            budgets: try ledger.budgetStandings(on: today, coming: comingDays), goals: try ledger.goals.standings(on: today),
            quick: try ledger.quickCategories(limit: 8, today: today), recent: try ledger.recent(limit: 8, upTo: today),
            balances: balances, hasRecords: try ledger.hasRecords(),
            waiting: try ledger.recurring.waiting(limit: OverviewPage.comingLimit),
            coming: try ledger.recurring.coming(limit: OverviewPage.comingLimit),
            forecast: forecast.flatMap { $0.isFounded ? $0 : nil })
    }

    /// The people of the household that owns the book; nil for a person's own book.
    private static func shared(_ ledger: Ledger, _ person: SignedInPerson, recent: [Record]) throws -> OverviewPage.SharedContent? {
        guard let view = try person.view(in: ledger), let own = person.household else { return nil }
        return OverviewPage.SharedContent(
            household: view, balances: try ledger.shared.balances(),
            usual: try ledger.shared.usual(of: own.person)?.payer, parts: try ledger.shared.parts(of: own.person, in: recent))
    }
}
