import Foundation

/// Which passcodes are good enough for a screen that allows five tries.
public enum PasscodeRules {
    public static let minLength = 4
    public static let maxLength = 8

    /// The digits of what was typed: full-width ones become ASCII; nil for anything else than 4 to 8 digits.
    public static func digits(_ typed: String) -> String? {
        guard typed.utf16.count <= 64 else { return nil }
        let text = typed.precomposedStringWithCompatibilityMapping.filter { !$0.isWhitespace }
        let isPasscode = minLength...maxLength ~= text.utf8.count && text.utf8.allSatisfy { 48...57 ~= $0 }
        return isPasscode ? text : nil
    }

    /// True for what is guessed first: one digit again and again, or digits in a row up or down (`1234`, `7890`, `4321`).
    public static func isObvious(_ digits: String) -> Bool {
        let bytes = Array(digits.utf8)
        let steps = Set(zip(bytes, bytes.dropFirst()).map { (Int($1) - Int($0) + 10) % 10 })
        return steps.count <= 1 && steps.isSubset(of: [0, 1, 9])
    }
}
