import Foundation

/// Normalizes names for comparison: without case, accents, width, apostrophes and dots; hiragana as katakana; any separator of
/// words as one space.
enum NameFolding {
    /// The unit that replaces a separator of words.
    static let space: UInt16 = 0x20

    /// Returns the folded units of a typed text.
    static func folded(_ text: String) -> [UInt16] {
        var text = text.precomposedStringWithCompatibilityMapping
        return text.withUTF8 { utf8 in
            var name = FoldedName(UnsafeRawBufferPointer(utf8))
            var units: [UInt16] = []
            while let unit = name.next() { units.append(unit) }
            if units.last == space { units.removeLast() }
            return units
        }
    }

    /// Returns a folded scalar: up to two units, the first in the low half; 0 if it is ignored.
    @inline(__always)
    static func fold(_ scalar: UInt32) -> UInt32 {
        scalar < 0x80 ? ascii.withUnsafeBufferPointer { $0[Int(scalar)] } : foldOther(scalar)
    }

    private static func foldOther(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x80...0x52F: european.withUnsafeBufferPointer { $0[Int(scalar - 0x80)] }
        case 0x1E00...0x1FFF: extended.withUnsafeBufferPointer { $0[Int(scalar - 0x1E00)] }
        // Ignored: quotation marks, which also look like the Hawaiian okina. Separators: dashes and the katakana middle dot.
        case 0x2018...0x201F, 0x2032, 0xFFFD: 0
        case 0x2000...0x2017, 0x3000, 0x30FB, 0xFF65: UInt32(space)
        case 0x3041...0x3096: small(scalar + 0x60)
        case 0x30F5, 0x30F6: small(scalar)
        case 0x1_0000...: 0xE000 | (scalar & 0x0FFF)
        default: scalar
        }
    }

    /// Returns the large katakana that people type for the small ones in place names (茅ヶ崎).
    private static func small(_ scalar: UInt32) -> UInt32 { scalar == 0x30F5 ? 0x30AB : scalar == 0x30F6 ? 0x30B1 : scalar }

    private static let ascii: [UInt32] = (UInt32(0)..<0x80).map { scalar in
        switch UInt8(scalar) {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): scalar + 32
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): scalar
        case UInt8(ascii: "'"), UInt8(ascii: "."), UInt8(ascii: "`"): 0
        default: UInt32(space)
        }
    }

    private static let european = table(0x80...0x52F)
    private static let extended = table(0x1E00...0x1FFF)

    /// Letters with strokes, which do not decompose.
    private static let strokes: [UInt32: String] = [
        0xDF: "ss", 0xE6: "ae", 0xF0: "d", 0xF8: "o", 0xFE: "th", 0x111: "d", 0x127: "h", 0x131: "i", 0x138: "k", 0x142: "l",
        0x14B: "n",
        0x153: "oe", 0x167: "t", 0x180: "b", 0x19A: "l", 0x253: "b", 0x257: "d", 0x259: "e", 0x1DD: "e", 0x268: "i", 0x289: "u",
    ]

    private static func table(_ scalars: ClosedRange<UInt32>) -> [UInt32] {
        scalars.map { value in
            guard let scalar = Unicode.Scalar(value) else { return 0 }
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .spacingMark, .modifierLetter, .modifierSymbol: return 0
            case .dashPunctuation, .otherPunctuation, .spaceSeparator, .control, .initialPunctuation, .finalPunctuation:
                return UInt32(space)
            default: break
            }
            let lower = String(scalar).lowercased()
            let whole = lower.unicodeScalars.first.flatMap { strokes[$0.value] } ?? lower
            let units = whole.decomposedStringWithCompatibilityMapping.unicodeScalars.filter {
                $0.properties.generalCategory != .nonspacingMark
            }
            .prefix(2).map { $0.value & 0xFFFF }
            return (units.first ?? 0) | (units.count > 1 ? units[1] << 16 : 0)
        }
    }
}

/// Iterates over the folded units of a name, up to the tab, bar or line end after it.
struct FoldedName {
    private let bytes: UnsafeRawBufferPointer
    /// The position of the next scalar.
    private(set) var place: Int
    private var pending: UInt16 = 0
    private var last: UInt16 = NameFolding.space

    /// Starts at a position, which is treated as the beginning of a word.
    init(_ bytes: UnsafeRawBufferPointer, from place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

    /// Returns the next unit; leading spaces are skipped, several are merged to one.
    @inline(__always)
    mutating func next() -> UInt16? {
        if pending != 0 {
            (last, pending) = (pending, 0)
            return last
        }
        while let scalar = Self.scalar(bytes, &place) {
            let folded = NameFolding.fold(scalar), unit = UInt16(truncatingIfNeeded: folded)
            if unit == 0 || unit == NameFolding.space && last == NameFolding.space { continue }
            pending = UInt16(truncatingIfNeeded: folded >> 16)
            last = unit
            return unit
        }
        return nil
    }

    /// Tests if the name begins with the given units, and if it also ends with them; returns nil if it does not.
    @inline(__always)
    static func match(_ units: UnsafeBufferPointer<UInt16>, _ bytes: UnsafeRawBufferPointer, from place: Int = 0) -> (
        isWhole: Bool, Void
    )? {
        var name = FoldedName(bytes, from: place)
        for unit in units {
            guard let next = name.next(), next == unit else { return nil }
        }
        let rest = name.next()
        return (rest == nil || rest == NameFolding.space && name.next() == nil, ())
    }

    /// Decodes a scalar and advances; returns nil at the end of the name. Invalid UTF-8 is U+FFFD.
    @inline(__always)
    static func scalar(_ bytes: UnsafeRawBufferPointer, _ place: inout Int) -> UInt32? {
        guard place < bytes.count else { return nil }
        let byte = bytes[place]
        if byte < 0x80 {
            if byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "|") { return nil }
            place &+= 1
            return UInt32(byte)
        }
        place &+= 1
        let length = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC0 ? 1 : 0
        guard length > 0, place &+ length <= bytes.count else { return 0xFFFD }
        var value = UInt32(byte) & (0x3F >> UInt32(length))
        for step in 0..<length {
            let next = bytes[place &+ step]
            guard next & 0xC0 == 0x80 else { return 0xFFFD }
            value = value << 6 | UInt32(next & 0x3F)
        }
        place &+= length
        return value
    }
}
