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
        let names = [t.people.username: user.username, t.people.email: user.email]
        facts =
            [t.people.username, t.people.email].map { Fact(label: $0, value: names[$0] ?? "") } + [
                Fact(label: t.people.role, value: isOperator ? t.operating.isOperator : t.operating.isMember),
                Fact(label: t.people.state, value: user.isDisabled ? t.people.disabled : t.people.active),
                Fact(label: t.people.created, value: dates.created),
                Fact(label: t.people.lastSeen, value: dates.seen ?? t.people.notSignedIn),
                Fact(label: t.people.devices, value: String(sessions)),
            ] + (dates.deletion.map { [Fact(label: t.people.deletedOn, value: $0)] } ?? [])
        acts =
            isYou
            ? []
            : Self.acts(on: user, sessions: sessions, isNeeded: isNeeded, t).map { act in
                var act = act
                act.sure = t.people.sure(user.username)
                return act
            }
        reason = isYou ? t.people.own : isNeeded ? t.people.onlyOperator : nil
        deletion = isYou || isNeeded ? nil : "penny user delete " + user.username
        self.link = link
    }

    private static func acts(on user: User, sessions: Int, isNeeded: Bool, _ t: Texts) -> [Act] {
        var acts = [
            Act(
                id: "reset", action: Paths.resetUser(user.id), title: t.people.reset, text: t.people.resetText, button: t.people.resetButton,
                icon: "lock",
                hue: "sky", field: "do", value: "reset", isGrave: false)
        ]
        if sessions > 0 {
            acts.append(
                Act(
                    id: "sign-out", action: Paths.signOutUser(user.id), title: t.people.signOut, text: t.people.signOutText,
                    button: t.people.signOutButton,
                    icon: "leave", hue: "slate", field: "do", value: "sign-out", isGrave: false))
        }
        if user.isDisabled {
            acts.append(
                Act(
                    id: "state", action: Paths.userState(user.id), title: t.people.enable, text: t.people.enableText, button: t.people.enableButton,
                    icon: "check", hue: "patina", field: "is_disabled", value: "", isGrave: false))
        } else if !isNeeded {
            acts.append(
                Act(
                    id: "state", action: Paths.userState(user.id), title: t.people.disable, text: t.people.disableText,
                    button: t.people.disableButton,
                    icon: "close", hue: "brick", field: "is_disabled", value: "1", isGrave: true))
        }
        if user.role == .member {
            acts.append(
                Act(
                    id: "role", action: Paths.userRole(user.id), title: t.people.makeOperator, text: t.people.makeOperatorText,
                    button: t.people.makeOperatorButton, icon: "star", hue: "amber", field: "role", value: User.Role.operator.rawValue, isGrave: true)
            )
        } else if !isNeeded {
            acts.append(
                Act(
                    id: "role", action: Paths.userRole(user.id), title: t.people.makeMember, text: t.people.makeMemberText,
                    button: t.people.makeMemberButton,
                    icon: "user", hue: "slate", field: "role", value: User.Role.member.rawValue, isGrave: true))
        }
        return acts
    }
}
