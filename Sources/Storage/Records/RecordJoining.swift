import Bookkeeping

extension RecordPage {
    /// Creates a page of at least `limit` rows, if there are as many, and joins the parts of each record. It ends after all parts of its last record.
    /// Nil if the rows end before it is known which they are.
    ///
    /// - Parameter rows: the rows of the page and at least one more, if there are more.
    init?(_ rows: [Record], _ limit: Int, sort: RecordQuery.Sort, in ledger: Ledger) throws {
        var end = min(limit, rows.count)
        if !sort.isByAmount, end > 0 {
            while end < rows.count, rows[end].isPart(ofSameAs: rows[end - 1]) { end += 1 }
            if end == rows.count, end > limit { return nil }
        }
        let next = end < rows.count && end > 0 ? try ledger.cursor(after: rows[end - 1], sort: sort).text(sort: sort) : nil
        self.init(records: try Array(rows[..<end]).joined(sort), next: next)
    }
}

extension [Record] {
    /// Joins neighbouring parts of the same record, in a list by date.
    func joined(_ sort: RecordQuery.Sort) throws -> [Record] {
        guard !sort.isByAmount, contains(where: { !$0.parts.isEmpty }) else { return self }
        var records: [Record] = []
        for row in self {
            if let last = records.last, let joined = try last.joined(with: row, isBefore: sort.isDescending) {
                records[records.count - 1] = joined
            } else {
                records.append(row)
            }
        }
        return records
    }
}

extension Record {
    fileprivate func isPart(ofSameAs other: Record) -> Bool { id == other.id && !parts.isEmpty }
}
