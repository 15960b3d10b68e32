/// The reason why a response is refused.
public enum CeremonyProblem: Error, Sendable, CaseIterable {
    /// Malformed or oversized data.
    case malformed
    /// A response to the other ceremony.
    case wrongType
    /// A response to another challenge.
    case wrongChallenge
    /// The page's origin is another site.
    case wrongOrigin
    /// The page is in a frame of another site.
    case crossOrigin
    /// A credential for another relying party.
    case wrongRelyingParty
    /// The user-present flag is not set.
    case userNotPresent
    /// The user-verified flag is not set.
    case userNotVerified
    /// The credential is backed up although it is not eligible for backup.
    case wrongBackupState
    /// The key's algorithm was not requested, or the key is invalid.
    case unknownKey
    /// The attestation format was not requested.
    case unknownAttestation
    /// The response names a credential other than the given one.
    case wrongCredential
    /// The credential belongs to another person.
    case wrongUser
    case wrongSignature
    /// The signature counter has not increased: there may be a copy of the credential.
    case counterWentBack
}
