import ArgumentParser
import Bookkeeping
import Foundation
import Identity
import Language
import Storage
import Validation

struct UserAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a user, with the password from standard input.",
        discussion: """
            At a terminal it asks for the password without showing it. The rules are those of signing up; the sign-up policy does not apply.
            Before the first start of the server it makes the database; the first user becomes an operator.
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The user name.") var name: String
    @Option(help: "The e-mail address.") var email: String
    @Option(help: "The first name.") var firstName = ""
    @Option(help: "The last name.") var lastName = ""
    @Option(help: "The language, which also selects the initial categories and currency: en, ja or zh-Hans (default: this machine's).") var language:
        Language?
    @Flag(name: .customLong("operator"), help: "Make the user an operator.") var isOperator = false
    @Flag(help: "Write JSON.") var json = false

    func run() throws {
        let draft = try draft(password: try Terminal.password()), store = try data.openOrMake()
        let hash = try PasswordHasher().hash(draft.password), now = Clock.seconds
        let id = User.ID(milliseconds: now * 1000), language = self.language ?? Self.machine.language
        let added = try CommandFailure.explaining {
            try store.write { editor in
                let person = try NewPerson(draft, language: language, region: Self.machine.region) {
                    DefaultBook(Texts.of(language).defaults, currency: $0)
                }
                .add(to: editor, as: id, password: hash, milliseconds: now * 1000)
                try editor.audit.record(.userAdded, by: .here, about: id, at: now)
                if isOperator, person.role != .operator { try editor.users.administer(id, .makeOperator, by: .here, at: now) }
                return try editor.users.summary(of: id)
            }
        }
        guard let added else { return }
        if json { return print(json: added.json) }
        print("\(added.user.username) is added\(added.user.role == .operator ? " as an operator" : "").")
    }

    /// Returns the arguments checked by the rules of the sign-up. Throws all problems.
    private func draft(password: String) throws -> SignUpForm.Draft {
        let input = FormInput([
            (SignUpForm.username.name, name), (SignUpForm.email.name, email), (SignUpForm.password.name, password),
            (SignUpForm.firstName.name, firstName), (SignUpForm.lastName.name, lastName),
        ])
        do {
            return try SignUpForm(input).draft(today: CivilTime(seconds: Clock.seconds, in: .utc).date)
        } catch {
            let names = [SignUpForm.username.name: "User name", SignUpForm.email.name: "E-mail", SignUpForm.password.name: "Password"]
            let texts = Texts.of(.english).problems
            throw CommandFailure(error.list.map { "\(names[$0.field] ?? $0.field): \(texts.sentence($0.problem, $0.field))" }.joined(separator: " "))
        }
    }

    /// The language and region of `LC_ALL` or `LANG`, such as `ja_JP.UTF-8`.
    private static var machine: (language: Language, region: String?) {
        let environment = ProcessInfo.processInfo.environment
        let locale = environment["LC_ALL"].flatMap { $0.isEmpty ? nil : $0 } ?? environment["LANG"] ?? ""
        let tag = String(locale.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
        return (Language(accepting: tag), Language.region(accepting: tag))
    }
}
