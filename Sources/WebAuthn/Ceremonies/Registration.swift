/// A browser's response to a registration (WebAuthn Level 3, section 5.2.1).
public struct RegistrationResponse: Sendable {
    /// `clientDataJSON`.
    public let clientData: [UInt8]
    /// `attestationObject`.
    public let attestation: [UInt8]

    public init(clientData: [UInt8], attestation: [UInt8]) {
        self.clientData = clientData
        self.attestation = attestation
    }
}

/// A new credential.
public struct NewCredential: Sendable {
    /// The unique ID, 1 to 1,023 bytes.
    public let id: [UInt8]
    /// The COSE_Key, for ``CredentialKey/init(cose:)``.
    public let publicKey: [UInt8]
    /// The signature algorithm.
    public let algorithm: SignatureAlgorithm
    /// The signature counter, 0 if the authenticator has none.
    public let counter: UInt32
    /// True if the credential is backed up elsewhere, such as with an account of the device's maker.
    public let isBackedUp: Bool
    /// The AAGUID, which identifies the authenticator's model; 16 zeros if it is not revealed.
    public let model: [UInt8]
}

extension RelyingParty {
    /// Verifies the response to a registration (WebAuthn Level 3, section 7.1).
    ///
    /// The caller has to check that the credential is not registered already. The challenge has to be a recent one that has not
    /// been answered yet.
    public func register(_ response: RegistrationResponse, answering challenge: Challenge) throws(CeremonyProblem) -> NewCredential {
        let client = try clientData(response.clientData, type: "webauthn.create", answering: challenge)
        let attestation = try AttestationObject(response.attestation)
        let data = try AuthenticatorData(attestation.authenticatorData)
        try check(data)
        guard let credential = data.credential else { throw .malformed }
        try attestation.check(credential, clientDataHash: client.hash)
        return NewCredential(
            id: credential.id, publicKey: credential.cose, algorithm: credential.key.algorithm, counter: data.counter,
            isBackedUp: data.flags.contains(.backedUp), model: credential.model)
    }
}
