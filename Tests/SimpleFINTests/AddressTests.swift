import Fetching
import Foundation
import TestSupport
import Testing

@testable import SimpleFIN

struct AddressTests {
    static func token(_ address: String) -> String { Data(address.utf8).base64EncodedString() }

    /// The example of the protocol.
    @Test(arguments: [
        "aHR0cHM6Ly9icmlkZ2Uuc2ltcGxlZmluLm9yZy9zaW1wbGVmaW4vY2xhaW0vZGVtbw==", "aHR0cHM6Ly9icmlkZ2Uuc2ltcGxlZmluLm9yZy9zaW1wbGVmaW4vY2xhaW0vZGVtbw",
        "  aHR0cHM6Ly9icmlkZ2Uu\r\nc2ltcGxlZmluLm9yZy9z aW1wbGVmaW4v\n\tY2xhaW0vZGVtbw==\n\n",
        token("https://bridge.simplefin.org/simplefin/claim/demo\n"),
    ])
    func `a setup token is read however it was copied`(text: String) throws {
        #expect(try SetupToken(text).claim == "https://bridge.simplefin.org/simplefin/claim/demo")
    }

    @Test func `both alphabets of base64 are read`() throws {
        let text = Self.token("https://bridge.example/claim/?a=~~~>>>???")
        #expect(text.contains("/") || text.contains("+"))
        let other = text.replacing("+", with: "-").replacing("/", with: "_")
        #expect(try SetupToken(other).claim == SetupToken(text).claim)
    }

    @Test(arguments: [
        ("", BridgeAddressProblem.notAnAddress), ("====", .notAnAddress), ("a token", .notAnAddress), ("aHR0cHM6Ly", .notAnAddress),
        ("/+8=", .notAnAddress),
        (token("ftp://bridge.example/claim"), .notAnAddress), (token("https://user:word@bridge.example/claim"), .notAnAddress),
        (token("https://bridge.example/claim#part"), .notAnAddress), (token("https://bridge.example/a b"), .notAnAddress),
        (token("https:///claim"), .notAnAddress), (token("https:/claim"), .notAnAddress),
        (token("https://bridge.example/" + String(repeating: "x", count: 2_000)), .notAnAddress),
        (String(repeating: "A", count: 4_001), .notAnAddress), (token("http://bridge.example/claim"), .notSecure),
        (token("https://127.0.0.1/claim"), .forbidden), (token("https://0x7f.1/claim"), .forbidden), (token("https://[::1]/claim"), .forbidden),
        (token("https://192.168.1.1/claim"), .forbidden), (token("https://169.254.169.254/latest"), .forbidden),
        (token("https://[::ffff:10.0.0.1]/claim"), .forbidden),
    ])
    func `what is no token of a bridge is refused`(text: String, problem: BridgeAddressProblem) {
        #expect(throws: problem) { try SetupToken(text) }
    }

    @Test func `an address gives its root, its host and its credentials`() throws {
        let access = try AccessAddress("https://us%20er:p%3Aw@bridge.example:8443/simplefin/\n")
        #expect(access.root == "https://bridge.example:8443/simplefin")
        #expect(access.host == "bridge.example:8443")
        #expect(access.authorization == "Basic " + Self.token("us er:p:w"))
        #expect(try AccessAddress(access.kept) == access)
        #expect(try AccessAddress("HTTPS://a@b:c@bridge.example").authorization == "Basic " + Self.token("a@b:c"))
    }

    @Test(arguments: [
        ("", BridgeAddressProblem.notAnAddress), ("bridge.example", .notAnAddress), ("https://bridge.example/simplefin", .notAnAddress),
        ("https://user@bridge.example/", .notAnAddress), ("https://:word@bridge.example/", .notAnAddress),
        ("https://a:b%zz@bridge.example/", .notAnAddress),
        ("https://a%3Ab:c@bridge.example/", .notAnAddress), ("https://a:b%0D%0AX@bridge.example/", .notAnAddress),
        ("https://a:b@bridge.example/?c=d", .notAnAddress), ("https://a:b@bridge.example/#c", .notAnAddress),
        ("https://a:b@/simplefin", .notAnAddress),
        ("https:/https://a:b@bridge.example/", .notAnAddress), ("https:/a:b@bridge.example://x", .notAnAddress),
        ("<html>https://a:b@bridge.example/</html>", .notAnAddress), ("http://a:b@bridge.example/simplefin", .notSecure),
        ("https://a:b@127.0.0.1/simplefin", .forbidden), ("https://a:b@[fd00::1]/simplefin", .forbidden),
    ])
    func `what is no address with credentials is refused`(text: String, problem: BridgeAddressProblem) {
        #expect(throws: problem) { try AccessAddress(text) }
    }

    @Test func `only tests contact this machine, and nothing else`() throws {
        #expect(throws: BridgeAddressProblem.forbidden) { try SetupToken(Self.token("https://bridge.example/claim"), reach: .thisMachine) }
        #expect(throws: BridgeAddressProblem.notSecure) { try AccessAddress("http://a:b@127.0.0.1:1/") }
    }

    @Test func `ten thousand mutated addresses are refused, or lead to a public machine by HTTPS`() throws {
        var random = SeededRandom(seed: 17), accepted = 0
        let material = [
            "@", ":", "/", "//", "#", "?", "%", "%40", "\\", "http://", "127.0.0.1", "[::1]", "\u{0}", " ", "\r\n", "é", "https://x:y@", "..",
        ]
        for _ in 0..<10_000 {
            var text = Array("https://user:word@bridge.example:8443/simplefin".utf8)
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let place = Int.random(in: 0...text.count, using: &random), end = min(text.count, place + Int.random(in: 0..<6, using: &random))
                text.replaceSubrange(place..<end, with: Array((material.randomElement(using: &random) ?? "").utf8))
            }
            guard let access = try? AccessAddress(String(decoding: text, as: UTF8.self)) else { continue }
            accepted += 1
            #expect(access.root.lowercased().hasPrefix("https://\(access.host)".lowercased()))
            #expect(!access.host.isEmpty && !access.host.contains("@"))
            #expect(Fetcher.number(in: access.root).map { Fetcher.Reach.publicInternet.admits($0) } != false)
            #expect(Fetcher.isAddress(access.root + "/accounts?version=2"))
            #expect(try AccessAddress(access.kept) == access)
        }
        #expect(accepted > 500)
    }

    private func expectHidden(_ text: String, in shown: String, _ place: SourceLocation = #_sourceLocation) {
        #expect(!shown.contains(text), sourceLocation: place)
    }

    @Test func `neither a description nor a dump nor a reflection shows a secret`() throws {
        struct Holder { let access: AccessAddress, token: SetupToken }
        let holder = Holder(
            access: try AccessAddress("https://Hidden:Word@bridge.example/simplefin"),
            token: try SetupToken(Self.token("https://bridge.example/Hidden")))
        var dumped = ""
        dump(holder, to: &dumped)
        let shown = [
            "\(holder)", "\(holder.access)", "\(holder.token)", String(reflecting: holder), String(reflecting: holder.access), dumped,
            "\(Mirror(reflecting: holder.access).children.map { $0 })", "\([holder.access])", "\(Optional(holder.token) as Any)",
        ]
        for text in shown { for secret in ["Hidden", "Word", Self.token("Hidden:Word")] { expectHidden(secret, in: text) } }
        #expect("\(holder.access)" == "(AccessAddress)")
    }
}
