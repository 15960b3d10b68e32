import StrictJSON
import TestSupport
import Testing

/// The whole life of each kind of entity, from creation to deletion.
@Suite struct APIResourceTests {
    static let resources: [(String, JSONValue, JSONValue)] = [
        ("accounts", ["name": "Trip", "currency": "JPY", "starting_balance": "-1200"], ["name": "Holiday", "starting_balance": "0"]),
        ("categories", ["kind": "income", "name": "Prizes", "colour": "plum", "icon": "gift"], ["colour": "sky"]),
        ("hashtags", ["name": "東京_2026"], ["name": "Kyōto"]),
        (
            "budgets",
            [
                "name": "Treats", "period": "weekly", "amount": "20", "categories": [.text(SampleID.category(1))], "tags": ["work"],
                "alert_percent": 80, "rollover": true,
            ],
            ["amount": "25.50", "categories": []]
        ),
        (
            "notes", ["account": .text(SampleID.account(1)), "date": "2025-11-20", "text": "Interest is 2.1%"],
            ["date": "2025-11-21", "text": "Interest is 2.4%"]
        ),
        (
            "goals",
            ["name": "Bicycle", "amount": "900", "account": .text(SampleID.account(1)), "by": "2026-05-31", "keep": "250.00"],
            ["amount": "950.50", "by": "2026-06-30", "keep": "0.00"]
        ),
        (
            "transactions",
            [
                "kind": "expense", "amount": "12.50", "category": .text(SampleID.category(1)), "account": .text(SampleID.account(1)),
                "title": "Records #vinyl",
                "date": "2025-11-19", "time": "08:05", "vendor": "Rough Trade", "note": "two\nlines", "tags": ["music"],
                "place": ["latitude": "51.5137", "longitude": "-0.1337"],
            ], ["title": "Record #vinyl", "tags": [], "place": .null]
        ),
        (
            "recurring",
            [
                "kind": "expense", "frequency": "monthly", "amount": "12.50", "category": .text(SampleID.category(1)), "starts": "2025-12-31",
                "ends": "after", "times": 12, "weekend": "before", "posting": "ask", "title": "Records #vinyl", "vendor": "Rough Trade",
                "time": "08:05", "tags": ["music"],
            ], ["amount": "13.00", "every": 2, "ends": "on", "until": "2026-12-31", "paused": true, "title": "Record #vinyl"]
        ),
        (
            "rules",
            [
                "payee": "mobile", "payee_is": "equals", "least": "10.00", "most": "20.50", "currency": "GBP",
                "category": .text(SampleID.category(1)), "title": "Phone", "tags": ["music"],
            ], ["most": .null, "note": "n & n", "account": .text(SampleID.account(1)), "position": 1, "vendor": "Two", "title": ""]
        ),
    ]

    @Test(arguments: resources) func `a thing is made once, shown, listed, changed and deleted`(plural: String, making: JSONValue, change: JSONValue)
        throws
    {
        let household = try Household(), program = household.program(), id = "0199F0A0-7c1e-7d2a-9c3b-5e6f7a8b9c0d"
        let path = "/\(plural)/\(id.lowercased())"
        let made = try program.post("/\(plural)", making.with([("id", .text(id))]))
        #expect(made.status == 201 && made.response["Location"] == "/api/v1" + path, "\(made.json)")
        #expect(made["id"]?.text == id.lowercased())
        let again = try program.post(
            "/\(plural)",
            making.with([("id", .text(id)), ("name", nil), ("title", "Another title")]).with(
                ["transactions", "recurring", "rules"].contains(plural) ? [] : [("title", nil), (plural == "notes" ? "text" : "name", "Else")]))
        #expect(again.status == 200 && again.json == made.json, "sent again, it changes nothing")
        #expect(try program.get(path).json == made.json)
        #expect(try program.call("HEAD", path).response.body.isEmpty)
        let list = try program.get("/\(plural)?limit=200")
        #expect(list["data"]?.list?.contains(made.json) == true && list["next"] == .null)
        let changed = try program.patch(path, change)
        #expect(changed.status == 200, "\(changed.json)")
        for member in change.object?.members ?? [] where member.value.text != "0" {
            #expect(changed[member.name] == member.value || member.name == "tags")
        }
        #expect(try program.patch(path, [:]).json == changed.json, "nothing said, nothing changed")
        #expect(try program.get(path).json == changed.json)
        let deleted = try program.delete(path)
        #expect(deleted.status == 204 && deleted.response.body.isEmpty && deleted.response["Content-Type"] == nil)
        for answer in [try program.get(path), try program.patch(path, change), try program.delete(path)] {
            #expect(answer.status == 404 && answer.kind == "not-found")
        }
        #expect(try program.post("/\(plural)", making.with([("id", .text(id))])).status == 409, "its id is not free while it is in the trash")
        #expect(try household.ada.get("/trash").document.text.contains("Restore"))
        #expect(household.site.events.errors == [])
    }

