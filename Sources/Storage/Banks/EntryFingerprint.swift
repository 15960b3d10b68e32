import Bookkeeping

/// A number that equal entries of an account have in common: the FNV-1a hash (RFC 9923) of 128 bits of day, amount, payee, purpose and reference.
///
/// Case, forms of characters and white space do not count, since formats of one bank wrap the same text differently.
struct EntryFingerprint: Hashable, Sendable {
    private let high, low: UInt64

    init(_ entry: BankEntry) {
        var hash = Self.basis
        func add(_ byte: UInt8) { hash = (hash ^ UInt128(byte)) &* Self.prime }
        for text in [
            "\(entry.date)", "\(entry.amount.minorUnits)", entry.amount.currency.code, entry.payee.folded, entry.purpose.folded, entry.reference,
        ] {
            for byte in text.utf8 where byte != 0x20 && !(0x09...0x0D).contains(byte) { add(byte) }
            add(0)
        }
        (high, low) = (UInt64(truncatingIfNeeded: hash >> 64), UInt64(truncatingIfNeeded: hash))
    }

    /// Reads sixteen bytes; nil for any other length.
    init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        func number(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
        (high, low) = (number(bytes.prefix(8)), number(bytes.suffix(8)))
    }

    /// Reads 32 hexadecimal digits; nil for anything else.
    init?(hexadecimal text: String) {
        guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16) else { return nil }
        (self.high, self.low) = (high, low)
    }

    var hexadecimal: String {
        [high, low].map { String(repeating: "0", count: $0.leadingZeroBitCount / 4 - ($0 == 0 ? 1 : 0)) + String($0, radix: 16) }.joined()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(low) }

    private static let basis: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
}

extension EntryFingerprint: Comparable {
    /// The order of the bytes in the database.
    static func < (one: Self, other: Self) -> Bool { (one.high, one.low) < (other.high, other.low) }
}

extension EntryFingerprint: Bindable {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Array($0) }.bind(to: statement, at: index)
    }
}

extension Cells {
    /// Returns a fingerprint. Throws `StoreError.damaged` unless the column has 16 bytes.
    func fingerprint(_ column: Int32) throws -> EntryFingerprint {
        guard let fingerprint = EntryFingerprint(bytes: bytes(column)) else { throw StoreError.damaged("a fingerprint does not have 16 bytes") }
        return fingerprint
    }
}
