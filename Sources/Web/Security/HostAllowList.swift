import IPAddresses

/// The host names under which the site may be reached. Any other is refused, since a foreign page could otherwise resolve its own
/// name to this server and read the responses (DNS rebinding).
struct HostAllowList: Sendable {
    private let names: Set<String>

    /// - Parameter configured: host names that the operator allows, in addition to addresses, `localhost`, `.local` and this
    ///   machine's names.
    init(configured: [String], machine: String = ThisMachine.name) {
        names = Set(configured.map { $0.lowercased() } + ["localhost"] + ThisMachine.names(of: machine))
    }

    /// Returns true if the value of a `Host` header, with or without a port, is allowed.
    func allows(_ header: String) -> Bool {
        guard let host = Self.name(header) else { return false }
        return names.contains(host) || host.hasSuffix(".localhost") || (host.hasSuffix(".local") && host.utf8.count > 6) || IPAddress(host) != nil
    }

    /// Returns the host without its port, in lower case; nil if the header is not a valid host.
    static func name(_ header: String) -> String? {
        let text = header.lowercased()
        guard !text.isEmpty, text.utf8.count <= 255 else { return nil }
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            let rest = text[text.index(after: end)...]
            guard rest.isEmpty || isPort(rest) else { return nil }
            return String(text[text.index(after: text.startIndex)..<end])
        }
        guard let colon = text.firstIndex(of: ":") else { return text.hasSuffix(".") ? String(text.dropLast()) : text }
        let host = text[..<colon]
        guard isPort(text[colon...]), !host.isEmpty else { return nil }
        return host.hasSuffix(".") ? String(host.dropLast()) : String(host)
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.first == ":" && (2...6).contains(text.utf8.count) && text.dropFirst().utf8.allSatisfy { 48...57 ~= $0 }
    }
}
