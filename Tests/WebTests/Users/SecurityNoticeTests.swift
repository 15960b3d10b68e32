import Foundation
import TestSupport
import Testing

@Suite struct SecurityNoticeTests {
    @Test func `a person is told when their password was changed, and from which device`() throws {
        let household = try Household()
        let form = [("current", Household.password), ("new", "brand new candles"), ("repeat", "brand new candles")]
        #expect(try household.ada.send("/settings/password", form).status == 303)
        let page = try household.ada.get("/notifications")
        #expect(page.text.contains("Your password was changed") && page.text.contains("From Firefox on Linux (192.168.1.20)."))
        #expect(try household.ada.get("/").text.contains("1 new notification"))
        #expect(try household.ben.get("/notifications").text.contains("All quiet"))
    }

    @Test func `signing in on a device that was not used before is told of, once`() throws {
        let household = try Household()
        for _ in 0..<2 {
            let tablet = household.site.browser(peer: "10.0.0.7")
            tablet.web.headers = [("User-Agent", "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36")]
            #expect(try SignInTests.signIn(tablet, "ada").status == 303)
        }
        let page = try household.ada.get("/notifications")
        #expect(page.text.components(separatedBy: "From Chrome on Android (10.0.0.7).").count == 2)
        #expect(page.text.components(separatedBy: "Signed in on a new device").count == 3, "the phone of the household is told of too")
        #expect(try household.newcomer.get("/notifications").text.contains("All quiet"))
    }
}
