/// Conservative estimates of text widths at the charts' label size, since a server cannot measure a person's font.
///
/// Advance widths are the largest among Segoe UI, Roboto, San Francisco, Noto Sans and DejaVu Sans at medium weight, in
/// hundredths of an em.
package enum TextWidth {
    /// The font size of a label in CSS pixels; `charts.css` sets the same.
    static let labelSize = 12.0

    /// Returns the width of a label in CSS pixels.
    static func of(_ text: String, size: Double = labelSize) -> Double {
        var hundredths = 0
        for scalar in text.unicodeScalars { hundredths += width(scalar.value) }
        return Double(hundredths) * size / 100
    }

    /// Returns a figure, or an empty text if it does not fit: a truncated figure would be another figure.
    static func whole(_ figure: String, width limit: Double) -> String { of(figure) <= limit ? figure : "" }

    /// Returns the text, or as much of its start as fits together with an ellipsis.
    static func fitted(_ text: String, width limit: Double, size: Double = labelSize) -> String {
        if of(text, size: size) <= limit { return text }
        var kept = "", used = of("…", size: size)
        for character in text {
            used += of(String(character), size: size)
            if used > limit { break }
            kept.append(character)
        }
        return kept + "…"
    }

    /// Returns the width of a text in whole CSS pixels, rounded up.
    package static func of(_ text: String, pixels size: Int) -> Int { Int(of(text, size: Double(size)).rounded(.up)) }

    /// Returns the text, or as much of its start as fits, in whole CSS pixels.
    package static func fitted(_ text: String, width limit: Int, pixels size: Int) -> String {
        fitted(text, width: Double(limit), size: Double(size))
    }

    private static func width(_ scalar: UInt32) -> Int {
        switch scalar {
        case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        case 0x2E80...: 100
        case 0x20, 0xA0, 0x202F, 0x2E, 0x2C, 0x3A, 0x3B, 0x27, 0x2019, 0x7C, 0x69, 0x6A, 0x6C, 0x49: 33
        case 0x30...0x39: 61
        case 0x2D, 0x28, 0x29, 0x2F, 0x66, 0x72, 0x74: 42
        case 0x57, 0x4D, 0x6D, 0x77, 0x40, 0x25, 0x2026, 0x2030: 96
        case 0x41...0x5A: 74
        default: 66
        }
    }
}
