import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for goals: the list with the saved amounts, the form and deletion.
struct GoalPages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    /// The question that the list answers.
    private struct Question: Equatable, Sendable {
        let today: CalendarDate
    }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let question = Question(today: person.today)
        let page = try store.read(person.book) { ledger in
            let standings = try ledger.cached.answer(question) { try ledger.goals.standings(on: question.today) }
            return GoalIndexPage(standings, names: try ledger.names(), today: person.today, t: visit.t)
        }
        return visit.page { Template.goalIndex(page, app: $0, into: &$1) }
    }

    func new(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: SavingGoal.ID = visit.new(), accounts = try store.read(person.book) { GoalForm.accounts(try $0.accounts()) }
        let asked = visit.query.text(GoalForm.account).flatMap(Account.ID.init)
        let chosen = accounts.first { $0.id == asked } ?? accounts.first { $0.kind == .savings } ?? accounts.first { $0.isDefault }
        return try formPage(visit, person, FormState(GoalForm(id: id, account: chosen?.id)), id: id)
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = GoalForm(try visit.form.input), id = form.id ?? visit.new()
        do {
            try store.write(person.book) { editor in
                // The second submission of a form could find the last place taken.
                guard try editor.ledger.goals.goal(id) == nil else { return }
                _ = try editor.goals.add(id, try form.draft(in: editor.ledger, today: person.today), at: visit.now)
            }
            return visit.redirect(Paths.goals, .said(.goalSaved))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try formPage(visit, person, FormState(form.input, problems: problems), id: id, status: .unprocessableContent)
        }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let goal = try goal(visit, person)
        return try formPage(visit, person, FormState(GoalForm(goal)), id: goal.id, goal: goal)
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let goal = try goal(visit, person), form = GoalForm(try visit.form.input)
        do {
            try store.write(person.book) { editor in
                try editor.goals.update(goal.id, try form.draft(editing: goal, in: editor.ledger, today: person.today))
            }
            return visit.redirect(Paths.goals, .said(.goalSaved))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try formPage(
                visit, person, FormState(form.input, problems: problems), id: goal.id, goal: goal, status: .unprocessableContent)
        }
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: SavingGoal.ID = try visit.id()
        let deletion: Deletion.ID = visit.posted(.deletion, in: try visit.form)
        _ = try store.deleteOnce(deletion, in: person.book) { try $0.goals.delete(id, as: deletion, at: visit.now) }
        return visit.redirect(Paths.goals, .deleted(deletion))
    }

    private func goal(_ visit: Visit, _ person: SignedInPerson) throws -> SavingGoal {
        let id: SavingGoal.ID = try visit.id()
        guard let goal = try store.read(person.book, { try $0.goals.goal(id) }) else { throw Failure.notFound }
        return goal
    }

    private func formPage(
        _ visit: Visit, _ person: SignedInPerson, _ form: FormState, id: SavingGoal.ID, goal: SavingGoal? = nil, status: Status = .ok
    ) throws -> Response {
        let page = GoalFormPage(
            form, id: id, goal: goal, accounts: try store.read(person.book) { try $0.accounts() }, deletion: visit.new(), t: visit.t)
        return visit.page(status) { Template.goalForm(page, app: $0, into: &$1) }
    }

    private static let conflicts: [Conflict: Problems] = [.goalLimit: Problems(Problems.wholeForm, .goalLimit(SavingGoal.limit))]
}

extension GoalForm {
    /// Returns the draft of the form in a book. Throws all problems.
    func draft(editing goal: SavingGoal? = nil, in ledger: Ledger, today: CalendarDate) throws -> SavingGoal.Draft {
        try draft(editing: goal, count: try ledger.goals.all().count, accounts: try ledger.accounts(), today: today)
    }
}
