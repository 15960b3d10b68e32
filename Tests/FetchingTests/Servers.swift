import TestSupport

@testable import Fetching

extension LoopbackServer {
    /// Fetches from the server, which is retained until there is an answer.
    func get(_ target: String = "/", _ fetcher: Fetcher = Fetcher(), headers: [(name: String, value: String)] = []) throws
        -> Fetched
    {
        try withExtendedLifetime(self) { try fetcher.get(origin + target, headers: headers) }
    }
}

extension SecureServer {
    func get(_ fetcher: Fetcher = Fetcher(), as host: String = "localhost") throws -> Fetched {
        try withExtendedLifetime(self) { try fetcher.get("https://\(host):\(port)/") }
    }
}
