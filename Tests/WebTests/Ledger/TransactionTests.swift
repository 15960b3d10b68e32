import TestSupport
import Testing

@testable import Bookkeeping

@Suite struct TransactionTests {
    static func form(_ household: Household, _ more: [(String, String)] = [], id: String = SampleID.transaction(500)) throws -> [(String, String)] {
        let form = [
            ("id", id), ("kind", "expense"), ("date", "2025-11-20"), ("time", "12:00"), ("account", try household.everyday()),
            ("category", try household.category("Coffee")), ("amount", "4.40"), ("title", "Cake"),
        ]
        return form.filter { field in !more.contains { $0.0 == field.0 } } + more
    }

    static func record(_ household: Household, _ id: String = SampleID.transaction(500)) throws -> Transaction? {
        try household.site.store.read(try household.book("ada")) { ledger in try Transaction.ID(id).flatMap { try ledger.transaction($0) } }
    }

    @Test func `a person fills the form, sees the record in the list, changes it and finds the change`() throws {
        let household = try Household()
        let ada = household.ada
        try ada.get("/transactions/new")
        let list = try ada.web.submit(
            "/transactions",
            filling: [
                "kind": "expense", "category": .text(try household.category("Coffee")), "amount": "14,99", "title": "Beans #treat",
                "vendor": "Monmouth", "note": "two bags",
            ])
        #expect(list.target == "/records" && list.text.contains("Saved ") && list.text.contains("Beans #treat"))
        let link = try #require(list.document.all("a").first { $0.text == "Beans #treat" }?["href"])
        let shown = try ada.get(link)
        #expect(shown.text.contains("£14.99") && shown.text.contains("Monmouth") && shown.text.contains("two bags"))
        try ada.get(link + "/edit")
        let changed = try ada.web.submit(link, filling: ["amount": "15", "title": "Beans"])
        #expect(changed.target == link && changed.text.contains("£15.00"))
    }

    @Test func `a transfer between two currencies moves what left and what arrived`() throws {
        let household = try Household()
        let before = try household.ada.get("/accounts").text
        #expect(before.contains("¥57,980"))
        let form = try Self.form(
            household,
            [("kind", "transfer"), ("to_account", SampleID.account(2)), ("amount", "10"), ("to_amount", "2,000"), ("title", ""), ("category", "")])
        #expect(try household.ada.send("/transactions", form).status == 303)
        #expect(try household.ada.get("/accounts").text.contains("¥59,980"))
        let records = try household.ada.get("/records?view=monthly&date=2025-11")
        #expect(records.text.contains("£2,400.00"), "a transfer is neither income nor expense")
        #expect(try Self.record(household)?.title == "" && records.text.contains("Transfer to Tokyo purse"))
    }

