import Bookkeeping
import Testing

struct MapCellTests {
    @Test(arguments: [
        (0, 0, 524_288, 524_288), (0, -18_000_000, 0, 524_288), (8_505_112, -18_000_000, 0, 0),
        (-8_505_113, 17_999_999, 1_048_575, 1_048_575),
        (9_000_000, 0, 524_288, 0), (-9_000_000, 0, 524_288, 1_048_575), (0, 18_000_000, 0, 524_288),
        (3_568_120, 13_976_710, 931_389, 412_906),
    ])
    func `a point lies in the square that a tile server would draw it in`(latitude: Int, longitude: Int, x: Int, y: Int) {
        let cell = MapCell(latitude: latitude, longitude: longitude)
        #expect(cell.x == x && cell.y == y)
    }

    @Test func `a code gives its square back, and shifted that of the square around it`() {
        let cell = MapCell(latitude: 3_568_120, longitude: 13_976_710)
        #expect(MapCell(code: cell.code, level: 20) == cell)
        for level in [5, 8, 11, 14, 17] {
            let around = MapCell(code: cell.code >> Int64(2 * (20 - level)), level: level), mask = ~((1 << (20 - level)) - 1)
            #expect(around.x == cell.x & mask && around.y == cell.y & mask)
        }
    }

    @Test(arguments: [5, 8, 11, 14, 17, 20])
    func `the ranges of an area hold each of its squares, are few, and hold little beside it`(level: Int) {
        let rest = 20 - level
        let area = MapArea(x: 300_007...(300_007 + 40 << rest), y: 500_001...(500_001 + 25 << rest))
        guard area.x.upperBound < 1 << 20, area.y.upperBound < 1 << 20 else { return }
        let ranges = area.ranges(level: level)
        var inside = 0
        for x in area.x.lowerBound >> rest...area.x.upperBound >> rest {
            for y in area.y.lowerBound >> rest...area.y.upperBound >> rest {
                let code = MapArea.code(x: x, y: y)
                #expect(area.contains(code, level: level))
                #expect(ranges.contains { $0.contains(code) })
                inside += 1
            }
        }
        #expect(ranges.count <= 32)
        #expect(ranges.reduce(0) { $0 + $1.count } <= 4 * inside)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    }

    @Test func `an area that reaches across 180 degrees is two`() {
        let areas = MapArea.areas(south: -20, west: 170, north: 10, east: -170)
        #expect(areas.count == 2)
        #expect(areas.contains { $0.contains(MapCell(latitude: 0, longitude: 17_500_000).code, level: 20) })
        #expect(areas.contains { $0.contains(MapCell(latitude: 0, longitude: -17_500_000).code, level: 20) })
        #expect(!areas.contains { $0.contains(MapCell(latitude: 0, longitude: 0).code, level: 20) })
        #expect(MapArea.areas(south: -90, west: -180, north: 90, east: 179.99999) == [.world])
    }
}

extension MapArea {
    /// Computes the code of a square bit by bit.
    fileprivate static func code(x: Int, y: Int) -> Int64 {
        var code = 0
        for bit in 0..<20 {
            code |= (x >> bit & 1) << (2 * bit)
            code |= (y >> bit & 1) << (2 * bit + 1)
        }
        return Int64(code)
    }
}
