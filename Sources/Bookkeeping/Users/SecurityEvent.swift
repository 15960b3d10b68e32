/// A change to a person's ways to sign in, or to all their data: they are notified in case it was somebody else.
public enum SecurityEvent: String, CaseIterable, Sendable {
    case passwordChanged = "password-changed"
    case passcodeOn = "passcode-on"
    case passcodeOff = "passcode-off"
    case passkeyAdded = "passkey-added"
    case passkeyRemoved = "passkey-removed"
    /// The signature counter went back, as with a copied passkey.
    case passkeyRefused = "passkey-refused"
    case oneTimePasswordOn = "one-time-password-on"
    case oneTimePasswordOff = "one-time-password-off"
    case recoveryCodeUsed = "recovery-code-used"
    case tokenMade = "token-made"
    case exported
    case deletionAsked = "deletion-asked"
    case deletionCancelled = "deletion-cancelled"
    /// A sign-in on a device that the person had not used before.
    case newSignIn = "new-sign-in"
    /// A password reset with a link from the operator.
    case passwordReset = "password-reset"
    /// Too many wrong passcodes ended a session.
    case lockedOut = "locked-out"
    /// The user name or the e-mail address was changed; both work for signing in.
    case loginChanged = "login-changed"
}

/// A security event and the device it came from.
public struct SecurityNotice: Sendable, Equatable {
    public let event: SecurityEvent
    /// Nil if it came from no browser, or from an unknown one.
    public let device: SecurityDevice?

    public init(_ event: SecurityEvent, from device: SecurityDevice? = nil) {
        self.event = event
        self.device = device
    }
}

/// A browser, as the server sees it.
public struct SecurityDevice: Sendable, Equatable {
    /// The `User-Agent` header.
    public let userAgent: String
    /// The IP address.
    public let address: String

    public init(userAgent: String, address: String) {
        self.userAgent = userAgent
        self.address = address
    }
}
