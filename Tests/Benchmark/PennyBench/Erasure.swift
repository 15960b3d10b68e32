import Bookkeeping
import Demo
import Foundation
import LoadSupport
import Storage
import Synchronization
import TestSupport

/// The time in which what has left the trash is overwritten in the database file.
struct ErasureResult: Codable {
    struct Run: Codable {
        var seconds: Double
        /// Writes of another person meanwhile.
        var writes: Latencies
    }

    var records: Int
    var megabytes: Double
    /// The first time, over pages that nobody has looked at, and once more after further records have gone.
    var first, again: Run
}

/// Deletes a hundred records of a large book for good and overwrites what is left of them, while somebody else writes.
struct Erasure {
    func run(records: Int) throws -> ErasureResult {
        let data = try TemporaryDirectory("penny-bench-data"), now = Int64(Date().timeIntervalSince1970), path = data.file("penny.sqlite").path
        defer { withExtendedLifetime(data) {} }
        let store = try Store(at: path)
        let person = try DemoHousehold.fillMany(store, count: records, years: 10, at: now) { _ in "hash" }
        guard let user = try store.read({ try $0.users.find(login: person.username)?.user }),
            let book = try store.read({ try $0.books.atTerminal(of: user.id) })
        else { throw PennyServer.Failure(description: "There is nobody whose records could go.") }
        let first = try erase(store, book, at: now), again = try erase(store, book, at: now)
        let bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        try store.close()
        return ErasureResult(records: records, megabytes: Double(bytes) / 1_048_576, first: first, again: again)
    }

    private func erase(_ store: Store, _ book: BookAccess, at now: Int64) throws -> ErasureResult.Run {
        let (account, category) = try store.read(book) { ledger in
            let names = try ledger.names()
            return (names.accounts.first, names.categories.first { $0.kind == .expense })
        }
        guard let account, let category else { throw PennyServer.Failure(description: "There is no account to record to.") }
        let draft = Transaction.Draft(
            movement: .expense(account: account.id, category: category.id, amount: Money(minorUnits: 100, account.currency)),
            date: CivilTime(seconds: now, in: .utc).date, time: .midnight, title: "Of a hundred that go")
        try store.write(book) { editor in
            for _ in 0..<100 {
                let record = Transaction.ID(milliseconds: now &* 1_000), deletion = Deletion.ID(milliseconds: now &* 1_000)
                _ = try editor.add(record, draft, at: now)
                _ = try editor.delete(record, as: deletion, at: now)
                try editor.purge(deletion)
            }
        }
        let isDone = Atomic(false), times = Mutex<[Double]>([])
        let other = Thread {
            while !isDone.load(ordering: .relaxed) {
                let begin = ContinuousClock.now
                _ = try? store.write(book) { _ = try $0.add(Transaction.ID(milliseconds: now &* 1_000), draft, at: now) }
                times.withLock { $0.append((ContinuousClock.now - begin) / .milliseconds(1)) }
                usleep(5_000)
            }
        }
        other.start()
        let begin = ContinuousClock.now
        try store.eraseResidualData()
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        isDone.store(true, ordering: .relaxed)
        return ErasureResult.Run(seconds: seconds, writes: Latencies(times.withLock { $0 }))
    }
}
