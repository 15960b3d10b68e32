import Bookkeeping

/// The invariant that both sides of a link obey, as SQL: one description for the check of the database and for every change.
///
/// The own side is live as long as the household's record is, and says that the person paid or was paid; then both have the same values (<doc:Links>).
enum LinkInvariant {
    /// A link `l` with the household's record `s`, its accounts `a` and `t`, and the own record `o`, of each the first row.
    static let sides = """
        record_link l LEFT JOIN record s ON s.book = l.shared_book AND s.id = l.shared
        LEFT JOIN account a ON a.book = s.book AND a.id = s.account LEFT JOIN account t ON t.book = s.book AND t.id = s.to_account
        LEFT JOIN record o ON o.book = l.own_book AND o.id = l.own
        """

    /// The kind of the own side: an expense if the person pays, an income if they are paid; NULL for anything else.
    static let kind = """
        CASE WHEN s.kind IN ('expense', 'transfer') AND a.person = l.person THEN 'expense' WHEN s.kind = 'transfer' AND t.person = l.person THEN 'income' END
        """

    /// Returns a query for the keys of links with sides that are not in step.
    ///
    /// - Parameter condition: on the links `l` to look at.
    static func outOfStep(where condition: String) -> String {
        let same = ["date", "time", "latitude", "longitude", "place"] + RecordText.inStep.map(\.rawValue)
        let values = same.map { "o.\($0) IS NOT s.\($0)" }.joined(separator: " OR ")
        return """
            SELECT l.shared_book, l.shared, l.person FROM \(sides) WHERE l.own IS NOT NULL AND (\(condition)) AND (s.number IS NULL OR o.number IS NULL
                OR (o.deletion IS NULL) <> (s.deletion IS NULL AND o.kind IS (\(kind)))
                OR o.deletion IS NULL AND (\(values) OR CASE WHEN o.currency = \(currency)
                    THEN \(whole("o")) <> \(paid) OR s.kind <> 'transfer' AND (o.original IS NOT s.original OR o.original_currency IS NOT s.original_currency)
                    ELSE o.original IS NOT \(paid) OR o.original_currency IS NOT \(currency) END))
            """
    }

    private static let paid = "iif(o.kind = 'income', s.received, \(whole("s")))"
    private static let currency = "iif(o.kind = 'income', s.received_currency, s.currency)"

    private static func whole(_ record: String) -> String {
        """
        iif(\(record).receipt IS NULL, \(record).amount, (SELECT sum(p.amount) FROM record p WHERE p.book = \(record).book AND p.receipt = \(record).receipt))
        """
    }
}
