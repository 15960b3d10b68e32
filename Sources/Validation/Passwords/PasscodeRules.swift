import Foundation

/// The rules for passcodes, for a lock screen that allows five attempts.
public enum PasscodeRules {
    public static let minLength = 4
    public static let maxLength = 8

    /// Returns the digits of a typed passcode, full-width ones as ASCII; nil unless they are 4 to 8 digits.
    public static func digits(_ typed: String) -> String? {
        guard typed.utf16.count <= 64 else { return nil }
        let text = typed.precomposedStringWithCompatibilityMapping.filter { !$0.isWhitespace }
        let isPasscode = minLength...maxLength ~= text.utf8.count && text.utf8.allSatisfy { 48...57 ~= $0 }
        return isPasscode ? text : nil
    }

    /// Returns true for an easily guessed passcode: a repeated digit, or ascending or descending digits (`1234`, `7890`, `4321`).
    public static func isObvious(_ digits: String) -> Bool {
        let bytes = Array(digits.utf8)
        let steps = Set(zip(bytes, bytes.dropFirst()).map { (Int($1) - Int($0) + 10) % 10 })
        return steps.count <= 1 && steps.isSubset(of: [0, 1, 9])
    }
}
