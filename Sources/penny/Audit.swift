import ArgumentParser
import Bookkeeping
import Foundation
import Storage
import StrictJSON

/// Shows the audit log.
struct Audit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "Show the audit log of acts on the server and on accounts, latest first.",
        discussion: "Entries are kept for 400 days. They contain no texts, amounts or passwords of people.")

    @OptionGroup var data: DataOptions
    @Option(help: "Show only entries from this day on, such as 2026-11-01 (UTC).") var since: String?
    @Option(help: "Show only entries by this person or about them.") var user: String?
    @Option(help: "At most so many entries.") var limit = 100
    @Flag(help: "Write JSON.") var json = false

    func validate() throws {
        if let since, CalendarDate(since) == nil { throw ValidationError("--since needs a day such as 2026-11-01.") }
        guard 1...1_000_000 ~= limit else { throw ValidationError("--limit needs a number from 1 to 1000000.") }
    }

    func run() throws {
        let since = since.flatMap { CalendarDate($0) }.map { Int64($0.daysSince1970) * 86_400 }
        let entries = try CommandFailure.explaining {
            try data.open().read { site in
                let person = try user.map { name in
                    guard let found = try site.users.find(login: name)?.user.id ?? User.ID(name) else {
                        throw CommandFailure("There is no user \(name).")
                    }
                    return found
                }
                return try site.audit.entries(AuditQuery(since: since, user: person, limit: limit))
            }
        }
        if json { return print(json: .list(entries.map(\.json))) }
        print(Table(["TIME (UTC)", "ACT", "ABOUT", "BY"], entries.map { [Self.time($0.at), $0.act.rawValue, $0.whom ?? "-", $0.by] }).text)
    }

    private static func time(_ seconds: Int64) -> String {
        let civil = CivilTime(seconds: seconds, in: .utc)
        return "\(civil.date) \(civil.time)"
    }
}

extension AuditEntry {
    /// The user name of the person concerned, or the ID if the person was deleted.
    fileprivate var whom: String? { aboutName ?? about?.description }

    fileprivate var by: String {
        switch actor {
        case .user(let id): actorName ?? id.description
        case .terminal(let name): "\(name) at the terminal"
        case .server: "the server"
        }
    }

    fileprivate var json: JSONValue {
        var source = "server", userID: String?, terminal: String?
        switch actor {
        case .user(let id): (source, userID) = ("user", id.description)
        case .terminal(let name): (source, terminal) = ("terminal", name)
        case .server: break
        }
        return [
            "at": .whole(at), "act": .text(act.rawValue), "about": .text(orNull: about?.description), "about_username": .text(orNull: aboutName),
            "source": .text(source), "user": .text(orNull: userID), "username": .text(orNull: actorName), "terminal": .text(orNull: terminal),
        ]
    }
}
