import ArgumentParser
import Foundation
import NewFiles
import Storage

/// The option for the data directory.
struct DataOptions: ParsableArguments {
    @Option(help: "The directory with the database (environment: PENNY_DATA; default: ./penny-data).")
    var data: String?

    func validate() throws { try Setting.requireReadableFiles(for: ["PENNY_DATA"]) }

    var directory: String { data ?? Setting.text("PENNY_DATA") ?? "./penny-data" }
    var database: String { "\(directory)/\(DataDirectory.database)" }

    var hasDatabase: Bool { FileManager.default.fileExists(atPath: database) }

    /// Opens the database, or makes it in a directory that has none, as a server does at its first start.
    func openOrMake() throws -> Store {
        guard !hasDatabase else { return try open() }
        return try CommandFailure.explaining { try Store(at: database) }
    }

    /// Opens the database, which a running server may have open too.
    func open() throws -> Store {
        guard hasDatabase else {
            throw CommandFailure("There is no database at \(database). Give its directory with --data.")
        }
        return try CommandFailure.explaining { try Store(at: database, exclusive: false) }
    }
}
