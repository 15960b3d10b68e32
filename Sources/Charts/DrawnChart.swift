/// What a chart hands to a page: the drawing, and the same figures as text.
public struct DrawnChart: Sendable {
    /// An `<svg>` element in UTF-8: safe HTML, everything that the caller gave is escaped.
    public let markup: [UInt8]
    /// The same as a string.
    public var svg: String { String(decoding: markup, as: UTF8.self) }
    /// The figures of the drawing, made from the same values as its marks.
    public let table: ChartTable
    /// What the patterns and lines of the drawing mean; empty when there is nothing to tell apart.
    public let key: [KeyEntry]
    /// How the days of a line were put together; nil for other charts.
    public let thinning: Thinning?

    init(markup: [UInt8], table: ChartTable, key: [KeyEntry], thinning: Thinning? = nil) {
        (self.markup, self.table, self.key, self.thinning) = (markup, table, key, thinning)
    }
}

/// One line of a key: a sample of how a mark looks, and its name.
public struct KeyEntry: Sendable, Equatable {
    /// An `<svg>` element of 14 by 14 pixels, hidden from assistive technology. It may use a pattern of its chart, so it belongs on the same page.
    public let swatch: String
    /// The name that the caller gave.
    public let label: String
}

/// The figures of a drawing as a table.
public struct ChartTable: Sendable, Equatable {
    /// The heads of the columns: that of the labels, then one for each figure of a row.
    public let columns: [String]
    /// The rows in the order of the marks.
    public let rows: [Row]

    /// A figure: the whole number that was drawn, how it is written, and where its records are.
    public struct Figure: Sendable, Equatable {
        /// Nil where nothing is known, which is drawn as a gap.
        public let value: Int64?
        /// The figure in full; empty where there is none.
        public let text: String
        /// Where its mark leads, as the caller gave it, not escaped.
        public let link: String?
    }

    /// A row: what a mark stands for, and its figures.
    public struct Row: Sendable, Equatable {
        /// The label in full.
        public let label: String
        /// One for each column after the first.
        public let figures: [Figure]
        /// Where the row's records are, when all of its marks lead to one place; not escaped.
        public let link: String?
        /// The name of the colour of the row's own mark; nil where rows share one or have no mark.
        public let hue: String?
        /// Whether the row is a part of the row "other" before it and has no mark of its own.
        public let isPart: Bool

        init(label: String, figures: [Figure], link: String? = nil, hue: String? = nil, isPart: Bool = false) {
            (self.label, self.figures, self.link, self.hue, self.isPart) = (label, figures, link, hue, isPart)
        }
    }
}
