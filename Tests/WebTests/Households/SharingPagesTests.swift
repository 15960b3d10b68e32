import Bookkeeping
import StrictJSON
import TestSupport
import Testing

@testable import Storage
@testable import Web

@Suite struct SharingPagesTests {
    private let household: Household, debts: Debts

    init() throws {
        household = try Household()
        debts = try Debts(household)
    }

    private func add(_ amount: String, of payer: String, _ more: [(String, String)]) throws -> WireResponse {
        try household.ada.send("/household/transactions", debts.form(amount, of: payer, more))
    }

    @Test func `the form offers people and common accounts as payers, and each way`() throws {
        let page = try household.ada.get("/household/transactions/new").document
        let payers = page.all { $0["name"] == "payer" }
        #expect(payers.count == 4 && payers.count { $0["checked"] != nil } == 1)
        #expect(page.all { $0["name"] == "for" }.map { $0["value"] } == ["everybody", "some", "shares", "amounts"])
        #expect(page.all { $0["name"] == "sharer" }.map { $0["value"] } == [debts.ada, debts.ben, debts.ida])
        #expect(try household.ada.get("/transactions/new").document.all { $0["name"] == "payer" || $0["name"] == "for" }.isEmpty)
    }

    @Test func `each way divides as it says`() throws {
        let balances = try debts.balances()
        // 57.40 for three: 19.13, 19.13 and 19.14; 100.01 for two.
        #expect(balances.values.reduce(0, +) == 0)
        #expect([5_740 - 1_913, 5_740 - 1_914].contains(balances["Ada Lovelace"] ?? 0))
        let id = SampleID.transaction(810)
        #expect(try add("12.00", of: "ada", [("id", id), ("for", "shares"), ("share", "\(debts.ben):2"), ("share", "\(debts.ida):1")]).status == 303)
        let parts = try shares(id)
        #expect(parts == [debts.ben: 800, debts.ida: 400])
        let rows =
            [("id", SampleID.transaction(811)), ("for", "amounts")]
            + zip([debts.ada, debts.ben, debts.ida], ["", "4.50", "7.50"]).flatMap { [("sharer", $0), ("share_amount", $1)] }
        #expect(try add("12.00", of: "ben", rows).status == 303)
        #expect(try shares(SampleID.transaction(811)) == [debts.ben: 450, debts.ida: 750])
        #expect(try debts.balances().values.reduce(0, +) == 0)
    }

    @Test func `the pages to leave and to remove say what is still owed in each currency`() throws {
        let mine = try household.ben.get("/household/leave").document.text
        // Of 100.01 Ben paid for Ida too, and a third of 57.40 was for him.
        let balance = try #require(try debts.balances()["Ben Ravenscroft"] ?? debts.balances().first { $0.key.hasPrefix("Ben") }?.value)
        func text(_ pence: Int64) -> String { "£\(pence / 100).\(String(pence % 100 + 100).dropFirst())" }
        #expect(balance > 0 && mine.contains("You still get back \(text(balance)). This stays in Balances"))
        _ = try add("200.00", of: "ada", [("id", SampleID.transaction(815)), ("for", "some"), ("some", debts.ben)])
        let amount = text(20_000 - balance)
        #expect(try household.ben.get("/household/leave").document.text.contains("You still owe \(amount)."))
        #expect(try household.ada.get("/household/people/\(debts.ben)/remove").document.text.contains("still owes \(amount)."))
    }

