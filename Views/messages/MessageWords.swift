import Bookkeeping

/// A message that leaves the house, in words.
package struct MessageWords: Sendable {
    package let title: String
    /// Never empty, since some services show a word of their own for nothing.
    package let text: String
    /// The text of a mail, which says why it came.
    package let mail: String

    /// - Parameter user: whose message it is, or who wrote the feedback.
    package init(_ content: OutgoingMessage.Content, from user: User, showsAmounts: Bool, today: CalendarDate, t: Texts) {
        switch content {
        case .notification(let notification):
            let words = NoticeWords(notification.content, today: today, showsAmounts: showsAmounts, t: t)
            title = words.title
            text = words.text.isEmpty ? t.messages.lookInside : words.text
            mail = [words.title + t.messages.stop, text, "-- \n" + t.messages.why].joined(separator: "\n\n")
        case .test:
            title = t.messages.testTitle
            text = t.messages.testText
            mail = [text, "-- \n" + t.messages.why].joined(separator: "\n\n")
        case .feedback(let feedback):
            title = t.messages.feedback(feedback.subject)
            text = feedback.content
            mail = [text, "-- \n" + t.messages.feedbackFrom(user.username, user.email)].joined(separator: "\n\n")
        }
    }
}
