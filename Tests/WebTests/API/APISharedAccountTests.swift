import StrictJSON
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Web

/// The people of a household, what they share of their own books, and the list of everything, for programs.
@Suite struct APISharedAccountTests {
    private static func names(_ answer: Program.Answer, _ member: String = "name") -> [String] {
        answer["data"]?.list?.compactMap { $0[member]?.text } ?? []
    }

    @Test func `people are listed with their roles and accounts, and what each shares for the administrator`() throws {
        let scene = try SharedScene(), ben = try scene.ben(), ada = try scene.program(.administrator)
        let people = try ada.get("/household/people")
        #expect(Self.names(people) == ["Ada Lovelace", "Ben", "viewer", "Ida"])
        #expect(people["data"]?.list?.map { $0["role"] } == ["administrator", "member", "viewer", .null])
        #expect(people["data"]?.list?.map { $0["is_self"] } == [true, false, false, false])
        #expect(people["data"]?.list?.map { $0["shared_accounts"] } == [0, 1, 0, .null])
        let found = try ada.get("/household/people/\(ben)")
        #expect(found["has_private_accounts"] == true && found["face"] == ["letter": "B", "colour": "teal"] && found["weight"] == 1)
        let account = try #require(found["accounts"]?.list?.first?.text)
        #expect(try ada.get("/household/accounts/\(account)")["person"]?.text == ben)
        #expect(found.json.object?.members.map(\.name) == PersonResource.resource.shown.map(\.name))
        let own = try scene.program(.member).get("/household/people/\(ben)")
        #expect(own["shared_accounts"] == .null && own["has_private_accounts"] == .null && own["is_self"] == true)
        let child = try #require(people["data"]?.list?.last?["id"]?.text)
        for part in ["accounts", "transactions", "limits"] {
            #expect(try ada.get("/household/people/\(child)/\(part)").status == 404, "a person without an account has no own book")
            #expect(try scene.program(.member).get("/household/people/\(child)/\(part)").status == 403)
        }
    }

    @Test func `an account is kept to oneself, which another change keeps`() throws {
        let scene = try SharedScene(), ben = try scene.ben(), own = try scene.program(.member), ada = try scene.program(.administrator)
        #expect(try own.patch("/household/sharing", ["shared": ["all"]])["shared"] == ["all"])
        let path = "/accounts/\(SampleID.account(951))"
        #expect(try own.get(path)["only_me"] == false)
        #expect(try own.patch(path, ["only_me": true])["only_me"] == true)
        #expect(try own.patch(path, ["name": "Closed purse"])["only_me"] == true)
        let made = try own.post("/accounts", ["name": "Hidden", "currency": "GBP", "only_me": true])
        #expect(made.status == 201 && made["only_me"] == true)
        var seen = Self.names(try ada.get("/household/people/\(ben)/accounts"))
        #expect(!seen.contains("Closed purse") && !seen.contains("Hidden") && seen.contains("Everyday"))
        #expect(try own.patch(path, ["only_me": false, "name": "Open again"])["only_me"] == false)
        seen = Self.names(try ada.get("/household/people/\(ben)/accounts"))
        #expect(seen.contains("Open again"))
        for wrong in ["1", .null, 1] as [JSONValue] { #expect(try own.patch(path, ["only_me": wrong]).wrong == ["only_me"]) }
        let refused = try own.post("/household/accounts", ["name": "Ours", "currency": "GBP", "only_me": true])
        #expect(refused.status == 409 && refused.wrong == ["only_me"], "an account of the household is everybody's")
        #expect(try own.patch("/household/accounts/\(SampleID.account(101))", ["only_me": true]).wrong == ["only_me"])
        #expect(try own.post("/household/accounts", ["name": "Ours", "currency": "GBP", "only_me": false])["only_me"] == false)
    }

    @Test func `what is shared is chosen among the own accounts, and stays as it was without a word`() throws {
        let scene = try SharedScene(), own = try scene.program(.member), open = SampleID.account(951)
        #expect(try own.get("/household/sharing").json == ["shared": [.text(open)]])
        #expect(try own.patch("/household/sharing", [:]).json == ["shared": [.text(open)]])
        for (chosen, shown) in [(["all"], ["all"]), (["none", .text(open)], ["none"]), ([.text(open)], [.text(open)]), ([], ["none"])]
            as [(JSONValue, JSONValue)]
        {
            #expect(try own.patch("/household/sharing", ["shared": chosen])["shared"] == shown)
            #expect(try own.get("/household/sharing")["shared"] == shown)
        }
        let foreign = try own.patch("/household/sharing", ["shared": [.text(open), .text(SampleID.account(1))]])
        #expect(foreign.status == 409 && foreign.wrong == ["shared"], "Ada's account is none to choose")
        for wrong in ["all", ["some"], [1], .null] as [JSONValue] {
            #expect(try own.patch("/household/sharing", ["shared": wrong]).status == 422, "\(wrong)")
        }
        #expect(try own.get("/household/sharing")["shared"] == ["none"])
        #expect(try scene.program(.viewer).patch("/household/sharing", ["shared": ["all"]]).status == 200, "a viewer has a book of their own")
    }

    @Test func `shared records have their names, and no record a private side`() throws {
        let scene = try SharedScene(), ben = try scene.ben(), ada = try scene.program(.administrator)
        let list = try ada.get("/household/people/\(ben)/transactions"), found = try #require(list["data"]?.list?.first)
        #expect(Self.names(list, "title") == [SharedScene.shown] && list["next"] == .null)
        #expect(found["account_name"] == "Open purse" && found["category_name"] == "Snacks" && found["person"] == ["id": .text(ben), "name": "Ben"])
        #expect(found["amount"] == "8.88" && found["currency"] == "GBP" && found["kind"] == "expense" && found["to_account"] == .null)
        #expect(found.object?.members.map(\.name) == SharedTransactionResource.resource.shown.map(\.name))
        for (filter, count) in [
            ("q=kebab", 1), ("q=snacks", 1), ("kind=income", 0), ("account=\(SampleID.account(951))", 1), ("account=\(SampleID.account(1))", 0),
            ("from=2025-11-20&to=2025-11-20", 1), ("to=2025-11-19", 0), ("category=\(SampleID.category(951))", 1),
        ] {
            #expect(try ada.get("/household/people/\(ben)/transactions?\(filter)")["data"]?.list?.count == count, "\(filter)")
        }
        #expect(try ada.get("/household/people/\(ben)/transactions?cursor=1").kind == "no-such-cursor")
        let accounts = try ada.get("/household/people/\(ben)/accounts")
        #expect(accounts["data"]?.list?.first?.object?.members.map(\.name) == SharedAccountResource.resource.shown.map(\.name))
        #expect(
            try scene.program(.member).get("/household/people/\(ben)/transactions").json == list.json, "the person sees it as the administrator does")
    }

