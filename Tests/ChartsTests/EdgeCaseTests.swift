import Charts
import TestSupport
import Testing

@Suite struct EdgeCaseTests {
    @Test func `no data is a frame with a sentence, and marks nothing`() {
        for chart in [
            Sample.bars([]).draw(), Sample.bars([nil, nil], target: Target(5, name: "Level")).draw(), Sample.line([]).draw(),
            Sample.line([nil]).draw(), Sample.donut([]).draw(),
        ] {
            #expect(chart.document.text.contains("Nothing yet"))
            #expect(chart.markTexts.isEmpty && chart.markLinks.isEmpty)
            #expect(chart.document.problems == [])
        }
        #expect(Sample.donut([]).draw().table.rows.isEmpty && Sample.line([nil]).draw().table.rows.isEmpty)
        #expect(Sample.line([nil], target: Target(5, name: "Level")).draw().key.isEmpty)
    }

    @Test func `one point is a dot in the middle with its figure`() throws {
        let line = Sample.line([42]).draw()
        let dots = line.document.all("circle")
        #expect(dots.allSatisfy { $0["cx"] == "50%" } && !dots.isEmpty)
        #expect(line.document.all("path").isEmpty)
        #expect(line.document.all("text").contains { $0.text == "42 c" })
        #expect(line.markTexts == ["20000–20000 · 42 c"])
        let bar = Sample.bars([42]).draw()
        #expect(bar.document.all("rect").contains { $0["width"] == "9%" && $0["x"] == "45.5%" })
        let ring = Sample.donut([42]).draw()
        #expect(ring.document.all("circle").count == 1 && ring.table.rows.map { $0.figures[0].text } == ["100%"])
    }

