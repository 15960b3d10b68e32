import TestSupport
import Testing

@testable import Storage
@testable import Web

/// Setting a passcode.
@Suite struct PasscodeTests {
    @Test(arguments: [
        ("", "", "5", ["Enter the passcode."]), ("123", "123", "5", ["Use 4 to 8 digits"]), ("258025802", "258025802", "5", ["Use 4 to 8 digits"]),
        ("25a0", "25a0", "5", ["Use 4 to 8 digits"]), ("1234", "1234", "5", ["guessed first"]), ("8765", "8765", "5", ["guessed first"]),
        ("7890", "7890", "5", ["guessed first"]), ("3210", "3210", "5", ["guessed first"]), ("7777", "7777", "5", ["guessed first"]),
        ("2580", "2581", "5", ["differ"]), ("2580", "", "5", ["once more"]),
        ("2580", "2580", "7", ["Choose one of the entries"]), ("2580", "2580", "", ["Choose when"]),
        ("12", "", "99", ["Use 4 to 8 digits", "Choose one of the entries"]),
    ])
    func `a wrong form comes back with every problem`(passcode: String, again: String, pause: String, sentences: [String]) throws {
        let household = try Household()
        let answer = try household.ada.send("/settings/passcode", [("passcode", passcode), ("passcode_again", again), ("lock_after", pause)])
        #expect(answer.status == 422)
        for sentence in sentences { #expect(answer.text.contains(sentence), "\(sentence)") }
        #expect(passcode.isEmpty || !answer.text.contains("value=\"\(passcode)\""))
        #expect(try household.ada.fetch("/records").status == 200)
        #expect(try DatabaseWitness(household.site).count("passcode") == 0)
    }

    @Test(arguments: ["2580", "13579", "24680135", "0852", "２５８０", "1122"]) func `a good one is kept as a hash and asked for`(passcode: String) throws
    {
        let household = try Household()
        let browser = household.ada
        let page = try browser.post("/settings/passcode", [("passcode", passcode), ("passcode_again", passcode), ("lock_after", "15")])
        #expect(page.text.contains("Passcode saved."))
        let witness = try DatabaseWitness(household.site)
        #expect(try witness.value("SELECT hash FROM passcode")?.hasPrefix("$scrypt$") == true)
        #expect(try witness.value("SELECT lock_after FROM user WHERE username = 'ada'") == "900")
        browser.web.cookies.remove("penny_open")
        #expect(try browser.send("/locked", [("passcode", passcode)]).status == 303)
    }

    @Test func `the time changes alone, the passcode changes, and both go`() throws {
        let household = try Household()
        let browser = try LockScene.ada(household)
        #expect(try browser.send("/settings/passcode", [("passcode", ""), ("passcode_again", ""), ("lock_after", "60")]).status == 303)
        household.site.clock.advance(seconds: 500)
        browser.web.cookies.remove("penny_open")
        #expect(try browser.send("/locked", [("passcode", LockScene.passcode)]).status == 303)
        #expect(try browser.send("/settings/passcode", [("passcode", "8024"), ("passcode_again", "8024"), ("lock_after", "60")]).status == 303)
        _ = try browser.send("/lock")
        #expect(try browser.send("/locked", [("passcode", LockScene.passcode)]).status == 422)
        #expect(try browser.send("/locked", [("passcode", "8024")]).status == 303)
        #expect(try browser.send("/settings/passcode/delete").status == 303)
        browser.web.cookies.remove("penny_open")
        #expect(try browser.fetch("/records").status == 200)
        #expect(try DatabaseWitness(household.site).count("passcode") == 0)
    }

    @Test func `the database holds no passcode, and nothing is left of a person who goes`() throws {
        let household = try Household()
        let browser = try LockScene.ada(household)
        try LockScene.switchOn(household)
        let witness = try DatabaseWitness(household.site), key = browser.web.cookies["penny_open"]?.value ?? "-"
        #expect(try witness.rows.filter { $0.hasPrefix("passcode ") && $0.contains("\"2580\"") || $0.contains(key) } == [])
        _ = try LockScene.pendingAda(household)
        try household.handOver()
        try household.site.store.write { editor in
            try editor.users.delete(try #require(try editor.users.find(login: "ada")).user.id, at: TestSite.now)
        }
        for table in ["passcode", "one_time_password", "recovery_code", "pending_sign_in"] { #expect(try witness.count(table) == 0, "\(table)") }
    }
}