    @Test func `an account shows its money as text in its currency`() throws {
        let program = try Household().program()
        let savings = try program.get("/accounts/\(SampleID.account(1))")
        #expect(savings["starting_balance"] == "1000.00" && savings["currency"] == "GBP" && savings["balance"]?.text?.hasSuffix(".00") == true)
        let yen = try program.post("/accounts", ["name": "Yen", "currency": "JPY"])
        #expect(yen["starting_balance"] == "0" && yen["balance"] == "0" && yen["is_default"] == false && yen["record_count"] == 0)
        let dinar = try program.post("/accounts", ["name": "Dinar", "currency": "KWD", "starting_balance": "1.5"])
        #expect(dinar["balance"] == "1.500")
    }

    @Test func `the default account is replaced, and neither deleted nor given up`() throws {
        let household = try Household(), program = household.program(), everyday = try household.everyday()
        #expect(try program.delete("/accounts/\(everyday)").status == 409)
        let refused = try program.patch("/accounts/\(everyday)", ["is_default": false])
        #expect(refused.status == 409 && refused.wrong == ["is_default"])
        #expect(try program.patch("/accounts/\(SampleID.account(2))", ["is_default": true])["is_default"] == true)
        #expect(try program.get("/accounts/\(everyday)")["is_default"] == false)
    }

    @Test func `a transaction without account, date and time goes to the default account now`() throws {
        let household = try Household(), program = household.program()
        let everyday = try household.everyday(), coffee = try household.category("Coffee")
        let made = try program.post("/transactions", ["kind": "expense", "amount": "3", "category": .text(coffee), "title": "Flat white"])
        #expect(made.status == 201 && made["account"]?.text == everyday)
        #expect(made["date"] == "2025-11-20" && made["time"] == "12:34" && made["amount"] == "3.00" && made["currency"] == "GBP")
        #expect(made["to_account"] == .null && made["place"] == .null && made["attachment"] == .null)
    }

