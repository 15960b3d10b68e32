import Crypto
import TestSupport
import Testing

@testable import WebAuthn

@Suite struct CredentialKeyTests {
    @Test(arguments: SoftwareKey.Algorithm.allCases) func `a key checks what its other half signed`(algorithm: SoftwareKey.Algorithm) throws {
        let pair = try SoftwareKey(algorithm)
        let key = try #require(CredentialKey(cose: try pair.cose))
        #expect(key.algorithm.rawValue == Int64(algorithm.rawValue))
        let message = Array("a message".utf8), signature = try pair.sign(message)
        #expect(key.isValid(signature, for: message))
        #expect(!key.isValid(signature, for: message + [0]))
        #expect(!key.isValid([], for: message))
        for place in signature.indices {
            var changed = signature
            changed[place] ^= 1
            #expect(!key.isValid(changed, for: message), "byte \(place)")
            #expect(!key.isValid(Array(signature.prefix(place)), for: message))
        }
        #expect(!key.isValid(signature + [0], for: message))
    }

    @Test(arguments: SoftwareKey.Algorithm.allCases) func `a key that is cut off anywhere is none`(algorithm: SoftwareKey.Algorithm) throws {
        let cose = try SoftwareKey(algorithm).cose
        for count in 0..<cose.count { #expect(CredentialKey(cose: Array(cose.prefix(count))) == nil) }
        #expect(CredentialKey(cose: cose + [0]) == nil)
    }

    /// Returns the parameters of a key, some of them changed.
    private static func cose(_ good: [(Int, TestCBOR)], _ change: (label: Int, value: TestCBOR?)? = nil) -> [UInt8] {
        var parameters = good
        if let change {
            let place = parameters.firstIndex { $0.0 == change.label } ?? parameters.endIndex
            let range = place..<min(place + 1, parameters.endIndex)
            parameters.replaceSubrange(range, with: change.value.map { [(change.label, $0)] } ?? [])
        }
        return TestCBOR.map(parameters.map { (.integer($0), $1) }).encoded
    }

    @Test func `a key of P-256 has its parameters and no other`() throws {
        let point = Array(P256.Signing.PrivateKey().publicKey.x963Representation.dropFirst())
        let good: [(Int, TestCBOR)] = [
            (1, .integer(2)), (3, .integer(-7)), (-1, .integer(1)), (-2, .bytes(Array(point.prefix(32)))), (-3, .bytes(Array(point.suffix(32)))),
        ]
        #expect(CredentialKey(cose: Self.cose(good)) != nil)
        let wrong: [(Int, TestCBOR?)] = [
            (1, .integer(1)), (1, .integer(3)), (1, .text("EC2")), (1, nil), (3, .integer(-8)), (3, .integer(-35)), (3, .integer(-9)), (3, nil),
            (-1, .integer(2)), (-1, .integer(8)),
            (-2, .bytes([])), (-2, .bytes(Array(point.prefix(31)))), (-2, .bytes([0] + point.prefix(32))), (-2, nil), (-3, nil),
            (-3, .bytes([UInt8](repeating: 0, count: 32))), (-3, .bytes([UInt8](repeating: 255, count: 32))), (-4, .bytes([1])), (-3, .integer(1)),
        ]
        for change in wrong { #expect(CredentialKey(cose: Self.cose(good, change)) == nil, "\(change)") }
        let compressed = TestCBOR.map([
            (.integer(1), .integer(2)), (.integer(3), .integer(-7)), (.integer(-1), .integer(1)), (.integer(-2), .bytes(Array(point.prefix(32)))),
            (.integer(-3), .text("even")),
        ])
        #expect(CredentialKey(cose: compressed.encoded) == nil)
    }

    @Test func `a key of Ed25519 has its parameters and no other`() throws {
        let point = Array(Curve25519.Signing.PrivateKey().publicKey.rawRepresentation)
        let good: [(Int, TestCBOR)] = [(1, .integer(1)), (3, .integer(-8)), (-1, .integer(6)), (-2, .bytes(point))]
        #expect(CredentialKey(cose: Self.cose(good)) != nil)
        let wrong: [(Int, TestCBOR?)] = [
            (1, .integer(2)), (3, .integer(-7)), (-1, .integer(4)), (-1, .integer(7)), (-1, nil), (-2, .bytes(Array(point.prefix(31)))),
            (-2, .bytes(point + [0])),
            (-3, .bytes(point)),
        ]
        for change in wrong { #expect(CredentialKey(cose: Self.cose(good, change)) == nil, "\(change)") }
    }

    @Test(
        arguments: [
            (256, [1, 0, 1], true), (512, [1, 0, 1], true), (255, [1, 0, 1], false), (128, [1, 0, 1], false), (513, [1, 0, 1], false),
            (1024, [1, 0, 1], false),
            (256, [3], true), (256, [], false), (256, [0, 1, 0, 1], false), (256, [1, 0, 0, 0, 1], false), (256, [2], false), (0, [1, 0, 1], false),
        ] as [(Int, [UInt8], Bool)])
    func `a key of RSA has 2,048 to 4,096 bits and a short exponent`(bytes: Int, exponent: [UInt8], isGood: Bool) {
        let modulus = [UInt8](repeating: 0xFF, count: bytes)
        let cose = TestCBOR.map([
            (.integer(1), .integer(3)), (.integer(3), .integer(-257)), (.integer(-1), .bytes(modulus)), (.integer(-2), .bytes(exponent)),
        ])
        #expect((CredentialKey(cose: cose.encoded) != nil) == isGood)
        let padded = TestCBOR.map([
            (.integer(1), .integer(3)), (.integer(3), .integer(-257)), (.integer(-1), .bytes([0] + modulus)), (.integer(-2), .bytes(exponent)),
        ])
        #expect(CredentialKey(cose: padded.encoded) == nil)
    }

    @Test func `an even modulus and one of 2,047 bits are refused`() {
        for first in [[0x7F], [0xFF]] as [[UInt8]] {
            let modulus = first + [UInt8](repeating: 0xFF, count: 254) + [first[0] == 0xFF ? 0xFE : 0xFF]
            let cose = TestCBOR.map([
                (.integer(1), .integer(3)), (.integer(3), .integer(-257)), (.integer(-1), .bytes(modulus)), (.integer(-2), .bytes([1, 0, 1])),
            ])
            #expect(CredentialKey(cose: cose.encoded) == nil)
        }
    }
}
