import Foundation
import LoadSupport
import Storage
import TestSupport

/// How the records that recur are caught up after the server was off, and the pages of their person meanwhile.
struct RecurringResult: Codable {
    var rules: Int
    /// The due records.
    var records: Int
    /// Seconds from the open port to the last record.
    var seconds: Double
    var quiet: Latencies
    var during: Latencies
}

/// Makes fifty daily rules while the server is off, as if it had been off since their first day, starts it, and opens pages until all records are there.
struct RecurringLoad {
    let options: BenchmarkOptions
    private let rules = 50
    /// The records of the book before: more than a page.
    private let others = 1_000

    func run(records: Int) throws -> RecurringResult {
        let before = try FilledServer(options, records: others), data = before.data
        // The data directory is deleted with its last reference.
        defer { withExtendedLifetime(before) {} }
        let quiet = try before.visits().run(seconds: 2)
        try before.server.program.terminate()
        let database = data.file("penny.sqlite").path, days = max(1, records / rules)
        let book = try RuleFiller.add(rules, every: .daily, since: 1 - days, to: database)
        let server = try PennyServer(options.program, data: data.path, arguments: ["--quiet"]), begin = ContinuousClock.now
        let store = try Store(at: database, exclusive: false)
        let count = others + rules * days, limit = begin + .seconds(60)
        let during = try PageVisits(port: server.port, cookie: before.cookie, address: "127.0.0.1").run { _ in
            guard ContinuousClock.now < limit else { throw PennyServer.Failure(description: "The records were not added within a minute.") }
            return try store.read(book) { try $0.recordCount() } < count
        }
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        try store.close()
        try server.program.terminate()
        return RecurringResult(rules: rules, records: rules * days, seconds: seconds, quiet: quiet, during: during)
    }
}
