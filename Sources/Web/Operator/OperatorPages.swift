import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// Who can use the server; only for the person who runs it.
struct OperatorPages: Sendable {
    private let services: Services
    private var store: Store { services.store }

    init(_ services: Services) { self.services = services }

    /// How long an invitation is open, in seconds.
    private static let invitationLifetime: Int64 = 7 * 86_400

    func show(_ visit: Visit, _ member: Member) throws -> Response { try page(visit, member) }

    func updatePolicy(_ visit: Visit, _ member: Member) throws -> Response {
        let policy: SignUpPolicy
        do {
            policy = try SignUpPolicyForm(try visit.form.input).draft()
        } catch is Problems {
            throw Failure.badRequest
        }
        try store.write { try $0.setSignUpPolicy(policy) }
        services.log.write(.policyChanged(user: member.user.id.description))
        return visit.redirect("/operator", .said(.settingsSaved))
    }

    /// Makes an invitation and shows its link, this once: only its hash is stored.
    func invite(_ visit: Visit, _ member: Member) throws -> Response {
        let secret = Secret()
        let invitation = Invitation(
            id: visit.new(), createdBy: member.user.id, createdAt: visit.now, expiresAt: visit.now + Self.invitationLifetime)
        try store.write { try $0.addInvitation(invitation, tokenHash: secret.hash) }
        services.log.write(.invited(user: member.user.id.description))
        let origin = (visit.request.isSecure ? "https://" : "http://") + visit.request.host + visit.site.base
        return try page(visit, member, link: origin + "/sign-up?invitation=" + secret.text)
    }

    func revoke(_ visit: Visit, _ member: Member) throws -> Response {
        let id: Invitation.ID = try visit.id()
        try store.write { try $0.revokeInvitation(id) }
        return visit.redirect("/operator", .said(.invitationRevoked))
    }

    private func page(_ visit: Visit, _ member: Member, link: String? = nil) throws -> Response {
        let page = try store.read { people in
            let invitations = try people.invitations().filter { $0.expiresAt > visit.now }.map { invitation in
                let day = CivilTime(seconds: invitation.expiresAt, in: member.preferences.timeZone).date
                return OperatorPage.Invitation(
                    id: invitation.id.description, expires: visit.t.operating.expires(visit.t.dates.day(day, today: member.today)))
            }
            return OperatorPage(
                try people.signUpPolicy(), people: try people.users(), invitations: invitations, link: link, t: visit.t)
        }
        return visit.page { Template.operatorPage(page, app: $0, into: &$1) }
    }
}
