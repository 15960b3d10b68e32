import IPAddresses
import WebAuthn

/// Whether a browser allows passkeys on this page, which requires a secure page and a host with a name (WebAuthn Level 3, section
/// 5).
package enum PasskeySite {
    case ready(RelyingParty)
    case needsHTTPS
    /// The host is an IP address, which cannot have passkeys.
    case needsName(address: String)

    /// - Parameters:
    ///   - host: the host name or address of the page, in lower case and without a port.
    ///   - origin: the page's origin, such as `https://penny.local:8443`.
    ///   - isSecure: true over HTTPS.
    package init(host: String, origin: String, isSecure: Bool) {
        if IPAddress(host) != nil {
            self = .needsName(address: host)
        } else if !isSecure && host != "localhost" && !host.hasSuffix(".localhost") {
            self = .needsHTTPS
        } else {
            self = .ready(RelyingParty(id: host, origin: origin.lowercased()))
        }
    }

    /// The site that passkeys belong to; nil where browsers allow none.
    package var relyingParty: RelyingParty? { if case .ready(let site) = self { site } else { nil } }
}
