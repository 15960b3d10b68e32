import Bookkeeping
import Foundation

extension String {
    /// The text of a file as forms would have it: composed, without control characters and without invisible ones that disturb a page, at most `limit` code
    /// points long. Lines end with `\n`.
    ///
    /// Marks are limited before anything composes the text, since that takes minutes for millions of them.
    func cleaned(limit: Int) -> String {
        if utf8.count <= limit, utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
        var scalars = String.UnicodeScalarView(), marks = 0
        for scalar in unicodeScalars.prefix(limit) {
            marks = scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered ? marks + 1 : 0
            guard marks <= 30 else { continue }
            switch scalar.value {
            case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: continue
            case 0x0A, 0x0D, 0x2028, 0x2029: scalars.append("\n")
            default:
                switch scalar.properties.generalCategory {
                case .control: scalars.append(" ")
                case .unassigned where scalar.properties.isNoncharacterCodePoint: continue
                default: scalars.append(scalar)
                }
            }
        }
        guard scalars.contains(where: { !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint }) else { return "" }
        return String(scalars).precomposedStringWithCanonicalMapping
    }

    /// The text in one line.
    var oneLine: String { isTidy ? self : trimmedLines.joined(separator: " ") }

    /// The lines that have a text, without white space at their ends and with single spaces.
    var trimmedLines: [String] {
        if isTidy { return isEmpty ? [] : [self] }
        return split(whereSeparator: \.isNewline)
            .map { $0.split(separator: " ").joined(separator: " ").trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }

    /// True for a text that is certainly one line with single spaces within: it consists of ASCII and of letters with a first byte that no space
    /// begins with, as most texts do.
    private var isTidy: Bool {
        var wasSpace = true
        for byte in utf8 {
            switch byte {
            case 0x21..<0x7F, 0x80..<0xC2, 0xC3..<0xE1, 0xE4...: wasSpace = false
            case 0x20 where !wasSpace: wasSpace = true
            default: return false
            }
        }
        return !wasSpace || isEmpty
    }

    /// The text cut to the limits of a record's text: its characters, and sixteen UTF-16 code units for each.
    func cut(for text: RecordText) -> String {
        if utf8.count <= text.limit, isTidy { return self }
        return String(prefix(text.limit)).cut(to: text.limit * 8).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
