import Language
import SitePaths
import Templates
import Validation

/// Asks for the password again, before an action that only the person themselves may take.
package struct ConfirmIdentityPage: PageModel {
    package let title: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: Link? { Paths.settings }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let password: Field
    /// The URL to continue at.
    package let next: String?
    /// The prompt for a passkey; nil if the person has none for this host.
    package let passkey: PasskeyPrompt?
    package var assets: PageAssets { passkey != nil ? [.passkeys] : [] }
    /// The reason why a passkey was refused.
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
