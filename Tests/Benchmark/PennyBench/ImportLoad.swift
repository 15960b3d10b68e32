import Foundation
import LoadSupport
import Synchronization
import TestSupport

/// The waiting of another person while somebody's book is imported.
struct ImportResult: Codable {
    var records: Int
    /// Seconds until the file had been looked over, and until the book was replaced.
    var lookSeconds: Double
    var replaceSeconds: Double
    /// Writes of another person, in milliseconds: before, while the book is replaced, and in the seconds after it, when the old one is erased.
    var quiet: Latencies
    var during: Latencies
    var after: Latencies
    var idle: MemoryFigures
    /// The most resident memory that was seen, in KiB.
    var peakResident: Int
}

/// Imports a person's own export in the place of their book, through the pages, while another person writes all the time.
struct ImportLoad {
    let options: BenchmarkOptions

    func run(records: Int) throws -> ImportResult {
        let data = try TemporaryDirectory("penny-import-data")
        defer { withExtendedLifetime(data) {} }
        PennyBench.report("filling \(records) transactions")
        let (user, _) = try Filler.fill(directory: data.path, transactions: records)
        let server = try PennyServer(options.program, data: data.path, arguments: ["--quiet"])
        let transport = SocketTransport(port: server.port, timeout: 300)
        let owner = WebSession(transport, origin: "http://\(transport.authority)"), other = server.session()
        try owner.signIn(user)
        try other.signUp(Credentials(login: "other", password: Credentials.benchmark.password))
        PennyBench.report("exporting")
        let file = try owner.export()
        let idle = try MemoryFigures.of(process: server.program.processID)
        let writer = try Writer(other), memory = Peak(server.program.processID)
        Thread.sleep(forTimeInterval: Double(options.seconds))
        PennyBench.report("importing")
        writer.begin(.other)
        let look = try seconds { try owner.sendImport(file) }
        writer.begin(.during)
        let replace = try seconds { try owner.replaceBook() }
        writer.begin(.after)
        Thread.sleep(forTimeInterval: Double(options.seconds))
        let times = try writer.stop(), peak = memory.stop()
        try server.program.terminate()
        return ImportResult(
            records: records, lookSeconds: look, replaceSeconds: replace, quiet: Latencies(times[.quiet] ?? []),
            during: Latencies(times[.during] ?? []), after: Latencies(times[.after] ?? []), idle: idle, peakResident: peak)
    }

    private func seconds(_ work: () throws -> Void) rethrows -> Double {
        let begin = ContinuousClock.now
        try work()
        return (ContinuousClock.now - begin) / .seconds(1)
    }
}

/// A person who writes one transaction after the other, and notes how long each took.
private final class Writer: Sendable {
    enum Phase { case quiet, other, during, after }

    private struct State {
        var phase = Phase.quiet
        var times: [Phase: [Double]] = [:]
        var problem: String?
        var isStopped = false
    }

    private let state = Mutex(State())
    private let done = DispatchGroup()

    init(_ session: WebSession) throws {
        let form = try session.transactionForm()
        let cookie = session.cookies.header(for: "/", isSecure: false) ?? "", origin = session.origin
        guard let port = UInt16(origin.split(separator: ":").last ?? "") else { throw PennyServer.Failure(description: "\(origin) has no port.") }
        done.enter()
        Thread.detachNewThread { [self] in
            let transport = SocketTransport(port: port, timeout: 120)
            // A write counts for the time in which it began.
            while let phase = state.withLock({ $0.isStopped ? nil : $0.phase }) {
                var request = form.request(["id": TimeOrderedUUID.make(), "title": "Meanwhile", "amount": "3"])
                request.headers += [("Cookie", cookie), ("Origin", origin)]
                let begin = ContinuousClock.now
                let status = (try? transport.send(request).status) ?? 0
                let time = (ContinuousClock.now - begin) / .milliseconds(1)
                state.withLock { state in
                    state.times[phase, default: []].append(time)
                    if status != 303 { state.problem = "A write was answered with \(status)." }
                }
                Thread.sleep(forTimeInterval: 0.002)
            }
            done.leave()
        }
    }

    func begin(_ phase: Phase) { state.withLock { $0.phase = phase } }

    func stop() throws -> [Phase: [Double]] {
        state.withLock { $0.isStopped = true }
        done.wait()
        if let problem = state.withLock({ $0.problem }) { throw PennyServer.Failure(description: problem) }
        return state.withLock { $0.times }
    }
}
