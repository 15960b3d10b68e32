import Validation

/// A link that sets a new password. Its token is in the query, which is never logged.
package enum PasswordReset {
    /// Seconds for which a link is valid: 24 hours.
    package static let lifetime: Int64 = 86_400
    /// The field of the query with the token.
    package static let field = FormField.hidden("link")

    /// Returns a new token: its text, for the query of the link, and the hash to store.
    package static func make() -> (token: String, tokenHash: [UInt8]) {
        let secret = Secret()
        return (secret.text, secret.hash)
    }
}
