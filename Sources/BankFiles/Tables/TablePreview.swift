import Bookkeeping

/// A table as a page shows it before it is read: its columns with examples, its first entries, and how many rows can be read.
public struct TablePreview: Sendable, Equatable {
    public struct Column: Sendable, Equatable {
        /// The name in the header; empty if there is none.
        public let name: String
        public let role: TableColumn?
        /// The first values that are not empty, three at most.
        public let samples: [String]
    }

    public let columns: [Column]
    /// The first entries, five at most.
    public private(set) var entries: [BankEntry] = []
    /// The first rows that cannot be read, five at most.
    public private(set) var problems: [BankRowProblem] = []
    /// The number of rows that can be read.
    public private(set) var readable = 0
    /// The number of rows that cannot.
    public private(set) var unreadable = 0

    public init(_ bytes: [UInt8], _ mapping: TableMapping) throws {
        let text = try mapping.dialect.encoding.decode(bytes), sample = try TableSample(text, mapping.dialect)
        columns = (0..<max(sample.width, mapping.columns.count)).map { place in
            Column(
                name: sample.header?.values.dropFirst(place).first?.cut(to: 80) ?? "", role: mapping.columns.dropFirst(place).first.flatMap(\.self),
                samples: sample.values(place).prefix(3).map { $0.cut(to: 80) })
        }
        guard mapping.isComplete else { return }
        try TableReader(mapping).rows(text) { outcome in
            switch outcome {
            case .entry(let entry):
                if entries.count < 5 { entries.append(entry.entry) }
                readable += 1
            case .problem(let problem):
                if problems.count < 5 { problems.append(problem) }
                unreadable += 1
            }
        }
    }
}
