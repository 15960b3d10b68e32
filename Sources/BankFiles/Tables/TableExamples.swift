import Bookkeeping

/// Values of a table that can be read in several ways, with what each way makes of them: what a person is asked about.
public struct TableExamples: Sendable, Equatable {
    public struct Amount: Sendable, Equatable {
        public let text: String
        /// The amount by each mark; none for a mark that cannot read it.
        public let readings: [DecimalMark: Money]
    }

    public struct Day: Sendable, Equatable {
        public let text: String
        /// The day in each order that makes it a valid date.
        public let readings: [DateOrder: CalendarDate]
    }

    /// A column that may have the amounts.
    public struct Column: Sendable, Equatable {
        /// From 1.
        public let number: Int
        /// The name in the header; empty if there is none.
        public let name: String
        /// The first values that are not empty, three at most.
        public let samples: [String]
    }

    /// The first amounts that a point and a comma make different, three at most.
    public let amounts: [Amount]
    /// The first dates that are several days, two at most.
    public let days: [Day]
    public let columns: [Column]
    /// The two words of the column that says the direction in words which are not known, in the order of the rows; empty for another table.
    public let words: [String]

    /// - Parameter currency: the currency of the amounts.
    /// - Throws: ``BankFileProblem``.
    public init(_ bytes: [UInt8], _ mapping: TableMapping, currency: Currency) throws {
        let sample = try TableSample(try mapping.dialect.encoding.decode(bytes), mapping.dialect), entries = sample.ofEntries
        let money = mapping.columns.indices.filter { mapping.columns[$0].map(TableMapping.money.contains) ?? false }
        let scales = Dictionary(money.flatMap { place in entries.values(place).map { ($0, mapping.scales[place]?.places(in: currency) ?? 0) } }) {
            first, _ in first
        }
        amounts = Self.first(3, of: money.flatMap(entries.values)) { text in
            var readings: [DecimalMark: Money] = [:]
            for mark in DecimalMark.allCases {
                readings[mark] = try? AmountText.parse(text, mark: mark, currency: currency, scale: scales[text] ?? 0).get()
            }
            return readings[.point] == readings[.comma] ? nil : Amount(text: text.cut(to: 40), readings: readings)
        }
        let dates = mapping.columns.indices.filter { mapping.columns[$0] == .date }
        days = Self.first(2, of: dates.flatMap(entries.values)) { text in
            var readings: [DateOrder: CalendarDate] = [:]
            for order in DateOrder.allCases { readings[order] = DateText.parse(text, order: order)?.0 }
            return Set(readings.values).count > 1 ? Day(text: text.cut(to: 40), readings: readings) : nil
        }
        words = mapping.columns.firstIndex(of: .sign).flatMap { TableMapping.unknownWords(entries, $0) } ?? []
        columns = (0..<min(entries.width, 200)).compactMap { place in
            let values = entries.values(place)
            guard !values.isEmpty, values.allSatisfy({ TableCell.isAmount($0) && !TableCell.isDate($0) }) else { return nil }
            return Column(
                number: place + 1, name: sample.header?.values.dropFirst(place).first?.cut(to: 80) ?? "",
                samples: values.prefix(3).map { $0.cut(to: 40) })
        }
    }

    private static func first<Example>(_ count: Int, of texts: [String], _ example: (String) -> Example?) -> [Example] {
        var found: [Example] = [], seen: Set<String> = []
        for text in texts where found.count < count && seen.insert(text).inserted {
            if let one = example(text) { found.append(one) }
        }
        return found
    }
}
