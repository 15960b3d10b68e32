import Foundation
import LoadSupport
import TestSupport

/// The overview of a person with rules beside that of one without.
struct RulesResult: Codable {
    struct Row: Codable {
        var rules: Int
        /// Asked again while nobody writes.
        var quiet: Latencies
        /// Asked after each record that the person adds.
        var afterWrites: Latencies
    }

    var records: Int
    var rows: [Row]
}

/// Opens the overview of two people in turn, so that what the machine does meanwhile is the same for both: one has fifty monthly rules, begun two years ago.
struct RulesLoad {
    let options: BenchmarkOptions

    /// A server with a person, and how they open the overview and add a record.
    private struct Subject {
        let rules: Int
        let filled: FilledServer
        let server: PennyServer
        let transport: SocketTransport
        let form: PreparedForm

        init(_ options: BenchmarkOptions, records: Int, rules: Int) throws {
            filled = try FilledServer(options, records: records)
            if rules > 0 {
                try filled.server.program.terminate()
                try RuleFiller.add(rules, every: .monthly, since: -730, to: filled.data.file("penny.sqlite").path)
                server = try PennyServer(options.program, data: filled.data.path, arguments: ["--quiet"])
            } else {
                server = filled.server
            }
            let session = server.session()
            try session.signIn(filled.user)
            (self.rules, form, transport) = (rules, try session.quickForm(), SocketTransport(port: server.port))
            cookie = session.cookies.header(for: "/", isSecure: false) ?? ""
            origin = session.origin
        }

        private let cookie, origin: String

        func open() throws -> Double {
            let begin = ContinuousClock.now, page = try transport.send(WireRequest("GET", "/", headers: [("Cookie", cookie)]))
            guard page.status == 200 else { throw PennyServer.Failure(description: "The overview was answered with \(page.status).") }
            return (ContinuousClock.now - begin) / .milliseconds(1)
        }

        func write() throws {
            var request = form.request(["id": TimeOrderedUUID.make(), "amount": "3"])
            request.headers += [("Cookie", cookie), ("Origin", origin)]
            let status = try transport.send(request).status
            guard status == 303 else { throw PennyServer.Failure(description: "A record was answered with \(status).") }
        }
    }

    func run(records: Int) throws -> RulesResult {
        let subjects = try [0, 50].map { try Subject(options, records: records, rules: $0) }
        // The data directories are deleted with their last reference.
        defer { withExtendedLifetime(subjects) {} }
        // The server adds what is due after its start.
        Thread.sleep(forTimeInterval: 5)
        PennyBench.report("measuring the overview")
        let quiet = try measure(subjects) { try $0.open() }
        let afterWrites = try measure(subjects) { subject in
            try subject.write()
            return try subject.open()
        }
        for subject in subjects { try subject.server.program.terminate() }
        let rows = zip(subjects, zip(quiet, afterWrites)).map { RulesResult.Row(rules: $0.rules, quiet: $1.0, afterWrites: $1.1) }
        return RulesResult(records: records, rows: rows)
    }

    private func measure(_ subjects: [Subject], _ time: (Subject) throws -> Double) throws -> [Latencies] {
        var times = subjects.map { _ in [Double]() }
        let end = ContinuousClock.now + .seconds(options.seconds)
        while ContinuousClock.now < end {
            for (number, subject) in subjects.enumerated() { times[number].append(try time(subject)) }
        }
        return times.map { Latencies($0) }
    }
}
