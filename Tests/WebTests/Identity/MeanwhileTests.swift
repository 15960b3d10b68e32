import Bookkeeping
import Identity
import TestSupport
import Testing

@testable import Storage
@testable import Web

/// A proof of identity may be outdated when the page acts on it: verifying a password takes a third of a second, and may be
/// queued before that.
@Suite struct MeanwhileTests {
    private static let newPassword = "brand new candles"
    private static let ada = "(SELECT id FROM user WHERE username = 'ada')"
    private static let sessionsEnd = "DELETE FROM session WHERE user = \(ada); DELETE FROM pending_sign_in WHERE user = \(ada)"

    /// Every attempt is counted before its password is verified, and cleared after a success.
    private static let tryIsCounted = "INSERT ON sign_in_failure", tryIsForgiven = "DELETE ON sign_in_failure"

    /// Changes Ada's account in the middle of a request, right after a step of the request itself.
    private static func meanwhile(_ household: Household, after step: String, _ change: String) throws {
        try household.site.store.write { _ = try $0.connection.run("CREATE TRIGGER meanwhile AFTER \(step) BEGIN \(change); END") }
    }

    /// Changes Ada's password in the middle of a request; returns the hash of the new one.
    @discardableResult
    private static func changePassword(_ household: Household, after step: String, endingSessions: Bool = true) throws -> String {
        let hash = try household.site.application.hasher.hash(newPassword)
        try meanwhile(
            household, after: step, "UPDATE user SET password = '\(hash)' WHERE username = 'ada'" + (endingSessions ? "; " + sessionsEnd : ""))
        return hash
    }

    private static func storedHash(_ household: Household) throws -> String? {
        try DatabaseWitness(household.site).value("SELECT password FROM user WHERE username = 'ada'")
    }

    private static func sessions(_ household: Household) throws -> Int {
        try DatabaseWitness(household.site).count("session", where: "user = \(ada)")
    }

    @Test(arguments: [false, true]) func `whoever knew the old password is not in after its change, and is told what everybody is who is wrong`(
        asksForCode: Bool
    ) throws {
        let household = try Household()
        if asksForCode { try LockScene.switchOn(household) }
        let wrong = try SignInTests.signIn(household.site.browser(), "ada", "a wrong guess")
        try Self.changePassword(household, after: Self.tryIsCounted)
        let answer = try SignInTests.signIn(household.site.browser(), "ada")
        #expect(answer.status == 422)
        #expect(try StablePage(answer.text, of: household).html == StablePage(wrong.text, of: household).html)
        #expect(try Self.sessions(household) == 0)
        #expect(try DatabaseWitness(household.site).count("pending_sign_in") == 0)
        #expect(household.site.events.lines.last?.hasPrefix("sign-in failed") == true)
    }

    @Test func `nobody who is disabled in the meantime gets in`() throws {
        let household = try Household()
        try Self.meanwhile(household, after: Self.tryIsCounted, "UPDATE user SET is_disabled = 1 WHERE username = 'ada'; " + Self.sessionsEnd)
        #expect(try SignInTests.signIn(household.site.browser(), "ada").status == 422)
        #expect(try Self.sessions(household) == 0)
    }

    @Test(arguments: [false, true]) func `a right code opens nothing once the password of that sign-in is the old one, and is not used up`(
        isRecovery: Bool
    ) throws {
        let household = try Household()
        let codes = try LockScene.switchOn(household)
        let browser = try LockScene.pendingAda(household)
        try Self.changePassword(household, after: "UPDATE OF tries ON pending_sign_in")
        let answer = try browser.send("/sign-in/code", [("code", isRecovery ? codes[0] : LockScene.password(household)), ("next", "/records")])
        #expect(answer["Location"] == "/sign-in?next=%2Frecords")
        #expect(try Self.sessions(household) == 0)
        #expect(try DatabaseWitness(household.site).count("recovery_code") == codes.count)
    }

