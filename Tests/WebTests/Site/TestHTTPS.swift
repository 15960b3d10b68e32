import Synchronization
import Web

/// The HTTPS state of a test site: an authority of the server's own by default.
final class TestHTTPS: Sendable {
    private let current = Mutex<HTTPSState?>(.own)

    var state: HTTPSState? { current.withLock { $0 } }

    func set(_ state: HTTPSState?) { current.withLock { $0 = state } }
}

extension HTTPSState {
    /// A server with its own authority; valid until 18 December 2026 and 16 November 2035.
    static let own = HTTPSState(
        port: 8443, plainPort: 8080, names: ["pi", "pi.local", "localhost", "127.0.0.1", "192.168.1.20", "fd00::20"],
        validUntil: 1_797_552_000,
        fingerprint: fingerprint(of: 7), issuer: "Penny on pi (3f9a)",
        authority: Authority(
            name: "Penny on pi (3f9a)", validUntil: 2_078_784_000, fingerprint: fingerprint(of: 11),
            certificate: [0x30, 0x03, 0x02, 0x01, 0x05]))

    /// A server with a certificate that every browser trusts.
    static let trusted = HTTPSState(
        port: 443, plainPort: 80, names: ["money.example.org"], validUntil: 1_771_000_000, fingerprint: fingerprint(of: 13),
        issuer: "R11", authority: nil)

    /// ``own``, on a machine that has changed its network.
    static var moved: HTTPSState {
        var state = own
        state.missing = { ["192.168.7.4"] }
        return state
    }

    /// ``own``, created by an earlier version, on a machine that got another network from its provider.
    static var outgrown: HTTPSState {
        var state = own
        state.authority?.permitsAllIPv6 = true
        state.notPermitted = { ["2a02:8109:ffff:1::99"] }
        return state
    }

    private static func fingerprint(of seed: Int) -> String {
        (0..<32).map { number in
            let byte = (seed * 41 + number * 37) % 256
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined(separator: ":")
    }
}
