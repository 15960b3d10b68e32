/// A strong entity tag (RFC 9110, 8.8.3), which changes when the bytes do.
public struct EntityTag: Sendable, Hashable {
    /// The tag without its quotation marks, 16 hexadecimal digits.
    public let text: String

    /// Makes the tag of some bytes with the FNV-1a hash of 64 bits; it finds changes, not forgeries.
    public init(of bytes: [UInt8]) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        text = String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The value of the `ETag` field.
    public var headerValue: String { "\"\(text)\"" }

    /// Whether an `If-None-Match` value names this tag; the comparison is weak, as RFC 9110 asks for GET.
    public func matches(ifNoneMatch value: String) -> Bool {
        value.split(separator: ",").contains { candidate in
            let candidate = trimmed(Array(candidate.utf8)[...])
            return candidate == "*" || candidate == headerValue || candidate == "W/" + headerValue
        }
    }
}
