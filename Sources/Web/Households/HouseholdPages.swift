import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages to make a household, to change it, to leave it and to end it.
struct HouseholdPages: Sendable {
    let store: Store

    func new(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try newPage(visit, person, FormState(HouseholdForm(currency: person.mainCurrency)))
    }

    /// Makes a household with a book like a new person's, in the calendar of its maker.
    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let fields = try visit.form, id: Household.ID = visit.posted(.id, in: fields)
        do {
            let draft = try HouseholdForm(fields.input).draft(), content = DefaultBook(visit.t.defaults, currency: draft.currency)
            let settings = BookSettings(
                mainCurrency: draft.currency, timeZone: person.timeZone, weekStart: person.calendar.weekStart, monthStart: person.calendar.monthStart)
            _ = try store.write(in: person.session) { site in
                try site.households.add(
                    id, name: draft.name, kind: draft.kind, settings: settings, account: (visit.new(), content.account),
                    categories: content.categories.map { (visit.new(), $0) }, by: person.user.id, consentingTo: HouseholdConsent.version,
                    at: visit.now)
            }
            return visit.redirect(Paths.people, .said(.householdMade))
        } catch let problems as Problems {
            return try newPage(visit, person, FormState(fields.input, problems: problems), id: id, status: .unprocessableContent)
        } catch StoreError.conflict(.inHousehold) {
            return visit.errorPage(.conflict, headed: visit.t.households.inHouseholdHeading, saying: visit.t.households.inHousehold)
        }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let form = HouseholdForm(name: own.household.name, kind: own.household.kind, currency: person.mainCurrency)
        let settings = person.book.settings
        let calendar = [
            (PreferencesForm.timeZone.name, settings.timeZone.name), (PreferencesForm.weekStart.name, String(settings.weekStart.rawValue)),
            (PreferencesForm.monthStart.name, String(settings.monthStart)),
        ]
        return try editPage(visit, person, own, FormState(HouseholdForm(form.input.replacing([], with: calendar))))
    }

    /// Changes the name and kind, which are the administrator's, and the settings of the book.
    func update(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let input = try visit.form.input
        do {
            let draft = try HouseholdForm(input).draft()
            try store.write { site in
                try site.households.update(name: draft.name, kind: draft.kind, by: person.user.id)
                try site.books.write(person.book) { editor in
                    var settings = try PreferencesForm(input).draft(person.preferences, editor.ledger.settings()).settings
                    settings.mainCurrency = draft.currency
                    try editor.updateSettings(settings)
                    try editor.shared.completeAccounts(at: visit.now)
                }
            }
            return visit.redirect(Paths.settings, .said(.settingsSaved))
        } catch let problems as Problems {
            return try editPage(visit, person, own, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    func confirmLeaving(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        guard own.role != .administrator else { return visit.administratorStays() }
        let balances = try store.read(person.book) { try $0.shared.balances(of: own.person) }
        return confirm(visit, ConfirmPage(leaving: own.household.name, balances, t: visit.t))
    }

    func leave(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        do {
            try store.write(in: person.session) { try $0.households.leave(person.user.id, at: visit.now) }
        } catch StoreError.conflict(.administratorStays) {
            return visit.administratorStays()
        }
        return visit.redirect(Paths.overview.pinned(to: .own), .said(.householdLeft))
    }

    func confirmDissolving(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        guard own.role == .administrator else { throw Failure.onlyAdministrator }
        return confirm(visit, ConfirmPage(dissolving: own.household.name, t: visit.t))
    }

    func dissolve(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        try store.write(in: person.session) { try $0.households.dissolve(by: person.user.id, at: visit.now) }
        return visit.redirect(Paths.household.pinned(to: .own), .said(.householdEnded))
    }

    func restore(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        do {
            try store.write(in: person.session) { try $0.households.restore(by: person.user.id, at: visit.now) }
        } catch StoreError.conflict(.inHousehold) {
            return visit.errorPage(.conflict, headed: visit.t.households.inHouseholdHeading, saying: visit.t.households.inHousehold)
        }
        return visit.redirect(Paths.people, .said(.householdRestored))
    }

    private func confirm(_ visit: Visit, _ page: ConfirmPage) -> Response { visit.page { Template.confirm(page, app: $0, into: &$1) } }

    private func newPage(
        _ visit: Visit, _ person: SignedInPerson, _ form: FormState, id: Household.ID? = nil, status: Status = .ok
    ) throws -> Response {
        let dissolved = try store.read { try $0.households.dissolved(by: person.user.id, at: visit.now) }.map { household in
            let end = (household.dissolvedAt ?? visit.now) + Household.restoreLimit
            return HouseholdFormPage.Dissolved(household, until: visit.t.dates.day(person.day(of: end), today: person.today), t: visit.t)
        }
        let page = HouseholdFormPage(new: form, id: id ?? visit.new(), used: try usedCurrencies(person), dissolved: dissolved, t: visit.t)
        return visit.page(status) { Template.householdForm(page, app: $0, into: &$1) }
    }

    private func editPage(
        _ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership, _ form: FormState, status: Status = .ok
    ) throws -> Response {
        guard own.role == .administrator else { throw Failure.onlyAdministrator }
        let page = HouseholdFormPage(editing: form, used: try usedCurrencies(person), canDissolve: true, now: visit.now, t: visit.t)
        return visit.page(status) { Template.householdForm(page, app: $0, into: &$1) }
    }

    /// The currencies of the book, its main currency first.
    private func usedCurrencies(_ person: SignedInPerson) throws -> [Currency] {
        let used = try store.read(person.book) { try $0.accounts().map(\.currency) }
        return ([person.mainCurrency] + used).reduce(into: []) { list, currency in if !list.contains(currency) { list.append(currency) } }
    }
}
