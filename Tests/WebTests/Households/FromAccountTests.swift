import Bookkeeping
import StrictJSON
import TestSupport
import Testing

@testable import Storage
@testable import Web

/// Paying for the household from an account of one's own, on pages and by programs.
@Suite struct FromAccountTests {
    private let household: Household, debts: Debts

    init() throws {
        household = try Household()
        debts = try Debts(household)
    }

    private func add(_ number: Int, of payer: String = "ada", _ more: [(String, String)], by browser: Browser? = nil) throws -> WireResponse {
        try (browser ?? household.ada).send(
            "/household/transactions", debts.form("12.00", of: payer, [("id", SampleID.transaction(number)), ("title", "Pizza night")] + more))
    }

    private func chosen(_ document: HTMLDocument, _ id: String = "from_account") -> String? {
        document.element(id: id)?.all("option").first { $0.has("selected") }?["value"]
    }

    @Test func `the form offers own accounts to who writes, the default one first, and remembers the choice`() throws {
        let page = try household.ada.get("/household/transactions/new").document, own = try household.ada.get("/accounts").document
        let main = try household.site.store.read(household.book("ada")) { try $0.accounts().first { $0.isDefault }?.id.description }
        #expect(chosen(page) == main)
        let names = page.element(id: "from_account")?.all("option") ?? []
        #expect(names.count > 2 && names.last?.text == "Do not write it in my own book")
        #expect(own.text.contains(names.first?.text.split(separator: " ·").first.map(String.init) ?? "?"))
        #expect(page.all { $0["name"] == "payer" && $0["class"] == "own" }.count == 1, "the field shows while that is checked")
        _ = try add(830, [("from_account", "")])
        #expect(chosen(try household.ada.get("/household/transactions/new").document) == "")
        _ = try add(831, [("from_account", SampleID.account(1))])
        #expect(chosen(try household.ada.get("/household/transactions/new").document) == SampleID.account(1))
        #expect(try household.ben.get("/household/transactions/new").document.element(id: "from_account")?.text.contains("Current") != true)
        #expect(try household.ada.get("/transactions/new").document.element(id: "from_account") == nil)
    }

    @Test func `one entry is in both books, and each page says so to the person alone`() throws {
        let own = try FromOwnAccount(household)
        let shared = try household.ada.get("/household/transactions/\(own.shared)").document
        #expect(shared.first { $0["href"] == "/transactions/\(own.own)" } != nil && shared.text.contains("Paid from my account"))
        let others = try household.ben.get("/household/transactions/\(own.shared)").document
        #expect(others.text.contains("Pizza night") && !others.text.contains("Paid from") && others.first { $0["class"] == "linked" } == nil)
        let mine = try household.ada.get("/transactions/\(own.own)").document
        #expect(mine.first { $0["href"] == "/household/transactions/\(own.shared)" }?.text == "Also in The Hales")
        #expect(mine.text.contains("Household"), "the category")
        #expect(try household.ada.get("/transactions/\(own.own)/edit").document.text.contains("Also in The Hales"))
        #expect(try household.ben.get("/transactions/\(own.own)").status == 404)
        #expect(chosen(try household.ada.get("/household/transactions/\(own.shared)/edit").document) == FromOwnAccount.account)
        #expect(chosen(try household.ben.get("/household/transactions/\(own.shared)/edit").document) == "")
    }

    @Test func `an own account of somebody else is refused, whoever pays`() throws {
        for (number, payer) in ["ada", "ben"].enumerated() {
            let answer = try add(832 + number, of: payer, [("from_account", SampleID.account(101))])
            #expect(answer.status == 422 && answer.document.element(id: "from_account")?["aria-invalid"] == "true")
        }
        #expect(try household.readShared { try $0.records(RecordQuery()).records.count } == 2)
    }

    @Test func `the own account is left alone when somebody else paid, and by an income`() throws {
        #expect(try add(834, of: "ben", [("from_account", SampleID.account(1))]).status == 303)
        #expect(try household.ownSide(of: SampleID.transaction(834)) == nil)
        let income = try debts.form("3.00", of: "ada").filter { !["kind", "category"].contains($0.0) }
        let fields = [("id", SampleID.transaction(835)), ("kind", "income"), ("income_category", try household.sharedCategory("Refund"))]
        #expect(try household.ada.send("/household/transactions", income + fields + [("from_account", SampleID.account(1))]).status == 303)
        #expect(try household.ownSide(of: SampleID.transaction(835)) == nil)
    }

    @Test func `a currency without a rate is said beside the account`() throws {
        let foreign = try household.ada.get("/household/transactions/new").document.element(id: "from_account")?.all("option") ?? []
        let accounts = try household.site.store.read(household.book("ada")) { try $0.accounts() }
        let other = try #require(accounts.first { $0.currency.code != "GBP" })
        #expect(foreign.contains { $0["value"] == other.id.description })
        let form = try debts.form("", of: "ada", [("id", SampleID.transaction(836)), ("original_amount", "5"), ("original_currency", "KWD")])
        let answer = try household.ada.send("/household/transactions", form + [("from_account", SampleID.account(1))])
        #expect(answer.status == 422 && answer.document.text.contains("has no rate from KWD to"))
    }

    @Test func `deleting one deletes the other, and one Undo brings both back`() throws {
        let own = try FromOwnAccount(household), deletion = SampleID.deletion(77)
        #expect(try household.ada.send("/transactions/\(own.own)/delete", [("deletion", deletion)]).status == 303)
        #expect(try household.ada.get("/household/transactions/\(own.shared)").status == 404)
        #expect(try household.ben.get("/household/trash").document.text.contains("Pizza night"))
        #expect(try household.ben.send("/household/trash/\(deletion)/restore").status == 303)
        #expect(try household.ada.get("/transactions/\(own.own)").status == 200)
        #expect(try household.site.store.check() == [])
    }

