import Foundation

/// The text of a field as it is stored: trimmed, in NFC, without invisible characters.
///
/// Line breaks are `\n` and allowed in text areas only. Bidirectional control characters (U+202A–202E, U+2066–2069), which come
/// with pasted text and disturb the page around them, are removed, and so is the byte order mark.
struct CleanText {
    let text: String

    /// Cleans a text. Throws `required`, `tooLong`, `tooShort`, `controlCharacters`, or ``FormField/excess`` for an overlong
    /// text.
    init(_ typed: String, for field: FormField) throws(Problem) {
        guard !field.isExceeded(by: typed) else { throw field.excess }
        var isMultiline = false
        if case .textarea = field.control { isMultiline = true }
        // Most fields of a URL and many of a form are empty.
        let shown = typed.isEmpty ? "" : Self.trimmed(typed)
        guard shown.unicodeScalars.contains(where: Self.isVisible) else {
            if shown.unicodeScalars.contains(where: { Self.isControl($0, isMultiline: isMultiline) }) { throw .controlCharacters }
            if field.isRequired { throw .required }
            text = ""
            return
        }
        if let units = field.maxUnits, let limit = field.maxLength, shown.utf16.count > units { throw .tooLong(limit) }
        guard !shown.unicodeScalars.contains(where: { Self.isControl($0, isMultiline: isMultiline) }) else {
            throw .controlCharacters
        }
        let composed = shown.precomposedStringWithCanonicalMapping
        if let limit = field.maxLength, composed.count > limit { throw .tooLong(limit) }
        if let limit = field.minLength, composed.count < limit { throw .tooShort(limit) }
        text = composed
    }

    private static func trimmed(_ typed: String) -> String {
        let scalars = typed.unicodeScalars.filter { !isDropped($0) }
        return String(String.UnicodeScalarView(scalars)).replacing("\r\n", with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar, isMultiline: Bool) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: !(isMultiline && (scalar == "\n" || scalar == "\t"))
        case .lineSeparator, .paragraphSeparator: !isMultiline
        case .unassigned: scalar.properties.isNoncharacterCodePoint
        default: false
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
            && scalar.properties.generalCategory != .control
    }
}
