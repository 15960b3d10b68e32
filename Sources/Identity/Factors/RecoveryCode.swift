import Bookkeeping
import Crypto

/// A printed code that works once in place of a one-time password: 80 random bits.
package struct RecoveryCode: Sendable {
    /// Sixteen characters of base32, in lower case.
    package let text: String

    /// The number of codes that a person gets.
    package static let count = 10

    /// Creates a random code.
    package init() { text = Base32.encode(SymmetricKey(size: .init(bitCount: 80)).withUnsafeBytes { Array($0) }).lowercased() }

    /// Creates a code from the text that was typed.
    package init(_ text: String) { self.text = text.lowercased() }

    /// The code in groups: `abcd-efgh-ijkl-mnop`.
    package var shown: String {
        let letters = Array(text)
        return stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }.joined(separator: "-")
    }

    /// Returns the SHA-256 hash to store. 80 random bits need no slow hash; the user's ID separates the codes of different
    /// people.
    package func hash(of user: User.ID) -> [UInt8] { Array(SHA256.hash(data: Array("penny recovery code \(user) \(text)".utf8))) }
}