    @Test(arguments: [
        ("en", "Transfer to Tokyo purse", "Coffee"), ("ja", "Tokyo purseへ振替", "Coffee"), ("zh-Hans", "转账到Tokyo purse", "Coffee"),
    ])
    func `a record without a title is called by its category, or by the account it reaches, wherever it is listed`(
        language: String, transfer: String, category: String
    ) throws {
        let household = try Household(), ada = household.ada
        if language != "en" { _ = try ada.send("/settings/preferences", [("language", language)]) }
        let place = [("title", ""), ("date", "2025-11-20"), ("latitude", "51.5137")]
        let coffee = try Self.form(
            household, place + [("longitude", "2.3522"), ("category", try household.category("Coffee")), ("amount", "3.33")],
            id: SampleID.transaction(501))
        let moved = try Self.form(
            household,
            place + [
                ("longitude", "-9.1337"), ("kind", "transfer"), ("to_account", SampleID.account(2)), ("amount", "7.77"), ("to_amount", "1500"),
                ("category", ""),
            ],
            id: SampleID.transaction(502))
        for form in [coffee, moved] { #expect(try ada.send("/transactions", form).status == 303) }
        for path in ["/records?view=daily&date=2025-11-20", "/records?q=coffee&view=all", "/", "/records?sort=-amount&view=all"] {
            let titles = try ada.get(path).document.all("a").filter { $0.classes.contains("go") }.map(\.text)
            #expect(!titles.isEmpty && titles.allSatisfy { !$0.isEmpty } && titles.contains(category), "\(path)")
            if !path.contains("coffee") { #expect(titles.contains(transfer), "\(path)") }
        }
        #expect(try ada.get("/records?q=tokyo&view=all").text.contains(transfer))
        #expect(try ada.get("/transactions/\(SampleID.transaction(502))").document.title?.contains(transfer) == true)
        #expect(try ada.get("/map?view=all").response.text.contains(transfer))
        let deleted = try ada.post("/transactions/\(SampleID.transaction(502))/delete", [("deletion", SampleID.deletion(7))])
        #expect(deleted.text.contains("Everyday → Tokyo purse"))
        #expect(try ada.get("/trash").text.contains(transfer))
    }

    @Test func `a transfer to another currency needs what arrived, one within a currency does not`() throws {
        let household = try Household()
        let fields = [("kind", "transfer"), ("amount", "10"), ("title", ""), ("to_account", SampleID.account(2))]
        #expect(try household.ada.send("/transactions", try Self.form(household, fields)).status == 422)
        #expect(try household.ada.send("/transactions", try Self.form(household, fields + [("to_amount", "1.5")])).status == 422)
        let same = [("kind", "transfer"), ("amount", "10"), ("title", ""), ("to_account", SampleID.account(1)), ("to_amount", "77")]
        #expect(try household.ada.send("/transactions", try Self.form(household, same)).status == 303)
        guard case .transfer(_, _, let amount, let received)? = try Self.record(household)?.movement else { return #expect(Bool(false)) }
        #expect(amount == received)
    }

    @Test func `the same form twice makes one record, at the same time too`() async throws {
        let household = try Household()
        let form = try Self.form(household), site = household.site, cookies = household.cookies.ada
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { _ = try? site.browser().signedIn(cookies).send("/transactions", form) } }
        }
        #expect(try DatabaseWitness(household.site).count("record", where: "title = 'Cake'") == 1)
        #expect(try household.ada.post("/transactions", form).text.contains("nothing was added twice"))
    }

    @Test(arguments: ["expense", "expense ", "\texpense"]) func `save and add another opens the next form`(kind: String) throws {
        let household = try Household()
        let answer = try household.ada.send("/transactions", try Self.form(household, [("kind", kind)]) + [("again", "1")])
        #expect(answer.status == 303)
        #expect(
            answer["Location"] == "/transactions/new?kind=expense&account=\(try household.everyday())&category=\(try household.category("Coffee"))")
    }

