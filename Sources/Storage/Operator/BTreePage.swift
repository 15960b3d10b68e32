/// The layout of one page of a b-tree in a database file (https://www.sqlite.org/fileformat2.html, section 1.6), as far as it tells which bytes are in use.
struct BTreePage {
    /// The bytes of the page that nothing refers to, in ascending order: between the pointers and the cells, between cells, and in free blocks behind their
    /// first four bytes.
    let unused: [Range<Int>]

    /// Reads the layout.
    ///
    /// - Parameters:
    ///   - bytes: the whole page, any but the first one of the file.
    ///   - usable: the bytes of a page, less the bytes reserved for extensions.
    /// - Returns: nil for a page that is not in a b-tree, or has bytes that the layout does not account for.
    init?(_ bytes: UnsafeRawBufferPointer, usable: Int) {
        guard usable <= bytes.count, usable >= 480, let kind = Kind(rawValue: bytes[0]) else { return nil }
        func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
        let count = number(3), pointersEnd = kind.headerSize + 2 * count, start = number(5) == 0 ? 65_536 : number(5)
        guard pointersEnd <= start, start <= usable else { return nil }
        var used: [Range<Int>] = []
        used.reserveCapacity(count + 8)
        for cell in 0..<count {
            let place = number(kind.headerSize + 2 * cell)
            guard place >= start, let size = kind.cellSize(bytes, at: place, usable: usable), place + size <= usable else { return nil }
            used.append(place..<place + size)
        }
        var free: [Range<Int>] = [], block = number(1)
        while block != 0 {
            guard block >= max(start, free.last?.upperBound ?? 0), block + 4 <= usable else { return nil }
            let size = number(block + 2)
            guard size >= 4, block + size <= usable else { return nil }
            free.append(block..<block + size)
            block = number(block)
        }
        // Every byte behind the start belongs to one cell, to one free block, or is counted as a fragment.
        var unused = pointersEnd < start ? [pointersEnd..<start] : [], end = start, fragments = 0
        let blocks = Set(free.map(\.lowerBound))
        for range in (used + free).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard range.lowerBound >= end else { return nil }
            if range.lowerBound > end { unused.append(end..<range.lowerBound) }
            fragments += range.lowerBound - end
            if blocks.contains(range.lowerBound), range.count > 4 { unused.append(range.lowerBound + 4..<range.upperBound) }
            end = range.upperBound
        }
        if end < usable { unused.append(end..<usable) }
        fragments += usable - end
        guard fragments == Int(bytes[7]) else { return nil }
        self.unused = unused
    }

    /// True if the page may be one of a b-tree, by its first byte: other pages begin with the number of a page, which is below 2 to the power of 24.
    static func isLikely(_ first: UInt8) -> Bool { Kind(rawValue: first) != nil }

    private enum Kind: UInt8 {
        case indexInterior = 2
        case tableInterior = 5
        case indexLeaf = 10
        case tableLeaf = 13

        private var isInterior: Bool { self == .indexInterior || self == .tableInterior }
        var headerSize: Int { isInterior ? 12 : 8 }

        /// Returns the bytes that a cell takes in its page; nil if it does not end within the page.
        func cellSize(_ bytes: UnsafeRawBufferPointer, at place: Int, usable: Int) -> Int? {
            var end = isInterior ? place + 4 : place
            guard end < usable, let first = Self.varint(bytes, at: &end, usable: usable) else { return nil }
            if self == .tableInterior { return max(4, end - place) }
            if self == .tableLeaf { guard Self.varint(bytes, at: &end, usable: usable) != nil else { return nil } }
            guard first <= Int64.max, let payload = Int(exactly: first) else { return nil }
            let most = self == .tableLeaf ? usable - 35 : (usable - 12) * 64 / 255 - 23
            guard payload > most else { return max(4, end - place + payload) }
            // The rest is in a chain of further pages; the number of the first one follows.
            let least = (usable - 12) * 32 / 255 - 23, kept = least + (payload - least) % (usable - 4)
            return end - place + (kept <= most ? kept : least) + 4
        }

        /// Reads an integer of one to nine bytes, and moves behind it.
        private static func varint(_ bytes: UnsafeRawBufferPointer, at place: inout Int, usable: Int) -> UInt64? {
            var value: UInt64 = 0
            for position in 0..<9 {
                guard place < usable else { return nil }
                let byte = bytes[place]
                place += 1
                if position == 8 { return value << 8 | UInt64(byte) }
                value = value << 7 | UInt64(byte & 0x7F)
                if byte & 0x80 == 0 { return value }
            }
            return value
        }
    }
}
