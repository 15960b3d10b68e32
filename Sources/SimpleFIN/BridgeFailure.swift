import Fetching

/// The reason why a bridge gave no accounts.
public enum BridgeFailure: Error, Hashable, Sendable {
    /// The setup token was used before, or never existed. It may be in other hands: the person has to disable it at the bridge.
    case usedToken
    /// The bridge no longer accepts the address: the person has to connect again with a new token.
    case revoked
    /// The bridge asks the person to pay.
    case paymentRequired
    /// The bridge was asked too often, and has to be left alone for a day.
    case tooManyRequests
    case timedOut
    /// The answer is larger than ``Bridge/sizeLimit``.
    case tooLarge
    /// The bridge leads to another machine, which does not get the credentials.
    case redirected
    case notJSON
    /// JSON without accounts, or a claim that is answered with something else than an address.
    case unknownShape
    /// The caller cancelled the request.
    case cancelled
    /// There is no connection to the bridge, or it answers with another status.
    case unreachable(FetchFailure)
}

extension BridgeFailure {
    private static let words: [(BridgeFailure, String)] = [
        (.usedToken, "used-token"), (.revoked, "revoked"), (.paymentRequired, "payment-required"), (.tooManyRequests, "too-many-requests"),
        (.timedOut, "timed-out"), (.tooLarge, "too-large"), (.redirected, "redirected"), (.notJSON, "not-json"),
        (.unknownShape, "unknown-shape"), (.cancelled, "cancelled"),
    ]

    /// A word for the failure, for logs and storage: `revoked`, `status-500`.
    public var word: String {
        if case .unreachable(let failure) = self { return failure.word }
        return Self.words.first { $0.0 == self }?.1 ?? "unreachable"
    }

    /// Creates the failure of a word; nil for any other text.
    public init?(word: String) {
        if let known = Self.words.first(where: { $0.1 == word }) {
            self = known.0
        } else if let failure = FetchFailure(word: word) {
            self = .unreachable(failure)
        } else {
            return nil
        }
    }

    /// - Parameter refusal: the meaning of the status 403.
    init(_ failure: FetchFailure, refusal: BridgeFailure) {
        self =
            switch failure {
            case .status(403): refusal
            case .status(402): .paymentRequired
            case .status(429): .tooManyRequests
            case .timedOut: .timedOut
            case .tooLarge: .tooLarge
            case .tooManyRedirects, .badRedirect: .redirected
            case .cancelled: .cancelled
            default: .unreachable(failure)
            }
    }
}
