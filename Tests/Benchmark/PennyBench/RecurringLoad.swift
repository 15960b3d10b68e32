import Bookkeeping
import Demo
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
        let book = try addRules(to: database, days: days)
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

    /// Adds rules whose first day was `days - 1` days ago, none of which has been decided.
    private func addRules(to database: String, days: Int) throws -> BookAccess {
        let store = try Store(at: database), now = Int64(Date().timeIntervalSince1970)
        let first = CivilTime(seconds: now, in: .utc).date.adding(days: 1 - days)
        guard let user = try store.read({ try $0.users.find(login: DemoHousehold.credentials.username)?.user }),
            let book = try store.write({ try $0.books.atTerminal(of: user.id) }), let daily = RecurrenceRule(.daily, starts: first)
        else { throw PennyServer.Failure(description: "There is nobody whose records recur.") }
        let names = try store.read(book) { try $0.names() }
        guard let account = names.accounts.first, let category = names.categories.first(where: { $0.kind == .expense }) else {
            throw PennyServer.Failure(description: "There is no account.")
        }
        for number in 1...rules {
            let template = Transaction.Draft(
                movement: .expense(account: account.id, category: category.id, amount: Money(minorUnits: Int64(number), account.currency)),
                date: first,
                time: .midnight, title: "Rule \(number)")
            _ = try store.write(book) {
                try $0.recurring.add(
                    .init(milliseconds: now * 1_000 + Int64(number)), .init(template: template, recurrence: daily), on: first.adding(days: -1),
                    at: now)
            }
        }
        try store.close()
        return book
    }
}
