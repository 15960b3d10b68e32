import Foundation

extension String {
    /// The text in its compatibility form, composed (NFKC).
    var settled: String {
        // Foundation leaves the voicing marks of half-width katakana apart, so that composing is a step of its own.
        precomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
    }
}

extension Unicode.Scalar {
    /// Whether a text of such characters alone is in that form already: each is its own, and composes with none before it.
    ///
    /// These are not all that are so, but those that most texts are made of; asking Foundation costs ten times as much.
    var isSettled: Bool {
        switch value {
        case 0..<0x80, 0xC0...0x131, 0x134...0x13E, 0x391...0x3A9, 0x3B1...0x3C9, 0x410...0x44F, 0x3001...0x3002, 0x3041...0x3096,
            0x30A1...0x30FE, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x1F300...0x1FAFF:
            true
        default: false
        }
    }
}
