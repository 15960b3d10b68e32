/// What a browser gives when a credential has signed (WebAuthn Level 3, section 5.2.2).
public struct AuthenticationResponse: Sendable {
    /// The credential's id.
    public let credential: [UInt8]
    /// `clientDataJSON`.
    public let clientData: [UInt8]
    public let authenticatorData: [UInt8]
    public let signature: [UInt8]
    /// Whose credential it is, as the authenticator has it; nil when it does not tell.
    public let userHandle: [UInt8]?

    public init(credential: [UInt8], clientData: [UInt8], authenticatorData: [UInt8], signature: [UInt8], userHandle: [UInt8]?) {
        self.credential = credential
        self.clientData = clientData
        self.authenticatorData = authenticatorData
        self.signature = signature
        self.userHandle = userHandle
    }
}

/// A credential that was registered.
public struct KnownCredential: Sendable {
    public let id: [UInt8]
    /// The COSE_Key that its registration gave.
    public let publicKey: [UInt8]
    /// The counter that it had the last time.
    public let counter: UInt32
    /// Whose it is, as its registration told the authenticator.
    public let userHandle: [UInt8]

    public init(id: [UInt8], publicKey: [UInt8], counter: UInt32, userHandle: [UInt8]) {
        self.id = id
        self.publicKey = publicKey
        self.counter = counter
        self.userHandle = userHandle
    }
}

/// A proof of who somebody is.
public struct Authentication: Sendable, Equatable {
    /// To be kept with the credential.
    public let counter: UInt32
    /// Whether the credential is kept elsewhere too.
    public let isBackedUp: Bool
}

extension RelyingParty {
    /// Checks what a browser gave when a credential was to sign (WebAuthn Level 3, section 7.2).
    ///
    /// The challenge has to be one that was given out lately and not been answered yet.
    ///
    /// - Parameter namesUser: Whether the answer has to tell whose it is, because the page did not know.
    public func authenticate(
        _ response: AuthenticationResponse, answering challenge: Challenge, with credential: KnownCredential, namesUser: Bool
    ) throws(CeremonyProblem) -> Authentication {
        guard response.credential == credential.id else { throw .wrongCredential }
        guard response.userHandle == credential.userHandle || (response.userHandle == nil && !namesUser) else { throw .wrongUser }
        let client = try clientData(response.clientData, type: "webauthn.get", answering: challenge)
        let data = try AuthenticatorData(response.authenticatorData)
        guard data.credential == nil else { throw .malformed }
        try check(data)
        guard let key = CredentialKey(cose: credential.publicKey) else { throw .unknownKey }
        guard key.isValid(response.signature, for: response.authenticatorData + client.hash) else { throw .wrongSignature }
        guard data.counter > credential.counter || (data.counter == 0 && credential.counter == 0) else { throw .counterWentBack }
        return Authentication(counter: data.counter, isBackedUp: data.flags.contains(.backedUp))
    }
}
