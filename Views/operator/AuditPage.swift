import Bookkeeping
import Language
import SitePaths
import Templates

/// The audit log of the server and of accounts.
package struct AuditPage: PageModel {
    package struct Row: Sendable {
        package let sentence, detail, icon, hue: String

        /// - Parameters:
        ///   - about: the name of the person concerned, or a substitute for it; nil for an act that concerns the server.
        ///   - actor: the originator of the act.
        package init(_ act: AuditAct, about: String?, actor: String, when: String, t: Texts) {
            sentence = t.audit.sentence(act, about: about)
            detail = [actor, when].joined(separator: t.frame.listSeparator)
            (icon, hue) = Self.sign(of: act)
        }

        private static func sign(of act: AuditAct) -> (String, String) {
            switch act {
            case .signedUp, .userAdded, .userEnabled, .madeMember: ("user", "patina")
            case .userDisabled, .userDeleted, .deletionAsked, .deletionCancelled: ("user", "brick")
            case .madeOperator: ("star", "amber")
            case .signedOut: ("leave", "slate")
            case .householdDissolved, .householdPersonRemoved: ("house", "patina")
            case .resetLinkMade, .passwordReset: ("lock", "sky")
            case .exported, .householdExported: ("upload", "teal")
            case .imported, .householdImported, .backupMade, .restored, .dailyBackupsOn, .dailyBackupsOff: ("download", "sky")
            case .signUpOpened, .signUpByInvitation, .signUpClosed: ("users", "plum")
            case .invitationMade, .invitationRevoked: ("mail", "sky")
            case .ratesOn, .ratesOff: ("move", "teal")
            case .banksOn, .banksOff: ("bank", "sky")
            case .bannersOn, .bannersOff, .bannerAdded, .bannerRemoved, .feedbackDeleted: ("note", "plum")
            case .checked: ("shield", "patina")
            }
        }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.operator }
    package let entries: [Row]
    package var hasEntries: Bool { !entries.isEmpty }
    package let olderURL, newestURL: Link?

    package init(_ entries: [Row], olderURL: Link?, newestURL: Link?, t: Texts) {
        title = t.audit.title
        self.entries = entries
        self.olderURL = olderURL
        self.newestURL = newestURL
    }
}
