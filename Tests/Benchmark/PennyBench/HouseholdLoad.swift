import Foundation
import LoadSupport
import TestSupport

/// The list of everything that the people of a household share, at one number of records.
struct HouseholdResult: Codable {
    /// One way to ask for the list.
    struct Row: Codable {
        var name: String
        var bytes: Int
        var times: Latencies
    }

    var members: Int
    /// Shared by each member.
    var records: Int
    var rows: [Row]
}

/// Asks for the list of everything as the administrator of a household, of several households in turn, so that what the machine does meanwhile is the
/// same for each.
struct HouseholdLoad {
    let options: BenchmarkOptions
    private let members = 5

    /// The ways to ask: 50 records a page, as pages have them.
    private static let lists: [(name: String, target: String, isProgram: Bool)] = [
        ("page", "/household/records?of=all", false), ("page, all time", "/household/records?of=all&view=all", false),
        ("program", "/api/v1/household/transactions?of=all", true),
        ("program, by amount", "/api/v1/household/transactions?of=all&sort=-amount", true),
    ]

    /// A server with a household, and how its administrator asks.
    private struct Subject {
        let records: Int
        let data: TemporaryDirectory
        let server: PennyServer
        let transport: SocketTransport
        let cookie, token: String

        func ask(_ list: (name: String, target: String, isProgram: Bool)) throws -> (bytes: Int, milliseconds: Double) {
            let header = list.isProgram ? (name: "Authorization", value: "Bearer " + token) : (name: "Cookie", value: cookie)
            let begin = ContinuousClock.now, answer = try transport.send(WireRequest("GET", list.target, headers: [header]))
            let time = (ContinuousClock.now - begin) / .milliseconds(1)
            guard answer.status == 200 else { throw PennyServer.Failure(description: "\(list.target) was answered with \(answer.status).") }
            return (answer.body.count, time)
        }
    }

    func run() throws -> [HouseholdResult] {
        let subjects = try options.sizes.map(subject)
        // The data directories are deleted with their last reference.
        defer { withExtendedLifetime(subjects) {} }
        var times = subjects.map { _ in Self.lists.map { _ in [Double]() } }, bytes = subjects.map { _ in Self.lists.map { _ in 0 } }
        PennyBench.report("measuring the list of everything")
        let begin = ContinuousClock.now
        // A token has 50 calls a second, and there are two lists for programs.
        for round in 0..<(options.seconds * 25) {
            Thread.sleep(until: Date(timeIntervalSinceNow: max(0, (begin + .milliseconds(40 * round) - .now) / .seconds(1))))
            for (place, list) in Self.lists.enumerated() {
                for (number, subject) in subjects.enumerated() {
                    let answer = try subject.ask(list)
                    times[number][place].append(answer.milliseconds)
                    bytes[number][place] = answer.bytes
                }
            }
        }
        for subject in subjects { try subject.server.program.terminate() }
        return subjects.enumerated().map { number, subject in
            let rows = Self.lists.enumerated().map { place, list in
                HouseholdResult.Row(name: list.name, bytes: bytes[number][place], times: Latencies(times[number][place]))
            }
            return HouseholdResult(members: members, records: subject.records, rows: rows)
        }
    }

    private func subject(records: Int) throws -> Subject {
        PennyBench.report("filling a household of \(members) members with \(records) shared records each")
        let data = try TemporaryDirectory("penny-household-data")
        let administrator = try Filler.fill(directory: data.path, members: members, transactions: records)
        let server = try PennyServer(options.program, data: data.path, arguments: ["--quiet"]), session = server.session()
        try session.signIn(administrator)
        let token = try session.makeToken("Benchmark")
        return Subject(
            records: records, data: data, server: server, transport: SocketTransport(port: server.port),
            cookie: session.cookies.header(for: "/", isSecure: false) ?? "", token: token)
    }
}