    private func shares(_ id: String) throws -> [String: Int64] {
        let access = try household.sharedAccess(), id = try #require(Transaction.ID(id))
        let record = try household.site.store.read(access) { ledger in try ledger.transaction(id) }
        let parts: [Sharing.Part] = record?.sharing?.parts.filter { $0.amount > 0 } ?? []
        return Dictionary(parts.map { ($0.person.description, $0.amount) }, uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: [
        ([("for", "amounts"), ("share", "BEN:3.00")], "share", "Divide the remaining £6.99 too"),
        ([("for", "amounts"), ("share", "BEN:30")], "share", "£20.01"), ([("for", "some")], "some", "Choose at least one person"),
        ([("for", "shares"), ("share", "BEN:0")], "share", "Choose at least one person"),
        ([("for", "shares"), ("share", "BEN:x")], "share", "whole number"), ([("for", "nobody")], "for", "Choose"),
        ([("for", "some"), ("share", SampleID.account(1))], "share", "Choose"),
        ([("for", "amounts"), ("share", "BEN:-3")], "share", "above zero"),
    ])
    func `a division with a mistake is refused with a sentence and keeps what was typed`(fields: [(String, String)], place: String, words: String)
        throws
    {
        let fields = fields.map { ($0.0, $0.1.replacing("BEN", with: debts.ben)) }
        let answer = try add("9.99", of: "ada", fields)
        #expect(answer.status == 422)
        #expect(answer.document.first(where: { $0["href"]?.hasPrefix("#\(place)") == true }) != nil, "\(answer.document.first("form")?.text ?? "")")
        #expect(answer.document.element(id: "amount")?["value"] == "9.99")
        #expect(answer.document.text.contains(words))
        #expect(try debts.balances().count == 3)
    }

    @Test func `an edit that says nothing of people keeps the parts, and another amount divides anew by the same weights`() throws {
        let before = try shares(debts.shop)
        let own = try household.ada.get("/household/transactions/\(debts.shop)/edit").document
        let form = try debts.form(
            "57.40", of: "ada", [("title", "Shop"), ("version", own.first(where: { $0["name"] == "version" })?["value"] ?? "")])
        #expect(try household.ada.send("/household/transactions/\(debts.shop)", form).status == 303)
        #expect(try shares(debts.shop) == before)
        #expect(try household.ada.send("/household/people/\(debts.ben)/weight", [("weight", "5")]).status == 303)
        #expect(try household.ada.send("/household/transactions/\(debts.shop)", debts.form("60.00", of: "ada")).status == 303)
        #expect(try Array(shares(debts.shop).values) == [2_000, 2_000, 2_000])
        let id = SampleID.transaction(820)
        #expect(try add("7.00", of: "ada", [("id", id), ("for", "everybody")]).status == 303)
        #expect(try shares(id) == [debts.ada: 100, debts.ben: 500, debts.ida: 100])
    }

    @Test func `the next record has the payer and the people that were chosen last, but for exact amounts`() throws {
        func chosen(_ name: String) throws -> [String?] {
            try household.ada.get("/household/transactions/new").document.all { $0["name"] == name && $0["checked"] != nil }.map { $0["value"] }
        }
        #expect(try chosen("payer") == [debts.account(of: "ada")] && chosen("for") == ["everybody"])
        #expect(try add("3.00", of: "ben", [("for", "some"), ("some", debts.ida)]).status == 303)
        #expect(try chosen("payer") == [debts.account(of: "ben")] && chosen("for") == ["some"] && chosen("some") == [debts.ida])
        #expect(try add("3.00", of: "ada", [("for", "amounts"), ("share", "\(debts.ben):3")]).status == 303)
        #expect(try chosen("payer") == [debts.account(of: "ada")] && chosen("for") == ["everybody"])
        #expect(try household.ben.get("/household/transactions/new").document.all { $0["name"] == "for" && $0["checked"] != nil }.count == 1)
    }

    @Test func `the overview adds with two taps for whoever paid, and says what is owed`() throws {
        let page = try household.ada.get("/household")
        #expect(page.document.first(where: { $0["class"] == "owe-line" })?.text.contains("You get back") == true)
        #expect(try household.ben.get("/household").document.first(where: { $0["class"] == "owe-line" }) != nil)
        let before = try debts.balances()
        let form = [("id", SampleID.transaction(860)), ("category", try household.sharedCategory("Food")), ("amount", "3.00")]
        #expect(try household.ada.send("/household/quick", form + [("payer", debts.account(of: "ben"))]).status == 303)
        #expect(try debts.balances().values.reduce(0, +) == 0 && debts.balances() != before)
        #expect(try household.ada.get("/").document.all { $0["name"] == "payer" }.isEmpty)
        let wrong = [("id", SampleID.transaction(861)), ("category", try household.sharedCategory("Food")), ("amount", "3.00")]
        #expect(try household.ada.send("/household/quick", wrong + [("payer", SampleID.account(1))]).status == 422)
    }

    @Test func `programs say who paid and for whom`() throws {
        let program = household.program("Ben's script")
        let accounts = try program.get("/household/accounts")["data"]?.list ?? []
        let people = accounts.compactMap { $0["person"]?.text }
        #expect(people == [debts.ada, debts.ben, debts.ida])
        let account = try #require(accounts.first { $0["person"]?.text == debts.ben }?["id"]?.text)
        #expect(try program.get("/household/accounts/\(account)").status == 200)
        let body: JSONValue = [
            "kind": "expense", "amount": "12.00", "category": .text(try household.sharedCategory("Food")), "account": .text(account), "for": "shares",
            "share": [.text("\(debts.ada):2"), .text("\(debts.ida):1")],
        ]
        let made = try program.post("/household/transactions", body)
        #expect(made.status == 201 && made["for"]?.text == "shares" && made["share"]?.list?.count == 2)
        let id = try #require(made["id"]?.text)
        #expect(try shares(id) == [debts.ada: 800, debts.ida: 400])
        let changed = try program.patch("/household/transactions/\(id)", ["amount": "15.00"])
        #expect(changed.status == 200 && changed["for"]?.text == "shares")
        #expect(try shares(id) == [debts.ada: 1_000, debts.ida: 500])
        let exact = try program.patch("/household/transactions/\(id)", ["for": "amounts", "share": [.text("\(debts.ada):15.00")]])
        #expect(exact.status == 200)
        let left = try program.patch("/household/transactions/\(id)", ["amount": "16.00"])
        #expect(left.status == 422 || left.status == 409)
        #expect(try shares(id) == [debts.ada: 1_500])
        #expect(try program.post("/household/transactions", ["kind": "expense"]).status == 422)
    }

    @Test func `the balances say who owes whom, and a payment settles it`() throws {
        let page = try household.ada.get("/household/balances").document
        let dues = page.all { $0["class"] == "owes" }.flatMap { $0.all("a") }
        #expect(dues.count == 2)
        for due in dues {
            let query = try #require(due["href"]).replacing("&amp;", with: "&")
            let form = try household.ada.get(query).document
            let fields = try ["from", "to", "currency"].map { name in
                let chosen = form.element(id: name)?.all("option").first { $0["selected"] != nil }
                return (name, try #require(chosen?["value"]))
            }
            let more = [("amount", form.element(id: "amount")?["value"] ?? ""), ("date", "2025-11-13")]
            #expect(try household.ben.send("/household/payments", fields + more).status == 303)
        }
        #expect(try debts.balances().values.allSatisfy { $0 == 0 })
        #expect(try household.ada.get("/household/balances").text.contains("Nobody owes anybody anything."))
    }

    @Test func `the same payment twice is one, and a wrong one is refused`() throws {
        let form = [
            ("id", SampleID.transaction(830)), ("from", debts.ben), ("to", debts.ada), ("amount", "5"), ("currency", "GBP"), ("date", "2025-11-13"),
        ]
        for _ in 0..<2 { #expect(try household.ada.send("/household/payments", form).status == 303) }
        #expect(try household.site.store.read(household.sharedAccess()) { try $0.shared.payments(limit: 9) }.count == 1)
        for (name, value) in [("to", debts.ben), ("to", SampleID.account(1)), ("amount", "0"), ("amount", "-3"), ("currency", "XQX"), ("date", "x")] {
            let wrong = form.map { ($0.0, $0.0 == name ? value : $0.0 == "id" ? "" : $0.1) }
            #expect(try household.ada.send("/household/payments", wrong).status == 422, "\(name) \(value)")
        }
    }

    @Test func `what a person paid in another currency stays in it`() throws {
        let fields = [("original_amount", "96"), ("original_currency", "CHF"), ("id", SampleID.transaction(840)), ("for", "everybody")]
        #expect(try add("", of: "ben", fields).status == 303)
        #expect(try debts.balances(in: "CHF").values.sorted() == [-3_200, -3_200, 6_400])
        #expect(try household.ada.get("/household/balances").text.contains("Swiss Franc"))
        let edit = try household.ada.get("/household/transactions/\(SampleID.transaction(840))/edit").document
        let payer = try #require(edit.all { $0["name"] == "payer" }.first { $0["checked"] != nil })
        #expect(payer["value"] == (try debts.account(of: "ben", in: "CHF")))
    }

    @Test func `a common account pays for all, and a person's accounts are neither edited nor counted among the twenty`() throws {
        let joint = try #require(try household.site.store.read(household.sharedAccess()) { try $0.accounts().first })
        var form = try debts.form("30.00", of: "ada", [("id", SampleID.transaction(850))])
        form = form.map { ($0.0, $0.0 == "payer" ? joint.id.description : $0.1) }
        let before = try debts.balances()
        #expect(try household.ada.send("/household/transactions", form).status == 303)
        #expect(try debts.balances() == before)
        let own = try debts.account(of: "ada")
        for path in ["/household/accounts/\(own)/edit", "/household/accounts/\(own)/delete"] {
            #expect(try household.ada.fetch(path).status == 404, "\(path)")
        }
        let accounts = try household.ada.get("/household/accounts")
        #expect(!accounts.text.contains(own))
    }

    @Test func `who joins for a name takes over what was for it`() throws {
        let invitation = try household.ada.send("/household/invitations", [("role", "member"), ("person", debts.ida)])
        let link = try #require(invitation.text.firstMatch(of: /\/invitations\/[0-9A-Za-z_-]{43}/)).output
        let before = try debts.balances()["Ida"]
        #expect(try household.newcomer.send(String(link), [("consent", "1")]).status == 303)
        let balances = try debts.balances()
        #expect(balances.values.contains(before ?? 0) && balances["Ida"] == nil && balances.count == 3)
    }

    @Test func `somebody whose account is deleted is a former member at what they entered, and keeps what they owe`() throws {
        let owed = try debts.balances(), ben = try household.person("ben").id
        try household.site.store.write { try $0.users.delete(ben, at: TestSite.now) }
        let people = try household.ada.get("/household/people").document.text, balances = try household.ada.get("/household/balances").document.text
        #expect(people.contains("Former member") && !people.contains("Ben") && balances.contains("Former member") && !balances.contains("Ben"))
        let record = try household.ada.get("/household/transactions/\(debts.tickets)").document.text
        #expect(record.contains("Former member") && !record.contains("Ben"))
        #expect(try debts.balances().values.sorted() == owed.values.sorted())
        #expect(try household.site.store.check() == [])
    }

    @Test func `an administrator of others hands over before asking for the deletion of their account`() throws {
        let refused = try household.ada.send("/settings/delete", [("username", "ada")])
        #expect(refused.status == 409 && refused.document.text.contains("Make another person the administrator first, or end it."))
        #expect(try household.ada.send("/household/people/\(debts.ben)/role", [("role", "administrator")]).status == 303)
        let asked = try household.ada.send("/settings/delete", [("username", "ada")])
        #expect(asked.status != 409, "\(asked.document.text.prefix(300))")
    }

    @Test func `somebody who leaves keeps what they owe until it is settled`() throws {
        let owed = try debts.balances()
        #expect(try household.ben.send("/household/leave").status == 303)
        #expect(try debts.balances().values.sorted() == owed.values.sorted())
        #expect(try household.ada.send("/household/people/\(debts.ida)/remove").status == 303)
        #expect(try debts.balances().values.sorted() == owed.values.sorted())
        #expect(try household.site.store.check() == [])
    }
}
