/// Something that was done to how a person signs in, or to all that is theirs: they are told of it in case it was somebody else.
public enum SecurityEvent: String, CaseIterable, Sendable {
    case passwordChanged = "password-changed"
    case passcodeOn = "passcode-on"
    case passcodeOff = "passcode-off"
    case passkeyAdded = "passkey-added"
    case passkeyRemoved = "passkey-removed"
    /// Because its counter went back, which a copy of it would make it do.
    case passkeyRefused = "passkey-refused"
    case oneTimePasswordOn = "one-time-password-on"
    case oneTimePasswordOff = "one-time-password-off"
    case recoveryCodeUsed = "recovery-code-used"
    case tokenMade = "token-made"
    case exported
    case deletionAsked = "deletion-asked"
    case deletionCancelled = "deletion-cancelled"
    /// On a device that the person had not used before.
    case newSignIn = "new-sign-in"
    /// By a link from the operator.
    case passwordReset = "password-reset"
    /// Too many wrong passcodes ended a session.
    case lockedOut = "locked-out"
    /// The user name or the e-mail address, either of which signs in.
    case loginChanged = "login-changed"
}

/// A security event with the device it came from.
public struct SecurityNotice: Sendable, Equatable {
    public let event: SecurityEvent
    /// Nil when it came from no browser, or none that is known.
    public let device: SecurityDevice?

    public init(_ event: SecurityEvent, from device: SecurityDevice? = nil) {
        self.event = event
        self.device = device
    }
}

/// A browser, as the server saw it.
public struct SecurityDevice: Sendable, Equatable {
    /// What it calls itself.
    public let userAgent: String
    /// Its address on the network.
    public let address: String

    public init(userAgent: String, address: String) {
        self.userAgent = userAgent
        self.address = address
    }
}
