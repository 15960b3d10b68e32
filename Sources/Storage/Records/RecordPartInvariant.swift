import Bookkeeping

extension RecordPart {
    /// Returns a query of the divided records that break an invariant: parts share everything but category, amount, note and receipt, the first one has
    /// the record's own ID, and all together are an amount that a record may have.
    ///
    /// - Parameter books: a condition on the books to look at.
    static func invariant(on books: String) -> String {
        let shared =
            ["kind", "date", "time", "account", "currency", "deletion", "latitude", "longitude", "place", "hashtags"]
            + RecordText.allCases.map(\.rawValue)
        let differ = shared.map { "max(\($0)) IS NOT min(\($0)) OR count(\($0)) NOT IN (0, count(*))" }
        return """
            SELECT receipt FROM record INDEXED BY record_of_receipt WHERE receipt IS NOT NULL AND \(books)
            GROUP BY book, receipt
            HAVING sum(id = receipt AND number = (SELECT min(f.number) FROM record f WHERE f.book = record.book AND f.receipt = record.receipt)) <> 1
                OR count(*) > \(limit) OR total(amount) > 4e18 OR \(differ.joined(separator: " OR "))
            """
    }
}
