import Foundation
import TestSupport
import Testing

/// A passkey in place of the passcode, and of the password at a confirmation.
@Suite struct PasskeyProofTests {
    /// Returns Ada with a passkey and a passcode, whose session is locked.
    private func locked() throws -> (scene: PasskeyScene, passkey: SoftwarePasskey, ada: Browser) {
        let scene = try PasskeyScene(), passkey = try scene.adasPasskey(), ada = scene.ada
        #expect(try ada.send("/settings/passcode", [("passcode", "2580"), ("passcode_again", "2580"), ("lock_after", "60")]).status == 303)
        scene.household.site.clock.advance(seconds: 3_700)
        #expect(try ada.fetch("/records")["Location"] == "/locked?next=%2Frecords")
        return (scene, passkey, ada)
    }

    @Test func `a passkey opens the lock screen`() throws {
        let (_, passkey, ada) = try locked()
        #expect(try ada.get("/locked?next=%2Frecords").document.forms.contains { $0.action == "/locked/passkey" })
        let answer = try ada.send("/locked/passkey", [("next", "/records")] + PasskeyScene.assertion(ada, passkey, at: "/locked/passkey"))
        #expect(answer.status == 303 && answer["Location"] == "/records")
        #expect(try ada.fetch("/records").status == 200)
        #expect(try ada.fetch("/settings/passkeys/new").status == 200, "it was a proof of who she is")
    }

    @Test func `another person's passkey and a used answer open nothing`() throws {
        let (scene, passkey, ada) = try locked()
        var bens = try SoftwarePasskey()
        #expect(try scene.ben.post("/settings/confirm", [("password", Household.password)]).status == 200)
        #expect(try PasskeyScene.add(scene.ben, &bens).status == 303)
        let foreign = try ada.send("/locked/passkey", PasskeyScene.assertion(ada, bens, at: "/locked/passkey"))
        #expect(foreign.status == 422 && foreign.document.element(id: "problems")?.text.contains("does not belong") == true)
        // A response to the sign-in's challenge is not valid for the lock screen.
        let guest = scene.browser()
        #expect(try ada.send("/locked/passkey", PasskeyScene.assertion(guest, passkey)).status == 422)
        #expect(try ada.send("/locked/passkey", PasskeyScene.assertion(ada, passkey, at: "/locked/passkey") { $0.signature[9] ^= 1 }).status == 422)
        #expect(try ada.fetch("/records").status == 303)
        #expect(scene.household.site.events.errors == [])
    }

    @Test func `wrong passkeys are no wrong passcodes, and a locked page tells only its owner's passkeys`() throws {
        let (_, passkey, ada) = try locked()
        for _ in 0..<7 { #expect(try ada.send("/locked/passkey", [("credential", "AA")]).status == 422) }
        let options = try PasskeyScene.options(ada, "/locked/passkey/challenge")
        let allowed = (options["allowCredentials"] as? [[String: Any]])?.compactMap { $0["id"] as? String }
        #expect(allowed == [PasskeyScene.text(passkey.id)])
        #expect(try ada.send("/settings/passkeys/challenge", [("name", "x")]).status == 303)
        #expect(try ada.send("/locked", [("passcode", "2580")]).status == 303)
        #expect(try ada.fetch("/records").status == 200)
    }

    @Test func `a passkey stands for the password that is asked for again`() throws {
        let scene = try PasskeyScene(), passkey = try scene.adasPasskey(), ada = scene.ada
        scene.household.site.clock.advance(seconds: 11 * 60)
        let page = try ada.get("/settings/passkeys/new")
        #expect(page.target == "/settings/confirm?next=%2Fsettings%2Fpasskeys%2Fnew")
        #expect(page.document.forms.contains { $0.action == "/settings/confirm/passkey" })
        let path = "/settings/confirm/passkey"
        let wrong = try ada.send(path, [("next", "/settings/passkeys/new")] + PasskeyScene.assertion(ada, passkey, at: path) { $0.signature = [] })
        #expect(wrong.status == 422 && wrong.document.element(id: "problems") != nil)
        #expect(try ada.fetch("/settings/passkeys/new").status == 303)
        let answer = try ada.send(path, [("next", "/settings/passkeys/new")] + PasskeyScene.assertion(ada, passkey, at: path))
        #expect(answer.status == 303 && answer["Location"] == "/settings/passkeys/new")
        #expect(try ada.fetch("/settings/passkeys/new").status == 200)
    }

    @Test func `who has no passkey for this name is offered none`() throws {
        let scene = try PasskeyScene()
        _ = try scene.adasPasskey()
        #expect(try !scene.ben.get("/settings/confirm").document.forms.contains { $0.action == "/settings/confirm/passkey" })
        let elsewhere = scene.browser(host: "localhost:8443").signedIn(overHTTPS: scene.household.cookies.ada)
        #expect(try !elsewhere.get("/settings/confirm").document.forms.contains { $0.action == "/settings/confirm/passkey" })
        #expect(try scene.ada.get("/settings/confirm").document.forms.contains { $0.action == "/settings/confirm/passkey" })
    }

    @Test func `a passkey signs in past the second step, and its session is open`() throws {
        let scene = try PasskeyScene(), passkey = try scene.adasPasskey(), ada = scene.ada
        #expect(try ada.send("/settings/passcode", [("passcode", "2580"), ("passcode_again", "2580"), ("lock_after", "0")]).status == 303)
        let browser = scene.browser()
        #expect(try browser.send("/sign-in/passkey", PasskeyScene.assertion(browser, passkey)).status == 303)
        #expect(try browser.fetch("/records").status == 200)
    }
}
