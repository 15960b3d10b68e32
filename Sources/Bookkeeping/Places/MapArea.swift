/// A rectangle of the Web Mercator plane, in squares of zoom 20.
public struct MapArea: Hashable, Sendable {
    public let x, y: ClosedRange<Int>

    /// Creates the rectangle of a range of columns and a range of rows.
    public init(x: ClosedRange<Int>, y: ClosedRange<Int>) { (self.x, self.y) = (x, y) }

    /// The whole plane.
    public static let world = MapArea(x: 0...MapCell.side - 1, y: 0...MapCell.side - 1)

    /// Returns the rectangles between four sides in degrees: two if they cross 180°, where `west` is greater than `east`.
    public static func areas(south: Double, west: Double, north: Double, east: Double) -> [MapArea] {
        func row(_ latitude: Double) -> Int { clamped(MapCell.plane(latitude: latitude, longitude: 0).y) }
        func column(_ longitude: Double) -> Int { clamped(MapCell.plane(latitude: 0, longitude: longitude).x) }
        let rows = min(row(north), row(south))...max(row(north), row(south))
        let (first, last) = (column(west), column(east))
        guard first > last else { return [MapArea(x: first...last, y: rows)] }
        return [MapArea(x: first...MapCell.side - 1, y: rows), MapArea(x: 0...last, y: rows)]
    }

    /// Returns true if a square of a level overlaps the area.
    public func contains(_ code: Int64, level: Int) -> Bool {
        let cell = MapCell(code: code, level: level), rest = (1 << (MapCell.zoom - level)) - 1
        return x.overlaps(cell.x...cell.x + rest) && y.overlaps(cell.y...cell.y + rest)
    }

    /// Returns ranges of codes of a level that cover the area, and at most as much again around it: few, and in order.
    public func ranges(level: Int) -> [ClosedRange<Int64>] {
        // Blocks of consecutive codes, as small as a limited number of them allows.
        var block = MapCell.zoom - level
        func blocks(_ range: ClosedRange<Int>) -> ClosedRange<Int> { range.lowerBound >> block...range.upperBound >> block }
        while blocks(x).count * blocks(y).count > 32 { block += 1 }
        let length = Int64(1) << (2 * (block - (MapCell.zoom - level)))
        let codes = blocks(y).flatMap { row in blocks(x).map { MapCell.code($0, row) } }.sorted()
        return codes.reduce(into: []) { ranges, code in
            let range = code * length...code * length + length - 1
            if let last = ranges.last, last.upperBound == range.lowerBound - 1 {
                ranges[ranges.count - 1] = last.lowerBound...range.upperBound
            } else {
                ranges.append(range)
            }
        }
    }

    private static func clamped(_ value: Double) -> Int { Int(min(max(value.rounded(.down), 0), Double(MapCell.side - 1))) }
}
