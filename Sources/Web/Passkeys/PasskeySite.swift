import IPAddresses
import MicroHTTP
import WebAuthn

/// Whether a browser allows passkeys on this page, which requires a secure page and a host with a name (WebAuthn Level 3, section
/// 5).
enum PasskeySite {
    case ready(RelyingParty)
    case needsHTTPS
    /// The host is an IP address, to which no passkey can belong.
    case needsName(address: String)

    init(_ request: Request) {
        let host = HostAllowList.name(request.host) ?? ""
        if IPAddress(host) != nil {
            self = .needsName(address: host)
        } else if !request.isSecure && host != "localhost" && !host.hasSuffix(".localhost") {
            self = .needsHTTPS
        } else {
            self = .ready(RelyingParty(id: host, origin: request.origin.lowercased()))
        }
    }

    var relyingParty: RelyingParty? { if case .ready(let site) = self { site } else { nil } }
}
