import Foundation
import TestSupport
import Testing

@testable import Web

/// The limits on guessing (SECURITY, 3).
@Suite struct ThrottleTests {
    @Test func `guessing at one account from one address ends by the twentieth try`() throws {
        let household = try Household()
        let browser = household.site.browser()
        var statuses: [Int] = []
        for _ in 0..<20 { statuses.append(try SignInTests.signIn(browser, "ada", "a wrong guess").status) }
        #expect(statuses == Array(repeating: 422, count: 10) + Array(repeating: 429, count: 10))
        for login in ["ada", "ADA", " ａｄａ "] { #expect(try SignInTests.signIn(browser, login).status == 429) }
        #expect(household.site.events.lines.contains { $0.contains("refused after too many tries") })
    }

    @Test func `user name and e-mail address together still end by the twentieth try`() throws {
        let household = try Household()
        let browser = household.site.browser()
        var looked = 0
        for number in 0..<60 {
            if try SignInTests.signIn(browser, number % 2 == 0 ? "ada" : "ada@example.org", "a wrong guess").status == 422 { looked += 1 }
        }
        #expect(1...20 ~= looked)
    }

    /// The two logins of one person, and two unknown ones.
    private static let pairs = [("ada", "ada@example.org"), ("eve", "eve@example.org")]

    /// Returns the statuses of a sequence of attempts, in a new household.
    private static func statuses(_ tries: [(login: String, address: String)]) throws -> [Int] {
        let household = try Household()
        return try tries.map { try SignInTests.signIn(household.site.browser(peer: $0.address), $0.login, "a wrong guess").status }
    }

    @Test(arguments: [false, true]) func `from one address nobody learns that a name is somebody's, and which e-mail address belongs to it`(
        isMailFirst: Bool
    ) throws {
        let seen = try Self.pairs.map { name, mail in
            let (first, second) = isMailFirst ? (mail, name) : (name, mail)
            let logins =
                Array(repeating: first, count: 11) + [second] + [first.uppercased(), " \(first) "] + Array(repeating: second, count: 11) + [first]
            return try Self.statuses(logins.map { ($0, "203.0.113.9") })
        }
        #expect(seen[0] == seen[1])
        #expect(Array(seen[0].prefix(12)) == Array(repeating: 422, count: 10) + [429, 422])
    }

    @Test(arguments: [false, true]) func `nor from many addresses`(isMailFirst: Bool) throws {
        let seen = try Self.pairs.map { name, mail in
            let (first, second) = isMailFirst ? (mail, name) : (name, mail)
            let logins = Array(repeating: first, count: 55) + Array(repeating: second, count: 55) + [first]
            return try Self.statuses(logins.enumerated().map { ($1, "203.0.\($0).9") })
        }
        #expect(seen[0] == seen[1])
        #expect(seen[0].contains(429))
    }

    @Test func `the owner is not locked out at another address`() throws {
        let household = try Household()
        let guesser = household.site.browser(peer: "10.0.0.66")
        for _ in 0..<20 { _ = try SignInTests.signIn(guesser, "ada", "a wrong guess") }
        #expect(try SignInTests.signIn(household.site.browser(), "ada").status == 303)
    }

    @Test func `many names from one address end too`() throws {
        let household = try Household()
        let browser = household.site.browser()
        var statuses: [Int] = []
        for number in 0..<60 { statuses.append(try SignInTests.signIn(browser, "name\(number)", "a wrong guess").status) }
        #expect(statuses.last == 429)
        #expect(try SignInTests.signIn(household.site.browser(peer: "10.1.1.1"), "ben").status == 303)
    }

    @Test func `one account from many addresses ends by the hundredth try, by whichever name`() throws {
        let household = try Household()
        var looked = 0
        for number in 0..<110 {
            for login in ["ada", "ada@example.org"]
            where try SignInTests.signIn(household.site.browser(peer: "10.0.\(number).1"), login, "a wrong guess").status == 422 { looked += 1 }
        }
        #expect(looked == 100)
    }

    @Test func `all addresses of one IPv6 network of 64 bits are one visitor`() throws {
        let household = try Household()
        var looked = 0
        for number in 0..<40
        where try SignInTests.signIn(household.site.browser(peer: "2001:db8:1:2::\(number)"), "ada", "a wrong guess").status == 422 {
            looked += 1
        }
        #expect(looked == 10)
        #expect(try SignInTests.signIn(household.site.browser(peer: "2001:db8:1:3::1"), "ada").status == 303)
    }

    @Test func `guessing at reset links ends for a whole IPv6 network too`() throws {
        let household = try Household()
        let statuses = try (0..<15).map { number in
            try household.site.browser(peer: "2001:db8:1:2::\(number)").send("/reset", ResetTests.form(String(repeating: "A", count: 43))).status
        }
        #expect(statuses == Array(repeating: 404, count: 10) + Array(repeating: 429, count: 5))
    }

    @Test func `the tries are forgotten after a quarter of an hour and survive a restart`() throws {
        let household = try Household()
        let browser = household.site.browser()
        for _ in 0..<20 { _ = try SignInTests.signIn(browser, "ada", "a wrong guess") }
        try household.site.store.close()
        let restarted = try TestSite(copying: household.site.directory.file("penny.sqlite"))
        #expect(try SignInTests.signIn(restarted.browser(), "ada").status == 429)
        restarted.clock.advance(seconds: 16 * 60)
        #expect(try SignInTests.signIn(restarted.browser(), "ada").status == 303)
    }

    @Test func `signing in forgives the mistakes before it`() throws {
        let household = try Household()
        let browser = household.site.browser()
        for _ in 0..<8 { _ = try SignInTests.signIn(browser, "ada", "a wrong guess") }
        #expect(try SignInTests.signIn(browser, "ada").status == 303)
        let again = household.site.browser()
        for _ in 0..<8 { #expect(try SignInTests.signIn(again, "ada", "a wrong guess").status == 422) }
    }

    @Test(arguments: ["ada", "ada@example.org"]) func `signing in by one name forgives the mistakes with the other`(login: String) throws {
        let household = try Household()
        func miss() throws {
            for name in ["ada", "ada@example.org"] {
                for _ in 0..<8 { #expect(try SignInTests.signIn(household.site.browser(), name, "a wrong guess").status == 422) }
            }
        }
        try miss()
        #expect(try SignInTests.signIn(household.site.browser(), login).status == 303)
        try miss()
    }

    @Test func `what is typed as a name stops nobody's link`() throws {
        let household = try Household(), address = "192.168.1.20"
        for number in 0..<110 { _ = try SignInTests.signIn(household.site.browser(peer: "10.0.\(number).1"), "reset \(address)", "a wrong guess") }
        #expect(try household.site.browser(peer: address).send("/reset", ResetTests.form()).status == 303)
    }

    @Test func `guessing the password of a session that is in another browser than it began in counts with the guesses at the sign-in`() throws {
        let household = try Household(), thief = household.ada
        thief.web.cookies.remove("penny_device")
        household.site.clock.advance(seconds: 601)
        for _ in 0..<6 { #expect(try thief.send("/settings/confirm", [("password", "a wrong guess")]).status == 422) }
        for _ in 0..<4 { #expect(try SignInTests.signIn(household.site.browser(), "ada", "a wrong guess").status == 422) }
        #expect(try SignInTests.signIn(household.site.browser(), "ada").status == 429)
        #expect(try thief.send("/settings/confirm", [("password", Household.password)]).status == 429)
        #expect(try household.ada.send("/settings/confirm", [("password", Household.password)]).status == 303)
    }

    @Test func `tries at once are all counted`() async throws {
        let household = try Household()
        let site = household.site
        let statuses = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<30 { group.addTask { (try? SignInTests.signIn(site.browser(), "ada", "a wrong guess").status) ?? 0 } }
            return await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(1...20 ~= statuses.count { $0 == 422 })
        #expect(statuses.contains(429))
    }

    @Test func `strangers who try passwords hold up neither people at home nor those who come from where they are signed in`() throws {
        let household = try Household(), gate = household.site.application.hasher.gate(.strangers)
        let known = "203.0.113.7", unknown = "203.0.113.8"
        #expect(try SignInTests.signIn(household.site.browser(peer: known), "ada").status == 303)
        let end = DispatchSemaphore(value: 0)
        defer { end.signal() }
        while gate.hasRoom {
            Thread.detachNewThread {
                gate.run {
                    end.wait()
                    end.signal()
                }
            }
        }
        #expect(try SignInTests.signIn(household.site.browser(peer: unknown), "ada").status == 503)
        #expect(try SignInTests.signIn(household.site.browser(peer: known), "ben").status == 503)
        for address in [known, "127.0.0.1", "192.168.1.7", "fd00::7", "fe80::7"] {
            #expect(try SignInTests.signIn(household.site.browser(peer: address), "ada").status == 303, "\(address)")
        }
    }

    @Test func `guessing the old password at its change ends too`() throws {
        let household = try Household()
        let form = [("current", "a wrong guess"), ("new", "brand new candles"), ("repeat", "brand new candles")]
        var statuses: [Int] = []
        for _ in 0..<20 { statuses.append(try household.ada.send("/settings/password", form).status) }
        #expect(statuses.last == 429)
    }
}
