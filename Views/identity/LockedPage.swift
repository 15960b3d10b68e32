import Language
import SitePaths
import Templates
import Validation

/// The lock screen.
package struct LockedPage: PageModel {
    package let title: String
    package var assets: PageAssets { passkey != nil ? [.identity, .passkeys] : [.identity] }
    package let hasProblems: Bool
    /// The person to ask for the passcode.
    package let person: PersonBadge
    package let passcode: Field
    /// The URL to continue at, and the URL to sign in instead.
    package let next: String?
    package let signInURL: Link
    /// The prompt for a passkey; nil if the person has none for this host.
    package let passkey: PasskeyPrompt?
    /// The reason why a passkey was refused.
    package let refusal: String?

    package init(_ form: FormState, name: String, username: String, next: String?, passkey: PasskeyPrompt?, refusal: String?, t: Texts) {
        title = t.passcode.lockedTitle
        hasProblems = form.hasProblems || refusal != nil
        self.passkey = passkey
        self.refusal = refusal
        person = PersonBadge(name: name, username: username)
        passcode = Field(UnlockForm.passcode, label: t.passcode.title, form: form, t: t, secret: true)
        self.next = next
        signInURL = next.map { Paths.signIn.query("next", $0) } ?? Paths.signIn
    }
}
