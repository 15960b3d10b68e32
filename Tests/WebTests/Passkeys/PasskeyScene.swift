import Bookkeeping
import Foundation
import Storage
import TestSupport
import Testing

/// Ada and Ben at a site over HTTPS, with authenticators.
struct PasskeyScene {
    static let host = "penny.local:8443"

    let household: Household

    /// Deletes all passkeys of the household.
    init() throws {
        household = try Household()
        for username in ["ada", "ben"] {
            for passkey in try passkeys(username) { try household.site.store.write { try $0.passkeys.delete(passkey.id, of: passkey.user) } }
        }
    }

    var ada: Browser { browser().signedIn(overHTTPS: household.cookies.ada) }
    var ben: Browser { browser().signedIn(overHTTPS: household.cookies.ben) }

    /// Returns a browser without cookies.
    func browser(host: String = PasskeyScene.host, scheme: String = "https") -> Browser { household.site.browser(scheme: scheme, host: host) }

    // MARK: The work of passkeys.js

    /// Returns the options that the server sends for a ceremony.
    static func options(_ browser: Browser, _ path: String, _ fields: [(String, String)] = []) throws -> [String: Any] {
        let answer = try browser.send(path, fields)
        #expect(answer.status == 200 && answer["Content-Type"] == "application/json", "\(answer.status)")
        return try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
    }

    static func text(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    static func bytes(_ text: String) throws -> [UInt8] {
        let padded = text.replacing("-", with: "+").replacing("_", with: "/") + String(repeating: "=", count: (4 - text.count % 4) % 4)
        return Array(try #require(Data(base64Encoded: padded)))
    }

    /// Returns the fields of a registration with a new challenge.
    static func registration(
        _ browser: Browser, _ passkey: inout SoftwarePasskey, name: String = "My phone",
        change: (inout SoftwarePasskey.Registration) -> Void = { _ in }
    ) throws -> [(String, String)] {
        let options = try options(browser, "/settings/passkeys/challenge", [("name", name)])
        passkey.userHandle = try bytes(try #require((options["user"] as? [String: Any])?["id"] as? String))
        var made = try passkey.register(try #require(options["challenge"] as? String))
        change(&made)
        return [
            ("name", name), ("client_data", text(made.clientData)), ("attestation", text(made.attestation)), ("transports", "internal hybrid cable"),
        ]
    }

    /// Adds a passkey to the account of the signed-in person.
    @discardableResult
    static func add(_ browser: Browser, _ passkey: inout SoftwarePasskey, id: String? = nil, name: String = "My phone") throws -> WireResponse {
        try browser.send("/settings/passkeys", (id.map { [("id", $0)] } ?? []) + registration(browser, &passkey, name: name))
    }

    /// Returns the fields of an assertion with a new challenge of `path`.
    static func assertion(
        _ browser: Browser, _ passkey: SoftwarePasskey, at path: String = "/sign-in/passkey",
        change: (inout SoftwarePasskey.Assertion) -> Void = { _ in }
    ) throws -> [(String, String)] {
        var signed = try passkey.sign(try #require(try options(browser, path + "/challenge")["challenge"] as? String))
        change(&signed)
        return fields(signed)
    }

    static func fields(_ signed: SoftwarePasskey.Assertion) -> [(String, String)] {
        [
            ("credential", text(signed.credential)), ("client_data", text(signed.clientData)), ("authenticator_data", text(signed.authenticatorData)),
            ("signature", text(signed.signature)), ("user_handle", text(signed.userHandle ?? [])),
        ]
    }

    /// Registers a passkey of Ada's.
    func adasPasskey(_ algorithm: SoftwareKey.Algorithm = .es256, change: (inout SoftwarePasskey) -> Void = { _ in }) throws -> SoftwarePasskey {
        var passkey = try SoftwarePasskey(algorithm)
        change(&passkey)
        let answer = try Self.add(ada, &passkey)
        #expect(answer.status == 303 && answer["Location"] == "/settings/passkeys", "\(answer.document.text)")
        return passkey
    }

    func passkeys(_ username: String = "ada") throws -> [Passkey] {
        try household.site.store.read { site in
            guard let (user, _) = try site.users.find(login: username) else { throw Household.Missing(what: username) }
            return try site.passkeys.all(of: user.id)
        }
    }

    func disable(_ username: String) throws {
        guard let (user, _) = try household.site.store.read({ try $0.users.find(login: username) }) else { throw Household.Missing(what: username) }
        try household.site.store.write { try $0.users.setDisabled(user.id, true) }
    }

    /// Returns Ada's notifications about her passkeys, sorted by name.
    func notices() throws -> [SecurityEvent] {
        let ada = try household.book("ada").person
        let told = try household.site.store.read { try $0.notifications.page(of: ada).notifications }
        let events = told.compactMap { if case .security(let notice) = $0.content { notice.event } else { nil } }
        return events.filter { $0.rawValue.hasPrefix("passkey") }.sorted { $0.rawValue < $1.rawValue }
    }
}
