import Atlas
import Documents
import Foundation
import MapTiles
import Pictures
import ReferenceRates
import Synchronization
import TestSupport
import Upkeep
import Web

@testable import Bookkeeping
@testable import Storage

/// The sample household: Ada, the operator, with accounts in three currencies, and Ben, who must never see any of them.
///
/// It is created once through the site's own forms; every test works on a copy.
struct Household {
    let site: TestSite
    let cookies: Cookies

    struct Cookies: Sendable {
        var ada = CookieJar(), adasPhone = CookieJar(), ben = CookieJar(), newcomer = CookieJar()
        /// API tokens by name.
        var tokens: [String: String] = [:]

        /// Returns the cookies as a site below a base path names them.
        func below(_ base: String) -> Cookies {
            func renamed(_ jar: CookieJar) -> CookieJar {
                jar.cookies.reduce(into: CookieJar()) { $0.set($1.name + base.replacing("/", with: "-"), $1.value) }
            }
            guard !base.isEmpty else { return self }
            return Cookies(ada: renamed(ada), adasPhone: renamed(adasPhone), ben: renamed(ben), newcomer: renamed(newcomer), tokens: tokens)
        }
    }

    static let password = "four candles under teapots"
    /// The token of a link with which Ben can set a new password.
    static let resetToken = String(repeating: "Q", count: 43)

    /// A fresh copy of the household.
    init(
        base: String = "", rates: ReferenceRatesSource? = nil, atlas: Atlas? = TestSite.atlas, tiles: TileSource? = nil,
        messages: MessageSettings = TestSite.messages, documents: DocumentRenderer = TestSite.documents,
        pictures: PictureMaker = TestSite.pictures, importPatience: Int = 2_000
    ) throws {
        let made = try Self.made.get()
        site = try TestSite(
            copying: made.directory.file("penny.sqlite"), base: base, rates: rates, atlas: atlas, tiles: tiles, messages: messages,
            documents: documents, pictures: pictures, importPatience: importPatience)
        cookies = made.cookies.below(base)
    }

    var ada: Browser { site.browser().signedIn(cookies.ada) }
    var ben: Browser { site.browser().signedIn(cookies.ben) }
    /// The browser of a person who has signed up and done nothing yet.
    var newcomer: Browser { site.browser().signedIn(cookies.newcomer) }

    /// Returns the browser of a signed-in person over HTTPS.
    func overHTTPS(_ cookies: CookieJar) -> Browser { site.browser(scheme: "https", host: "penny.local:8443").signedIn(overHTTPS: cookies) }

    /// Marks Ada's passkey as refused, because it may be a copy.
    func refusePasskey() throws {
        guard let id = Passkey.ID(SampleID.passkey(1)) else { throw Missing(what: "passkey") }
        try site.store.write { try $0.passkeys.refuse(id, at: TestSite.now) }
    }

    private struct Made: Sendable {
        let directory: TemporaryDirectory
        let cookies: Cookies
    }

    private static let made = Result { () throws -> Made in
        let site = try TestSite()
        let cookies = try HouseholdBuilder(site).build()
        try site.store.close()
        return Made(directory: site.directory, cookies: cookies)
    }

    // MARK: IDs assigned by the site

    func book(_ username: String) throws -> BookAccess {
        let book = try site.store.read { site in try site.users.find(login: username).flatMap { try site.books.atTerminal(of: $0.user.id) } }
        guard let book else { throw Missing(what: username) }
        return book
    }

    func user(_ username: String) throws -> String {
        guard let (user, _) = try site.store.read({ try $0.users.find(login: username) }) else { throw Missing(what: username) }
        return user.id.description
    }

    /// Returns the ID of a category by its name.
    func category(_ name: String, of username: String = "ada") throws -> String {
        let found = try site.store.read(try book(username)) { try $0.categories().first { $0.name == name } }
        guard let found else { throw Missing(what: name) }
        return found.id.description
    }

    /// Returns the ID of the account created at sign-up.
    func everyday(of username: String = "ada") throws -> String {
        let found = try site.store.read(try book(username)) { try $0.accounts().first { $0.name == "Everyday" } }
        guard let found else { throw Missing(what: "Everyday") }
        return found.id.description
    }

    func attachment(of transaction: String, _ username: String = "ada") throws -> String {
        let found = try site.store.read(try book(username)) { ledger in
            try Transaction.ID(transaction).flatMap { try ledger.transaction($0) }?.receipts.first
        }
        guard let found else { throw Missing(what: "attachment") }
        return found.id.description
    }

    func sessions(of username: String = "ada") throws -> [Session] {
        try site.store.read { site in
            guard let (user, _) = try site.users.find(login: username) else { throw Missing(what: username) }
            return try site.sessions.all(of: user.id)
        }
    }

    func invitation() throws -> String {
        guard let found = try site.store.read({ try $0.invitations.all().first }) else { throw Missing(what: "invitation") }
        return found.id.description
    }

    /// Sends feedback from Ben to the operator, and returns its ID.
    func feedback() throws -> String {
        let id = "01980000-0000-7000-8000-0000000f0001"
        _ = try ben.send("/settings/feedback", [("id", id), ("to", "operator"), ("subject", "Hello"), ("content", "A word")])
        return id
    }

    /// Sends Ada's notifications to an address without a server.
    func chooseAddress() throws {
        _ = try ada.send("/settings/notifications", [("by_address", "security"), ("address", "http://localhost:1/x")])
    }

    struct Missing: Error { let what: String }
}

extension Household {
    /// Makes Ben an operator beside Ada, so that she can delete her account.
    func handOver() throws {
        let ben = try person("ben").id
        try site.store.write { try $0.users.administer(ben, .makeOperator, by: .terminal("pi"), at: TestSite.now) }
    }

    func person(_ username: String) throws -> User {
        guard let (user, _) = try site.store.read({ try $0.users.find(login: username) }) else { throw Missing(what: username) }
        return user
    }
}
