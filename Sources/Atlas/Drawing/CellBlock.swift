/// The paths of one layer in one cell, in steps of the level from the cell's south-west corner.
struct CellBlock {
    /// One path: its points, and the attribute of its feature.
    struct Part {
        let attribute: Int
        let points: Range<Int>
    }

    private(set) var x: [Int32] = []
    private(set) var y: [Int32] = []
    private(set) var parts: [Part] = []

    /// Decodes a block with coordinates in 0...width and 0...height. Throws `MalformedBlock`.
    init(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int) throws(MalformedBlock) {
        var reader = VarintReader(bytes)
        x.reserveCapacity(bytes.count / 2)
        y.reserveCapacity(bytes.count / 2)
        for _ in 0..<(try reader.count(of: 2)) {
            let attribute = try reader.number()
            for _ in 0..<(try reader.count(of: 1)) { try read(attribute, width, height, from: &reader) }
        }
        guard reader.isAtEnd else { throw MalformedBlock() }
    }

    private mutating func read(_ attribute: Int, _ width: Int, _ height: Int, from reader: inout VarintReader)
        throws(MalformedBlock)
    {
        let start = x.count
        var across = 0, up = 0
        for _ in 0..<(try reader.count(of: 2)) {
            across &+= try reader.signed()
            up &+= try reader.signed()
            guard across >= 0, across <= width, up >= 0, up <= height else { throw MalformedBlock() }
            x.append(Int32(truncatingIfNeeded: across))
            y.append(Int32(truncatingIfNeeded: up))
        }
        if x.count > start { parts.append(Part(attribute: attribute, points: start..<x.count)) }
    }

    /// Returns a point as one number for hash tables: 16 bits y, 16 bits x.
    func key(_ point: Int) -> UInt64 { UInt64(UInt32(bitPattern: y[point])) << 16 | UInt64(UInt32(bitPattern: x[point])) }

    /// Returns whole lines: parts with the same attribute are joined at ends where exactly two of them meet.
    func joinedLines() -> [(attribute: Int, points: [Int])] { LineJoining(self).lines() }
}
