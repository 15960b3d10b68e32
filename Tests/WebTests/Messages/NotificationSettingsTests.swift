import Bookkeeping
import Mailing
import Storage
import TestSupport
import Testing
import Upkeep

@testable import Web

@Suite struct NotificationSettingsTests {
    static let address = "https://ntfy.example.org/adas-purse"

    private func settings(_ household: Household, of name: String = "ada") throws -> NotificationSettings {
        try household.site.store.read { site in
            let user = try #require(try site.users.find(login: name)).user
            return try site.notificationChannels.settings(of: user.id)
        }
    }

    @Test func `choices are kept and shown again, and are the person's own`() throws {
        let household = try Household()
        let page = try household.ada.post(
            "/settings/notifications",
            [
                ("by_email", "security"), ("by_address", "budget"), ("by_address", "security"), ("address", " \(Self.address) "), ("format", "json"),
                ("amounts", "1"),
            ])
        #expect(page.target == "/settings/notifications" && page.text.contains("Settings saved."))
        let expected = NotificationSettings(
            chosen: [.email: [.security], .address: [.budget, .security]], address: Self.address, format: .json, showsAmounts: true)
        #expect(try settings(household) == expected)
        #expect(try settings(household, of: "ben") == NotificationSettings())
        let checked = page.document.all("input").filter { $0["checked"] != nil }.compactMap { $0["id"] ?? $0["value"] }
        #expect(checked == ["by_email-security", "json", "by_address-budget", "by_address-security", "amounts-1"])
        #expect(page.document.all("input").contains { $0["value"] == Self.address })
        #expect(try household.ada.get("/settings").text.contains("Notifications that you chose are sent, and nothing else."))
        #expect(try !household.ben.get("/settings").text.contains("Notifications that you chose are sent"))
    }

    @Test func `an address that nothing is sent to is pointed out`() throws {
        let ada = try Household().ada, idle = "Nothing goes to this address yet"
        #expect(try !ada.get("/settings/notifications").text.contains(idle))
        #expect(try ada.post("/settings/notifications", [("address", Self.address)]).text.contains(idle))
        #expect(try !ada.post("/settings/notifications", [("address", Self.address), ("by_address", "security")]).text.contains(idle))
    }

    @Test(arguments: [
        ("ftp://example.org/", "Enter a web address such as"), ("example.org", "Enter a web address such as"),
        ("https://a b", "Enter a web address such as"),
        ("http://user:secret@example.org/", "Enter a web address such as"), ("", "Enter the address, or switch off what is sent to it."),
        ("http://127.0.0.1/", "is of this machine or of a reserved range"), ("http://[::1]:8080/x", "is of this machine or of a reserved range"),
        ("http://0x7f000001/", "is of this machine or of a reserved range"), ("http://169.254.169.254/", "is of this machine or of a reserved range"),
        ("https://x.example/" + String(repeating: "x", count: 1_000), "Shorten this to at most 1000 characters."),
    ])
    func `an address that messages cannot be sent to is refused, and nothing is saved`(address: String, sentence: String) throws {
        let household = try Household()
        let page = try household.ada.post("/settings/notifications", [("by_address", "security"), ("address", address), ("format", "ntfy")])
        #expect(page.status == 422 && page.text.contains(sentence))
        #expect(page.document.all("input").contains { $0["name"] == "address" && $0["value"] == address && $0["aria-invalid"] == "true" })
        #expect(try settings(household) == NotificationSettings())
    }

    @Test func `an address in the private network is for operators`() throws {
        let household = try Household(), form = [("by_address", "security"), ("address", "http://192.168.1.9/x")]
        #expect(try household.ada.send("/settings/notifications", form).status == 303)
        let page = try household.ben.post("/settings/notifications", form)
        #expect(page.status == 422 && page.text.contains("this one is in a private network, where only operators of this server may send."))
    }

    @Test(arguments: [("by_email", "nonsense"), ("by_address", "nonsense"), ("format", "xml")]) func `what is no choice is refused`(
        field: String, value: String
    ) throws {
        let household = try Household()
        #expect(try household.ada.send("/settings/notifications", [(field, value), ("address", Self.address)]).status == 422)
        #expect(try settings(household) == NotificationSettings())
    }

    @Test func `without mail on the server the page says so, and takes no choice of it`() throws {
        let without = try Household(messages: MessageSettings())
        let page = try without.ada.get("/settings/notifications")
        #expect(page.text.contains("has not set up e-mail") && !page.document.all("input").contains { $0["name"] == "by_email" })
        #expect(try without.ada.send("/settings/notifications", [("by_email", "security")]).status == 303)
        #expect(try settings(without).chosen.isEmpty)
        #expect(try without.ada.send("/settings/notifications/test", [("channel", "email")]).status == 400)
    }

    @Test func `a test message is put on its way, and its failure is said in words`() throws {
        let household = try Household()
        #expect(try household.ada.send("/settings/notifications/test", [("channel", "address")]).status == 400, "nothing is sent by it")
        #expect(try household.ada.send("/settings/notifications", [("by_address", "security"), ("address", "http://localhost:1/x")]).status == 303)
        let page = try household.ada.post("/settings/notifications/test", [("channel", "address")])
        #expect(page.text.contains("A test message is on its way."))
        household.site.application.courier.waitUntilIdle()
        let after = try household.ada.get("/settings/notifications")
        #expect(after.text.contains("This server may not contact that address.") && after.response["Refresh"] == nil)
        #expect(try household.ada.send("/settings/notifications/test", [("channel", "pigeon")]).status == 400)
    }

    @Test func `a form of the site is what makes the courier look`() throws {
        let household = try Household(), service = try Service()
        let address = service.address.replacing("127.0.0.1", with: "localhost")
        #expect(try household.ada.send("/settings/notifications", [("by_address", "security"), ("address", address)]).status == 303)
        let form = [("current", Household.password), ("new", "brand new candles"), ("repeat", "brand new candles")]
        #expect(try household.ada.send("/settings/password", form).status == 303)
        household.site.application.courier.waitUntilIdle()
        // The address is on this machine, which must not be contacted.
        #expect(try household.ada.get("/settings/notifications").text.contains("This server may not contact that address."))
        #expect(service.requests.isEmpty)
    }

    @Test func `a test that waits is tried again once in half a minute, and counts among the messages of the day`() throws {
        let household = try Household(), path = "/settings/notifications/test", form = [("channel", "address")]
        try household.chooseAddress()
        #expect(try household.ada.post(path, form).text.contains("A test message is on its way."))
        household.site.application.courier.waitUntilIdle()
        #expect(try household.ada.post(path, form).text.contains("A test message was sent just now. Wait half a minute before the next."))
        for _ in 1..<OutgoingMessage.dailyLimit {
            household.site.clock.advance(seconds: 30)
            #expect(try household.ada.post(path, form).text.contains("A test message is on its way."))
        }
        household.site.clock.advance(seconds: 30)
        #expect(try household.ada.post(path, form).text.contains("No more messages can be sent today."))
    }
}
