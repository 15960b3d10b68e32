import Foundation

extension StringProtocol {
    /// The normalized text for comparing names: compatibility composition (NFKC), case-insensitive, without surrounding
    /// space.
    ///
    /// Uppercasing before lowercasing makes `ß` equal `ss` and a final `ς` equal `σ`. The text is composed again at the end,
    /// since keys are compared byte by byte and Foundation leaves the voicing marks of half-width katakana decomposed.
    public var folded: String {
        var text = String(self)
        if let folded = text.withUTF8(Self.foldedASCII) { return folded }
        return text.precomposedStringWithCompatibilityMapping.uppercased().lowercased().precomposedStringWithCompatibilityMapping
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the folded text; nil unless it is ASCII: folding changes only its case and surrounding space.
    private static func foldedASCII(_ text: UnsafeBufferPointer<UInt8>) -> String? {
        guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
        guard let first = text.firstIndex(where: { !$0.isSpace }), let last = text.lastIndex(where: { !$0.isSpace }) else { return "" }
        let bytes = text[first...last]
        return String(unsafeUninitializedCapacity: bytes.count) { folded in
            for (place, byte) in bytes.enumerated() { folded[place] = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte }
            return bytes.count
        }
    }
}

extension UInt8 {
    /// True for the white space and the new lines of ASCII.
    fileprivate var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
