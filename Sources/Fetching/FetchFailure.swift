/// Why there is no file.
public enum FetchFailure: Error, Hashable, Sendable {
    /// The address is not one of `http` or `https`.
    case badAddress
    /// A header to be sent is not one line of ASCII.
    case badHeader
    /// The address leads to a machine that may not be contacted, see ``Fetcher/Reach``.
    case forbiddenAddress
    /// The name has no address, or no name server answers.
    case notResolvable
    /// No machine at the address accepts a connection.
    case refused
    /// It took too long.
    case timedOut
    /// There is no secure connection: the certificate is not to be trusted, or the server does not speak TLS.
    case notSecure
    /// The answer is longer than allowed.
    case tooLarge
    /// The server answers with another status, such as 404.
    case status(Int)
    /// One redirect leads to the next, and so on.
    case tooManyRedirects
    /// A redirect leads to something that is neither `http` nor `https`, or from `https` to `http`.
    case badRedirect
    /// The connection ended before the answer did, or the answer is not HTTP.
    case brokenOff
    /// Nobody wants the answer any more.
    case cancelled
}

extension FetchFailure {
    private static let words: [(FetchFailure, String)] = [
        (.badAddress, "bad-address"), (.badHeader, "bad-header"), (.forbiddenAddress, "forbidden-address"),
        (.notResolvable, "not-resolvable"), (.refused, "refused"), (.timedOut, "timed-out"), (.notSecure, "not-secure"),
        (.tooLarge, "too-large"), (.tooManyRedirects, "too-many-redirects"), (.badRedirect, "bad-redirect"),
        (.brokenOff, "broken-off"), (.cancelled, "cancelled"),
    ]

    /// A word for the failure, for logs and to be stored: `timed-out`, `status-404`.
    public var word: String {
        if case .status(let code) = self { return "status-\(code)" }
        return Self.words.first { $0.0 == self }?.1 ?? "broken-off"
    }

    /// The failure of a word; nil for any other text.
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
