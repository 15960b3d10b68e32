import Templates

/// A button for proving one's identity with a passkey instead of a password or a passcode.
package struct PasskeyPrompt: ViewModel, Sendable {
    /// The URL that the response is posted to; its challenge comes from `/challenge` below that.
    package let action: String
    package let button: String
    /// The URL to continue at.
    package let next: String?
    /// True if the field for the user name offers passkeys too.
    package let isInField: Bool

    private init(_ action: String, button: String, next: String?, isInField: Bool = false) {
        self.action = action
        self.button = button
        self.next = next
        self.isInField = isInField
    }

    package static func signIn(next: String?, t: Texts) -> PasskeyPrompt {
        PasskeyPrompt("/sign-in/passkey", button: t.passkeys.signIn, next: next, isInField: true)
    }

    package static func unlock(next: String?, t: Texts) -> PasskeyPrompt { PasskeyPrompt("/locked/passkey", button: t.passkeys.unlock, next: next) }

    package static func confirm(next: String?, t: Texts) -> PasskeyPrompt {
        PasskeyPrompt("/settings/confirm/passkey", button: t.passkeys.confirm, next: next)
    }
}
