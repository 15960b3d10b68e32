import Crypto
import Foundation
import IPAddresses
import SwiftASN1
import TestSupport
import Testing
@_spi(FixedExpiryValidationTime) import X509

@testable import Certificates

/// A home with a machine called `pi` at two addresses.
enum Home {
    /// 21 November 2026.
    static let now: Int64 = 1_795_219_200
    static let day: Int64 = 86_400
    static let pi = identity(["pi", "pi.local", "localhost"], ["127.0.0.1", "192.168.1.20", "::1"])
    /// `pi` with an additional address from a provider.
    static let online = pi.union(identity([], ["2a02:8109:b540:1::20"]))

    /// Replaces the authority and certificate in a directory by ones as earlier versions made them, which permit 2000::/3.
    static func makeTooWide(_ directory: TLSDirectory) throws {
        let key = P256.Signing.PrivateKey(), signer = Certificate.PrivateKey(key)
        let name = try DistinguishedName { CommonName("Penny on pi (old)") }
        let from = Date(timeIntervalSince1970: TimeInterval(now - day))
        let certificate = try Certificate(
            version: .v3, serialNumber: .init(bytes: [1]), publicKey: signer.publicKey, notValidBefore: from, notValidAfter: from + 3_652 * 86_400,
            issuer: name, subject: name, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
                Critical(
                    NameConstraints(
                        permittedDNSDomains: ["local", "localhost", "pi"],
                        permittedIPRanges: [
                            ASN1OctetString(contentBytes: [192, 168, 0, 0, 255, 255, 0, 0]),
                            ASN1OctetString(contentBytes: [127, 0, 0, 0, 255, 0, 0, 0]),
                            ASN1OctetString(contentBytes: (Array(repeating: 0, count: 15) + [1] + Array(repeating: 255, count: 16))[...]),
                            ASN1OctetString(contentBytes: ([0x20] + Array(repeating: 0, count: 15) + [0xe0] + Array(repeating: 0, count: 15))[...]),
                        ]))
                SubjectKeyIdentifier(hash: signer.publicKey)
            }, issuerPrivateKey: signer)
        try PrivateFile.write(try certificate.serializeAsPEM().pemString + "\n" + key.pemRepresentation + "\n", to: directory.authorityFile)
    }

    static func identity(_ names: [String], _ addresses: [String] = []) -> HostIdentity {
        HostIdentity(names: names, addresses: addresses.compactMap { IPAddress($0) })
    }

    static func directory(_ temporary: TemporaryDirectory) -> TLSDirectory { TLSDirectory(data: temporary.path) }
}

struct AuthorityTests {
    static func made(_ extras: HostIdentity = HostIdentity(), _ present: HostIdentity = Home.pi) throws -> (
        authority: Certificate, server: Certificate, Authority, ServerCertificate
    ) {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary)
        let (authority, server) = try directory.make(for: "pi", present, extras: extras, replacing: false, at: Home.now)
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
        // Apple's limit is 398 days. The last second is included (RFC 5280, section 4.1.2.5).
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
        ("::1", true), ("fd00::1", true), ("fdff::1", true), ("203.0.113.7", true), ("203.0.113.8", false),
        ("172.15.255.255", false), ("172.32.0.1", false),
        ("11.0.0.0", false), ("192.169.0.1", false), ("8.8.8.8", false), ("::2", false), ("fe80::1", true), ("febf::1", true), ("fec0::1", false),
        ("4000::1", false),
        // The network of the machine's own address, and nothing else of IPv6; of the operator's addresses, only the address
        // itself.
        ("2a02:8109:b540:1::20", true), ("2a02:8109:b540:1:ffff:ffff:ffff:ffff", true), ("2a02:8109:b540:2::20", false), ("2a02:8109:b540::", false),
        ("2001:db8::7", true), ("2001:db8::8", false), ("2000::", false), ("2606:4700::1111", false), ("3fff:ffff::1", false),
    ]

    @Test(arguments: addresses)
    func `an authority vouches for addresses of the home and those it was made with`(address: String, isPermitted: Bool) throws {
        let (_, _, authority, _) = try Self.made(Home.identity([], ["203.0.113.7", "2001:db8::7"]), Home.online)
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

    @Test func `an authority says whether it may vouch for all of IPv6`() throws {
        #expect(try !Self.made(HostIdentity(), Home.online).2.permitsAllIPv6)
        #expect(try !Self.made().2.permitsAllIPv6)
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary)
        _ = try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: false, at: Home.now)
        #expect(try directory.remarks(try directory.authority(), Home.pi) == [])
        try Home.makeTooWide(directory)
        let authority = try directory.authority()
        #expect(authority.permitsAllIPv6)
        #expect(directory.remarks(authority, Home.pi) == [CertificateProblem(directory.authorityFile, .permitsAllIPv6).description])
        _ = try directory.make(for: "pi", Home.online, extras: HostIdentity(), replacing: true, at: Home.now)
        #expect(try !directory.authority().permitsAllIPv6, "a new authority replaces it")
    }

    /// The verification of an authority's certificates by openssl and GnuTLS.
    @Test(arguments: [
        ("192.168.7.4", true), ("2a02:8109:b540:1::77", true), ("fe80::1", true), ("2a02:8109:b540:2::77", false), ("2606:4700::1111", false),
    ])
    func `other programs refuse what is beyond the constraints`(address: String, isPermitted: Bool) throws {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary), now = Int64(Date().timeIntervalSince1970)
        let (authority, _) = try directory.make(for: "pi", Home.online, extras: HostIdentity(), replacing: false, at: now)
        // A thief of the key would sign anything.
        try PrivateFile.write(try authority.issue(for: Home.identity(["pi.local"], [address]), at: now), to: directory.serverFile)
        for (program, arguments) in [
            ("openssl", ["verify", "-CAfile", directory.authorityFile, directory.serverFile]),
            ("certtool", ["--verify", "--load-ca-certificate", directory.authorityFile, "--infile", directory.serverFile]),
        ] {
            guard let verdict = try Self.run(program, arguments) else { continue }
            #expect((verdict == 0) == isPermitted, "\(program)")
        }
    }

    /// Returns the exit status of a program; nil if it is not installed.
    private static func run(_ program: String, _ arguments: [String]) throws -> Int32? {
        guard let path = ["/usr/bin/", "/bin/"].map({ $0 + program }).first(where: FileManager.default.isExecutableFile) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
