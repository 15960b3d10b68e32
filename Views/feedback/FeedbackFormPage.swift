import Language
import SitePaths
import Templates
import Validation

/// The form for feedback to the operator.
package struct FeedbackFormPage: PageModel {
    package let title: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var assets: PageAssets { [.draft] }
    package var back: Link? { Paths.settings }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    /// The ID of the feedback, as an idempotency key: sending the form twice creates one.
    package let id: String
    package let to, note: String
    package let subject, content: Field
    /// A link for writing to the operator's e-mail address; nil if there is none, or if the server sends the mail.
    package let mail: String?

    /// - Parameters:
    ///   - isMailed: true if the server sends the feedback by e-mail.
    ///   - mailTo: the operator's e-mail address, if users can write to it themselves.
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
