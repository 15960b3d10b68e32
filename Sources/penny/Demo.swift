import ArgumentParser
import Bookkeeping
import Demo
import Foundation
import Identity
import NewFiles
import Storage
import Web

/// Serves an invented household for exploration.
struct Demo: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve a made-up household of four with a year of records, to look around.",
        discussion: "The data is in a separate directory, which is deleted at the end. Your own data is not touched.")

    @OptionGroup var serving: ServingOptions

    @Option(help: "The language, which also selects the currency: en, ja or zh-Hans.")
    var language = Language.english

    @Option(help: "An empty or new directory for the data (default: a temporary one).")
    var data: String?

    @Flag(help: "Keep the data at the end.")
    var keep = false

    func run() throws {
        let log = RunningSite.prepare()
        let directory = try DemoDirectory(data)
        defer { if !keep { directory.remove() } }
        let now = Clock.seconds
        let store = try CommandFailure.explaining { try Store(at: directory.database) }
        let zone = CivilTimeZone(TimeZone.current.identifier) ?? .utc
        let people = try CommandFailure.explaining {
            try DemoHousehold.fillFamily(store, language: language, timeZone: zone, at: now, hash: PasswordHasher().hash)
        }
        let site = try RunningSite(store, in: directory.path, options: serving, listeningAt: "127.0.0.1:8080", log: log)
        let end = try site.run { port in
            print(
                """
                Penny \(Version.this) with a made-up household

                    Address    http://localhost:\(port)\(site.base)/
                    User name  \(DemoHousehold.credentials.username)
                    Password   \(DemoHousehold.credentials.password)

                \(people.dropFirst().map(\.username).joined(separator: " and ")) share a household with them and have the same password.

                The data is in \(directory.path)\(keep ? "" : " and is removed at the end"). Press Ctrl-C to stop.
                """)
            fflush(nil)
        }
        guard case .done = end else {
            if !keep { directory.remove() }
            Foundation.exit(end == .stalled ? 1 : 0)
        }
    }
}

extension Language: ExpressibleByArgument {}

/// The data directory of a demo, which did not exist or was empty before.
struct DemoDirectory {
    let path: String
    private let isOwn: Bool
    var database: String { "\(path)/\(DataDirectory.database)" }

    init(_ chosen: String?) throws {
        path = chosen ?? FileManager.default.temporaryDirectory.appending(path: "penny-demo-\(UUID().uuidString)").path
        try NewFile.requireOutside(directory: path)
        isOwn = !FileManager.default.fileExists(atPath: path)
        guard isOwn || (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == true else {
            throw CommandFailure("\(path) is not an empty directory. Give a new one with --data, so that none of your files are lost.")
        }
    }

    /// Deletes the files that Penny has created in it, and keeps files that somebody has added since.
    func remove() {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: path)) ?? [] where DataDirectory.keeps(name) {
            try? files.removeItem(atPath: path + "/" + name)
        }
        if isOwn { rmdir(path) }
    }
}
