import TestSupport

@testable import Bookkeeping
@testable import Storage

/// Makes the sample household by filling in forms.
struct HouseholdBuilder {
    private let site: TestSite

    init(_ site: TestSite) { self.site = site }

    func build() throws -> Household.Cookies {
        var cookies = Household.Cookies()
        let ada = try join("ada", first: "Ada", last: "Lovelace")
        try fill(AdasBook.self, ada)
        cookies.ada = ada.web.cookies
        let phone = site.browser(peer: "192.168.1.21")
        phone.web.headers = [("User-Agent", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1")]
        try expect(try phone.send("/sign-in", [("login", "ada"), ("password", Household.password)]), 303, "sign-in")
        // She was told that somebody signed in on a phone, and knows.
        try expect(try phone.send("/notifications/read"), 303, "notifications")
        phone.web.cookies.remove("penny_done")
        cookies.adasPhone = phone.web.cookies
        let ben = try join("ben", first: "Ben", last: "")
        try fill(BensBook.self, ben)
        cookies.ben = ben.web.cookies
        cookies.newcomer = try join("newcomer", first: "Nora", last: "New").web.cookies
        try expect(try ada.send("/operator/invitations"), 200, "invitation")
        return cookies
    }

    private func join(_ name: String, first: String, last: String) throws -> Browser {
        let browser = site.browser()
        let fields = [
            ("username", name), ("email", "\(name)@example.org"), ("password", Household.password), ("first_name", first), ("last_name", last),
            ("time_zone", "Europe/London"),
        ]
        try expect(try browser.send("/sign-up", fields), 303, "sign-up of \(name)")
        browser.web.cookies.remove("penny_done")
        return browser
    }

    private func fill(_ sample: any SampleBook.Type, _ browser: Browser) throws {
        let username = sample.owner
        for fields in sample.accounts { try expect(try browser.send("/accounts", fields), 303, "account \(fields)") }
        for fields in sample.categories { try expect(try browser.send("/categories", fields), 303, "category \(fields)") }
        for fields in sample.hashtags { try expect(try browser.send("/hashtags", fields), 303, "hashtag \(fields)") }
        let names = try names(of: username)
        func resolved(_ fields: [(String, String)]) -> [(String, String)] { fields.map { ($0.0, names[$0.1] ?? $0.1) } }
        for fields in sample.transactions {
            let answer = fields.contains { $0.1 == "Headphones" || $0.1 == "Ben's lamp" }
                ? try browser.upload("/transactions", resolved(fields), file: ("attachment", "receipt.png", SampleFile.png))
                : try browser.send("/transactions", resolved(fields))
            try expect(answer, 303, "transaction \(fields)")
        }
        for (path, fields) in sample.budgets { try expect(try browser.send(path, resolved(fields)), 303, "budget \(fields)") }
        try addPasskey(sample.passkey, of: username)
        for (path, fields) in sample.deletions { try expect(try browser.send(path, fields), 303, path) }
        browser.web.cookies.remove("penny_done")
    }

    /// A passkey of a device that nobody has; those that sign in are made by the tests of passkeys.
    private func addPasskey(_ passkey: (id: String, name: String), of username: String) throws {
        guard let (user, _) = try site.store.read({ try $0.user(login: username) }), let id = Passkey.ID(passkey.id) else { throw Household.Missing(what: username) }
        _ = try site.store.write {
            try $0.addPasskey(
                Passkey(
                    id: id, user: user.id, credential: Array(passkey.id.utf8), publicKey: [0], counter: 0, host: "penny.local", transports: ["internal"],
                    isBackedUp: true, name: passkey.name, createdAt: TestSite.now - 40 * 86_400, lastUsedAt: TestSite.now - 86_400))
        }
    }

    /// Names in braces that stand for identities which sign-up made.
    private func names(of username: String) throws -> [String: String] {
        guard let (user, _) = try site.store.read({ try $0.user(login: username) }) else { throw Household.Missing(what: username) }
        return try site.store.read(user.book) { ledger in
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

/// What one person of the household has.
protocol SampleBook {
    static var owner: String { get }
    static var accounts: [[(String, String)]] { get }
    static var categories: [[(String, String)]] { get }
    static var hashtags: [[(String, String)]] { get }
    static var transactions: [[(String, String)]] { get }
    /// With where they are sent to; after the records, so that none of them has alerted.
    static var budgets: [(String, [(String, String)])] { get }
    static var passkey: (id: String, name: String) { get }
    static var deletions: [(String, [(String, String)])] { get }
}

enum SampleFile {
    /// The smallest PNG: one pixel.
    static let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15,
        0xC4, 0x89, 0, 0, 0, 0x0D, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x64, 0xF8, 0x5F, 0x0F, 0, 2, 0x87, 1, 0x80, 0xEB, 0x47, 0xBA, 0x92, 0, 0,
        0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
}
