import IPAddresses

/// The client's address, the scheme and the host, from the connection or, if it comes from a trusted proxy, from its headers.
struct Forwarding {
    var peer: String
    var isSecure: Bool
    var host: String?

    init(from connection: IPAddress, description: String, isSecure: Bool, headers: Headers, trusted: [CIDR]) {
        peer = description
        self.isSecure = isSecure
        guard trusted.contains(where: { $0.contains(connection) }) else { return }

        // Each proxy appends the address it received the request from: the rightmost one that is not a proxy's is the client's,
        // and the addresses left of it are only the client's claim.
        let hops = headers.all("x-forwarded-for").flatMap { $0.split(separator: ",") }
        for hop in hops.reversed() {
            guard let address = Self.address(hop) else { break }
            peer = address.description
            if !trusted.contains(where: { $0.contains(address) }) { break }
        }
        if let scheme = Self.last("x-forwarded-proto", headers) { self.isSecure = scheme.lowercased() == "https" }
        host = Self.last("x-forwarded-host", headers)
    }

    private static func last(_ name: String, _ headers: Headers) -> String? {
        guard let value = headers.all(name).last?.split(separator: ",").last else { return nil }
        return trimmed(Array(value.utf8)[...])
    }

    /// Parses an address with or without port and brackets.
    private static func address(_ text: Substring) -> IPAddress? {
        var text = trimmed(Array(text.utf8)[...])
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            text = String(text[text.index(after: text.startIndex)..<end])
        } else if let colon = text.firstIndex(of: ":"), colon == text.lastIndex(of: ":") {
            text = String(text[..<colon])
        }
        return IPAddress(text)
    }
}
