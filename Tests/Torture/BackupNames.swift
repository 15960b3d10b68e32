import Foundation
import LoadSupport
import Synchronization
import TestSupport

/// Writes backups and exports to every name of the data directory while clients post: each must be refused, and no acknowledged
/// post may be missing.
struct BackupNames {
    let rounds: Int
    let clients: Int
    let program: String

    func run() throws {
        let folder = try TemporaryDirectory("penny-torture-backups")
        defer { withExtendedLifetime(folder) {} }
        let data = folder.file("data").path
        let server = try PennyServer(program, data: data)
        let session = server.session()
        try session.signUp(Credentials(login: "torture", password: Credentials.benchmark.password))
        let poster = try Poster(session), log = PostLog()
        let names = try Self.names(of: data, in: folder)
        var tries = 0
        try posting(poster, port: server.port, log) {
            for round in 1...rounds {
                for name in names { tries += try expectRefusals(of: name, data: data) }
                let backup = folder.file("backup-\(round).sqlite").path
                try expect(["backup", "--data", data, backup], status: 0)
                try expect(["backup", "--data", data, backup], status: 1)
                try expect(["backup", "--data", data, backup, "--replace"], status: 0)
                try expect(["check", backup], status: 0)
            }
        }
        try expect(["serve", "--data", data, "--listen", "127.0.0.1:0"], status: 1)
        let entries = log.all, transport = SocketTransport(port: server.port)
        guard entries.refused.isEmpty, !entries.acknowledged.isEmpty else {
            throw Finding(description: "\(entries.acknowledged.count) posts were acknowledged, and refused were (status: count): \(entries.refused).")
        }
        try server.program.killGroup()
        let check = try PennyServer.check(program, data: data)
        guard check.exit == .status(0) else { throw Finding(description: "penny check ends with \(check.exit): \(check.text)") }
        let again = try PennyServer(program, data: data, port: server.port)
        for (number, posted) in entries.acknowledged.enumerated() { try poster.expectOnce(posted, searching: number % 50 == 0, over: transport) }
        try again.program.terminate()
        Torture.say(
            "\(tries) backups and exports onto \(names.count) names were refused; all \(entries.acknowledged.count) acknowledged transactions are there once."
        )
    }

    /// Returns all paths by which the present and future files of a data directory can be reached.
    private static func names(of data: String, in folder: TemporaryDirectory) throws -> [String] {
        let files = FileManager.default
        for directory in ["tls", "backups", "tiles", "transfers"] {
            try files.createDirectory(atPath: "\(data)/\(directory)", withIntermediateDirectories: true)
        }
        try Data("kept".utf8).write(to: URL(fileURLWithPath: data + "/tls/server.pem"))
        let own =
            try files.contentsOfDirectory(atPath: data) + [
                "penny.sqlite-journal", "penny.sqlite.before-9", "penny.sqlite.before-restore", "penny.sqlite.restoring", "PENNY.sqlite",
                "Penny.Lock",
                "penny.lock.", "tls/authority.pem", "tls/server.pem", "backups/penny-20261121T231500Z.sqlite", "tiles/1", "transfers/export.zip",
            ]
        try files.createSymbolicLink(atPath: folder.file("linked").path, withDestinationPath: data)
        try files.createSymbolicLink(atPath: folder.file("linked-tls").path, withDestinationPath: data + "/tls")
        var names = own.flatMap { ["\(data)/\($0)", folder.file("linked/\($0)").path, "\(data)//./tls/../\($0)"] }
        names.append(folder.file("linked-tls/new.pem").path)
        for (number, name) in try files.contentsOfDirectory(atPath: data).sorted().enumerated() where name.hasPrefix("penny.") {
            let (soft, hard) = (folder.file("soft-\(number)").path, folder.file("hard-\(number)").path)
            try files.createSymbolicLink(atPath: soft, withDestinationPath: "\(data)/\(name)")
            guard link("\(data)/\(name)", hard) == 0 else { throw Finding(description: "\(hard) cannot be made.") }
            names += [soft, hard]
        }
        let dangling = folder.file("dangling").path
        try files.createSymbolicLink(atPath: dangling, withDestinationPath: data + "/penny.sqlite-journal")
        return names + [dangling, data, folder.file("linked").path]
    }

    private func expectRefusals(of name: String, data: String) throws -> Int {
        let before = Self.state(name)
        for arguments in [["backup"], ["backup", "--replace"], ["export", "torture", "--replace"]] {
            try expect(arguments + ["--data", data, name], status: 1)
            guard Self.state(name) == before else { throw Finding(description: "\(arguments.joined(separator: " ")) changed \(name).") }
        }
        return 3
    }

    /// Returns the identity of the file with that name; empty if there is none.
    private static func state(_ name: String) -> [UInt64] {
        var status = stat()
        return lstat(name, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino), UInt64(status.st_mode)] : []
    }

    private func expect(_ arguments: [String], status: Int32) throws {
        let run = try RunningProgram(program, arguments), exit = try run.waitForExit(seconds: 120)
        guard exit == .status(status), status == 0 || run.standardError.split(separator: "\n").count == 1 else {
            throw Finding(description: "penny \(arguments.joined(separator: " ")) ends with \(exit): \(run.standardError)")
        }
    }

    /// Posts from several threads while `body` runs.
    private func posting(_ poster: Poster, port: UInt16, _ log: PostLog, while body: () throws -> Void) throws {
        let over = Flag(), writers = DispatchGroup()
        for _ in 0..<clients {
            writers.enter()
            Thread.detachNewThread {
                defer { writers.leave() }
                let transport = SocketTransport(port: port, timeout: 20)
                while !over.isUp {
                    let posted = Posted()
                    log.add(posted, status: try? poster.post(posted, over: transport))
                }
            }
        }
        defer {
            over.raise()
            writers.wait()
        }
        try body()
    }
}

/// Signals threads to end.
private final class Flag: Sendable {
    private let state = Mutex(false)

    var isUp: Bool { state.withLock { $0 } }
    func raise() { state.withLock { $0 = true } }
}
