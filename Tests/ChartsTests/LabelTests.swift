import TestSupport
import Testing

@testable import Charts

/// Labels at their estimated width on the narrowest plot of each tier: none touches another or leaves its card.
@Suite struct LabelTests {
    private func problems(_ drawn: DrawnChart) -> [String] {
        guard
            let gutter = drawn.document.first("svg")?.classes.first(where: { $0.hasPrefix("g") }).flatMap({
                Double($0.dropFirst())
            }).map({ $0 * 8 })
        else {
            return ["no gutter"]
        }
        return Tier.allCases.flatMap { tier -> [String] in
            let width = tier.plotWidth(gutter: gutter)
            let boxes = drawn.texts("\(tier)").map { ($0.text, box($0, width)) }
            let outside = boxes.filter { $0.1.left < -gutter - 0.01 || $0.1.right > width + Tier.overhang + 0.01 || $0.1.top < 0 }
                .map { "\(tier): \($0.0) leaves the card" }
            let touching = boxes.indices.flatMap { one in
                boxes.indices.filter { $0 > one && boxes[one].1.overlaps(boxes[$0].1) }.map {
                    "\(tier): \(boxes[one].0) touches \(boxes[$0].0)"
                }
            }
            return outside + touching
        }
    }

    private func box(_ element: HTMLElement, _ width: Double) -> Box {
        let x = element["x"] ?? "", place = x.hasSuffix("%") ? (Double(x.dropLast()) ?? 0) / 100 * width : Double(x) ?? 0
        let anchor: Anchor = element.classes.contains("e") || x == "-8" ? .end : element.classes.contains("s") ? .start : .middle
        return Box(
            text: element.text, x: place + (Double(element["dx"] ?? "") ?? 0), anchor: anchor,
            baseline: Double(element["y"] ?? "") ?? 0)
    }

    static let formats = [
        plain, FigureFormat(full: { "CHF \($0).00" }, axis: { "CHF \($0 / 1_000)k" }, mark: { "\($0 / 100)" }),
        FigureFormat(full: { "−¥\($0)円" }, axis: { "¥\($0 / 10_000)万" }, mark: { "\($0)" }),
        FigureFormat(
            full: { _ in String(repeating: "9", count: 60) }, axis: { _ in String(repeating: "8", count: 60) },
            mark: { _ in String(repeating: "7", count: 60) }),
    ]

