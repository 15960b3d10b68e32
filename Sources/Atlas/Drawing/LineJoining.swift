/// Joins parts of lines: the file cuts lines wherever one of another attribute ends, which would restart the dashes at each part.
struct LineJoining {
    private let block: CellBlock
    /// For each end of a part (twice its index, plus one for its last point), the end that continues it.
    private var next: [Int32]

    init(_ block: CellBlock) {
        self.block = block
        let parts = block.parts
        next = [Int32](repeating: -1, count: parts.count * 2)
        var ends: [UInt64: (first: Int32, count: Int32)] = [:]
        ends.reserveCapacity(parts.count * 2)
        for (index, part) in parts.enumerated() {
            for side in 0...1 {
                let end = Int32(truncatingIfNeeded: index * 2 + side)
                let point = side == 0 ? part.points.lowerBound : part.points.upperBound - 1
                let key = block.key(point) | UInt64(truncatingIfNeeded: part.attribute) << 32
                guard let met = ends[key] else {
                    ends[key] = (end, 1)
                    continue
                }
                ends[key] = (met.first, met.count + 1)
                if met.count == 1 {
                    (next[Int(end)], next[Int(met.first)]) = (met.first, end)
                } else {
                    // A third line meets here, so none of them continues another.
                    let other = next[Int(met.first)]
                    if other >= 0 { next[Int(other)] = -1 }
                    next[Int(met.first)] = -1
                }
            }
        }
    }

    /// Returns all lines, each as the indices of its points.
    func lines() -> [(attribute: Int, points: [Int])] {
        var used = [Bool](repeating: false, count: block.parts.count)
        var lines: [(attribute: Int, points: [Int])] = []
        // Lines with an end first; the rest are rings.
        for onlyBeginnings in [true, false] {
            for index in block.parts.indices where !used[index] {
                if onlyBeginnings && next[index * 2] >= 0 && next[index * 2 + 1] >= 0 { continue }
                let forward = !onlyBeginnings || next[index * 2] < 0
                lines.append((block.parts[index].attribute, walk(from: index, forward, &used)))
            }
        }
        return lines
    }

    private func walk(from start: Int, _ forward: Bool, _ used: inout [Bool]) -> [Int] {
        var points: [Int] = [], index = start, forward = forward
        while !used[index] {
            used[index] = true
            let range = block.parts[index].points
            // The first point of a part is the last one of the part before.
            let fresh = points.isEmpty ? 0 : 1
            if forward {
                points.append(contentsOf: range.dropFirst(fresh))
            } else {
                points.append(contentsOf: range.reversed().dropFirst(fresh))
            }
            let onward = Int(next[index * 2 + (forward ? 1 : 0)])
            guard onward >= 0 else { break }
            (index, forward) = (onward / 2, onward % 2 == 0)
        }
        return points
    }
}
