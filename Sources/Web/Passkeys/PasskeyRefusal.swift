import Views
import WebAuthn

/// Why a passkey does not let somebody in, or is not added, in what a person can make something of.
enum PasskeyRefusal: Error {
    /// The challenge was used, is over, or was made for something else.
    case tooLate
    /// Nobody here has it, or not this person.
    case unknown
    /// Its counter went back.
    case copied
    /// The device did not look who uses it.
    case notVerified
    /// It is somebody's already.
    case taken
    case tooMany
    /// What came is not the answer of a passkey.
    case failed

    init(_ problem: CeremonyProblem) {
        self =
            switch problem {
            case .wrongChallenge: .tooLate
            case .wrongCredential, .wrongUser: .unknown
            case .counterWentBack: .copied
            case .userNotPresent, .userNotVerified: .notVerified
            case .malformed, .wrongType, .wrongOrigin, .crossOrigin, .wrongRelyingParty, .wrongBackupState, .unknownKey, .unknownAttestation, .wrongSignature:
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
