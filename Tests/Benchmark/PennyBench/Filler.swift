import Demo
import Foundation
import Identity
import LoadSupport
import Storage

/// Adds a person with a given number of records to an empty data directory, spread over ten years up to today.
enum Filler {
    /// Leaves the database closed, and returns the person and the number of records written per second.
    static func fill(directory: String, transactions: Int) throws -> (user: Credentials, rate: Double) {
        let now = Int64(Date().timeIntervalSince1970)
        let store = try Store(at: directory + "/penny.sqlite")
        let hash = try PasswordHasher().hash(DemoHousehold.credentials.password)
        let begin = ContinuousClock.now
        let person = try DemoHousehold.fillMany(store, count: transactions, at: now) { _ in hash }
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        try store.close()
        return (Credentials(login: person.username, password: person.password), Double(transactions) / max(seconds, 0.001))
    }
}