    @Test func `pages of the list of everything are together what its filters find`() throws {
        let scene = try SharedScene(), ada = try scene.program(.administrator)
        #expect(try scene.program(.member).patch("/household/sharing", ["shared": ["all"]]).status == 200)
        let food = try scene.household.sharedCategory("Food")
        for filter in [
            "", "&sort=date", "&sort=-amount", "&sort=amount", "&kind=expense", "&q=e&sort=-amount", "&category=\(food)",
            "&account=\(SampleID.account(951))", "&from=2025-11-10&to=2025-11-20",
        ] {
            let whole = try ada.get("/household/transactions?of=all&limit=200" + filter)
            #expect(whole.status == 200 && whole["next"] == .null, "\(filter)")
            var pages: [JSONValue] = [], cursor: String? = ""
            while let at = cursor {
                let page = try ada.get("/household/transactions?of=all&limit=2\(filter)" + (at.isEmpty ? "" : "&cursor=\(at)"))
                #expect(page.status == 200, "\(page.json)")
                pages += page["data"]?.list ?? []
                cursor = page["next"]?.text
            }
            #expect(pages == whole["data"]?.list, "\(filter)")
        }
        let all = try ada.get("/household/transactions?of=all&limit=200")["data"]?.list ?? []
        let owners = Set(all.map { $0["person"]?["name"]?.text ?? "" })
        #expect(owners == ["", "Ben"] && all.first?.object?.members.map(\.name) == SharedTransactionResource.resource.shown.map(\.name))
        let merged = try #require(try ada.get("/household/transactions?of=all&limit=1")["next"]?.text)
        for other in ["/household/transactions?cursor=\(merged)", "/household/transactions?of=all&sort=amount&cursor=\(merged)"] {
            #expect(try ada.get(other).kind == "no-such-cursor", "\(other)")
        }
        #expect(try ada.get("/household/transactions?of=everybody").wrong == ["of"])
        #expect(try ada.get("/household/transactions?limit=1")["data"]?.list?.first?["entered_by"] != nil, "without it they are the household's")
    }
}
