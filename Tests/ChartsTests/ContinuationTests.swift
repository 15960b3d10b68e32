import TestSupport
import Testing

@testable import Charts

/// A line that goes on as it is expected.
@Suite struct ContinuationTests {
    private func line(
        _ figures: [Int64?], then points: [LineChart.Continuation.Point], absence: Thinning.Absence = .passed, link: Bool = true
    ) -> LineChart {
        LineChart(
            Sample.text("c"), heads: .init(label: "Day", figure: "Balance"),
            days: .init(
                figures.enumerated().map { .init(day: 20_000 + $0, figure: $1) }, span: 20_000...(20_000 + max(figures.count, 1) - 1),
                absence: absence, combining: .last),
            continuation: .init(points, name: "Planned", otherName: "Usual"), hue: "patina", startsAtZero: false, format: plain,
            tick: { "\($0.day % 100)" }, label: { "\($0.days.upperBound)" }, link: { link ? "/d?n=\($0.days.upperBound)" : nil })
    }

    private func point(_ day: Int, _ figure: Int64, _ other: Int64? = nil) -> LineChart.Continuation.Point {
        .init(day: 20_000 + day, figure: figure, other: other)
    }

    @Test func `what is expected is dashed and goes on from the last known point`() throws {
        let (canvas, figures) = line([500, nil, 700], then: [point(12, 400, 100), point(7, 900, 650)]).recorded(content: 420)
        #expect(canvas.lines.map(\.stroke) == [.known, .expected, .assumed])
        #expect(canvas.lines.map { $0.segments.map(\.count) } == [[2], [3], [3]])
        let known = try #require(canvas.lines.first?.segments.first?.last)
        #expect(canvas.lines.dropFirst().allSatisfy { $0.segments.first?.first == known })
        #expect(canvas.lines.first?.segments.first?.first?.x == 0 && canvas.lines.last?.segments.first?.last?.x == LineMark.width)
        #expect(abs(known.x - 2 * LineMark.width / 12) < 0.01)
        #expect(figures.table.columns == ["Day", "Balance", "Usual"])
        #expect(figures.table.rows.map(\.label) == ["20000", "20002", "20007", "20012"])
        #expect(figures.table.rows.map { $0.figures.map(\.value) } == [[500, nil], [700, nil], [900, 650], [400, 100]])
        #expect(figures.table.rows.map(\.link) == ["/d?n=20000", "/d?n=20002", nil, nil])
    }

    @Test func `the key names the dashed and the dotted line`() {
        let two = line([500, 700], then: [point(7, 900, 650)]).draw()
        #expect(two.key.map(\.label) == ["Planned", "Usual"])
        #expect(two.key.map(\.sample) == [.line(.expected, hue: "patina"), .line(.assumed, hue: "patina")])
        #expect(two.key.map { HTMLDocument($0.swatch).all("line").map(\.classes) } == [[["line", "guess"]], [["line", "guess", "dotted"]]])
        #expect(two.key.allSatisfy { HTMLDocument($0.swatch).first("svg")?.classes.contains("h-patina") == true })
        #expect(two.document.all("path").map(\.classes) == [["line"], ["line", "guess"], ["line", "guess", "dotted"]])
        let one = line([500, 700], then: [point(7, 900)]).draw()
        #expect(one.key.map(\.label) == ["Planned"] && one.table.columns == ["Day", "Balance"])
    }

    @Test func `the lowest point, the end and the last known one are named`() {
        let named = line([500, 700], then: [point(10, 600, 400), point(20, 900, 300), point(30, 990, 880)]).recorded(content: 420).canvas
        #expect(Set(named.texts.filter { $0.role == .value }.map(\.mark.text)) == ["300 c", "880 c", "700 c"])
        let falling = line([500, 700], then: [point(10, 600), point(30, 90)]).recorded(content: 420).canvas
        #expect(Set(falling.texts.filter { $0.role == .value }.map(\.mark.text)) == ["90 c", "700 c"])
    }

    @Test func `a pointer over an expected point shows both of its figures, and every point has its column`() {
        let drawn = line([500, nil, 700], then: [point(7, 900, 650), point(12, 400, 100)]).draw()
        #expect(drawn.markTexts == ["20000 · 500 c", "20002 · 700 c", "20007 · 900 c · 650 c", "20012 · 400 c · 100 c"])
        #expect(drawn.markLinks == ["/d?n=20000", "/d?n=20002"])
    }

    @Test func `without a known point nothing is expected, and days that are not after the line are left out`() {
        let none = line([nil, nil], then: [point(7, 900)]).recorded(content: 420)
        #expect(none.canvas.lines.isEmpty && none.figures.table.rows.isEmpty && none.figures.key.isEmpty)
        let early = line([5, 6], then: [point(0, 900), point(1, 900)]).recorded(content: 420)
        #expect(early.canvas.lines.map(\.stroke) == [.known] && early.figures.table.rows.count == 2 && early.figures.key.isEmpty)
    }

    @Test(arguments: CanvasTests.widths) func `labels stay apart and marks within the drawing`(content: Double) {
        var dice = Dice(seed: 41)
        for count in [1, 2, 9, 30] {
            for _ in 0..<20 {
                let figures = (0..<count).map { _ in dice.roll(0...3) == 0 ? nil : dice.roll(-90_000...90_000) }
                let points = (1...12).map { point(count + $0 * 9, dice.roll(-90_000...90_000), dice.roll(-90_000...90_000)) }
                let canvas = line(figures, then: points).recorded(content: content).canvas
                let boxes = canvas.texts.map { text in
                    Box(text: text.mark.text, x: text.x, anchor: text.mark.anchor, baseline: text.mark.baseline, size: text.mark.size)
                }
                for (index, box) in boxes.enumerated() {
                    #expect(box.left >= -0.01 && box.right <= content + 0.01 && box.top >= 0 && box.bottom <= canvas.height)
                    #expect(!boxes[(index + 1)...].contains { $0.overlaps(box) })
                }
                for point in canvas.lines.flatMap({ $0.segments.flatMap { $0 } }) + canvas.points.map(\.point) {
                    #expect((0...LineMark.width).contains(point.x) && (0...canvas.height).contains(point.y))
                }
                for area in canvas.areas { #expect(area.rectangle.left < area.rectangle.right) }
            }
        }
    }
}
