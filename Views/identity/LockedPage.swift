import Templates
import Validation

/// The lock screen.
package struct LockedPage: PageModel {
    package let title: String
    package var hasIdentity: Bool { true }
    package let hasProblems: Bool
    /// Whose passcode it asks for.
    package let member: MemberBadge
    package let passcode: Field
    /// Where it goes on, and where the sign-in does that stands in for it.
    package let next: String?
    package let signInURL: String
    /// Nil for a person who has no passkey for this page.
    package let passkey: PasskeyPrompt?
    package var usesPasskeys: Bool { passkey != nil }
    /// Why a passkey did not unlock.
    package let refusal: String?

    package init(_ form: FormState, name: String, username: String, next: String?, passkey: PasskeyPrompt?, refusal: String?, t: Texts) {
        title = t.passcode.lockedTitle
        hasProblems = form.hasProblems || refusal != nil
        self.passkey = passkey
        self.refusal = refusal
        member = MemberBadge(name: name, username: username)
        passcode = Field(UnlockForm.passcode, label: t.passcode.title, form: form, t: t, secret: true)
        self.next = next
        signInURL = "/sign-in" + (next.map { "?next=" + $0.urlQueryEncoded } ?? "")
    }
}
