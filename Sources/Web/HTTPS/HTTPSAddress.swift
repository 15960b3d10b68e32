import IPAddresses

/// The host of the addresses that a page about HTTPS shows: the one by which the visitor came, as long as a phone can use it too.
struct HTTPSAddress {
    private let host: String
    /// Whether it is the visitor's own.
    private let isAsAsked: Bool
    private let asked: String

    /// - Parameters:
    ///   - asked: the `Host` field of the visitor's request, with or without a port.
    ///   - names: what the certificate vouches for. Whoever sits at the machine itself comes by `localhost`; a phone takes its name in the home
    ///     network, or else an address of it.
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

    /// The beginning of an address; for a visitor who uses this scheme already, with the port that they use, which may be a proxy's.
    func text(scheme: String, port: Int, isInUse: Bool) -> String {
        if isInUse, isAsAsked { return "\(scheme)://\(asked)" }
        let standard = scheme == "https" ? 443 : 80
        return "\(scheme)://\(host.contains(":") ? "[\(host)]" : host)\(port == standard ? "" : ":\(port)")"
    }

    private static func isThisMachineOnly(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost") || IPAddress(host)?.isLoopback == true
    }
}
