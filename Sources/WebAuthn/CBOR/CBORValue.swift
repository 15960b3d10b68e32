/// A CBOR item (RFC 8949) of the kinds that authenticators use: in the canonical form of CTAP2, without tags and floating-point
/// numbers.
public enum CBORValue: Sendable, Equatable {
    case integer(Int64)
    case bytes([UInt8])
    case text(String)
    case array([CBORValue])
    case map(CBORMap)
    case bool(Bool)
    case null

    /// The maximum size of a message, in bytes. An attestation with a chain of certificates has about three thousand.
    public static let sizeLimit = 16_384
    /// The maximum nesting depth of arrays and maps (CTAP 2.2, section 8).
    public static let depthLimit = 4

    /// Parses exactly one item.
    ///
    /// - Throws: ``CBORProblem`` if the bytes are not the canonical encoding of an item.
    public init(_ bytes: ArraySlice<UInt8>) throws(CBORProblem) {
        let rest: ArraySlice<UInt8>
        (self, rest) = try Self.first(in: bytes)
        guard rest.isEmpty else { throw .trailingBytes }
    }

    /// Parses the first item; `rest` contains the bytes after it.
    public static func first(in bytes: ArraySlice<UInt8>) throws(CBORProblem) -> (value: CBORValue, rest: ArraySlice<UInt8>) {
        guard bytes.count <= sizeLimit else { throw .tooLarge }
        var reader = CBORReader(bytes)
        let value = try reader.item()
        return (value, reader.rest)
    }
}

/// The pairs of a map with integer and text keys.
public struct CBORMap: Sendable, Equatable {
    /// A key of a map.
    public enum Key: Sendable, Hashable {
        case integer(Int64)
        case text(String)
    }

    private let values: [Key: CBORValue]

    init(_ values: [Key: CBORValue]) { self.values = values }

    /// The number of pairs.
    public var count: Int { values.count }

    /// The value of an integer key.
    public subscript(key: Int64) -> CBORValue? { values[.integer(key)] }

    /// The value of a text key.
    public subscript(key: String) -> CBORValue? { values[.text(key)] }
}

extension CBORValue {
    /// The integer; nil for any other kind of item.
    public var integer: Int64? { if case .integer(let number) = self { number } else { nil } }

    /// The byte string; nil for any other kind of item.
    public var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }

    /// The text; nil for any other kind of item.
    public var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The map; nil for any other kind of item.
    public var map: CBORMap? { if case .map(let map) = self { map } else { nil } }
}
