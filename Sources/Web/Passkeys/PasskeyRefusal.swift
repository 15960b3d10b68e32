import Views
import WebAuthn

/// The reason why a passkey is refused, at the level that a person can act on.
enum PasskeyRefusal: Error {
    /// The challenge was consumed, has expired, or belongs to another purpose.
    case tooLate
    /// No user here has the passkey, or another one has.
    case unknown
    /// Its signature counter went back.
    case copied
    /// The device did not verify its user.
    case notVerified
    /// The passkey is registered already.
    case taken
    case tooMany
    /// The response is not that of a passkey.
    case failed

    init(_ problem: CeremonyProblem) {
        self =
            switch problem {
            case .wrongChallenge: .tooLate
            case .wrongCredential, .wrongUser: .unknown
            case .counterWentBack: .copied
            case .userNotPresent, .userNotVerified: .notVerified
            case .malformed, .wrongType, .wrongOrigin, .crossOrigin, .wrongRelyingParty, .wrongBackupState, .unknownKey, .unknownAttestation,
                .wrongSignature:
                .failed
            }
    }

    func sentence(_ t: Texts) -> String {
        switch self {
        case .tooLate: t.passkeys.tooLate
        case .unknown: t.passkeys.unknown
        case .copied: t.passkeys.copied
        case .notVerified: t.passkeys.notVerified
        case .taken: t.passkeys.known
        case .tooMany: t.passkeys.limitReached
        case .failed: t.passkeys.failed
        }
    }
}
