import Bookkeeping
import StrictJSON
import TestSupport
import Testing

@testable import Storage
@testable import Web

/// The history on the page of a household's record, taking back, two people who edit one record, and the interface for programs.
@Suite struct HistoryPagesTests {
    private let household: Household, debts: Debts

    init() throws {
        household = try Household()
        debts = try Debts(household)
    }

    private var path: String { "/household/transactions/\(debts.shop)" }

    @Test func `the page says who added it, who changed it, what, and when`() throws {
        _ = try debts.change()
        let page = try household.ada.get(path).document, text = page.text
        for words in ["Added by", "Last changed by", "Ben", "You added it", "£57.40", "£60.00", "Everybody"] {
            #expect(text.contains(words), "\(words)")
        }
        #expect(page.forms.filter { $0.action.contains("/take-back") }.count == 1)
        #expect(try household.ben.get(path).document.text.contains("You changed it"))
    }

    @Test func `a person's own record has no history`() throws {
        let page = try household.ada.get("/transactions/\(SampleID.transaction(9))").document
        #expect(!page.text.contains("History") && !page.text.contains("Added by"))
    }

    @Test func `an act is taken back, which is told too, and once`() throws {
        let act = try debts.change(), path = "/household/history/\(act)/take-back"
        let done = try household.ada.post(path)
        #expect(done.status == 200 && done.document.text.contains("The record has its former values again"))
        let acts = try debts.acts()
        #expect(acts.map(\.ground) == [.takenBack, nil, nil] && acts.first?.version.record.movement.amount.minorUnits == 5_740)
        #expect(acts.first?.version.record.sharing?.way == .everybody)
        #expect(try household.ben.post(path).document.text.contains("has these values already"))
        #expect(try debts.acts().count == 3 && debts.balances().values.reduce(0, +) == 0)
    }

