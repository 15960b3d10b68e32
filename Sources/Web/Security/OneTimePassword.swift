import Crypto
import Foundation

/// One-time passwords that follow the clock (TOTP, RFC 6238): HMAC-SHA-1 and 30 seconds, as all apps make them.
struct OneTimePassword: Sendable {
    /// 20 bytes.
    let secret: [UInt8]

    /// Seconds for which a password is shown.
    static let period: Int64 = 30
    static let secretLength = 20
    /// Steps before and after the present one that count too, since clocks differ and typing takes time.
    private static let window: Int64 = 1

    init(secret: [UInt8]) { self.secret = secret }

    /// A new random secret.
    init() { secret = SymmetricKey(size: .init(bitCount: Self.secretLength * 8)).withUnsafeBytes { Array($0) } }

    /// Reads a secret as `text` writes it; nil for anything else.
    init?(_ text: String) {
        guard let bytes = Base32.decode(text), bytes.count == Self.secretLength else { return nil }
        secret = bytes
    }

    /// The secret for typing: 32 characters of base32.
    var text: String { Base32.encode(secret) }

    /// The step that a time (seconds since 1970) lies in.
    static func step(at time: Int64) -> Int64 { time / period }

    /// The password of a step (RFC 4226, 5.3).
    func password(ofStep step: Int64, digits: Int = 6) -> String {
        let counter = withUnsafeBytes(of: step.bigEndian) { Array($0) }
        let code = Array(HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: SymmetricKey(data: secret)))
        let offset = Int(code[19] & 0x0F)
        let number = code[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let text = String(number)
        return String((String(repeating: "0", count: digits) + text).suffix(digits))
    }

    /// The step whose password this is, if it is one around a time; nil for a wrong one. It takes the same time for all.
    func step(of password: String, at time: Int64) -> Int64? {
        let now = Self.step(at: time), given = Array(password.utf8)
        var found: Int64?
        for step in max(0, now - Self.window)...max(0, now) + Self.window {
            if ConstantTime.areEqual(Array(self.password(ofStep: step).utf8), given) { found = step }
        }
        return found
    }

    /// What a QR code says to an app (Key URI Format of Google Authenticator).
    func address(for username: String) -> String {
        "otpauth://totp/Penny:\(username.urlPathEncoded)?secret=\(text)&issuer=Penny&algorithm=SHA1&digits=6&period=\(Self.period)"
    }
}

extension String {
    fileprivate var urlPathEncoded: String {
        addingPercentEncoding(withAllowedCharacters: .alphanumerics.intersection(CharacterSet(charactersIn: "\0"..."\u{7F}"))) ?? ""
    }
}
