import ArgumentParser
import Bookkeeping
import Storage

/// Manages the users of the server from its shell; works while the server runs.
struct UserCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user", abstract: "List, add, disable and delete the people who use the server.",
        discussion: "The server may keep running; changes take effect with the next page that the person opens.",
        subcommands: [
            UserList.self, UserShow.self, UserAdd.self, UserDisable.self, UserEnable.self, UserSignOut.self, UserResetPassword.self,
            UserMakeOperator.self, UserDelete.self,
        ])
}

/// A user, by user name or e-mail address.
struct UserOption: ParsableArguments {
    @Argument(help: "The user name or the e-mail address.") var name: String

    func find(in store: Store) throws -> UserSummary {
        guard let found = try store.read({ site in try site.users.find(login: name).flatMap { try site.users.summary(of: $0.user.id) } }) else {
            throw CommandFailure("There is no user \(name).")
        }
        return found
    }
}

/// A command that performs an act without confirmation and prints one sentence.
protocol UserActCommand: ParsableCommand {
    var data: DataOptions { get }
    var user: UserOption { get }
    var act: UserAct { get }
    /// Returns the sentence to print, which contains the user name.
    func sentence(_ name: String) -> String
}

extension UserActCommand {
    func run() throws {
        let name = try CommandFailure.explaining {
            let store = try data.open(), user = try user.find(in: store).user
            try store.write { try $0.users.administer(user.id, act, by: .here, at: Clock.seconds) }
            return user.username
        }
        print(sentence(name))
    }
}

struct UserDisable: UserActCommand {
    static let configuration = CommandConfiguration(
        commandName: "disable", abstract: "Sign a user out everywhere, revoke their API tokens and prevent further sign-ins; everything else is kept."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var user: UserOption
    var act: UserAct { .disable }

    func sentence(_ name: String) -> String { "\(name) is signed out and cannot sign in." }
}

struct UserEnable: UserActCommand {
    static let configuration = CommandConfiguration(commandName: "enable", abstract: "Let a user sign in again.")

    @OptionGroup var data: DataOptions
    @OptionGroup var user: UserOption
    var act: UserAct { .enable }

    func sentence(_ name: String) -> String { "\(name) can sign in." }
}

struct UserSignOut: UserActCommand {
    static let configuration = CommandConfiguration(commandName: "sign-out", abstract: "Sign a user out on all devices, and revoke their API tokens.")

    @OptionGroup var data: DataOptions
    @OptionGroup var user: UserOption
    var act: UserAct { .signOut }

    func sentence(_ name: String) -> String { "\(name) is signed out everywhere, and their API tokens are revoked." }
}

struct UserMakeOperator: UserActCommand {
    static let configuration = CommandConfiguration(
        commandName: "make-operator", abstract: "Make a user an operator, who runs the server in the browser, or a member again.")

    @OptionGroup var data: DataOptions
    @OptionGroup var user: UserOption
    @Flag(help: "Make the user a member again.") var member = false
    var act: UserAct { member ? .makeMember : .makeOperator }

    func sentence(_ name: String) -> String { member ? "\(name) is a member." : "\(name) runs the server." }
}
