/// What a browser gives when a credential was made (WebAuthn Level 3, section 5.2.1).
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

/// A credential that was just made.
public struct NewCredential: Sendable {
    /// 1 to 1,023 bytes that no other credential has.
    public let id: [UInt8]
    /// The COSE_Key, for ``CredentialKey/init(cose:)``.
    public let publicKey: [UInt8]
    /// How it signs.
    public let algorithm: SignatureAlgorithm
    /// How often it has signed, or 0 if it does not count.
    public let counter: UInt32
    /// Whether it is kept elsewhere too, such as with an account of the device's maker.
    public let isBackedUp: Bool
    /// The AAGUID: which model made it; 16 zeros when it does not tell.
    public let model: [UInt8]
}

extension RelyingParty {
    /// Checks what a browser gave when a credential was to be made (WebAuthn Level 3, section 7.1).
    ///
    /// Whether the credential is known already is for the caller to find out, and the challenge has to be one that was given out lately and not
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
