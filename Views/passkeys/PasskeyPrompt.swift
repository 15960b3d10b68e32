import Language
import SitePaths
import Templates

/// A button for proving one's identity with a passkey instead of a password or a passcode.
package struct PasskeyPrompt: ViewModel, Sendable {
    /// The URL that the response is posted to.
    package let action: Link
    /// The URL that gives the challenge.
    package let challenge: Link
    package let button: String
    /// The URL to continue at.
    package let next: String?
    /// True if the field for the user name offers passkeys too.
    package let isInField: Bool

    private init(_ action: Link, challenge: Link, button: String, next: String?, isInField: Bool = false) {
        self.action = action
        self.challenge = challenge
        self.button = button
        self.next = next
        self.isInField = isInField
    }

    package static func signIn(next: String?, t: Texts) -> PasskeyPrompt {
        PasskeyPrompt(Paths.signInPasskey, challenge: Paths.signInPasskeyChallenge, button: t.passkeys.signIn, next: next, isInField: true)
    }

    package static func unlock(next: String?, t: Texts) -> PasskeyPrompt {
        PasskeyPrompt(Paths.unlockPasskey, challenge: Paths.unlockPasskeyChallenge, button: t.passkeys.unlock, next: next)
    }

    package static func confirm(next: String?, t: Texts) -> PasskeyPrompt {
        PasskeyPrompt(Paths.confirmPasskey, challenge: Paths.confirmPasskeyChallenge, button: t.passkeys.confirm, next: next)
    }
}
