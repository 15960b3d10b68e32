/// The figures of a drawing as a table.
public struct ChartTable: Sendable, Equatable {
    /// The heads of the columns: labels first, then one for each figure of a row.
    public let columns: [String]
    /// The rows in the order of the marks.
    public let rows: [Row]

    /// A figure: its value, its text and the URL of its records.
    public struct Figure: Sendable, Equatable {
        /// Nil for an unknown figure, which is drawn as a gap.
        public let value: Int64?
        /// The full text; empty for an unknown figure.
        public let text: String
        /// The URL that its mark links to, not escaped.
        public let link: String?
    }

    /// A row: the label of a mark, and its figures.
    public struct Row: Sendable, Equatable {
        /// The full label.
        public let label: String
        /// One for each column after the first.
        public let figures: [Figure]
        /// The URL of the row's records, if all of its marks have the same; not escaped.
        public let link: String?
        /// The name of the colour of the row's own mark; nil if rows share a colour or have no mark.
        public let hue: String?
        /// True if the row is a part of the row "other" before it and has no mark of its own.
        public let isPart: Bool

        init(label: String, figures: [Figure], link: String? = nil, hue: String? = nil, isPart: Bool = false) {
            (self.label, self.figures, self.link, self.hue, self.isPart) = (label, figures, link, hue, isPart)
        }
    }
}
