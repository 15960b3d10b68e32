import Bookkeeping
import Language
import Templates
import Validation

/// Setting a new password with a link from the operator.
package struct ResetPage: PageModel {
    package let title, link, whose: String
    package let new, again: Field
    package let hasProblems: Bool
    package let problems: ProblemSummary?

    package init(_ form: FormState, of user: User, link: String, t: Texts) {
        title = t.reset.title
        self.link = link
        whose = t.reset.whose(user.username)
        new = Field(PasswordResetForm.new, label: t.reset.new, form: form, t: t, hint: t.gate.passwordHint, secret: true)
        again = Field(PasswordResetForm.again, label: t.reset.again, form: form, t: t, secret: true)
        hasProblems = form.hasProblems
        problems = form.summary(t)
    }
}

/// A password reset link that is no longer valid.
package struct ResetGonePage: PageModel {
    package let title: String

    package init(t: Texts) { title = t.reset.goneTitle }
}
