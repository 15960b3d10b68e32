import Bookkeeping
import Foundation
import Synchronization
import TestSupport

@testable import SimpleFIN

/// A bridge on loopback, with one token and one pair of credentials.
final class BridgeServer: Sendable {
    static let credentials = "us er:pass:word/€"
    static let authorization = "Basic " + Data(credentials.utf8).base64EncodedString()
    /// Texts that nothing may show.
    static let secrets = ["us er", "us%20er", "pass:word", "pass%3Aword", "%E2%82%AC", Data(credentials.utf8).base64EncodedString(), "one-time-code"]

    /// The part of a request that tests look at.
    struct Seen: Equatable, Sendable {
        let target: String
        let authorization: String?
    }

    /// The state that requests change.
    private final class State: Sendable {
        let seen = Mutex<[Seen]>([])
        let isClaimed = Mutex(false)
    }

    private let state = State()
    private let server: LoopbackServer
    var origin: String { server.origin }
    var seen: [Seen] { state.seen.withLock { $0 } }

    /// - Parameter answer: returns the answer to `GET /bridge/accounts` with good credentials.
    init(_ answer: @escaping @Sendable (WireRequest) -> WireResponse) throws {
        server = try LoopbackServer { [state] request in
            state.seen.withLock { $0.append(Seen(target: request.target, authorization: request["Authorization"])) }
            if request.method == "POST", request.target == "/claim/one-time-code" {
                guard
                    state.isClaimed.withLock({ claimed in
                        defer { claimed = true }
                        return !claimed
                    })
                else { return WireResponse(status: 403) }
                return WireResponse(status: 200, body: Array("http://us%20er:pass%3Aword%2F%E2%82%AC@\(request["Host"] ?? "")/bridge/\n".utf8))
            }
            guard request["Authorization"] == Self.authorization else { return WireResponse(status: 403) }
            return request.target.hasPrefix("/bridge/accounts?") ? answer(request) : WireResponse(status: 404)
        }
    }

    convenience init(answering json: String) throws {
        try self.init { _ in WireResponse(status: 200, body: Array(json.utf8)) }
    }

    func token() throws -> SetupToken {
        try SetupToken(Data("\(origin)/claim/one-time-code".utf8).base64EncodedString(), reach: .thisMachine)
    }

    func access() throws -> AccessAddress {
        try AccessAddress(origin.replacing("://", with: "://us%20er:pass%3Aword%2F%E2%82%AC@") + "/bridge", reach: .thisMachine)
    }

    static let bridge = Bridge(reach: .thisMachine)
    static let day = CalendarDate(daysSince1970: 20_000)

    func accounts(_ bridge: Bridge = bridge, days: ClosedRange<CalendarDate>? = day...day, only ids: [String] = []) throws -> BridgeAnswer {
        try bridge.accounts(at: access(), days: days, only: ids, in: .utc)
    }
}
