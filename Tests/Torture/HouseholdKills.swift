import Foundation
import LoadSupport
import Synchronization
import TestSupport

/// Four people add, change, delete and restore records of one household, each for everybody, while the server is killed at random moments: everything
/// that was acknowledged is there as the last answer left it, the parts add up, and nobody waits for somebody else for ever.
struct HouseholdKills {
    let options: TortureOptions
    /// For how long people write, in all rounds together.
    let seconds: Int

    private static let people = 4
    /// The longest wait for an answer. A lock that two writers wait for would take longer.
    private static let patience = 20

    func run() throws {
        let temporary = try options.data == nil ? TemporaryDirectory("penny-torture-household") : nil
        // The directory goes with its last reference, and the server needs it to the end.
        defer { withExtendedLifetime(temporary) {} }
        guard let data = options.data ?? temporary?.path else { return }
        var server = try PennyServer(options.program, data: data)
        let members = try Self.members(of: server)
        var round = 0, written: Double = 0, sum = HouseholdWriter.Counts()
        while written < Double(seconds) {
            round += 1
            let delay = Double.random(in: 0.2...3)
            let counts = try write(to: server, members, for: delay)
            written += delay
            try expectGoodCheck(of: data, after: "round \(round)")
            server = try PennyServer(options.program, data: data)
            var kept = 0
            for member in members { kept += try member.compare(over: SocketTransport(port: server.port)) }
            sum += counts
            Torture.say(
                "round \(round): killed after \(Int(delay * 1_000)) ms, \(counts.acknowledged) changes acknowledged, \(kept) records as answered")
        }
        try server.program.terminate()
        try expectGoodCheck(of: data, after: "all rounds")
        guard sum.acknowledged > 0 else { throw Finding(description: "No change was ever acknowledged.") }
        Torture.say(
            "\(round) rounds: all \(sum.acknowledged) acknowledged changes of \(Self.people) people are there, "
                + "\(sum.meanwhile) were told of a change of somebody else; the slowest answer took \(sum.slowest) ms.")
    }

    /// Lets all write until the server is killed after some seconds.
    private func write(to server: PennyServer, _ members: [HouseholdWriter], for delay: Double) throws -> HouseholdWriter.Counts {
        let isKilled = Mutex(false), writing = DispatchGroup(), outcomes = Mutex<[Result<HouseholdWriter.Counts, any Error>]>([]), port = server.port
        for member in members {
            writing.enter()
            Thread.detachNewThread {
                defer { writing.leave() }
                let outcome = Result { try member.write(over: SocketTransport(port: port, timeout: Self.patience)) { isKilled.withLock { $0 } } }
                outcomes.withLock { $0.append(outcome) }
            }
        }
        Thread.sleep(forTimeInterval: delay)
        isKilled.withLock { $0 = true }
        try server.program.killGroup()
        writing.wait()
        return try outcomes.withLock { $0 }.reduce(into: HouseholdWriter.Counts()) { $0 += try $1.get() }
    }

    /// Signs four people up, and lets three of them join the household of the first.
    private static func members(of server: PennyServer) throws -> [HouseholdWriter] {
        let sessions = try (0..<people).map { number in
            let session = server.session()
            try session.signUp(Credentials(login: "torture\(number)", password: Credentials.benchmark.password))
            return session
        }
        try sessions[0].get("/household")
        try sessions[0].submit("/household", filling: ["name": "Torture"])
        for session in sessions.dropFirst() {
            try sessions[0].get("/household/people")
            let page = try sessions[0].submit("/household/invitations")
            guard let link = page.text.firstMatch(of: /\/invitations\/[0-9A-Za-z_-]{43}/)?.output else {
                throw Finding(description: "There is no link on the page of an invitation.")
            }
            try session.get(String(link))
            try session.submit(String(link), filling: ["consent": true])
        }
        // The first record of all is one that everybody changes.
        let common = Posted()
        return try sessions.map { try HouseholdWriter($0, common: common) }
    }

    private func expectGoodCheck(of data: String, after what: String) throws {
        let check = try PennyServer.check(options.program, data: data)
        guard check.exit == .status(0) else {
            throw Finding(description: "After \(what), penny check ends with \(check.exit): \(check.text)")
        }
    }
}
