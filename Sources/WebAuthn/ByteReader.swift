/// Takes bytes from the front of a message; what is not there is nil, and takes nothing.
struct ByteReader {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() -> UInt8? { rest.popFirst() }

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    /// An unsigned number of up to eight bytes, the highest first.
    mutating func number(width: Int) -> UInt64? { bytes(width)?.reduce(0) { $0 << 8 | UInt64($1) } }
}
