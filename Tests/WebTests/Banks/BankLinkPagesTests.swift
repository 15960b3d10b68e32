import Archives
import Bookkeeping
import Foundation
import Storage
import TestSupport
import Testing

@testable import Web

@Suite struct BankLinkPagesTests {
    /// A bridge for tests that only need some answer. A site without one is answered by nobody.
    static let shared = Shared()
    struct Shared: Sendable {
        private let bridge = try? TestBridge(isReusable: true)
        var token: String { bridge?.token ?? "" }
    }

    /// Adds a connection of a person's book that is not fetched, with two accounts.
    static func connect(_ household: Household, _ owner: String = "ada", number: Int = 1, chosen: Bool = false, failure: String? = nil) throws {
        try connect(household, household.book(owner), number: number, chosen: chosen, failure: failure)
    }

    /// The same in the book of a person's household.
    static func connectShared(_ household: Household, by owner: String, number: Int, chosen: Bool = false, failure: String? = nil) throws {
        let user = try #require(User.ID(household.user(owner)))
        let book = try household.site.store.read { try $0.households.access(of: user, at: TestSite.now) }
        try connect(household, #require(book), number: number, chosen: chosen, failure: failure)
    }

    private static func connect(_ household: Household, _ book: BookAccess, number: Int, chosen: Bool, failure: String?) throws {
        let id = try #require(BankLink.ID(SampleID.bankLink(number)))
        try household.site.store.write { try $0.settings.setFetchesBanks(true) }
        try household.site.store.write(book) { editor in
            let first = try #require(CalendarDate("2025-11-01")), eur = try #require(Currency(code: "EUR"))
            _ = try editor.bankLinks.add(
                id, BankSecret("https://robin:s3cret-word@bridge.example/"), host: "bridge.example", fetchFrom: first, at: TestSite.now)
            let accounts = try editor.ledger.accounts(), own = try #require(accounts.first)
            let balance = BankBalance(Money(minorUnits: 241_220, own.currency), on: CalendarDate("2025-11-19"))
            try editor.bankLinks.note(
                [
                    ConnectedAccount(
                        number: 0, institution: "first", remote: "A", bank: "First Savings", name: "Checking", currency: own.currency,
                        balance: balance),
                    ConnectedAccount(number: 0, institution: "first", remote: "B", bank: "First Savings", name: "Visa & more", currency: eur),
                ], of: id)
            if chosen {
                try editor.bankLinks.choose([1: own.id], fetchFrom: first, of: id)
                try editor.bankLinks.noteFetched(
                    1, to: first, unreadable: 1, problems: [BankRowProblem(line: 3, .badAmount("12 or so"), text: "Shop <b>")], of: id)
            }
            try editor.bankLinks.noteSuccess(
                chosen ? ["You must reauthenticate with <First Savings>."] : [], next: TestSite.now + 86_400, of: id, at: TestSite.now - 3_600)
            if let failure {
                try editor.bankLinks.noteFailure(failure, next: failure == "revoked" ? nil : TestSite.now + 900, of: id, at: TestSite.now - 60)
            }
        }
    }

    private static func idle(_ household: Household) { household.site.application.banks.waitUntilIdle() }

    @Test func `nobody is contacted until the operator allows it and the person agrees`() throws {
        let household = try Household(), bridge = try TestBridge()
        #expect(try household.ada.get("/banks").text.contains("This server does not contact banks."))
        let form = [("setup_token", bridge.token), ("agree", "1")]
        #expect(try household.ada.send("/banks", form).status == 303)
        #expect(bridge.targets == [])
        try household.site.store.write { try $0.settings.setFetchesBanks(true) }
        let page = try household.ada.send("/banks", [("setup_token", bridge.token)])
        #expect(page.status == 422 && bridge.targets == [])
        #expect(try household.ada.get("/banks").text.contains("What leaves this server"))
    }

    @Test func `a token makes a connection, accounts are chosen, and records come, without a secret anywhere`() throws {
        let household = try Household(), bridge = try TestBridge()
        let today = 20_412
        bridge.show(
            [
                TestBridge.Account("A", transactions: [TestBridge.transaction("1", today, "-3.10", "Corner café")]),
                TestBridge.Account("P", currency: "XXX-points"),
            ],
            saying: ["Sign in <again>."])
        try household.site.store.write { try $0.settings.setFetchesBanks(true) }
        #expect(try household.ada.send("/banks", [("setup_token", bridge.token), ("agree", "1")]).status == 303)
        Self.idle(household)
        var page = try household.ada.get("/banks")
        #expect(page.text.contains("2 accounts were found.") && page.text.contains("First Savings"))
        #expect(page.text.contains("“Sign in <again>.”"))
        let id = try #require(try household.site.store.read(household.book("ada")) { try $0.bankLinks.all().first?.id })
        #expect(try household.ada.send("/banks/\(id)", [("account", "1:new"), ("account", "2:"), ("since", "2025-11-01")]).status == 303)
        Self.idle(household)
        page = try household.ada.get("/banks")
        #expect(page.text.contains("Last fetched"))
        let titles = try household.site.store.read(household.book("ada")) { try $0.records(RecordQuery(), limit: 100).records.map(\.title) }
        #expect(titles.filter { $0 == "Corner café" }.count == 1)
        // A moment later the bridge is left alone.
        let asked = bridge.targets.count
        #expect(try household.ada.send("/banks/\(id)/fetch", []).status == 303)
        Self.idle(household)
        #expect(bridge.targets.count == asked)
        let pages = try ["/banks", "/import", "/settings", "/records", "/notifications", "/operator/audit"].map {
            try household.ada.get($0).response.text
        }
        let shown = pages + household.site.events.lines
        for secret in TestBridge.secrets { #expect(!shown.contains { $0.contains(secret) }, "\(secret)") }
        #expect(try household.ada.send("/banks/\(id)/delete", []).status == 303)
        #expect(try household.site.store.read(household.book("ada")) { try $0.bankLinks.all() } == [])
        #expect(household.site.events.errors == [])
    }

    @Test func `an entry that cannot be read is named with the reason, without its figure while amounts are hidden`() throws {
        let household = try Household()
        try Self.connect(household, chosen: true)
        let page = try household.ada.get("/banks").document.text
        #expect(page.contains("1 record could not be read") && page.contains("Shop <b>: “12 or so” is no amount."))
        _ = try household.ada.send("/settings/masking", [("masked", "1")])
        let masked = try household.ada.get("/banks").document.text
        #expect(masked.contains("Shop <b>: “•••” is no amount.") && !masked.contains("12 or so"))
    }

    @Test func `an export has nothing of a connection`() throws {
        let household = try Household()
        try Self.connect(household, chosen: true)
        let witness = try DatabaseWitness(household.site)
        #expect(try witness.rows.contains { $0.contains("s3cret-word") }, "the database has the secret")
        let answer = try household.ada.send("/settings/export", [])
        let directory = try TemporaryDirectory(), file = directory.file("export.zip")
        try Data(answer.body).write(to: file)
        let archive = try ArchiveReader(at: file.path, limits: ArchiveLimits(files: 1_000, bytes: 1 << 26, ratio: .max))
        let contents = try archive.names.map { String(decoding: try archive.bytes(of: $0, limit: 1 << 26), as: UTF8.self) }
        #expect(contents.contains { $0.contains("Everyday") }, "the export has the account")
        #expect(!contents.contains { $0.contains("s3cret-word") || $0.contains("bridge.example") })
    }

    @Test(arguments: [
        ("nonsense", "This is no setup token."), ("", "This is no setup token."),
        ("aHR0cHM6Ly8xMC4wLjAuMS9jbGFpbS8x", "This is no setup token."),
    ])
    func `a text that is no token is refused`(token: String, sentence: String) throws {
        let household = try Household()
        try household.site.store.write { try $0.settings.setFetchesBanks(true) }
        let page = try household.ada.send("/banks", [("setup_token", token), ("agree", "1")])
        #expect(page.status == 422 && page.document.text.contains(sentence))
    }

    @Test func `a token that was used is an alarm`() throws {
        let household = try Household(), bridge = try TestBridge()
        try household.site.store.write { try $0.settings.setFetchesBanks(true) }
        _ = try household.site.application.banks.claim(bridge.token)
        let page = try household.ada.send("/banks", [("setup_token", bridge.token), ("agree", "1")])
        #expect(page.status == 422 && page.document.text.contains("was used before"))
    }

    @Test func `each wrong choice of an account is answered with its own sentence`() throws {
        let household = try Household(), id = SampleID.bankLink(1)
        try Self.connect(household)
        let own = try #require(try household.site.store.read(household.book("ada")) { try $0.accounts().first })
        func sentence(_ choices: String...) throws -> String {
            let page = try household.ada.send("/banks/\(id)", choices.map { ("account", $0) } + [("since", "2025-11-01")])
            #expect(page.status == 422)
            return page.document.text
        }
        #expect(try sentence("2:\(own.id)").contains("Choose an account in the currency that the bank names."))
        _ = try household.site.store.write(household.book("ada")) { editor in
            try editor.addAccount(
                Account.ID(milliseconds: TestSite.now),
                Account.Draft(name: "Visa & more", currency: own.currency, openingBalance: 0, isDefault: false),
                at: TestSite.now)
        }
        #expect(try sentence("2:new").contains("You have an account with the name of the new one."))
        try household.site.store.write(household.book("ada")) { editor in
            let other = ConnectedAccount(number: 0, institution: "first", remote: "B", bank: "First Savings", name: "Visa", currency: own.currency)
            try editor.bankLinks.note([other], of: #require(BankLink.ID(id)))
        }
        #expect(try sentence("1:\(own.id)", "2:\(own.id)").contains("Choose a different account for each."))
    }

    @Test func `the page of all settings names the bridge that is asked, while the server may ask it`() throws {
        let household = try Household()
        #expect(try household.ada.get("/settings").text.contains("contacts nobody."))
        try Self.connect(household)
        #expect(try household.ada.get("/settings").text.contains("It asks bridge.example for new records of your bank and contacts nobody else."))
        try household.site.store.write { try $0.settings.setFetchesBanks(false) }
        #expect(try household.ada.get("/settings").text.contains("contacts nobody."))
    }

    @Test func `the page of all settings names the bridge that is asked for the household`() throws {
        let household = try Household()
        try household.share()
        #expect(try household.ada.get("/settings").text.contains("contacts nobody."))
        try Self.connectShared(household, by: "ben", number: 201)
        for person in [household.ada, household.ben] {
            #expect(try person.get("/settings").text.contains("It asks bridge.example for new records of your bank and contacts nobody else."))
        }
        // The person's own connection to the same bridge is not said twice.
        try Self.connect(household)
        #expect(try household.ada.get("/settings").text.contains("It asks bridge.example for new"))
    }
}
