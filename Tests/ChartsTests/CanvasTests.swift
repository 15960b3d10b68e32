import Foundation
import TestSupport
import Testing

@testable import Charts

/// Charts on a canvas that is not SVG.
@Suite struct CanvasTests {
    /// Card widths of phones, on both sides of the width at which labels change, and of A4 paper.
    static let widths = [250.0, 300, 419, 420, 515, 680]

    /// Returns charts of every kind and size.
    static func charts(seed: UInt64) -> [any Chart] {
        var dice = Dice(seed: seed), charts: [any Chart] = []
        for count in [0, 1, 2, 10, 31, 62, 150] {
            let figures = (0..<count).map { _ in dice.roll(0...6) == 0 ? nil : dice.roll(-90_000...90_000) }
            charts += [
                Sample.bars(figures, target: Target(40_000, name: "Level")),
                Sample.pairs(figures.map { $0.map(abs) }, figures.reversed()),
                Sample.line(figures, domain: 20_000...(20_000 + count + 3), today: .init(day: 20_000, label: "Today")),
                Sample.line(
                    figures, absence: .unchanged, combining: .last, startsAtZero: false, target: Target(-5, name: "Level")),
                Sample.donut(figures.map { $0 ?? 0 }),
            ]
        }
        return charts
    }

    /// Returns the area of a text on a card.
    private func box(_ text: (x: Double, mark: TextMark, role: TextRole)) -> Box {
        Box(text: text.mark.text, x: text.x, anchor: text.mark.anchor, baseline: text.mark.baseline, size: text.mark.size)
    }