    @Test func `what was changed again is shown beside what it would be, and replaced when somebody says so`() throws {
        let act = try debts.change(), takeBack = "/household/history/\(act)/take-back"
        let form = try debts.form("61.00", of: "ada", [("title", "Weekly shop"), ("for", "some"), ("some", debts.ada), ("some", debts.ben)])
        #expect(try household.ben.send(path, form).status == 303)
        let page = try household.ada.post(takeBack)
        #expect(page.status == 409 && page.text.contains("Now: £61.00") && page.text.contains("Taken back: £57.40"))
        #expect(try debts.acts().first?.version.record.movement.amount.minorUnits == 6_100)
        let version = try #require(page.document.forms.first { $0.action == takeBack }?.value(of: "version"))
        // Changed once more before the answer: that is shown as well.
        #expect(
            try household.ben.send(
                path, try debts.form("62.00", of: "ada", [("title", "Weekly shop"), ("for", "some"), ("some", debts.ada), ("some", debts.ben)])
            ).status == 303)
        let again = try household.ada.post(takeBack, [("version", version)])
        #expect(again.status == 409 && again.text.contains("Now: £62.00"))
        let seen = try #require(again.document.forms.first { $0.action == takeBack }?.value(of: "version"))
        #expect(try household.ada.send(takeBack, [("version", seen)]).status == 303)
        #expect(try debts.acts().first?.version.record.movement.amount.minorUnits == 5_740)
    }

    @Test func `a viewer sees the history and takes nothing back, and nobody does in another household`() throws {
        let money = try SharedMoney(household), act = try debts.change()
        let page = try money.browser(.viewer).fetch(path).document
        #expect(page.text.contains("History") && !page.forms.contains { $0.action.contains("take-back") })
        for (person, status) in [(SharedMoney.Person.viewer, 403), (.other, 404), (.removed, 404), (.alone, 404), (.guest, 303)] {
            #expect(try money.browser(person).send("/household/history/\(act)/take-back").status == status, "\(person)")
        }
        #expect(try debts.acts().count == 2)
    }

    @Test func `the second of two people who edit one record sees both versions, and who saved the other`() throws {
        let version = try #require(try household.ada.get(path + "/edit").document.first(where: { $0["name"] == "version" })?["value"])
        _ = try debts.change()
        let form = try debts.form("50.00", of: "ada", [("title", "Weekly shop"), ("for", "everybody"), ("version", version)])
        let page = try household.ada.post(path, form), notice = try #require(page.document.element(id: "problems"))
        #expect(page.status == 409)
        for words in ["saved it while you edited it", "Ben", "Saved: £60.00", "Yours: £50.00", "Yours: Everybody"] {
            #expect(notice.text.contains(words), "\(words): \(notice.text)")
        }
        #expect(try debts.acts().first?.version.record.movement.amount.minorUnits == 6_000)
    }

    @Test func `a former member's acts stay, under their name, and without one after their account is deleted`() throws {
        _ = try debts.change()
        let ben = try household.person("ben").id, ada = try household.person("ada").id, place = try household.place(of: "ben")
        try household.site.store.write { try $0.households.remove(place, by: ada, at: TestSite.now) }
        #expect(try household.ada.get(path).document.text.contains("Ben"))
        try household.site.store.write { try $0.users.delete(ben, at: TestSite.now) }
        let text = try household.ada.get(path).document.text
        #expect(text.contains("Former member changed it") && !text.contains("Ben"))
    }

    @Test func `those whom it concerns find it among their notifications`() throws {
        _ = try debts.change()
        let page = try household.ada.get("/notifications").document
        #expect(page.text.contains("changed “Weekly shop”") && page.all("a").contains { $0["href"] == path })
        // Ben, for whom a part of it is, was told that Ada had added it; his own act is no news to him.
        #expect(try household.ben.get("/notifications").document.text.contains("added “Weekly shop”"))
    }

    // MARK: Programs

    @Test func `a program learns who entered and changed a transaction, and its history`() throws {
        let program = household.program(), own = "/household/transactions/\(debts.shop)"
        let made = try program.post(
            "/household/transactions", ["kind": "expense", "amount": "3", "category": .text(try household.sharedCategory("Food"))])
        #expect(made.status == 201 && made["entered_by"]?["id"]?.text == debts.ada)
        #expect(try program.get(own)["entered_by"]?["id"]?.text == debts.ada && program.get(own)["changed_by"] == .null)
        _ = try debts.change()
        #expect(try program.get(own)["changed_by"]?["id"]?.text == debts.ben)
        let listed = try program.get("/household/transactions?limit=200")["data"]?.list?.first { $0["id"]?.text == debts.shop }
        #expect(listed?["changed_by"]?["id"]?.text == debts.ben)
        let acts = try #require(try program.get(own + "/history")["data"]?.list)
        #expect(acts.map { $0["act"]?.text } == ["changed", "added"])
        #expect(acts.map { $0.object?.members.map(\.name) } == Array(repeating: TransactionActs.resource.shown.map(\.name), count: 2))
        let amount = acts.first?["changes"]?.list?.first { $0["member"]?.text == "amount" }
        #expect(amount?["former"] == "57.40" && amount?["value"] == "60.00")
        #expect(try program.get("/transactions/\(SampleID.transaction(1))/history")["data"]?.list == [])
        #expect(try program.get("/transactions/\(debts.shop)/history").status == 404)
    }

    @Test(arguments: ["/household/transactions/", "/transactions/"]) func `a change of another version than the one that was read is refused`(
        path: String
    ) throws {
        let program = household.program(), path = path + (path.hasPrefix("/h") ? debts.shop : SampleID.transaction(1))
        let read = try program.get(path), tag = try #require(read.response["ETag"])
        let changed = try program.call("PATCH", path, ["title": "Other"], headers: [("If-Match", tag)])
        #expect(changed.status == 200 && changed.response["ETag"] != nil && changed.response["ETag"] != tag)
        for method in ["PATCH", "DELETE"] {
            let refused = try program.call(method, path, method == "PATCH" ? ["title": "Third"] : nil, headers: [("If-Match", tag)])
            #expect(refused.status == 412 && refused.kind == "changed-meanwhile")
        }
        #expect(try program.get(path)["title"] == "Other")
        let now = changed.response["ETag"] ?? ""
        #expect(try program.get(path).response["ETag"] == now)
        #expect(try program.call("PATCH", path, ["title": "Third"], headers: [("If-Match", "\"0\", \(now)")]).status == 200)
        #expect(try program.call("DELETE", path, headers: [("If-Match", "*")]).status == 204)
    }
}
