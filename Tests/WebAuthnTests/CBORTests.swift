import TestSupport
import Testing

@testable import WebAuthn

@Suite struct CBORTests {
    static func read(_ bytes: [UInt8]) throws(CBORProblem) -> CBORValue { try CBORValue(bytes[...]) }

    /// Examples of RFC 8949, appendix A, that the canonical form of CTAP2 allows.
    static let examples: [(String, CBORValue)] = [
        ("00", .integer(0)), ("01", .integer(1)), ("0a", .integer(10)), ("17", .integer(23)), ("1818", .integer(24)), ("1819", .integer(25)),
        ("1864", .integer(100)), ("1903e8", .integer(1000)), ("1a000f4240", .integer(1_000_000)), ("1b000000e8d4a51000", .integer(1_000_000_000_000)),
        ("1b7fffffffffffffff", .integer(.max)), ("20", .integer(-1)), ("29", .integer(-10)), ("3863", .integer(-100)), ("3903e7", .integer(-1000)),
        ("3b7fffffffffffffff", .integer(.min)), ("f4", .bool(false)), ("f5", .bool(true)), ("f6", .null), ("40", .bytes([])),
        ("4401020304", .bytes([1, 2, 3, 4])), ("60", .text("")), ("6161", .text("a")), ("6449455446", .text("IETF")), ("62225c", .text("\"\\")),
        ("62c3bc", .text("ü")), ("63e6b0b4", .text("水")), ("64f0908591", .text("𐅑")), ("80", .array([])),
        ("83010203", .array([.integer(1), .integer(2), .integer(3)])),
        ("8301820203820405", .array([.integer(1), .array([.integer(2), .integer(3)]), .array([.integer(4), .integer(5)])])),
        ("a0", .map(CBORMap([:]))), ("a201020304", .map(CBORMap([.integer(1): .integer(2), .integer(3): .integer(4)]))),
        ("a26161016162820203", .map(CBORMap([.text("a"): .integer(1), .text("b"): .array([.integer(2), .integer(3)])]))),
        ("826161a161626163", .array([.text("a"), .map(CBORMap([.text("b"): .text("c")]))])),
    ]

    @Test(arguments: examples) func `an item is read`(hex: String, value: CBORValue) throws {
        #expect(try Self.read(try #require([UInt8](hex: hex))) == value)
    }

    @Test(
        arguments: [
            ("", .truncated), ("18", .truncated), ("19ff", .truncated), ("1b00000000", .truncated), ("41", .truncated), ("4201", .truncated),
            ("62c3", .truncated),
            ("81", .truncated), ("a1", .truncated), ("a101", .truncated), ("5affffffff", .truncated), ("7bffffffffffffffff", .truncated),
            ("9bffffffffffffffff", .truncated), ("bbffffffffffffffff", .truncated), ("9affffffff00", .truncated), ("ba7fffffff0000", .truncated),
            ("0000", .trailingBytes), ("a000", .trailingBytes), ("4101f6", .trailingBytes),
            ("1800", .notShortest), ("1817", .notShortest), ("1900ff", .notShortest), ("1a0000ffff", .notShortest),
            ("1b00000000ffffffff", .notShortest),
            ("3817", .notShortest), ("580101", .notShortest), ("780161", .notShortest), ("980101", .notShortest), ("b8010101", .notShortest),
            ("5f4101ff", .indefiniteLength), ("7f6161ff", .indefiniteLength), ("9f01ff", .indefiniteLength), ("bf0101ff", .indefiniteLength),
            ("ff", .indefiniteLength),
            ("1f", .indefiniteLength),
            ("a201010102", .duplicateKey), ("a2616101616102", .duplicateKey), ("a203040102", .unsortedKeys), ("a220010102", .unsortedKeys),
            ("a26161010101", .unsortedKeys), ("a2626161016162 02", .unsortedKeys), ("a2181801 1701", .unsortedKeys),
            ("a2 6162 01 6161 01", .unsortedKeys),
            ("c001", .notAllowed), ("d82001", .notAllowed), ("f90000", .notAllowed), ("fa47c35000", .notAllowed), ("fb3ff199999999999a", .notAllowed),
            ("f7", .notAllowed), ("f0", .notAllowed), ("f818", .notAllowed), ("f8ff", .notAllowed), ("1c", .notAllowed), ("3e", .notAllowed),
            ("1b8000000000000000", .notAllowed), ("3bffffffffffffffff", .notAllowed), ("a1410101", .notAllowed), ("a1f501", .notAllowed),
            ("a18001", .notAllowed),
            ("61ff", .notUTF8), ("62c328", .notUTF8), ("63eda080", .notUTF8),
            ("8181818180", .tooDeep), ("a101a101a101a101a0", .tooDeep), ("a101810181", .trailingBytes), ("81a101a1018180", .tooDeep),
        ] as [(String, CBORProblem)])
    func `what is not canonical is refused with its reason`(hex: String, problem: CBORProblem) throws {
        let bytes = try #require([UInt8](hex: hex))
        #expect(throws: problem) { try Self.read(bytes) }
    }

    @Test func `four arrays and maps may lie within each other`() throws {
        #expect(throws: Never.self) { try Self.read([0x81, 0xA1, 0x01, 0x81, 0xA0]) }
    }

    @Test func `more than 16 kB is refused before it is read`() throws {
        let text = TestCBOR.text(String(repeating: "x", count: CBORValue.sizeLimit - 3)).encoded
        #expect(text.count == CBORValue.sizeLimit)
        #expect(throws: Never.self) { try Self.read(text) }
        #expect(throws: CBORProblem.tooLarge) { try Self.read(text + [0]) }
    }

    @Test func `every beginning of an item is truncated`() throws {
        let item = TestCBOR.map([(.integer(1), .list([.text("水"), .bytes([1, 2])])), (.text("k"), .map([(.integer(-300), .integer(700))]))]).encoded
        #expect(throws: Never.self) { try Self.read(item) }
        for count in 0..<item.count { #expect(throws: CBORProblem.truncated) { try Self.read(Array(item.prefix(count))) } }
    }

    @Test func `an item leaves what follows it`() throws {
        let (value, rest) = try CBORValue.first(in: [0x82, 0x01, 0x02, 0xF7, 0x00])
        #expect(value == .array([.integer(1), .integer(2)]))
        #expect(rest == [0xF7, 0x00])
    }

    @Test func `ten thousand rows of random bytes and ten thousand changes of a good item end in a value or a reason`() throws {
        var random = SeededRandom(seed: 5)
        let good = try SoftwarePasskey().register("AAAA").attestation
        for _ in 0..<10_000 {
            let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            _ = try? Self.read(bytes)
            _ = try? Self.read(good.mutated(using: &random))
        }
    }
}
