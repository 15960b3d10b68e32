/// One item of CBOR (RFC 8949), as far as authenticators use it: in the canonical form of CTAP2, without tags and floating-point numbers.
public enum CBORValue: Sendable, Equatable {
    case integer(Int64)
    case bytes([UInt8])
    case text(String)
    case array([CBORValue])
    case map(CBORMap)
    case bool(Bool)
    case null

    /// The bytes that one message may have. An attestation with a chain of certificates has some three thousand.
    public static let sizeLimit = 16_384
    /// How many arrays and maps may lie within each other (CTAP 2.2, section 8).
    public static let depthLimit = 4

    /// Reads bytes that are one item and nothing else.
    ///
    /// - Throws: ``CBORProblem`` for what is not the one canonical encoding of an item.
    public init(_ bytes: ArraySlice<UInt8>) throws(CBORProblem) {
        let rest: ArraySlice<UInt8>
        (self, rest) = try Self.first(in: bytes)
        guard rest.isEmpty else { throw .trailingBytes }
    }

    /// Reads the item with which bytes begin; `rest` is what follows it.
    public static func first(in bytes: ArraySlice<UInt8>) throws(CBORProblem) -> (value: CBORValue, rest: ArraySlice<UInt8>) {
        guard bytes.count <= sizeLimit else { throw .tooLarge }
        var reader = CBORReader(bytes)
        let value = try reader.item()
        return (value, reader.rest)
    }
}

/// The pairs of a map, whose keys are integers and texts.
public struct CBORMap: Sendable, Equatable {
    /// A key of a map.
    public enum Key: Sendable, Hashable {
        case integer(Int64)
        case text(String)
    }

    private let values: [Key: CBORValue]

    init(_ values: [Key: CBORValue]) { self.values = values }

    /// How many pairs there are.
    public var count: Int { values.count }

    /// The value of an integer key.
    public subscript(key: Int64) -> CBORValue? { values[.integer(key)] }

    /// The value of a text key.
    public subscript(key: String) -> CBORValue? { values[.text(key)] }
}

extension CBORValue {
    /// The integer; nil for another kind of item.
    public var integer: Int64? { if case .integer(let number) = self { number } else { nil } }

    /// The string of bytes; nil for another kind of item.
    public var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }

    /// The text; nil for another kind of item.
    public var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The map; nil for another kind of item.
    public var map: CBORMap? { if case .map(let map) = self { map } else { nil } }
}
