import Bookkeeping
import Demo
import Foundation
import LoadSupport
import Storage
import TestSupport

/// The time in which the regular payments of a book are found.
struct RecognitionResult: Codable {
    var records: Int
    var years: Int
    var found: Int
    /// The median.
    var milliseconds: Double
    var fastest: Double
    var rounds: Int
}

/// Looks for regular payments in a book of many records over ten years, as the server does once a day, without writing them down.
struct Recognition {
    private let rounds = 15, years = 10

    func run(records: Int) throws -> RecognitionResult {
        let data = try TemporaryDirectory("penny-bench-data"), now = Int64(Date().timeIntervalSince1970)
        // The data directory is deleted with its last reference.
        defer { withExtendedLifetime(data) {} }
        let store = try Store(at: data.file("penny.sqlite").path)
        let person = try DemoHousehold.fillMany(store, count: records, years: years, at: now) { _ in "hash" }
        guard let user = try store.read({ try $0.users.find(login: person.username)?.user }),
            let book = try store.read({ try $0.books.atTerminal(of: user.id) })
        else { throw PennyServer.Failure(description: "There is nobody whose payments are regular.") }
        let today = CivilTime(seconds: now, in: .utc).date
        var times: [Double] = [], found = 0
        for _ in 0..<rounds {
            let begin = ContinuousClock.now
            found = try store.read(book) { try $0.findPayments(on: today) }.count
            times.append((ContinuousClock.now - begin) / .milliseconds(1))
        }
        try store.close()
        times.sort()
        return RecognitionResult(
            records: records, years: years, found: found, milliseconds: times[rounds / 2], fastest: times[0], rounds: rounds)
    }
}
