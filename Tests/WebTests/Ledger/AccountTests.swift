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
        let advice = "Archive one that you no longer use: its records stay, and it makes room for another."
        #expect(list.document.text.contains(advice))
        #expect(try household.ada.get("/accounts/new").document.text.contains("Archive one"), "before anything is typed")
        let answer = try household.ada.send("/accounts", [("name", "One too many"), ("currency", "GBP")])
        #expect(answer.status == 422)
        #expect(answer.document.text.contains("20") && answer.document.text.contains("Archive one"))
        #expect(try household.ada.send("/trash/\(SampleID.deletion(2))/restore").status == 409)
        #expect(try household.ada.send("/accounts/\(SampleID.account(300))/archive").status == 303)
        #expect(try household.ada.send("/accounts", [("name", "One more"), ("currency", "GBP")]).status == 303)
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

    /// Returns the form of a card.
    private static func card(_ further: [(String, String)] = []) -> [(String, String)] {
        [("id", SampleID.account(81)), ("name", "Visa"), ("currency", "GBP"), ("starting_balance", "-250"), ("type", "card")] + further
    }

    @Test func `a card says what is available and when its bill is due`() throws {
        let household = try Household()
        #expect(try household.ada.send("/accounts", Self.card([("credit_limit", "1000"), ("due_day", "31")])).status == 303)
        let page = try household.ada.get("/accounts/\(SampleID.account(81))").text
        for shown in ["−£250.00", "£750.00", "£1,000.00", "30 Nov, in 10 days"] { #expect(page.contains(shown), "\(shown)") }
        #expect(try household.ada.get("/accounts/\(SampleID.account(81))/edit").response.text.contains("value=\"31\""))
    }

    @Test(arguments: [
        ([("credit_limit", "-1")], "credit_limit"), ([("credit_limit", "x")], "credit_limit"), ([("due_day", "0")], "due_day"),
        ([("due_day", "32")], "due_day"), ([("type", "purse")], "type"), ([("type", "loan"), ("interest", "101")], "interest"),
        ([("type", "loan"), ("interest", "3.2555")], "interest"), ([("type", "loan"), ("monthly_payment", "0")], "monthly_payment"),
    ]) func `terms that no account has are refused with what was typed`(further: [(String, String)], field: String) throws {
        let form = Self.card().filter { pair in !further.contains { $0.0 == pair.0 } } + further
        let answer = try Household().ada.send("/accounts", form)
        let wrong = answer.document.first { $0["name"] == field }
        #expect(answer.status == 422 && wrong?["aria-invalid"] == "true")
        #expect(field == "type" || wrong?["value"] == further.last?.1)
    }

    @Test func `each record has the balance after it, on every page of the list`() throws {
        let household = try Household()
        for number in 0..<60 {
            let record = [
                ("id", SampleID.transaction(500 + number)), ("kind", "income"), ("account", SampleID.account(82)), ("amount", "1"),
                ("date", "2025-10-\(10 + number % 20)"), ("time", "12:00"), ("category", try household.category("Salary")),
            ]
            if number == 0 {
                _ = try household.ada.send("/accounts", [("id", SampleID.account(82)), ("name", "Jar"), ("currency", "GBP")])
            }
            #expect(try household.ada.send("/transactions", record).status == 303)
        }
        var balances: [String] = [], path: String? = "/accounts/\(SampleID.account(82))"
        while let next = path {
            let page = try household.ada.get(next).document
            balances += page.all("small").map(\.text).filter { $0.contains("Balance after it") }
            path = page.first { $0["rel"] == "next" }?["href"]
        }
        #expect(balances == (1...60).reversed().map { "Balance after it £\($0).00" })
    }

    @Test func `a statement is compared, its missing records stay open, and a record is added for the difference`() throws {
        let household = try Household(), path = "/accounts/\(SampleID.account(1))"
        let page = try household.ada.get("\(path)/reconcile?date=2025-11-20&balance=1&unknown=1")
        let boxes = page.document.all("input").filter { $0["name"] == "records" }
        #expect(!boxes.isEmpty && boxes.allSatisfy { $0["checked"] != nil } && page.text.contains("It does not add up yet."))
        let ticked = boxes.dropFirst().compactMap { $0["value"] }.map { ("records", $0) }
        let form = [("date", "2025-11-20"), ("balance", "1"), ("id", SampleID.account(905))] + ticked
        let again = try household.ada.send("\(path)/reconcile", form)
        #expect(again.status == 200 && again.text.contains("Not on the statement"))
        #expect(try household.ada.send("\(path)/reconcile", form + [("do", "save"), ("adjust", "1")]).status == 422)
        let salary = try household.category("Salary"), food = try household.category("Groceries")
        let kinds = try [salary, food].map {
            try household.ada.send("\(path)/reconcile", form + [("do", "save"), ("adjust", "1"), ("category", $0)]).status
        }
        #expect(kinds.sorted() == [303, 422])
        let list = try household.ada.get("\(path)/reconcile?date=2025-11-20&balance=1")
        #expect(list.document.all("input").filter { $0["name"] == "records" }.map { $0["value"] } == [boxes.first?["value"]])
        #expect(try household.ada.get(path).text.contains("On a statement"))
        let back = try household.ada.post("\(path)/reconcile/take-back", [("reconciliation", SampleID.account(905))])
        #expect(back.text.contains("its records are open again"))
        #expect(try !household.ada.get(path).text.contains("On a statement"))
        #expect(try household.site.store.check() == [])
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
