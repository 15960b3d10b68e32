/// A browser's response to an authentication (WebAuthn Level 3, section 5.2.2).
public struct AuthenticationResponse: Sendable {
    /// The credential's ID.
    public let credential: [UInt8]
    /// `clientDataJSON`.
    public let clientData: [UInt8]
    public let authenticatorData: [UInt8]
    public let signature: [UInt8]
    /// The user handle stored on the authenticator; nil if it is not returned.
    public let userHandle: [UInt8]?

    public init(credential: [UInt8], clientData: [UInt8], authenticatorData: [UInt8], signature: [UInt8], userHandle: [UInt8]?) {
        self.credential = credential
        self.clientData = clientData
        self.authenticatorData = authenticatorData
        self.signature = signature
        self.userHandle = userHandle
    }
}

/// A registered credential.
public struct KnownCredential: Sendable {
    public let id: [UInt8]
    /// The COSE_Key from the registration.
    public let publicKey: [UInt8]
    /// The signature counter at the last use.
    public let counter: UInt32
    /// The user handle given at the registration.
    public let userHandle: [UInt8]

    public init(id: [UInt8], publicKey: [UInt8], counter: UInt32, userHandle: [UInt8]) {
        self.id = id
        self.publicKey = publicKey
        self.counter = counter
        self.userHandle = userHandle
    }
}

/// A verified authentication.
public struct Authentication: Sendable, Equatable {
    /// The new signature counter, to be stored with the credential.
    public let counter: UInt32
    /// True if the credential is backed up elsewhere.
    public let isBackedUp: Bool
}

extension RelyingParty {
    /// Verifies the response to an authentication (WebAuthn Level 3, section 7.2).
    ///
    /// The challenge has to be a recent one that has not been answered yet.
    ///
    /// - Parameter namesUser: whether the response has to contain the user handle, because the page did not know the user.
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
