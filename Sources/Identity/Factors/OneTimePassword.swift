import Crypto
import Foundation

/// Time-based one-time passwords (TOTP, RFC 6238) with HMAC-SHA-1 and a period of 30 seconds, which every app supports.
package struct OneTimePassword: Sendable {
    /// The shared secret, 20 bytes.
    package let secret: [UInt8]

    /// The period of a password, in seconds.
    package static let period: Int64 = 30
    /// The length of a secret, in bytes.
    package static let secretLength = 20
    /// The number of steps before and after the present one that are accepted, since clocks differ and typing takes time.
    private static let window: Int64 = 1

    /// Uses a stored secret.
    package init(secret: [UInt8]) { self.secret = secret }

    /// Creates a random secret.
    package init() { secret = SymmetricKey(size: .init(bitCount: Self.secretLength * 8)).withUnsafeBytes { Array($0) } }

    /// Decodes a secret written by `text`; nil for anything else.
    package init?(_ text: String) {
        guard let bytes = Base32.decode(text), bytes.count == Self.secretLength else { return nil }
        secret = bytes
    }

    /// The secret in 32 characters of base32, for typing.
    package var text: String { Base32.encode(secret) }

    /// Returns the step of a time in seconds since 1970 (UTC).
    package static func step(at time: Int64) -> Int64 { time / period }

    /// Returns the password of a step (RFC 4226, section 5.3).
    package func password(ofStep step: Int64, digits: Int = 6) -> String {
        let counter = withUnsafeBytes(of: step.bigEndian) { Array($0) }
        let code = Array(HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: SymmetricKey(data: secret)))
        let offset = Int(code[19] & 0x0F)
        let number = code[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let text = String(number)
        return String((String(repeating: "0", count: digits) + text).suffix(digits))
    }

    /// Returns the step that a password belongs to, within the window around a time; nil if it is wrong. Takes the same time in all cases.
    package func step(of password: String, at time: Int64) -> Int64? {
        let now = Self.step(at: time), given = Array(password.utf8)
        var found: Int64?
        for step in max(0, now - Self.window)...max(0, now) + Self.window {
            if ConstantTime.areEqual(Array(self.password(ofStep: step).utf8), given) { found = step }
        }
        return found
    }

    /// Returns the text of the QR code for an app (Key URI Format of Google Authenticator).
    package func address(for username: String) -> String {
        "otpauth://totp/Penny:\(username.urlPathEncoded)?secret=\(text)&issuer=Penny&algorithm=SHA1&digits=6&period=\(Self.period)"
    }
}

extension String {
    fileprivate var urlPathEncoded: String {
        addingPercentEncoding(withAllowedCharacters: .alphanumerics.intersection(CharacterSet(charactersIn: "\0"..."\u{7F}"))) ?? ""
    }
}
