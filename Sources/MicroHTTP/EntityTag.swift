/// A strong entity tag (RFC 9110, section 8.8.3), which changes with the bytes.
public struct EntityTag: Sendable, Hashable {
    /// The tag without its quotation marks, 16 hexadecimal digits.
    public let text: String

    /// Computes the tag of some bytes as their 64-bit FNV-1a hash, which detects changes but not forgeries.
    public init(of bytes: [UInt8]) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        text = String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The first 31 bits in six digits of base 36, for URLs that change with the bytes: pages name many.
    var fingerprint: String {
        let digits = String((UInt64(text.prefix(8), radix: 16) ?? 0) >> 1, radix: 36)
        return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }

    /// The value of the `ETag` field.
    public var headerValue: String { "\"\(text)\"" }

    /// Returns true if an `If-Match` value contains this tag, by the strong comparison that RFC 9110 requires.
    public func matches(ifMatch value: String) -> Bool {
        value.split(separator: ",").contains { candidate in
            let candidate = trimmed(Array(candidate.utf8)[...])
            return candidate == "*" || candidate == headerValue
        }
    }

    /// Returns true if an `If-None-Match` value contains this tag, by the weak comparison that RFC 9110 requires for GET.
    public func matches(ifNoneMatch value: String) -> Bool {
        value.split(separator: ",").contains { candidate in
            let candidate = trimmed(Array(candidate.utf8)[...])
            return candidate == "*" || candidate == headerValue || candidate == "W/" + headerValue
        }
    }
}
