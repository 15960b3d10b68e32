import Bookkeeping
import Templates
import Validation

/// The people who use the server.
package struct UserIndexPage: PageModel {
    package struct Row: Sendable {
        package let id, name, initials, detail, seen: String
        package let isOperator, isYou: Bool
        package let state: UserState?

        /// - Parameter seen: the day of the last visit; nil while the person is signed in nowhere.
        package init(_ user: User, seen: String?, isYou: Bool, t: Texts) {
            let badge = MemberBadge(name: user.displayName, username: user.username)
            id = user.id.description
            name = badge.name
            initials = badge.initials
            detail = [user.username, user.email].joined(separator: t.frame.listSeparator)
            self.seen = seen.map(t.people.seen) ?? t.people.notSignedIn
            isOperator = user.role == .operator
            self.isYou = isYou
            state = UserState(user, t: t)
        }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: String? { "/operator" }
    package let people: [Row]
    package let nextURL, firstURL: String?

    /// - Parameter next: the user name at which the next page begins to be different from this one, if there is a next page.
    package init(_ people: [Row], next: String?, isFirst: Bool, t: Texts) {
        title = t.people.title
        self.people = people
        nextURL = next.map { "/operator/users?after=" + $0.urlQueryEncoded }
        firstURL = isFirst ? nil : "/operator/users"
    }
}

/// That somebody cannot sign in, or is about to be deleted.
package struct UserState: ViewModel, Sendable {
    package let text, tone: String

    /// Nil for who just uses the server.
    init?(_ user: User, t: Texts) {
        if user.isDisabled {
            (text, tone) = (t.people.disabled, "over")
        } else if user.deletionDueAt != nil {
            (text, tone) = (t.people.leaving, "near")
        } else {
            return nil
        }
    }
}