    @Test func `the old password at newer cost does not take the place of a new one`() throws {
        let household = try Household()
        let old = try PasswordHasher(cost: .init(rounds: 32, blockSize: 1, parallelism: 1)).hash(Household.password)
        try household.site.store.write { _ = try $0.connection.run("UPDATE user SET password = ? WHERE username = 'ada'", old) }
        let new = try Self.changePassword(household, after: Self.tryIsCounted)
        _ = try SignInTests.signIn(household.site.browser(), "ada")
        #expect(try Self.storedHash(household) == new)
    }

    @Test func `a session that was ended sets no password`() throws {
        let household = try Household(), browser = household.ada
        let new = try Self.changePassword(household, after: Self.tryIsForgiven)
        let form = [("current", Household.password), ("new", "the thief's own words"), ("repeat", "the thief's own words")]
        let answer = try browser.send("/settings/password", form)
        #expect(answer.status == 303 && answer["Location"] == "/sign-in")
        #expect(try Self.storedHash(household) == new)
    }

    @Test func `of two changes of the password at once the second has proved the wrong one`() throws {
        let household = try Household(), browser = household.ada
        let new = try Self.changePassword(household, after: Self.tryIsForgiven, endingSessions: false)
        let form = [("current", Household.password), ("new", "some other candles"), ("repeat", "some other candles")]
        let answer = try browser.send("/settings/password", form)
        #expect(answer.status == 422 && answer.text.contains("This password is not right."))
        #expect(try Self.storedHash(household) == new)
    }

    @Test(arguments: [true, false]) func `the old password changes no user name`(endingSessions: Bool) throws {
        let household = try Household(), browser = household.ada
        household.site.clock.advance(seconds: 601)
        try Self.changePassword(household, after: Self.tryIsForgiven, endingSessions: endingSessions)
        let form = [("username", "thief"), ("email", "thief@example.org"), ("first_name", ""), ("last_name", ""), ("current", Household.password)]
        #expect(try browser.send("/settings/profile", form).status == (endingSessions ? 303 : 422))
        #expect(try DatabaseWitness(household.site).count("user", where: "username = 'thief'") == 0)
    }

    @Test(arguments: [true, false]) func `the old password proves nothing any more`(endingSessions: Bool) throws {
        let household = try Household(), browser = household.ada
        household.site.clock.advance(seconds: 601)
        try Self.changePassword(household, after: Self.tryIsForgiven, endingSessions: endingSessions)
        #expect(try browser.send("/settings/confirm", [("password", Household.password)]).status == (endingSessions ? 303 : 422))
        #expect(try DatabaseWitness(household.site).count("session", where: "user = \(Self.ada) AND confirmed_at > \(TestSite.now)") == 0)
    }

    @Test(arguments: ["/sign-in/passkey", "/locked/passkey", "/settings/confirm/passkey"])
    func `a passkey that is removed in the meantime opens nothing`(path: String) throws {
        let scene = try PasskeyScene(), household = scene.household
        let passkey = try scene.adasPasskey()
        let browser = path == "/sign-in/passkey" ? scene.browser() : scene.ada
        if path == "/locked/passkey" {
            _ = try browser.send(
                "/settings/passcode", [("passcode", LockScene.passcode), ("passcode_again", LockScene.passcode), ("lock_after", "5")])
            browser.web.cookies.remove("__Host-penny_open")
        }
        household.site.clock.advance(seconds: 601)
        let fields = try PasskeyScene.assertion(browser, passkey, at: path), before = try Self.sessions(household)
        try Self.meanwhile(household, after: "UPDATE OF last_used_at ON passkey", "DELETE FROM passkey WHERE id = NEW.id")
        let answer = try browser.send(path, fields)
        #expect(answer.status == 422 && answer.text.contains("does not belong"))
        #expect(try Self.sessions(household) == before)
        #expect(try DatabaseWitness(household.site).count("session", where: "confirmed_at > \(TestSite.now)") == 0)
        #expect(browser.web.cookies["__Host-penny_open"] == nil)
    }
}
