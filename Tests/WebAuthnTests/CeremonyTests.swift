import Foundation
import TestSupport
import Testing

@testable import WebAuthn

@Suite struct CeremonyTests {
    static let site = RelyingParty(id: "penny.local", origin: "https://penny.local:8443")

    static func register(
        _ passkey: SoftwarePasskey, type: String = "webauthn.create", change: (inout SoftwarePasskey.Registration) -> Void = { _ in }
    )
        throws -> NewCredential
    {
        let challenge = Challenge()
        var made = try passkey.register(Base64URL.text(challenge.bytes), type: type)
        change(&made)
        return try site.register(RegistrationResponse(clientData: made.clientData, attestation: made.attestation), answering: challenge)
    }

    /// Verifies the response of a passkey that is registered with a given counter.
    static func authenticate(
        _ passkey: SoftwarePasskey, known: SoftwarePasskey? = nil, counter: UInt32 = 0, type: String = "webauthn.get", namesUser: Bool = true,
        challenge: Challenge = Challenge(), answering: Challenge? = nil, change: (inout SoftwarePasskey.Assertion) -> Void = { _ in }
    ) throws -> Authentication {
        let known = known ?? passkey
        var signed = try passkey.sign(Base64URL.text(challenge.bytes), type: type)
        change(&signed)
        let response = AuthenticationResponse(
            credential: signed.credential, clientData: signed.clientData, authenticatorData: signed.authenticatorData, signature: signed.signature,
            userHandle: signed.userHandle)
        let credential = KnownCredential(id: known.id, publicKey: try known.key.cose, counter: counter, userHandle: [1, 2, 3])
        return try site.authenticate(response, answering: answering ?? challenge, with: credential, namesUser: namesUser)
    }

    static func passkey(_ algorithm: SoftwareKey.Algorithm = .es256, _ change: (inout SoftwarePasskey) -> Void = { _ in }) throws -> SoftwarePasskey {
        var passkey = try SoftwarePasskey(algorithm)
        passkey.userHandle = [1, 2, 3]
        change(&passkey)
        return passkey
    }

    // MARK: Registration

    @Test(arguments: SoftwareKey.Algorithm.allCases, ["none", "packed"]) func `a credential is registered`(
        algorithm: SoftwareKey.Algorithm, format: String
    ) throws {
        let passkey = try Self.passkey(algorithm) {
            $0.attestationFormat = format
            $0.counter = 7
            $0.flags |= SoftwarePasskey.Flag.backupEligible | SoftwarePasskey.Flag.backedUp
        }
        let credential = try Self.register(passkey)
        #expect(credential.id == passkey.id)
        #expect(credential.publicKey == (try passkey.key.cose))
        #expect(credential.algorithm.rawValue == Int64(algorithm.rawValue))
        #expect(credential.counter == 7)
        #expect(credential.isBackedUp)
        #expect(credential.model == [UInt8](repeating: 7, count: 16))
    }

    /// A fault in a response.
    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let problem: CeremonyProblem
        let change: @Sendable (inout SoftwarePasskey) -> Void

