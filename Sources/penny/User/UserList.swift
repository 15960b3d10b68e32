import ArgumentParser
import Bookkeeping
import Storage
import StrictJSON

struct UserList: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List all users.")

    @OptionGroup var data: DataOptions
    @Flag(help: "Write JSON.") var json = false

    func run() throws {
        let people = try CommandFailure.explaining { try data.open().read { try $0.users.summaries() } }
        if json { return print(json: .list(people.map(\.json))) }
        let rows = people.map { person in
            [person.user.username, person.user.email, person.user.role.rawValue, person.state, Day.text(person.createdAt), person.lastSeen]
        }
        print(Table(["NAME", "E-MAIL", "ROLE", "STATE", "SINCE", "LAST SEEN"], rows).text)
    }
}

struct UserShow: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a user, without their money.")

    @OptionGroup var data: DataOptions
    @OptionGroup var user: UserOption
    @Flag(help: "Write JSON.") var json = false

    func run() throws {
        let person = try CommandFailure.explaining { try user.find(in: try data.open()) }
        if json { return print(json: person.json) }
        let lines = [
            ("Name", person.user.username), ("E-mail", person.user.email), ("Full name", person.user.displayName),
            ("Role", person.user.role.rawValue),
            ("State", person.state), ("Since", Day.text(person.createdAt)), ("Last seen", person.lastSeen), ("Devices", String(person.sessionCount)),
            ("Language", person.user.preferences.language.rawValue), ("Identity", person.user.id.description),
        ]
        print(lines.map { $0.0 + String(repeating: " ", count: 12 - $0.0.count) + $0.1 }.joined(separator: "\n"))
    }
}

extension UserSummary {
    /// `active`, `disabled`, or the date of deletion.
    fileprivate var state: String {
        if user.isDisabled { return "disabled" }
        return user.deletionDueAt.map { "leaves \(Day.text($0))" } ?? "active"
    }

    /// The date of the last use; a dash without any session.
    fileprivate var lastSeen: String { lastSeenAt.map(Day.text) ?? "-" }

    /// The user as JSON, with times in seconds since 1970 (UTC); without secrets and anything about their money.
    var json: JSONValue {
        [
            "id": .text(user.id.description), "username": .text(user.username), "email": .text(user.email),
            "first_name": .text(user.firstName), "last_name": .text(user.lastName), "role": .text(user.role.rawValue),
            "is_disabled": .boolean(user.isDisabled), "language": .text(user.preferences.language.rawValue), "created_at": .whole(createdAt),
            "last_seen_at": lastSeenAt.map { .whole($0) } ?? .null, "sessions": .whole(sessionCount),
            "deletion_due_at": user.deletionDueAt.map { .whole($0) } ?? .null,
        ]
    }
}
