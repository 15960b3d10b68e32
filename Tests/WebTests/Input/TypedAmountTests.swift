import TestSupport
import Testing

@testable import Bookkeeping

/// The table of typed amounts, through the form of a record: an amount is saved as it is typed, or refused with a sentence.
@Suite struct TypedAmountTests {
    /// An account in each currency, for one person in one language.
    private struct Scene {
        let household: Household
        let ada: Browser
        private let category: String
        private var count = 0

        /// - Parameter zone: where the person is: with pounds in London, a comma before three digits is between thousands.
        init(_ language: String, in zone: String = "Europe/London") throws {
            household = try Household()
            ada = household.ada
            category = try household.category("Coffee")
            _ = try ada.send("/settings/preferences", [("language", language), ("time_zone", zone)])
            for (place, (code, _)) in TypedAmounts.currencies.enumerated() {
                let answer = try ada.send("/accounts", [("id", SampleID.account(50 + place)), ("name", "Table \(code)"), ("currency", code)])
                #expect(answer.status == 303)
            }
        }

        /// Posts a typed amount and returns the answer with the saved amount; nil if nothing was saved.
        mutating func type(_ text: String, place: Int) throws -> (answer: WireResponse, saved: Money?) {
            count += 1
            let id = SampleID.transaction(1_000 + count)
            let answer = try ada.send(
                "/transactions",
                [
                    ("id", id), ("kind", "expense"), ("date", "2025-11-20"), ("time", "12:00"), ("account", SampleID.account(50 + place)),
                    ("category", category), ("amount", text), ("title", "Table"),
                ])
            return (answer, try TransactionTests.record(household, id)?.movement.amount)
        }
    }

    @Test func `the table is whole`() {
        #expect(TypedAmounts.all.count == 250)
        #expect(TypedAmounts.all.count { $0.two == nil && $0.none == nil && $0.three == nil } == 95)
        #expect(TypedAmounts.all.contains { $0.text == "12.30+4.59+10.95" && $0.two == "27.84" })
        #expect(TypedAmounts.all.contains { $0.text == "1\u{202F}000,00" && $0.two == "1000.00" })
    }

    @Test(arguments: Language.allCases)
    func `an amount is saved as it is typed, or refused with a sentence and kept`(language: Language) throws {
        var scene = try Scene(language.rawValue)
        for (place, (code, decimals)) in TypedAmounts.currencies.enumerated() {
            let symbol = try #require(Currency(code: code)).symbol(in: language)
            for row in TypedAmounts.all {
                let text = row.text(symbol: symbol, code: code), (answer, saved) = try scene.type(text, place: place)
                guard let expected = row.amount(decimals: decimals, groupsByComma: true) else {
                    #expect(answer.status == 422 && saved == nil, "\(text) in \(code) was saved as \(saved.map(MoneyFormat.plain) ?? "nothing")")
                    #expect(answer.text.contains(#"id="amount-e""#), "\(text) in \(code) has no sentence.")
                    guard code == "EUR" else { continue }
                    let field = try #require(answer.document.first { $0["id"] == "amount" })
                    #expect(field["value"] == text && field["aria-invalid"] == "true", "\(text) was not kept.")
                    continue
                }
                #expect(answer.status == 303 && saved.map(MoneyFormat.plain) == expected, "\(text) in \(code)")
                #expect(saved?.currency.code == code)
            }
        }
    }

    @Test func `what can be read in two ways is asked, with both amounts`() throws {
        for (language, sentence) in [
            ("en", "Is this €1,234.00 or €1.23? Write it that way."), ("ja", "€1,234.00 か €1.23 かを判断できません。どちらかの形で入力し直してください。"),
            ("zh-Hans", "无法判断是 €1,234.00 还是 €1.23，请明确输入。"),
        ] {
            var scene = try Scene(language, in: "Europe/Berlin")
            for text in ["1.234", "2+1.234"] + (language == "en" ? ["1,234", "１，２３４"] : []) {
                #expect(try scene.type(text, place: 0).answer.document.first { $0["id"] == "amount-e" }?.text == sentence)
            }
            #expect(try scene.type("1.234", place: 2).answer.text.contains("1,234"))
            if language == "en" { #expect(try scene.type("1,234", place: 3).answer.text.contains("KWD\u{A0}1.234")) }
        }
    }

    @Test func `sixty characters are a sum, and more are refused and kept`() throws {
        var scene = try Scene("en")
        let sixty = String(repeating: "1+", count: 28) + "1.10"
        #expect(try scene.type(sixty, place: 0).saved?.minorUnits == 2_910)
        for more in [sixty + "0", String(repeating: "12+", count: 100), String(repeating: "１２＋", count: 100)] {
            let answer = try scene.type(more, place: 0).answer
            #expect(answer.status == 422 && answer.text.contains("Shorten this to at most 60 characters."))
            #expect(answer.document.first { $0["id"] == "amount" }?["value"] == more)
        }
    }

    @Test func `no field for an amount cuts what is typed`() throws {
        let household = try Household()
        for path in ["/", "/transactions/new", "/accounts/new", "/budgets/new", "/goals/new", "/settings/daily-budget"] {
            let fields = try household.ada.get(path).document.all("input").filter { $0.has("data-decimals") }
            #expect(!fields.isEmpty && fields.allSatisfy { !$0.has("maxlength") && $0.has("data-signs") }, "\(path)")
        }
    }
}