    @Test(arguments: formats.indices) func `bar charts of every size keep their labels apart`(format: Int) {
        var dice = Dice(seed: 21)
        for count in [1, 2, 7, 10, 12, 24, 31, 62, 366] {
            let largest = [9, 900, 40_000, 7_000_000_000][Int(dice.roll(0...3))] as Int64
            let figures = (0..<count).map { _ in dice.roll(0...6) == 0 ? nil : dice.roll(-largest...largest) }
            #expect(problems(Sample.bars(figures, format: Self.formats[format]).draw()) == [])
            #expect(
                problems(
                    Sample.bars(
                        figures.map { $0.map(abs) }, target: Target(largest / 2, name: "Level"), format: Self.formats[format]
                    ).draw()) == [])
            #expect(problems(Sample.pairs(figures, figures.reversed()).draw()) == [])
        }
    }

    @Test func `lines of every length keep their labels apart`() {
        var dice = Dice(seed: 22)
        for count in [1, 2, 5, 20, 31, 90, 122, 400, 3_653, 9_000] {
            for shape in 0..<6 {
                let figures = (0..<count).map { index in
                    shape == 0 ? Int64(index) : shape == 1 ? Int64(-index) : shape == 2 ? 5 : dice.roll(-300...90_000)
                }
                let domain = 20_000...(20_000 + count + (shape % 2) * 11),
                    today = LineChart.Today(day: 20_000 + count - 1, label: "Today")
                #expect(
                    problems(
                        Sample.line(
                            figures, startsAtZero: shape != 3, target: Target(40_000, name: "Level"), domain: domain, today: today
                        ).draw()) == [])
            }
        }
    }

    @Test func `the figures of a line stand clear of it`() {
        var dice = Dice(seed: 24), count = 0
        for _ in 0..<200 {
            let chart = Sample.line((0..<Int(dice.roll(2...122))).map { _ in dice.roll(0...90_000) })
            let layout = LineLayout(chart, buckets: chart.days.buckets, rows: chart.draw().table.rows)
            for label in LineLabels(layout).texts {
                for tier in Tier.allCases where label.isShown(in: tier) {
                    let width = tier.plotWidth(gutter: layout.plot.axis.gutter), box = label.box(plotWidth: width)
                    let heights = stride(from: box.left, through: box.right, by: 0.5).compactMap {
                        height(of: layout.segments[0], at: $0 / width * LineMark.width)
                    }
                    #expect(!heights.contains { box.top < $0 && $0 < box.bottom })
                    count += 1
                }
            }
        }
        #expect(count > 200)
    }

    private func height(of line: [PlotPoint], at x: Double) -> Double? {
        zip(line, line.dropFirst()).first { $0.x <= x && x <= $1.x }.map { $0.y + ($1.y - $0.y) * (x - $0.x) / ($1.x - $0.x) }
    }

    @Test func `long words are cut with an ellipsis and figures never are`() {
        let slots = (0..<4).map { BarChart.Slot(label: "Slot \($0)", tick: [String(repeating: "Wide ", count: 30)]) }
        let chart = BarChart(
            Sample.text("x"), labelHead: "h", slots: slots,
            series: [.init(name: "n", style: .gain, marks: slots.map { _ in .init(5) })],
            format: Self.formats[3])
        let drawn = chart.draw()
        #expect(problems(drawn) == [])
        #expect(
            drawn.document.all("text").allSatisfy { $0.text.hasSuffix("…") && $0.text.hasPrefix("Wide") }
                && !drawn.document.all("text").isEmpty)
    }

    @Test func `the current slot is always named`() {
        for count in 1...62 {
            let drawn = Sample.bars(Array(repeating: 5, count: count)).draw()
            for tier in ["narrow", "wide"] {
                #expect(drawn.texts(tier).contains { $0.text == "\(count)" && $0.classes.contains("now") })
            }
        }
    }

    @Test func `axis labels differ from each other even where a short form is coarse`() {
        let coarse = FigureFormat(full: { "\($0)" }, axis: { "\($0 / 1_000)k" }, mark: { "\($0)" })
        for largest in [1, 900, 1_500, 2_000, 4_100] as [Int64] {
            let texts = Sample.bars([largest, -largest / 2], format: coarse).draw().document.all("text").filter {
                $0["x"] == "-8"
            }.map(\.text)
            #expect(Set(texts).count == texts.count && !texts.isEmpty)
        }
    }

    @Test func `a target takes the place of an axis label that is too close`() {
        let drawn = Sample.bars([100, 40], target: Target(61, name: "Level")).draw()
        let texts = drawn.document.all("text").filter { $0["x"] == "-8" }
        #expect(texts.map(\.text) == ["0", "20", "40", "80", "100", "61"] && texts.last?.classes == ["now"])
        #expect(drawn.key.map(\.label) == ["Level"])
        #expect(drawn.document.all("line").contains { $0.classes == ["target"] })
    }

    @Test func `a total that does not fit into a ring is left out rather than cut`() {
        #expect(
            Sample.donut([1], total: "£1,301").draw().document.all("text").contains {
                $0.classes == ["total"] && $0.text == "£1,301"
            })
        #expect(Sample.donut([1], total: "£1,301,400").draw().document.all("text").contains { $0.classes == ["total", "mid"] })
        #expect(!Sample.donut([1], total: "£12,345,678,901.00").draw().document.text.contains("£"))
    }

    @Test func `percentages around a ring keep apart`() {
        var dice = Dice(seed: 23)
        for _ in 0..<100 {
            let drawn = Sample.donut((0..<Int(dice.roll(1...20))).map { _ in dice.roll(1...100) }).draw()
            let boxes = drawn.document.all("text").map {
                Box(text: $0.text, x: Double($0["x"] ?? "") ?? 0, anchor: .middle, baseline: Double($0["y"] ?? "") ?? 0)
            }
            for one in boxes.indices { #expect(!boxes[(one + 1)...].contains { $0.overlaps(boxes[one]) }) }
        }
    }
}
