import Foundation
import IPAddresses
import TestSupport
import Testing

@testable import Certificates

struct TLSDirectoryTests {
    private static func mode(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test func `nobody but the owner may look into it`() throws {
        let temporary = try TemporaryDirectory()
        let data = temporary.file("new/data").path, directory = TLSDirectory(data: data)
        #expect(!directory.exists)
        _ = try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: false, at: Home.now)
        #expect(directory.exists)
        #expect(try Self.mode(data) == 0o700)
        #expect(try Self.mode(directory.path) == 0o700)
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        #expect(files.sorted() == ["authority.pem", "names.txt", "server.pem"], "Nothing is left over.")
        for file in files { #expect(try Self.mode(directory.path + "/" + file) == 0o600, "\(file)") }
    }

    @Test func `a file is replaced and never written over`() throws {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary)
        _ = try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: false, at: Home.now)
        let kept = temporary.file("kept.pem").path, before = try Data(contentsOf: URL(fileURLWithPath: directory.serverFile))
        try FileManager.default.linkItem(atPath: directory.serverFile, toPath: kept)
        _ = try directory.renew(Home.pi, at: Home.now)
        #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == before)
        #expect(try Data(contentsOf: URL(fileURLWithPath: directory.serverFile)) != before)
    }

    @Test func `an authority is replaced only when that is asked for`() throws {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary)
        let first = try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: false, at: Home.now)
        #expect(throws: CertificateProblem(directory.authorityFile, .alreadyThere)) {
            try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: false, at: Home.now)
        }
        #expect(try directory.authority().fingerprint == first.authority.fingerprint)
        let second = try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: true, at: Home.now)
        #expect(second.authority.fingerprint != first.authority.fingerprint && second.authority.name != first.authority.name)
        #expect(second.authority.hasIssued(second.server) && !second.authority.hasIssued(first.server))
    }

    @Test func `a renewed certificate has the names of now, and those that were asked for`() throws {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary)
        let extras = Home.identity(["money.example.org"], ["203.0.113.7"])
        let first = try directory.make(for: "pi", Home.pi, extras: extras, replacing: false, at: Home.now)
        #expect(first.server.identity == Home.pi.union(extras))
        let moved = Home.identity(["pi", "pi.local", "localhost"], ["127.0.0.1", "192.168.7.4"])
        #expect(directory.missing(in: first.server, moved, first.authority).all == ["192.168.7.4"])
        let second = try directory.renew(moved, at: Home.now)
        #expect(second.identity == moved.union(extras))
        #expect(directory.missing(in: second, moved, first.authority).isEmpty)
        let third = try directory.renew(moved, adding: Home.identity(["nas.local"]), at: Home.now)
        #expect(third.identity.names.contains("nas.local") && third.identity.names.contains("money.example.org"))
        #expect(try directory.authority().fingerprint == first.authority.fingerprint, "Devices need not be told again.")
    }

    @Test func `what an authority may not vouch for is refused when asked for, and otherwise left out`() throws {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary)
        let (authority, server) = try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: false, at: Home.now)
        #expect(throws: CertificateProblem(directory.authorityFile, .notPermitted(["bank.example", "8.8.8.8"]))) {
            try directory.renew(Home.pi, adding: Home.identity(["nas.local", "bank.example"], ["8.8.8.8"]), at: Home.now)
        }
        #expect(try directory.server().fingerprint == server.fingerprint)
        let renamed = Home.identity(["lea", "lea.local"], ["8.8.8.8", "192.168.1.20"])
        #expect(try directory.renew(renamed, at: Home.now).identity.all == ["lea.local", "192.168.1.20"])
        #expect(directory.missing(in: try directory.server(), renamed, authority).isEmpty)
    }

    @Test func `names can be added to the list by hand`() throws {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary)
        _ = try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: false, at: Home.now)
        try Data("# mine\r\n\n  NAS.local  \n192.168.9.9\nno name!\n".utf8).write(
            to: URL(fileURLWithPath: directory.path + "/names.txt"))
        #expect(directory.extras() == Home.identity(["nas.local"], ["192.168.9.9"]))
        #expect(try directory.renew(Home.pi, at: Home.now).identity.all.contains("192.168.9.9"))
    }

    @Test(arguments: [0, 1_735_689_599]) func `a clock that is years behind makes no certificates`(now: Int64) throws {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary)
        #expect(throws: CertificateProblem(directory.authorityFile, .clockIsWrong(now))) {
            try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: false, at: now)
        }
        #expect(!directory.exists)
        _ = try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: false, at: Home.now)
        #expect(throws: CertificateProblem(directory.authorityFile, .clockIsWrong(now))) { try directory.renew(Home.pi, at: now) }
    }

    @Test func `a certificate ends with its authority, and then says what to do`() throws {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary)
        let authority = try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: false, at: Home.now).authority
        let end = authority.validity.upperBound
        #expect(try directory.renew(Home.pi, at: end - 100 * Home.day).validity.upperBound == end)
        #expect(throws: CertificateProblem(directory.authorityFile, .authorityExpired(end))) {
            try directory.renew(Home.pi, at: end + 1)
        }
    }

    @Test func `a directory that cannot be made is told with its path`() throws {
        let temporary = try TemporaryDirectory()
        try Data().write(to: temporary.file("data"))
        let directory = TLSDirectory(data: temporary.file("data").path)
        #expect(throws: CertificateProblem(directory.path, .unwritable("Not a directory"))) {
            try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: false, at: Home.now)
        }
    }

    @Test func `every problem is one line that names the file`() {
        let reasons: [CertificateProblem.Reason] = [
            .missing, .unreadable("Permission denied"), .unwritable("Read-only file system"), .tooLarge,
            .exchanged(wanted: "certificate"), .noCertificate,
            .brokenCertificate, .noKey, .brokenKey, .encryptedKey, .mismatch, .brokenChain(position: 1), .noNames, .expired(0),
            .notYetValid(Home.now),
            .authorityExpired(0), .alreadyThere, .inTheWay, .notPermitted(["bank.example"]), .outgrown(["8.8.8.8"]), .permitsAllIPv6,
        ]
        for reason in reasons {
            let line = CertificateProblem("/data/cert.pem", reason).description
            #expect(
                !line.contains("\n") && line.contains("/data/cert.pem") && line.hasSuffix(".") || reason == .encryptedKey,
                "\(line)")
        }
        #expect(CertificateProblem("x", .notYetValid(Home.now)).description.contains("2026-11-21"))
    }
}
