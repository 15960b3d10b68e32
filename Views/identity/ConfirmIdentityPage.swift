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
    /// Nil for a person who has no passkey for this page.
    package let passkey: PasskeyPrompt?
    package var usesPasskeys: Bool { passkey != nil }
    /// Why a passkey did not prove it.
    package let refusal: String?

    package init(_ form: FormState, next: String?, passkey: PasskeyPrompt?, refusal: String?, t: Texts) {
        title = t.confirm.title
        hasProblems = form.hasProblems || refusal != nil
        self.passkey = passkey
        self.refusal = refusal
        problems = form.summary(t)
        password = Field(ConfirmForm.password, label: t.gate.password, form: form, t: t, secret: true)
        self.next = next
    }
}
