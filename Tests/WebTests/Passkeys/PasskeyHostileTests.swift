import Foundation
import TestSupport
import Testing

/// Invalid responses at every form that accepts a passkey.
@Suite struct PasskeyHostileTests {
    @Test func `ten thousand answers of random bytes and changed ones get nobody in and never break the server`() throws {
        let scene = try PasskeyScene()
        let passkey = try scene.adasPasskey(), ada = scene.ada
        var random = SeededRandom(seed: 21)
        let guest = scene.browser(), token = try guest.token, adasToken = try ada.token
        let good = PasskeyScene.fields(try passkey.sign(PasskeyScene.text([UInt8](repeating: 9, count: 32))))
        for round in 0..<10_000 {
            let isSignIn = round.isMultiple(of: 2)
            var fields =
                isSignIn
                ? try round.isMultiple(of: 8) ? PasskeyScene.assertion(guest, passkey) : good
                : [("name", "x"), ("client_data", "e30"), ("attestation", "oA"), ("transports", "usb")]
            let place = Int.random(in: 0..<fields.count, using: &random)
            fields[place].1 = Self.other(fields[place].1, &random)
            if Int.random(in: 0..<4, using: &random) == 0 { fields.swapAt(0, fields.count - 1) }
            let browser = isSignIn ? guest : ada, path = isSignIn ? "/sign-in/passkey" : "/settings/passkeys"
            let answer = try browser.raw(path, [("csrf", isSignIn ? token : adasToken)] + fields)
            // A text with a NUL is not a valid form.
            #expect(answer.status == 422 || answer.status == 400, "\(path) \(fields)")
        }
        #expect(guest.web.cookies["__Host-penny_session"] == nil)
        #expect(try scene.passkeys().count == 1)
        #expect(scene.household.site.events.errors == [])
    }

    private static func other(_ text: String, _ random: inout SeededRandom) -> String {
        while true {
            let changed: String
            switch Int.random(in: 0..<3, using: &random) {
            case 0: changed = PasskeyScene.text((0..<Int.random(in: 1...200, using: &random)).map { _ in .random(in: 0...255, using: &random) })
            case 1: changed = PasskeyScene.text((Self.bytes(text) ?? [1]).mutated(using: &random))
            default: changed = String(decoding: Array(text.utf8).mutated(using: &random), as: UTF8.self)
            }
            if changed != text { return changed }
        }
    }

    private static func bytes(_ text: String) -> [UInt8]? {
        let padded = text.replacing("-", with: "+").replacing("_", with: "/") + String(repeating: "=", count: (4 - text.count % 4) % 4)
        return Data(base64Encoded: padded).map { Array($0) }
    }

    @Test func `an answer of 200 kB is refused like any other`() throws {
        let scene = try PasskeyScene(), guest = scene.browser()
        let long = String(repeating: "A", count: 60_000)
        let answer = try guest.send(
            "/sign-in/passkey", ["credential", "client_data", "authenticator_data"].map { ($0, long) } + [("signature", "AAAA")])
        #expect(answer.status == 422)
    }

    @Test(arguments: ["/sign-in/passkey", "/sign-in/passkey/challenge"]) func `the token of a form is needed`(path: String) throws {
        let scene = try PasskeyScene(), guest = scene.browser()
        _ = try guest.token
        #expect(try guest.raw(path, []).status == 403)
        #expect(try guest.send(path, [], headers: [("Origin", "https://evil.example")]).status == 403)
    }
}
