import Foundation
import LoadSupport
import TestSupport

/// The measurements of one page or action on both servers.
struct Measurement: Codable {
    var name: String
    var bytes: Int
    var penny: WrkReport
    var cServer: WrkReport
}

/// The measurements at one size of the database.
struct BenchmarkResult: Codable {
    var transactions: Int
    var filledPerSecond: Double
    var startMilliseconds: Double
    var idle: MemoryFigures
    var after: MemoryFigures
    var measurements: [Measurement]
}

/// Fills a database, starts both servers, measures each page on both, and the memory before and after.
struct Benchmark {
    let options: BenchmarkOptions

    func run(transactions: Int) throws -> BenchmarkResult {
        let data = try TemporaryDirectory("penny-bench-data")
        // The directory is deleted with its last reference, and the server needs it to the end.
        defer { withExtendedLifetime(data) {} }
        PennyBench.report("filling \(transactions) transactions")
        let (user, rate) = try Filler.fill(directory: data.path, transactions: transactions)
        PennyBench.report("filled at \(Int(rate)) records a second")
        // Neither server writes a log.
        let server = try PennyServer(options.program, data: data.path, arguments: ["--quiet"])
        let idle = try MemoryFigures.of(process: server.program.processID)
        let session = server.session()
        try session.signIn(user)
        let search = "/records?q=" + FormEncoding.urlEncoded([FormEntry(name: "q", value: .text(options.search))]).dropFirst(2)
        var measurements: [Measurement] = []
        let maps = [
            ("map", "/map"), ("map world", "/map?lat=20&lon=0&zoom=2"), ("map region", "/map?lat=48&lon=8&zoom=5"),
            ("map city", "/map?lat=42.36&lon=-71.06&zoom=10"),
            ("map town", "/map?lat=42.36&lon=-71.06&zoom=13"), ("map month", "/map?view=monthly&lat=42.36&lon=-71.06&zoom=10"),
        ]
        let pages =
            [
                ("records", "/records"), ("overview", "/"), ("budgets", "/budgets"), ("statistics", "/statistics"),
                ("search", search),
            ] + maps
        for (name, target) in pages {
            measurements.append(try measurePage(name, target, session))
        }
        measurements.append(try measurePosts(session))
        let after = try MemoryFigures.of(process: server.program.processID)
        try server.program.terminate()
        let start = Double(server.startTime.components.attoseconds) / 1e15 + Double(server.startTime.components.seconds) * 1_000
        return BenchmarkResult(
            transactions: transactions, filledPerSecond: rate, startMilliseconds: start, idle: idle, after: after,
            measurements: measurements)
    }

    private func measurePage(_ name: String, _ target: String, _ session: WebSession) throws -> Measurement {
        PennyBench.report("measuring \(name)")
        let page = try session.send(WireRequest("GET", target))
        guard page.status == 200 else { throw PennyServer.Failure(description: "\(target) answers \(page.status), not 200.") }
        let cookie = session.cookies.header(for: "/", isSecure: false) ?? ""
        let penny = try wrk.run(session.origin + target, headers: [("Cookie", cookie)])
        let other = try withCServer(bytes: page.body.count) { try wrk.run($0) }
        return Measurement(name: name, bytes: page.body.count, penny: penny, cServer: other)
    }

    private func measurePosts(_ session: WebSession) throws -> Measurement {
        PennyBench.report("measuring add")
        let form = try session.quickForm()
        let cookie = session.cookies.header(for: "/", isSecure: false)
        let script = Wrk.postScript(form, changes: ["amount": "3"], origin: session.origin, cookie: cookie)
        let penny = try wrk.run(session.origin + form.action, script: script)
        guard let accepted = penny.accepted, accepted > 0 else {
            throw PennyServer.Failure(
                description: "No post of \(form.action) was answered with 303; the fields were \(form.fields.keys.sorted()).")
        }
        let other = try withCServer(bytes: 0) { try wrk.run($0, script: script) }
        return Measurement(name: "add", bytes: 0, penny: penny, cServer: other)
    }

    private var wrk: Wrk { Wrk(seconds: options.seconds, connections: options.connections) }

    private func withCServer(bytes: Int, _ measure: (String) throws -> WrkReport) throws -> WrkReport {
        let program = try RunningProgram("bench-c-server", ["0", "\(bytes)", "\(options.threads)"])
        let line = try program.waitForLine(containing: "port ")
        let report = try measure("http://127.0.0.1:\(line.dropFirst(5))/")
        try program.terminate()
        return report
    }
}
