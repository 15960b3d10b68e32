import Foundation
import TestSupport
import Testing

@Suite struct PasskeySignInTests {
    @Test(arguments: SoftwareKey.Algorithm.allCases) func `a passkey signs in without a name and a password`(algorithm: SoftwareKey.Algorithm) throws
    {
        let scene = try PasskeyScene()
        let passkey = try scene.adasPasskey(algorithm)
        let browser = scene.browser()
        let answer = try browser.send("/sign-in/passkey", [("next", "/records?view=weekly")] + PasskeyScene.assertion(browser, passkey))
        #expect(answer.status == 303 && answer["Location"] == "/records?view=weekly")
        #expect(browser.web.cookies["__Host-penny_session"] != nil)
        #expect(try browser.get("/accounts").text.contains("Savings"))
        #expect(scene.household.site.events.lines.last?.hasPrefix("signed in: user ") == true)
        #expect(try scene.passkeys().map(\.lastUsedAt) == [TestSite.now])
    }

    @Test func `what the browser is asked for`() throws {
        let scene = try PasskeyScene()
        let passkey = try scene.adasPasskey()
        let request = try PasskeyScene.options(scene.browser(), "/sign-in/passkey/challenge")
        #expect(request["rpId"] as? String == "penny.local")
        #expect(request["userVerification"] as? String == "required")
        #expect((request["allowCredentials"] as? [Any])?.isEmpty == true, "who is not signed in is told of nobody's passkeys")
        #expect(try PasskeyScene.bytes(request["challenge"] as? String ?? "").count == 32)

        let creation = try PasskeyScene.options(scene.ada, "/settings/passkeys/challenge", [("name", "x")])
        let user = creation["user"] as? [String: String], selection = creation["authenticatorSelection"] as? [String: Any]
        #expect((creation["rp"] as? [String: String]) == ["id": "penny.local", "name": "Penny"])
        #expect(user?["name"] == "ada" && user?["displayName"] == "Ada Lovelace")
        #expect(user?["id"].map { !$0.contains("ada") && $0.count == 43 } == true)
        #expect((creation["pubKeyCredParams"] as? [[String: Any]])?.compactMap { $0["alg"] as? Int } == [-7, -8, -257])
        #expect(selection?["userVerification"] as? String == "required" && selection?["residentKey"] as? String == "required")
        #expect(creation["attestation"] as? String == "none")
        let known = (creation["excludeCredentials"] as? [[String: Any]])?.first
        #expect(known?["id"] as? String == PasskeyScene.text(passkey.id) && known?["transports"] as? [String] == ["hybrid", "internal"])
    }

    /// A fault in a response, and a word of the sentence on the page.
    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription, sentence: String
        let change: @Sendable (inout SoftwarePasskey, inout [(String, String)], PasskeyScene) throws -> Void

