import Templates
import Validation

/// The form for writing to whoever runs the server.
package struct FeedbackFormPage: PageModel {
    package let title: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var keepsDraft: Bool { true }
    package var back: String? { "/settings" }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    /// The identity that the feedback will have, so that sending the form twice makes one.
    package let id: String
    package let to, note: String
    package let subject, content: Field
    /// The address to write to by oneself, as a link; nil when there is none, or the server does it.
    package let mail: String?

    /// - Parameters:
    ///   - isMailed: whether the server sends it by e-mail.
    ///   - mailTo: an address to write to by oneself.
    package init(_ form: FormState, id: String, isMailed: Bool, mailTo: String?, t: Texts) {
        title = t.feedback.title
        hasProblems = form.hasProblems
        problems = form.summary(t)
        self.id = id
        to = FeedbackForm.Recipient.operator.rawValue
        note = isMailed ? t.feedback.mailed : t.feedback.kept
        subject = Field(FeedbackForm.subject, label: t.feedback.subject, form: form, t: t)
        content = Field(FeedbackForm.content, label: t.feedback.content, form: form, t: t)
        mail = isMailed ? nil : mailTo.map { "mailto:\($0)?subject=Penny" }
    }
}
