import TestSupport
import Testing

@testable import Storage

/// A person is notified of changes to their ways to sign in, in case it was somebody else.
@Suite struct IdentityNoticeTests {
    struct Act: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let notice: String
        let run: @Sendable (Household) throws -> Void
    }

    static let acts = [
        Act(testDescription: "setting a passcode", notice: "A passcode was set") { _ = try LockScene.ada($0) },
        Act(testDescription: "removing it", notice: "The passcode was removed") { _ = try LockScene.ada($0).send("/settings/passcode/delete") },
        Act(testDescription: "five wrong passcodes", notice: "A device was signed out after too many wrong passcodes") { household in
            let browser = try LockScene.lockedAda(household)
            for _ in 0..<5 { _ = try browser.send("/locked", [("passcode", "1379")]) }
        },
        Act(testDescription: "one-time passwords on", notice: "Codes from an app are now asked for") { try LockScene.switchOn($0) },
        Act(testDescription: "one-time passwords off", notice: "Codes from an app are no longer asked for") { household in
            try LockScene.switchOn(household)
            _ = try household.ada.send("/settings/one-time-passwords/delete")
        },
        Act(testDescription: "a recovery code", notice: "A recovery code was used to sign in") { household in
            let codes = try LockScene.switchOn(household)
            _ = try LockScene.pendingAda(household).send("/sign-in/code", [("code", codes[0])])
        },
    ]

    @Test(arguments: acts) func `a person is told of it once, and nobody else is`(act: Act) throws {
        let household = try Household()
        try act.run(household)
        let browser = household.site.browser()
        _ = try household.site.store.write { try $0.passcodes.remove(of: $0.users.find(login: "ada")?.user.id ?? .init(milliseconds: 0)) }
        let cookies = try household.ada.fetch("/records").status == 200 ? household.cookies.ada : household.cookies.adasPhone
        let page = try browser.signedIn(cookies).get("/notifications")
        #expect(page.text.components(separatedBy: act.notice).count == 2)
        #expect(page.text.contains("From Firefox on Linux"))
        #expect(try household.ben.get("/notifications").text.contains("All quiet"))
    }

    @Test func `what changes nothing is not told`() throws {
        let household = try Household()
        _ = try household.ada.send("/settings/passcode/delete")
        _ = try household.ada.send("/settings/one-time-passwords/delete")
        let browser = try LockScene.ada(household)
        _ = try browser.send("/settings/passcode", [("lock_after", "30")])
        let text = try browser.get("/notifications").text
        #expect(!text.contains("removed") && !text.contains("no longer") && text.components(separatedBy: "A passcode was set").count == 2)
    }
}
