import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The users of the server.
package struct UserIndexPage: PageModel {
    package struct Row: Sendable {
        package let link: Link
        package let name, initials, detail, seen: String
        package let isOperator, isYou: Bool
        package let state: UserState?

        /// - Parameter seen: the day of the last visit; nil if the person has no session.
        package init(_ user: User, seen: String?, isYou: Bool, t: Texts) {
            let badge = PersonBadge(name: user.displayName, username: user.username)
            link = Paths.user(user.id)
            name = badge.name
            initials = badge.initials
            detail = [user.username, user.email].joined(separator: t.frame.listSeparator)
            self.seen = seen.map(t.users.seen) ?? t.users.notSignedIn
            isOperator = user.role == .operator
            self.isYou = isYou
            state = UserState(user, t: t)
        }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.operator }
    package let people: [Row]
    package let nextURL, firstURL: Link?

    /// - Parameter next: the cursor of the next page, a user name; nil on the last page.
    package init(_ people: [Row], next: String?, isFirst: Bool, t: Texts) {
        title = t.users.title
        self.people = people
        nextURL = next.map { Paths.users.query("after", $0) }
        firstURL = isFirst ? nil : Paths.users
    }
}

/// The state of a user who cannot sign in, or is about to be deleted.
package struct UserState: ViewModel, Sendable {
    package let text, tone: String

    /// Returns nil for a user in the normal state.
    init?(_ user: User, t: Texts) {
        if user.isDisabled {
            (text, tone) = (t.users.disabled, "over")
        } else if user.deletionDueAt != nil {
            (text, tone) = (t.users.leaving, "near")
        } else {
            return nil
        }
    }
}
