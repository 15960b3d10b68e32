import Foundation
import TestSupport
import Testing

/// Every page as it was last reviewed: `PENNY_GOLDEN=write swift test --filter GoldenTests` rewrites them.
@Suite struct GoldenTests {
    static let directory = SourceTree.root.appending(path: "Tests/WebTests/Golden")

    /// The pages that are kept with their frame: the navigation and the head. All others are kept without, so that another word in the navigation
    /// changes these alone.
    static let framed: Set = ["overview", "transaction-new", "settings", "operator", "notifications", "locked", "sign-in"]

    /// How the page `name` differs from its golden page; nil if it does not.
    private static func problem(_ name: String, _ html: String, of household: Household, in directory: URL = directory) throws -> String? {
        let page = try StablePage(html, of: household)
        return Golden.problem(with: framed.contains(name) ? page.html : page.unframed, "\(name).html", in: directory)
    }

    @Test(arguments: PageState.all) func `a page is what its golden page shows, and keeps what every page promises`(state: PageState) throws {
        let household = try Household()
        let page = try state.open(household)
        #expect(try Self.problem(state.name, page.response.text, of: household) == nil)
        PageTests.expectPromises(of: page, in: state, by: household)
    }

    /// The most used pages, and those with the most text.
    static let translated = [
        "overview", "records", "records-weekly", "map", "map-near", "map-not-found", "statistics", "statistics-without-rates", "statistics-by-month",
        "reports",
        "reports-by-vendor",
        "transaction",
        "transaction-new", "transaction-divided", "transaction-edit-divided", "records-divided", "transaction-problems",
        "transaction-changed-meanwhile", "error-deleted", "transaction-edit-transfer", "accounts",
        "account-new",
        "account-problems", "account-delete", "account", "account-loan", "account-reconcile-compared", "account-reconciled", "accounts-archived",
        "currencies-found", "categories", "category-order", "category-merge", "category-delete", "hashtags", "trash", "settings",
        "settings-profile",
        "settings-sessions", "settings-password-weak", "operator", "operator-users-of-all-kinds", "operator-user", "operator-user-disabled",
        "operator-health", "operator-backups", "operator-audit", "records-after-deletion", "error-not-found", "rates", "rates-history",
        "rates-missing", "rates-not-fetched", "rates-problems",
        "account-with-notes", "goals", "goal-edit", "goal-problems", "overview-with-goals",
        "budgets", "budgets-in-another-currency", "budget-edit", "budget-problems", "alert", "alert-used-up", "notifications", "overview-over",
        "place-picker", "place-not-found", "transaction-problems-place", "overview-daily-problems", "overview-of-the-month", "settings-preferences",
        "hashtag-merge", "hashtag-namesake", "settings-daily-budget-masked",
        "overview-with-banner", "operator-banners-not-fetched", "operator-banners-problems", "https", "https-encrypted", "https-own-certificate",
        "https-off",
        "notification-settings", "notification-settings-failed", "feedback", "passkeys", "passkeys-on-plain-http", "passkey-new", "passkey-delete",
        "confirm", "passcode", "passcode-on", "passcode-problems", "locked", "locked-problems", "one-time-passwords", "one-time-passwords-on",
        "one-time-passwords-problems", "recovery-codes",
        "help", "help-not-found", "help-begin", "help-entry", "help-budgets", "help-household", "help-banks", "help-reports", "help-map",
        "help-phone",
        "help-https", "help-backup", "help-keyboard", "help-programs",
        "privacy", "export", "import", "import-problems", "import-preview", "delete-account-operator",
        "household-record-new", "household-record-from-own-account", "household-record-from-own-account-problems", "record-in-household",
        "household-balances-offer", "household-payment", "household-records-shared", "household-person-record", "household-records-change",
        "records-change-in-household", "records-delete-in-household", "household-records-delete",
    ]

    @Test(arguments: PageState.all.filter { translated.contains($0.name) }, ["ja", "zh-Hans"])
    func `a page speaks Japanese and Chinese`(state: PageState, language: String) throws {
        let household = try Household()
        try household.ada.post("/settings/preferences", [("language", language)])
        let page = try state.open(household)
        #expect(page.document.first("html")?["lang"] == language)
        #expect(try Self.problem(state.name, page.response.text, of: household, in: Self.directory.appending(path: language)) == nil)
    }

    @Test(arguments: ["/", "/sign-in", "/sign-up", "/privacy", "/reset", "/nowhere"], ["ja", "zh-CN"])
    func `the gate speaks the language of the browser`(path: String, language: String) throws {
        let household = try Household()
        let page = try household.site.browser(language: language).get(path)
        let tag = language == "ja" ? "ja" : "zh-Hans"
        #expect(page.document.first("html")?["lang"] == tag)
        let name = path == "/" ? "splash" : String(path.dropFirst())
        #expect(try Self.problem("gate-\(name)", page.response.text, of: household, in: Self.directory.appending(path: tag)) == nil)
    }

    @Test(arguments: ["/", "/records", "/map", "/budgets", "/goals", "/notifications"], ["ja", "zh-CN"])
    func `an empty book speaks the language of whoever signed up`(path: String, language: String) throws {
        let household = try Household()
        let browser = household.site.browser(language: language)
        _ = try browser.send(
            "/sign-up",
            [
                ("username", "mei"), ("email", "mei@example.org"), ("password", Household.password),
                ("time_zone", language == "ja" ? "Asia/Tokyo" : "Asia/Shanghai"),
            ])
        browser.web.cookies.remove("penny_done")
        let page = try browser.get(path)
        let tag = language == "ja" ? "ja" : "zh-Hans"
        let book = try household.book("mei")
        var html = page.response.text
        for category in try household.site.store.read(book, { try $0.categories() }) {
            html = html.replacing(category.id.description, with: "\(category.kind.rawValue)-\(category.name)")
        }
        for account in try household.site.store.read(book, { try $0.accounts() }) {
            html = html.replacing(account.id.description, with: "account-\(account.name)")
        }
        #expect(
            try Self.problem(
                path == "/" ? "overview-first-visit" : path.dropFirst() + "-empty", html, of: household, in: Self.directory.appending(path: tag))
                == nil)
    }
}
