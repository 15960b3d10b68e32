/// The classification of each edge of a block's rings as shore, border or seam.
///
/// Two countries of a level 0 or 1 share the points of their border exactly, so an edge that two rings have is a border, and one
/// that a single ring has is a shore. Edges along the side of a cell are seams where the file was cut, and are not drawn.
struct CountryEdges {
    /// A seam where the file was cut.
    static let seam: Int32 = -1
    /// A shore between land and water.
    static let shore: Int32 = -2

    /// For each point, the side of the edge to the next point of its ring: a seam, a shore, or the number of the part across the
    /// border.
    private(set) var sides: [Int32]

    /// `width` and `height` are the sides of the cell, in steps. With `sharesBorders`, borders are detected.
    init(_ block: CellBlock, width: Int, height: Int, sharesBorders: Bool) {
        sides = [Int32](repeating: Self.shore, count: block.x.count)
        let width = Int32(truncatingIfNeeded: width), height = Int32(truncatingIfNeeded: height)
        var slots = sharesBorders ? EdgeSlots(capacity: block.x.count) : nil
        for (number, part) in block.parts.enumerated() {
            for point in part.points {
                let next = point + 1 < part.points.upperBound ? point + 1 : part.points.lowerBound
                let (x, y) = (block.x[point], block.y[point])
                if x == block.x[next] && (x == 0 || x == width) || y == block.y[next] && (y == 0 || y == height) {
                    sides[point] = Self.seam
                } else if let other = slots?.meet(block.key(point), block.key(next), point) {
                    sides[point] = Self.part(of: other, in: block)
                    sides[other] = Int32(truncatingIfNeeded: number)
                }
            }
        }
        if sharesBorders { pairStraightBorders(block) }
    }

    /// The maximum number of edges in a straight border to detect; the shores of islands with two countries have more.
    private static let longest = 8

    /// Detects straight borders with points on one side that the other side omits. Such a stretch is a few edges that look like
    /// shore, between two that do not; two of them with the same ends are a border.
    private mutating func pairStraightBorders(_ block: CellBlock) {
        var met: [UInt64: (edges: [Int], part: Int)] = [:]
        for (number, part) in block.parts.enumerated() {
            let count = part.points.count, start = part.points.lowerBound
            for step in 0..<count where sides[start + step] != Self.shore && sides[start + (step + 1) % count] == Self.shore {
                let edges = (1..<count).prefix(Self.longest + 1).map { start + (step + $0) % count }.prefix {
                    sides[$0] == Self.shore
                }
                guard edges.count <= Self.longest, let first = edges.first, let last = edges.last else { continue }
                let ends = (block.key(first), block.key(last + 1 < part.points.upperBound ? last + 1 : start))
                let key = ends.0 < ends.1 ? ends.0 << 32 | ends.1 : ends.1 << 32 | ends.0
                guard let other = met[key], other.part != number else {
                    met[key] = (Array(edges), number)
                    continue
                }
                for edge in edges { sides[edge] = Int32(truncatingIfNeeded: other.part) }
                for edge in other.edges { sides[edge] = Int32(truncatingIfNeeded: number) }
            }
        }
    }

    private static func part(of point: Int, in block: CellBlock) -> Int32 {
        var low = 0, high = block.parts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if block.parts[middle].points.lowerBound <= point { low = middle } else { high = middle - 1 }
        }
        return Int32(truncatingIfNeeded: low)
    }
}

/// A hash table of undirected edges, with the start point of the first occurrence.
private struct EdgeSlots {
    private var keys: [UInt64]
    private var points: [Int32]
    private let mask: Int

    init(capacity: Int) {
        var size = 64
        while size < capacity * 2 { size *= 2 }
        (keys, points, mask) = ([UInt64](repeating: .max, count: size), [Int32](repeating: 0, count: size), size - 1)
    }

    /// Returns the start point of the same edge if it was added before, and adds it otherwise.
    mutating func meet(_ one: UInt64, _ other: UInt64, _ point: Int) -> Int? {
        let key = one < other ? one << 32 | other : other << 32 | one
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while keys[slot] != .max {
            if keys[slot] == key { return Int(points[slot]) }
            slot = (slot + 1) & mask
        }
        (keys[slot], points[slot]) = (key, Int32(truncatingIfNeeded: point))
        return nil
    }
}
