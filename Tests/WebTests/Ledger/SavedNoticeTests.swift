import TestSupport
import Testing

/// The message after saving a record says what was saved.
@Suite struct SavedNoticeTests {
    private static func notice(_ page: WebPage) -> String? { page.document.first { $0.classes.contains("told") }?.first("p")?.text }

    private static func save(_ household: Household, _ fields: [(String, String)] = [], language: String = "en") throws -> String? {
        if language != "en" { _ = try household.ada.send("/settings/preferences", [("language", language)]) }
        return notice(try household.ada.post("/transactions", try TransactionTests.form(household, fields)))
    }

    @Test(arguments: [
        ("en", "Saved £27.84 · Cake"), ("ja", "保存しました：£27.84・Cake"), ("zh-Hans", "已保存：£27.84 · Cake"),
    ])
    func `an expense is told with its amount and title`(language: String, sentence: String) throws {
        #expect(try Self.save(try Household(), [("amount", "12.30+4.59+10.95")], language: language) == sentence)
    }

    @Test func `a transfer is told with both accounts`() throws {
        let transfer = [("kind", "transfer"), ("amount", "10"), ("to_account", SampleID.account(2)), ("to_amount", "2,000"), ("title", "Yen")]
        #expect(try Self.save(try Household(), transfer) == "Saved £10.00 · Everyday → Tokyo purse")
    }

    @Test func `a changed record is told on its page, and a quick one with its category`() throws {
        let household = try Household(), ada = household.ada
        let quick = try ada.post("/quick", [("id", SampleID.transaction(500)), ("category", try household.category("Coffee")), ("amount", "3.20")])
        #expect(Self.notice(quick) == "Saved £3.20 · Coffee")
        try ada.get("/transactions/\(SampleID.transaction(500))/edit")
        let changed = try ada.web.submit("/transactions/\(SampleID.transaction(500))", filling: ["amount": "4", "title": "Flat white"])
        #expect(Self.notice(changed) == "Saved £4.00 · Flat white")
    }

    @Test func `another one is begun with the same message`() throws {
        #expect(try Self.save(try Household(), [("again", "1")]) == "Saved £4.40 · Cake")
    }

    @Test func `a masked amount stays masked, and no address or cookie has it`() throws {
        let household = try Household()
        _ = try household.ada.send("/settings/masking", [("masked", "1")])
        #expect(try Self.save(household, [("amount", "27.84")]) == "Saved ••• · Cake")
        let answer = try household.ada.send(
            "/transactions", try TransactionTests.form(household, [("amount", "27.84")], id: SampleID.transaction(501)))
        #expect(answer.status == 303)
        #expect(!answer.headers.contains { $0.value.contains("27") && $0.value.contains("84") || $0.value.contains("Cake") })
    }
}
