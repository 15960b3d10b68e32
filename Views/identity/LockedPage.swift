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

    package init(_ form: FormState, name: String, username: String, next: String?, t: Texts) {
        title = t.passcode.lockedTitle
        hasProblems = form.hasProblems
        member = MemberBadge(name: name, username: username)
        passcode = Field(UnlockForm.passcode, label: t.passcode.title, form: form, t: t, secret: true)
        self.next = next
        signInURL = "/sign-in" + (next.map { "?next=" + $0.urlQueryEncoded } ?? "")
    }
}
