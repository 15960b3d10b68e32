import Bookkeeping
import Language
import SitePaths
import Templates

/// The operator's page: links to the pages about the server, and the sign-up policy.
package struct OperatorPage: PageModel {
    package struct Choice: Sendable {
        package let value, label, hint: String
        package let isChosen: Bool
    }

    package struct Invitation: Sendable {
        private let id: Identifier<Any>
        package let expires: String
        package var deleteLink: Link { Paths.deleteInvitation(id) }

        package init(id: Identifier<Any>, expires: String) {
            self.id = id
            self.expires = expires
        }
    }

    /// The values next to the names of the rows.
    package struct Facts: Sendable {
        package let people: Int
        /// The day of the latest backup; nil without one.
        package let latestBackup: String?
        /// True if the server may contact bridges to banks.
        package let fetchesBanks: Bool

        package init(people: Int, latestBackup: String?, fetchesBanks: Bool) {
            self.people = people
            self.fetchesBanks = fetchesBanks
            self.latestBackup = latestBackup
        }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package let rows: [MenuRow]
    package let policies: [Choice]
    package let fetchesBanks: Bool
    package let invitations: [Invitation]
    package var hasInvitations: Bool { !invitations.isEmpty }
    /// The link of a new invitation; shown once.
    package let link: String?

    package init(_ policy: SignUpPolicy, facts: Facts, invitations: [Invitation], link: String?, t: Texts) {
        title = t.operating.title
        fetchesBanks = facts.fetchesBanks
        rows = [
            MenuRow(url: Paths.users, label: t.users.title, icon: "users", hue: .amber, hint: t.users.menuHint, value: String(facts.people)),
            MenuRow(url: Paths.health, label: t.server.health, icon: "health", hue: .patina, hint: t.server.healthHint),
            MenuRow(
                url: Paths.backups, label: t.server.backups, icon: "download", hue: .sky, hint: t.server.backupsHint, value: facts.latestBackup),
            MenuRow(url: Paths.audit, label: t.audit.title, icon: "records", hue: .slate, hint: t.audit.menuHint),
            MenuRow(url: Paths.readFeedback, label: t.feedback.readTitle, icon: "mail", hue: .rose, hint: t.feedback.readHint),
            MenuRow(url: Paths.operatorBanners, label: t.banners.title, icon: "poster", hue: .plum, hint: t.banners.menuHint),
        ]
        policies = [
            Choice(value: "open", label: t.operating.policyOpen, hint: t.operating.policyOpenHint, isChosen: policy == .open),
            Choice(value: "invitation", label: t.operating.policyInvitation, hint: t.operating.policyInvitationHint, isChosen: policy == .invitation),
            Choice(value: "closed", label: t.operating.policyClosed, hint: t.operating.policyClosedHint, isChosen: policy == .closed),
        ]
        self.invitations = invitations
        self.link = link
    }
}
