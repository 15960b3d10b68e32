import TestSupport
import Testing

/// Signing in where another person is signed in ends that session, on the server too.
@Suite struct OtherPersonTests {
    /// A way in which a browser where Ben may be signed in becomes Ada's, or a newcomer's.
    enum Way: String, CaseIterable, Sendable {
        case password, code, signUp, passkey, reset
    }

    private static func take(_ way: Way, _ browser: Browser, _ scene: PasskeyScene) throws -> Int {
        let household = scene.household
        switch way {
        case .password: return try SignInTests.signIn(browser, "ada").status
        case .code:
            try LockScene.switchOn(household)
            #expect(try SignInTests.signIn(browser, "ada").status == 303)
            #expect(try browser.send("/sign-in/code", [("code", "000000")]).status == 422)
            #expect(try Self.isSignedIn("ben", household), "half a sign-in ends nothing")
            return try browser.send("/sign-in/code", [("code", LockScene.password(household))]).status
        case .signUp:
            return try browser.send("/sign-up", [("username", "eve"), ("email", "eve@example.org"), ("password", Household.password)]).status
        case .passkey: return try browser.send("/sign-in/passkey", PasskeyScene.assertion(browser, try scene.adasPasskey())).status
        case .reset:
            let link = try household.ada.post("/operator/users/\(try household.user("newcomer"))/reset").document.element(id: "link")?["value"]
            return try browser.send("/reset", ResetTests.form(String(try #require(link).suffix(43)))).status
        }
    }

    private static func isSignedIn(_ name: String, _ household: Household) throws -> Bool { try !household.sessions(of: name).isEmpty }

    @Test(arguments: Way.allCases) func `the earlier session of the browser is over for its cookie too`(way: Way) throws {
        let scene = try PasskeyScene(), household = scene.household, earlier = scene.ben.web.cookies
        let browser = scene.browser().signedIn(earlier)
        #expect(try Self.take(way, browser, scene) == 303)
        #expect(try !Self.isSignedIn("ben", household))
        #expect(try scene.browser().signedIn(earlier).fetch("/records").status == 303)
        #expect(household.site.events.lines.contains { $0.hasPrefix("signed out: user ") })
        #expect(try browser.fetch("/records").status == (way == .reset ? 303 : 200))
        if way == .reset { #expect(browser.web.cookies["__Host-penny_session"] == nil) }
    }

    @Test func `a try that fails leaves the earlier session`() throws {
        let scene = try PasskeyScene(), household = scene.household, browser = scene.ben
        #expect(try SignInTests.signIn(browser, "ada", "a wrong guess").status == 422)
        #expect(try browser.send("/sign-up", [("username", "ada"), ("email", "eve@example.org"), ("password", Household.password)]).status == 422)
        #expect(try browser.send("/reset", ResetTests.form(String(repeating: "A", count: 43))).status == 404)
        #expect(try browser.send("/sign-in/passkey", [("credential", "AAAA")]).status == 422)
        for _ in 0..<12 { _ = try SignInTests.signIn(browser, "ada", "a wrong guess") }
        #expect(try Self.isSignedIn("ben", household))
        #expect(try browser.fetch("/records").status == 200)
    }

    @Test func `who signs in again in the same browser has one session there`() throws {
        let household = try Household(), browser = household.ben
        #expect(try SignInTests.signIn(browser, "ben").status == 303)
        #expect(try household.sessions(of: "ben").count == 1)
        #expect(!household.site.events.lines.contains { $0.hasPrefix("signed out: user ") })
    }

    @Test func `a session of somebody else that waits for the passcode ends too`() throws {
        let household = try Household(), ada = try LockScene.lockedAda(household)
        #expect(try SignInTests.signIn(ada, "ben").status == 303)
        #expect(try household.sessions(of: "ada").count == 1, "her phone's")
    }
}
