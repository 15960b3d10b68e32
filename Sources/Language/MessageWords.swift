import Bookkeeping

/// The texts of a message sent outside the site.
package struct MessageWords: Sendable {
    package let title: String
    /// The text; never empty, since some services replace an empty one by a text of their own.
    package let text: String
    /// The text of a mail, which includes the reason for sending it.
    package let mail: String

    /// - Parameter user: the recipient, or the author of the feedback.
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
