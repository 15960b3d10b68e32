import Foundation
import LoadSupport
import TestSupport
import Testing

extension PennyTests {
    @Suite(.enabled(if: SmallDisk.isAvailable, "A full disk was not tested: only root can mount a small one."))
    struct FullDiskTests {
        @Test func `a full disk refuses what is new with a page, shows what is there, and heals without a restart`() throws {
            let disk = try SmallDisk(megabytes: 8)
            let server = try PennyServer(data: disk.path + "/data")
            let session = try server.signUp()
            try session.addExpense("Bread", "3")
            try disk.fill()
            let form = try session.transactionForm()
            let refusal = try Self.postUntilRefused(session, form)
            #expect(refusal.status == 507)
            #expect(refusal.document.title == "The disk is full · Penny")
            #expect(refusal.document.problems == [])
            for target in ["/", "/records", "/accounts", "/healthz"] { #expect(try session.get(target).status == 200, "\(target)") }
            #expect(try session.get("/records?q=Bread").text.contains("Bread"))

            disk.makeRoom()
            try session.addExpense("Butter", "4")
            #expect(try session.get("/records?q=Butter").text.contains("Butter"))
            #expect(try server.program.terminate() == .status(0))
            #expect(try Run(["check", "--data", disk.path + "/data"]).exit == .status(0))
        }

        @Test func `on a full disk people sign in to read, nobody guesses more often than else, and the session is stored when there is room`() throws
        {
            let disk = try SmallDisk(megabytes: 8)
            let server = try PennyServer(data: disk.path + "/data")
            let session = try server.signUp()
            try session.addExpense("Bread", "3")
            try disk.fill()
            _ = try Self.postUntilRefused(session, try session.transactionForm())

            let newcomer = server.session()
            try newcomer.signIn(PennyTests.member)
            #expect(try newcomer.get("/records?q=Bread").text.contains("Bread"))
            #expect(try Self.postUntilRefused(newcomer, try newcomer.transactionForm()).status == 507)
            let leaver = server.session()
            try leaver.signIn(PennyTests.member)
            let ended = leaver.cookies
            try leaver.get("/settings")
            #expect(try leaver.submit("/sign-out").redirects.first?.status == 303)
            leaver.cookies = ended
            #expect(try leaver.get("/records").target.hasPrefix("/sign-in"), "the session has ended")

            let guesser = server.session()
            var statuses: [Int] = []
            for number in 0..<12 {
                try guesser.get("/sign-in")
                statuses.append(
                    try guesser.submit("/sign-in", filling: ["login": .text("nobody"), "password": .text("wrong guess number \(number)")]).status)
            }
            #expect(statuses == Array(repeating: 422, count: 10) + [429, 429])

            disk.makeRoom()
            try newcomer.addExpense("Butter", "4")
            #expect(try server.program.terminate() == .status(0))
            let next = try PennyServer(data: disk.path + "/data")
            #expect(try next.session(continuing: newcomer).get("/records?q=Butter").text.contains("Butter"))
            #expect(try next.session(continuing: leaver).get("/records").target.hasPrefix("/sign-in"))
        }

        /// The write-ahead log may have room for some more records before it has to grow.
        private static func postUntilRefused(_ session: WebSession, _ form: PreparedForm) throws -> WireResponse {
            for _ in 0..<3_000 {
                let response = try session.send(form.request(["id": TimeOrderedUUID.make(), "title": "Crumb", "amount": "1"]))
                if response.status != 303 { return response }
            }
            throw PennyServer.Failure(description: "3,000 posts on a full disk were all accepted.")
        }
    }
}

/// A small file system in memory, mounted while this value lives.
final class SmallDisk {
    private let folder: TemporaryDirectory
    private let megabytes: Int

    static var isAvailable: Bool { (try? SmallDisk(megabytes: 1)) != nil }

    init(megabytes: Int) throws {
        folder = try TemporaryDirectory("penny-disk")
        self.megabytes = megabytes
        let size = "size=\(megabytes)m,mode=0700"
        let mount = try RunningProgram("/bin/mount", ["-t", "tmpfs", "-o", size, "penny-test", folder.path])
        guard try mount.waitForExit() == .status(0) else { throw PennyServer.Failure(description: mount.standardError) }
    }

    deinit { _ = try? RunningProgram("/bin/umount", ["--lazy", folder.path]).waitForExit() }

    var path: String { folder.path }

    /// Writes until the disk is full, first in large steps.
    func fill() throws {
        try Data().write(to: URL(fileURLWithPath: ballast))
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: ballast))
        defer { try? file.close() }
        for step in [65_536, 4_096, 1] {
            var room = megabytes << 20 / step + 1
            while room > 0, (try? file.write(contentsOf: Data(count: step))) != nil { room -= 1 }
        }
    }

    /// Truncated before it is deleted: a program just started by another test may have inherited the open file.
    func makeRoom() {
        truncate(ballast, 0)
        unlink(ballast)
    }

    private var ballast: String { path + "/ballast" }
}
