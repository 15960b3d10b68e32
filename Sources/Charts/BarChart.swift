/// Bars in a row of slots, one for each series side by side: up for figures above zero, down for those below.
///
/// ```swift
/// let chart = BarChart(
///     ChartText(id: "left", title: "Budget left each day", summary: "Five days under and five over.", empty: "No spending yet"),
///     labelHead: "Day", slots: [.init(label: "Tue 11 Nov", tick: ["T", "11"])],
///     series: [.init(name: "Left", style: .bySign, marks: [.init(-47_30, link: "/records?on=2025-11-11")])], format: format)
/// let drawn = chart.draw()
/// ```
public struct BarChart: Chart {
    /// The category under a group of bars: a day, a month, a category of spending.
    public struct Slot: Sendable, Equatable {
        /// The full label, for the table and for the captions of its marks.
        public let label: String
        /// The short label in one or two lines under the axis; empty for an unlabelled slot.
        public let tick: [String]
        /// True for the current slot, such as today: it has a tinted column, and its tick is always shown.
        public let isCurrent: Bool

        /// Creates a slot.
        public init(label: String, tick: [String], isCurrent: Bool = false) {
            (self.label, self.tick, self.isCurrent) = (label, tick, isCurrent)
        }
    }

    /// A figure and the URL of its records.
    public struct Mark: Sendable, Equatable {
        /// Nil for an unknown figure, such as the figure of a future day.
        public let figure: Int64?
        /// The URL of the records behind the figure.
        public let link: String?

        /// Creates a mark.
        public init(_ figure: Int64?, link: String? = nil) { (self.figure, self.link) = (figure, link) }
    }

    /// Bars of one kind.
    public struct Series: Sendable, Equatable {
        /// The name, for the key and for the head of its column.
        public let name: String
        /// The style of its bars.
        public let style: MarkStyle
        /// One mark for each slot; missing ones are unknown figures.
        public let marks: [Mark]

        /// Creates a series.
        public init(name: String, style: MarkStyle, marks: [Mark]) { (self.name, self.style, self.marks) = (name, style, marks) }

        func mark(_ index: Int) -> Mark { index < marks.count ? marks[index] : Mark(nil) }
    }

    let text: ChartText
    let labelHead: String
    let slots: [Slot], series: [Series]
    let target: Target?
    let format: FigureFormat
    let plotHeight: Double

    /// Creates a chart. `labelHead` is the head of the table's first column, the names of the series are the others; `height` is
    /// the height of the plot in CSS pixels.
    public init(
        _ text: ChartText, labelHead: String, slots: [Slot], series: [Series], target: Target? = nil, format: FigureFormat,
        height: Int = 168
    ) {
        (self.text, self.labelHead, self.slots, self.series, self.target, self.format) = (
            text, labelHead, slots, series, target, format
        )
        plotHeight = Double(min(max(height, 60), 1_000))
    }

    /// Draws the chart on `canvas` and returns its table, with a row for each slot.
    public func draw<Output: Canvas & ~Copyable>(on canvas: inout Output) -> ChartFigures {
        let rows = slots.enumerated().map { index, slot in
            ChartTable.Row(label: slot.label, figures: series.map { figure($0.mark(index)) })
        }
        BarLayout(self, texts: rows.map { $0.figures.map(\.text) }).draw(on: &canvas)
        return ChartFigures(
            table: ChartTable(columns: [labelHead] + series.map(\.name), rows: rows), key: KeyEntry.entries(for: self))
    }

    private func figure(_ mark: Mark) -> ChartTable.Figure {
        ChartTable.Figure(value: mark.figure, text: mark.figure.map(format.full) ?? "", link: mark.link)
    }
}
