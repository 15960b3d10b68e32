import ArgumentParser
import Bookkeeping
import Storage

struct UserDelete: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a user for good, with everything they recorded.",
        discussion: "Only a backup can bring the data back. With --grace the user is deleted after 14 days, and can cancel that until then.")

    @OptionGroup var data: DataOptions
    @OptionGroup var user: UserOption
    @Flag(help: "Do not ask.") var yes = false
    @Flag(help: "Delete after 14 days, as if the user had requested it.") var grace = false

    func run() throws {
        let store = try data.open()
        let person = try CommandFailure.explaining { try user.find(in: store).user }
        guard yes || Terminal.isThere else { throw CommandFailure("Add --yes to delete \(person.username) \(grace ? "in 14 days" : "for good").") }
        guard
            yes
                || Terminal.agrees(
                    to: "Delete \(person.username) (\(person.email)) \(grace ? "in 14 days" : "for good, with everything they recorded")?")
        else {
            throw CommandFailure("Nothing is deleted.")
        }
        try CommandFailure.explaining {
            try store.write { try $0.users.administer(person.id, grace ? .deleteLater : .delete, by: .here, at: Clock.seconds) }
        }
        print(grace ? "\(person.username) will be deleted in 14 days, and can cancel that under More." : "\(person.username) is deleted.")
        if !grace { ResidualData.erase(in: store) }
    }
}
