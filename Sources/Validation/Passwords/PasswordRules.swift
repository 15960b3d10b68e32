import Bookkeeping
import Foundation

/// The rules for passwords: long ones that are not guessed first (NIST SP 800-63B-4, section 3.1.1.2), without rules of
/// composition.
public enum PasswordRules {
    /// In Unicode scalars after NFKC.
    public static let minLength = 10
    public static let maxLength = 1_024
    /// The maximum factor that NFKC shrinks decomposed text by.
    static let unitsPerScalar = 4

    /// Returns true if a password is longer than any valid one, so that it can be refused without normalizing or hashing it.
    static func isPastLimit(_ password: String) -> Bool {
        let units = maxLength * unitsPerScalar
        return password.utf8.count > units * 3 || password.utf16.count > units || TextBounds.endOfMarks(in: password) != nil
    }

    /// Returns the form of a password that is hashed and compared: NFKC, neither truncated nor trimmed.
    public static func normalized(_ password: String) -> String { password.precomposedStringWithCompatibilityMapping }

    /// Returns the problem of a new password of a person with these names; nil if it is accepted.
    ///
    /// `names` are the user name, first and last name and e-mail address.
    public static func problem(with password: String, names: [String]) -> Problem? {
        if password.isEmpty { return .required }
        if isPastLimit(password) { return .tooLong(maxLength) }
        let length = normalized(password).unicodeScalars.count
        if length > maxLength { return .tooLong(maxLength) }
        if length < minLength || password.utf16.count < minLength { return .tooShort(minLength) }
        let guess = PasswordGuess(password)
        if guess.isCommon { return .passwordTooCommon }
        return names.flatMap(parts).contains(where: guess.leansOn) ? .passwordContainsName : nil
    }

    /// Returns a name, and of an e-mail address the part before the `@`.
    private static func parts(of name: String) -> [String] {
        [name.folded, name.split(separator: "@").first.map(\.folded) ?? ""].filter { !$0.isEmpty }
    }
}
