import Foundation
import LoadSupport
import TestSupport

/// Sends changed requests over fifty connections at once: a stranger's page must be served while they come and within a second afterwards, nothing may
/// be held, and the server must end as it is told to.
struct ChangedRequests {
    let options: TortureOptions
    let count: Int

    func run() throws {
        let directory = try TemporaryDirectory("penny-requests")
        defer { withExtendedLifetime(directory) {} }
        let server = try PennyServer(options.program, data: directory.path)
        let before = try server.openFiles()
        let seed = UInt64.random(in: 0...UInt64.max)
        var storm = RequestStorm(port: server.port, seed: seed)
        var slowest = Duration.zero, pages = 0
        while storm.sent < count {
            let end = min(count, storm.sent + 10_000)
            guard storm.run(until: { $0 >= end }) else { throw Finding(description: "seed \(seed): the server accepts no connection") }
            slowest = max(slowest, try page(of: server, seed))
            pages += 1
        }
        // Heads and bodies that lack their ends keep their connections until the server's deadlines (20 s, 60 s).
        try Deadline(seconds: 90).wait(for: "\(before) open files, as before the requests", every: 20_000) {
            try server.openFiles() <= before + 8 ? () : nil
        }
        let last = try page(of: server, seed)
        guard last < .seconds(1) else { throw Finding(description: "seed \(seed): a page afterwards took \(last)") }
        try server.program.terminate()
        Torture.say(
            "\(storm.sent) changed requests over \(storm.connections) connections, seed \(seed): \(pages) pages in between, the slowest in \(slowest), one afterwards in \(last)"
        )
    }

    /// Returns the time of a page for somebody at another address.
    private func page(of server: PennyServer, _ seed: UInt64) throws -> Duration {
        let began = ContinuousClock.now
        do {
            let page = try TCPConnection(port: server.port, from: "127.0.2.1", timeout: 10)
            try page.write("GET /sign-in HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            let answer = String(decoding: try page.readToEnd(), as: UTF8.self)
            guard answer.hasPrefix("HTTP/1.1 200") else { throw Finding(description: "the answer is \(answer.prefix(40))") }
        } catch {
            throw Finding(description: "seed \(seed): somebody else is not served: \(error)")
        }
        return .now - began
    }
}
