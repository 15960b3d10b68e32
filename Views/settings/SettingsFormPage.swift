import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// A plain form of the settings: fields above one button.
package struct SettingsFormPage: PageModel {
    /// A switch that is off by default.
    package struct Toggle: ViewModel, Sendable {
        package let name, label, hint: String
        package let isOn: Bool
    }

    package let title, button: String
    package let action: Link
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package let back: Link?
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let fields: [Field]
    /// A switch below the fields.
    package let toggle: Toggle?
    package let note: String?
    /// The user name, for password managers.
    package let username: String?
    /// True if the browser keeps a draft of the form.
    package let keepsDraft: Bool
    package var assets: PageAssets { keepsDraft ? [.draft] : [] }

    private init(
        _ title: String, action: Link, form: FormState, fields: [Field], toggle: Toggle? = nil, note: String? = nil, username: String? = nil,
        back: Link = Paths.settings, keepsDraft: Bool = true, t: Texts
    ) {
        self.title = title
        self.action = action
        button = t.settings.save
        self.back = back
        hasProblems = form.hasProblems
        problems = form.summary(t)
        self.fields = fields
        self.toggle = toggle
        self.note = note
        self.username = username
        self.keepsDraft = keepsDraft
    }

    /// Returns the form for name, user name and e-mail address; with the password once it was asked for.
    package static func profile(_ form: FormState, t: Texts) -> SettingsFormPage {
        let asksPassword = form.error(ProfileForm.current, t) != nil || !form.value(ProfileForm.current).isEmpty
        let password = Field(ProfileForm.current, label: t.settings.currentPassword, form: form, t: t, secret: true, saysOptional: false)
        return SettingsFormPage(
            t.settings.profile, action: Paths.profile, form: form,
            fields: [
                Field(ProfileForm.username, label: t.gate.username, form: form, t: t, hint: t.gate.usernameHint),
                Field(ProfileForm.email, label: t.gate.email, form: form, t: t),
            ]
                + t.language.inNameOrder(
                    given: Field(ProfileForm.firstName, label: t.gate.firstName, form: form, t: t),
                    family: Field(ProfileForm.lastName, label: t.gate.lastName, form: form, t: t))
                + [Field(ProfileForm.dateOfBirth, label: t.gate.dateOfBirth, form: form, t: t)] + (asksPassword ? [password] : []),
            keepsDraft: !asksPassword, t: t)
    }

    /// Returns the form for changing the password, with a switch about API tokens if there are any.
    package static func password(_ form: FormState, username: String, hasTokens: Bool, t: Texts) -> SettingsFormPage {
        SettingsFormPage(
            t.settings.password, action: Paths.password, form: form,
            fields: [
                Field(PasswordForm.current, label: t.settings.currentPassword, form: form, t: t, secret: true),
                Field(PasswordForm.new, label: t.settings.newPassword, form: form, t: t, hint: t.gate.passwordHint, secret: true),
                Field(PasswordForm.again, label: t.settings.repeatPassword, form: form, t: t, secret: true),
            ],
            toggle: hasTokens
                ? Toggle(
                    name: PasswordForm.keepTokens.name, label: t.settings.keepTokens, hint: t.settings.keepTokensHint,
                    isOn: !form.value(PasswordForm.keepTokens).isEmpty) : nil,
            note: t.settings.passwordNote, username: username, keepsDraft: false, t: t)
    }

    /// Returns the form for the name of a passkey.
    package static func passkey(_ form: FormState, id: Identifier<Any>, t: Texts) -> SettingsFormPage {
        SettingsFormPage(
            t.passkeys.renameTitle, action: Paths.passkey(id), form: form,
            fields: [Field(PasskeyForm.name, label: t.passkeys.name, form: form, t: t, hint: t.passkeys.nameHint)], back: Paths.passkeys, t: t)
    }
}
