import Demo
import Foundation
import Identity
import LoadSupport
import Storage

/// Adds a person with a given number of records to an empty data directory, spread over ten years up to today.
enum Filler {
    /// Leaves the database closed, and returns the person and the number of records written per second.
    static func fill(directory: String, transactions: Int) throws -> (user: Credentials, rate: Double) {
        let begin = ContinuousClock.now
        let user = try fill(directory) { try DemoHousehold.fillMany($0, count: transactions, at: $1, hash: $2) }
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        return (user, Double(transactions) / max(seconds, 0.001))
    }

    /// Adds the administrator of a household, and members who each share so many records; returns the administrator.
    static func fill(directory: String, members: Int, transactions: Int) throws -> Credentials {
        try fill(directory) { try DemoHousehold.fillSharing($0, members: members, count: transactions, at: $1, hash: $2) }
    }

    private static func fill(
        _ directory: String, by fill: (Store, Int64, (String) throws -> String) throws -> DemoHousehold.Credentials
    ) throws -> Credentials {
        let store = try Store(at: directory + "/penny.sqlite"), hash = try PasswordHasher().hash(DemoHousehold.credentials.password)
        let person = try fill(store, Int64(Date().timeIntervalSince1970)) { _ in hash }
        try store.close()
        return Credentials(login: person.username, password: person.password)
    }
}
