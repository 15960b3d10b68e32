/// The data that an authenticator signs (WebAuthn Level 3, section 6.1).
public struct AuthenticatorData: Sendable {
    /// The flags byte.
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8

        static let userPresent = Flags(rawValue: 1 << 0)
        static let userVerified = Flags(rawValue: 1 << 2)
        static let backupEligible = Flags(rawValue: 1 << 3)
        static let backedUp = Flags(rawValue: 1 << 4)
        static let attested = Flags(rawValue: 1 << 6)
        static let extended = Flags(rawValue: 1 << 7)
    }

    /// A new credential (section 6.5.1).
    struct AttestedCredential: Sendable {
        /// The AAGUID, which identifies the authenticator's model; zeros if it is not revealed.
        let model: [UInt8]
        let id: [UInt8]
        let key: CredentialKey
        /// The key as encoded.
        let cose: [UInt8]
    }

    let relyingPartyHash: ArraySlice<UInt8>
    let flags: Flags
    let counter: UInt32
    let credential: AttestedCredential?

    /// Parses the bytes completely.
    ///
    /// - Throws: ``CeremonyProblem/malformed`` and ``CeremonyProblem/unknownKey``.
    init(_ bytes: [UInt8]) throws(CeremonyProblem) {
        var reader = ByteReader(bytes[...])
        guard let hash = reader.bytes(32), let flags = reader.byte(), let counter = reader.number(width: 4) else { throw .malformed }
        relyingPartyHash = hash
        self.flags = Flags(rawValue: flags)
        self.counter = UInt32(truncatingIfNeeded: counter)
        credential = self.flags.contains(.attested) ? try Self.credential(&reader) : nil
        if self.flags.contains(.extended) {
            guard let found = try? CBORValue.first(in: reader.rest), found.value.map != nil else { throw .malformed }
            reader = ByteReader(found.rest)
        }
        guard reader.isAtEnd else { throw .malformed }
    }

    private static func credential(_ reader: inout ByteReader) throws(CeremonyProblem) -> AttestedCredential {
        guard let model = reader.bytes(16), let length = reader.number(width: 2), 1...1023 ~= length, let id = reader.bytes(Int(length)),
            let found = try? CBORValue.first(in: reader.rest)
        else { throw .malformed }
        guard let key = CredentialKey(found.value) else { throw .unknownKey }
        let cose = Array(reader.rest.dropLast(found.rest.count))
        reader = ByteReader(found.rest)
        return AttestedCredential(model: Array(model), id: Array(id), key: key, cose: cose)
    }
}
