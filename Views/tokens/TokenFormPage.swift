import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The form of a new token: its name, its scope, and its lifetime.
package struct TokenFormPage: PageModel {
    package struct Choice: Sendable {
        package let value, label, hint: String
        package let isChosen: Bool
    }

    package let title, id: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var assets: PageAssets { [.draft] }
    package var back: Link? { Paths.tokens }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let name: Field
    package let scopes: [Choice]
    package let scopeError: FieldError?
    package let expires: SelectField

    package init(_ form: FormState, t: Texts) {
        title = t.tokens.newTitle
        id = form.value(TokenForm.id)
        hasProblems = form.hasProblems
        problems = form.summary(t)
        name = Field(TokenForm.name, label: t.tokens.name, form: form, t: t, hint: t.tokens.nameHint)
        let scope = form.value(TokenForm.scope)
        scopes = APIToken.Scope.allCases.map { choice in
            let (label, hint) = choice == .read ? (t.tokens.read, t.tokens.readHint) : (t.tokens.write, t.tokens.writeHint)
            return Choice(value: choice.rawValue, label: label, hint: hint, isChosen: choice.rawValue == scope)
        }
        scopeError = form.error(TokenForm.scope, t)
        expires = SelectField(
            TokenForm.expires, label: t.tokens.expires, form: form, options: APIToken.Lifetime.allCases.map { ($0.rawValue, Self.label($0, t)) }, t: t
        )
    }

    private static func label(_ lifetime: APIToken.Lifetime, _ t: Texts) -> String {
        switch lifetime {
        case .month: t.tokens.month
        case .quarter: t.tokens.quarter
        case .year: t.tokens.year
        case .unlimited: t.tokens.unlimited
        }
    }
}
