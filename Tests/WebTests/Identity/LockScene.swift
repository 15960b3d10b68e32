import Identity
import TestSupport

@testable import Web

/// People with a passcode and one-time passwords.
enum LockScene {
    static let passcode = "2580"
    /// The secret shared with an app.
    static let key = OneTimePassword(secret: Array("12345678901234567890".utf8))

    /// Returns Ada's browser, which has just set a passcode and is unlocked.
    static func ada(_ household: Household, lockAfter minutes: Int = 5) throws -> Browser {
        let browser = household.ada
        _ = try browser.send("/settings/passcode", [("passcode", passcode), ("passcode_again", passcode), ("lock_after", String(minutes))])
        browser.web.cookies.remove("penny_done")
        return browser
    }

    /// Returns Ada's browser after it was closed and opened again.
    static func lockedAda(_ household: Household) throws -> Browser {
        let browser = try ada(household)
        browser.web.cookies.remove("penny_open")
        return browser
    }

    /// Returns the one-time password that Ada's app shows.
    static func password(_ household: Household, stepsAhead: Int64 = 0) -> String {
        key.password(ofStep: OneTimePassword.step(at: household.site.clock.milliseconds / 1000) + stepsAhead)
    }

    /// Switches Ada's one-time passwords on, and returns her recovery codes.
    @discardableResult
    static func switchOn(_ household: Household) throws -> [String] {
        let answer = try household.ada.send("/settings/one-time-passwords", [("secret", key.text), ("code", password(household))])
        household.site.clock.advance(seconds: 60)
        return answer.document.all("code").map(\.text)
    }

    /// Returns a browser that has sent Ada's password and is asked for the second step.
    static func pendingAda(_ household: Household, next: String = "") throws -> Browser {
        let browser = household.site.browser()
        _ = try browser.send("/sign-in", [("login", "ada"), ("password", Household.password), ("next", next)])
        return browser
    }
}
