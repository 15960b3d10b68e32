import Bookkeeping
import Language
import SitePaths
import Templates

/// The line about the other side of a linked record.
package struct LinkNote: ViewModel, Sendable {
    /// The text of the link, and the sentences around it.
    package let before, link, after: String
    package let url: Link

    /// The line on a record of a person's own book.
    package init(shared: Transaction.ID, household: String, t: Texts) {
        (before, link, after) = ("", t.links.alsoIn(household), t.links.follows)
        url = Paths.transaction(shared).pinned(to: .household)
    }

    /// The line on a household's record, for the person alone who paid it from an account of their own.
    package init(own: Transaction.ID, account: String, t: Texts) {
        (before, link, after) = (t.links.paidFrom(account), t.links.ownSide, t.links.onlyYou)
        url = Paths.transaction(own).pinned(to: .own)
    }
}
