import Charts

/// A chart as the screen shows it, with the texts beside it.
public struct ReportChart: Sendable, Equatable, Codable {
    /// The marks.
    public var drawing: RecordedChart
    /// The description above the drawing; empty for none.
    public var caption: String
    /// The table at the side of a ring.
    public var table: ReportTable?

    /// Creates a chart with the description that its drawing has for people who do not see it, or with another one.
    public init(_ drawing: RecordedChart, caption: String? = nil, table: ReportTable? = nil) {
        (self.drawing, self.caption, self.table) = (drawing, caption ?? drawing.frame.text.summary, table)
    }
}
