import Templates
import Validation

/// The password again, before something that only the person may do.
package struct ConfirmIdentityPage: PageModel {
    package let title: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: String? { "/settings" }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let password: Field
    /// Where it goes on.
    package let next: String?

    package init(_ form: FormState, next: String?, t: Texts) {
        title = t.confirm.title
        hasProblems = form.hasProblems
        problems = form.summary(t)
        password = Field(ConfirmForm.password, label: t.gate.password, form: form, t: t, secret: true)
        self.next = next
    }
}
