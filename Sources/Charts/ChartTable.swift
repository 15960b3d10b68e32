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
