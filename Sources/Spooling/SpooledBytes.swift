/// Bytes in memory, or in a file without a name that is read on demand. Parts of them share the file.
public struct SpooledBytes: Sendable {
    private enum Place: Sendable {
        case memory(ArraySlice<UInt8>)
        case file(SpoolFile, Range<Int>)
    }

    private let place: Place

    /// The size of the pieces that a file is read in, in bytes.
    public static let pieceSize = 64 * 1_024

    /// Creates bytes that are in memory.
    public init(_ bytes: some Sequence<UInt8>) { self.init(memory: Array(bytes)[...]) }

    /// Creates bytes that are in memory, without a copy.
    public init(memory bytes: ArraySlice<UInt8>) { place = .memory(bytes) }

    init(_ file: SpoolFile, _ range: Range<Int>) { place = .file(file, range) }

    /// The number of bytes.
    public var count: Int {
        switch place {
        case .memory(let bytes): bytes.count
        case .file(_, let range): range.count
        }
    }

    /// True if there are no bytes.
    public var isEmpty: Bool { count == 0 }

    /// True if the bytes are in a file.
    public var isInFile: Bool { if case .file = place { true } else { false } }

    /// A part, counted from the beginning; what lies beyond the end is left out. Reads nothing.
    public subscript(range: Range<Int>) -> SpooledBytes {
        let range = range.clamped(to: 0..<count)
        return switch place {
        case .memory(let bytes): SpooledBytes(memory: bytes.dropFirst(range.lowerBound).prefix(range.count))
        case .file(let file, let all): SpooledBytes(file, (all.lowerBound + range.lowerBound)..<(all.lowerBound + range.upperBound))
        }
    }

    /// Returns the first bytes, at most `count`. Reads nothing.
    public func prefix(_ count: Int) -> SpooledBytes { self[0..<max(0, count)] }

    /// Returns the bytes in memory; reads all of them from a file.
    public func slice() throws(SpoolProblem) -> ArraySlice<UInt8> {
        switch place {
        case .memory(let bytes): bytes
        case .file(let file, let range): try file.read(range)[...]
        }
    }

    /// Returns the bytes in memory as an array; see ``slice()``.
    public func bytes() throws(SpoolProblem) -> [UInt8] { Array(try slice()) }

    /// The bytes piece by piece.
    public var pieces: Pieces { Pieces(rest: self) }

    /// Bytes that are taken from the beginning, of a file never more than ``SpooledBytes/pieceSize`` at once.
    public struct Pieces: Sendable {
        private var rest: SpooledBytes

        fileprivate init(rest: SpooledBytes) { self.rest = rest }

        /// Returns the next piece; nil at the end.
        public mutating func next() throws(SpoolProblem) -> ArraySlice<UInt8>? {
            guard !rest.isEmpty else { return nil }
            let size = rest.isInFile ? min(SpooledBytes.pieceSize, rest.count) : rest.count
            let piece = try rest[0..<size].slice()
            rest = rest[size..<rest.count]
            return piece
        }
    }
}

extension SpooledBytes: Equatable {
    /// Compares the bytes, wherever they are; bytes that cannot be read equal none.
    public static func == (one: Self, other: Self) -> Bool {
        guard one.count == other.count, let left = try? one.slice(), let right = try? other.slice() else { return false }
        return left == right
    }
}
