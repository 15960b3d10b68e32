import IPAddresses

/// The host names that the site answers to. Any other is refused: a page of a stranger could otherwise point its own name at
/// this server and read the answers (DNS rebinding).
struct HostAllowList: Sendable {
    private let names: Set<String>

    /// `configured` are names that the operator allows beside addresses, `localhost`, `.local` and the names of this machine.
    init(configured: [String], machine: String = ThisMachine.name) {
        names = Set(configured.map { $0.lowercased() } + ["localhost"] + ThisMachine.names(of: machine))
    }

    /// True if the value of a `Host` header, with or without a port, is allowed.
    func allows(_ header: String) -> Bool {
        guard let host = Self.name(header) else { return false }
        return names.contains(host) || host.hasSuffix(".localhost") || (host.hasSuffix(".local") && host.utf8.count > 6) || IPAddress(host) != nil
    }

    /// The host without its port, in lower case; nil for what is no host.
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
