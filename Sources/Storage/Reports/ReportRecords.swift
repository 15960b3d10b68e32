import Bookkeeping

extension Reports {
    /// Returns the records behind the figures of a report in the order of time, each once for every line that counts it; nil for more than `limit`.
    public func records(behind query: ReportQuery, limit: Int) throws -> [ReportRecord]? {
        guard let counted = try ReportReading(ledger, query).records(limit: limit)?.sorted(by: { $0.number < $1.number }) else { return nil }
        let main = try ledger.mainCurrency()
        let found = try counted.map(\.number).chunks.flatMap { try ledger.rows(numbers: $0) }
        return zip(counted, found).flatMap { one, row in
            let entry = one.entry
            let amount = entry.unconverted == 0 ? Money(minorUnits: entry.main, main) : Money(minorUnits: entry.unconverted, entry.currency)
            return one.keys.map { ReportRecord(key: $0, amount: amount, values: row.values) }
        }
    }
}
