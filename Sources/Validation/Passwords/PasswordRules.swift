import Bookkeeping
import Foundation

/// Which passwords are good enough: long ones that nobody guesses first (NIST SP 800-63B-4, 3.1.1.2). There are no rules of
/// composition.
public enum PasswordRules {
    /// In Unicode scalars after NFKC.
    public static let minLength = 10
    public static let maxLength = 1_024
    /// Decomposed text shrinks in NFKC, at most to a quarter.
    static let unitsPerScalar = 4

    /// Whether a password is longer than any can be that is good, so that nothing has to be normalized or hashed to refuse it.
    static func isPastLimit(_ password: String) -> Bool {
        let units = maxLength * unitsPerScalar
        return password.utf8.count > units * 3 || password.utf16.count > units || TextBounds.endOfMarks(in: password) != nil
    }

    /// The form of a password that is hashed and compared: NFKC, nothing cut off or trimmed.
    public static func normalized(_ password: String) -> String { password.precomposedStringWithCompatibilityMapping }

    /// What is wrong with a new password of a person with these names; nil if it is good.
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

    /// A name, and of an e-mail address what stands before the `@`.
    private static func parts(of name: String) -> [String] {
        [name.folded, name.split(separator: "@").first.map(\.folded) ?? ""].filter { !$0.isEmpty }
    }
}
