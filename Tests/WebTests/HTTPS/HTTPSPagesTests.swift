import TestSupport
import Testing

@testable import Web

@Suite struct HTTPSPagesTests {
    private static let path = "/settings/https", download = "/settings/https/authority.crt"

    @Test(arguments: ["http", "https"]) func `anybody gets the authority's certificate, as a device takes it`(scheme: String)
        throws
    {
        let household = try Household()
        let answer = try household.site.browser(scheme: scheme).fetch(Self.download)
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "application/x-x509-ca-cert")
        #expect(answer["Content-Disposition"] == nil)
        #expect(answer.body == HTTPSState.own.authority?.certificate)
    }

    @Test func `there is no certificate to get where the authority is not the server's own`() throws {
        let household = try Household()
        for state in [nil, HTTPSState.trusted] {
            household.site.https.set(state)
            #expect(try household.ada.fetch(Self.download).status == 404)
            let page = try household.ada.get(Self.path)
            #expect(!page.document.all("a").contains { $0["href"] == Self.download })
            #expect(page.document.element(id: "trust") == nil)
        }
    }

    @Test func `members see the page, not the operator alone, and find it under More`() throws {
        let household = try Household()
        #expect(try household.ben.get(Self.path).status == 200)
        #expect(try household.ben.get("/settings").document.all("a").contains { $0["href"] == Self.path })
    }

    static let addresses: [(scheme: String, host: String, address: String, download: String)] = [
        ("http", "penny.local:8080", "https://penny.local:8443/", "http://penny.local:8080/settings/https/authority.crt"),
        ("http", "192.168.1.20:8080", "https://192.168.1.20:8443/", "http://192.168.1.20:8080/settings/https/authority.crt"),
        ("http", "[fd00::20]:8080", "https://[fd00::20]:8443/", "http://[fd00::20]:8080/settings/https/authority.crt"),
        ("https", "penny.local:8080", "https://penny.local:8080/", "http://penny.local:8080/settings/https/authority.crt"),
        ("https", "penny.local:8443", "https://penny.local:8443/", "http://penny.local:8080/settings/https/authority.crt"),
        ("https", "penny.local", "https://penny.local/", "http://penny.local:8080/settings/https/authority.crt"),
        ("http", "localhost:8080", "https://pi.local:8443/", "http://pi.local:8080/settings/https/authority.crt"),
        ("https", "localhost:8443", "https://pi.local:8443/", "http://pi.local:8080/settings/https/authority.crt"),
        ("http", "127.0.0.1:8080", "https://pi.local:8443/", "http://pi.local:8080/settings/https/authority.crt"),
        ("http", "[::1]:8080", "https://pi.local:8443/", "http://pi.local:8080/settings/https/authority.crt"),
    ]

    @Test(arguments: addresses)
    func `the codes lead a phone to the host by which the visitor came`(
        scheme: String, host: String, address: String, download: String
    ) throws {
        let household = try Household()
        let browser = household.site.browser(scheme: scheme, host: host)
        let signedIn =
            scheme == "https" ? browser.signedIn(overHTTPS: household.cookies.ada) : browser.signedIn(household.cookies.ada)
        let page = try signedIn.get(Self.path)
        #expect(page.document.all("figcaption").map(\.text) == [address, download])
        #expect(page.document.element(id: "open")?["href"] == (scheme == "https" ? nil : address))
    }

    @Test func `without HTTPS the page says what to type, and offers nothing that would not work`() throws {
        let household = try Household()
        household.site.https.set(nil)
        let page = try household.ada.get(Self.path)
        #expect(page.text.contains("penny tls init"))
        #expect(page.document.all("figure").isEmpty)
        #expect(page.document.externalLinks == [])
    }

    @Test func `behind a proxy that speaks HTTPS nothing is missing`() throws {
        let household = try Household()
        household.site.https.set(nil)
        let page = try household.site.browser(scheme: "https", host: "penny.local").signedIn(overHTTPS: household.cookies.ada)
            .get(Self.path)
        #expect(page.text.contains("This connection is encrypted"))
        #expect(!page.text.contains("penny tls init"))
    }

    @Test func `names that the certificate lacks are told of`() throws {
        let household = try Household()
        #expect(try household.ada.get(Self.path).document.element(id: "missing") == nil)
        household.site.https.set(.moved)
        #expect(try household.ada.get(Self.path).document.element(id: "missing")?.text.contains("192.168.7.4") == true)
    }

    @Test(arguments: ["en", "ja", "zh-Hans"])
    func `an authority that may vouch for too much, or for not enough, is told of with the way to replace it`(language: String) throws {
        let household = try Household()
        try household.ada.post("/settings/preferences", [("language", language)])
        let own = try household.ada.get(Self.path).document
        #expect(own.element(id: "not-permitted") == nil && own.element(id: "too-wide") == nil)
        household.site.https.set(.outgrown)
        let page = try household.ada.get(Self.path).document
        let notPermitted = try #require(page.element(id: "not-permitted")?.text)
        #expect(notPermitted.contains("2a02:8109:ffff:1::99") && notPermitted.contains("penny tls init --force"))
        #expect(page.element(id: "too-wide")?.text.contains("penny tls init --force") == true)
        #expect(language != "en" || page.element(id: "trust")?.text.contains("home network only") == false)
    }

    static let strict: [(state: HTTPSState?, scheme: String, age: Int?)] = [
        (nil, "http", nil), (nil, "https", 31_536_000), (.own, "http", nil), (.own, "https", 86_400), (.trusted, "http", nil),
        (.trusted, "https", 31_536_000),
    ]

    @Test(arguments: strict)
    func `browsers are told over HTTPS to keep to it, for a day where other programs of the machine may need plain HTTP`(
        state: HTTPSState?, scheme: String, age: Int?
    ) throws {
        let household = try Household()
        household.site.https.set(state)
        let answer = try household.site.browser(scheme: scheme, host: "penny.local").fetch("/sign-in")
        #expect(answer["Strict-Transport-Security"] == age.map { "max-age=\($0)" })
    }

    @Test func `each system has the steps of its own, with the authority's name where a person looks for it`() throws {
        for language in ["en", "ja", "zh-Hans"] {
            let household = try Household()
            try household.ada.post("/settings/preferences", [("language", language)])
            let trust = try #require(try household.ada.get(Self.path).document.element(id: "trust"))
            #expect(trust.all("details").count == 7, "\(language)")
            #expect(trust.all("li").count == 19, "\(language)")
            #expect(trust.all("li").count { $0.text.contains("Penny on pi (3f9a)") } == 2, "\(language)")
        }
    }
}
