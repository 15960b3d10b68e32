import ArgumentParser
import Foundation
import Storage

/// Where the data is.
struct DataOptions: ParsableArguments {
    @Option(help: "The directory with the database (environment: PENNY_DATA; default: ./penny-data).")
    var data: String?

    func validate() throws { try Setting.requireReadableFiles(for: ["PENNY_DATA"]) }

    var directory: String { data ?? Setting.text("PENNY_DATA") ?? "./penny-data" }
    var database: String { directory + "/penny.sqlite" }

    /// Opens the database beside a server that may be running.
    func open() throws -> Store {
        guard FileManager.default.fileExists(atPath: database) else { throw Failure("There is no database at \(database). Name its directory with --data.") }
        return try Failure.explaining { try Store(at: database, exclusive: false) }
    }
}

/// The time of the machine.
enum Clock {
    /// Seconds since 1970 (UTC).
    static var seconds: Int64 { Int64(Date().timeIntervalSince1970) }
}

/// A setting from the environment: `NAME`, or the content of the file that `NAME_FILE` names.
enum Setting {
    static func text(_ name: String) -> String? {
        let environment = ProcessInfo.processInfo.environment
        if let value = environment[name], !value.isEmpty { return value }
        guard let path = environment[name + "_FILE"], let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Throws for a `NAME_FILE` that cannot be read, which would otherwise count as no setting at all.
    static func requireReadableFiles(for names: [String]) throws {
        for name in names where ProcessInfo.processInfo.environment[name] ?? "" == "" {
            guard let path = ProcessInfo.processInfo.environment[name + "_FILE"] else { continue }
            guard (try? String(contentsOfFile: path, encoding: .utf8)) != nil else { throw ValidationError("\(name)_FILE names \(path), which cannot be read.") }
        }
    }

    /// Several values, separated by commas.
    static func list(_ name: String) -> [String] {
        (text(name) ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

/// What went wrong, in a line for the operator.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// Runs a piece of work and says in words what its errors mean.
    static func explaining<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let error as StoreError {
            throw Failure(text(error))
        }
    }

    private static func text(_ error: StoreError) -> String {
        switch error {
        case .inUse: "Another Penny is using this database. Stop it first."
        case .newerSchema(let found, let known):
            "The database was written by a newer Penny (schema \(found); this one knows \(known)). Install the newer version."
        case .full: "The disk is full or cannot be written to. Free some space and try again."
        case .damaged(let what): "The database cannot be read: \(what). Restore a backup with penny restore."
        case .busy: "The database is busy. Try again in a moment."
        case .notFound: "It does not exist."
        case .conflict(.usernameTaken): "This user name is taken."
        case .conflict(.emailTaken): "This e-mail address is used by another account."
        case .conflict(.lastOperator): "Nobody else runs this server. Make somebody else an operator first: penny user make-operator NAME."
        case .conflict: "It conflicts with what is there."
        }
    }
}
