import Crypto
import CryptoExtras
import Foundation

/// The public key of a credential, as a COSE_Key (RFC 9052, section 7; WebAuthn Level 3, section 6.5.1.1).
public struct CredentialKey: Sendable {
    private enum Key: Sendable {
        case p256(P256.Signing.PublicKey)
        case ed25519(Curve25519.Signing.PublicKey)
        case rsa(_RSA.Signing.PublicKey)
    }

    /// The signature algorithm.
    public let algorithm: SignatureAlgorithm
    private let key: Key

    /// Parses a stored key. Nil unless the bytes are exactly one key with a supported algorithm.
    public init?(cose bytes: [UInt8]) {
        guard let value = try? CBORValue(bytes[...]) else { return nil }
        self.init(value)
    }

    /// Parses a key that has exactly the parameters of its algorithm.
    init?(_ value: CBORValue) {
        guard let map = value.map, let algorithm = map[Label.algorithm]?.integer.flatMap(SignatureAlgorithm.init) else { return nil }
        let key: Key? =
            switch algorithm {
            case .es256: Self.p256(map).map(Key.p256)
            case .edDSA: Self.ed25519(map).map(Key.ed25519)
            case .rs256: Self.rsa(map).map(Key.rsa)
            }
        guard let key else { return nil }
        self.algorithm = algorithm
        self.key = key
    }

    /// Returns true if a signature of a message is valid for this key.
    public func isValid(_ signature: [UInt8], for message: [UInt8]) -> Bool {
        switch key {
        case .p256(let key):
            guard let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature) else { return false }
            return key.isValidSignature(signature, for: message)
        case .ed25519(let key):
            return key.isValidSignature(signature, for: message)
        case .rsa(let key):
            return key.isValidSignature(
                _RSA.Signing.RSASignature(rawRepresentation: signature), for: SHA256.hash(data: message), padding: .insecurePKCS1v1_5)
        }
    }

    /// The labels and values of RFC 9052, section 7.1, RFC 9053, section 7, and RFC 8230, section 4.
    private enum Label {
        static let type: Int64 = 1, algorithm: Int64 = 3
        static let curve: Int64 = -1, x: Int64 = -2, y: Int64 = -3
        static let modulus: Int64 = -1, exponent: Int64 = -2
    }

    private static func p256(_ map: CBORMap) -> P256.Signing.PublicKey? {
        guard map.count == 5, map[Label.type] == .integer(2), map[Label.curve] == .integer(1),
            let x = map[Label.x]?.bytes, let y = map[Label.y]?.bytes, x.count == 32, y.count == 32
        else { return nil }
        return try? P256.Signing.PublicKey(x963Representation: [4] + x + y)
    }

    private static func ed25519(_ map: CBORMap) -> Curve25519.Signing.PublicKey? {
        guard map.count == 4, map[Label.type] == .integer(1), map[Label.curve] == .integer(6), let x = map[Label.x]?.bytes, x.count == 32 else {
            return nil
        }
        return try? Curve25519.Signing.PublicKey(rawRepresentation: x)
    }

    private static func rsa(_ map: CBORMap) -> _RSA.Signing.PublicKey? {
        guard map.count == 4, map[Label.type] == .integer(3), let modulus = map[Label.modulus]?.bytes, let exponent = map[Label.exponent]?.bytes,
            let first = modulus.first, first != 0, 2048...4096 ~= modulus.count * 8 - first.leadingZeroBitCount,
            exponent.first != 0, 1...4 ~= exponent.count
        else { return nil }
        return try? _RSA.Signing.PublicKey(n: modulus, e: exponent)
    }
}
