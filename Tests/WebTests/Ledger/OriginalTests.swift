import Bookkeeping
import Foundation
import TestSupport
import Testing

/// An amount in another currency than that of the account: both are kept.
@Suite struct OriginalTests {
    /// A household in which a dollar costs 0.80 pounds from 1 November on.
    private static func household(language: String = "en") throws -> Household {
        let household = try Household()
        try household.ada.post("/settings/rates", [("currency", "USD"), ("rate", "0.8"), ("date", "2025-11-01")])
        if language != "en" { _ = try household.ada.send("/settings/preferences", [("language", language)]) }
        return household
    }

    private static func form(_ household: Household, _ more: [(String, String)]) throws -> [(String, String)] {
        try TransactionTests.form(household, [("amount", ""), ("original_amount", "12.00"), ("original_currency", "USD")] + more).reversed().reduce(
            into: []
        ) { fields, field in
            if field.0.hasPrefix("part_") || !fields.contains(where: { $0.0 == field.0 }) { fields.insert(field, at: 0) }
        }
    }

    private static func notice(_ page: WebPage) -> String? { page.document.first { $0.classes.contains("told") }?.first("p")?.text }

    @Test(arguments: [
        ("en", "Saved £9.60 (US$12.00 × 0.8) · Cake"), ("ja", "保存しました：£9.60（$12.00 × 0.8）・Cake"), ("zh-Hans", "已保存：£9.60（US$12.00 × 0.8） · Cake"),
    ])
    func `an amount left empty is that at the rate of the day, and the message says so`(language: String, sentence: String) throws {
        let household = try Self.household(language: language)
        let page = try household.ada.post("/transactions", try Self.form(household, []))
        #expect(Self.notice(page) == sentence || Self.notice(page) == sentence.replacing("US$", with: "$"), "\(Self.notice(page) ?? "")")
        let record = try #require(try TransactionTests.record(household))
        #expect(MoneyFormat.plain(record.movement.amount) == "9.60" && record.movement.amount.currency.code == "GBP")
        #expect(record.original.map(MoneyFormat.plain) == "12.00" && record.original?.currency.code == "USD")
        let row = try #require(try household.ada.get("/records").document.all("li").first { $0.text.contains("Cake") })
        #expect(row.text.contains("£9.60") && row.text.contains("$12.00"))
        #expect(try household.ada.get("/").text.contains("$12.00"))
        #expect(try household.ada.get("/transactions/\(SampleID.transaction(500))").text.contains("1 USD = 0.8 GBP"))
    }

    @Test(arguments: [
        // amount, receipt, currency, rate: what is saved.
        ("", "12", "usd", "0.75", "9.00"), ("", "$12", "US Dollar", "0,75", "9.00"), ("10.01", "12", "USD", "", "10.01"),
        ("9.00", "12", "USD", "0.75", "9.00"), ("", "1000", "JPY", "0.00515", "5.15"), ("", "6+6", "米ドル", "", "9.60"),
        ("", "0.01", "USD", "0.5", "0.01"),
        ("", "4.40", "USD", "", "3.52"),
    ])
    func `what is typed is what is kept`(amount: String, receipt: String, currency: String, rate: String, saved: String) throws {
        let household = try Self.household()
        let form = try Self.form(
            household, [("amount", amount), ("original_amount", receipt), ("original_currency", currency), ("rate", rate)])
        let answer = try household.ada.send("/transactions", form)
        #expect(answer.status == 303, "\(answer.document.first { $0["role"] == "alert" }?.text ?? "")")
        #expect(try TransactionTests.record(household).map { MoneyFormat.plain($0.movement.amount) } == saved)
    }

    @Test func `a small amount is told with the rate that was used, and one that was typed with the shortest that fits`() throws {
        let household = try Household(), ada = household.ada
        try ada.post("/settings/rates", [("currency", "USD"), ("rate", "0.79123"), ("date", "2025-11-01")])
        let saved = try ada.post("/transactions", try Self.form(household, [("original_amount", "1.00")]))
        #expect(Self.notice(saved)?.contains("£0.79 (") == true && Self.notice(saved)?.contains("1.00 × 0.79123)") == true)
        #expect(try ada.get("/transactions/\(SampleID.transaction(500))").text.contains("1 USD = 0.79123 GBP"))
        try ada.get("/transactions/\(SampleID.transaction(500))/edit")
        let changed = try ada.web.submit("/transactions/\(SampleID.transaction(500))", filling: ["amount": "0.85"])
        #expect(Self.notice(changed)?.contains("1.00 × 0.85)") == true)
    }

