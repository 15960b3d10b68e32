import Bookkeeping
import Language
import SitePaths
import Templates

/// The feedback of all users, for the operator.
package struct FeedbackIndexPage: PageModel {
    package struct Entry: Sendable {
        package let id: Identifier<Any>
        package let subject, content, detail, deletes: String
        package var deleteLink: Link { Paths.deleteFeedback(id) }

        package init(id: Identifier<Any>, subject: String, content: String, from username: String, when: String, t: Texts) {
            self.id = id
            self.subject = subject
            self.content = content
            detail = [username, when].joined(separator: t.frame.listSeparator)
            deletes = t.frame.labelled(t.feedback.delete, subject)
        }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.operator }
    package let entries: [Entry]
    package let olderURL, newestURL: Link?

    /// - Parameters:
    ///   - next: the cursor of the next page, if there are older entries.
    ///   - isFirst: true if the page begins with the newest entry.
    package init(_ entries: [Entry], next: String?, isFirst: Bool, t: Texts) {
        title = t.feedback.readTitle
        self.entries = entries
        olderURL = next.map { Paths.readFeedback.query("after=\($0)") }
        newestURL = isFirst ? nil : Paths.readFeedback
    }
}
