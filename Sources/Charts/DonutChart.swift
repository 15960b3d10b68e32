/// Shares of a total as slices of a ring, largest first and clockwise from the top, with the total in the middle.
///
/// ```swift
/// let chart = DonutChart(
///     ChartText(id: "month", title: "Categories this month", summary: "Groceries 33 percent.", empty: "No spending yet"),
///     heads: .init(label: "Category", share: "Share", figure: "Amount"),
///     slices: [.init(label: "Groceries", figure: 432_50, hue: "olive", link: "/records?category=1")],
///     other: .init(label: "Other", hue: "slate", link: nil), total: "£1,301", caption: "November", format: format)
/// ```
public struct DonutChart: Chart {
    /// A share.
    public struct Slice: Sendable, Equatable {
        /// The name.
        public let label: String
        /// The amount. A slice that is not above zero cannot be drawn and appears in the table only.
        public let figure: Int64
        /// The name of its colour, for example `olive` for the class `h-olive`.
        public let hue: String
        /// The URL of the records behind it.
        public let link: String?

        /// Creates a slice.
        public init(label: String, figure: Int64, hue: String, link: String?) {
            (self.label, self.figure, self.hue, self.link) = (label, figure, hue, link)
        }
    }

    /// The slice that combines the smallest shares.
    public struct Other: Sendable, Equatable {
        let label: String, hue: String, link: String?

        /// Creates it with a label, the name of its colour, and the URL of its records.
        public init(label: String, hue: String, link: String?) { (self.label, self.hue, self.link) = (label, hue, link) }
    }

    /// The heads of the table's columns.
    public struct Heads: Sendable, Equatable {
        let label: String, share: String, figure: String

        /// Creates the heads for labels, shares and figures.
        public init(label: String, share: String, figure: String) {
            (self.label, self.share, self.figure) = (label, share, figure)
        }
    }

    /// A slice as drawn.
    struct Piece {
        let slice: Slice
        /// The exact figure; nil if a sum overflows 64 bits.
        let figure: Int64?
        let share: Double
        let parts: [Slice]
    }

    let text: ChartText
    let heads: Heads
    let pieces: [Piece]
    let undrawn: [Slice]
    let whole: Double
    let total: String, caption: String
    let format: FigureFormat

    /// Creates a chart of at most `most` slices, including the combined one; `total` and `caption` are in the middle of the ring.
    public init(
        _ text: ChartText, heads: Heads, slices: [Slice], other: Other, most: Int = 8, total: String, caption: String,
        format: FigureFormat
    ) {
        (self.text, self.heads) = (text, heads)
        (self.total, self.caption, self.format) = (total, caption, format)
        let ordered = slices.enumerated()
            .sorted { ($1.element.figure, $0.offset) < ($0.element.figure, $1.offset) }.map(\.element)
        let drawn = ordered.filter { $0.figure > 0 }
        let whole = drawn.reduce(0.0) { $0 + Double($1.figure) }
        let kept = drawn.count > max(most, 1) ? drawn.prefix(max(most, 1) - 1) : drawn[...]
        let rest = Array(drawn.dropFirst(kept.count))
        var pieces = kept.map { Piece(slice: $0, figure: $0.figure, share: Double($0.figure) / whole, parts: []) }
        if !rest.isEmpty {
            let sum = rest.reduce(Int64?(0)) { sum, slice in
                sum.flatMap { sum in
                    let (next, overflow) = sum.addingReportingOverflow(slice.figure)
                    return overflow ? nil : next
                }
            }
            let share = rest.reduce(0.0) { $0 + Double($1.figure) } / whole
            let slice = Slice(label: other.label, figure: sum ?? .max, hue: other.hue, link: other.link)
            pieces.append(Piece(slice: slice, figure: sum, share: share, parts: rest))
        }
        (self.pieces, self.whole, undrawn) = (pieces, whole, ordered.filter { $0.figure <= 0 })
    }

    /// Draws the ring on `canvas` and returns its table, which is also its legend: a row for each slice drawn, then the parts of
    /// the combined one, then the slices that are not drawn.
    public func draw<Output: Canvas & ~Copyable>(on canvas: inout Output) -> ChartFigures {
        let drawn = pieces.flatMap { piece in
            [row(piece.slice, figure: piece.figure, share: piece.share, isDrawn: true, isPart: false)]
                + piece.parts.map { row($0, figure: $0.figure, share: Double($0.figure) / whole, isDrawn: false, isPart: true) }
        }
        let rest = undrawn.map { row($0, figure: $0.figure, share: nil, isDrawn: false, isPart: false) }
        DonutLayout(chart: self).draw(on: &canvas)
        return ChartFigures(table: ChartTable(columns: [heads.label, heads.share, heads.figure], rows: drawn + rest), key: [])
    }

    private func row(_ slice: Slice, figure: Int64?, share: Double?, isDrawn: Bool, isPart: Bool) -> ChartTable.Row {
        ChartTable.Row(
            label: slice.label,
            figures: [
                .init(value: share.map { Int64(($0 * 100).rounded()) }, text: share.map(Self.percent) ?? "", link: nil),
                .init(value: figure, text: figure.map(format.full) ?? "", link: nil),
            ], link: slice.link, hue: isDrawn ? slice.hue : nil, isPart: isPart)
    }

    /// Returns a share in whole percent, rounded half up, and never "0%" for a share above zero.
    static func percent(_ share: Double) -> String {
        let whole = Int((share * 100).rounded())
        return whole == 0 && share > 0 ? "<1%" : "\(whole)%"
    }
}
