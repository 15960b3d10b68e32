import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The form of the daily budget in the settings.
struct DailyBudgetPages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func edit(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let currency = person.mainCurrency
        let saved = try store.read(person.book) { try $0.dailyBudget() }
        let form = saved.map { DailyBudgetForm($0, today: person.today, calendar: person.calendar, in: currency) }
        return page(visit, person, FormState(form ?? DailyBudgetForm(id: visit.new())), isNew: saved == nil)
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = DailyBudgetForm(try visit.form.input)
        do {
            try store.saveDailyBudget(form, visit, person)
            return visit.redirect(Paths.settings, .said(.budgetSaved))
        } catch let problems as Problems {
            let isNew = try store.read(person.book) { try $0.dailyBudget() } == nil
            return page(visit, person, FormState(form.input, problems: problems), isNew: isNew, status: .unprocessableContent)
        }
    }

    private func page(_ visit: Visit, _ person: SignedInPerson, _ form: FormState, isNew: Bool, status: Status = .ok) -> Response {
        let page = DailyBudgetPage(form, in: person.mainCurrency, isNew: isNew, today: person.today, t: visit.t)
        return visit.page(status) { Template.dailyBudgetForm(page, app: $0, into: &$1) }
    }
}

extension Store {
    /// Saves the daily budget. Throws all problems of the form.
    func saveDailyBudget(_ form: DailyBudgetForm, _ visit: Visit, _ person: SignedInPerson) throws {
        let draft = try form.draft(in: person.mainCurrency, today: person.today)
        try write(person.book) { editor in
            _ = try editor.setDailyBudget(form.id ?? visit.new(), draft, on: person.today, at: visit.now)
        }
    }
}
