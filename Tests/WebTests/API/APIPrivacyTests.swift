import StrictJSON
import TestSupport
import Testing

@testable import Web

/// The people who see a member's shared and private accounts by the API, and until when.
@Suite struct APIPrivacyTests {
    @Test func `no operation shows a private account to anybody else, and a shared one only the administrator's`() throws {
        let scene = try SharedScene(), ben = try scene.ben()
        let programs = try SharedMoney.Person.allCases.filter { $0 != .member }.map { ($0, try scene.program($0)) }
        var seen: Set<String> = []
        let ofOwn = try APIRightsTests.own.filter { $0.method == .get }.map { try scene.household.path($0) }
        let ofShared = try APIRightsTests.shared.filter { $0.method == .get }.map { try APIRightsTests.path($0, in: scene) }
        let lists = ["/household/transactions?of=all", "/household/people/\(ben)/transactions"]
        let searches = lists.flatMap { list in
            ["q=ring", "q=71.37", "tag=hush", "account=\(SampleID.account(952))", "category=\(SampleID.category(952))", "kind=transfer"].map {
                list + (list.contains("?") ? "&" : "?") + $0
            }
        }
        for path in ["/transactions"] + ofOwn + ofShared + lists + searches {
            for (person, program) in programs {
                let text = try program.get(path).response.text
                for secret in SharedScene.secrets + ["\"hush\""] { #expect(!text.contains(secret), "\(person) sees \(secret) at \(path)") }
                guard text.contains(SharedScene.shown) else { continue }
                #expect(person == .administrator, "\(person) at \(path)")
                seen.insert(path)
            }
        }
        #expect(seen == Set(lists))
        #expect(try scene.program(.member).get("/transactions?q=ring").response.text.contains("Ring for Ada"), "the secrets are there")
    }

    @Test func `only the administrator lists everything, and only of the own household`() throws {
        let scene = try SharedScene(), path = "/household/transactions?of=all"
        for (person, status, kind) in [
            (SharedMoney.Person.administrator, 200, nil), (.member, 403, "only-administrator"), (.viewer, 403, "only-administrator"),
            (.removed, 404, "no-household"), (.gone, 404, "no-household"), (.alone, 404, "no-household"), (.guest, 401, "token-needed"),
            (.other, 200, nil),
        ] as [(SharedMoney.Person, Int, String?)] {
            let answer = try scene.program(person).get(path)
            #expect(answer.status == status && answer.kind == kind, "\(person) \(answer.json)")
            if person == .other { #expect(answer["data"] == []) }
        }
        let own = try scene.program(.administrator).get("/transactions?of=all")
        #expect(own.status == 409 && own.wrong == ["of"], "an own book has no such list")
    }

    @Test(arguments: ["removed", "leaves", "sharing off", "only me"]) func `it ends with the next request, for a cursor too`(how: String) throws {
        let scene = try SharedScene(), ben = try scene.ben(), ada = try scene.program(.administrator), own = try scene.program(.member)
        let lists = ["/household/people/\(ben)/transactions?limit=1", "/household/transactions?of=all&limit=1&sort=-amount"]
        let cursors = try lists.compactMap { list in try ada.get(list)["next"]?.text.map { list + "&cursor=\($0)" } }
        #expect(!cursors.isEmpty)
        for list in lists { #expect(try ada.get(list.replacing("limit=1", with: "limit=200")).response.text.contains(SharedScene.shown)) }
        switch how {
        case "removed": #expect(try scene.household.ada.send("/household/people/\(ben)/remove").status == 303)
        case "leaves": #expect(try scene.household.ben.send("/household/leave").status == 303)
        case "sharing off": #expect(try own.patch("/household/sharing", ["shared": []]).status == 200)
        default: #expect(try own.patch("/accounts/\(SampleID.account(951))", ["only_me": true]).status == 200)
        }
        for list in lists.map({ $0.replacing("limit=1", with: "limit=200") }) + cursors + ["/household/people/\(ben)/accounts"] {
            let answer = try ada.get(list)
            #expect([200, 404].contains(answer.status) && !answer.response.text.contains(SharedScene.shown), "\(list)")
            #expect(!answer.response.text.contains("Open purse"), "\(list)")
        }
        #expect(try ada.get("/household/people/\(ben)/limits").status == (["removed", "leaves"].contains(how) ? 404 : 200))
        #expect(try own.get("/household/people/\(ben)/accounts").status == (["removed", "leaves"].contains(how) ? 404 : 200))
    }
}
