import IPAddresses
import SwiftASN1
import X509

/// The name constraints of a home's certificate authority (RFC 5280, section 4.2.1.10).
struct Constraints {
    /// Permitted domains, each including its subdomains.
    private let domains: [String]
    private let ranges: [(address: [UInt8], mask: [UInt8])]

    /// Domains that never belong to another home: RFC 6761, 6762, 8375, and the domains that routers use.
    private static let homeDomains = ["localhost", "local", "lan", "home", "home.arpa", "internal"]

    /// Loopback, private (RFC 1918, 6598, 4193) and link-local (RFC 4291) addresses.
    private static let home = [
        ("127.0.0.0", 8), ("10.0.0.0", 8), ("172.16.0.0", 12), ("192.168.0.0", 16), ("100.64.0.0", 10), ("::1", 128), ("fc00::", 7), ("fe80::", 10),
    ].compactMap { text, length in IPAddress(text).map { range($0, length) } }

    /// Creates the constraints for a machine and for further names and addresses. The machine's own IPv6 addresses permit their
    /// network of 64 bits, within which they change.
    init(for present: HostIdentity, extras: HostIdentity) {
        let names = (present.names + extras.names).map { $0.hasPrefix("*.") ? String($0.dropFirst(2)) : $0 }
        domains = Self.homeDomains + names.filter { name in !Self.homeDomains.contains { Self.isBelow($0, name) } }
        let all = present.addresses.map { ($0, $0.isIPv4 ? 32 : 64) } + extras.addresses.map { ($0, $0.isIPv4 ? 32 : 128) }
        ranges = all.reduce(into: Self.home) { ranges, new in
            let (address, length) = new
            if !ranges.contains(where: { Self.contains($0, address.bytes) }) { ranges.append(Self.range(address, length)) }
        }
    }

    /// Reads the constraints of a certificate.
    init(_ constraints: NameConstraints) {
        domains = constraints.permittedDNSDomains.map { $0.lowercased() }
        ranges = constraints.permittedIPRanges.map { octets in
            let bytes = Array(octets.bytes)
            return (Array(bytes.prefix(bytes.count / 2)), Array(bytes.suffix(bytes.count / 2)))
        }
    }

    var extensionValue: NameConstraints {
        NameConstraints(
            permittedDNSDomains: domains,
            permittedIPRanges: ranges.map { ASN1OctetString(contentBytes: ($0.address + $0.mask)[...]) })
    }

    func permits(_ name: String) -> Bool {
        let name = name.hasPrefix("*.") ? String(name.dropFirst(2)) : name
        return domains.isEmpty || domains.contains { Self.isBelow($0, name) }
    }

    func permits(_ address: IPAddress) -> Bool { ranges.isEmpty || ranges.contains { Self.contains($0, address.bytes) } }

    /// True if all global unicast addresses of IPv6, 2000::/3, are permitted.
    var permitsAllIPv6: Bool { ["2000::", "3fff:ffff::"].compactMap({ IPAddress($0) }).allSatisfy(permits) }

    /// Returns true for a loopback, private or link-local address, which does not belong to another home.
    static func isOfHome(_ address: IPAddress) -> Bool { home.contains { contains($0, address.bytes) } }

    private static func isBelow(_ domain: String, _ name: String) -> Bool { name == domain || name.hasSuffix("." + domain) }

    private static func range(_ address: IPAddress, _ length: Int) -> (address: [UInt8], mask: [UInt8]) {
        let bytes = address.bytes
        let mask = bytes.indices.map { index in UInt8(truncatingIfNeeded: 0xff00 >> max(0, min(8, length - 8 * index))) }
        return (zip(bytes, mask).map { $0 & $1 }, mask)
    }

    private static func contains(_ range: (address: [UInt8], mask: [UInt8]), _ bytes: [UInt8]) -> Bool {
        range.address.count == bytes.count && zip(zip(bytes, range.mask).map { $0 & $1 }, range.address).allSatisfy { $0 == $1 }
    }
}
