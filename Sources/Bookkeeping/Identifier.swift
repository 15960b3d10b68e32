import Foundation

/// The identity of one `Entity`: a UUID of version 7, whose order is that of creation (RFC 9562).
///
/// The form that makes a thing carries the identifier that the thing will get, so that sending the form twice makes one thing.
public struct Identifier<Entity>: Hashable, Sendable {
    public let uuid: UUID

    /// Wraps a UUID that is known, for example one read from storage.
    public init(_ uuid: UUID) { self.uuid = uuid }

    /// Reads the 36 characters of a UUID in either case; nil for anything else.
    public init?(_ text: some StringProtocol) {
        // Foundation's own reading lets spaces and signs through in place of digits.
        guard text.utf8.count == 36, text.utf8.enumerated().allSatisfy(Self.fits), let uuid = UUID(uuidString: String(text)) else { return nil }
        self.uuid = uuid
    }

    private static func fits(offset: Int, byte: UInt8) -> Bool {
        switch offset {
        case 8, 13, 18, 23: byte == UInt8(ascii: "-")
        default: UnicodeScalar(byte).properties.isASCIIHexDigit
        }
    }

    /// Makes a new identifier for a thing created at `milliseconds` since 1970 (UTC).
    public init(milliseconds: Int64) {
        self.init(milliseconds: milliseconds, random: (.random(in: .min ... .max), .random(in: .min ... .max)))
    }

    /// Lays out version 7: 48 bits of time, 4 of version, 12 random, 2 of variant, 62 random.
    package init(milliseconds: Int64, random: (UInt64, UInt64)) {
        let time = UInt64(bitPattern: milliseconds) << 16
        let high = time | 0x7000 | random.0 & 0x0fff
        let low = 0x8000_0000_0000_0000 | random.1 & 0x3fff_ffff_ffff_ffff
        var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &bytes) {
            $0.storeBytes(of: high.bigEndian, as: UInt64.self)
            $0.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
        }
        uuid = UUID(uuid: bytes)
    }
}

extension Identifier {
    /// By the half that is random, which tells identities apart as well as the whole.
    public func hash(into hasher: inout Hasher) {
        withUnsafeBytes(of: uuid.uuid) { hasher.combine($0.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) }
    }
}

extension Identifier: CustomStringConvertible {
    /// The 36 characters in lower case, as addresses and forms write it.
    public var description: String {
        // Foundation's own writing goes through printf, which was six percent of the time of a page of records.
        String(unsafeUninitializedCapacity: 36) { text in
            uuid.write(to: UnsafeMutableRawBufferPointer(text))
            return 36
        }
    }
}

extension Identifier: Comparable {
    public static func < (one: Self, other: Self) -> Bool { one.uuid < other.uuid }
}

extension UUID {
    /// Writes the 36 characters in ASCII to the beginning of `text`, which must have room for them.
    public func write(to text: UnsafeMutableRawBufferPointer) {
        withUnsafeBytes(of: uuid) { bytes in
            func digits(_ offset: Int) -> UInt64 { Self.digits(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))) }
            func store(_ four: UInt64, _ offset: Int) {
                text.storeBytes(of: UInt32(truncatingIfNeeded: four).bigEndian, toByteOffset: offset, as: UInt32.self)
            }
            let (first, second, third, fourth) = (digits(0), digits(4), digits(8), digits(12))
            store(first >> 32, 0)
            store(first, 4)
            store(second >> 32, 9)
            store(second, 14)
            store(third >> 32, 19)
            store(third, 24)
            store(fourth >> 32, 28)
            store(fourth, 32)
        }
        for dash in stride(from: 8, through: 23, by: 5) { text[dash] = UInt8(ascii: "-") }
    }

    /// Eight hexadecimal digits, the highest first, made side by side: each half byte in a byte of its own, then what makes it a digit.
    private static func digits(_ word: UInt32) -> UInt64 {
        var halves = UInt64(word)
        halves = (halves | halves << 16) & 0x0000_FFFF_0000_FFFF
        halves = (halves | halves << 8) & 0x00FF_00FF_00FF_00FF
        halves = (halves | halves << 4) & 0x0F0F_0F0F_0F0F_0F0F
        let letters = (halves &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return halves &+ 0x3030_3030_3030_3030 &+ letters &* 39
    }
}
