import Foundation
import SwiftASN1
import TestSupport
import Testing
import X509

@testable import Certificates

/// Certificate files given by an operator.
struct ServerCertificateTests {
    /// A valid pair, as texts.
    struct Pair {
        let authority: Authority
        let certificate: String
        let key: String

        init(at now: Int64 = Home.now, for identity: HostIdentity = Home.pi) throws {
            authority = try Authority.make(for: "pi", Home.pi, extras: HostIdentity(), at: Home.now)
            let file = try PEMFile("x", text: try authority.issue(for: identity, at: now))
            certificate = file.certificateText
            key = file.keyText
        }

        var authorityCertificate: String { (try? PEMFile("x", text: authority.text).certificateText) ?? "" }
    }

    private static func problem(_ certificate: String, _ key: String, at now: Int64 = Home.now) throws -> CertificateProblem
        .Reason?
    {
        do throws(CertificateProblem) {
            let read = try ServerCertificate(PEMFile("cert.pem", text: certificate), PEMFile("key.pem", text: key))
            try read.checkDates(at: now)
            return nil
        } catch {
            #expect(!error.description.contains("\n") && error.description.contains(error.file))
            return error.reason
        }
    }

    @Test func `a pair is read, with or without its chain, in any of the usual forms`() throws {
        let pair = try Pair()
        #expect(try Self.problem(pair.certificate, pair.key) == nil)
        #expect(try Self.problem(pair.certificate + pair.authorityCertificate, pair.key) == nil)
        #expect(
            try Self.problem("Subject: pi\n\n" + pair.certificate.replacing("\n", with: "\r\n"), "# mine\n" + pair.key) == nil)
        #expect(try Self.problem(pair.certificate + pair.key, pair.key + pair.certificate) == nil)
        let parameters = "-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n"
        #expect(try Self.problem(pair.certificate, parameters + pair.key) == nil)
        let read = try ServerCertificate(
            PEMFile("c", text: pair.certificate + pair.authorityCertificate), PEMFile("k", text: pair.key))
        #expect(read.identity == Home.pi && read.issuer == pair.authority.name)
        #expect(read.chain.components(separatedBy: "BEGIN CERTIFICATE").count == 3)
        #expect(!read.chain.contains("KEY") && !read.key.contains("CERTIFICATE"))
    }

    static let encrypted = [
        "-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAg=\n-----END ENCRYPTED PRIVATE KEY-----\n",
        "-----BEGIN EC PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,00\n\nAAAA\n-----END EC PRIVATE KEY-----\n",
    ]

    @Test(arguments: encrypted) func `an encrypted key is told from a damaged one`(key: String) throws {
        #expect(try Self.problem(try Pair().certificate, key) == .encryptedKey)
    }

    @Test func `what is in the wrong file, missing or damaged is told apart`() throws {
        let pair = try Pair(), other = try Pair()
        let damaged = pair.certificate.replacing("-----BEGIN CERTIFICATE-----\nMII", with: "-----BEGIN CERTIFICATE-----\nAII")
        let damagedKey = pair.key.replacing("-----BEGIN PRIVATE KEY-----\nMIG", with: "-----BEGIN PRIVATE KEY-----\nAIG")
        let cases: [(String, String, CertificateProblem.Reason)] = [
            ("", pair.key, .noCertificate), ("garbage \u{0} \u{FFFD}", pair.key, .noCertificate),
            (pair.key, pair.key, .exchanged(wanted: "certificate")),
            (pair.certificate, "", .noKey), (pair.certificate, "garbage", .noKey),
            (pair.certificate, pair.certificate, .exchanged(wanted: "private key")),
            (damaged, pair.key, .brokenCertificate), (pair.certificate, damagedKey, .brokenKey),
            (String(pair.certificate.prefix(300)), pair.key, .brokenCertificate),
            (pair.certificate, String(pair.key.prefix(100)), .brokenKey),
            ("-----BEGIN CERTIFICATE-----\n!!!!\n-----END CERTIFICATE-----\n", pair.key, .brokenCertificate),
            (pair.certificate, other.key, .mismatch), (other.certificate, pair.key, .mismatch),
            (pair.certificate + other.authorityCertificate, pair.key, .brokenChain(position: 1)),
            (pair.certificate + pair.authorityCertificate + pair.certificate, pair.key, .brokenChain(position: 2)),
            (pair.authorityCertificate + pair.certificate, pair.key, .mismatch),
        ]
        for (number, (certificate, key, reason)) in cases.enumerated() {
            #expect(try Self.problem(certificate, key) == reason, "case \(number)")
        }
    }

    @Test func `dates are checked by the second`() throws {
        let pair = try Pair()
        let from = Home.now - Home.day, until = from + 397 * Home.day - 1
        for (now, reason) in [
            (from - 1, .notYetValid(from)), (from, nil), (until, nil), (until + 1, .expired(until)), (0, .notYetValid(from)),
            (Int64.max, .expired(until)), (Int64.min, .notYetValid(from)),
        ] as [(Int64, CertificateProblem.Reason?)] {
            #expect(try Self.problem(pair.certificate, pair.key, at: now) == reason, "\(now)")
        }
    }

    @Test func `a certificate without names is one that browsers refuse`() throws {
        #expect(try Self.problem(try Pair().authorityCertificate, try Pair().key) == .mismatch)
        let pair = try Pair(for: HostIdentity())
        #expect(try Self.problem(pair.certificate, pair.key) == .noNames)
    }

    @Test func `files are read within limits and with the system's reasons`() throws {
        let temporary = try TemporaryDirectory(), pair = try Pair()
        func file(_ name: String, _ text: String) throws -> String {
            let url = temporary.file(name)
            try Data(text.utf8).write(to: url)
            return url.path
        }
        let certificate = try file("cert.pem", pair.certificate), key = try file("key.pem", pair.key)
        #expect(try ServerCertificate(certificate: certificate, key: key).identity == Home.pi)
        let absent = temporary.file("absent.pem").path
        let cases: [(String, String, CertificateProblem)] = [
            (absent, key, CertificateProblem(absent, .missing)), (certificate, absent, CertificateProblem(absent, .missing)),
            (temporary.path, key, CertificateProblem(temporary.path, .unreadable("Is a directory"))),
            (
                try file("large.pem", String(repeating: "x", count: 2 << 20)), key,
                CertificateProblem(temporary.file("large.pem").path, .tooLarge)
            ),
        ]
        for (certificate, key, problem) in cases {
            #expect(throws: problem) { try ServerCertificate(certificate: certificate, key: key) }
        }
    }
}
