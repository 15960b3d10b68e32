import Foundation
import Storage
import TestSupport
import Testing

@Suite struct PasskeyPagesTests {
    @Test(arguments: SoftwareKey.Algorithm.allCases) func `a passkey is added, named and removed`(algorithm: SoftwareKey.Algorithm) throws {
        let scene = try PasskeyScene(), ada = scene.ada
        #expect(try ada.get("/settings/passkeys").text.contains("No passkeys yet"))
        var passkey = try SoftwarePasskey(algorithm)
        passkey.flags |= SoftwarePasskey.Flag.backupEligible | SoftwarePasskey.Flag.backedUp
        #expect(try PasskeyScene.add(ada, &passkey, name: "  Ada's phone ").status == 303)
        let list = try ada.get("/settings/passkeys")
        #expect(list.text.contains("Passkey added") && list.text.contains("Ada's phone") && list.text.contains("Synced"))
        let kept = try #require(try scene.passkeys().first)
        #expect(kept.credential == passkey.id && kept.host == "penny.local" && kept.transports == ["hybrid", "internal"] && kept.isBackedUp)

        #expect(try ada.send("/settings/passkeys/\(kept.id)", [("name", "Telephone")]).status == 303)
        #expect(try ada.get("/settings/passkeys").text.contains("Telephone"))
        #expect(try ada.get("/settings/passkeys/\(kept.id)/delete").text.contains("Remove “Telephone”?"))
        #expect(try ada.post("/settings/passkeys/\(kept.id)/delete").text.contains("Passkey removed"))
        #expect(try scene.passkeys().isEmpty)
        #expect(try scene.notices() == [.passkeyAdded, .passkeyRemoved])
        let log = scene.household.site.events.lines
        #expect(log.contains { $0.hasPrefix("passkey added: user ") } && log.contains { $0.hasPrefix("passkey removed: user ") })
    }

    @Test(arguments: ["", "   ", String(repeating: "x", count: 41), "a\u{7}b"]) func `a name is needed before the device is asked`(name: String)
        throws
    {
        let scene = try PasskeyScene(), ada = scene.ada
        #expect(try ada.send("/settings/passkeys/challenge", [("name", name)]).status == 422)
        var passkey = try SoftwarePasskey()
        let fields = try PasskeyScene.registration(ada, &passkey).map { $0.0 == "name" ? ($0.0, name) : $0 }
        let answer = try ada.send("/settings/passkeys", fields)
        #expect(answer.status == 422 && answer.document.element(id: "name-e") != nil)
        // The challenge has not been consumed: the name was checked first.
        #expect(try ada.send("/settings/passkeys", fields.map { $0.0 == "name" ? ($0.0, "Phone") : $0 }).status == 303)
        let id = try #require(try scene.passkeys().first).id
        #expect(try ada.send("/settings/passkeys/\(id)", [("name", name)]).status == 422)
    }

    /// A fault in a registration.
    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let sentence: String
        let change: @Sendable (inout SoftwarePasskey) -> Void

