import ArgumentParser
import Bookkeeping
import Certificates
import Foundation
import IPAddresses
import Identity
import SitePaths
import Storage
import StrictJSON

struct UserResetPassword: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset-password", abstract: "Create a link with which a user sets a new password.",
        discussion:
            "The link works once within 24 hours, and is shown only now. Give it to nobody else. A second factor is still required at the sign-in.")

    @OptionGroup var data: DataOptions
    @OptionGroup var user: UserOption
    @Option(help: "The address at which people open Penny, such as https://money.example.org/penny (PENNY_ORIGIN; default: this machine's name).")
    var origin: String?
    @Flag(help: "Write JSON.") var json = false

    func validate() throws {
        guard let parts = URLComponents(string: address), ["http", "https"].contains(parts.scheme), parts.host?.isEmpty == false, parts.query == nil
        else {
            throw ValidationError("\(address) is not an address such as https://money.example.org.")
        }
    }

    func run() throws {
        let now = Clock.seconds, reset = PasswordReset.make(), end = now + PasswordReset.lifetime
        let person = try CommandFailure.explaining {
            let store = try data.open(), person = try user.find(in: store).user
            try store.write { try $0.users.administer(person.id, .allowReset(tokenHash: reset.tokenHash, until: end), by: .here, at: now) }
            return person
        }
        let link =
            (address.hasSuffix("/") ? String(address.dropLast()) : address) + Paths.reset.query(PasswordReset.field.name, reset.token).description
        if json { return print(json: ["username": .text(person.username), "link": .text(link), "expires_at": .whole(end)]) }
        print("\(person.username) sets a new password here, once, within 24 hours:\n\(link)")
    }

    private var address: String {
        if let chosen = origin ?? Setting.text("PENNY_ORIGIN") { return chosen }
        let name = ThisMachine.names(of: ThisMachine.name).first { $0.hasSuffix(".local") } ?? ThisMachine.name
        return TLSDirectory(data: data.directory).exists ? "https://\(name):8443" : "http://\(name):8080"
    }
}
