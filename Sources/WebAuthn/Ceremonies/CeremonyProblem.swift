/// Why the answer of an authenticator proves nothing.
public enum CeremonyProblem: Error, Sendable, CaseIterable {
    /// Bytes that are not what they have to be, or more of them.
    case malformed
    /// An answer to the other ceremony.
    case wrongType
    /// An answer to another challenge.
    case wrongChallenge
    /// A page of another site.
    case wrongOrigin
    /// A page in a frame of another site.
    case crossOrigin
    /// A credential for another site.
    case wrongRelyingParty
    /// Nobody touched the authenticator.
    case userNotPresent
    /// The authenticator did not check who touched it.
    case userNotVerified
    /// A credential that is backed up though it cannot be.
    case wrongBackupState
    /// A key of an algorithm that was not asked for, or none that can be read.
    case unknownKey
    /// An attestation that was not asked for.
    case unknownAttestation
    /// Another credential than the one whose key is known.
    case wrongCredential
    /// A credential of another person.
    case wrongUser
    case wrongSignature
    /// The counter did not rise since the last time: somebody may have a copy of the credential.
    case counterWentBack
}
