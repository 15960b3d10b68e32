/// CBOR items, encoded in any order.
public enum TestCBOR {
    case integer(Int)
    case bytes([UInt8])
    case text(String)
    case map([(TestCBOR, TestCBOR)])
    case list([TestCBOR])

    public var encoded: [UInt8] {
        switch self {
        case .integer(let number): Self.head(number < 0 ? 1 : 0, number < 0 ? -1 - number : number)
        case .bytes(let bytes): Self.head(2, bytes.count) + bytes
        case .text(let text): Self.head(3, text.utf8.count) + Array(text.utf8)
        case .list(let items): Self.head(4, items.count) + items.flatMap(\.encoded)
        case .map(let pairs): Self.head(5, pairs.count) + pairs.flatMap { $0.encoded + $1.encoded }
        }
    }

    private static func head(_ kind: UInt8, _ number: Int) -> [UInt8] {
        switch number {
        case ..<24: [kind << 5 | UInt8(number)]
        case ..<256: [kind << 5 | 24, UInt8(number)]
        default: [kind << 5 | 25, UInt8(number >> 8), UInt8(number & 255)]
        }
    }
}
