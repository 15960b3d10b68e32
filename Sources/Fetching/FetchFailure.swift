/// The reason why a transfer failed.
public enum FetchFailure: Error, Hashable, Sendable {
    /// The URL is not `http` or `https`.
    case badAddress
    /// A request header is not one line of ASCII.
    case badHeader
    /// The URL leads to a machine that must not be contacted, see ``Fetcher/Reach``.
    case forbiddenAddress
    /// The name has no address, or no name server answers.
    case notResolvable
    /// The connection was refused.
    case refused
    /// A time limit was exceeded.
    case timedOut
    /// No secure connection: the certificate is not trusted, or the server does not speak TLS.
    case notSecure
    /// The answer is larger than allowed.
    case tooLarge
    /// The server answered with another status, such as 404.
    case status(Int)
    /// The redirect limit was exceeded.
    case tooManyRedirects
    /// A redirect leads to a scheme other than `http` and `https`, or from `https` to `http`.
    case badRedirect
    /// The connection ended before the answer did, or the answer is not HTTP.
    case brokenOff
    /// The caller cancelled the transfer.
    case cancelled
}

extension FetchFailure {
    private static let words: [(FetchFailure, String)] = [
        (.badAddress, "bad-address"), (.badHeader, "bad-header"), (.forbiddenAddress, "forbidden-address"),
        (.notResolvable, "not-resolvable"), (.refused, "refused"), (.timedOut, "timed-out"), (.notSecure, "not-secure"),
        (.tooLarge, "too-large"), (.tooManyRedirects, "too-many-redirects"), (.badRedirect, "bad-redirect"),
        (.brokenOff, "broken-off"), (.cancelled, "cancelled"),
    ]

    /// A word for the failure, for logs and storage: `timed-out`, `status-404`.
    public var word: String {
        if case .status(let code) = self { return "status-\(code)" }
        return Self.words.first { $0.0 == self }?.1 ?? "broken-off"
    }

    /// Creates the failure of a word; nil for any other text.
    public init?(word: String) {
        if word.hasPrefix("status-") {
            guard let code = Int(word.dropFirst(7)) else { return nil }
            self = .status(code)
        } else {
            guard let known = Self.words.first(where: { $0.1 == word }) else { return nil }
            self = known.0
        }
    }
}
