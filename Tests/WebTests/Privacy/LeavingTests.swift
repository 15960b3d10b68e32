import Foundation
import GRDB
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage

/// Deleting one's own account, and cancelling that.
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
        #expect(household.site.events.lines.contains { $0.hasPrefix("account deletion requested: user") })
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
        try household.site.application.maintenance.run()
        #expect(try household.site.store.read { try $0.users.find(login: "ben") } != nil)
    }

    @Test func `after fourteen days nothing is left, and the others have everything`() throws {
        let household = try Household()
        let ada = try household.site.store.export(try household.book("ada")) { try $0.export() }
        _ = try household.ben.send("/settings/delete", [("username", "ben")])
        household.site.clock.advance(seconds: 14 * Self.day - 1)
        try household.site.application.maintenance.run()
        #expect(try household.ben.fetch("/").status == 200)
        household.site.clock.advance(seconds: 1)
        try household.site.application.maintenance.run()
        #expect(try household.site.store.read { try $0.users.find(login: "ben") } == nil)
        #expect(try household.ben.fetch("/records").status == 303)
        #expect(try household.site.store.export(try household.book("ada")) { try $0.export() }.accounts == ada.accounts)
        #expect(try household.site.store.check() == [])
        #expect(household.site.events.lines.contains { $0.hasPrefix("account deleted after its grace period: user") })
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

    @Test func `two operators whose time is over in the same hour do not stop the maintenance, and the one who is needed stays`() throws {
        let household = try Household(), store = household.site.store
        try store.pool.write {
            try $0.execute(sql: "UPDATE user SET role = 'operator', deletion_due_at = ? WHERE username IN ('ada', 'ben')", arguments: [TestSite.now])
        }
        #expect(HeldReader.finds("Weekly shop", in: household.site))
        household.site.clock.advance(seconds: 86_400)
        try household.site.application.maintenance.run()
        #expect(try store.read { try $0.users.all().map(\.username).sorted() } == ["ben", "newcomer"])
        #expect(!HeldReader.finds("Weekly shop", in: household.site))
        #expect(try DatabaseWitness(household.site).count("password_reset") == 0, "what is over goes as in any other hour")
        #expect(household.site.events.errors == [])
        try store.pool.write { try $0.execute(sql: "UPDATE user SET role = 'operator' WHERE username = 'newcomer'") }
        try household.site.application.maintenance.run()
        #expect(try store.read { try $0.users.all().map(\.username) } == ["newcomer"])
    }

    @Test func `words of somebody who is gone are overwritten once nobody reads the database any more`() throws {
        let household = try Household(), site = household.site
        _ = try household.ben.send("/settings/delete", [("username", "ben")])
        site.clock.advance(seconds: 14 * Self.day)
        let reader = try HeldReader(site)
        try site.application.maintenance.run()
        #expect(try site.store.read { try $0.users.find(login: "ben") } == nil)
        #expect(HeldReader.finds("Ben's lamp", in: site))
        #expect(site.events.lines.contains { $0.hasPrefix("deleted data not overwritten on the disk yet") })
        try reader.end()
        try site.application.maintenance.run()
        #expect(!HeldReader.finds("Ben's", in: site) && !HeldReader.finds("lamp", in: site))
    }

    @Test func `an operator does not ask to go while the only other one is going, and others stay`() throws {
        let household = try Household()
        try household.handOver()
        _ = try household.ada.send("/settings/delete", [("username", "ada")])
        #expect(try household.ben.send("/settings/delete", [("username", "ben")]).status == 422)
        _ = try household.ada.send("/settings/delete/cancel")
        #expect(try household.ben.send("/settings/delete", [("username", "ben")]).status == 303)
    }
}
