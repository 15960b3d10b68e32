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
    /// What bars stand over: a day, a month, a category.
    public struct Slot: Sendable, Equatable {
        /// In full, for the table and for the text of its marks.
        public let label: String
        /// Short, in one or two lines under the axis; none for a slot that is not named there.
        public let tick: [String]
        /// Whether it is the current one, today say: it stands on a tinted column and its tick is always there.
        public let isCurrent: Bool

        /// A slot.
        public init(label: String, tick: [String], isCurrent: Bool = false) {
            (self.label, self.tick, self.isCurrent) = (label, tick, isCurrent)
        }
    }

    /// A figure and where its records are.
    public struct Mark: Sendable, Equatable {
        /// Nil where nothing is known, such as on a day to come.
        public let figure: Int64?
        /// The address of the records behind it.
        public let link: String?

        /// A figure with its link.
        public init(_ figure: Int64?, link: String? = nil) { (self.figure, self.link) = (figure, link) }
    }

    /// Bars that belong together.
    public struct Series: Sendable, Equatable {
        /// The name, for the key and for the head of its column.
        public let name: String
        /// How its bars look.
        public let style: MarkStyle
        /// One for each slot; where there are fewer, the rest is not known.
        public let marks: [Mark]

        /// A series.
        public init(name: String, style: MarkStyle, marks: [Mark]) { (self.name, self.style, self.marks) = (name, style, marks) }

        func mark(_ index: Int) -> Mark { index < marks.count ? marks[index] : Mark(nil) }
    }

    let text: ChartText
    let labelHead: String
    let slots: [Slot], series: [Series]
    let target: Target?
    let format: FigureFormat
    let plotHeight: Double

    /// A chart. `labelHead` heads the table's first column, and the names of the series the others; `height` is that of the plot in
    /// CSS pixels.
    public init(
        _ text: ChartText, labelHead: String, slots: [Slot], series: [Series], target: Target? = nil, format: FigureFormat,
        height: Int = 168
    ) {
        (self.text, self.labelHead, self.slots, self.series, self.target, self.format) = (
            text, labelHead, slots, series, target, format
        )
        plotHeight = Double(min(max(height, 60), 1_000))
    }

    /// Draws the chart on `canvas` and returns its table: a row for each slot.
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
