import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Certificates

struct CertificateKeeperTests {
    /// A machine whose names and addresses can change.
    final class Machine: Sendable {
        let identity = Mutex(Home.pi)
    }

    private static func own() throws -> (TemporaryDirectory, TLSDirectory, Machine, CertificateKeeper) {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary), machine = Machine()
        _ = try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: false, at: Home.now)
        return (temporary, directory, machine, CertificateKeeper(.own(directory)) { machine.identity.withLock { $0 } })
    }

    private static func word(_ finding: CertificateKeeper.Finding) -> String {
        switch finding {
        case .nothingNew: "nothing"
        case .certificate(_, let isRenewedHere): isRenewedHere ? "renewed" : "replaced"
        case .problem(let text): text
        }
    }

    @Test func `a certificate of Penny's own is renewed when less than thirty days are left, looked at once a day`() throws {
        let (temporary, directory, _, keeper) = try Self.own()
        let first = try keeper.begin(at: Home.now), end = first.validity.upperBound
        for now in [Home.now + 60, Home.now + Home.day, end - 30 * Home.day] {
            #expect(Self.word(keeper.look(at: now)) == "nothing")
        }
        #expect(Self.word(keeper.look(at: end - 30 * Home.day + 60)) == "nothing", "It was looked at a minute ago.")
        #expect(Self.word(keeper.look(at: end - 29 * Home.day)) == "renewed")
        #expect(Self.word(keeper.look(at: end - 29 * Home.day + 60)) == "nothing")
        let renewed = try directory.server()
        #expect(renewed.fingerprint != first.fingerprint && renewed.validity.upperBound > end)
        withExtendedLifetime(temporary) {}
    }

    @Test func `a server that was off when its certificate ended begins with a new one`() throws {
        let (temporary, _, _, keeper) = try Self.own()
        let later = Home.now + 500 * Home.day
        #expect(try keeper.begin(at: later).validity.contains(later))
        withExtendedLifetime(temporary) {}
    }

    @Test func `a clock that is behind renews nothing, and the server begins`() throws {
        let (temporary, directory, _, keeper) = try Self.own()
        let before = try directory.server().fingerprint
        #expect(try keeper.begin(at: 1_000).fingerprint == before)
        #expect(Self.word(keeper.look(at: 200_000)) == "nothing")
        #expect(Self.word(keeper.look(at: Home.now)) == "nothing")
        withExtendedLifetime(temporary) {}
    }

    @Test func `a machine that has moved gets a certificate for its new address within a day, and is told of it before`() throws {
        let (temporary, directory, machine, keeper) = try Self.own()
        _ = try keeper.begin(at: Home.now)
        #expect(keeper.missing().isEmpty)
        #expect(keeper.remarks() == [] && keeper.notPermitted().isEmpty)
        machine.identity.withLock { $0 = Home.identity(["pi"], ["192.168.7.4", "8.8.8.8"]) }
        #expect(keeper.missing().all == ["192.168.7.4"], "What the authority may not vouch for is not missing.")
        #expect(keeper.notPermitted().all == ["8.8.8.8"])
        #expect(Self.word(keeper.look(at: Home.now + 60)) == "nothing")
        #expect(Self.word(keeper.look(at: Home.now + Home.day)) == "renewed")
        #expect(try directory.server().identity.all == ["pi", "192.168.7.4"])
        #expect(keeper.missing().isEmpty)
        #expect(keeper.remarks() == [CertificateProblem(directory.authorityFile, .outgrown(["8.8.8.8"])).description])
        #expect(Self.word(keeper.look(at: Home.now + 2 * Home.day)) == "nothing", "It was told.")
        withExtendedLifetime(temporary) {}
    }

    @Test func `a provider's new prefix is left out of the certificate, which gives up the old one, and the operator is told once`() throws {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary), machine = Machine()
        machine.identity.withLock { $0 = Home.online }
        _ = try directory.make(for: "pi", Home.online, extras: HostIdentity(), replacing: false, at: Home.now)
        let keeper = CertificateKeeper(.own(directory)) { machine.identity.withLock { $0 } }
        #expect(try keeper.begin(at: Home.now).identity == Home.online)
        // Another address of the same network is added silently.
        let other = Home.pi.union(Home.identity([], ["2a02:8109:b540:1::99"]))
        machine.identity.withLock { $0 = other }
        #expect(Self.word(keeper.look(at: Home.now + Home.day)) == "renewed")
        #expect(try directory.server().identity == other && keeper.remarks() == [])

        let moved = "2a02:8109:ffff:1::99", before = try directory.authority().fingerprint
        machine.identity.withLock { $0 = Home.pi.union(Home.identity([], [moved])) }
        #expect(Self.word(keeper.look(at: Home.now + 2 * Home.day)) == "renewed")
        #expect(try directory.server().identity == Home.pi)
        #expect(keeper.notPermitted().all == [moved] && keeper.missing().isEmpty)
        let told = CertificateProblem(directory.authorityFile, .outgrown([moved])).description
        #expect(keeper.remarks() == [told])
        #expect(Self.word(keeper.look(at: Home.now + 3 * Home.day)) == "nothing")
        let second = "2a02:8109:eeee:1::99"
        machine.identity.withLock { $0 = Home.pi.union(Home.identity([], [second])) }
        let problem = CertificateProblem(directory.authorityFile, .outgrown([second])).description
        #expect(Self.word(keeper.look(at: Home.now + 4 * Home.day)) == problem)
        #expect(Self.word(keeper.look(at: Home.now + 5 * Home.day)) == "nothing")
        #expect(try directory.authority().fingerprint == before, "No authority is made behind anybody's back.")
        withExtendedLifetime(temporary) {}
    }

    @Test func `a machine that has lost its network for a while keeps its certificate`() throws {
        let temporary = try TemporaryDirectory(), directory = Home.directory(temporary), machine = Machine()
        _ = try directory.make(for: "pi", Home.online, extras: HostIdentity(), replacing: false, at: Home.now)
        machine.identity.withLock { $0 = Home.identity(Home.pi.names, ["127.0.0.1", "::1"]) }
        let keeper = CertificateKeeper(.own(directory)) { machine.identity.withLock { $0 } }
        #expect(try keeper.begin(at: Home.now).identity == Home.online)
        #expect(Self.word(keeper.look(at: Home.now + Home.day)) == "nothing")
        withExtendedLifetime(temporary) {}
    }

    @Test func `what another program renews is taken`() throws {
        let (temporary, directory, _, keeper) = try Self.own()
        _ = try keeper.begin(at: Home.now)
        let renewed = try directory.renew(Home.pi, at: Home.now)
        guard case .certificate(let found, isRenewedHere: false) = keeper.look(at: Home.now + 60) else {
            Issue.record("The new file was not noticed.")
            return
        }
        #expect(found.fingerprint == renewed.fingerprint)
        #expect(Self.word(keeper.look(at: Home.now + 120)) == "nothing")
        withExtendedLifetime(temporary) {}
    }

    @Test(arguments: ["", "garbage", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"])
    func `a certificate of Penny's own that is broken, or of an earlier authority, is made anew at the start`(text: String) throws {
        let (temporary, directory, _, keeper) = try Self.own()
        try Data(text.utf8).write(to: URL(fileURLWithPath: directory.serverFile))
        let made = try keeper.begin(at: Home.now)
        #expect(try directory.authority().hasIssued(made))
        let old = try Data(contentsOf: URL(fileURLWithPath: directory.serverFile))
        _ = try directory.make(for: "pi", Home.pi, extras: HostIdentity(), replacing: true, at: Home.now)
        try old.write(to: URL(fileURLWithPath: directory.serverFile))
        #expect(try directory.authority().hasIssued(keeper.begin(at: Home.now)))
        try FileManager.default.removeItem(atPath: directory.serverFile)
        #expect(try directory.authority().hasIssued(keeper.begin(at: Home.now)))
        withExtendedLifetime(temporary) {}
    }

    @Test func `a renewal that does not work is told each day`() throws {
        let (temporary, directory, _, keeper) = try Self.own()
        _ = try keeper.begin(at: Home.now)
        try Data("garbage".utf8).write(to: URL(fileURLWithPath: directory.authorityFile))
        let problem = CertificateProblem(directory.authorityFile, .noCertificate).description
        #expect(Self.word(keeper.look(at: Home.now + 60)) == "nothing")
        #expect(Self.word(keeper.look(at: Home.now + Home.day)) == problem)
        #expect(Self.word(keeper.look(at: Home.now + Home.day + 60)) == "nothing")
        #expect(Self.word(keeper.look(at: Home.now + 2 * Home.day)) == problem)
        withExtendedLifetime(temporary) {}
    }

    @Test func `files of somebody else are checked and followed, and never written`() throws {
        let temporary = try TemporaryDirectory()
        let first = try ServerCertificateTests.Pair(), second = try ServerCertificateTests.Pair()
        let certificate = temporary.file("fullchain.pem"), key = temporary.file("privkey.pem")
        func put(_ text: String, _ file: URL) throws { try Data(text.utf8).write(to: file, options: .atomic) }
        let keeper = CertificateKeeper(.files(certificate: certificate.path, key: key.path)) { Home.pi }
        #expect(throws: CertificateProblem(certificate.path, .missing)) { try keeper.begin(at: Home.now) }
        try put(first.certificate, certificate)
        try put(first.key, key)
        #expect(throws: CertificateProblem(certificate.path, .expired(Home.now + 396 * Home.day - 1))) {
            try keeper.begin(at: Home.now + 500 * Home.day)
        }
        let begun = try keeper.begin(at: Home.now)
        let end = begun.validity.upperBound, soon = CertificateProblem(certificate.path, .endsSoon(end)).description
        #expect(Self.word(keeper.look(at: end - 7 * Home.day)) == "nothing")
        #expect(Self.word(keeper.look(at: end - 6 * Home.day)) == soon)
        #expect(Self.word(keeper.look(at: end - 6 * Home.day + 60)) == "nothing", "It is told once a day.")
        #expect(Self.word(keeper.look(at: end - 5 * Home.day)) == soon)
        #expect(Self.word(keeper.look(at: Home.now)) == "nothing")
        #expect(keeper.missing().isEmpty)

        // One of the two has been replaced, the other not yet.
        try put(second.certificate, certificate)
        #expect(Self.word(keeper.look(at: Home.now + 60)) == "nothing")
        let problem = CertificateProblem(key.path, .mismatch).description
        #expect(Self.word(keeper.look(at: Home.now + 120)) == problem)
        #expect(Self.word(keeper.look(at: Home.now + 180)) == "nothing", "It is told once.")
        try put(second.key, key)
        #expect(Self.word(keeper.look(at: Home.now + 240)) == "replaced")
        #expect(Self.word(keeper.look(at: Home.now + 300)) == "nothing")
        try put(second.key + "\n", key)
        #expect(Self.word(keeper.look(at: Home.now + 360)) == "nothing", "The same certificate again is nothing new.")
    }
}
