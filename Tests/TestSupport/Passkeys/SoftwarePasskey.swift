import Crypto
import Foundation

/// An authenticator with one credential, together with the browser; every part can be made faulty. It shares no code with the
/// code under test.
public struct SoftwarePasskey: Sendable {
    public enum Flag {
        public static let present: UInt8 = 1, verified: UInt8 = 4, backupEligible: UInt8 = 8, backedUp: UInt8 = 16, attested: UInt8 = 64,
            extended: UInt8 = 128
    }

    /// A browser's response to a registration.
    public struct Registration: Sendable {
        public var clientData: [UInt8]
        public var attestation: [UInt8]
    }

    /// A browser's response to an authentication.
    public struct Assertion: Sendable {
        public var credential: [UInt8]
        public var clientData: [UInt8]
        public var authenticatorData: [UInt8]
        public var signature: [UInt8]
        public var userHandle: [UInt8]?
    }

    public var id: [UInt8]
    public var key: SoftwareKey
    public var relyingParty: String
    public var origin: String
    public var userHandle: [UInt8]?
    public var flags = Flag.present | Flag.verified
    public var counter: UInt32 = 0
    /// Additional client data, such as `,"crossOrigin":true`.
    public var more = #","crossOrigin":false"#
    /// Bytes after the credential, such as extensions.
    public var tail: [UInt8] = []
    public var attestationFormat = "none"

    public init(_ algorithm: SoftwareKey.Algorithm = .es256, relyingParty: String = "penny.local", origin: String = "https://penny.local:8443") throws
    {
        id = (0..<32).map { _ in UInt8.random(in: 0...255) }
        key = try SoftwareKey(algorithm)
        self.relyingParty = relyingParty
        self.origin = origin
    }

    /// Creates the credential; `challenge` as in the options.
    public func register(_ challenge: String, type: String = "webauthn.create") throws -> Registration {
        let client = clientData(type, challenge)
        let count = [UInt8(id.count >> 8), UInt8(id.count & 255)]
        let data = try authenticatorData(flags | Flag.attested) + [UInt8](repeating: 7, count: 16) + count + id + key.cose + tail
        return Registration(clientData: client, attestation: try attestation(of: data, client).encoded)
    }

    /// Signs a challenge with the credential.
    public func sign(_ challenge: String, type: String = "webauthn.get") throws -> Assertion {
        let client = clientData(type, challenge), data = authenticatorData(flags) + tail
        return Assertion(
            credential: id, clientData: client, authenticatorData: data, signature: try key.sign(data + SHA256.hash(data: client)),
            userHandle: userHandle)
    }

    private func clientData(_ type: String, _ challenge: String) -> [UInt8] {
        Array(#"{"type":"\#(type)","challenge":"\#(challenge)","origin":"\#(origin)"\#(more)}"#.utf8)
    }

    private func authenticatorData(_ flags: UInt8) -> [UInt8] {
        Array(SHA256.hash(data: Array(relyingParty.utf8))) + [flags] + withUnsafeBytes(of: counter.bigEndian) { Array($0) }
    }

    private func attestation(of data: [UInt8], _ client: [UInt8]) throws -> TestCBOR {
        let statement: TestCBOR
        switch attestationFormat {
        case "packed":
            let signature = try key.sign(data + SHA256.hash(data: client))
            statement = .map([(.text("alg"), .integer(algorithm)), (.text("sig"), .bytes(signature))])
        case "none": statement = .map([])
        default: statement = .map([(.text("sig"), .bytes([1, 2, 3]))])
        }
        return .map([(.text("fmt"), .text(attestationFormat)), (.text("attStmt"), statement), (.text("authData"), .bytes(data))])
    }

    private var algorithm: Int {
        switch key {
        case .es256: -7
        case .edDSA: -8
        case .rs256: -257
        }
    }
}