    @Test func `another one keeps date, account and category, and no more`() throws {
        let household = try Household()
        let fields = try Self.form(household, [("date", "2025-11-18"), ("account", SampleID.account(1)), ("vendor", "Monmouth")])
        let page = try household.ada.post("/transactions", fields + [("again", "1")])
        let form = try #require(page.document.forms.first { $0.action == "/transactions" })
        #expect(form.value(of: "date") == "2025-11-18" && form.value(of: "account") == SampleID.account(1))
        #expect(form.value(of: "category") == (try household.category("Coffee")))
        for name in ["amount", "title", "vendor", "note"] { #expect(form.value(of: name) == "", "\(name)") }
        #expect(form.value(of: "id") != SampleID.transaction(500))
    }

    @Test func `a new form opens on the amount, and a copy, a change and a refused form do not`() throws {
        let household = try Household(), ada = household.ada
        func isFocused(_ page: HTMLDocument) -> Bool { page.first { $0["id"] == "amount" }?.has("autofocus") == true }
        #expect(isFocused(try ada.get("/transactions/new").document))
        #expect(!isFocused(try ada.get("/transactions/new?from=\(SampleID.transaction(9))").document))
        #expect(!isFocused(try ada.get("/transactions/\(SampleID.transaction(9))/edit").document))
        #expect(!isFocused(try ada.send("/transactions", try Self.form(household, [("amount", "")])).document))
    }

    @Test func `a record needs no title, and its category's name stands in`() throws {
        let household = try Household(), ada = household.ada, id = SampleID.transaction(500)
        let list = try ada.post("/transactions", try Self.form(household, [("title", " "), ("amount", "4.44")]))
        #expect(list.text.contains("Saved £4.44 · Coffee"))
        #expect(try Self.record(household)?.title == "")
        #expect(list.document.all("a").contains { $0["href"] == "/transactions/\(id)" && $0.text == "Coffee" })
        #expect(try ada.get("/transactions/\(id)").document.first("h1")?.text == "Coffee")
        let form = try ada.get("/transactions/\(id)/edit").document.forms.first { $0.isMultipart }
        #expect(form?.value(of: "title") == "")
        #expect(try ada.get("/transactions/new").document.all("option").allSatisfy { $0["value"] != "" })
        let deleted = try ada.post("/transactions/\(id)/delete")
        #expect(deleted.text.contains("“Coffee” deleted."))
        #expect(try ada.get("/trash").text.contains("Coffee"))
    }

    @Test func `a copy is for today and has everything but the identity and the receipt`() throws {
        let household = try Household()
        let page = try household.ada.get("/transactions/new?from=\(SampleID.transaction(9))")
        let form = try #require(page.document.forms.first { $0.action == "/transactions" })
        #expect(form.value(of: "title") == "Headphones" && form.value(of: "amount") == "59.00" && form.value(of: "date") == "2025-11-20")
        #expect(form.value(of: "id") != SampleID.transaction(9))
        #expect(form.value(of: "category") == SampleID.category(1))
    }

    @Test func `everything that was saved is in the form that edits it`() throws {
        let household = try Household()
        let page = try household.ada.get("/transactions/\(SampleID.transaction(2))/edit")
        let form = try #require(page.document.forms.first { $0.isMultipart })
        let wanted = [
            "kind": "expense", "date": "2025-11-19", "time": "20:05", "amount": "32.50", "title": "Dinner & drinks at Luigi's",
            "vendor": "Luigi's <Soho>", "place": "Soho",
            "latitude": "51.51370", "note": "With \"Mum\" & Dad #family\nTip included",
        ]
        for (name, value) in wanted { #expect(form.value(of: name) == value, "\(name)") }
    }

    @Test func `saving an edited record unchanged changes nothing of it`() throws {
        let household = try Household()
        for number in [1, 2, 3, 4, 5, 6, 8, 9] {
            let id = SampleID.transaction(number), before = try Self.record(household, id), ada = household.ada
            try ada.get("/transactions/\(id)/edit")
            #expect(try ada.web.submit("/transactions/\(id)").status == 200)
            #expect(try Self.record(household, id) == before)
        }
    }

    @Test(arguments: [("2025-11-19", "20:05"), ("2024-02-29", "00:00"), ("2025-03-30", "01:30"), ("1999-12-31", "23:59")])
    func `a civil date is kept as it was typed`(date: String, time: String) throws {
        let household = try Household()
        #expect(try household.ada.send("/transactions", try Self.form(household, [("date", date), ("time", time)])).status == 303)
        let before = try Self.record(household)
        try household.ada.post("/settings/preferences", [("time_zone", "Pacific/Apia")])
        #expect(try Self.record(household) == before)
        #expect(before?.date.description == date && before?.time.description == time)
    }

    @Test func `a title that was used before brings its category, amount and vendor`() throws {
        let household = try Household()
        let answer = try household.ada.fetch("/transactions/recall?kind=expense&title=weekly%20SHOP")
        #expect(answer.text == "category=\(try household.category("Groceries"))&amount=14.99&vendor=Tesco")
        #expect(answer["Content-Type"] == "text/plain; charset=utf-8")
        #expect(answer["Cache-Control"] == "no-store")
        #expect(try household.ada.fetch("/transactions/recall?kind=income&title=weekly%20shop").text == "")
        let page = try household.ada.get("/transactions/new")
        #expect(page.document.all("option").contains { $0["value"] == "Weekly shop" })
    }

    @Test func `hashtags come from the field, the title and the note`() throws {
        let household = try Household()
        let form = try Self.form(household, [("tags", "one, #two"), ("title", "Cake #three"), ("note", "with #四")])
        #expect(try household.ada.send("/transactions", form).status == 303)
        #expect(Set(try Self.record(household)?.hashtags ?? []) == ["one", "two", "three", "四"])
        #expect(try household.ada.get("/hashtags").text.contains("四"))
    }
}
