import Glibc

/// An IPv4 or IPv6 address; an IPv4-mapped IPv6 address (`::ffff:10.0.0.1`) equals the IPv4 address.
public struct IPAddress: Sendable, Hashable, CustomStringConvertible {
    /// The first 64 bits.
    package let high: UInt64
    /// The last 64 bits.
    package let low: UInt64

    private static let mapped: UInt64 = 0x0000_ffff_0000_0000

    /// True for an IPv4 address.
    public var isIPv4: Bool { high == 0 && low & 0xffff_ffff_0000_0000 == Self.mapped }

    /// Parses an address without port, brackets or zone.
    public init?(_ text: String) {
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(four)
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            self.init(six)
        } else {
            return nil
        }
    }

    /// Reads a socket address; nil for other families than IPv4 and IPv6.
    package init?(_ address: UnsafePointer<sockaddr>) {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            self.init(UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr)
        case AF_INET6:
            self.init(UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr)
        default:
            return nil
        }
    }

    private init(_ four: in_addr) {
        high = 0
        low = Self.mapped | UInt64(UInt32(bigEndian: four.s_addr))
    }

    private init(_ six: in6_addr) {
        (high, low) = withUnsafeBytes(of: six) { bytes in
            (
                UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)),
                UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
    }

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The rate limiting key of the address: an IPv4 address itself, or the 64-bit network of an IPv6 address, which belongs to
    /// one visitor.
    public var visitor: IPAddress { isIPv4 ? self : IPAddress(high: high, low: 0) }

    /// Returns the rate limiting key of an address as text; invalid text is returned unchanged.
    public static func visitor(of address: String) -> String { IPAddress(address)?.visitor.description ?? address }

    /// The canonical text: `192.168.1.20`, `fe80::1`.
    public var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        if isIPv4 {
            var four = in_addr(s_addr: UInt32(truncatingIfNeeded: low).bigEndian)
            inet_ntop(AF_INET, &four, &text, socklen_t(text.count))
        } else {
            var six = in6_addr()
            withUnsafeMutableBytes(of: &six) { bytes in
                bytes.storeBytes(of: high.bigEndian, toByteOffset: 0, as: UInt64.self)
                bytes.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
            }
            inet_ntop(AF_INET6, &six, &text, socklen_t(text.count))
        }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
