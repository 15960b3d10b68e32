import Bookkeeping

extension Reports {
    /// Returns the records behind the figures of a report in the order of time, each once for every line that counts it; nil for more than `limit`.
    ///
    /// - Parameter place: the line to return records of; nil for all lines.
    public func records(behind query: ReportQuery, of place: Report.Place? = nil, limit: Int) throws -> [ReportRecord]? {
        guard
            let counted = try ReportReading(ledger, place.map { query.around($0.key) } ?? query).records(of: place, limit: limit)?.sorted(by: {
                $0.number < $1.number
            })
        else { return nil }
        let main = try ledger.mainCurrency(), parents = query.grouping == .category ? try ledger.names().parents : [:]
        let found = try counted.map(\.number).chunks.flatMap { try ledger.rows(numbers: $0) }
        return zip(counted, found).flatMap { one, row in
            let entry = one.entry
            let amount = entry.unconverted == 0 ? Money(minorUnits: entry.main, main) : Money(minorUnits: entry.unconverted, entry.currency)
            return (place.map { [$0.key] } ?? one.keys.map { $0.above(parents) }).map {
                ReportRecord(key: $0, id: row.values.receipt ?? row.id, amount: amount, values: row.values)
            }
        }
    }
}
