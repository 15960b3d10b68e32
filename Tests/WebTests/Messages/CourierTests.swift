import Bookkeeping
import Foundation
import TestSupport
import Testing
import Upkeep

@testable import Storage
@testable import Web

@Suite struct CourierTests {
    @Test func `a notification goes to the person's own address, as ntfy takes it`() throws {
        let scene = try CourierScene()
        try scene.choose([.address])
        try scene.tell()
        scene.look()
        let request = try #require(scene.service.requests.first)
        #expect(request.method == "POST" && request.target == "/my-topic")
        #expect(request["Title"] == "An API token was made" && request["Tags"] == "lock" && request["Content-Type"] == "text/plain; charset=utf-8")
        #expect(scene.service.bodies == ["If this was not you, change your password and sign out your other devices."])
        #expect(try scene.state(.address) == NotificationChannelState(sentAt: scene.now))
        #expect(scene.mail.isEmpty && scene.timer.seconds == nil)
    }

    @Test func `a connection that a bridge refuses is told with its host`() throws {
        let scene = try CourierScene()
        try scene.choose([.address])
        try BankLinkPagesTests.connect(scene.household, failure: "revoked")
        scene.look()
        let request = try #require(scene.service.requests.first)
        #expect(request["Title"] == "No more records come from bridge.example" && request["Tags"] == "bank")
        #expect(scene.service.bodies.count == 1 && scene.service.bodies.first?.contains("connect again with a new setup token") == true)
    }

