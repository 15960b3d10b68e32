import Foundation
import Synchronization

/// A SimpleFIN bridge on loopback with one token, whose answers tests change.
public final class TestBridge: Sendable {
    /// An account of the bridge, as JSON.
    public struct Account: Sendable {
        public var id: String
        public var name: String
        public var currency: String
        public var balance: String
        /// The members of `transactions`, as JSON.
        public var transactions: [String] = []

        public init(_ id: String, name: String = "Checking", currency: String = "EUR", balance: String = "100.00", transactions: [String] = []) {
            (self.id, self.name, self.currency, self.balance, self.transactions) = (id, name, currency, balance, transactions)
        }
    }

    private struct State {
        var accounts: [Account] = []
        var messages: [String] = []
        var response: WireResponse?
        var isClaimed = false
        var targets: [String] = []
        var whenAsked: (@Sendable () -> Void)?
    }

    private final class Shared: Sendable { let state = Mutex(State()) }

    /// Texts that nothing may show or store in plain view.
    public static let secrets = ["robin:s3cret", "s3cret-word", "one-time-code", Data("robin:s3cret-word".utf8).base64EncodedString()]
    private static let authorization = "Basic " + Data("robin:s3cret-word".utf8).base64EncodedString()
    private let shared = Shared()
    private let server: LoopbackServer

    /// - Parameter isReusable: true for a token that works any number of times, for a bridge that tests share.
    public init(isReusable: Bool = false) throws {
        server = try LoopbackServer { [shared] request -> WireResponse in
            let (state, whenAsked) = shared.state.withLock { state in
                state.targets.append(request.target)
                return (state, state.whenAsked)
            }
            whenAsked?()
            if request.method == "POST" {
                guard request.target == "/claim/one-time-code", !state.isClaimed || isReusable else { return WireResponse(status: 403) }
                shared.state.withLock { $0.isClaimed = true }
                return WireResponse(status: 200, body: Array("http://robin:s3cret-word@\(request["Host"] ?? "")/bridge".utf8))
            }
            guard request["Authorization"] == Self.authorization else { return WireResponse(status: 403) }
            return state.response ?? WireResponse(status: 200, body: Array(Self.json(state, request.target).utf8))
        }
    }

    public var origin: String { server.origin }
    public var host: String { String(origin.dropFirst(7)) }
    public var token: String { Data("\(origin)/claim/one-time-code".utf8).base64EncodedString() }
    public var access: String { origin.replacing("://", with: "://robin:s3cret-word@") + "/bridge" }
    /// The targets of all requests, in order.
    public var targets: [String] { shared.state.withLock { $0.targets } }

    public func show(_ accounts: [Account], saying messages: [String] = []) {
        shared.state.withLock { ($0.accounts, $0.messages, $0.response) = (accounts, messages, nil) }
    }

    /// Answers everything but a claim with a response; nil for the accounts again.
    public func answer(_ response: WireResponse?) { shared.state.withLock { $0.response = response } }

    /// Sets the work to do before each answer.
    public func whenAsked(_ work: (@Sendable () -> Void)?) { shared.state.withLock { $0.whenAsked = work } }

    /// Returns a transaction as JSON, of noon UTC on a day.
    ///
    /// - Parameter day: days since 1970.
    public static func transaction(_ id: String, _ day: Int, _ amount: String, _ payee: String, isPending: Bool = false) -> String {
        let second = day * 86_400 + 43_200
        return #"{"id":"\#(id)","posted":\#(isPending ? 0 : second),"transacted_at":\#(second),"amount":"\#(amount)","description":"\#(payee)","#
            + #""pending":\#(isPending)}"#
    }

    private static func json(_ state: State, _ target: String) -> String {
        let hasEntries = !target.contains("balances-only"),
            asked = target.split(separator: "&").filter { $0.hasPrefix("account=") }.map { $0.dropFirst(8) }
        let accounts = state.accounts.filter { asked.isEmpty || asked.contains($0.id[...]) }.map { account in
            """
            {"id":"\(account.id)","name":"\(account.name)","currency":"\(account.currency)","balance":"\(account.balance)","balance-date":1763640000,
            "org":{"domain":"savings.example","name":"First Savings"},"transactions":[\(hasEntries ? account.transactions.joined(separator: ",") : "")]}
            """
        }
        let errors = state.messages.map { "\"\($0.replacing("\"", with: "\\\""))\"" }
        return "{\"errors\":[\(errors.joined(separator: ","))],\"accounts\":[\(accounts.joined(separator: ","))]}"
    }
}
