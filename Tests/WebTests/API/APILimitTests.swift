import StrictJSON
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Web

/// Limits on what a person spends from their shared accounts, for programs.
@Suite struct APILimitTests {
    private static let making: JSONValue = [
        "id": .text(SampleID.budget(960)), "name": "Snack limit", "period": "monthly", "amount": "20",
        "categories": [.text(SampleID.category(951))],
    ]

    @Test func `a limit is made once, shown, listed, changed and ended, by the administrator`() throws {
        let scene = try SharedScene(), ben = try scene.ben(), ada = try scene.program(.administrator), own = try scene.program(.member)
        let limits = "/household/people/\(ben)/limits", path = limits + "/" + SampleID.budget(960)
        let made = try ada.post(limits, Self.making)
        #expect(made.status == 201 && made.response["Location"] == "/api/v1" + path, "\(made.json)")
        #expect(made["amount"] == "20.00" && made["currency"] == "GBP" && made["is_everything"] == false && made["alert_percent"] == 90)
        #expect(made["progress"]?["spent"] == "8.88" && made["categories"] == [.text(SampleID.category(951))])
        #expect(made.json.object?.members.map(\.name) == LimitResource.resource.shown.map(\.name))
        let again = try ada.post(limits, Self.making.with([("name", "Else")]))
        #expect(again.status == 200 && again.json == made.json, "sent again, it changes nothing")
        #expect(try ada.get(path).json == made.json && ada.get(limits)["data"] == [made.json])
        let changed = try ada.patch(path, ["amount": "30", "alert_percent": 50])
        #expect(changed.status == 200 && changed["amount"] == "30.00" && changed["name"] == "Snack limit", "\(changed.json)")
        #expect(try ada.patch(path, [:]).json == changed.json, "nothing said, nothing changed")
        #expect(try ada.patch(path, ["categories": []])["is_everything"] == true)
        #expect(try own.get(path)["is_everything"] == true && own.get(limits)["data"]?.list?.count == 1, "the person sees it")
        for answer in [
            try own.patch(path, ["amount": "90"]), try own.delete(path), try own.post(limits, Self.making.with([("id", nil), ("name", "More")])),
        ] {
            #expect(answer.status == 403 && answer.kind == "only-administrator")
        }
        #expect(try ada.delete(path).status == 204)
        for answer in [try ada.get(path), try ada.patch(path, ["amount": "1"]), try ada.delete(path), try own.get(path)] {
            #expect(answer.status == 404)
        }
        #expect(try ada.post(limits, Self.making).status == 201, "it is gone for good, and so is its id")
    }

    @Test func `what is wrong with a limit is said as of a budget`() throws {
        let scene = try SharedScene(), ada = try scene.program(.administrator), limits = "/household/people/\(try scene.ben())/limits"
        #expect(try ada.post(limits, Self.making).status == 201)
        let other = Self.making.with([("id", nil), ("name", "Other")]), witness = try DatabaseWitness(scene.household.site), rows = try witness.rows
        for (changes, status, wrong) in [
            ([("period", "hourly")], 422, ["period"]), ([("amount", nil)], 422, ["amount"]), ([("rollover", true)], 422, ["rollover"]),
            ([("tags", ["home"])], 422, ["tags"]), ([("name", "snack LIMIT")], 409, ["name"]),
            ([("categories", [.text(SampleID.category(952))])], 409, ["categories"]),
            ([("categories", [.text(SampleID.category(1))])], 409, ["categories"]),
        ] as [([(String, JSONValue?)], Int, [String])] {
            let answer = try ada.post(limits, other.with(changes))
            #expect(answer.status == status && answer.wrong == wrong, "\(answer.json)")
        }
        let path = limits + "/" + SampleID.budget(960)
        #expect(try ada.patch(path, ["categories": [.text(SampleID.category(952))]]).wrong == ["categories"], "nobody else sees that category")
        #expect(try ada.patch(path, ["name": ""]).status == 422)
        #expect(try witness.rows == rows)
    }

    @Test func `a category that the administrator no longer sees stays in a limit`() throws {
        let scene = try SharedScene(), ben = try scene.ben(), ada = try scene.program(.administrator), own = try scene.program(.member)
        let path = "/household/people/\(ben)/limits/" + SampleID.budget(960)
        #expect(try ada.post("/household/people/\(ben)/limits", Self.making).status == 201)
        #expect(try own.delete("/transactions/\(SampleID.transaction(951))").status == 204)
        let renamed = try ada.patch(path, ["name": "Renamed"])
        #expect(renamed.status == 200 && renamed["name"] == "Renamed" && renamed["categories"] == [] && renamed["is_everything"] == false)
        #expect(try own.get(path)["categories"] == [.text(SampleID.category(951))])
    }

    @Test func `a limit of one person is none of another's, and none of another household`() throws {
        let scene = try SharedScene(), ben = try scene.ben(), ada = try scene.program(.administrator), other = try scene.program(.other)
        let viewer = try scene.household.place(of: "viewer"), others = try scene.household.place(of: "other"), id = SampleID.budget(960)
        #expect(try ada.post("/household/people/\(ben)/limits", Self.making).status == 201)
        for (program, person) in [(ada, viewer.description), (ada, others.description), (other, ben), (other, others.description)] {
            let path = "/household/people/\(person)/limits/\(id)"
            for answer in [try program.get(path), try program.patch(path, ["name": "Mine"]), try program.delete(path)] {
                #expect(answer.status == 404, "\(person)")
            }
        }
        let taken = try ada.post("/household/people/\(viewer)/limits", Self.making.with([("categories", nil)]))
        #expect(taken.status == 409 && taken.wrong == [], "an id is that of one person's limit")
        #expect(try ada.get("/household/people/\(ben)/limits/\(id)")["name"] == "Snack limit")
    }

    @Test func `the transaction of a program that reaches a limit alerts both`() throws {
        let scene = try SharedScene(), ada = scene.household.ada, ben = scene.household.ben
        #expect(try scene.program(.administrator).post("/household/people/\(try scene.ben())/limits", Self.making).status == 201)
        let expense: JSONValue = [
            "kind": "expense", "account": .text(SampleID.account(951)), "category": .text(SampleID.category(951)), "amount": "9.20",
            "title": "Waffles",
        ]
        #expect(try scene.program(.member).post("/transactions", expense).status == 201)
        #expect(try ben.get("/notifications").document.text.contains("Snack limit"))
        let told = try ada.get("/notifications").document.text
        #expect(told.contains("has reached 90% of the limit “Snack limit”") && !told.contains("18.08"))
        #expect(try scene.program(.member).get("/budgets").response.text.contains("Snack limit") == false, "it is no budget of the person")
    }
}
