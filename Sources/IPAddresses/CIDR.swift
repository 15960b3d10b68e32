/// A block of addresses, such as `10.0.0.0/8`, `fd00::/8` or the single `127.0.0.1` (RFC 4632).
public struct CIDR: Sendable, Hashable {
    private let high: UInt64
    private let low: UInt64
    private let highMask: UInt64
    private let lowMask: UInt64

    /// Parses a block: an address, optionally with a slash and a prefix length; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let address = IPAddress(String(first)) else { return nil }
        var length = 128
        if parts.count == 2 {
            // The prefix length depends on the notation: `::ffff:10.0.0.0/104` counts 128 bits, `10.0.0.0/8` counts 32.
            let bits = first.utf8.contains(UInt8(ascii: ":")) ? 128 : 32
            guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let given = Int(parts[1]), given <= bits else {
                return nil
            }
            length = 128 - bits + given
        }
        highMask = length >= 64 ? .max : ~(.max >> UInt64(length))
        lowMask = length <= 64 ? 0 : ~(.max >> UInt64(length - 64))
        high = address.high & highMask
        low = address.low & lowMask
    }

    /// Returns true if the block contains an address.
    public func contains(_ address: IPAddress) -> Bool {
        address.high & highMask == high && address.low & lowMask == low
    }
}
