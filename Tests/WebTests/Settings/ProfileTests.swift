import Bookkeeping
import TestSupport
import Testing

/// User name and e-mail address are for signing in and receive mail, so that somebody else at the screen must not change them
/// unnoticed.
@Suite struct ProfileTests {
    static func form(_ username: String = "ada", _ email: String = "ada@example.org", first: String = "Augusta", password: String? = nil) -> [(
        String, String
    )] {
        [("username", username), ("email", email), ("first_name", first)] + (password.map { [("current", $0)] } ?? [])
    }

    static let changes = [form("countess"), form("ada", "ada@new.example"), form("Ada", "ADA@example.org")]

    @Test(arguments: changes) func `a person is told that the user name or e-mail address changed`(change: [(String, String)]) throws {
        let household = try Household()
        #expect(try household.ada.send("/settings/profile", change).status == 303)
        let page = try household.ada.get("/notifications")
        #expect(page.text.contains("Your user name or e-mail address was changed") && page.text.contains("From Firefox on Linux (192.168.1.20)."))
    }

    @Test func `what signs nobody in changes without a word and without the password`() throws {
        let household = try Household()
        household.site.clock.advance(seconds: 3_600)
        #expect(try household.ada.send("/settings/profile", Self.form()).status == 303)
        #expect(try !household.ada.get("/notifications").text.contains("Your user name or e-mail address was changed"))
        #expect(try !household.ada.get("/settings/profile").document.all("input").contains { $0["name"] == "current" })
    }

    @Test func `mail goes to the address before and to the one after`() throws {
        let scene = try CourierScene()
        try scene.choose([.email])
        #expect(try scene.household.ada.send("/settings/profile", Self.form("ada", "ada@new.example")).status == 303)
        scene.look()
        let recipients = scene.mail.split(separator: "\n").filter { $0.hasPrefix("To: ") }.map(String.init)
        #expect(recipients.sorted() == ["To: <ada@example.org>", "To: <ada@new.example>"])
    }

    @Test(arguments: changes) func `some time after the sign-in the password is asked for, and what was typed is kept`(change: [(String, String)])
        throws
    {
        let household = try Household()
        household.site.clock.advance(seconds: 601)
        let page = try household.ada.post("/settings/profile", change)
        #expect(page.status == 422 && page.text.contains("Enter your password to change the user name or e-mail address."))
        for (name, value) in change { #expect(page.document.all("input").first { $0["name"] == name }?["value"] == value) }
        #expect(try household.person("ada").email == "ada@example.org")
        let wrong = try household.ada.post("/settings/profile", change + [("current", "wrong candles here")])
        #expect(wrong.status == 422 && wrong.text.contains("This password is not right.") && !wrong.response.text.contains("wrong candles"))
        #expect(try household.person("ada").username == "ada")
        #expect(try household.ada.send("/settings/profile", change + [("current", Household.password)]).status == 303)
        #expect(try household.person(change[0].1).firstName == "Augusta")
    }

    @Test func `all problems are told at once, the missing password among them`() throws {
        let household = try Household()
        household.site.clock.advance(seconds: 601)
        let page = try household.ada.post("/settings/profile", [("username", "coun tess"), ("email", "nowhere"), ("first_name", "")])
        #expect(page.status == 422 && page.text.contains("Enter an e-mail address") && page.text.contains("Enter your password to change"))
    }

    @Test func `guessing the password in this form ends as it does at the sign-in`() throws {
        let household = try Household()
        household.site.clock.advance(seconds: 601)
        var statuses: [Int] = []
        for _ in 0..<11 { statuses.append(try household.ada.send("/settings/profile", Self.form("countess", password: "wrong candles here")).status) }
        #expect(statuses.first == 422 && statuses.last == 429)
    }
}
