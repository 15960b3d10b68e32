import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// A new passkey: its name, and the button that starts the browser's dialog.
package struct PasskeyNewPage: PageModel {
    package let title: String
    package let id: Identifier<Any>
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: Link? { Paths.passkeys }
    package var assets: PageAssets { [.passkeys] }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let name: Field
    /// The reason why no passkey can be added on this page.
    package let obstacle: String?
    /// The reason why the last attempt was refused.
    package let refusal: String?

    /// Returns the default name of a new passkey: the name of the device.
    package static func name(userAgent: String, t: Texts) -> String { Device(userAgent: userAgent).name(t) }

    package init(_ form: FormState, id: Identifier<Any>, obstacle: String?, refusal: String?, t: Texts) {
        title = t.passkeys.add
        self.id = id
        hasProblems = form.hasProblems || refusal != nil
        problems = form.summary(t)
        name = Field(PasskeyForm.name, label: t.passkeys.name, form: form, t: t, hint: t.passkeys.nameHint)
        self.obstacle = obstacle
        self.refusal = refusal
    }
}
