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
        var measurements: [Measurement] = []
        for (name, targets) in try pages + accountPages(session) { measurements.append(try measurePage(name, targets, session)) }
        if options.pages.isEmpty { measurements.append(try measurePosts(session)) }
        let after = try MemoryFigures.of(process: server.program.processID)
        try server.program.terminate()
        let start = Double(server.startTime.components.attoseconds) / 1e15 + Double(server.startTime.components.seconds) * 1_000
        return BenchmarkResult(
            transactions: transactions, filledPerSecond: rate, startMilliseconds: start, idle: idle, after: after,
            measurements: measurements)
    }

    /// The pages measured by name; of several targets one is requested after the other.
    private var pages: [(name: String, targets: [String])] {
        func search(_ text: String) -> [String] { ["/records?" + FormEncoding.urlEncoded([FormEntry(name: "q", value: .text(text))])] }
        let year = Calendar(identifier: .gregorian).component(.year, from: Date())
        // More months than pages whose charts are kept drawn.
        let months = (1...2).flatMap { ago in (1...12).map { "/statistics?view=monthly&date=\(year - ago)-\($0 < 10 ? "0" : "")\($0)-01" } }
        return [
            ("records", ["/records"]), ("overview", ["/"]), ("budgets", ["/budgets"]),
            ("statistics", ["/statistics"]), ("24 months in turn", months), ("statistics of a year", ["/statistics?view=yearly&date=this-year"]),
            ("of ten years", ["/statistics?from=\(year - 10)-01-01&to=\(year)-12-31"]),
            ("search", search(options.search)), ("search a name", search(options.name)), ("an amount", search(options.amount)),
            ("few records", search(options.few)), ("none", search("zyzzyva")), ("without a word", search("\(options.few) -\(options.search)")),
            ("map", ["/map"]), ("map world", ["/map?lat=20&lon=0&zoom=2"]), ("map region", ["/map?lat=48&lon=8&zoom=5"]),
            ("map city", ["/map?lat=42.36&lon=-71.06&zoom=10"]), ("map town", ["/map?lat=42.36&lon=-71.06&zoom=13"]),
            ("map month", ["/map?view=monthly&lat=42.36&lon=-71.06&zoom=10"]),
        ].filter { options.pages.isEmpty || options.pages.contains($0.name) }
    }

    /// Returns the first page of the default account, and pages of its records from the newest to the oldest in turn.
    private func accountPages(_ session: WebSession) throws -> [(name: String, targets: [String])] {
        let names = ["account", "account's pages"]
        guard options.pages.isEmpty || names.contains(where: options.pages.contains) else { return [] }
        guard let path = try session.get("/accounts").response.text.firstMatch(of: /href="(\/accounts\/[0-9a-f-]{36})"/)?.output.1 else { return [] }
        var targets = [String(path)], steps = 0
        while steps < 2_100, let last = targets.last,
            let next = try session.get(last).response.text.firstMatch(of: /href="([^"]+)" rel="next"/)?.output.1
        {
            targets.append(String(next))
            steps += 1
        }
        return zip(names, [[String(path)], targets]).filter { options.pages.isEmpty || options.pages.contains($0.0) }.map { ($0, $1) }
    }

    private func measurePage(_ name: String, _ targets: [String], _ session: WebSession) throws -> Measurement {
        PennyBench.report("measuring \(name)")
        var bytes = 0
        for target in targets {
            let page = try session.send(WireRequest("GET", target))
            guard page.status == 200 else { throw PennyServer.Failure(description: "\(target) answers \(page.status), not 200.") }
            bytes = page.body.count
        }
        let cookie = session.cookies.header(for: "/", isSecure: false) ?? ""
        let script = targets.count > 1 ? Wrk.cycleScript(targets) : nil
        let penny = try wrk.run(session.origin + (targets.first ?? "/"), headers: [("Cookie", cookie)], script: script)
        let other = try withCServer(bytes: bytes) { try wrk.run($0) }
        return Measurement(name: name, bytes: bytes, penny: penny, cServer: other)
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
