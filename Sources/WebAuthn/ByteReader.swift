/// Reads bytes from the front of a message; returns nil, and consumes nothing, if there are too few.
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

    /// Reads a big-endian unsigned number of up to eight bytes.
    mutating func number(width: Int) -> UInt64? { bytes(width)?.reduce(0) { $0 << 8 | UInt64($1) } }
}
