/// A drawing of figures that any ``Canvas`` can show.
public protocol Chart: Sendable {
    /// Draws the marks on `canvas` and returns the same figures as text, for the table and the key beside the drawing.
    @discardableResult func draw<Output: Canvas & ~Copyable>(on canvas: inout Output) -> ChartFigures
}

/// The figures of a drawing, made from the same values as its marks.
public struct ChartFigures: Sendable, Equatable {
    /// The figures as a table.
    public let table: ChartTable
    /// What the patterns and lines of the drawing mean; empty when there is nothing to tell apart.
    public let key: [KeyEntry]
    /// How the days of a line were put together; nil for other charts.
    public let thinning: Thinning?

    init(table: ChartTable, key: [KeyEntry], thinning: Thinning? = nil) {
        (self.table, self.key, self.thinning) = (table, key, thinning)
    }
}
