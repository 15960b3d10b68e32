/// The ID of an `Entity`: a version 7 UUID, ordered by time of creation (RFC 9562).
///
/// The form that creates an entity carries its future ID as idempotency key, so that sending the form twice creates one entity.
public struct Identifier<Entity>: Hashable, Sendable {
    // The sixteen bytes as two big-endian numbers: Foundation's UUID is copied byte by byte.
    private let high, low: UInt64

    /// Reads the sixteen bytes of a UUID, for example from storage; nil for any other length.
    public init?(bytes: UnsafeRawBufferPointer) {
        guard bytes.count == 16 else { return nil }
        high = UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
        low = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }

    /// The same ID without its type.
    public var erased: Identifier<Any> { Identifier<Any>(high: high, low: low) }

    /// The ID with the same sixteen bytes as another thing's ID.
    public init(_ other: Identifier<Any>) { self.init(high: other.high, low: other.low) }

    private init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

    /// Calls `body` with the sixteen bytes of the UUID.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try Swift.withUnsafeBytes(of: (high.bigEndian, low.bigEndian), body)
    }

    /// Parses the 36 characters of a UUID in either case; nil for anything else.
    public init?(_ text: some StringProtocol) {
        var text = String(text)
        guard let identifier = text.withUTF8(Self.init(characters:)) else { return nil }
        self = identifier
    }

    /// Reads the 36 characters of a UUID as their bytes.
    package init?(characters: UnsafeBufferPointer<UInt8>) {
        var high: UInt64 = 0, low: UInt64 = 0, place = 0
        for byte in characters {
            switch place {
            case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return nil }
            case 0..<Self.length:
                guard let digit = Self.digit(byte) else { return nil }
                if place < 18 { high = high << 4 | digit } else { low = low << 4 | digit }
            default: return nil
            }
            place += 1
        }
        guard place == Self.length else { return nil }
        self.init(high: high, low: low)
    }

    private static func digit(_ byte: UInt8) -> UInt64? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// Creates a new ID for an entity created at `milliseconds` since 1970 (UTC).
    public init(milliseconds: Int64) {
        self.init(milliseconds: milliseconds, random: (.random(in: .min ... .max), .random(in: .min ... .max)))
    }

    /// 62 bits that are random in a UUID of version 7.
    public var randomBits: UInt64 { low & 0x3fff_ffff_ffff_ffff }

    /// Composes a version 7 UUID: 48 bits of time, 4 of version, 12 random, 2 of variant, 62 random.
    package init(milliseconds: Int64, random: (UInt64, UInt64)) {
        let time = UInt64(bitPattern: milliseconds) << 16
        high = time | 0x7000 | random.0 & 0x0fff
        low = 0x8000_0000_0000_0000 | random.1 & 0x3fff_ffff_ffff_ffff
    }
}

extension Identifier {
    /// Hashes the random half, which distinguishes IDs as well as the whole.
    public func hash(into hasher: inout Hasher) { hasher.combine(low) }
}

extension Identifier: Comparable {
    public static func < (one: Self, other: Self) -> Bool { (one.high, one.low) < (other.high, other.low) }
}

extension Identifier: CustomStringConvertible {
    /// The 36 characters in lower case, as URLs and forms contain it.
    public var description: String {
        String(unsafeUninitializedCapacity: Self.length) { text in
            write(to: UnsafeMutableRawBufferPointer(text))
            return Self.length
        }
    }

    /// The length of the description, in characters.
    public static var length: Int { 36 }

    /// Writes the 36 characters in ASCII to the start of `text`, which must have room for them.
    public func write(to text: UnsafeMutableRawBufferPointer) {
        func digits(_ word: UInt64) -> UInt64 { Self.digits(UInt32(truncatingIfNeeded: word)) }
        func store(_ four: UInt64, _ offset: Int) {
            text.storeBytes(of: UInt32(truncatingIfNeeded: four).bigEndian, toByteOffset: offset, as: UInt32.self)
        }
        let (first, second, third, fourth) = (digits(high >> 32), digits(high), digits(low >> 32), digits(low))
        store(first >> 32, 0)
        store(first, 4)
        store(second >> 32, 9)
        store(second, 14)
        store(third >> 32, 19)
        store(third, 24)
        store(fourth >> 32, 28)
        store(fourth, 32)
        let dash = UInt8(ascii: "-")
        (text[8], text[13], text[18], text[23]) = (dash, dash, dash, dash)
    }

    /// Returns eight hexadecimal digits, highest first, computed in parallel: each nibble is moved to a byte of its own and then
    /// converted.
    private static func digits(_ word: UInt32) -> UInt64 {
        var halves = UInt64(word)
        halves = (halves | halves << 16) & 0x0000_FFFF_0000_FFFF
        halves = (halves | halves << 8) & 0x00FF_00FF_00FF_00FF
        halves = (halves | halves << 4) & 0x0F0F_0F0F_0F0F_0F0F
        let letters = (halves &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return halves &+ 0x3030_3030_3030_3030 &+ letters &* 39
    }
}
