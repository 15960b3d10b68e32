import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for budgets: the list with progress, the form and deletion.
struct BudgetPages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let page = try store.read(person.book) { ledger in
            let limits = try OwnLimits(of: ledger).map { own in
                (standings: try own.limits.standings(on: person.today), person: own.limits.person, setBy: own.setBy)
            }
            return BudgetIndexPage(
                try ledger.budgetStandings(on: person.today), limits: limits, names: try ledger.names(), today: person.today, t: visit.t)
        }
        return visit.page { Template.budgetIndex(page, app: $0, into: &$1) }
    }

    func new(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Budget.ID = visit.new()
        let length = visit.query.text(BudgetForm.period).flatMap(Period.Length.init) ?? .monthly
        return try formPage(visit, person, FormState(BudgetForm(id: id, period: length)), id: id)
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = BudgetForm(try visit.form.input)
        let id = form.id ?? visit.new()
        do {
            try store.write(person.book) { editor in
                // The second submission of a form would find its own name taken.
                guard try editor.ledger.budget(id) == nil else { return }
                _ = try editor.addBudget(id, try draft(form, editor, visit, person), on: person.today, at: visit.now)
            }
            return visit.redirect(Paths.budgets, .said(.budgetSaved))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try formPage(visit, person, FormState(form.input, problems: problems), id: id, status: .unprocessableContent)
        }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let budget = try budget(visit, person)
        let form = BudgetForm(
            budget, today: person.today, calendar: person.calendar, in: person.mainCurrency)
        return try formPage(visit, person, FormState(form), id: budget.id, budget: budget)
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let budget = try budget(visit, person)
        let form = BudgetForm(try visit.form.input)
        do {
            try store.write(person.book) { editor in
                let draft = try draft(form, editing: budget, editor, visit, person)
                try editor.updateBudget(budget.id, draft, on: person.today, at: visit.now)
            }
            return visit.redirect(Paths.budgets, .said(.budgetSaved))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try formPage(
                visit, person, FormState(form.input, problems: problems), id: budget.id, budget: budget,
                status: .unprocessableContent)
        }
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Budget.ID = try visit.id()
        let deletion: Deletion.ID = visit.posted(.deletion, in: try visit.form)
        _ = try store.deleteOnce(deletion, in: person.book) { try $0.deleteBudget(id, as: deletion, at: visit.now) }
        return visit.redirect(Paths.budgets, .deleted(deletion))
    }

    /// Returns the draft of a form. Creates a category that it names and that does not exist; the transaction rolls that back if
    /// the form has a problem.
    private func draft(
        _ form: BudgetForm, editing budget: Budget? = nil, _ editor: LedgerEditor, _ visit: Visit, _ person: SignedInPerson
    ) throws -> Budget.Draft {
        if let category = form.newCategory(among: try editor.ledger.categories()) {
            _ = try editor.addCategory(visit.new(), category, at: visit.now)
        }
        return try form.draft(
            editing: budget, among: try editor.ledger.budgets(), categories: try editor.ledger.categories(),
            in: person.mainCurrency)
    }

    /// Returns the budget in the path. Throws `Failure.notFound` for the daily budget too: its form is on the overview.
    private func budget(_ visit: Visit, _ person: SignedInPerson) throws -> Budget {
        let id: Budget.ID = try visit.id()
        guard let budget = try store.read(person.book, { try $0.budget(id) }), !budget.isDaily else { throw Failure.notFound }
        return budget
    }

    private func formPage(
        _ visit: Visit, _ person: SignedInPerson, _ form: FormState, id: Budget.ID, budget: Budget? = nil, status: Status = .ok
    ) throws -> Response {
        let (names, hashtags) = try store.read(person.book) { (try $0.names(), try $0.hashtags()) }
        let page = BudgetFormPage(
            form, id: id, budget: budget, names: names, hashtags: hashtags, mainCurrency: person.mainCurrency, deletion: visit.new(),
            t: visit.t)
        return visit.page(status) { Template.budgetForm(page, app: $0, into: &$1) }
    }

    static let conflicts: [Conflict: Problems] = [.nameTaken: Problems(BudgetForm.name.name, .duplicateName)]
}
