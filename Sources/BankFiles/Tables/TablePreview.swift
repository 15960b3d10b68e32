/// The columns of a table with examples, as a page shows them before it is read.
public struct TablePreview: Sendable, Equatable {
    public struct Column: Sendable, Equatable {
        /// The name in the header; empty if there is none.
        public let name: String
        public let role: TableColumn?
        /// The first values that are not empty, three at most.
        public let samples: [String]
    }

    /// A line that may have the names of the columns.
    public struct Line: Sendable, Equatable {
        /// From 1.
        public let number: Int
        /// Its values that are not empty, cut to 80 characters.
        public let text: String
    }

    public let columns: [Column]
    /// The first lines of the file with a value, 30 at most, among which the header is.
    public let beginning: [Line]

    private static let lines = 30

    /// Throws ``BankFileProblem``.
    public init(_ bytes: [UInt8], _ mapping: TableMapping) throws {
        let text = try mapping.dialect.encoding.decode(bytes), sample = try TableSample(text, mapping.dialect)
        var whole = mapping.dialect
        (whole.preface, whole.hasHeader) = (0, false)
        beginning = try TableSample(text, whole).rows.prefix(Self.lines).map { row in
            Line(number: row.line, text: row.values.filter { !$0.isEmpty }.joined(separator: " · ").cut(to: 80))
        }
        columns = (0..<max(sample.width, mapping.columns.count)).map { place in
            Column(
                name: sample.header?.values.dropFirst(place).first?.cut(to: 80) ?? "", role: mapping.columns.dropFirst(place).first.flatMap(\.self),
                samples: sample.values(place).prefix(3).map { $0.cut(to: 80) })
        }
    }
}
