import Templates

/// The feedback of all users, for the operator.
package struct FeedbackIndexPage: PageModel {
    package struct Entry: Sendable {
        package let id, subject, content, detail, deletes: String

        package init(id: String, subject: String, content: String, from username: String, when: String, t: Texts) {
            self.id = id
            self.subject = subject
            self.content = content
            detail = [username, when].joined(separator: t.frame.listSeparator)
            deletes = "\(t.feedback.delete): \(subject)"
        }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: String? { "/operator" }
    package let entries: [Entry]
    package let olderURL, newestURL: String?

    /// - Parameters:
    ///   - next: the cursor of the next page, if there are older entries.
    ///   - isFirst: true if the page begins with the newest entry.
    package init(_ entries: [Entry], next: String?, isFirst: Bool, t: Texts) {
        title = t.feedback.readTitle
        self.entries = entries
        olderURL = next.map { "/operator/feedback?after=\($0)" }
        newestURL = isFirst ? nil : "/operator/feedback"
    }
}