    @Test func `or as an object`() throws {
        let scene = try CourierScene()
        try scene.choose([.address], format: .json)
        try scene.tell()
        scene.look()
        #expect(scene.service.requests.first?["Content-Type"] == "application/json")
        #expect(
            scene.service.bodies == [
                #"{"kind":"security","message":"If this was not you, change your password and sign out your other devices.","time":1763642040,"title":"An API token was made"}"#
            ])
    }

    @Test func `a title of any language is a header of ASCII`() throws {
        let scene = try CourierScene()
        _ = try scene.household.ada.send("/settings/preferences", [("language", "ja")])
        try scene.choose([.address])
        try scene.tell()
        scene.look()
        let title = try #require(scene.service.requests.first?["Title"])
        #expect(title.hasPrefix("=?UTF-8?B?") && title.utf8.allSatisfy { $0 < 0x7f })
        #expect(scene.service.bodies.first?.contains("心当たりがない場合は") == true)
    }

    @Test func `a notification goes by e-mail to the person alone`() throws {
        let scene = try CourierScene()
        try scene.choose([.email])
        try scene.tell()
        scene.look()
        #expect(scene.mail.contains("To: <ada@example.org>\n") && scene.mail.contains("Subject: Penny: An API token was made\n"))
        #expect(scene.mailText.contains("If this was not you") && scene.mailText.contains("More → What is sent"))
        #expect(try String(contentsOf: scene.directory.file("arguments"), encoding: .utf8) == "-i\n-f\npenny@home.example\n--\nada@example.org\n")
        #expect(try scene.state(.email).sentAt == scene.now && scene.service.requests.isEmpty)
    }

    @Test(arguments: [false, true]) func `amounts are said only to those who want it`(amounts: Bool) throws {
        let scene = try CourierScene()
        try scene.choose([.email, .address], amounts: amounts)
        #expect(try scene.household.ada.send("/transactions", try AlertTests.coffee(scene.household, "60")).status == 303)
        scene.look()
        let words = scene.service.bodies.joined() + scene.mailText + scene.service.requests.compactMap { $0["Title"] }.joined()
        #expect(!scene.service.bodies.isEmpty && !scene.mailText.isEmpty)
        #expect(words.contains("£") == amounts)
        #expect(words.contains("Open Penny to see the figures.") != amounts)
    }

    @Test func `a message that fails is tried six times in a day, and said to have failed`() throws {
        let scene = try CourierScene()
        scene.service.answer(WireResponse(status: 503))
        try scene.choose([.address])
        try scene.tell()
        scene.look()
        #expect(try scene.state(.address).failure == .init(at: TestSite.now, word: "status-503"))
        var pauses: [Int64] = [], rings = 0
        while let seconds = scene.sleep(), rings < 40 {
            if scene.service.requests.count > pauses.count + 1 { pauses.append(scene.now - TestSite.now - pauses.reduce(0, +)) }
            _ = seconds
            rings += 1
        }
        #expect(pauses == [60, 300, 1_800, 7_200, 43_200])
        #expect(scene.service.requests.count == 6 && scene.timer.seconds == nil)
        #expect(try scene.state(.address).waiting == 0)
        let lines = scene.household.site.events.lines.filter { $0.contains("not sent") }
        #expect(lines.count == 6 && lines.last == "message by address not sent, given up: status-503")
    }

    @Test func `a message that failed goes when the service is back, and nothing is said any more`() throws {
        let scene = try CourierScene()
        scene.service.answer(WireResponse(status: 500))
        try scene.choose([.address])
        try scene.tell()
        scene.look()
        scene.service.answer(WireResponse(status: 200))
        #expect(scene.sleep() == 60)
        #expect(try scene.state(.address) == NotificationChannelState(sentAt: scene.now))
        #expect(scene.service.requests.count == 2)
    }

    @Test func `a service that fails gets one try, however many messages wait, and does not hold others up`() throws {
        let scene = try CourierScene(), other = try Service()
        scene.service.answer(WireResponse(status: 500))
        try scene.choose([.address])
        try scene.choose([.address], address: other.address, of: "ben")
        for _ in 0..<5 { try scene.tell() }
        try scene.tell(.passkeyAdded, "ben")
        scene.look()
        #expect(scene.service.requests.count == 1 && other.requests.count == 1)
    }

    @Test func `this machine is not contacted for anybody, and a redirect is not followed`() throws {
        let closed = try CourierScene(reaches: false)
        try closed.choose([.address])
        try closed.tell()
        closed.look()
        #expect(closed.service.requests.isEmpty)
        #expect(try closed.state(.address).failure?.word == "forbidden-address")

        let scene = try CourierScene(), inside = try Service()
        scene.service.answer(WireResponse(status: 307, headers: [("Location", inside.address)]))
        try scene.choose([.address])
        try scene.tell()
        scene.look()
        #expect(inside.requests.isEmpty)
        #expect(try scene.state(.address).failure?.word == "too-many-redirects")
    }

    @Test(arguments: [("operator", "publicInternetAndPrivateNetworks"), ("member", "publicInternet")])
    func `an operator's address may be in the private network, a member's only if that is switched on`(role: String, reach: String) throws {
        var user = try CourierScene().user()
        user.role = try #require(User.Role(rawValue: role))
        #expect("\(MessageSettings().fetcher(for: user).reach)" == reach)
        #expect("\(MessageSettings(reachesPrivateNetworks: true).fetcher(for: user).reach)" == "publicInternetAndPrivateNetworks")
    }

    @Test func `an answer without end does not matter, and a refusal of the mail program is in the log`() throws {
        let scene = try CourierScene()
        scene.service.answer(WireResponse(status: 200, body: [UInt8](repeating: 120, count: 3_000_000)))
        _ = try MailProgram.make(in: scene.directory, "echo 'no route for ada@example.org' >&2; exit 75")
        try scene.choose([.email, .address])
        try scene.tell()
        scene.look()
        #expect(try scene.state(.address).sentAt == scene.now)
        #expect(try scene.state(.email).failure?.word == "mail-status-75")
        #expect(scene.household.site.events.lines.contains("message by email not sent: mail-status-75 (no route for …)"))
    }

    @Test func `feedback goes to whoever runs the server, who can answer`() throws {
        let scene = try CourierScene()
        let user = try scene.user("ben"), now = scene.now
        let feedback = Feedback(
            id: Identifier(milliseconds: 5), user: user.id, subject: "Bigger\r\nBcc: eve@example.org", content: "Please.\n.\nThanks", createdAt: now)
        _ = try scene.household.site.store.write { try $0.feedback.add(feedback, isMailed: true) }
        scene.look()
        #expect(scene.mail.contains("To: <operator@home.example>\n") && scene.mail.contains("Reply-To: <ben@example.org>\n"))
        #expect(scene.mail.contains("Subject: Penny: Feedback: Bigger  Bcc: eve@example.org\n") && !scene.mail.contains("\nBcc"))
        #expect(scene.mail.contains("Please.\n.\nThanks"))
    }

    @Test func `a person who may not sign in any more gets nothing`() throws {
        let scene = try CourierScene()
        try scene.choose([.address], of: "ben")
        try scene.tell(.newSignIn, "ben")
        let ben = try scene.user("ben").id
        try scene.household.site.store.write { try $0.users.setDisabled(ben, true) }
        try scene.tell(.newSignIn, "ben")
        scene.look()
        #expect(scene.service.requests.isEmpty && scene.timer.seconds == nil)
    }

    @Test func `a stopped courier sends nothing, and the next one goes on`() throws {
        let scene = try CourierScene()
        try scene.choose([.address])
        scene.service.whenAsked { [courier = scene.courier] in courier.stop() }
        try scene.tell()
        try scene.tell()
        scene.look()
        #expect(scene.service.requests.count == 1)
        scene.look()
        #expect(scene.service.requests.count == 1 && scene.timer.seconds == nil)
        #expect(try scene.state(.address).waiting >= 1)
    }

    @Test func `what has been sent is not sent again when that could not be written down`() throws {
        let scene = try CourierScene()
        try scene.choose([.address])
        try scene.tell()
        try scene.household.site.store.pool.write {
            try $0.execute(sql: "CREATE TRIGGER full BEFORE DELETE ON outbox BEGIN SELECT raise(abort, 'full'); END")
        }
        scene.look()
        #expect(scene.service.requests.count == 1 && scene.timer.seconds == 300)
        scene.sleep()
        try scene.household.site.store.pool.write { try $0.execute(sql: "DROP TRIGGER full") }
        scene.sleep()
        #expect(scene.service.requests.count == 1)
        #expect(try scene.state(.address).waiting == 0 && scene.timer.seconds == nil)
    }

    @Test func `without messages nothing is written and no timer runs`() throws {
        let scene = try CourierScene(), witness = try DatabaseWitness(scene.household.site)
        let before = try witness.version
        for _ in 0..<3 { scene.look() }
        #expect(try witness.version == before && scene.timer.seconds == nil)
    }
}
