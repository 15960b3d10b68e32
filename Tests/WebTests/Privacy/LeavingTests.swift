import Foundation
import GRDB
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage

/// Deleting one's own account, and changing one's mind.
@Suite struct LeavingTests {
    private static let day: Int64 = 86_400

    @Test func `typing one's name starts fourteen days in which every page says so`() throws {
        let household = try Household(), ben = household.ben
        let page = try ben.post("/settings/delete", [("username", "BEN ")])
        #expect(page.document.text.contains("Your account will be deleted on 4 December 2025. Until then you can change your mind."))
        for path in ["/", "/records", "/settings", "/transactions/new"] {
            #expect(try ben.get(path).document.text.contains("Your account will be deleted on 4 December 2025."), "\(path)")
        }
        #expect(try !household.ada.get("/").document.text.contains("will be deleted on"))
        #expect(household.site.events.lines.contains { $0.hasPrefix("deletion asked for: user") })
    }

    @Test(arguments: ["", "ada", "be", "ben ben", String(repeating: "b", count: 3_000), "b\u{0}en"])
    func `another name asks again and starts nothing`(typed: String) throws {
        let household = try Household()
        let answer = try household.ben.send("/settings/delete", [("username", typed)])
        #expect(answer.status == 422 || (typed.contains("\u{0}") && answer.status == 400))
        #expect(try !household.ben.get("/").document.text.contains("will be deleted on"))
    }

    @Test func `the button on any page keeps the account`() throws {
        let household = try Household(), ben = household.ben
        _ = try ben.send("/settings/delete", [("username", "ben")])
        let page = try ben.post("/settings/delete/cancel")
        #expect(page.document.text.contains("Your account stays. Nothing was deleted."))
        household.site.clock.advance(seconds: 20 * Self.day)
        try household.site.application.maintain()
        #expect(try household.site.store.read { try $0.user(login: "ben") } != nil)
    }

    @Test func `after fourteen days nothing is left, and the others have everything`() throws {
        let household = try Household()
        let ada = try household.site.store.read(try household.book("ada")) { try $0.copy() }
        _ = try household.ben.send("/settings/delete", [("username", "ben")])
        household.site.clock.advance(seconds: 14 * Self.day - 1)
        try household.site.application.maintain()
        #expect(try household.ben.fetch("/").status == 200)
        household.site.clock.advance(seconds: 1)
        try household.site.application.maintain()
        #expect(try household.site.store.read { try $0.user(login: "ben") } == nil)
        #expect(try household.ben.fetch("/records").status == 303)
        #expect(try household.site.store.read(try household.book("ada")) { try $0.copy() }.accounts == ada.accounts)
        #expect(try household.site.store.check() == [])
        #expect(household.site.events.lines.contains { $0.hasPrefix("deleted after the time to change one's mind: user") })
        #expect(household.site.events.errors == [])
    }

    @Test func `the only operator is told to hand over first, and may go then`() throws {
        let household = try Household()
        let page = try household.ada.get("/settings/delete")
        #expect(page.document.text.contains("You are the only operator of this server"))
        #expect(page.document.forms.allSatisfy { $0.action != "/settings/delete" })
        #expect(try household.ada.send("/settings/delete", [("username", "ada")]).status == 422)
        try household.site.store.pool.write { try $0.execute(sql: "UPDATE user SET role = 'operator' WHERE username = 'ben'") }
        #expect(try household.ada.send("/settings/delete", [("username", "ada")]).status == 303)
    }
}
