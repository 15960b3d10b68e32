/// A table of a report. Its head is repeated on every page, and so is the heading of a group that goes on.
public struct ReportTable: Sendable, Equatable, Codable {
    /// The columns from left to right.
    public var columns: [Column]
    /// The rows from top to bottom.
    public var rows: [Row]
    /// The words after the heading of a group that goes on from the page before, such as `(continued)`.
    public var continuation: String
    /// The words before the running total at the end of a page, such as `Carried to the next page`.
    public var carried: String

    /// Creates a table. The words of `carried` are printed only where rows have a running total.
    public init(_ columns: [Column], _ rows: [Row] = [], continuation: String = "", carried: String = "") {
        (self.columns, self.rows, self.continuation, self.carried) = (columns, rows, continuation, carried)
    }

    /// A column.
    public struct Column: Sendable, Equatable, Codable {
        /// The contents of a column.
        public enum Kind: Sendable, Equatable, Codable {
            /// Text, which begins at the left and is broken into lines.
            case text
            /// Figures, which end at the right and are never broken.
            case figure
            /// Bars of the length ``Cell/share``.
            case bar
        }

        /// The head; empty for none.
        public var title: String
        /// The contents.
        public var kind: Kind
        /// True for the column that names its rows, in bold.
        public var isName: Bool

        /// Creates a column.
        public init(_ title: String, _ kind: Kind = .text, isName: Bool = false) { (self.title, self.kind, self.isName) = (title, kind, isName) }
    }

    /// A row.
    public struct Row: Sendable, Equatable, Codable {
        /// The place of a row in its table.
        public enum Kind: Sendable, Equatable, Codable {
            /// A row like the others.
            case plain
            /// The heading of the rows that follow, up to the next one. Its first text takes the room of the empty cells after it.
            case group
            /// The sum of some rows above it.
            case subtotal
            /// The sum of all rows.
            case total
        }

        /// The place in the table.
        public var kind: Kind
        /// One for each column; missing ones are empty.
        public var cells: [Cell]
        /// The sum up to this row, for the end of a page in the last column; nil for none.
        public var running: String?

        /// Creates a row.
        public init(_ cells: [Cell], kind: Kind = .plain, running: String? = nil) { (self.cells, self.kind, self.running) = (cells, kind, running) }
    }

    /// A cell.
    public struct Cell: Sendable, Equatable, Codable, ExpressibleByStringLiteral {
        /// The text.
        public var text: String
        /// The name of the colour of its square or bar, such as `olive`; nil for none.
        public var hue: String?
        /// The length of a bar, from 0 to 1.
        public var share: Double?

        /// Creates a cell.
        public init(_ text: String, hue: String? = nil, share: Double? = nil) { (self.text, self.hue, self.share) = (text, hue, share) }

        /// Creates the bar of a figure; `whole` is the largest of all figures. A figure that is not above zero has no bar.
        public init(bar part: Int64, of whole: Int64, hue: String? = nil) {
            (text, self.hue, share) = ("", hue, part > 0 && whole > 0 ? min(Double(part) / Double(whole), 1) : nil)
        }

        /// Creates a cell with a text only.
        public init(stringLiteral value: String) { self.init(value) }
    }
}
