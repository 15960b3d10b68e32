import Foundation
import GRDB

@testable import Storage

/// Holds a read transaction open until it is ended, as a backup or `penny export` does. The site does not wait for it.
final class HeldReader {
    private let queue: DatabaseQueue

    init(_ site: TestSite) throws {
        try site.store.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA busy_timeout = 0") }
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        queue = try DatabaseQueue(path: site.store.path, configuration: configuration)
        try queue.inDatabase { database in
            try database.execute(sql: "BEGIN")
            _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM user")
        }
    }

    func end() throws { try queue.inDatabase { try $0.execute(sql: "COMMIT") } }

    /// Returns true if a word occurs in the files of a site's database.
    static func finds(_ word: String, in site: TestSite) -> Bool {
        ["", "-wal"].contains { suffix in
            let bytes = (try? Data(contentsOf: URL(fileURLWithPath: site.store.path + suffix))) ?? Data()
            return bytes.range(of: Data(word.utf8)) != nil
        }
    }
}
