import Bookkeeping
import MicroHTTP
import OperatorLog
import Storage
import Templates
import Validation
import Views

/// Pages to request the deletion of one's own account, and to cancel it.
struct LeavingPages: Sendable {
    let store: Store
    let log: EventLog

    func show(_ visit: Visit, _ member: SignedInPerson) throws -> Response {
        try page(visit, member, FormState(DeleteAccountForm()))
    }

    func ask(_ visit: Visit, _ member: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        do {
            try DeleteAccountForm(input).check(against: member.user.username)
            try store.write(in: member.session) { editor in
                try editor.users.administer(member.user.id, .deleteLater, by: .user(member.user.id), at: visit.now)
                try editor.notify(member.user.id, .deletionAsked, from: visit.device, at: visit.now)
            }
            log.write(.deletionAsked(user: member.user.id.description))
            return visit.redirect(Paths.leaving)
        } catch let problems as Problems {
            return try page(visit, member, FormState(input, problems: problems), status: .unprocessableContent)
        } catch StoreError.conflict(.lastOperator) {
            return try page(visit, member, FormState(DeleteAccountForm(input)), status: .unprocessableContent)
        }
    }

    func cancel(_ visit: Visit, _ member: SignedInPerson) throws -> Response {
        try store.write { editor in
            try editor.users.cancelDeletion(of: member.user.id)
            try editor.notify(member.user.id, .deletionCancelled, from: visit.device, at: visit.now)
            try editor.audit.record(.deletionCancelled, by: .user(member.user.id), about: member.user.id, at: visit.now)
        }
        log.write(.deletionCancelled(user: member.user.id.description))
        return visit.redirect(Paths.settings, .said(.accountKept))
    }

    private func page(_ visit: Visit, _ member: SignedInPerson, _ form: FormState, status: Status = .ok) throws -> Response {
        let (isNeeded, records) = (
            try store.read { try $0.users.isNeededAsOperator(member.user.id) }, try store.copy(member.book) { try $0.copiedRecordCount().all }
        )
        let page = DeleteAccountPage(
            form, username: member.user.username, records: records, isNeeded: isNeeded, leavingOn: member.leavingOn,
            dueOn: member.day(of: visit.now + User.deletionGrace), t: visit.t)
        return visit.page(status) { Template.deleteAccount(page, app: $0, into: &$1) }
    }
}
