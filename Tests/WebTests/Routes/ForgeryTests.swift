import TestSupport
import Testing

/// Requests that another site could make a browser send (OWASP: Cross-Site Request Forgery Prevention).
@Suite struct ForgeryTests {
    struct Attack: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var token: String?
        var headers: [(name: String, value: String)] = []
    }

    static let attacks = [
        Attack(testDescription: "no token", token: nil), Attack(testDescription: "an empty token", token: ""),
        Attack(testDescription: "a wrong token", token: String(repeating: "A", count: 43)),
        Attack(testDescription: "another visitor's token", token: "guest"),
        Attack(testDescription: "a foreign origin", token: "own", headers: [("Origin", "http://evil.example")]),
        Attack(testDescription: "the origin null", token: "own", headers: [("Origin", "null")]),
        Attack(testDescription: "an origin with another port", token: "own", headers: [("Origin", "http://penny.local:8081")]),
        Attack(testDescription: "an origin with another scheme", token: "own", headers: [("Origin", "https://penny.local:8080")]),
        Attack(testDescription: "an origin that begins like ours", token: "own", headers: [("Origin", "http://penny.local:8080.evil.example")]),
        Attack(testDescription: "a cross-site fetch", token: "own", headers: [("Sec-Fetch-Site", "cross-site")]),
        Attack(testDescription: "a fetch from a sibling host", token: "own", headers: [("Sec-Fetch-Site", "same-site")]),
    ]

    @Test(arguments: SiteRoute.posting) func `a forged form is refused and changes nothing`(route: SiteRoute) throws {
        let household = try Household()
        let witness = try DatabaseWitness(household.site)
        let path = try route.path(in: household), form = try route.form(household), before = try witness.version
        let stranger = try household.site.browser().token
        for attack in Self.attacks {
            let browser = route.access == .anyone ? household.site.browser() : household.ada
            let own = try browser.token
            let token = attack.token == "own" ? own : attack.token == "guest" ? stranger : attack.token
            let answer = try browser.raw(path, (token.map { [("csrf", $0)] } ?? []) + form, headers: attack.headers)
            #expect(answer.status == 403, "\(attack.testDescription)")
            #expect(answer["Content-Type"] == "text/html; charset=utf-8")
            #expect(try witness.version == before, "\(attack.testDescription)")
        }
    }

    @Test(arguments: [("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Site", "none"), ("Origin", "HTTP://Penny.local:8080")])
    func `the site's own forms are accepted from every browser`(header: (String, String)) throws {
        let household = try Household()
        let answer = try household.ada.send("/settings/currency", [("currency", "EUR")], headers: [(name: header.0, value: header.1)])
        #expect(answer.status == 303)
    }

    @Test func `the token of a session is worth nothing in another one`() throws {
        let household = try Household()
        let bens = try household.ben.token
        let answer = try household.ada.raw("/settings/currency", [("csrf", bens), ("currency", "EUR")])
        #expect(answer.status == 403)
        #expect(try household.ada.token != bens)
    }

    @Test func `a token in the address is none`() throws {
        let household = try Household()
        let token = try household.ada.token
        let answer = try household.ada.raw("/settings/currency?csrf=\(token)", [("currency", "EUR")])
        #expect(answer.status == 403)
    }

    @Test(arguments: ["text/plain", "application/json", "multipart/form-data", "text/html"])
    func `a body of a type that forms cannot have is refused`(type: String) throws {
        let household = try Household()
        let body = "csrf=\(try household.ada.token)&currency=EUR"
        let answer = try household.ada.web.send(
            WireRequest("POST", "/settings/currency", headers: [("Content-Type", type)], body: Array(body.utf8)))
        #expect((400...415).contains(answer.status))
    }

    @Test(arguments: ["evil.example", "penny.example.com:8080", "", "a b", "192.168.1.2.evil.example", "[::1", "localhost:x"])
    func `a name that is not this server's is refused`(host: String) throws {
        let household = try Household()
        let answer = try household.ada.web.send(WireRequest("GET", "/records", headers: [("Host", host)]))
        #expect(answer.status == 421 || answer.status == 400)
        #expect(!answer.text.contains("Weekly shop"))
    }

    @Test(arguments: ["localhost", "localhost:8080", "192.168.1.2:8080", "[fe80::1]:8080", "pi.local", "PENNY.LOCAL:1"])
    func `every name of a machine at home is answered`(host: String) throws {
        let household = try Household()
        #expect(try household.ada.web.send(WireRequest("GET", "/records", headers: [("Host", host)])).status == 200)
    }

    @Test(arguments: ["https://penny.local:8080", "http://penny.local:8081", "https://money.example.org"])
    func `a form from an address that the server was not told says both addresses`(origin: String) throws {
        let household = try Household()
        let answer = try household.ada.send("/settings/currency", [("currency", "EUR")], headers: [("Origin", origin)])
        #expect(answer.status == 403)
        #expect(answer.text.contains(origin) && answer.text.contains("http://penny.local:8080"))
        #expect(!answer.text.contains("too old"))
        #expect(household.site.events.lines.last?.contains("the address in the browser is \(origin)") == true)
    }

    @Test(arguments: ["null", "http://evil.example/<b>", "ftp://evil.example", "https://\(String(repeating: "a", count: 300))"])
    func `what is no address of a site is repeated on no page`(origin: String) throws {
        let household = try Household()
        let answer = try household.ada.send("/settings/currency", [("currency", "EUR")], headers: [("Origin", origin)])
        #expect(answer.status == 403)
        #expect(answer.text.contains("too old"))
    }
}
