import Charts
import TestSupport

/// Formats figures as hundredths with a mark that identifies the kind of text.
let plain = FigureFormat(full: { "\($0) c" }, axis: { "\($0)" }, mark: { "\($0)" })

/// A random number generator with a fixed sequence, so that a failure can be reproduced.
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func roll(_ range: ClosedRange<Int64>) -> Int64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Int64((state >> 33) % UInt64(range.upperBound - range.lowerBound + 1))
    }
}

enum Sample {
    /// Returns slots with a two-line tick, the last of them current.
    static func slots(_ count: Int) -> [BarChart.Slot] {
        (0..<count).map { .init(label: "Day \($0 + 1)", tick: ["T", "\($0 + 1)"], isCurrent: $0 == count - 1) }
    }

    static func bars(
        _ figures: [Int64?], style: MarkStyle = .bySign, target: Target? = nil, format: FigureFormat = plain
    ) -> BarChart {
        BarChart(
            text("b"), labelHead: "Day", slots: slots(figures.count),
            series: [.init(name: "Left", style: style, marks: figures.enumerated().map { .init($1, link: "/d?n=\($0)&k=1") })],
            target: target, format: format)
    }

    static func text(_ id: String) -> ChartText { ChartText(id: id, title: "Title", summary: "Summary", empty: "Nothing yet") }

    static func pairs(_ incomes: [Int64?], _ expenses: [Int64?]) -> BarChart {
        BarChart(
            text("p"), labelHead: "Day", slots: slots(incomes.count),
            series: [
                .init(name: "In", style: .gain, marks: incomes.enumerated().map { .init($1, link: "/in/\($0)") }),
                .init(name: "Out", style: .loss, marks: expenses.enumerated().map { .init($1, link: "/out/\($0)") }),
            ], format: plain)
    }

    /// Returns a line over as many days as there are figures, from day 20000 (2024-10-04) on.
    static func line(
        _ figures: [Int64?], absence: Thinning.Absence = .gap, combining: Thinning.Summary = .mean, startsAtZero: Bool = true,
        target: Target? = nil,
        domain: ClosedRange<Int>? = nil, today: LineChart.Today? = nil
    ) -> LineChart {
        LineChart(
            text("l"), heads: .init(label: "Day", figure: "Per day", total: "Total"),
            days: .init(
                figures.enumerated().map { .init(day: 20_000 + $0, figure: $1) },
                span: 20_000...(20_000 + max(figures.count, 1) - 1),
                domain: domain, absence: absence, combining: combining),
            startsAtZero: startsAtZero, target: target, today: today, format: plain, tick: { "\($0.day % 100)" },
            label: { "\($0.days.lowerBound)–\($0.days.upperBound)" }, link: { "/from/\($0.days.lowerBound)" })
    }

    static func donut(_ figures: [Int64], most: Int = 8, total: String = "10", names: (Int) -> String = { "Name \($0)" })
        -> DonutChart
    {
        DonutChart(
            text("r"), heads: .init(label: "Name", share: "Share", figure: "Amount"),
            slices: figures.enumerated().map { .init(label: names($0), figure: $1, hue: "\($0)", link: "/name/\($0)") },
            other: .init(label: "Other", hue: "slate", link: "/other"), most: most, total: total, caption: "Month", format: plain)
    }
}

extension DrawnChart {
    var document: HTMLDocument { HTMLDocument(svg) }

    /// The captions of marks, in order.
    var markTexts: [String] {
        document.all("title").filter { $0.ancestors.contains { $0.classes.contains("hits") || $0.classes.contains("sectors") } }
            .map(\.text)
    }

    /// The links of marks, in order.
    var markLinks: [String] { document.all("a").compactMap { $0["href"] } }

    /// Returns the labels shown in a tier.
    func texts(_ tier: String) -> [HTMLElement] {
        document.all("text").filter { !$0.classes.contains(tier == "narrow" ? "w" : "n") }
    }
}
