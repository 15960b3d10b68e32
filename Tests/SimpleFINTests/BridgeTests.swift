import Bookkeeping
import Fetching
import Synchronization
import TestSupport
import Testing

@testable import SimpleFIN

struct BridgeTests {
    static let empty = #"{"errors":[],"accounts":[]}"#

    @Test func `a token is exchanged once, and the second time is an alarm`() throws {
        let server = try BridgeServer(answering: Self.empty)
        let access = try BridgeServer.bridge.claim(server.token())
        #expect(
            access
                == (try AccessAddress(server.origin.replacing("://", with: "://us%20er:pass%3Aword%2F%E2%82%AC@") + "/bridge/", reach: .thisMachine)))
        #expect(try BridgeServer.bridge.accounts(at: access, days: nil, in: .utc) == server.accounts(days: nil))
        #expect(throws: BridgeFailure.usedToken) { try BridgeServer.bridge.claim(server.token()) }
    }

    @Test(arguments: ["", "{}", "Welcome", "https://bridge.example/without-credentials", "http://a:b@bridge.example/", "\u{0}\u{ff}"])
    func `a claim answered with something else gives no address`(answer: String) throws {
        let server = try LoopbackServer { _ in WireResponse(status: 200, body: Array(answer.utf8)) }
        let token = try SetupToken(AddressTests.token(server.origin + "/claim"), reach: .thisMachine)
        #expect(throws: BridgeFailure.unknownShape) { try BridgeServer.bridge.claim(token) }
    }

    @Test func `a claim is not led to another machine`() throws {
        let other = try BridgeServer(answering: Self.empty)
        let server = try LoopbackServer { _ in WireResponse(status: 307, headers: [("Location", other.origin + "/claim/one-time-code")]) }
        let token = try SetupToken(AddressTests.token(server.origin + "/claim"), reach: .thisMachine)
        #expect(throws: BridgeFailure.redirected) { try BridgeServer.bridge.claim(token) }
        #expect(other.seen == [])
    }

    @Test func `the credentials travel in a header, and the address has the period and the accounts`() throws {
        let server = try BridgeServer(answering: Self.empty)
        _ = try server.accounts(only: ["ACT-1", "Demo Savings&x=é"])
        #expect(
            server.seen == [
                .init(
                    target:
                        "/bridge/accounts?version=2&pending=1&start-date=1727913600&end-date=1728172800&account=ACT-1&account=Demo%20Savings%26x%3D%C3%A9",
                    authorization: BridgeServer.authorization)
            ])
    }

    @Test func `balances are asked for without transactions, and too many accounts as all`() throws {
        let server = try BridgeServer(answering: Self.empty)
        _ = try server.accounts(days: nil, only: (1...200).map { "ACT-a-long-identifier-\($0)" })
        #expect(server.seen.map(\.target) == ["/bridge/accounts?version=2&balances-only=1"])
    }

    @Test func `a longer period is asked for in parts without a gap, of which the last ends a day later`() throws {
        let first = try #require(CalendarDate("2026-01-01")), last = try #require(CalendarDate("2026-05-31"))
        let parts = Bridge.parts(of: first...last)
        #expect(parts.map { $0.count / 86_400 } == [60, 60, 33])
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(parts.first?.lowerBound == (first.daysSince1970 - 1) * 86_400)
        #expect(parts.last?.upperBound == (last.daysSince1970 + 2) * 86_400)
    }

    @Test func `of a very long period the latest part is asked for`() throws {
        let parts = Bridge.parts(of: CalendarDate(daysSince1970: -700_000)...CalendarDate(daysSince1970: 2_900_000))
        #expect(parts.count == Bridge.requestLimit)
        #expect(parts.allSatisfy { $0.count == 60 * 86_400 })
        #expect(parts.last?.upperBound == 2_900_002 * 86_400)
    }

    @Test func `parts become one answer, with the newest balance and each identifier once`() throws {
        let count = Mutex(0)
        let server = try BridgeServer { _ in
            let part = count.withLock { count in
                count += 1
                return count
            }
            let pending = part == 1 ? #"{"id":"p","posted":0,"transacted_at":86400,"amount":"-1","description":"Coffee","pending":true},"# : ""
            let booked = part == 2 ? #"{"id":"p","posted":172800,"amount":"-1.50","description":"Coffee"},"# : ""
            let json = """
                {"errors":["Sign in again."],"accounts":[{"id":"a","name":"A","currency":"EUR","balance":"\(part)","balance-date":\(part * 86_400),"org":{"domain":"b"},
                "transactions":[\(pending)\(booked){"id":"\(part)","posted":86400,"amount":"2","description":"x"},{"id":"9","posted":86400,"amount":"2","description":"x"},{}]}]}
                """
            return WireResponse(status: 200, body: Array(json.utf8))
        }
        let answer = try server.accounts(days: BridgeServer.day...BridgeServer.day.adding(days: 100))
        #expect(server.seen.count == 2)
        let account = try #require(answer.accounts.first)
        #expect(answer.accounts.count == 1)
        #expect(answer.messages.map(\.text) == ["Sign in again."])
        #expect(account.statement.entries.map(\.bankID) == ["p", "1", "9", "2"])
        #expect(account.statement.entries.map(\.isPending) == [false, false, false, false])
        #expect(account.statement.entries.first?.amount.minorUnits == -150)
        #expect(account.statement.closing?.amount.minorUnits == 200)
        #expect(account.problems.map(\.reason) == [.incomplete])
    }

    @Test(arguments: [
        (402, BridgeFailure.paymentRequired), (403, .revoked), (429, .tooManyRequests), (500, .unreachable(.status(500))),
        (404, .unreachable(.status(404))),
    ])
    func `a status says what to do`(status: Int, failure: BridgeFailure) throws {
        let server = try BridgeServer { _ in WireResponse(status: status, body: Array(Self.empty.utf8)) }
        #expect(throws: failure) { try server.accounts() }
    }

    @Test func `a bridge that is not there, slow or no longer wanted is left`() throws {
        let port = try FreePort.find()
        let access = try AccessAddress("http://a:b@127.0.0.1:\(port)/", reach: .thisMachine)
        #expect(throws: BridgeFailure.unreachable(.refused)) { try BridgeServer.bridge.accounts(at: access, days: nil, in: .utc) }
        let silent = try LoopbackServer(talking: { connection in while true { _ = try connection.read(count: 1) } })
        let waiting = try AccessAddress("http://a:b@127.0.0.1:\(silent.port)/", reach: .thisMachine)
        #expect(throws: BridgeFailure.timedOut) {
            try Bridge(reach: .thisMachine, timeLimit: .milliseconds(200)).accounts(at: waiting, days: nil, in: .utc)
        }
        #expect(throws: BridgeFailure.cancelled) { try BridgeServer.bridge.accounts(at: waiting, days: nil, in: .utc) { false } }
    }

    @Test func `an answer that is too large, empty or no JSON is none`() throws {
        let huge = String(repeating: " ", count: Bridge.sizeLimit) + Self.empty
        #expect(throws: BridgeFailure.tooLarge) { try BridgeServer(answering: huge).accounts() }
        #expect(throws: BridgeFailure.notJSON) { try BridgeServer(answering: "").accounts() }
        #expect(throws: BridgeFailure.notJSON) { try BridgeServer(answering: "<html>").accounts() }
        #expect(throws: BridgeFailure.unknownShape) { try BridgeServer(answering: "[]").accounts() }
    }

    @Test func `a redirect within the bridge is followed, and one to another machine neither gets the credentials nor is believed`() throws {
        let server = try BridgeServer { request in
            request.target.hasSuffix("&moved")
                ? WireResponse(status: 200, body: Array(Self.empty.utf8))
                : WireResponse(status: 302, headers: [("Location", request.target + "&moved")])
        }
        #expect(try server.accounts() == BridgeAnswer())
        let authorizations = Mutex<[String?]>([])
        let stranger = try LoopbackServer { request in
            authorizations.withLock { $0.append(request["Authorization"]) }
            return WireResponse(status: 200, body: Array(Self.empty.utf8))
        }
        let leading = try BridgeServer { _ in WireResponse(status: 302, headers: [("Location", stranger.origin + "/bridge/accounts?x")]) }
        #expect(throws: BridgeFailure.redirected) { try leading.accounts() }
        #expect(authorizations.withLock { $0 } == [nil])
        let toAFile = try BridgeServer { _ in WireResponse(status: 302, headers: [("Location", "file:///etc/passwd")]) }
        #expect(throws: BridgeFailure.redirected) { try toAFile.accounts() }
    }

    @Test func `a public name that leads to this machine is not contacted`() throws {
        let server = try BridgeServer(answering: Self.empty)
        let access = try AccessAddress("https://a:b@localhost:\(server.origin.split(separator: ":").last ?? "")/bridge")
        #expect(throws: BridgeFailure.unreachable(.forbiddenAddress)) { try Bridge().accounts(at: access, days: nil, in: .utc) }
        #expect(server.seen == [])
    }

    @Test func `every failure has a word, and none has a secret`() throws {
        let failures: [BridgeFailure] = [
            .usedToken, .revoked, .paymentRequired, .tooManyRequests, .timedOut, .tooLarge, .redirected, .notJSON, .unknownShape, .cancelled,
            .unreachable(.status(500)), .unreachable(.notSecure), .unreachable(.refused),
        ]
        #expect(failures.map { BridgeFailure(word: $0.word) } == failures)
        #expect(BridgeFailure(word: "unknown") == nil)
        let server = try BridgeServer { _ in WireResponse(status: 403) }
        _ = try BridgeServer.bridge.claim(server.token())
        for attempt in [{ _ = try BridgeServer.bridge.claim(server.token()) }, { _ = try server.accounts() }] as [() throws -> Void] {
            do {
                try attempt()
                Issue.record("The attempt has to fail.")
            } catch {
                for secret in BridgeServer.secrets { #expect(!String(reflecting: error).contains(secret)) }
            }
        }
    }
}
