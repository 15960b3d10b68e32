import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The limits of a person of a household, for its administrator.
struct LimitPages: Sendable {
    let store: Store

    /// A person with limits to show, and the day of their calendar.
    private struct Shown {
        let person: HouseholdMember
        let access: SharedBookAccess
        let today: CalendarDate
    }

    func index(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let shown = try find(visit, person, own)
        let (standings, names) = try store.read(shown.access) { (try $0.limits.standings(on: shown.today), try $0.names()) }
        let page = LimitIndexPage(standings, of: shown.person, names: names, today: shown.today, t: visit.t)
        return visit.page { Template.limitIndex(page, app: $0, into: &$1) }
    }

    func new(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let id: Budget.ID = visit.new()
        return try page(visit, find(visit, person, own), FormState(BudgetForm(id: id)), id: id)
    }

    func create(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let shown = try find(visit, person, own), form = BudgetForm(try visit.form.input), id = form.id ?? visit.new()
        do {
            try store.write(in: person.session) { site in
                let editor = try site.sharing.limits(of: shown.person.id, by: person.user.id)
                // The second submission of a form would find its own name taken.
                guard try editor.shared.limits.find(id) == nil else { return }
                _ = try editor.add(id, try form.limitDraft(for: editor.shared), on: shown.today, at: visit.now)
            }
            return visit.redirect(Paths.limits(shown.person.id), .said(.limitSaved))
        } catch {
            let problems = try Problems(of: error, BudgetPages.conflicts)
            return try page(visit, shown, FormState(form.input, problems: problems), id: id, status: .unprocessableContent)
        }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let shown = try find(visit, person, own), limit = try limit(visit, shown), settings = shown.access.settings
        let form = BudgetForm(limit, today: shown.today, calendar: settings.calendar, in: settings.mainCurrency)
        return try page(visit, shown, FormState(form), id: limit.id, limit: limit)
    }

    func update(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let shown = try find(visit, person, own), limit = try limit(visit, shown), form = BudgetForm(try visit.form.input)
        do {
            try store.write(in: person.session) { site in
                let editor = try site.sharing.limits(of: shown.person.id, by: person.user.id)
                try editor.update(limit.id, try form.limitDraft(editing: limit, for: editor.shared), on: shown.today)
            }
            return visit.redirect(Paths.limits(shown.person.id), .said(.limitSaved))
        } catch {
            let problems = try Problems(of: error, BudgetPages.conflicts)
            return try page(visit, shown, FormState(form.input, problems: problems), id: limit.id, limit: limit, status: .unprocessableContent)
        }
    }

    func delete(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let shown = try find(visit, person, own), id: Budget.ID = try visit.id("limit")
        try store.write(in: person.session) { try $0.sharing.limits(of: shown.person.id, by: person.user.id).delete(id) }
        return visit.redirect(Paths.limits(shown.person.id), .said(.limitDeleted))
    }

    /// Returns the person in the path. Throws `Failure.onlyAdministrator` for anybody else, and `Failure.notFound` for a person without an account.
    private func find(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Shown {
        guard own.role == .administrator else { throw Failure.onlyAdministrator }
        let id: HouseholdMember.ID = try visit.id()
        let (people, access) = try store.read { (try $0.households.people(of: own), try $0.sharing.access(to: id, of: person.user.id)) }
        guard let found = people.first(where: { $0.id == id }), let access else { throw Failure.notFound }
        return Shown(person: found, access: access, today: CivilTime(seconds: visit.now, in: access.settings.timeZone).date)
    }

    private func limit(_ visit: Visit, _ shown: Shown) throws -> Budget {
        let id: Budget.ID = try visit.id("limit")
        guard let limit = try store.read(shown.access, { try $0.limits.find(id) }) else { throw Failure.notFound }
        return limit
    }

    private func page(
        _ visit: Visit, _ shown: Shown, _ form: FormState, id: Budget.ID, limit: Budget? = nil, status: Status = .ok
    ) throws -> Response {
        let names = try store.read(shown.access) { try $0.names() }
        let page = BudgetFormPage(
            form, id: id, budget: limit, limiting: shown.person.id, names: names, hashtags: [], mainCurrency: shown.access.settings.mainCurrency,
            deletion: visit.new(), t: visit.t)
        return visit.page(status) { Template.budgetForm(page, app: $0, into: &$1) }
    }
}

extension BudgetForm {
    /// Returns the draft of a limit on what a person shares, which has no hashtags and carries nothing over. Throws all problems.
    func limitDraft(editing limit: Budget? = nil, for shared: SharedBook) throws -> Budget.Draft {
        var draft = try draft(
            editing: limit, among: shared.limits.all(), categories: shared.names().categories, in: shared.settings().mainCurrency)
        draft.hasRollover = false
        if case .only(let categories, _) = draft.scope {
            draft.scope = categories.isEmpty ? .everything : .only(categories: categories, hashtags: [])
        }
        return draft
    }
}