        init(_ what: String, _ sentence: String = "did not work", _ change: @escaping @Sendable (inout SoftwarePasskey) -> Void) {
            (testDescription, self.sentence, self.change) = (what, sentence, change)
        }
    }

    @Test(arguments: [
        Fault("another origin") { $0.origin = "https://evil.example" }, Fault("another site") { $0.relyingParty = "evil.example" },
        Fault("nobody verified", "did not check") { $0.flags = SoftwarePasskey.Flag.present },
        Fault("an attestation") { $0.attestationFormat = "tpm" },
        Fault("no id") { $0.id = [] }, Fault("more bytes") { $0.tail = [0] },
    ])
    func `a registration that is wrong adds nothing, and the page says so with the name kept`(fault: Fault) throws {
        let scene = try PasskeyScene(), ada = scene.ada
        var passkey = try SoftwarePasskey()
        fault.change(&passkey)
        let answer = try PasskeyScene.add(ada, &passkey, name: "Ada's phone")
        #expect(answer.status == 422)
        #expect(answer.document.element(id: "problems")?.text.contains(fault.sentence) == true)
        #expect(answer.document.first { $0["name"] == "name" }?["value"] == "Ada's phone")
        #expect(try scene.passkeys().isEmpty)
    }

    @Test func `without scripts the form comes back and says what is missing`() throws {
        let scene = try PasskeyScene(), ada = scene.ada
        #expect(try ada.get("/settings/passkeys/new").response.text.contains("<noscript>"))
        #expect(try ada.send("/settings/passkeys", [("name", "Phone")]).status == 422)
        #expect(try scene.passkeys().isEmpty)
    }

    @Test func `the same form twice makes one passkey`() throws {
        let scene = try PasskeyScene(), ada = scene.ada
        var passkey = try SoftwarePasskey()
        let fields = try [("id", SampleID.transaction(950))] + PasskeyScene.registration(ada, &passkey)
        #expect(try ada.send("/settings/passkeys", fields).status == 303)
        #expect(try ada.send("/settings/passkeys", fields).status == 303)
        #expect(try scene.passkeys().count == 1)
    }

    @Test func `a challenge adds one passkey, in the session that asked for it`() throws {
        let scene = try PasskeyScene(), ada = scene.ada
        var passkey = try SoftwarePasskey()
        let stolen = try PasskeyScene.registration(ada, &passkey)
        #expect(try scene.ben.send("/settings/passkeys", stolen).status == 422)
        #expect(try scene.passkeys("ben").isEmpty)
        #expect(try ada.send("/settings/passkeys", stolen).status == 422, "what another session tried is used up")
        let fields = try PasskeyScene.registration(ada, &passkey)
        #expect(try ada.send("/settings/passkeys", fields).status == 303)
        let again = try ada.send("/settings/passkeys", fields)
        #expect(again.status == 422 && again.text.contains("took too long"))
        scene.household.site.clock.advance(seconds: 1)
        let late = try PasskeyScene.registration(ada, &passkey)
        scene.household.site.clock.advance(seconds: 301)
        #expect(try ada.send("/settings/passkeys", late).status == 422)
    }

    @Test func `a credential that somebody has is added to nobody else`() throws {
        let scene = try PasskeyScene()
        var passkey = try scene.adasPasskey()
        let answer = try PasskeyScene.add(scene.ben, &passkey)
        #expect(answer.status == 422 && answer.text.contains("has a passkey for you already"))
        #expect(try scene.passkeys("ben").isEmpty && scene.passkeys("ada").count == 1)
    }

    @Test func `twenty passkeys are as many as there can be`() throws {
        let scene = try PasskeyScene(), ada = scene.ada
        var passkey = try SoftwarePasskey(), late: [(String, String)] = []
        for number in 1...Passkey.limit {
            passkey = try SoftwarePasskey()
            if number == Passkey.limit { late = try PasskeyScene.registration(ada, &passkey) }
            var added = try SoftwarePasskey()
            #expect(try PasskeyScene.add(ada, &added).status == 303)
        }
        let answer = try ada.send("/settings/passkeys", late)
        #expect(answer.status == 422 && answer.text.contains("as many as there can be"))
        #expect(try ada.send("/settings/passkeys/challenge", [("name", "One more")]).status == 422)
        #expect(try ada.get("/settings/passkeys").document.all("a").contains { $0["href"] == "/settings/passkeys/new" } == false)
        #expect(try scene.passkeys().count == Passkey.limit)
    }

    @Test func `adding and removing want a proof of the last ten minutes`() throws {
        let scene = try PasskeyScene(), ada = scene.ada
        _ = try scene.adasPasskey()
        let id = try #require(try scene.passkeys().first).id
        scene.household.site.clock.advance(seconds: 11 * 60)
        let answers = [
            try ada.fetch("/settings/passkeys/new"), try ada.send("/settings/passkeys/challenge", [("name", "x")]),
            try ada.send("/settings/passkeys", [("name", "x")]),
            try ada.fetch("/settings/passkeys/\(id)/delete"), try ada.send("/settings/passkeys/\(id)/delete"),
        ]
        for answer in answers { #expect(answer.status == 303 && answer["Location"]?.hasPrefix("/settings/confirm") == true) }
        #expect(try scene.passkeys().count == 1)
        #expect(try ada.fetch("/settings/passkeys").status == 200)
        #expect(try ada.send("/settings/passkeys/\(id)", [("name", "Renamed")]).status == 303)
    }

    @Test func `somebody else's passkey is not there`() throws {
        let scene = try PasskeyScene()
        _ = try scene.adasPasskey()
        let id = try #require(try scene.passkeys().first).id.description, ben = scene.ben
        for id in [id, SampleID.absent, "x"] {
            #expect(try ben.fetch("/settings/passkeys/\(id)/edit").status == 404)
            #expect(try ben.fetch("/settings/passkeys/\(id)/delete").status == 404)
            #expect(try ben.send("/settings/passkeys/\(id)", [("name", "Mine")]).status == 404)
            #expect(try ben.send("/settings/passkeys/\(id)/delete").status == 404)
        }
        #expect(try scene.passkeys().map(\.name) == ["My phone"])
        #expect(try !ben.get("/settings/passkeys").text.contains("My phone"))
    }

    @Test(arguments: [
        ("http", "penny.local:8080", "only on encrypted pages"), ("http", "192.168.1.5:8080", "by the address 192.168.1.5"),
        ("https", "192.168.1.5:8443", "by the address 192.168.1.5"), ("https", "[fd00::5]:8443", "by the address fd00::5"),
    ])
    func `a page without passkeys says what is missing and leads to HTTPS`(scheme: String, host: String, sentence: String) throws {
        let scene = try PasskeyScene()
        let browser = scene.browser(host: host, scheme: scheme)
        let ada = scheme == "https" ? browser.signedIn(overHTTPS: scene.household.cookies.ada) : browser.signedIn(scene.household.cookies.ada)
        for path in ["/settings/passkeys", "/settings/passkeys/new"] {
            let page = try ada.get(path)
            #expect(page.text.contains(sentence), "\(page.text)")
            #expect(page.document.all("a").contains { $0["href"] == "/settings/https" })
            #expect(!page.document.elements.contains { $0["data-passkey"] != nil })
        }
        #expect(try ada.send("/settings/passkeys/challenge", [("name", "x")]).status == 400)
        #expect(try ada.send("/settings/passkeys", [("name", "x"), ("client_data", "e30"), ("attestation", "oA")]).status == 422)
    }

    @Test func `a passkey of another name says where it works`() throws {
        let scene = try PasskeyScene()
        _ = try scene.adasPasskey()
        let elsewhere = scene.browser(host: "localhost:8443").signedIn(overHTTPS: scene.household.cookies.ada)
        #expect(try elsewhere.get("/settings/passkeys").text.contains("Works at penny.local"))
        #expect(try !scene.ada.get("/settings/passkeys").text.contains("Works at"))
    }
}