    @Test func `all zero is a zero line without bars, and still says zero`() {
        let bars = Sample.bars([0, 0, 0]).draw()
        #expect(bars.document.all("svg").count == 1)
        #expect(bars.markTexts == ["Day 1 · 0 c", "Day 2 · 0 c", "Day 3 · 0 c"])
        #expect(bars.document.all("text").filter { $0["x"] == "-8" }.map(\.text) == ["0"])
        let line = Sample.line([0, 0, 0]).draw()
        #expect(line.document.all("line").count == 1 && line.document.all("line").first?.classes == ["zero"])
        #expect(line.document.all("circle").count == 1)
        let ring = Sample.donut([0, 0]).draw()
        #expect(
            ring.document.text.contains("Nothing yet") && ring.table.rows.count == 2
                && ring.table.rows.allSatisfy { $0.hue == nil })
    }

    @Test func `all negative hangs from a zero line at the top`() throws {
        let drawn = Sample.bars([-100, -250, -30]).draw(), reading = try #require(AxisReading(drawn))
        #expect(reading.zero == 22.5 && reading.bars(isDown: true).count == 3 && reading.bars(isDown: false).isEmpty)
        let line = Sample.line([-100, -250, -30]).draw()
        #expect(try #require(AxisReading(line)).zero == 24.5)
        #expect(Sample.donut([-5, 10]).draw().table.rows.map { $0.figures.map(\.text) } == [["100%", "10 c"], ["", "-5 c"]])
    }

    @Test func `ten years of days become months, and the chart says so`() throws {
        let days = (0..<3_653).map { Int64($0 % 50) * 100 }
        let drawn = Sample.line(days, absence: .zero).draw()
        let thinning = try #require(drawn.thinning)
        #expect(thinning == Thinning(of: 20_000...23_652, combining: .mean) && thinning.unit == .month && thinning.isThinned)
        #expect(thinning.days == 3_653 && thinning.points == drawn.table.rows.count && thinning.points == 121)
        #expect(drawn.table.rows.compactMap { $0.figures[1].value }.reduce(0, +) == days.reduce(0, +))
        #expect(drawn.svg.utf8.count < 25_000)
        #expect(Sample.line([1, 2, 3]).draw().thinning?.isThinned == false)
        #expect(Sample.bars([1]).draw().thinning == nil)
    }

    @Test func `forty categories are seven and the rest, which the table lists`() {
        let drawn = Sample.donut((1...40).map { Int64($0) * 10 }).draw(), rows = drawn.table.rows
        #expect(drawn.markTexts.count == 8)
        #expect(
            rows.prefix(8).map(\.label) == ["Name 39", "Name 38", "Name 37", "Name 36", "Name 35", "Name 34", "Name 33", "Other"])
        #expect(rows[7].figures[1].value == (1...33).reduce(0) { $0 + Int64($1) * 10 } && rows[7].link == "/other")
        #expect(rows.dropFirst(8).count == 33 && rows.dropFirst(8).allSatisfy { $0.isPart && $0.hue == nil })
        #expect(Sample.donut((1...8).map { Int64($0) }).draw().table.rows.allSatisfy { $0.label != "Other" })
    }

    @Test func `huge and tiny amounts share a chart, and the tiny ones stay visible`() throws {
        let figures: [Int64?] = [.max, 1, -1, .min, 0, .max, nil]
        let drawn = Sample.bars(figures).draw()
        let heights = drawn.document.all("svg").filter { $0.isInside("svg") }.flatMap { $0.all("rect") }.compactMap {
            $0["height"].flatMap(Double.init)
        }
        #expect(heights.count == 5 && heights.allSatisfy { $0 >= 7.5 })
        #expect(drawn.table.rows.map { $0.figures[0].value } == figures)
        #expect(drawn.document.problems == [])
        #expect(Sample.line([.max, .min, 1, .max]).draw().document.problems == [])
        #expect(
            Sample.line(Array(repeating: .max, count: 400), absence: .zero).draw().table.rows.allSatisfy {
                $0.figures[0].value != nil
            })
        let ring = Sample.donut([.max, .max, 1, 1], most: 3).draw()
        #expect(ring.table.rows.map { $0.figures[0].text } == ["50%", "50%", "<1%", "<1%", "<1%"])
        #expect(
            Sample.donut([.max, .max, .max], most: 1).draw().table.rows.first.map { [$0.figures[1].value, nil] } == [nil, nil])
    }

    @Test func `a series with fewer marks than slots is not known at the end`() {
        let chart = BarChart(
            Sample.text("x"), labelHead: "h", slots: Sample.slots(3),
            series: [.init(name: "n", style: .gain, marks: [.init(5)])], format: plain)
        #expect(chart.draw().table.rows.map { $0.figures[0].value } == [5, nil, nil])
        let longer = BarChart(
            Sample.text("x"), labelHead: "h", slots: Sample.slots(1),
            series: [.init(name: "n", style: .gain, marks: [.init(5), .init(900)])], format: plain)
        #expect(longer.draw().svg == Sample.barsAlone(5).svg)
    }

    @Test func `gaps break a line, and a point between two gaps is a dot`() {
        let drawn = Sample.line([1, 2, nil, 7, nil, 4, 5, nil]).draw()
        let path = drawn.document.all("path").first { $0.classes.contains("line") }?["d"] ?? ""
        #expect(path.count { $0 == "M" } == 2)
        #expect(drawn.document.all("circle").count == 3)
        #expect(drawn.markTexts.count == 5)
    }

    @Test func `days out of order and out of range are sorted and left out`() {
        let chart = LineChart(
            Sample.text("x"), heads: .init(label: "h", figure: "f"),
            days: .init(
                [
                    .init(day: 12, figure: 3), .init(day: 10, figure: 1), .init(day: .max, figure: 9), .init(day: 11, figure: 2),
                    .init(day: .min, figure: 9),
                ], span: 10...12, domain: 11...20, absence: .gap, combining: .mean), format: plain, tick: { "\($0.day)" },
            label: { "\($0.days.lowerBound)" }, link: { _ in nil })
        #expect(chart.draw().markTexts == ["10 · 1 c", "11 · 2 c", "12 · 3 c"])
    }

    @Test func `days at the ends of the number line do not overflow`() {
        for span in [Int.min...Int.max, Int.min...Int.min, Int.max...Int.max] {
            let chart = LineChart(
                Sample.text("x"), heads: .init(label: "h", figure: "f"),
                days: .init([.init(day: span.lowerBound, figure: 1)], span: span, absence: .zero, combining: .mean),
                format: plain, tick: { "\($0.day)" }, label: { "\($0.days)" },
                link: { _ in nil })
            #expect(chart.draw().document.problems == [])
        }
    }
}

extension Sample {
    static func barsAlone(_ figure: Int64) -> DrawnChart {
        BarChart(
            Sample.text("x"), labelHead: "h", slots: slots(1),
            series: [.init(name: "n", style: .gain, marks: [.init(figure)])], format: plain
        ).draw()
    }
}
