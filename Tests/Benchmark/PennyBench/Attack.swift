import Foundation
import LoadSupport
import Synchronization
import TestSupport

/// The effect of password guessing from many addresses on other people.
struct AttackResult: Codable {
    /// Attempts sent per second, and the number of answers with each status; 0 stands for no answer.
    var triesPerSecond: Double
    var statuses: [Int: Int]
    /// The latencies of a signed-in person's pages, in milliseconds: before the attack and during it.
    var quiet: Latencies
    var attacked: Latencies
    /// The duration of the person's own sign-in during the attack, in milliseconds; nil if it was refused each time.
    var ownSignIn: Double?
    var idle: MemoryFigures
    /// The maximum resident memory observed, in KiB.
    var peakResident: Int
}

/// Sends wrong passwords for known and unknown names, each from another internet address, at a steady rate, while a person at
/// home opens pages. The addresses are those of RFC 2544, which are reserved for benchmarks.
struct Attack {
    let options: BenchmarkOptions
    /// Attempts per second.
    private let pace = 100
    /// Connections of the attacker; more than the server admits to the queue.
    private let hands = 48

    func run() throws -> AttackResult {
        // The server trusts the attacker's header for the client's address, as it trusts a reverse proxy's.
        let filled = try FilledServer(options, arguments: ["--trusted-proxy", "127.0.0.0/8"]), server = filled.server, user = filled.user
        // The data directory is deleted with its last reference.
        defer { withExtendedLifetime(filled) {} }
        let visits = filled.visits(from: "192.168.1.7")
        let idle = try MemoryFigures.of(process: server.program.processID)
        PennyBench.report("opening pages without an attack")
        let quiet = try visits.run(seconds: options.seconds)
        PennyBench.report("trying \(pace) wrong passwords a second")
        let attackers = try Attackers(server, pace: pace, hands: hands, names: [user.login, "demo@example.org", "nobody", "admin"])
        let memory = Peak(server.program.processID)
        let attacked = try visits.run(seconds: options.seconds)
        let own = ownSignIn(server, user)
        let (statuses, seconds) = attackers.stop()
        let peak = memory.stop()
        try server.program.terminate()
        return AttackResult(
            triesPerSecond: Double(statuses.values.reduce(0, +)) / seconds, statuses: statuses, quiet: quiet, attacked: attacked, ownSignIn: own,
            idle: idle, peakResident: peak)
    }

    /// Signs the person in, retrying while the server is too busy.
    private func ownSignIn(_ server: PennyServer, _ user: Credentials) -> Double? {
        let start = ContinuousClock.now
        for _ in 0..<40 {
            let session = server.session()
            session.headers = [("X-Forwarded-For", "192.168.1.7")]
            if (try? session.signIn(user)) != nil { return (ContinuousClock.now - start) / .milliseconds(1) }
        }
        return nil
    }
}

/// Threads that send attempts at a steady rate until they are stopped.
private final class Attackers: Sendable {
    private struct State {
        var next = 0
        var isStopped = false
        var statuses: [Int: Int] = [:]
    }

    private let state = Mutex(State())
    private let done = DispatchGroup()
    private let begin = ContinuousClock.now

    init(_ server: PennyServer, pace: Int, hands: Int, names: [String]) throws {
        let page = try server.session().get("/sign-in")
        let token = page.document.forms.first?.value(of: "csrf") ?? ""
        let cookie = page.response.headers.filter { $0.name.lowercased() == "set-cookie" }.compactMap { $0.value.split(separator: ";").first }.joined(
            separator: "; ")
        for _ in 0..<hands {
            done.enter()
            Thread.detachNewThread { [self] in
                let transport = SocketTransport(port: server.port)
                while let number = ticket() {
                    Thread.sleep(forTimeInterval: max(0, (begin + .milliseconds(number * 1_000 / pace) - .now) / .seconds(1)))
                    let fields = [
                        ("csrf", token), ("login", names[number % names.count] + (number % 3 == 0 ? "\(number)" : "")),
                        ("password", "guess number \(number)"),
                    ]
                    let body = FormEncoding.urlEncoded(fields.map { FormEntry(name: $0.0, value: .text($0.1)) })
                    let address = "198.\(18 + (number >> 16 & 1)).\(number >> 8 & 255).\(number & 255)"
                    let request = WireRequest(
                        "POST", "/sign-in",
                        headers: [("Content-Type", "application/x-www-form-urlencoded"), ("Cookie", cookie), ("X-Forwarded-For", address)],
                        body: Array(body.utf8))
                    let status = (try? transport.send(request).status) ?? 0
                    state.withLock { $0.statuses[status, default: 0] += 1 }
                }
                done.leave()
            }
        }
    }

    /// Stops the threads; returns the number of answers with each status, and the duration in seconds.
    func stop() -> (statuses: [Int: Int], seconds: Double) {
        state.withLock { $0.isStopped = true }
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        done.wait()
        return (state.withLock { $0.statuses }, seconds)
    }

    private func ticket() -> Int? {
        state.withLock { state in
            guard !state.isStopped else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }
}

/// The maximum memory of a process, sampled ten times a second on a thread of its own.
final class Peak: Sendable {
    private let seen = Mutex((resident: 0, isStopped: false))

    init(_ process: Int32) {
        Thread.detachNewThread { [self] in
            while !seen.withLock({ $0.isStopped }) {
                if let now = try? MemoryFigures.of(process: process).resident { seen.withLock { $0.resident = max($0.resident, now) } }
                Thread.sleep(forTimeInterval: 0.1)
            }
        }
    }

    func stop() -> Int {
        seen.withLock { seen in
            seen.isStopped = true
            return seen.resident
        }
    }
}
