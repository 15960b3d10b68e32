import TestSupport
import Testing

@testable import Atlas

@Suite struct GeometryTests {
    func pixels(_ points: [(Double, Double)]) -> [PixelPoint] { points.map { PixelPoint(x: $0.0, y: $0.1) } }

    @Test(
        arguments: [
            ([(0.04, 0), (10, 0), (10, 10.26)], false, "M0 0l10 0 0 10.3"),
            ([(1.5, 2.5), (1, 3), (1.2, 3.1)], true, "M1.5 2.5l-.5.5.2.1z"),
            ([(-3, -0.5), (-3.04, -0.5), (5, 0)], false, "M-3-.5l8 .5"), ([(1, 1), (1.01, 1)], false, ""),
            ([(1, 1), (2, 2), (2.01, 2)], true, ""), ([], true, ""),
            ([(100.3, 7), (90, 7.2), (90.5, 17.2)], false, "M100.3 7l-10.3.2.5 10"),
        ] as [([(Double, Double)], Bool, String)])
    func `paths are written short`(points: [(Double, Double)], isClosed: Bool, expected: String) {
        var writer = PathWriter()
        writer.path(pixels(points), isClosed: isClosed)
        #expect(writer.string == expected)
    }

    @Test func `random paths are read back as they were`() {
        var dice = SeededRandom(seed: 7), writer = PathWriter(), given: [[(Double, Double)]] = []
        for _ in 0..<300 {
            let line = (0..<Int.random(in: 3...12, using: &dice)).map { _ in
                (Double(Int.random(in: -80...8_000, using: &dice)) / 10, Double(Int.random(in: -80...8_000, using: &dice)) / 10)
            }
            given.append(line)
            writer.path(pixels(line), isClosed: Bool.random(using: &dice))
        }
        let read = PathData(writer.string)
        #expect(read.isWellFormed && read.lines.count == given.count)
        for (line, expected) in zip(read.lines, given) where line.count == expected.count {
            #expect(zip(line, expected).allSatisfy { abs($0.x - $1.0) < 1e-6 && abs($0.y - $1.1) < 1e-6 })
        }
    }

    @Test func `thinning stays within its tolerance and is the same from either end`() {
        var dice = SeededRandom(seed: 11)
        for _ in 0..<50 {
            var y = 0.0
            let line = (0..<200).map { step -> PixelPoint in
                y += Double.random(in: -0.5...0.5, using: &dice)
                return PixelPoint(x: Double(step) * 0.3, y: y)
            }
            let thin = LineSimplification.thin(line, tolerance: 0.5)
            #expect(thin.count < line.count && thin.first?.x == line.first?.x && thin.last?.x == line.last?.x)
            let back = LineSimplification.thin(line.reversed(), tolerance: 0.5)
            #expect(thin.map(\.x) == back.reversed().map(\.x))
            for point in line {
                guard let after = thin.firstIndex(where: { $0.x >= point.x }) else { continue }
                let (start, end) = (thin[max(after - 1, 0)], thin[after])
                let dx = end.x - start.x, dy = end.y - start.y, length = (dx * dx + dy * dy).squareRoot()
                let off = length > 0 ? abs(dx * (point.y - start.y) - dy * (point.x - start.x)) / length : 0
                #expect(off <= 0.5 + 1e-9)
            }
        }
    }

    @Test(
        arguments: [
            ([(-50, 100), (1_000, 100)], [[(-8, 100), (728, 100)]]), ([(100, 100), (200, 200)], [[(100, 100), (200, 200)]]),
            ([(-50, -50), (-50, 700)], []),
            ([(100, 100), (900, 100), (900, 200), (100, 200)], [[(100, 100), (728, 100)], [(728, 200), (100, 200)]]),
        ] as [([(Double, Double)], [[(Double, Double)]])])
    func `lines are cut at the window`(line: [(Double, Double)], expected: [[(Double, Double)]]) {
        var pieces: [[PixelPoint]] = []
        ClipWindow(view(0, 0, 5)).cut(line: pixels(line)) { pieces.append($0) }
        #expect(pieces.map { $0.map { [$0.x, $0.y] } } == expected.map { $0.map { [$0.0, $0.1] } })
    }

    @Test func `a ring around the window becomes the window`() {
        let ring = ClipWindow(view(0, 0, 5)).cut(
            ring: pixels([(-1_000, -1_000), (2_000, -1_000), (2_000, 2_000), (-1_000, 2_000)]))
        #expect(ring.count == 4 && ring.allSatisfy { ($0.x == -8 || $0.x == 728) && ($0.y == -8 || $0.y == 528) })
        #expect(ClipWindow(view(0, 0, 5)).cut(ring: pixels([(800, 0), (900, 0), (900, 100)])).isEmpty)
    }
}
