import Glibc

/// The names and addresses of this machine in its network.
public enum ThisMachine {
    /// The host name, such as `pi` or `pi.example.org`; `localhost` if it has none.
    public static var name: String {
        var text = [CChar](repeating: 0, count: 256)
        guard gethostname(&text, text.count - 1) == 0 else { return "localhost" }
        let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).lowercased()
        return name.isEmpty ? "localhost" : name
    }

    /// Returns the names that a home network may give to a machine, in lower case: its own, the first label of it, that label
    /// below `.local` (RFC 6762) and below the home domains of routers and RFC 8375, and `localhost`.
    public static func names(of name: String) -> [String] {
        let own = name.lowercased()
        let short = own.split(separator: ".").first.map(String.init) ?? own
        let names =
            [own, short]
            + (short == "localhost" ? [] : [".local", ".lan", ".home", ".home.arpa", ".internal"].map { short + $0 })
        return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } + (short == "localhost" ? [] : ["localhost"])
    }

    /// The addresses of network interfaces that are up, including loopback (`127.0.0.1`, `::1`), but neither link-local addresses
    /// nor temporary IPv6 addresses (RFC 8981). Sorted, IPv4 first.
    public static var addresses: [IPAddress] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        let temporary = TemporaryAddresses.read()
        var found: Set<IPAddress> = []
        var next = list
        while let interface = next?.pointee {
            next = interface.ifa_next
            guard interface.ifa_flags & UInt32(IFF_UP) != 0, let socket = interface.ifa_addr, let address = IPAddress(socket),
                !address.isLinkLocal, !temporary.contains(address)
            else { continue }
            found.insert(address)
        }
        return found.sorted { ($0.isIPv4 ? 0 : 1, $0.high, $0.low) < ($1.isIPv4 ? 0 : 1, $1.high, $1.low) }
    }
}

extension IPAddress {
    /// True for a link-local address (RFC 3927, RFC 4291).
    public var isLinkLocal: Bool { isIPv4 ? low >> 16 == 0xffff_a9fe : high >> 54 == 0x3fa }

    /// True for a loopback address (RFC 1122, RFC 4291).
    public var isLoopback: Bool { isIPv4 ? low >> 24 == 0xff_ff7f : high == 0 && low == 1 }

    /// The 4 or 16 bytes of the address, in network order.
    public var bytes: [UInt8] {
        let all = [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) } }
        return isIPv4 ? Array(all[12...]) : all
    }

    /// Reads 4 or 16 bytes; nil for any other length.
    public init?(bytes: some Collection<UInt8>) {
        func word(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
        switch bytes.count {
        case 4: self.init(high: 0, low: 0x0000_ffff_0000_0000 | word(bytes))
        case 16: self.init(high: word(bytes.prefix(8)), low: word(bytes.dropFirst(8)))
        default: return nil
        }
    }
}

/// The addresses that Linux lists as temporary or deprecated.
enum TemporaryAddresses {
    /// `IFA_F_TEMPORARY` and `IFA_F_DEPRECATED` of `linux/if_addr.h`.
    private static let flags: UInt8 = 0x01 | 0x20

    static func read() -> Set<IPAddress> {
        let file = open("/proc/net/if_inet6", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(file, &bytes, bytes.count)
        guard count > 0 else { return [] }
        return Set(parse(String(decoding: bytes[..<count], as: UTF8.self)))
    }

    /// Parses lines of 32 hexadecimal digits of the address, then the interface, the prefix, the scope and the flags, and the
    /// name.
    static func parse(_ text: String) -> [IPAddress] {
        text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ")
            guard fields.count >= 5, fields[0].utf8.count == 32, let high = UInt64(fields[0].prefix(16), radix: 16),
                let low = UInt64(fields[0].suffix(16), radix: 16), let found = UInt8(fields[4], radix: 16), found & flags != 0
            else { return nil }
            return IPAddress(high: high, low: low)
        }
    }
}
