import Identity
import TestSupport

@testable import Bookkeeping
@testable import Storage
@testable import Web

/// Creates the sample household by submitting forms.
struct HouseholdBuilder {
    private let site: TestSite

    init(_ site: TestSite) { self.site = site }

    func build() throws -> Household.Cookies {
        var cookies = Household.Cookies()
        let ada = try join("ada", first: "Ada", last: "Lovelace")
        try fill(AdasBook.self, ada)
        cookies.ada = ada.web.cookies
        let phone = site.browser(peer: "192.168.1.21")
        phone.web.headers = [
            ("User-Agent", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1")
        ]
        try expect(try phone.send("/sign-in", [("login", "ada"), ("password", Household.password)]), 303, "sign-in")
        // She has read the notification about the sign-in on a phone.
        try expect(try phone.send("/notifications/read"), 303, "notifications")
        phone.web.cookies.remove("penny_done")
        cookies.adasPhone = phone.web.cookies
        let ben = try join("ben", first: "Ben", last: "")
        try fill(BensBook.self, ben)
        cookies.ben = ben.web.cookies
        cookies.newcomer = try join("newcomer", first: "Nora", last: "New").web.cookies
        try expect(try ada.send("/operator/invitations"), 200, "invitation")
        try addBanner()
        try allowReset(of: "ben")
        for (owner, id, name, scope) in [
            ("ada", 1, "Script", APIToken.Scope.write), ("ada", 2, "Spreadsheet", .read), ("ben", 101, "Ben's script", .write),
        ] {
            cookies.tokens[name] = try addToken(id, of: owner, name: name, scope)
        }
        return cookies
    }

    /// Creates a reset link with a token that the tests know.
    private func allowReset(of name: String) throws {
        try site.store.write { editor in
            guard let user = try editor.users.find(login: name)?.user, let secret = Secret(Household.resetToken) else {
                throw Household.Missing(what: name)
            }
            let reset = UserAct.allowReset(tokenHash: secret.hash, until: TestSite.now + 86_400)
            try editor.users.administer(user.id, reset, by: .terminal("pi"), at: TestSite.now)
        }
    }

    /// Adds an API token without the notification that creating one in a browser sends; returns its text.
    func addToken(_ number: Int, of owner: String, name: String, _ scope: APIToken.Scope) throws -> String {
        let secret = Secret(), text = APIAccess.text(of: secret)
        guard let id = APIToken.ID(SampleID.token(number)) else { throw Household.Missing(what: name) }
        let token = APIToken(
            id: id, name: name, prefix: text.prefix, scope: scope, createdAt: TestSite.now,
            expiresAt: APIToken.Lifetime.quarter.end(from: TestSite.now))
        try site.store.write { editor in
            guard let user = try editor.users.find(login: owner)?.user else { throw Household.Missing(what: owner) }
            _ = try editor.apiTokens.add(token, of: user.id, tokenHash: secret.hash)
        }
        return text.whole
    }

    /// A banner that is not shown, since banners are switched off.
    private func addBanner() throws {
        guard let id = Banner.ID(SampleID.banner(1)), let text = BannerText([.english: "Tea & <cake> at Luigi's", .japanese: "ルイージの店でお茶を"]) else {
            return
        }
        let content = Banner.Content(text: text, alternative: nil, link: "https://luigi.example/tea", startsAt: TestSite.now - 3_600, endsAt: nil)
        try site.store.write { try $0.banners.add(id, content, image: BannerImage(SampleFile.png), at: TestSite.now - 3_600) }
    }

    func join(_ name: String, first: String, last: String) throws -> Browser {
        let browser = site.browser()
        let fields = [
            ("username", name), ("email", "\(name)@example.org"), ("password", Household.password), ("first_name", first), ("last_name", last),
            ("time_zone", "Europe/London"),
        ]
        try expect(try browser.send("/sign-up", fields), 303, "sign-up of \(name)")
        browser.web.cookies.remove("penny_done")
        return browser
    }

    /// Fills a book by the forms at its address.
    ///
    /// - Parameter address: the beginning of the paths of the book's pages.
    func fill(_ sample: any SampleBook.Type, _ browser: Browser, at address: String = "") throws {
        let username = sample.owner
        for fields in sample.accounts { try expect(try browser.send(address + "/accounts", fields), 303, "account \(fields)") }
        for fields in sample.categories { try expect(try browser.send(address + "/categories", fields), 303, "category \(fields)") }
        for fields in sample.hashtags { try expect(try browser.send(address + "/hashtags", fields), 303, "hashtag \(fields)") }
        let names = try names(of: username)
        func resolved(_ fields: [(String, String)]) -> [(String, String)] { fields.map { ($0.0, names[$0.1] ?? $0.1) } }
        for fields in sample.transactions {
            let answer =
                fields.contains { $0.1 == "Headphones" || $0.1 == "Ben's lamp" }
                ? try browser.upload(address + "/transactions", resolved(fields), file: ("attachment", "receipt.png", SampleFile.png))
                : try browser.send(address + "/transactions", resolved(fields))
            try expect(answer, 303, "transaction \(fields)")
        }
        for (path, fields) in sample.budgets { try expect(try browser.send(address + path, resolved(fields)), 303, "budget \(fields)") }
        for fields in sample.rules { try expect(try browser.send(address + "/recurring", resolved(fields)), 303, "rule \(fields)") }
        if address.isEmpty { try addPasskey(sample.passkey, of: username) }
        for (path, fields) in sample.deletions { try expect(try browser.send(address + path, fields), 303, path) }
        browser.web.cookies.remove("penny_done")
    }

    /// A passkey of a device that does not exist; the passkey tests create those that sign in.
    private func addPasskey(_ passkey: (id: String, name: String), of username: String) throws {
        guard let (user, _) = try site.store.read({ try $0.users.find(login: username) }), let id = Passkey.ID(passkey.id) else {
            throw Household.Missing(what: username)
        }
        _ = try site.store.write {
            try $0.passkeys.add(
                Passkey(
                    id: id, user: user.id, credential: Array(passkey.id.utf8), publicKey: [0], counter: 0, host: "penny.local",
                    transports: ["internal"],
                    isBackedUp: true, name: passkey.name, createdAt: TestSite.now - 40 * 86_400, lastUsedAt: TestSite.now - 86_400))
        }
    }

    /// Returns the IDs of entities created at sign-up, by their placeholders in braces.
    private func names(of username: String) throws -> [String: String] {
        let book = try site.store.read { site in try site.users.find(login: username).flatMap { try site.books.atTerminal(of: $0.user.id) } }
        guard let book else { throw Household.Missing(what: username) }
        return try site.store.read(book) { ledger in
            var names: [String: String] = [:]
            for account in try ledger.accounts() { names["{\(account.name)}"] = account.id.description }
            for category in try ledger.categories() { names["{\(category.kind.rawValue) \(category.name)}"] = category.id.description }
            return names
        }
    }

    private func expect(_ response: WireResponse, _ status: Int, _ what: String) throws {
        guard response.status == status else { throw Refused(what: what, status: response.status, page: response.document.text) }
    }

    struct Refused: Error { let what: String, status: Int, page: String }
}

/// The book of one person of the household.
protocol SampleBook {
    static var owner: String { get }
    static var accounts: [[(String, String)]] { get }
    static var categories: [[(String, String)]] { get }
    static var hashtags: [[(String, String)]] { get }
    static var transactions: [[(String, String)]] { get }
    /// Budgets with the paths of their forms; added after the records, so that none of these has raised an alert.
    static var budgets: [(String, [(String, String)])] { get }
    /// Recurring records that begin later, so that they have added nothing.
    static var rules: [[(String, String)]] { get }
    static var passkey: (id: String, name: String) { get }
    static var deletions: [(String, [(String, String)])] { get }
}

enum SampleFile {
    /// The smallest PNG: one pixel.
    static let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00, 0x01,
        0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1F, 0x15, 0xC4, 0x89, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x44, 0x41,
        0x54, 0x78, 0xDA, 0x63, 0xD8, 0xE1, 0x25, 0xFF, 0x1F, 0x00, 0x05, 0x00, 0x02, 0x21, 0x24, 0x97, 0x82, 0x10, 0x00, 0x00,
        0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
}