    @Test func `a transfer between two currencies has both amounts, and no title if it gets none`() throws {
        let household = try Household(), program = household.program(), everyday = try household.everyday()
        let euros = try program.post("/accounts", ["name": "Euros", "currency": "EUR"])["id"] ?? .null
        let body: JSONValue = [
            "kind": "transfer", "account": .text(everyday), "to_account": euros, "amount": "10", "date": "2025-11-20", "time": "10:00",
        ]
        let missing = try program.post("/transactions", body)
        #expect(missing.status == 422 && missing.wrong == ["to_amount"])
        let made = try program.post("/transactions", body.with([("to_amount", "11.60")]))
        #expect(
            made.status == 201 && made["title"] == "" && made["to_amount"] == "11.60" && made["to_currency"] == "EUR"
                && made["category"] == .null, "\(made.json)")
        let same = try program.patch("/transactions/\(made["id"]?.text ?? "")", ["to_account": .text(everyday)])
        #expect(same.status == 409 && same.wrong == ["to_account"])
    }

    @Test func `a transaction changes its kind when it gets what the other kind needs`() throws {
        let household = try Household(), program = household.program(), path = "/transactions/\(SampleID.transaction(1))"
        #expect(try program.patch(path, ["kind": "income"]).wrong == ["category"])
        let salary = try household.site.store.read(try household.book("ada")) { try $0.categories(.income).first?.id.description ?? "" }
        let income = try program.patch(path, ["kind": "income", "category": .text(salary)])
        #expect(income.status == 200 && income["kind"] == "income" && income["category"]?.text == salary)
        #expect(try program.patch(path, ["category": .text(SampleID.category(1))]).wrong == ["category"], "a category of expenses")
        #expect(try program.patch(path, ["to_account": .text(SampleID.account(2))]).wrong == ["to_account"], "which an income does not have")
        let transfer = try program.patch(path, ["kind": "transfer", "to_account": .text(SampleID.account(1))])
        #expect(transfer.status == 200 && transfer["category"] == .null)
    }

    @Test func `regular payments of the past are listed until they are dismissed`() throws {
        let household = try Household(), program = household.program(), id = try FoundPagesTests.fill(household)
        let list = try #require(try program.get("/recurring/found")["data"]?.list)
        let films = try #require(list.first { $0.object?["id"]?.text == id }?.object)
        for (member, value) in [("amount", "14.99"), ("least", "12.99"), ("frequency", "monthly"), ("next", "2025-12-14"), ("title", "Stream Plus")] {
            #expect(films[member]?.text == value, "\(member)")
        }
        #expect(list.count == 3)
        for _ in 1...2 { #expect(try program.delete("/recurring/found/\(id)").status == 204) }
        #expect(try program.get("/recurring/found")["data"]?.list?.count == 2)
        #expect(try program.delete("/recurring/found/\(SampleID.absent)").status == 404)
    }

    @Test func `what is due of a new recurring record is added at once, and a transfer recurs too`() throws {
        let household = try Household(), program = household.program(), everyday = try household.everyday()
        let body: JSONValue = [
            "kind": "transfer", "frequency": "weekly", "amount": "10", "account": .text(everyday), "to_account": .text(SampleID.account(1)),
            "starts": "2025-11-06", "title": "Put aside",
        ]
        let made = try program.post("/recurring", body)
        #expect(made.status == 201 && made["next"] == "2025-11-27" && made["category"] == .null && made["to_amount"] == "10.00", "\(made.json)")
        #expect(try program.get("/transactions?q=aside")["data"]?.list?.map { $0["date"] } == ["2025-11-20", "2025-11-13", "2025-11-06"])
        let path = "/recurring/\(made["id"]?.text ?? "")"
        #expect(try program.patch(path, ["paused": true])["paused"] == true)
        #expect(try program.patch(path, ["paused": false, "amount": "12"])["amount"] == "12.00")
        #expect(try program.patch(path, ["ends": "on"]).wrong == ["until"])
        #expect(try program.get("/transactions?q=aside")["data"]?.list?.count == 3)
    }

    @Test func `a day that waits is posted with its amount or skipped, once, and the next one before its time`() throws {
        let household = try Household(), program = household.program(), everyday = try household.everyday()
        let body: JSONValue = [
            "kind": "expense", "frequency": "weekly", "amount": "10", "account": .text(everyday), "category": .text(SampleID.category(1)),
            "starts": "2025-11-06", "title": "Phone", "posting": "ask", "ends": "after", "times": 5,
        ]
        let made = try program.post("/recurring", body), days = "/recurring/\(made["id"]?.text ?? "")/days"
        func states() throws -> [String] {
            try program.get(days)["data"]?.list?.map { "\($0.object?["day"]?.text ?? "") \($0.object?["state"]?.text ?? "")" } ?? []
        }
        #expect(
            try states() == [
                "2025-11-06 waiting", "2025-11-13 waiting", "2025-11-20 waiting", "2025-11-27 coming", "2025-12-04 coming",
            ])
        let first = "\(days)/2025-11-06"
        for (wrong, member) in [(["state": "coming"], "state"), (["amount": "1"], "state"), (["state": "posted", "amount": "0"], "amount")]
            as [(JSONValue, String)]
        {
            let answer = try program.patch(first, wrong)
            #expect(answer.status == 422 && answer.wrong == [member], "\(answer.json)")
        }
        #expect(try program.patch(first, ["state": "posted", "amount": "9.999"]).status == 409)
        let posted = try program.patch(first, ["state": "posted", "amount": "9.50"])
        #expect(posted.status == 200 && posted["state"] == "posted" && posted["due"] == "2025-11-06", "\(posted.json)")
        let record = try program.get("/transactions/\(posted["transaction"]?.text ?? "")")
        #expect(record["amount"] == "9.50" && record["date"] == "2025-11-06" && record["title"] == "Phone", "\(record.json)")
        // Sent again, it adds nothing.
        #expect(try program.patch(first, ["state": "posted", "amount": "9.50"])["transaction"] == posted["transaction"])
        #expect(try program.patch(first, ["state": "skipped"]).status == 409)
        #expect(try program.patch("\(days)/2025-11-13", ["state": "skipped"])["state"] == "skipped")
        #expect(try program.patch("\(days)/2025-12-04", ["state": "posted"]).status == 409)
        let early = try program.patch("\(days)/2025-11-27", ["state": "posted", "transaction": .text(SampleID.absent)])
        #expect(early["transaction"]?.text == SampleID.absent, "\(early.json)")
        #expect(try states() == ["2025-11-20 waiting", "2025-12-04 coming"])
        for other in ["2025-11-07", "2026-01-01", "x"] { #expect(try program.get("\(days)/\(other)").status == 404) }
        #expect(try program.get("/transactions?q=phone")["data"]?.list?.count == 2)
    }

    @Test func `a category that has records goes with another one that gets them`() throws {
        let household = try Household(), program = household.program(), path = "/categories/\(SampleID.category(1))"
        let coffee = try household.category("Coffee")
        let asked = try program.delete(path)
        #expect(asked.status == 409 && asked["detail"]?.text?.contains("move_to") == true)
        for wrong in ["", "x"] { #expect(try program.delete(path + "?move_to=\(wrong)").status == 422) }
        for other in [SampleID.absent, SampleID.category(1), SampleID.category(101)] {
            let answer = try program.delete(path + "?move_to=\(other)")
            #expect(answer.status == 409 && answer.wrong == ["move_to"])
        }
        #expect(try program.delete(path + "?move_to=\(coffee)").status == 204)
        #expect(try program.get("/transactions?category=\(SampleID.category(1))")["data"]?.list == [])
    }

    @Test func `the list of transactions comes in pages that are together what the filter finds`() throws {
        let household = try Household(), program = household.program()
        let filters = [
            "", "sort=date", "sort=-amount", "sort=amount", "kind=expense", "account=\(SampleID.account(2))", "tag=work", "q=shop",
            "from=2025-11-10&to=2025-11-18", "kind=expense&sort=-amount&q=e",
        ]
        for filter in filters {
            let whole = try program.get("/transactions?limit=200&" + filter)
            #expect(whole.status == 200 && whole["next"] == .null, "\(filter)")
            var pages: [JSONValue] = [], cursor: String? = ""
            while let at = cursor {
                let page = try program.get("/transactions?limit=2&\(filter)" + (at.isEmpty ? "" : "&cursor=\(at)"))
                #expect((page["data"]?.list?.count ?? 0) <= 2 && page.status == 200)
                pages += page["data"]?.list ?? []
                cursor = page["next"]?.text
            }
            #expect(pages == whole["data"]?.list, "\(filter)")
        }
        #expect(try program.get("/transactions?from=2025-11-20&to=2025-11-01")["data"] == [])
        #expect(try program.get("/transactions?account=\(SampleID.account(101))")["data"] == [], "Ben's")
    }

    @Test func `other lists come in pages too`() throws {
        let program = try Household().program()
        for list in ["accounts", "categories", "hashtags", "budgets", "recurring"] {
            let whole = try program.get("/\(list)?limit=200")["data"]?.list ?? []
            var pages: [JSONValue] = [], cursor: String? = ""
            while let at = cursor {
                let page = try program.get("/\(list)?limit=1" + (at.isEmpty ? "" : "&cursor=\(at)"))
                pages += page["data"]?.list ?? []
                cursor = page["next"]?.text
            }
            #expect(pages == whole && whole.count > 1)
            #expect(try program.get("/\(list)?cursor=\(SampleID.absent)").kind == "no-such-cursor")
        }
        #expect(try program.get("/transactions?sort=amount&cursor=1").kind == "no-such-cursor", "a cursor of another order")
    }

    @Test func `a budget shows its progress, and the daily one is set in Penny`() throws {
        let household = try Household(), program = household.program()
        let budget = try program.get("/budgets/\(SampleID.budget(1))")
        #expect(
            budget["progress"]?["spent"]?.text != nil && budget["currency"] == "GBP" && budget["progress"]?["from"]?.text?.hasPrefix("2025-") == true)
        _ = try household.ada.send("/budgets/daily", [("id", SampleID.budget(9)), ("amount", "40")])
        let daily = try #require(try program.get("/budgets")["data"]?.list?.first { $0["is_daily"] == true })
        #expect(daily["amount"] == "40.00" && daily["name"] == "" && daily["is_everything"] == true)
        #expect(try program.patch("/budgets/\(daily["id"]?.text ?? "")", ["amount": "50"]).status == 409)
        _ = try household.ada.send("/settings/currency", [("currency", "EUR")])
        #expect(try program.get("/budgets/\(SampleID.budget(1))")["progress"] == .null)
        let refused = try program.patch("/budgets/\(SampleID.budget(1))", ["name": "Other"])
        #expect(refused.status == 409 && refused.wrong == ["amount"], "it needs an amount in the new main currency")
        #expect(try program.patch("/budgets/\(SampleID.budget(1))", ["amount": "90"])["currency"] == "EUR")
    }

    @Test func `an expense that brings a budget to its limit alerts the person`() throws {
        let household = try Household(), program = household.program()
        let before = try household.ada.get("/notifications").text
        let coffee = try household.category("Coffee")
        _ = try program.post("/transactions", ["kind": "expense", "amount": "500", "category": .text(coffee), "title": "Machine"])
        #expect(try household.ada.get("/notifications").text != before)
    }
}
