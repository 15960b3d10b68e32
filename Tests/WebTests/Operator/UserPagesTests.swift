import Foundation
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage
@testable import Web

@Suite struct UserPagesTests {
    static func path(_ household: Household, _ name: String = "ben") throws -> String { "/operator/users/\(try household.user(name))" }

    @Test func `the list names everybody with their state, and leads to each`() throws {
        let household = try Household()
        try OperatorScene.fill(household)
        let page = try household.ada.get("/operator/users")
        let rows = page.document.all("li").filter { item in item.all("a").contains { ($0["href"] ?? "").contains("/operator/users/") } }.map(\.text)
        #expect(rows.count == 3)
        #expect(rows.contains { $0.contains("Ada Lovelace") && $0.contains("You") && $0.contains("Runs the server") })
        #expect(rows.contains { $0.contains("ben@example.org") && $0.contains("Disabled") && $0.contains("Not signed in") })
        #expect(rows.contains { $0.contains("Nora New") && $0.contains("Leaving") })
        #expect(try household.ada.get(try Self.path(household)).document.text.contains("penny user delete ben"))
    }

    @Test func `more people than a page holds come page by page, each once`() throws {
        let household = try Household()
        for number in 0..<60 {
            try household.site.addPerson("person\(number)")
        }
        let first = try household.ada.get("/operator/users")
        let next = try #require(first.document.all("a").first { $0["rel"] == "next" }?["href"])
        let second = try household.ada.get(next)
        let links = [first, second].flatMap { $0.document.all("a").compactMap { $0["href"] }.filter { $0.hasPrefix("/operator/users/") } }
        #expect(links.count == 63 && Set(links).count == 63)
        #expect(!second.document.all("a").contains { $0["rel"] == "next" })
    }

    @Test func `who is disabled is out with the next page, and in again once enabled`() throws {
        let household = try Household(), ben = household.ben
        #expect(try ben.fetch("/records").status == 200)
        let page = try household.ada.post(try Self.path(household) + "/state", [("is_disabled", "1")])
        #expect(page.document.text.contains("The account is disabled."))
        #expect(try ben.fetch("/records").status == 303)
        #expect(try SignInTests.signIn(household.site.browser(), "ben").status == 422)
        try household.ada.post(try Self.path(household) + "/state")
        #expect(try SignInTests.signIn(household.site.browser(), "ben").status == 303)
    }

    @Test func `signing somebody out ends all their sessions and no others`() throws {
        let household = try Household()
        try household.ada.post(try Self.path(household) + "/sign-out")
        #expect(try household.ben.fetch("/records").status == 303)
        #expect(try household.ada.fetch("/records").status == 200)
        #expect(!(try household.ada.get(try Self.path(household)).document.text.contains("Sign out everywhere")))
    }

    @Test func `a role holds from the next page on`() throws {
        let household = try Household()
        #expect(try household.ben.fetch("/operator").status == 403)
        try household.ada.post(try Self.path(household) + "/role", [("role", "operator")])
        #expect(try household.ben.fetch("/operator").status == 200)
        try household.ada.post(try Self.path(household) + "/role", [("role", "member")])
        #expect(try household.ben.fetch("/operator").status == 403)
    }

    @Test func `operators do nothing to themselves, and the only one stays`() throws {
        let household = try Household(), own = try Self.path(household, "ada")
        for (act, field) in [("state", ("is_disabled", "1")), ("role", ("role", "member")), ("sign-out", ("x", "")), ("reset", ("x", ""))] {
            #expect(try household.ada.send("\(own)/\(act)", [field]).status == 409)
        }
        #expect(try household.ada.get(own).document.forms.allSatisfy { !$0.action.hasPrefix(own) })
        try household.ada.post(try Self.path(household) + "/role", [("role", "operator")])
        try household.ben.post(own + "/role", [("role", "member")])
        #expect(try household.ben.send(try Self.path(household) + "/role", [("role", "member")]).status == 409)
        #expect(try household.site.store.read { try $0.users.all().filter { $0.role == .operator }.map(\.username) } == ["ben"])
    }

    @Test(arguments: SiteRoute.all.filter { $0.requires(.operator) && $0.requires(.confirmed) })
    func `what is done to others asks again who one is after ten minutes`(route: SiteRoute) throws {
        let household = try Household(), witness = try DatabaseWitness(household.site)
        household.site.clock.advance(seconds: 601)
        let before = try witness.version, path = try route.path(in: household)
        let page = "http://penny.local:8080" + (try Self.path(household))
        let answer = try household.ada.send(path, try route.form(household), headers: [("Referer", page)])
        #expect(answer.status == 303)
        #expect(answer["Location"] == "/settings/confirm?next=" + (try Self.path(household)).replacing("/", with: "%2F"))
        #expect(try witness.version == before)
    }

    @Test(arguments: ["", "root", "OPERATOR"]) func `a role that is none is refused`(role: String) throws {
        let household = try Household()
        #expect(try household.ada.send(try Self.path(household) + "/role", [("role", role)]).status == 400)
    }
}
