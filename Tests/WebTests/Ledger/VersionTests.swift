import TestSupport
import Testing

@testable import Bookkeeping

/// Two devices that edit one record: the second sees what the first has saved.
@Suite struct VersionTests {
    private static let path = "/transactions/\(SampleID.transaction(500))"

    private static func version(_ page: WebPage) throws -> String {
        try #require(page.document.forms.first { $0.action == path }?.value(of: "version"))
    }

    /// Adds a record, and returns the version of its form.
    private static func begin(_ household: Household) throws -> String {
        #expect(try household.ada.send("/transactions", try TransactionTests.form(household)).status == 303)
        return try version(household.ada.get(path + "/edit"))
    }

    @Test(arguments: [("en", "Saved: £20.00", "Yours: £15.00"), ("ja", "保存済み：£20.00", "あなたの入力：£15.00"), ("zh-Hans", "已保存：£20.00", "您输入的：£15.00")])
    func `the second sees both versions, and what was typed replaces the other when it is sent again`(
        language: String, saved: String, typed: String
    ) throws {
        let household = try Household(), version = try Self.begin(household)
        let first = try TransactionTests.form(household, [("amount", "20"), ("note", "with receipt"), ("version", version)])
        #expect(try household.ada.send(Self.path, first).status == 303)
        try household.ada.post("/settings/preferences", [("language", language)])

        let second = try TransactionTests.form(household, [("amount", "15"), ("version", version)])
        let page = try household.ada.post(Self.path, second), notice = try #require(page.document.element(id: "problems"))
        #expect(page.status == 409 && notice.text.contains(saved) && notice.text.contains(typed) && notice.text.contains("with receipt"))
        #expect(!notice.text.contains("Cake"), "Only what differs is listed.")
        #expect(notice.all("a").first?["href"] == Self.path)
        #expect(page.document.all("input").first { $0["name"] == "amount" }?["value"] == "15")
        #expect(try TransactionTests.record(household)?.movement.amount.minorUnits == 2_000)

        let again = try TransactionTests.form(household, [("amount", "15"), ("version", try Self.version(page))])
        #expect(try household.ada.send(Self.path, again).status == 303)
        #expect(try TransactionTests.record(household)?.movement.amount.minorUnits == 1_500)
    }

    @Test func `one form sent twice, and two forms with the same values, are saved`() throws {
        let household = try Household(), version = try Self.begin(household)
        let form = try TransactionTests.form(household, [("amount", "20"), ("version", version)])
        for _ in 1...2 { #expect(try household.ada.send(Self.path, form).status == 303) }
        #expect(try TransactionTests.record(household)?.movement.amount.minorUnits == 2_000)
    }

    @Test func `a form without a version is saved`() throws {
        let household = try Household()
        _ = try Self.begin(household)
        #expect(try household.ada.send(Self.path, try TransactionTests.form(household, [("amount", "3")])).status == 303)
        #expect(try household.ada.send(Self.path, try TransactionTests.form(household, [("amount", "4")])).status == 303)
        #expect(try TransactionTests.record(household)?.movement.amount.minorUnits == 400)
    }

    @Test func `hashtags alone are a difference`() throws {
        let household = try Household(), version = try Self.begin(household)
        #expect(try household.ada.send(Self.path, try TransactionTests.form(household, [("tags", "trip"), ("version", version)])).status == 303)
        let page = try household.ada.post(Self.path, try TransactionTests.form(household, [("tags", "work"), ("version", version)]))
        #expect(page.status == 409 && page.text.contains("Saved: #trip") && page.text.contains("Yours: #work"))
    }

    @Test func `a copy of a record and a new one have no version`() throws {
        let household = try Household()
        _ = try Self.begin(household)
        for path in ["/transactions/new", "/transactions/new?from=\(SampleID.transaction(500))"] {
            let form = try household.ada.get(path).document.forms.first { $0.action == "/transactions" }
            #expect(form != nil && form?.value(of: "version") == nil)
        }
    }
}
