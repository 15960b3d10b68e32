/// The columns of a table with examples, as a page shows them before it is read.
public struct TablePreview: Sendable, Equatable {
    public struct Column: Sendable, Equatable {
        /// The name in the header; empty if there is none.
        public let name: String
        public let role: TableColumn?
        /// The first values that are not empty, three at most.
        public let samples: [String]
    }

    public let columns: [Column]

    /// Throws ``BankFileProblem``.
    public init(_ bytes: [UInt8], _ mapping: TableMapping) throws {
        let sample = try TableSample(try mapping.dialect.encoding.decode(bytes), mapping.dialect)
        columns = (0..<max(sample.width, mapping.columns.count)).map { place in
            Column(
                name: sample.header?.values.dropFirst(place).first?.cut(to: 80) ?? "", role: mapping.columns.dropFirst(place).first.flatMap(\.self),
                samples: sample.values(place).prefix(3).map { $0.cut(to: 80) })
        }
    }
}
