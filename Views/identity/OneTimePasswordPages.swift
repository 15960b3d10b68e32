import Language
import SitePaths
import Templates
import Validation

/// Setting one-time passwords up: the key for the app, and a first code from it.
package struct OneTimePasswordSetUpPage: PageModel {
    package let title, secret: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { [.guide, .identity] }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let code: Field
    package let qrCode: QRCodeView?
    /// The secret in groups of four.
    package let groups: [String]

    /// - Parameter address: the URL in the QR code, for the app.
    package init(_ form: FormState, secret: String, address: String, t: Texts) {
        title = t.oneTimePasswords.title
        self.secret = secret
        hasProblems = form.hasProblems
        problems = form.summary(t)
        code = Field(CodeForm.code, label: t.oneTimePasswords.code, form: form, t: t, hint: t.oneTimePasswords.codeHint, secret: true)
        qrCode = QRCodeView(address, label: t.oneTimePasswords.qrLabel)
        let letters = Array(secret)
        groups = stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }
    }
}

/// The page of enabled one-time passwords.
package struct OneTimePasswordPage: PageModel {
    package let title, since, codesLeft: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { [.guide] }
    package let tone: String

    package init(since day: String, codesLeft: Int, t: Texts) {
        title = t.oneTimePasswords.title
        since = t.oneTimePasswords.since(day)
        self.codesLeft = t.oneTimePasswords.codesLeft(codesLeft)
        tone = codesLeft < 3 ? "near" : ""
    }
}

/// Recovery codes, shown once.
package struct RecoveryCodesPage: PageModel {
    package let title: String
    package var tab: Tab { .more }
    package var assets: PageAssets { [.identity] }
    package let codes: [String]

    package init(_ codes: [String], t: Texts) {
        title = t.oneTimePasswords.codesTitle
        self.codes = codes
    }
}

/// The second factor of a sign-in.
package struct SecondStepPage: PageModel {
    package let title, text, otherLabel: String
    package let otherURL, startURL: Link
    package var assets: PageAssets { [.identity] }
    package let hasProblems, byRecoveryCode: Bool
    package let code: Field
    package let next: String?

    package init(_ form: FormState, next: String?, byRecoveryCode: Bool, t: Texts) {
        let t2 = t.oneTimePasswords
        title = byRecoveryCode ? t2.recoveryTitle : t2.stepTitle
        text = byRecoveryCode ? t2.recoveryText : t2.stepText
        hasProblems = form.hasProblems
        self.byRecoveryCode = byRecoveryCode
        code = Field(CodeForm.code, label: byRecoveryCode ? t2.recoveryCode : t2.code, form: form, t: t, secret: true)
        self.next = next
        let query = next.map { "next=" + $0.urlQueryEncoded }
        otherURL = Paths.signInCode.query([byRecoveryCode ? nil : "recovery=1", query].compactMap(\.self).joined(separator: "&"))
        otherLabel = byRecoveryCode ? t2.useApp : t2.useRecovery
        startURL = Paths.signIn.query(query ?? "")
    }
}
