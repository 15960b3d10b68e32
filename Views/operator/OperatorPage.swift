import Bookkeeping
import Templates

/// Who can use the server, for the person who runs it.
package struct OperatorPage: PageModel {
    package struct Choice: Sendable {
        package let value, label, hint: String
        package let isChosen: Bool
    }

    package struct Person: Sendable {
        package let name, detail, initials: String
        package let isOperator: Bool
    }

    package struct Invitation: Sendable {
        package let id, expires: String

        package init(id: String, expires: String) {
            self.id = id
            self.expires = expires
        }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: String? { "/settings" }
    package let policies: [Choice]
    package let people: [Person]
    package let invitations: [Invitation]
    package var hasInvitations: Bool { !invitations.isEmpty }
    /// The link of an invitation that was just made; shown once.
    package let link: String?

    package init(_ policy: SignUpPolicy, people: [User], invitations: [Invitation], link: String?, t: Texts) {
        title = t.operating.title
        policies = [
            Choice(value: "open", label: t.operating.policyOpen, hint: t.operating.policyOpenHint, isChosen: policy == .open),
            Choice(value: "invitation", label: t.operating.policyInvitation, hint: t.operating.policyInvitationHint, isChosen: policy == .invitation),
            Choice(value: "closed", label: t.operating.policyClosed, hint: t.operating.policyClosedHint, isChosen: policy == .closed),
        ]
        self.people = people.map {
            let badge = MemberBadge(name: $0.displayName, username: $0.username)
            let role = $0.role == .operator ? t.operating.isOperator : t.operating.isMember
            return Person(
                name: badge.name, detail: [$0.username, $0.email, role].joined(separator: t.frame.listSeparator), initials: badge.initials,
                isOperator: $0.role == .operator)
        }
        self.invitations = invitations
        self.link = link
    }
}
