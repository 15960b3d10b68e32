import Bookkeeping
import Crypto

/// A code on paper that lets a person in once when the phone with the one-time passwords is gone: 80 random bits.
struct RecoveryCode: Sendable {
    /// Sixteen letters and digits of base32, in lower case.
    let text: String

    /// How many a person gets.
    static let count = 10

    init() { text = Base32.encode(SymmetricKey(size: .init(bitCount: 80)).withUnsafeBytes { Array($0) }).lowercased() }

    /// A code as it was typed.
    init(_ text: String) { self.text = text.lowercased() }

    /// For reading and typing: `abcd-efgh-ijkl-mnop`.
    var shown: String {
        let letters = Array(text)
        return stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }.joined(separator: "-")
    }

    /// SHA-256, for storage. So many random bits need no slow hash; the user's identity keeps the codes of two people apart.
    func hash(of user: User.ID) -> [UInt8] { Array(SHA256.hash(data: Array("penny recovery code \(user) \(text)".utf8))) }
}
