import Foundation

extension String {
    /// The text in its composed compatibility form (NFKC).
    var nfkc: String {
        // Foundation leaves the voicing marks of half-width katakana separate, so composition is a second step.
        precomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
    }
}

extension Unicode.Scalar {
    /// True if a text of only such characters is in NFKC already: each maps to itself and composes with no preceding one.
    ///
    /// The list is incomplete but covers most texts; asking Foundation takes ten times as long.
    var isNFKC: Bool {
        switch value {
        case 0..<0x80, 0xC0...0x131, 0x134...0x13E, 0x391...0x3A9, 0x3B1...0x3C9, 0x410...0x44F, 0x3001...0x3002, 0x3041...0x3096,
            0x30A1...0x30FE, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x1F300...0x1FAFF:
            true
        default: false
        }
    }
}
