import ArgumentParser
import Bookkeeping
import Storage
import StrictJSON

/// Manages households from the server's shell, without anybody's money; works while the server runs.
struct HouseholdCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "household", abstract: "List and end households, and remove people from them.",
        discussion: "Nothing of their money is shown. Changes take effect with the next page that the person opens.",
        subcommands: [HouseholdList.self, HouseholdShow.self, HouseholdRemovePerson.self, HouseholdDissolve.self])
}

struct HouseholdList: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List all households.")

    @OptionGroup var data: DataOptions
    @Flag(help: "Write JSON.") var json = false

    func run() throws {
        let households = try CommandFailure.explaining { try data.open().read { try $0.households.summaries() } }
        if json { return print(json: .list(households.map(\.json))) }
        let rows = households.map { found in
            let household = found.household
            return [
                household.id.description, household.name, household.kind.rawValue, found.administrator?.name ?? "-", String(found.people.count),
                Day.text(household.createdAt),
            ]
        }
        print(Table(["IDENTITY", "NAME", "KIND", "ADMINISTRATOR", "PEOPLE", "SINCE"], rows).text)
    }
}

struct HouseholdShow: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show the people of a household.")

    @OptionGroup var data: DataOptions
    @OptionGroup var household: HouseholdOption
    @Flag(help: "Write JSON.") var json = false

    func run() throws {
        let found = try CommandFailure.explaining { try household.find(in: try data.open()) }
        if json { return print(json: found.json) }
        let rows = found.people.map { person in
            [person.name, person.role?.rawValue ?? "name only", person.joinedAt.map(Day.text) ?? "-"]
        }
        print(Table(["NAME", "ROLE", "SINCE"], rows).text)
    }
}

struct HouseholdRemovePerson: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove-person", abstract: "Remove a user from their household.",
        discussion:
            "The household goes on: an administrator's place is taken by the member who joined first, else by a viewer. The user keeps their own book."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var user: UserOption

    func run() throws {
        let name = try CommandFailure.explaining {
            let store = try data.open(), user = try user.find(in: store).user
            do {
                try store.write { try $0.households.remove(user.id, by: .here, at: Clock.seconds) }
            } catch StoreError.notFound {
                throw CommandFailure("\(user.username) is in no household.")
            } catch StoreError.conflict(.administratorStays) {
                throw CommandFailure("\(user.username) is alone in the household. End it: penny household dissolve IDENTITY.")
            }
            return user.username
        }
        print("\(name) is in no household any more.")
    }
}

struct HouseholdDissolve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dissolve", abstract: "End a household, which its administrator can restore for 30 days.")

    @OptionGroup var data: DataOptions
    @OptionGroup var household: HouseholdOption
    @Flag(help: "Do not ask.") var yes = false

    func run() throws {
        let store = try data.open(), found = try CommandFailure.explaining { try household.find(in: store) }.household
        guard yes || Terminal.isThere else { throw CommandFailure("Add --yes to end \(found.name).") }
        guard yes || Terminal.agrees(to: "End \(found.name)?") else { throw CommandFailure("Nothing is changed.") }
        try CommandFailure.explaining { try store.write { try $0.households.dissolve(found.id, by: .here, at: Clock.seconds) } }
        print("\(found.name) is ended. Its administrator can restore it for 30 days.")
    }
}

/// A household, by its identity or, if only one has it, its name.
struct HouseholdOption: ParsableArguments {
    @Argument(help: "The identity or the name of the household.") var name: String

    func find(in store: Store) throws -> HouseholdSummary {
        let found = try store.read { try $0.households.summaries() }.filter { [$0.household.id.description, $0.household.name].contains(name) }
        guard let household = found.first else { throw CommandFailure("There is no household \(name).") }
        guard found.count == 1 else {
            throw CommandFailure("\(found.count) households have the name \(name). Use the identity: penny household list.")
        }
        return household
    }
}

extension HouseholdSummary {
    /// The household as JSON, with times in seconds since 1970 (UTC); without anything about its money.
    fileprivate var json: JSONValue {
        [
            "id": .text(household.id.description), "name": .text(household.name), "kind": .text(household.kind.rawValue),
            "created_at": .whole(household.createdAt),
            "people": .list(
                people.map { person in
                    [
                        "name": .text(person.name), "user": person.user.map { .text($0.description) } ?? .null,
                        "role": person.role.map { .text($0.rawValue) } ?? .null, "joined_at": person.joinedAt.map { .whole($0) } ?? .null,
                    ]
                }),
        ]
    }
}
