import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The first page of a person who is not signed in.
package struct SplashPage: PageModel {
    package let title: String
    package let isFirst, offersSignUp: Bool

    package init(isFirst: Bool, policy: SignUpPolicy, t: Texts) {
        title = t.gate.promise
        self.isFirst = isFirst
        offersSignUp = isFirst || policy == .open
    }
}

/// Signing in.
package struct SignInPage: PageModel {
    /// The reason why a sign-in was refused, and the remaining ways to sign in.
    package struct Refusal: ViewModel, Sendable {
        package let text: String
        package let ways: [String]
        package var hasWays: Bool { !ways.isEmpty }

        package init(text: String) {
            self.text = text
            ways = []
        }

        /// Creates the refusal after too many attempts.
        ///
        /// - Parameter secondsToWait: the time until the next attempt is accepted.
        package init(secondsToWait: Int64, byKnownDevice: Bool, byPasskey: Bool, byCode: Bool, t: Texts) {
            let minutes = Int((secondsToWait + 59) / 60)
            text = minutes <= 90 ? t.gate.waitMinutes(minutes) : t.gate.waitHours((minutes + 59) / 60)
            ways = [byKnownDevice ? t.gate.wayByDevice : nil, byPasskey ? t.gate.wayByPasskey : nil, byCode ? t.gate.wayByCode : nil].compactMap(
                \.self)
        }
    }

    package let title: String
    package let login, password: Field
    package let next: String?
    package let signUpURL: Link
    /// True if a session has ended on the way to another page.
    package let hasEnded: Bool
    /// The field for a code, if the password together with a code is a remaining way to sign in; nil otherwise.
    package let code: Field?
    package let refusal: Refusal?
    package let offersSignUp, hasProblems: Bool
    package let problems: ProblemSummary?
    /// The prompt for a passkey; nil where browsers do not support passkeys.
    package let passkey: PasskeyPrompt?
    package var assets: PageAssets { passkey != nil ? [.passkeys, .kept] : [.kept] }

    package init(
        _ form: FormState, next: String?, hasEnded: Bool, asksCode: Bool = false, refusal: Refusal?, policy: SignUpPolicy, passkey: PasskeyPrompt?,
        t: Texts
    ) {
        title = t.gate.signIn
        login = Field(SignInForm.login, label: t.gate.login, form: form, t: t)
        password = Field(SignInForm.password, label: t.gate.password, form: form, t: t, secret: true)
        code = asksCode ? Field(SignInForm.code, label: t.gate.code, form: form, t: t, secret: true) : nil
        self.next = next
        signUpURL = next.map { Paths.signUp.query("next", $0) } ?? Paths.signUp
        self.hasEnded = hasEnded
        self.refusal = refusal
        offersSignUp = policy == .open
        self.passkey = passkey
        hasProblems = form.hasProblems || refusal != nil
        problems = form.summary(t)
    }
}

/// Signing up.
package struct SignUpPage: PageModel {
    package let title, id, timeZone: String
    package let username, email, password, dateOfBirth: Field
    /// The fields for the given and the family name, in the order of the language.
    package let names: [Field]
    package let next, invitation, refusal: String?
    package let isFirst, hasProblems: Bool
    package let problems: ProblemSummary?

    package init(_ form: FormState, id: User.ID, next: String?, invitation: String?, refusal: String?, isFirst: Bool, t: Texts) {
        title = t.gate.signUpTitle
        self.id = id.description
        timeZone = form.value(SignUpForm.timeZone)
        username = Field(SignUpForm.username, label: t.gate.username, form: form, t: t, hint: t.gate.usernameHint)
        email = Field(SignUpForm.email, label: t.gate.email, form: form, t: t)
        password = Field(SignUpForm.password, label: t.gate.password, form: form, t: t, hint: t.gate.passwordHint, secret: true)
        names = t.language.inNameOrder(
            given: Field(SignUpForm.firstName, label: t.gate.firstName, form: form, t: t),
            family: Field(SignUpForm.lastName, label: t.gate.lastName, form: form, t: t))
        dateOfBirth = Field(SignUpForm.dateOfBirth, label: t.gate.dateOfBirth, form: form, t: t)
        self.next = next
        self.invitation = invitation
        self.refusal = refusal
        self.isFirst = isFirst
        hasProblems = form.hasProblems
        problems = form.summary(t)
    }
}
