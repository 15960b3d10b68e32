import Charts
import TestSupport
import Testing

@Suite struct MarkupTests {
    /// Returns every kind of chart with texts that would be markup if they were not escaped.
    static func hostile() -> [DrawnChart] {
        let nasty = "<b x=\"1\" y='2'>&amp;</b><script>alert(1)</script>"
        let format = FigureFormat(full: { "\(nasty)\($0)" }, axis: { "<\($0)>" }, mark: { "&\($0)" })
        let link = "/r?a=1&b=\"2\"'<>"
        let bar = BarChart(
            ChartText(id: "one", title: nasty, summary: nasty, empty: nasty), labelHead: nasty,
            slots: [.init(label: nasty, tick: ["<i>", "\"&'"])],
            series: [
                .init(name: nasty, style: .hue("h-x\" onload=\"alert(1)"), marks: [.init(5, link: link)]),
                .init(name: nasty, style: .loss, marks: [.init(-5, link: link)]),
            ],
            target: Target(3, name: nasty), format: format)
        let line = LineChart(
            ChartText(id: "two", title: nasty, summary: nasty, empty: nasty), heads: .init(label: nasty, figure: nasty),
            days: .init([.init(day: 1, figure: 4), .init(day: 2, figure: 9)], span: 1...2, absence: .gap, combining: .mean),
            hue: "a\"><b>",
            target: Target(3, name: nasty), today: .init(day: 2, label: nasty), format: format, tick: { _ in "<i>" },
            label: { _ in nasty },
            link: { _ in link })
        let donut = DonutChart(
            ChartText(id: "three", title: nasty, summary: nasty, empty: nasty),
            heads: .init(label: nasty, share: nasty, figure: nasty),
            slices: [.init(label: nasty, figure: 5, hue: "a\"><b>", link: link)],
            other: .init(label: nasty, hue: "", link: nil), total: "<5>", caption: "<i>&", format: format)
        return [bar.draw(), line.draw(), donut.draw()]
    }

    @Test func `everything that a caller gives is escaped`() {
        for drawn in Self.hostile() {
            let document = drawn.document
            #expect(document.problems == [])
            #expect(document.all("b").isEmpty && document.all("script").isEmpty && document.all("i").isEmpty)
            #expect(document.elements.allSatisfy { !$0.has("onload") })
            #expect(document.all("a").allSatisfy { $0["href"] == "/r?a=1&b=\"2\"'<>" } && !document.all("a").isEmpty)
        }
    }

    @Test func `charts on one page pass the audit of accessibility and policy`() {
        let charts =
            Self.hostile().map { ($0.svg, $0.key) }
            + [
                Sample.bars([5, -3]).draw(), Sample.pairs([5, nil], [3, 9]).draw(), Sample.line([1, nil, 3]).draw(),
                Sample.donut([5, 3]).draw(),
            ].map { ($0.svg, $0.key) }
        let drawings = charts.map { $0.0 + $0.1.map(\.swatch).joined() }.joined(separator: "\n")
        let page = HTMLDocument(
            "<!doctype html><html lang=\"en\"><head><title>Charts</title><meta name=\"viewport\" content=\"width=device-width\"></head><body><main><h1>Charts</h1>\(drawings)\(Meter(1, of: 2).draw())\(BeatChart([.init(1), .init(nil)]).draw())</main></body></html>"
        )
        #expect(AccessibilityAudit.problems(in: page) == [])
    }

    @Test func `a drawing is one image with a name and a description`() throws {
        for drawn in [Sample.bars([5, -3]).draw(), Sample.line([1, 3]).draw(), Sample.donut([5, 3]).draw()] {
            let images = drawn.document.all { $0["role"] == "img" }
            let image = try #require(images.first)
            #expect(images.count == 1)
            #expect(image.accessibleName == "Title")
            #expect(drawn.document.element(id: image["aria-describedby"] ?? "")?.text == "Summary")
            #expect(image.all("a").isEmpty)
            #expect(drawn.document.all("a").allSatisfy { $0["tabindex"] == "-1" && $0.isHidden })
        }
    }

