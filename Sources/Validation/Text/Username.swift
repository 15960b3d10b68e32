import Foundation

/// The syntax of user names: letters and digits of any script, `_`, `.` and `-`.
enum Username {
    /// Returns a user name as it is stored (NFKC, so that full-width letters become plain ones); nil if it is not valid.
    static func read(_ text: String) -> String? {
        let name = text.precomposedStringWithCompatibilityMapping
        guard 1...25 ~= name.count, name.contains(where: { $0.isLetter || $0.isNumber }),
            name.unicodeScalars.allSatisfy(isAllowed)
        else { return nil }
        return name
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        // Invisible characters, variation selectors among them.
        if scalar.properties.isDefaultIgnorableCodePoint { return false }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
        case .nonspacingMark, .spacingMark: true
        default: scalar == "_" || scalar == "." || scalar == "-"
        }
    }
}
