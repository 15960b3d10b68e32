import Bookkeeping
import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Upkeep
import Validation
import Views

/// Pages for the operator: the server, its sign-up policy and invitations.
struct OperatorPages: Sendable {
    let store: Store
    let banks: BankFetcher
    let log: EventLog

    /// Seconds for which an invitation is valid.
    private static let invitationLifetime: Int64 = 7 * 86_400

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try page(visit, person) }

    func updatePolicy(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let policy: SignUpPolicy
        do {
            policy = try SignUpPolicyForm(try visit.form.input).draft()
        } catch is Problems {
            throw Failure.badRequest
        }
        try store.write { editor in
            try editor.settings.setSignUpPolicy(policy)
            try editor.audit.record(AuditAct(policy), by: .user(person.user.id), at: visit.now)
        }
        log.write(.policyChanged(user: person.user.id.description))
        return visit.redirect(Paths.operator, .said(.settingsSaved))
    }

    /// Lets the server contact bridges, or not.
    func updateBanks(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let isOn = SwitchForm(try visit.form.input).isOn(SwitchForm.banks)
        try store.write { editor in
            try editor.settings.setFetchesBanks(isOn)
            try editor.audit.record(isOn ? .banksOn : .banksOff, by: .user(person.user.id), at: visit.now)
        }
        log.write(.banksSwitched(isOn: isOn, user: person.user.id.description))
        if isOn { banks.look() }
        return visit.redirect(Paths.operator, .said(.settingsSaved))
    }

    /// Creates an invitation and shows its link once: only its hash is stored.
    func invite(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let secret = Secret()
        let invitation = Invitation(
            id: visit.new(), createdBy: person.user.id, createdAt: visit.now, expiresAt: visit.now + Self.invitationLifetime)
        try store.write { editor in
            try editor.invitations.add(invitation, tokenHash: secret.hash)
            try editor.audit.record(.invitationMade, by: .user(person.user.id), at: visit.now)
        }
        log.write(.invited(user: person.user.id.description))
        return try page(visit, person, link: visit.address(Paths.signUp.query("invitation", secret.text)))
    }

    func revoke(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Invitation.ID = try visit.id()
        try store.write { editor in
            try editor.invitations.revoke(id)
            try editor.audit.record(.invitationRevoked, by: .user(person.user.id), at: visit.now)
        }
        return visit.redirect(Paths.operator, .said(.invitationRevoked))
    }

    private func page(_ visit: Visit, _ person: SignedInPerson, link: String? = nil) throws -> Response {
        let backup = store.backups.backups().first.map { visit.t.dates.brief(person.day(of: $0.madeAt), today: person.today) }
        let page = try store.read { site in
            let invitations = try site.invitations.all().filter { $0.expiresAt > visit.now }.map { invitation in
                OperatorPage.Invitation(
                    id: invitation.id.erased,
                    expires: visit.t.operating.expires(visit.t.dates.day(person.day(of: invitation.expiresAt), today: person.today)))
            }
            return OperatorPage(
                try site.settings.signUpPolicy(),
                facts: .init(people: try site.users.count(), latestBackup: backup, fetchesBanks: try site.settings.fetchesBanks()),
                invitations: invitations,
                link: link, t: visit.t)
        }
        return visit.page { Template.operatorPage(page, app: $0, into: &$1) }
    }
}
