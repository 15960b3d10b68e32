/// A block of the base map with invalid contents.
struct MalformedBlock: Error {}

/// Reads the numbers of a block: LEB128, seven bits per byte, lowest first.
struct VarintReader {
    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }
    /// The number of bytes left.
    var left: Int { bytes.count - place }

    /// Reads a number of at most 28 bits, which is more than any cell needs.
    @inline(__always)
    mutating func number() throws(MalformedBlock) -> Int {
        guard place < bytes.count else { throw MalformedBlock() }
        var byte = bytes[place]
        place &+= 1
        var value = Int(byte & 0x7F), shift = 7
        while byte >= 0x80 {
            guard place < bytes.count, shift < 28 else { throw MalformedBlock() }
            byte = bytes[place]
            place &+= 1
            value |= Int(byte & 0x7F) &<< shift
            shift &+= 7
        }
        return value
    }

    /// Reads a signed number (zigzag encoding).
    @inline(__always)
    mutating func signed() throws(MalformedBlock) -> Int {
        let value = try number()
        return (value >> 1) ^ -(value & 1)
    }

    /// Reads a count of items of at least `size` bytes each. Throws if they could not fit into the bytes left.
    mutating func count(of size: Int) throws(MalformedBlock) -> Int {
        let value = try number()
        guard value <= left / size else { throw MalformedBlock() }
        return value
    }
}
