import TestSupport
import Testing

@Suite struct AccountTests {
    @Test func `the list shows each balance, the default and the totals by currency`() throws {
        let household = try Household()
        let text = try household.ada.get("/accounts").text
        for shown in ["Everyday", "Default", "£1,300.00", "¥57,980", "−€258.40"] { #expect(text.contains(shown), "\(shown)") }
    }

    @Test(arguments: ["savings", "SAVINGS", "ＳＡＶＩＮＧＳ", " Savings "]) func `a name can be used once, however it is written`(name: String) throws {
        let household = try Household()
        let answer = try household.ada.send("/accounts", [("name", name), ("currency", "GBP")])
        #expect(answer.status == 422)
        #expect(answer.document.first { $0["name"] == "name" }?["aria-invalid"] == "true")
    }

    @Test func `a name has 25 characters as a person counts them`() throws {
        let household = try Household()
        for (number, name) in [String(repeating: "👩‍👩‍👧‍👦", count: 25), String(repeating: "界", count: 25), String(repeating: "é", count: 25)].enumerated() {
            #expect(try household.ada.send("/accounts", [("id", SampleID.account(70 + number)), ("name", name), ("currency", "GBP")]).status == 303)
            #expect(try household.ada.send("/accounts", [("name", name + "x"), ("currency", "GBP")]).status == 422)
        }
    }

    @Test func `the twenty-first account is refused and the page says so beforehand`() throws {
        let household = try Household()
        for number in 0..<16 {
            #expect(
                try household.ada.send("/accounts", [("id", SampleID.account(300 + number)), ("name", "Purse \(number)"), ("currency", "GBP")]).status
                    == 303)
        }
        let list = try household.ada.get("/accounts")
        #expect(!list.document.all("a").contains { $0["href"] == "/accounts/new" })
        let answer = try household.ada.send("/accounts", [("name", "One too many"), ("currency", "GBP")])
        #expect(answer.status == 422)
        #expect(answer.document.text.contains("20"))
        #expect(try household.ada.send("/trash/\(SampleID.deletion(2))/restore").status == 409)
    }

    @Test func `a currency stays once there are records in it`() throws {
        let household = try Household()
        #expect(
            try household.ada.send("/accounts/\(SampleID.account(2))", [("name", "Tokyo purse"), ("currency", "EUR"), ("starting_balance", "1")])
                .status == 422)
        let page = try household.ada.get("/accounts/\(SampleID.account(2))/edit")
        #expect(!page.document.all("button").contains { $0["formaction"] == "/currencies" })
    }

    @Test(arguments: [("JPY", "0.5", 422), ("KWD", "1.234", 303), ("KWD", "1.2345", 422), ("JPY", "-5000", 303), ("GBP", "", 303), ("XXQ", "1", 422)])
    func `a starting balance has the decimals of its currency`(currency: String, balance: String, status: Int) throws {
        let household = try Household()
        #expect(try household.ada.send("/accounts", [("name", "New"), ("currency", currency), ("starting_balance", balance)]).status == status)
    }

    @Test func `a new default takes the place of the old one`() throws {
        let household = try Household()
        let page = try household.ada.post("/accounts", [("id", SampleID.account(80)), ("name", "Main"), ("currency", "GBP"), ("is_default", "1")])
        #expect(page.text.contains("Main"))
        #expect(
            try DatabaseWitness(household.site).value(
                "SELECT name FROM account WHERE is_default = 1 AND book = (SELECT book FROM user WHERE username = 'ada')") == "Main")
    }

    @Test func `the form sent twice makes one account`() throws {
        let household = try Household()
        let form = [("id", SampleID.account(80)), ("name", "Main"), ("currency", "GBP")]
        for _ in 0..<2 { #expect(try household.ada.send("/accounts", form).status == 303) }
        #expect(try DatabaseWitness(household.site).count("account", where: "name = 'Main'") == 1)
    }
}