        init(
            _ what: String, _ sentence: String,
            _ change: @escaping @Sendable (inout SoftwarePasskey, inout [(String, String)], PasskeyScene) throws -> Void
        ) {
            (testDescription, self.sentence, self.change) = (what, sentence, change)
        }
    }

    static let later = "took too long", failed = "did not work", unknown = "does not belong", unverified = "did not check"

    /// Faults of the device.
    static let devices: [Fault] = [
        Fault("another origin", failed) { passkey, _, _ in passkey.origin = "https://evil.example" },
        Fault("plain HTTP", failed) { passkey, _, _ in passkey.origin = "http://penny.local:8443" },
        Fault("another site", failed) { passkey, _, _ in passkey.relyingParty = "evil.example" },
        Fault("a frame", failed) { passkey, _, _ in passkey.more = #","crossOrigin":true"# },
        Fault("nobody verified", unverified) { passkey, _, _ in passkey.flags = SoftwarePasskey.Flag.present },
        Fault("nobody there", unverified) { passkey, _, _ in passkey.flags = SoftwarePasskey.Flag.verified },
        Fault("another person's handle", unknown) { passkey, _, _ in passkey.userHandle = [UInt8](repeating: 1, count: 32) },
        Fault("no handle", unknown) { passkey, _, _ in passkey.userHandle = nil },
        Fault("an id that nobody has", unknown) { passkey, _, _ in passkey.id[0] ^= 1 },
        Fault("another key", failed) { passkey, _, _ in passkey.key = try SoftwareKey(.es256) },
    ]

    @Test(arguments: devices) func `a device that does it wrongly gets nobody in`(fault: Fault) throws {
        let scene = try PasskeyScene()
        var passkey = try scene.adasPasskey(), none: [(String, String)] = []
        try fault.change(&passkey, &none, scene)
        let browser = scene.browser()
        try Self.expectRefusal(try browser.send("/sign-in/passkey", PasskeyScene.assertion(browser, passkey)), fault.sentence, browser, scene)
    }

    /// Faults introduced into a valid response.
    static let ways: [Fault] = [
        Fault("no answer", failed) { _, fields, _ in fields = [] },
        Fault("an empty answer", failed) { _, fields, _ in fields = fields.map { ($0.0, "") } },
        Fault("not base64url", failed) { _, fields, _ in fields = fields.map { ($0.0, $0.1 + "=") } },
        Fault("no signature", failed) { _, fields, _ in fields.removeAll { $0.0 == "signature" } },
        Fault("too late", later) { _, _, scene in scene.household.site.clock.advance(seconds: 301) },
        Fault("before its time", later) { _, _, scene in scene.household.site.clock.advance(seconds: -1) },
        Fault("the user is disabled", unknown) { _, _, scene in try scene.disable("ada") },
        Fault("the passkey is removed", unknown) { _, _, scene in
            _ = try scene.ada.send("/settings/passkeys/\(try #require(try scene.passkeys().first).id)/delete")
        },
        Fault("a challenge of somebody else's browser", later) { passkey, fields, scene in
            fields = try PasskeyScene.assertion(scene.browser(), passkey)
        },
        Fault("a challenge of another page", later) { passkey, fields, scene in
            let creation = try PasskeyScene.options(scene.ada, "/settings/passkeys/challenge", [("name", "x")])
            fields = PasskeyScene.fields(try passkey.sign(creation["challenge"] as? String ?? ""))
        },
        Fault("a challenge that nobody gave", later) { passkey, fields, _ in
            fields = PasskeyScene.fields(try passkey.sign(PasskeyScene.text([UInt8](repeating: 9, count: 32))))
        },
        Fault("a short challenge", later) { passkey, fields, _ in fields = PasskeyScene.fields(try passkey.sign("AAAA")) },
    ]

    @Test(arguments: ways) func `a right answer at the wrong place or time gets nobody in`(fault: Fault) throws {
        let scene = try PasskeyScene()
        var passkey = try scene.adasPasskey()
        let browser = scene.browser()
        var fields = try PasskeyScene.assertion(browser, passkey)
        try fault.change(&passkey, &fields, scene)
        try Self.expectRefusal(try browser.send("/sign-in/passkey", fields), fault.sentence, browser, scene)
    }

    static func expectRefusal(_ answer: WireResponse, _ sentence: String, _ browser: Browser, _ scene: PasskeyScene) throws {
        #expect(answer.status == 422)
        #expect(answer.document.element(id: "problems")?.text.contains(sentence) == true, "\(answer.document.element(id: "problems")?.text ?? "")")
        #expect(browser.web.cookies["__Host-penny_session"] == nil)
        #expect(scene.household.site.events.errors == [])
    }

    @Test func `an answer is good once`() throws {
        let scene = try PasskeyScene()
        let passkey = try scene.adasPasskey(), browser = scene.browser()
        let fields = try PasskeyScene.assertion(browser, passkey), cookies = browser.web.cookies
        #expect(try browser.send("/sign-in/passkey", fields).status == 303)
        let again = scene.browser()
        again.web.cookies = cookies
        try Self.expectRefusal(try again.send("/sign-in/passkey", fields), Self.later, again, scene)
    }

    @Test func `an answer that was refused is used up too`() throws {
        let scene = try PasskeyScene()
        let passkey = try scene.adasPasskey(), browser = scene.browser()
        let fields = try PasskeyScene.assertion(browser, passkey)
        let wrong = fields.map { $0.0 == "signature" ? ($0.0, "AAAA") : $0 }
        try Self.expectRefusal(try browser.send("/sign-in/passkey", wrong), Self.failed, browser, scene)
        try Self.expectRefusal(try browser.send("/sign-in/passkey", fields), Self.later, browser, scene)
    }

    @Test func `a counter that goes back is refused, and its owner is told`() throws {
        let scene = try PasskeyScene()
        var passkey = try scene.adasPasskey { $0.counter = 3 }
        func signIn(_ counter: UInt32) throws -> (WireResponse, Browser) {
            passkey.counter = counter
            let browser = scene.browser()
            return (try browser.send("/sign-in/passkey", PasskeyScene.assertion(browser, passkey)), browser)
        }
        #expect(try signIn(4).0.status == 303)
        for counter: UInt32 in [4, 3, 0] {
            let (answer, browser) = try signIn(counter)
            try Self.expectRefusal(answer, "may have a copy", browser, scene)
        }
        #expect(scene.household.site.events.lines.contains { $0.hasPrefix("passkey refused, it may be a copy: user ") })
        #expect(try scene.ada.get("/settings/passkeys").text.contains("Was refused because its counter went back"))
        #expect(try scene.notices() == [.passkeyAdded, .passkeyRefused], "she is told once, not three times")
        #expect(try signIn(5).0.status == 303)
    }

    @Test func `a passkey of one name is none at another`() throws {
        let scene = try PasskeyScene()
        var passkey = try scene.adasPasskey()
        let browser = scene.browser(host: "localhost:8443")
        passkey.origin = "https://localhost:8443"
        passkey.relyingParty = "localhost"
        try Self.expectRefusal(try browser.send("/sign-in/passkey", PasskeyScene.assertion(browser, passkey)), Self.unknown, browser, scene)
    }

    @Test(arguments: [
        ("http", "penny.local:8080", false), ("http", "192.168.1.5:8080", false), ("https", "192.168.1.5:8443", false),
        ("https", "[fd00::5]:8443", false),
        ("https", "penny.local:8443", true), ("http", "localhost:8080", true), ("http", "penny.localhost", true), ("http", "127.0.0.1:8080", false),
    ])
    func `the sign-in offers passkeys where browsers have them`(scheme: String, host: String, isOffered: Bool) throws {
        let scene = try PasskeyScene()
        let browser = scene.browser(host: host, scheme: scheme)
        let page = try browser.get("/sign-in?next=%2Frecords")
        #expect(page.document.forms.contains { $0.action == "/sign-in/passkey" } == isOffered)
        #expect(page.document.elements.contains { $0["src"]?.contains("passkeys.js") == true } == isOffered)
        #expect(try browser.send("/sign-in/passkey/challenge").status == (isOffered ? 200 : 400))
    }
}