    @Test func `an exact amount is not changed from the own side`() throws {
        let own = try FromOwnAccount(household)
        let exact = try debts.form("12.00", of: "ada", [("title", "Pizza night"), ("for", "amounts"), ("share", "\(debts.ben):12")])
        #expect(try household.ada.send("/household/transactions/\(own.shared)", exact).status == 303)
        let page = try household.ada.get("/transactions/\(own.own)/edit").document
        let category = page.all { $0["name"] == "category" && $0["checked"] != nil }.first?["value"] ?? ""
        let fields = [
            ("kind", "expense"), ("account", FromOwnAccount.account), ("category", category), ("amount", "13.00"), ("date", "2025-11-12"),
            ("time", "12:00"), ("title", "Pizza night"),
        ]
        let answer = try household.ada.send("/transactions/\(own.own)", fields)
        #expect(answer.status == 422 && answer.document.text.contains("divided exactly among people"))
        let program = try household.program().patch("/transactions/\(own.own)", ["amount": "13.00"])
        #expect(program.status == 409 && program.wrong == ["amount"])
    }

    @Test func `deleting the account says how many of its records are the household's too`() throws {
        _ = try add(837, [("from_account", SampleID.account(1))])
        #expect(try household.ada.get("/accounts/\(SampleID.account(1))/delete").document.text.contains("also a record of your household"))
    }

    @Test func `a payment is offered to who was paid, and written with a yes`() throws {
        let id = try household.offeredPayment(), offer = try household.ada.get("/household/balances").document
        #expect(offer.text.contains("For your own book") && offer.text.contains("Ben"))
        #expect(try household.ben.get("/household/balances").document.element(id: "own-\(id)") == nil)
        for wrong in ["", SampleID.account(101), "x"] {
            #expect(try household.ada.send("/household/payments/\(id)/own", [("from_account", wrong)]).status == 404)
        }
        #expect(try household.ben.send("/household/payments/\(id)/own", [("from_account", SampleID.account(101))]).status == 404)
        #expect(try household.ada.send("/household/payments/\(id)/own", [("from_account", SampleID.account(1))]).status == 303)
        let own = try #require(try household.ownSide(of: id))
        #expect(try household.ada.get("/transactions/\(own)").document.text.contains("+£5.00"))
        #expect(try household.ada.get("/household/balances").document.element(id: "own-\(id)") == nil)
        #expect(try household.ada.send("/household/payments/\(id)/own", [("from_account", SampleID.account(1))]).status == 404)
    }

    @Test func `a payment that is declined is not offered again`() throws {
        let id = try household.offeredPayment()
        #expect(try household.ada.send("/household/payments/\(id)/decline").status == 303)
        #expect(try household.ada.get("/household/balances").document.element(id: "own-\(id)") == nil)
        #expect(try household.ownSide(of: id) == nil)
    }

    @Test func `who records a payment has their side at once`() throws {
        let fields = [
            ("id", SampleID.transaction(838)), ("from", debts.ada), ("to", debts.ben), ("amount", "6.00"), ("currency", "GBP"),
            ("date", "2025-11-13"),
        ]
        #expect(try household.ada.send("/household/payments", fields + [("from_account", SampleID.account(101))]).status == 422)
        #expect(try household.ada.send("/household/payments", fields + [("from_account", SampleID.account(1))]).status == 303)
        let own = try #require(try household.ownSide(of: SampleID.transaction(838)))
        #expect(try household.ada.get("/transactions/\(own)").document.text.contains("−£6.00"))
        #expect(try household.ben.get("/household/balances").document.element(id: "own-\(SampleID.transaction(838))") != nil)
    }

    @Test func `programs link, see their own side alone, move it and cut it`() throws {
        let ada = household.program(), ben = household.program("Ben's script"), category = try household.sharedCategory("Food")
        let made = try ada.post(
            "/household/transactions",
            [
                "kind": "expense", "amount": "7.00", "account": .text(try debts.account(of: "ada")), "category": .text(category), "title": "Fruit",
                "from_account": .text(SampleID.account(1)),
            ])
        #expect(made.status == 201 && made["from_account"]?.text == SampleID.account(1), "\(made.json)")
        let main = try household.site.store.read(household.book("ada")) { try $0.accounts().first { $0.isDefault }?.id.description ?? "" }
        let id = try #require(made["id"]?.text), own = try #require(try household.ownSide(of: id))
        #expect(try ben.get("/household/transactions/\(id)")["from_account"] == .null)
        #expect(try ada.get("/transactions/\(own)")["household_transaction"]?.text == id)
        let listed = try ada.get("/household/transactions?q=Fruit")["data"]?.list?.first
        #expect(listed?["from_account"]?.text == SampleID.account(1))
        #expect(try ada.patch("/household/transactions/\(id)", ["title": "Apples"])["from_account"]?.text == SampleID.account(1))
        #expect(try ada.get("/transactions/\(own)")["title"]?.text == "Apples")
        #expect(try ada.patch("/household/transactions/\(id)", ["from_account": .text(SampleID.account(101))]).status == 409)
        #expect(
            try ada.patch("/household/transactions/\(id)", ["from_account": .text(main)])["from_account"]?.text == main)
        #expect(try ada.patch("/household/transactions/\(id)", ["from_account": .null])["from_account"] == .null)
        #expect(try ada.get("/transactions/\(own)").status == 404)
        #expect(try household.site.store.check() == [])
    }
}
