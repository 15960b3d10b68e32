import TestSupport
import Testing

@Suite struct CurrencyPickerTests {
    static func codes(_ page: WebPage) -> [String] {
        page.document.all("button").filter { $0["name"] == "currency" }.compactMap { $0["value"] }
    }

    @Test(arguments: [
        ("en", "japan", "JPY"), ("en", "jpy", "JPY"), ("en", "¥", "JPY"), ("en", "yen", "JPY"), ("en", "germany", "EUR"),
        ("en", "côte d’ivoire", "XOF"), ("en", "£", "GBP"),
        ("ja", "日本", "JPY"), ("ja", "円", "JPY"), ("ja", "ドイツ", "EUR"), ("ja", "JPY", "JPY"), ("zh-Hans", "日本", "JPY"), ("zh-Hans", "德国", "EUR"),
        ("zh-Hans", "英镑", "GBP"), ("zh-Hans", "€", "EUR"),
    ])
    func `a currency is found by country, code, symbol and name`(language: String, query: String, code: String) throws {
        let household = try Household()
        try household.ada.post("/settings/preferences", [("language", language)])
        let encoded = FormEncoding.urlEncoded([FormEntry(name: "q", value: .text(query))])
        #expect(Self.codes(try household.ada.get("/currencies?for=account&\(encoded)")).contains(code))
    }

    @Test func `without a search the ones in use come first and all are there`() throws {
        let household = try Household()
        let codes = Self.codes(try household.ada.get("/currencies?for=account"))
        #expect(Set(codes.prefix(3)) == ["GBP", "JPY", "EUR"])
        #expect(Set(codes).count > 150)
    }

    @Test func `the way to the picker and back keeps what was typed`() throws {
        let household = try Household()
        let ada = household.ada
        try ada.get("/accounts/new")
        let picker = try ada.web.submit(
            "/accounts", filling: ["name": "Trip & \"more\"", "starting_balance": "12,50", "is_default": true], pressing: "account")
        #expect(picker.target.hasPrefix("/currencies?for=account"))
        #expect(!picker.target.contains("csrf"))
        let found = try ada.get(picker.target + "&q=switzerland")
        #expect(Self.codes(found) == ["CHF"] || Self.codes(found).contains("CHF"))
        let form = try ada.web.submit(found.document.forms[1], pressing: "CHF")
        #expect(form.target.hasPrefix("/accounts/new?"))
        let shown = try #require(form.document.forms.first { $0.action == "/accounts" })
        #expect(
            shown.value(of: "name") == "Trip & \"more\"" && shown.value(of: "starting_balance") == "12,50" && shown.value(of: "currency") == "CHF")
        #expect(shown.value(of: "is_default") == "1")
        let saved = try ada.web.submit("/accounts", filling: [:], pressing: "Save")
        #expect(saved.target == "/accounts" && saved.text.contains("CHF"))
    }

    @Test func `the way to the picker and back keeps the kind of account and its terms`() throws {
        let ada = try Household().ada
        try ada.get("/accounts/new")
        let typed = ["name": "Visa", "type": "card", "credit_limit": "2000", "due_day": "27"]
        let picker = try ada.web.submit("/accounts", filling: typed.mapValues { .text($0) }, pressing: "account")
        let form = try ada.web.submit(picker.document.forms[1], pressing: "CHF")
        let shown = try #require(form.document.forms.first { $0.action == "/accounts" })
        for (name, value) in typed { #expect(shown.value(of: name) == value, "\(name)") }
    }

    @Test func `an account without records gets another currency through the picker`() throws {
        let household = try Household()
        let ada = household.ada
        _ = try ada.send("/accounts", [("id", SampleID.account(80)), ("name", "Plan"), ("currency", "GBP")])
        try ada.get("/accounts/\(SampleID.account(80))/edit")
        let picker = try ada.web.submit("form", filling: ["name": "Plan B"], pressing: SampleID.account(80))
        let marked = picker.document.all("button").filter { $0["aria-current"] == "true" }.compactMap { $0["value"] }
        #expect(Set(marked) == ["GBP"])
        let form = try ada.web.submit(picker.document.forms[1], pressing: "SEK")
        #expect(form.target.hasPrefix("/accounts/\(SampleID.account(80))/edit?"))
        let saved = try ada.web.submit("form", filling: [:], pressing: "Save")
        #expect(saved.text.contains("Plan B") && saved.text.contains("SEK"))
    }

    @Test func `the main currency is chosen there too`() throws {
        let household = try Household()
        let picker = try household.ada.get("/currencies?for=main&q=dollar")
        let form = try #require(picker.document.forms.first { $0.method == "POST" })
        #expect(form.action == "/settings/currency")
        let saved = try household.ada.post("/settings/currency", [("currency", "USD")])
        #expect(saved.target == "/settings" && saved.text.contains("Settings saved.") && saved.text.contains("USD"))
    }
}
