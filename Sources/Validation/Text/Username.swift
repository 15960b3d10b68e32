import Foundation

/// The form of user names: letters and digits of any script, `_`, `.` and `-`.
enum Username {
    /// A user name as it is kept (NFKC, so that full-width letters are plain ones); nil for what cannot be one.
    static func read(_ text: String) -> String? {
        let name = text.precomposedStringWithCompatibilityMapping
        guard 1...25 ~= name.count, name.contains(where: { $0.isLetter || $0.isNumber }),
            name.unicodeScalars.allSatisfy(isAllowed)
        else { return nil }
        return name
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        // Nobody sees the difference that these make; variation selectors are among them.
        if scalar.properties.isDefaultIgnorableCodePoint { return false }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
        case .nonspacingMark, .spacingMark: true
        default: scalar == "_" || scalar == "." || scalar == "-"
        }
    }
}
