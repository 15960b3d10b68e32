import Bookkeeping
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages to request the deletion of one's own account, and to cancel it.
struct LeavingPages: Sendable {
    let store: Store
    let log: EventLog

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try page(visit, person, FormState(DeleteAccountForm()))
    }

    func ask(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        do {
            try DeleteAccountForm(input).check(against: person.user.username)
            try store.write(in: person.session) { editor in
                guard try !editor.households.needsAdministrator(person.user.id) else { throw StoreError.conflict(.administratorStays) }
                try editor.users.administer(person.user.id, .deleteLater, by: .user(person.user.id), at: visit.now)
                try editor.notify(person.user.id, .deletionAsked, from: visit.device, at: visit.now)
            }
            log.write(.deletionAsked(user: person.user.id.description))
            return visit.redirect(Paths.leaving)
        } catch let problems as Problems {
            return try page(visit, person, FormState(input, problems: problems), status: .unprocessableContent)
        } catch StoreError.conflict(.administratorStays) {
            return visit.administratorStays()
        } catch StoreError.conflict(.lastOperator) {
            return try page(visit, person, FormState(DeleteAccountForm(input)), status: .unprocessableContent)
        }
    }

    func cancel(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try store.write { editor in
            try editor.users.cancelDeletion(of: person.user.id)
            try editor.notify(person.user.id, .deletionCancelled, from: visit.device, at: visit.now)
            try editor.audit.record(.deletionCancelled, by: .user(person.user.id), about: person.user.id, at: visit.now)
        }
        log.write(.deletionCancelled(user: person.user.id.description))
        return visit.redirect(Paths.settings, .said(.accountKept))
    }

    private func page(_ visit: Visit, _ person: SignedInPerson, _ form: FormState, status: Status = .ok) throws -> Response {
        let (isNeeded, records) = (
            try store.read { try $0.users.isNeededAsOperator(person.user.id) }, try store.export(person.book) { try $0.exportedRecordCount().all }
        )
        let alone = try person.household.flatMap { own in
            try store.read { site in try site.households.people(of: own).contains { $0.user != nil && $0.id != own.person } }
                ? nil : own.household.name
        }
        let page = DeleteAccountPage(
            form, username: person.user.username, records: records, isNeeded: isNeeded, leavingOn: person.leavingOn,
            dueOn: person.day(of: visit.now + User.deletionGrace), household: alone, t: visit.t)
        return visit.page(status) { Template.deleteAccount(page, app: $0, into: &$1) }
    }
}
