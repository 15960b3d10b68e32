import Crypto
import CryptoExtras
import Foundation

/// A key pair of a software authenticator.
public enum SoftwareKey: Sendable {
    case es256(P256.Signing.PrivateKey)
    case edDSA(Curve25519.Signing.PrivateKey)
    case rs256(_RSA.Signing.PrivateKey)

    public enum Algorithm: Int, Sendable, CaseIterable {
        case es256 = -7
        case edDSA = -8
        case rs256 = -257
    }

    /// Creates a new pair; RSA keys are slow to create, so all share one.
    public init(_ algorithm: Algorithm) throws {
        self =
            switch algorithm {
            case .es256: .es256(P256.Signing.PrivateKey())
            case .edDSA: .edDSA(Curve25519.Signing.PrivateKey())
            case .rs256: .rs256(try Self.rsa.get())
            }
    }

    private static let rsa = Result { try _RSA.Signing.PrivateKey(keySize: .bits2048) }

    /// The COSE_Key of the public key.
    public var cose: [UInt8] {
        get throws {
            switch self {
            case .es256(let key):
                let point = Array(key.publicKey.x963Representation.dropFirst())
                return TestCBOR.map([
                    (.integer(1), .integer(2)), (.integer(3), .integer(-7)), (.integer(-1), .integer(1)),
                    (.integer(-2), .bytes(Array(point.prefix(32)))),
                    (.integer(-3), .bytes(Array(point.suffix(32)))),
                ]).encoded
            case .edDSA(let key):
                return TestCBOR.map([
                    (.integer(1), .integer(1)), (.integer(3), .integer(-8)), (.integer(-1), .integer(6)),
                    (.integer(-2), .bytes(Array(key.publicKey.rawRepresentation))),
                ]).encoded
            case .rs256(let key):
                let numbers = try key.publicKey.getKeyPrimitives()
                return TestCBOR.map([
                    (.integer(1), .integer(3)), (.integer(3), .integer(-257)), (.integer(-1), .bytes(Array(numbers.modulus))),
                    (.integer(-2), .bytes(Array(numbers.publicExponent))),
                ]).encoded
            }
        }
    }

    public func sign(_ message: [UInt8]) throws -> [UInt8] {
        switch self {
        case .es256(let key): Array(try key.signature(for: message).derRepresentation)
        case .edDSA(let key): Array(try key.signature(for: message))
        case .rs256(let key): Array(try key.signature(for: SHA256.hash(data: message), padding: .insecurePKCS1v1_5).rawRepresentation)
        }
    }
}