        init(_ what: String, _ problem: CeremonyProblem, _ change: @escaping @Sendable (inout SoftwarePasskey) -> Void) {
            (testDescription, self.problem, self.change) = (what, problem, change)
        }
    }

    @Test(arguments: [
        Fault("http instead of https", .wrongOrigin, { $0.origin = "http://penny.local:8443" }),
        Fault("another port", .wrongOrigin, { $0.origin = "https://penny.local" }),
        Fault("another host", .wrongOrigin, { $0.origin = "https://evil.example" }),
        Fault("a host below", .wrongOrigin, { $0.origin = "https://x.penny.local:8443" }),
        Fault("no origin", .wrongOrigin, { $0.origin = "null" }), Fault("a frame", .crossOrigin, { $0.more = #","crossOrigin":true"# }),
        Fault("a page above", .crossOrigin, { $0.more = #","topOrigin":"https://evil.example""# }),
        Fault("another site", .wrongRelyingParty, { $0.relyingParty = "evil.example" }),
        Fault("nobody there", .userNotPresent, { $0.flags = SoftwarePasskey.Flag.verified }),
        Fault("nobody checked", .userNotVerified, { $0.flags = SoftwarePasskey.Flag.present }),
        Fault("backed up though it cannot be", .wrongBackupState, { $0.flags |= SoftwarePasskey.Flag.backedUp }),
        Fault("not JSON", .malformed, { $0.more = ",x" }),
        Fault("a wrong kind of value", .malformed, { $0.more = #","crossOrigin":"no""# }), Fault("NUL", .malformed, { $0.more = ",\"x\":\"\u{0}\"" }),
    ])
    func `both ceremonies refuse what is wrong`(fault: Fault) throws {
        let passkey = try Self.passkey(.es256, fault.change)
        #expect(throws: fault.problem) { try Self.register(passkey) }
        #expect(throws: fault.problem) { try Self.authenticate(passkey) }
    }

    @Test(arguments: [
        Fault("an unknown attestation", .unknownAttestation, { $0.attestationFormat = "fido-u2f" }), Fault("no id", .malformed, { $0.id = [] }),
        Fault("too long an id", .malformed, { $0.id = [UInt8](repeating: 1, count: 1024) }), Fault("more bytes", .malformed, { $0.tail = [0xA0] }),
        Fault("extensions that are none", .malformed, { $0.flags |= SoftwarePasskey.Flag.extended }),
        Fault("extensions that are a number", .malformed, { ($0.flags, $0.tail) = ($0.flags | SoftwarePasskey.Flag.extended, [0x01]) }),
    ])
    func `registration refuses what is wrong`(fault: Fault) throws {
        #expect(throws: fault.problem) { try Self.register(try Self.passkey(.es256, fault.change)) }
    }

    @Test func `what a browser may add is allowed`() throws {
        _ = try Self.register(try Self.passkey { $0.more = #","other_keys_can_be_added_here":"do not compare clientDataJSON against a template""# })
        _ = try Self.register(try Self.passkey { $0.id = [UInt8](repeating: 1, count: 1023) })
        _ = try Self.register(
            try Self.passkey {
                $0.flags |= SoftwarePasskey.Flag.extended
                $0.tail = TestCBOR.map([(.text("credProtect"), .integer(2))]).encoded
            })
    }

    @Test func `an answer to the other ceremony or to another challenge is none`() throws {
        let passkey = try Self.passkey()
        #expect(throws: CeremonyProblem.wrongType) { try Self.register(passkey, type: "webauthn.get") }
        #expect(throws: CeremonyProblem.wrongType) { try Self.authenticate(passkey, type: "webauthn.create") }
        #expect(throws: CeremonyProblem.wrongType) { try Self.authenticate(passkey, type: "payment.get") }
        #expect(throws: CeremonyProblem.wrongChallenge) { try Self.authenticate(passkey, answering: Challenge()) }
        let made = try passkey.register("AAAA")
        #expect(throws: CeremonyProblem.wrongChallenge) {
            try Self.site.register(RegistrationResponse(clientData: made.clientData, attestation: made.attestation), answering: Challenge())
        }
    }

    @Test func `an attestation by another key is refused`() throws {
        let other = try Self.passkey { $0.attestationFormat = "packed" }
        let passkey = try Self.passkey { $0.attestationFormat = "packed" }
        #expect(throws: CeremonyProblem.wrongSignature) {
            try Self.register(passkey) { $0.clientData = Array(String(decoding: $0.clientData, as: UTF8.self).replacing("}", with: " }").utf8) }
        }
        #expect(throws: CeremonyProblem.self) { try Self.register(passkey) { $0.attestation = (try? other.register("AAAA"))?.attestation ?? [] } }
    }

    @Test func `a registration that is cut off anywhere is malformed`() throws {
        let passkey = try Self.passkey(.rs256), challenge = Challenge()
        let made = try passkey.register(Base64URL.text(challenge.bytes))
        for count in 0..<made.attestation.count {
            #expect(throws: CeremonyProblem.malformed, "\(count) bytes") {
                try Self.site.register(
                    RegistrationResponse(clientData: made.clientData, attestation: Array(made.attestation.prefix(count))), answering: challenge)
            }
        }
        for count in 0..<made.clientData.count {
            #expect(throws: CeremonyProblem.malformed, "\(count) bytes") {
                try Self.site.register(
                    RegistrationResponse(clientData: Array(made.clientData.prefix(count)), attestation: made.attestation), answering: challenge)
            }
        }
    }

    // MARK: Authentication

    @Test(arguments: SoftwareKey.Algorithm.allCases) func `a credential proves who somebody is`(algorithm: SoftwareKey.Algorithm) throws {
        let passkey = try Self.passkey(algorithm) {
            $0.counter = 5
            $0.flags |= SoftwarePasskey.Flag.backupEligible | SoftwarePasskey.Flag.backedUp
        }
        #expect(try Self.authenticate(passkey, counter: 4) == Authentication(counter: 5, isBackedUp: true))
    }

    @Test(
        arguments: [(0, 0, true), (1, 0, true), (5, 4, true), (.max, 0, true), (4, 4, false), (3, 4, false), (0, 1, false), (0, .max, false)]
            as [(UInt32, UInt32, Bool)])
    func `the counter has to rise unless it is not used`(now: UInt32, before: UInt32, isGood: Bool) throws {
        let passkey = try Self.passkey { $0.counter = now }
        if isGood {
            #expect(try Self.authenticate(passkey, counter: before).counter == now)
        } else {
            #expect(throws: CeremonyProblem.counterWentBack) { try Self.authenticate(passkey, counter: before) }
        }
    }

    @Test func `another credential, another person and another key prove nothing`() throws {
        let passkey = try Self.passkey(), other = try Self.passkey()
        #expect(throws: CeremonyProblem.wrongCredential) { try Self.authenticate(passkey, known: other) }
        #expect(throws: CeremonyProblem.wrongSignature) { try Self.authenticate(try Self.passkey { $0.id = passkey.id }, known: passkey) }
        #expect(throws: CeremonyProblem.wrongUser) { try Self.authenticate(passkey) { $0.userHandle = [1, 2, 4] } }
        #expect(throws: CeremonyProblem.wrongUser) { try Self.authenticate(passkey, namesUser: false) { $0.userHandle = [] } }
        #expect(throws: CeremonyProblem.wrongUser) { try Self.authenticate(passkey) { $0.userHandle = nil } }
        #expect(throws: Never.self) { try Self.authenticate(passkey, namesUser: false) { $0.userHandle = nil } }
    }

    @Test func `a signature is for its bytes alone`() throws {
        let passkey = try Self.passkey()
        #expect(throws: CeremonyProblem.wrongSignature) { try Self.authenticate(passkey) { $0.signature = [] } }
        #expect(throws: CeremonyProblem.wrongSignature) { try Self.authenticate(passkey) { $0.authenticatorData[36] ^= 1 } }
        #expect(throws: CeremonyProblem.wrongSignature) {
            try Self.authenticate(passkey) { $0.clientData = Array(String(decoding: $0.clientData, as: UTF8.self).replacing("}", with: " }").utf8) }
        }
        #expect(throws: CeremonyProblem.malformed) { try Self.authenticate(passkey) { $0.authenticatorData.append(0) } }
        #expect(throws: CeremonyProblem.malformed) { try Self.authenticate(passkey) { $0.authenticatorData.removeLast() } }
        #expect(throws: CeremonyProblem.malformed) { try Self.authenticate(passkey) { $0.authenticatorData[32] |= SoftwarePasskey.Flag.attested } }
    }

    @Test(arguments: SoftwareKey.Algorithm.allCases) func `a changed answer is never a proof`(algorithm: SoftwareKey.Algorithm) throws {
        var random = SeededRandom(seed: 11)
        let passkey = try Self.passkey(algorithm)
        for _ in 0..<2_000 {
            #expect(throws: CeremonyProblem.self) {
                try Self.authenticate(passkey) { answer in
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: answer.clientData = Self.other(answer.clientData, &random)
                    case 1: answer.authenticatorData = Self.other(answer.authenticatorData, &random)
                    default: answer.signature = Self.other(answer.signature, &random)
                    }
                }
            }
        }
    }

    @Test func `a changed registration is a credential or a reason`() throws {
        var random = SeededRandom(seed: 12)
        let passkey = try Self.passkey()
        for _ in 0..<10_000 {
            _ = try? Self.register(passkey) {
                if Bool.random(using: &random) {
                    $0.clientData = $0.clientData.mutated(using: &random)
                } else {
                    $0.attestation = $0.attestation.mutated(using: &random)
                }
            }
        }
    }

    private static func other(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        while true {
            let changed = bytes.mutated(using: &random)
            if changed != bytes { return changed }
        }
    }
}
