import Foundation
import IPAddresses
import SwiftASN1
import TestSupport
import Testing
@_spi(FixedExpiryValidationTime) import X509

@testable import Certificates

/// What a home has: a machine called `pi` at two addresses.
enum Home {
    /// 21 November 2026.
    static let now: Int64 = 1_795_219_200
    static let day: Int64 = 86_400
    static let pi = identity(["pi", "pi.local", "localhost"], ["127.0.0.1", "192.168.1.20", "::1"])

    static func identity(_ names: [String], _ addresses: [String] = []) -> HostIdentity {
        HostIdentity(names: names, addresses: addresses.compactMap { IPAddress($0) })
    }

    static func directory(_ temporary: TemporaryDirectory) -> TLSDirectory { TLSDirectory(data: temporary.path) }
}

struct AuthorityTests {
    static func made(_ extras: HostIdentity = HostIdentity()) throws -> (
        authority: Certificate, server: Certificate, Authority, ServerCertificate
    ) {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary)
        let (authority, server) = try directory.make(for: "pi", Home.pi, extras: extras, replacing: false, at: Home.now)
        return (
            try Certificate(derEncoded: authority.certificate), try PEMFile("x", text: server.chain).certificates()[0], authority,
            server
        )
    }

    @Test func `an authority may sign servers' certificates and nothing else`() throws {
        let (certificate, _, authority, _) = try Self.made()
        #expect(certificate.version == .v3)
        #expect(try certificate.extensions.basicConstraints == .isCertificateAuthority(maxPathLength: 0))
        #expect(try certificate.extensions.keyUsage == KeyUsage(keyCertSign: true, cRLSign: true))
        for id in [
            ASN1ObjectIdentifier.X509ExtensionID.basicConstraints, .X509ExtensionID.keyUsage, .X509ExtensionID.nameConstraints,
        ] {
            #expect(certificate.extensions[oid: id]?.critical == true)
        }
        #expect(certificate.issuer == certificate.subject)
        #expect(certificate.publicKey.isValidSignature(certificate.signature, for: certificate))
        #expect(authority.validity == (Home.now - Home.day)...(Home.now + 3_651 * Home.day - 1))
        #expect(authority.name.wholeMatch(of: /Penny on pi \([0-9a-f]{4}\)/) != nil)
    }

    @Test func `a server's certificate is one that phones accept`() throws {
        let (authority, certificate, _, server) = try Self.made()
        #expect(try certificate.extensions.basicConstraints == .notCertificateAuthority)
        #expect(try certificate.extensions.keyUsage == KeyUsage(digitalSignature: true))
        #expect(try certificate.extensions.extendedKeyUsage == ExtendedKeyUsage([.serverAuth]))
        #expect(
            try certificate.extensions.authorityKeyIdentifier?.keyIdentifier
                == authority.extensions.subjectKeyIdentifier?.keyIdentifier)
        #expect(certificate.signatureAlgorithm == .ecdsaWithSHA256)
        #expect(authority.publicKey.isValidSignature(certificate.signature, for: certificate))
        #expect(server.identity == Home.pi)
        // Apple: 398 days at most. The last second counts (RFC 5280, 4.1.2.5).
        #expect(server.validity.count <= 397 * Int(Home.day))
        #expect(server.validity.lowerBound < Home.now, "A phone's clock may be behind.")
        #expect(certificate.serialNumber.bytes.count == 16 && (certificate.serialNumber.bytes.first ?? 0xff) & 0x80 == 0)
    }

    @Test func `no two authorities and no two certificates have a name, a key or a number in common`() throws {
        let all = try (0..<4).map { _ in try Self.made() }
        #expect(Set(all.flatMap { [$0.0.serialNumber, $0.1.serialNumber] }).count == 8)
        #expect(Set(all.flatMap { [$0.0.publicKey, $0.1.publicKey] }).count == 8)
        #expect(Set(all.map(\.2.fingerprint)).count == 4)
    }

    static let names: [(String, Bool)] = [
        ("pi", true), ("pi.local", true), ("nas.local", true), ("a.b.local", true), ("local", true), ("localhost", true),
        ("x.localhost", true),
        ("pi.lan", true), ("pi.home.arpa", true), ("pi.internal", true), ("money.example.org", true),
        ("a.money.example.org", true),
        ("*.wild.example", true), ("deep.wild.example", true), ("example.org", false), ("bank.example", false), ("evilpi", false),
        ("pi.evil.example", false), ("xlocal", false), ("com", false), ("*.org", false),
    ]

    @Test(arguments: names) func `an authority vouches for names of the home and those it was made with`(
        name: String, isPermitted: Bool
    ) throws {
        let (_, _, authority, _) = try Self.made(Home.identity(["money.example.org", "*.wild.example"]))
        #expect(authority.permitted(Home.identity([name])).names == (isPermitted ? [name] : []))
    }

    static let addresses: [(String, Bool)] = [
        ("127.0.0.1", true), ("10.255.255.255", true), ("172.16.0.1", true), ("172.31.255.255", true), ("192.168.7.7", true),
        ("100.64.0.1", true),
        ("::1", true), ("fd00::1", true), ("fdff::1", true), ("2001:db8::7", true), ("203.0.113.7", true), ("203.0.113.8", false),
        ("172.15.255.255", false), ("172.32.0.1", false),
        ("11.0.0.0", false), ("192.169.0.1", false), ("8.8.8.8", false), ("::2", false), ("fe80::1", false), ("4000::1", false),
    ]

    @Test(arguments: addresses)
    func `an authority vouches for addresses of the home and those it was made with`(address: String, isPermitted: Bool) throws {
        let (_, _, authority, _) = try Self.made(Home.identity([], ["203.0.113.7"]))
        #expect(authority.permitted(Home.identity([], [address])).addresses.map(\.description) == (isPermitted ? [address] : []))
    }

    @Test func `what other programs verify is within the constraints`() async throws {
        let (authority, certificate, _, _) = try Self.made()
        let now = Date(timeIntervalSince1970: TimeInterval(Home.now))
        var verifier = Verifier(rootCertificates: CertificateStore([authority])) {
            RFC5280Policy(fixedExpiryValidationTime: now)
            ServerIdentityPolicy(serverHostname: "pi.local", serverIP: nil)
        }
        guard case .validCertificate = await verifier.validate(leaf: certificate, intermediates: CertificateStore([])) else {
            Issue.record("The certificate is not verified.")
            return
        }
    }
}
