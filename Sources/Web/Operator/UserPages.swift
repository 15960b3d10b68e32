import Bookkeeping
import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for the people who use the server and the operator's acts on their accounts; nothing about their money.
struct UserPages: Sendable {
    let store: Store
    let log: EventLog

    private static let pageSize = 50

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let after = visit.query.text(.after)
        let found = try store.read { try $0.users.summaries(after: after, limit: Self.pageSize + 1) }
        let rows = found.prefix(Self.pageSize).map { summary in
            UserIndexPage.Row(
                summary.user, seen: summary.lastSeenAt.map { visit.t.dates.brief(person.day(of: $0), today: person.today) },
                isYou: summary.user.id == person.user.id, t: visit.t)
        }
        let next = found.count > Self.pageSize ? found[Self.pageSize - 1].user.username : nil
        return visit.page { Template.userIndex(UserIndexPage(rows, next: next, isFirst: after == nil, t: visit.t), app: $0, into: &$1) }
    }

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try page(visit, person) }

    /// Creates a reset link and shows it once: only its hash is stored.
    func reset(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let reset = PasswordReset.make()
        try administer(visit, person, .allowReset(tokenHash: reset.tokenHash, until: visit.now + PasswordReset.lifetime))
        return try page(visit, person, link: visit.address(Paths.reset.query(PasswordReset.field.name, reset.token)))
    }

    func signOut(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try administer(visit, person, .signOut)
        return try back(visit, .userSignedOut)
    }

    func updateState(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let isDisabled = UserStateForm(try visit.form.input).isDisabled
        try administer(visit, person, isDisabled ? .disable : .enable)
        return try back(visit, isDisabled ? .userDisabled : .userEnabled)
    }

    func updateRole(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let role: User.Role
        do {
            role = try UserRoleForm(try visit.form.input).draft()
        } catch is Problems {
            throw Failure.badRequest
        }
        try administer(visit, person, role == .operator ? .makeOperator : .makeMember)
        return try back(visit, .userRoleChanged)
    }

    /// Performs an act on another user. Refuses acts of operators on themselves, which have pages of their own under More.
    private func administer(_ visit: Visit, _ person: SignedInPerson, _ act: UserAct) throws {
        let id: User.ID = try visit.id()
        guard id != person.user.id else { throw Failure.conflict }
        try store.write(in: person.session) { try $0.users.administer(id, act, by: .user(person.user.id), at: visit.now) }
        log.write(.administered(act: act.auditAct.rawValue, user: person.user.id.description, about: id.description))
    }

    private func back(_ visit: Visit, _ done: ActionResult.Sentence) throws -> Response {
        let id: User.ID = try visit.id()
        return visit.redirect(Paths.user(id), .said(done))
    }

    private func page(_ visit: Visit, _ person: SignedInPerson, link: String? = nil) throws -> Response {
        let id: User.ID = try visit.id()
        let (found, isNeeded) = try store.read { (try $0.users.summary(of: id), try $0.users.isNeededAsOperator(id)) }
        guard let found else { throw Failure.notFound }
        let dates = UserPage.Dates(
            created: visit.t.dates.full(person.day(of: found.createdAt)), seen: found.lastSeenAt.map { person.moment($0, visit.t) },
            deletion: found.user.deletionDueAt.map { visit.t.dates.full(person.day(of: $0)) })
        let page = UserPage(
            found.user, dates: dates, sessions: found.sessionCount, isYou: id == person.user.id, isNeeded: isNeeded, link: link, t: visit.t)
        return visit.page { Template.userPage(page, app: $0, into: &$1) }
    }
}