    @Test(arguments: [
        // amount, receipt, currency, rate: the field with the problem, and a word of its sentence.
        ("", "12", "CHF", "", "amount", "no rate from CHF to GBP"), ("10", "12", "USD", "0.75", "rate", "£9.00"),
        ("", "12", "", "", "original_currency", "such as USD"),
        ("4", "", "USD", "", "original_amount", "leave its currency"), ("4", "", "", "0.9", "original_amount", "leave its currency"),
        ("4", "12", "XXQ", "", "original_currency", "by its code"), ("4", "12", "$", "", "original_currency", "by its code"),
        ("4", "12", "GBP", "", "original_currency", "currency of the account"), ("4", "12", "JPY", "0", "rate", "above zero"),
        ("", "1.5", "JPY", "", "original_amount", "decimals"), ("", "0.01", "USD", "0.1", "amount", "above zero"),
        ("", "99999999999", "USD", "999999", "original_amount", "smaller"),
    ])
    func `what does not go together is told beside its field, and nothing is saved`(
        amount: String, receipt: String, currency: String, rate: String, field: String, words: String
    ) throws {
        let household = try Self.household()
        let form = try Self.form(
            household, [("amount", amount), ("original_amount", receipt), ("original_currency", currency), ("rate", rate)])
        let answer = try household.ada.send("/transactions", form)
        #expect(answer.status == 422)
        let told = answer.document.first { $0["id"] == "\(field)-e" }?.text ?? ""
        #expect(told.contains(words), "\(told)")
        #expect(try TransactionTests.record(household) == nil)
        let shown = try #require(answer.document.forms.first { $0.action == "/transactions" })
        #expect(shown.value(of: "original_amount") == receipt && shown.value(of: "original_currency") == currency && shown.value(of: "rate") == rate)
        #expect(answer.document.first { $0.classes.contains("foreign") }?["open"] != nil)
    }

    @Test func `parts are in the account's currency, and add up to its amount`() throws {
        let household = try Self.household()
        let parts = [
            ("category", ""), ("part_category", try household.category("Coffee")), ("part_amount", "4"), ("part_note", ""),
            ("part_category", try household.category("Groceries")), ("part_amount", "5.60"), ("part_note", ""),
        ]
        #expect(try household.ada.send("/transactions", try Self.form(household, parts + [("rate", "0.7")])).status == 422)
        #expect(try household.ada.send("/transactions", try Self.form(household, parts)).status == 303)
        let record = try #require(try TransactionTests.record(household))
        #expect(MoneyFormat.plain(record.movement.amount) == "9.60" && record.parts.count == 2 && record.original?.minorUnits == 1_200)
        let row = try #require(try household.ada.get("/records").document.all("li").first { $0.text.contains("Cake") })
        #expect(row.text.ranges(of: "$12.00").count == 1)
    }

    @Test func `a transfer has its two amounts and no third one`() throws {
        let household = try Self.household()
        let form = try Self.form(household, [("kind", "transfer"), ("to_account", SampleID.account(1)), ("amount", "5"), ("category", "")])
        #expect(try household.ada.send("/transactions", form).status == 303)
        #expect(try TransactionTests.record(household)?.original == nil)
    }

    @Test func `editing, copying, deleting and restoring keep both, and an empty field takes the amount of the receipt away`() throws {
        let household = try Self.household(), ada = household.ada, path = "/transactions/\(SampleID.transaction(500))"
        _ = try ada.send("/transactions", try Self.form(household, []))
        try ada.get(path + "/edit")
        try ada.web.submit(path, filling: ["title": "Pie"])
        #expect(try TransactionTests.record(household)?.original?.minorUnits == 1_200)
        let copy = try #require(
            try ada.get("/transactions/new?from=\(SampleID.transaction(500))").document.forms.first { $0.action == "/transactions" })
        #expect(copy.value(of: "original_amount") == "12.00" && copy.value(of: "original_currency") == "USD" && copy.value(of: "amount") == "9.60")
        try ada.post(path + "/delete", [("deletion", SampleID.deletion(7))])
        try ada.post("/trash/\(SampleID.deletion(7))/restore")
        #expect(try TransactionTests.record(household)?.original?.minorUnits == 1_200)
        try ada.get(path + "/edit")
        try ada.web.submit(path, filling: ["original_amount": "", "original_currency": ""])
        let record = try #require(try TransactionTests.record(household))
        #expect(record.original == nil && MoneyFormat.plain(record.movement.amount) == "9.60")
    }

    @Test func `a program says both, takes one away with null, and is told what does not fit`() throws {
        let household = try Self.household(), program = household.program()
        let made = try program.post(
            "/transactions",
            [
                "kind": "expense", "amount": "9.60", "category": .text(try household.category("Coffee")),
                "original": ["amount": "12.00", "currency": "USD"],
            ])
        #expect(made.status == 201 && made["original"] == ["amount": "12.00", "currency": "USD"], "\(made.json)")
        let path = "/transactions/\(made["id"]?.text ?? "")"
        #expect(try program.patch(path, ["title": "Cake"])["original"] == ["amount": "12.00", "currency": "USD"])
        #expect(try program.patch(path, ["original": ["amount": "12.00", "currency": "GBP"]]).wrong == ["original.currency"])
        #expect(try program.patch(path, ["original": ["amount": "12.00"]]).wrong == ["original.currency"])
        let without = try program.patch(path, ["original": .null])
        #expect(without.status == 200 && without["original"] == .null && without["amount"] == "9.60")
    }

    @Test func `the script gets the rate in force, and nothing for what is no currency`() throws {
        let household = try Self.household(), account = try household.everyday()
        let answer = try household.ada.fetch("/transactions/rate?original_currency=usd&account=\(account)&date=2025-11-20").text
        #expect(
            answer.contains("rate=0.8") && answer.contains("decimals=2") && answer.contains("code=USD") && answer.contains("By%20hand"), "\(answer)")
        #expect(try household.ada.fetch("/transactions/rate?original_currency=usd&account=\(account)&date=2025-10-20").text.contains("rate=&"))
        #expect(try household.ada.fetch("/transactions/rate?original_currency=nonsense&account=\(account)&date=2025-11-20").text == "")
        #expect(try household.ben.fetch("/transactions/rate?original_currency=usd&account=\(account)&date=2025-11-20").text.contains("rate=&"))
    }
}
