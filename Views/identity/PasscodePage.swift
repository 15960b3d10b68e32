import Language
import SitePaths
import Templates
import Validation

/// Setting, changing and removing a passcode.
package struct PasscodePage: PageModel {
    package let title, button: String
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.phone) }
    package var isTask: Bool { true }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { [.identity] }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let isOn: Bool
    package let passcode, again: Field
    package let lockAfter: SelectField

    package init(_ form: FormState, isOn: Bool, t: Texts) {
        title = t.passcode.title
        button = isOn ? t.settings.save : t.passcode.turnOn
        hasProblems = form.hasProblems
        problems = form.summary(t)
        self.isOn = isOn
        passcode = Field(
            PasscodeForm.passcode, label: t.passcode.passcode, form: form, t: t, hint: isOn ? t.passcode.keepHint : t.passcode.digitsHint,
            secret: true,
            saysOptional: isOn)
        again = Field(PasscodeForm.again, label: t.passcode.again, form: form, t: t, secret: true, saysOptional: isOn)
        lockAfter = SelectField(
            PasscodeForm.lockAfter, label: t.passcode.lockAfter, form: form, options: PasscodeForm.pauses.map { (String($0), t.passcode.pause($0)) },
            t: t)
    }
}