    @Test func `gains and losses differ by pattern, not by colour alone`() {
        let drawn = Sample.pairs([5], [3]).draw()
        let groups = drawn.document.all("svg").filter { $0.isInside("svg") }.flatMap(\.children)
        #expect(groups.map { $0["fill"] ?? "" } == ["", "url(#p-h)"] && groups.map { $0["class"] ?? "" } == ["gain", ""])
        #expect(drawn.document.element(id: "p-h")?.tag == "pattern")
        #expect(drawn.key.map { $0.swatch.contains("url(#p-h)") } == [false, true])
    }

    @Test func `a chart without links has its texts still`() {
        let drawn = Sample.barsAlone(5)
        #expect(drawn.markLinks.isEmpty && drawn.markTexts == ["Day 1 · 5 c"])
    }

    @Test func `a line that does not start at zero has no area below it`() {
        #expect(Sample.line([500, 700]).draw().document.all("path").count == 2)
        #expect(Sample.line([500, 700], startsAtZero: false).draw().document.all("path").count == 1)
    }

    @Test func `drawings are light`() {
        #expect(Sample.bars(Array(repeating: 123_456, count: 10)).draw().svg.utf8.count < 5_000)
        #expect(
            Sample.pairs((0..<31).map { Int64($0) * 1_000 + 5 }, (0..<31).map { 40_000 - Int64($0) * 1_000 }).draw().svg.utf8
                .count < 14_000)
        #expect(Sample.donut((1...40).map { Int64($0) }).draw().svg.utf8.count < 3_000)
        #expect(Sample.line((0..<122).map { Int64($0 * 7_919 % 10_007) }).draw().svg.utf8.count < 22_000)
    }

    @Test(
        arguments: [
            (0, 10, "", "0"), (5, 10, "50%", "0"), (10, 10, "100%", "0"), (15, 10, "100%", "0"), (-5, 10, "", "0"),
            (3, 0, "100%", "0"), (0, 0, "", "0"), (.max, 1, "100%", "0"), (1, .max, "0.5%", "0"),
        ] as [(Int64, Int64, String, String)])
    func `a meter is full at its limit and never beyond`(value: Int64, limit: Int64, width: String, _: String) {
        let values = HTMLDocument(Meter(value, of: limit).draw()).all("rect").filter { $0.classes == ["meter-value"] }
        #expect((values.first?["width"] ?? "") == width)
    }

    @Test(
        arguments: [(20, 30, "50%"), (20, 0, nil), (0, 30, "30%"), (90, 30, "100%"), (100, 30, nil), (-5, 30, "30%"), (.max, .max, nil)]
            as [(Int64, Int64, String?)])
    func `a meter shows what is still to come after what is used, and nothing beyond its limit`(value: Int64, coming: Int64, width: String?) {
        let rects = HTMLDocument(Meter(value, coming: coming, of: 100).draw()).all("rect")
        #expect(rects.first { $0.classes == ["meter-coming"] }?["width"] == width)
        #expect(rects.last?.classes != ["meter-coming"] || value <= 0)
    }

    @Test func `a meter marks an even pace`() {
        #expect(HTMLDocument(Meter(1, of: 2, pace: (10, 40)).draw()).first("line")?["x1"] == "25%")
        #expect(HTMLDocument(Meter(1, of: 2, pace: (50, 40)).draw()).first("line")?["x1"] == "100%")
    }

    @Test func `beats stand on one line from the left, and show missing and new ones`() {
        let rects = HTMLDocument(BeatChart([.init(100), .init(nil), .init(150, isNew: true), .init(1)]).draw()).all("rect")
        #expect(rects.map(\.classes) == [[], ["missing"], ["new"], []])
        #expect(rects.compactMap { $0["x"] } == ["0%", "8.33%", "16.67%", "25%"])
        #expect(rects.compactMap { $0["height"] } == ["20", "10", "30", "10"])
        let ends = rects.map { rect in ["y", "height"].compactMap { rect[$0].flatMap(Int.init) }.reduce(0, +) }
        #expect(Set(ends) == [32])
        #expect(HTMLDocument(BeatChart([]).draw()).all("rect").isEmpty)
    }
}