    @Test(arguments: widths) func `every text lies within the drawing, apart from the others`(content: Double) {
        for chart in Self.charts(seed: 31) {
            let canvas = chart.recorded(content: content).canvas, boxes = canvas.texts.map(box)
            let right = canvas.frame?.shape == .ring(width: 212) ? 212.01 : content + 0.01
            #expect(!boxes.isEmpty)
            for (index, box) in boxes.enumerated() {
                #expect(
                    box.left >= -0.01 && box.right <= right && box.top >= 0 && box.bottom <= canvas.height,
                    "\(canvas.texts[index])")
                #expect(
                    !boxes[(index + 1)...].contains { $0.overlaps(box) }, "\(canvas.texts[index]) touches another at \(content)")
            }
        }
    }

    @Test(arguments: widths) func `every mark lies within the drawing`(content: Double) {
        for chart in Self.charts(seed: 32) {
            let canvas = chart.recorded(content: content).canvas, right = canvas.left + canvas.width + 0.01
            let rectangles = canvas.bars.map(\.rectangle) + canvas.areas.map(\.rectangle) + canvas.highlights
            for rectangle in rectangles {
                #expect(rectangle.left >= canvas.left - 0.01 && rectangle.left < rectangle.right && rectangle.right <= right)
                #expect(rectangle.top >= 0 && rectangle.top < rectangle.bottom && rectangle.bottom <= canvas.height)
            }
            for point in canvas.lines.flatMap({ $0.segments.flatMap { $0 } }) + canvas.points.map(\.point) {
                #expect((0...LineMark.width).contains(point.x) && (0...canvas.height).contains(point.y))
            }
            for rule in canvas.rules { #expect((0...canvas.height).contains(rule.place)) }
        }
    }

    @Test func `the marks are the figures of the table`() {
        for chart in Self.charts(seed: 33) {
            let (canvas, figures) = chart.recorded(content: 420), rows = figures.table.rows
            switch chart {
            case let chart as BarChart:
                let known = rows.flatMap(\.figures).filter { $0.value != nil }
                #expect(canvas.captions.map(\.figure) == known.map(\.text) && canvas.captions.map(\.link) == known.map(\.link))
                for (series, style) in chart.series.map(\.style).enumerated() {
                    let values = rows.compactMap { $0.figures[series].value }
                    for isDown in [false, true] {
                        let bars = canvas.bars.filter { $0.mark.isDown == isDown && $0.fill == style.fill(isDown: isDown) }
                        let drawn = values.filter { $0 != 0 && ($0 < 0) == isDown }, scale = unitsPerPixel(canvas)
                        let heights = bars.map { $0.rectangle.bottom - $0.rectangle.top }
                        #expect(heights.count == drawn.count)
                        #expect(zip(heights, drawn).allSatisfy { abs($0 * scale - Double(abs($1))) <= scale * 1.6 })
                    }
                }
            case is LineChart:
                #expect(canvas.captions.map(\.label) == rows.map(\.label) && canvas.captions.map(\.link) == rows.map(\.link))
                #expect(canvas.captions.map(\.figure) == rows.map { $0.figures[0].text })
                let alone = canvas.points.count { $0.radius == 4 }
                #expect(canvas.lines.flatMap { $0.segments.flatMap { $0 } }.count + alone == rows.count)
            default:
                let pieces = rows.filter { $0.hue != nil }
                #expect(canvas.sectors.map(\.hue) == pieces.map(\.hue) && canvas.captions.map(\.label) == pieces.map(\.label))
                #expect(canvas.captions.map(\.detail) == pieces.map { $0.figures[1].text })
                #expect(pieces.isEmpty || abs(canvas.sectors.reduce(0) { $0 + $1.share } - 1) < 1e-9)
            }
        }
    }

    /// Returns the units per pixel, from two labels of the axis.
    private func unitsPerPixel(_ canvas: RecordingCanvas) -> Double {
        let labels = canvas.texts.filter { $0.role == .axis }.compactMap { text in
            Double(text.mark.text).map { (figure: $0, place: text.mark.baseline - 4) }
        }
        guard let zero = labels.first(where: { $0.figure == 0 }), let other = labels.max(by: { abs($0.figure) < abs($1.figure) }),
            other.figure != 0
        else { return 1 }
        return other.figure / (zero.place - other.place)
    }

    @Test func `SVG and another canvas get the same marks`() {
        func drawn(_ chart: any Chart) -> DrawnChart? {
            switch chart {
            case let chart as BarChart: chart.draw()
            case let chart as LineChart: chart.draw()
            case let chart as DonutChart: chart.draw()
            default: nil
            }
        }
        for chart in Self.charts(seed: 34) {
            let (canvas, figures) = chart.recorded(content: 420)
            guard let drawn = drawn(chart) else { continue }
            let document = drawn.document, isEmptyRing = canvas.calls.contains("emptyRing")
            #expect(drawn.figures == figures)
            #expect(document.all("text").count == canvas.textCount)
            #expect(document.all("line").count == canvas.rules.count)
            #expect(drawn.markTexts == canvas.captions.map(\.text) && drawn.markLinks == canvas.captions.compactMap(\.link))
            let whole = canvas.sectors.count { $0.arc == nil } + (isEmptyRing ? 1 : 0)
            #expect(document.all("circle").count == canvas.points.count + whole)
            let areas = canvas.lines.count { $0.fade != nil }
            #expect(document.all("path").count == canvas.lines.count + areas + canvas.sectors.count { $0.arc != nil })
            let patterns = canvas.frame?.usesHatch == true ? 2 : 0
            #expect(document.all("rect").count == canvas.bars.count + canvas.areas.count + canvas.highlights.count + patterns)
        }
    }

    @Test func `a canvas is called in the order in which marks are painted`() throws {
        for chart in Self.charts(seed: 35) {
            let canvas = chart.recorded(content: 250).canvas, calls = canvas.calls
            #expect(calls.first == "begin" && calls.last == "end")
            for name in ["begin", "endPicture", "end"] { #expect(calls.count { $0 == name } == 1) }
            let picture = try #require(calls.firstIndex(of: "endPicture"))
            #expect(calls[(picture + 1)...].allSatisfy { ["hitAreas", "sectors", "end"].contains($0) })
            let order = [
                "begin", "grid", "axis", "highlight", "bars", "line", "zero", "target", "points", "message", "value", "tick",
            ]
            if canvas.frame?.shape != .ring(width: 212) {
                #expect(calls[..<picture].allSatisfy(order.contains))
                let ranks = calls[..<picture].compactMap(order.firstIndex)
                #expect(ranks == ranks.sorted())
            }
        }
    }

    @Test func `paints are announced before they are used`() {
        for chart in Self.charts(seed: 36) {
            let canvas = chart.recorded(content: 420).canvas
            #expect(canvas.frame?.usesHatch == true || !canvas.bars.contains { $0.fill == .loss })
            #expect(canvas.lines.allSatisfy { $0.fade == nil || $0.fade == canvas.frame?.fade })
            #expect(canvas.frame?.fade == nil || canvas.lines.contains { $0.fade != nil })
        }
    }

    @Test func `a key says how marks look without markup`() {
        #expect(Sample.pairs([5], [3]).recorded(content: 420).figures.key.map(\.sample) == [.bar(.gain), .bar(.loss)])
        let target = Sample.bars([5], target: Target(3, name: "Level")).recorded(content: 420).figures.key
        #expect(target.map(\.sample) == [.target] && target.map(\.label) == ["Level"])
    }

    @Test func `a recorded chart draws the same marks after it was sent elsewhere`() throws {
        for chart in Self.charts(seed: 47) {
            let recorded = RecordedChart(chart)
            let received = try JSONDecoder().decode(RecordedChart.self, from: JSONEncoder().encode(recorded))
            #expect(received == recorded)
            var now = RecordingCanvas(content: 680)
            received.draw(on: &now)
            let (before, figures) = chart.recorded(content: 680)
            #expect(received.key == figures.key && now.frame == before.frame)
            let links = ["endPicture", "hitAreas"]
            #expect(now.calls.filter { !links.contains($0) } == before.calls.filter { !links.contains($0) })
            #expect(now.bars.map(\.mark) == before.bars.map(\.mark) && now.lines == before.lines && now.points == before.points)
            #expect(now.texts.map(\.mark) == before.texts.map(\.mark) && now.sectors == before.sectors)
            #expect(received.markCount >= now.textCount + now.bars.count + now.points.count + now.sectors.count)
        }
    }
}
