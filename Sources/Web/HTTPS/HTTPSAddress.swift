import IPAddresses

/// The host in the URLs on pages about HTTPS: the visitor's own, unless a phone could not use it.
struct HTTPSAddress {
    private let host: String
    /// True if it is the visitor's own host.
    private let isAsAsked: Bool
    private let asked: String

    /// Creates the host from the request and the certificate.
    ///
    /// - Parameters:
    ///   - asked: the `Host` field of the visitor's request, with or without a port.
    ///   - names: the names and addresses in the certificate. A visitor at the machine itself uses `localhost`; a phone needs a
    ///     name in the home network, or else an address of the machine.
    init(asked: String, names: [String]) {
        let own = HostAllowList.name(asked) ?? "localhost"
        self.asked = asked
        isAsAsked = !Self.isThisMachineOnly(own)
        if isAsAsked {
            host = own
            return
        }
        let others = names.filter { !Self.isThisMachineOnly($0) && !$0.hasPrefix("*") }
        host = others.first { $0.hasSuffix(".local") } ?? others.first { IPAddress($0)?.isIPv4 == true } ?? others.first ?? own
    }

    /// Returns the beginning of a URL. If the visitor already uses this scheme, it has their port, which may be a proxy's.
    func text(scheme: String, port: Int, isInUse: Bool) -> String {
        if isInUse, isAsAsked { return "\(scheme)://\(asked)" }
        let standard = scheme == "https" ? 443 : 80
        return "\(scheme)://\(host.contains(":") ? "[\(host)]" : host)\(port == standard ? "" : ":\(port)")"
    }

    private static func isThisMachineOnly(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost") || IPAddress(host)?.isLoopback == true
    }
}
