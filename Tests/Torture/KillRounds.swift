import Foundation
import LoadSupport
import TestSupport

/// SIGKILL at a random moment during many posts, repeatedly on the same data.
struct KillRounds {
    let options: TortureOptions

    func run() throws {
        let temporary = try options.data == nil ? TemporaryDirectory("penny-torture") : nil
        // The directory is deleted with its last reference, and the server needs it to the end.
        defer { withExtendedLifetime(temporary) {} }
        guard let data = options.data ?? temporary?.path else { return }
        var server = try PennyServer(options.program, data: data)
        let session = server.session()
        try session.signUp(Credentials(login: "torture", password: Credentials.benchmark.password))
        let poster = try Poster(session)
        var sum = (acknowledged: 0, unanswered: 0, kept: 0)
        for round in 1...options.rounds {
            let (entries, delay) = try postUntilKilled(server, poster)
            guard entries.refused.isEmpty else {
                throw Finding(description: "Round \(round): posts were refused (status: count): \(entries.refused).")
            }
            try expectGoodCheck(of: data, after: "round \(round)")
            server = try PennyServer(options.program, data: data)
            let transport = SocketTransport(port: server.port)
            for (number, posted) in entries.acknowledged.enumerated() {
                try poster.expectOnce(posted, searching: number % 10 == 0, over: transport)
            }
            for posted in entries.unanswered {
                if try poster.get("/transactions/\(posted.id)", over: transport).status == 200 { sum.kept += 1 }
                let again = try poster.post(posted, over: transport)
                guard again == 303 else { throw Finding(description: "\(posted.id) was sent again and answered with \(again).") }
                try poster.expectOnce(posted, searching: true, over: transport)
            }
            sum.acknowledged += entries.acknowledged.count
            sum.unanswered += entries.unanswered.count
            Torture.say(
                "round \(round): killed after \(delay) ms, \(entries.acknowledged.count) acknowledged, \(entries.unanswered.count) unanswered"
            )
        }
        try server.program.terminate()
        try expectGoodCheck(of: data, after: "all rounds")
        guard sum.acknowledged > 0 else { throw Finding(description: "No post was ever acknowledged.") }
        Torture.say(
            "\(options.rounds) rounds: all \(sum.acknowledged) acknowledged transactions are there once; of \(sum.unanswered) unanswered ones "
                + "\(sum.kept) had been kept, and sending each again made one.")
    }

    private func postUntilKilled(_ server: PennyServer, _ poster: Poster) throws -> (PostLog.Entries, delay: Int) {
        let log = PostLog()
        let clients = DispatchGroup()
        for _ in 0..<options.clients { poster.postUntilRefused(port: server.port, log: log, in: clients) }
        let delay = Int.random(in: 20...600)
        usleep(UInt32(delay) * 1_000)
        try server.program.killGroup()
        clients.wait()
        return (log.all, delay)
    }

    private func expectGoodCheck(of data: String, after what: String) throws {
        let check = try PennyServer.check(options.program, data: data)
        guard check.exit == .status(0) else {
            throw Finding(description: "After \(what), penny check ends with \(check.exit): \(check.text)")
        }
    }
}
