/// A chart that any ``Canvas`` can draw.
public protocol Chart: Sendable {
    /// Draws the marks on `canvas` and returns the same figures as text, for the table and the key beside the drawing.
    @discardableResult func draw<Output: Canvas & ~Copyable>(on canvas: inout Output) -> ChartFigures
}

/// The figures of a drawing, computed from the same values as its marks.
public struct ChartFigures: Sendable, Equatable {
    /// The figures as a table.
    public let table: ChartTable
    /// The meaning of patterns and lines; empty if there is nothing to distinguish.
    public let key: [KeyEntry]
    /// The downsampling of a line's days; nil for other charts.
    public let thinning: Thinning?

    init(table: ChartTable, key: [KeyEntry], thinning: Thinning? = nil) {
        (self.table, self.key, self.thinning) = (table, key, thinning)
    }
}
