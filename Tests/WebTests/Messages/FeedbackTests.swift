import Bookkeeping
import Mailing
import Storage
import TestSupport
import Testing
import Upkeep

@testable import Web

@Suite struct FeedbackTests {
    static func form(_ number: Int = 1, _ subject: String = "Bigger <buttons>") -> [(String, String)] {
        [
            ("id", "01980000-0000-7000-8000-00000000010\(number)"), ("to", "operator"), ("subject", subject),
            ("content", "They are small.\nOn my phone."),
        ]
    }

    @Test func `what a person writes is read by the operator, and by nobody else`() throws {
        let household = try Household()
        let page = try household.ben.post("/settings/feedback", Self.form())
        #expect(page.target == "/settings" && page.text.contains("Thank you. Your feedback was sent."))
        let read = try household.ada.get("/operator/feedback")
        #expect(
            read.document.text.contains("Bigger <buttons>") && read.document.text.contains("They are small. On my phone.")
                && read.text.contains("ben · "))
        #expect(try household.ben.fetch("/operator/feedback").status == 403)
        #expect(household.site.events.lines.contains { $0.hasPrefix("feedback received: from user ") })
        #expect(!household.site.events.lines.contains { $0.contains("buttons") })
    }

    @Test func `a form sent twice is one, and the sixth of a day is refused`() throws {
        let household = try Household()
        for number in [1, 1, 2, 3, 4, 5, 5] { #expect(try household.ben.send("/settings/feedback", Self.form(number)).status == 303) }
        let page = try household.ben.post("/settings/feedback", Self.form(6))
        #expect(page.status == 422 && page.text.contains("You have written 5 times today.") && page.text.contains("They are small."))
        #expect(try household.site.store.read { try $0.feedback.page().entries.count } == 5)
        #expect(try household.ada.send("/settings/feedback", Self.form(7)).status == 303)
        household.site.clock.advance(seconds: 86_401)
        #expect(try household.ben.send("/settings/feedback", Self.form(6)).status == 303)
    }

    @Test func `all problems are told at once, and the text is kept`() throws {
        let household = try Household()
        let page = try household.ben.post(
            "/settings/feedback", [("to", "everybody"), ("subject", ""), ("content", String(repeating: "x", count: 4_001))])
        #expect(page.status == 422)
        for sentence in [
            "Say in a few words what it is about.", "Shorten this to at most 4000 characters.", "Choose one of the entries in the list.",
        ] {
            #expect(page.text.contains(sentence))
        }
    }

    @Test func `the operator deletes what is done`() throws {
        let household = try Household()
        _ = try household.ben.send("/settings/feedback", Self.form())
        let page = try household.ada.get("/operator/feedback")
        let form = try #require(page.document.forms.first { $0.action.hasSuffix("/delete") })
        #expect(try household.ben.send(form.action).status == 403)
        #expect(try household.ada.post(form.action).text.contains("No feedback yet"))
        #expect(try household.ada.send(form.action).status == 404)
        let entry = try #require(try household.site.store.read { try $0.audit.entries(AuditQuery(limit: 1)).first })
        #expect(entry.act.rawValue == "feedback-deleted" && entry.actorName == "ada" && entry.about == nil)
    }

    @Test func `with mail it is mailed, with an address alone the person can write there`() throws {
        var messages = TestSite.messages
        messages.feedbackTo = MailAddress("operator@home.example")
        let mailed = try Household(messages: messages)
        #expect(try mailed.ben.get("/settings/feedback").text.contains("sent by e-mail"))
        _ = try mailed.ben.send("/settings/feedback", Self.form())
        #expect(try mailed.site.store.read { try $0.outbox.nextDue() } != nil)
        let named = try Household(messages: MessageSettings(feedbackTo: MailAddress("operator@home.example")))
        #expect(try named.ben.get("/settings/feedback").document.all("a").contains { $0["href"] == "mailto:operator@home.example?subject=Penny" })
        #expect(try !Household().ben.get("/settings/feedback").text.contains("mailto:"))
    }
}
