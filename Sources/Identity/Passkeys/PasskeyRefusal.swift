import WebAuthn

/// The reason why a passkey is refused, at the level that a person can act on.
package enum PasskeyRefusal: Error {
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
    /// The response does not come from a passkey.
    case failed

    /// Returns the refusal for a problem of the ceremony.
    package init(_ problem: CeremonyProblem) {
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
}
