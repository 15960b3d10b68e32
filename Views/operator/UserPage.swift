import Bookkeeping
import Language
import SitePaths
import Templates

/// A user, for the operator: identity, and the actions on the account.
package struct UserPage: PageModel {
    package struct Fact: Sendable {
        package let label, value: String
    }

    /// An action with one button.
    package struct Act: Sendable {
        package let id: String
        package let action: Link
        package let title, text, button, icon, hue: String
        /// The name and value sent by the form.
        package let field, value: String
        /// True if the button needs a confirmation.
        package let isGrave: Bool
        /// The question of the confirmation.
        package var sure = ""
    }

    /// Formatted dates.
    package struct Dates: Sendable {
        package let created: String
        package let seen, deletion: String?

        package init(created: String, seen: String?, deletion: String?) {
            self.created = created
            self.seen = seen
            self.deletion = deletion
        }
    }

    package let title, name, initials: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.users }
    package var assets: PageAssets { [.guide] }
    package let isOperator: Bool
    package let state: UserState?
    package let facts: [Fact]
    package let acts: [Act]
    /// The reason why some actions are not available.
    package let reason: String?
    /// The command that deletes the person at the terminal; nil if the person cannot be deleted.
    package let deletion: String?
    /// A new link; shown once.
    package let link: String?

    package init(_ user: User, dates: Dates, sessions: Int, isYou: Bool, isNeeded: Bool, link: String?, t: Texts) {
        let badge = PersonBadge(name: user.displayName, username: user.username)
        title = badge.name
        name = badge.name
        initials = badge.initials
        isOperator = user.role == .operator
        state = UserState(user, t: t)
        let names = [t.users.username: user.username, t.users.email: user.email]
        facts =
            [t.users.username, t.users.email].map { Fact(label: $0, value: names[$0] ?? "") } + [
                Fact(label: t.users.role, value: isOperator ? t.operating.isOperator : t.operating.isMember),
                Fact(label: t.users.state, value: user.isDisabled ? t.users.disabled : t.users.active),
                Fact(label: t.users.created, value: dates.created),
                Fact(label: t.users.lastSeen, value: dates.seen ?? t.users.notSignedIn),
                Fact(label: t.users.devices, value: String(sessions)),
            ] + (dates.deletion.map { [Fact(label: t.users.deletedOn, value: $0)] } ?? [])
        acts =
            isYou
            ? []
            : Self.acts(on: user, sessions: sessions, isNeeded: isNeeded, t).map { act in
                var act = act
                act.sure = t.users.sure(user.username)
                return act
            }
        reason = isYou ? t.users.own : isNeeded ? t.users.onlyOperator : nil
        deletion = isYou || isNeeded ? nil : "penny user delete " + user.username
        self.link = link
    }

    private static func acts(on user: User, sessions: Int, isNeeded: Bool, _ t: Texts) -> [Act] {
        var acts = [
            Act(
                id: "reset", action: Paths.resetUser(user.id), title: t.users.reset, text: t.users.resetText, button: t.users.resetButton,
                icon: "lock",
                hue: "sky", field: "do", value: "reset", isGrave: false)
        ]
        if sessions > 0 {
            acts.append(
                Act(
                    id: "sign-out", action: Paths.signOutUser(user.id), title: t.users.signOut, text: t.users.signOutText,
                    button: t.users.signOutButton,
                    icon: "leave", hue: "slate", field: "do", value: "sign-out", isGrave: false))
        }
        if user.isDisabled {
            acts.append(
                Act(
                    id: "state", action: Paths.userState(user.id), title: t.users.enable, text: t.users.enableText, button: t.users.enableButton,
                    icon: "check", hue: "patina", field: "is_disabled", value: "", isGrave: false))
        } else if !isNeeded {
            acts.append(
                Act(
                    id: "state", action: Paths.userState(user.id), title: t.users.disable, text: t.users.disableText,
                    button: t.users.disableButton,
                    icon: "close", hue: "brick", field: "is_disabled", value: "1", isGrave: true))
        }
        if user.role == .member {
            acts.append(
                Act(
                    id: "role", action: Paths.userRole(user.id), title: t.users.makeOperator, text: t.users.makeOperatorText,
                    button: t.users.makeOperatorButton, icon: "star", hue: "amber", field: "role", value: User.Role.operator.rawValue, isGrave: true)
            )
        } else if !isNeeded {
            acts.append(
                Act(
                    id: "role", action: Paths.userRole(user.id), title: t.users.makeMember, text: t.users.makeMemberText,
                    button: t.users.makeMemberButton,
                    icon: "user", hue: "slate", field: "role", value: User.Role.member.rawValue, isGrave: true))
        }
        return acts
    }
}
