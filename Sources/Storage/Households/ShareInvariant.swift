extension RecordShares {
    /// Returns queries for records with people's parts that break an invariant. The rules: the parts add up to the record, count as its accounts say and
    /// are in its currency; and a record that a person paid or got, but for a payment between people, is for somebody, so that all balances add up to
    /// zero.
    ///
    /// - Parameter books: a condition on the records `r` to look at.
    static func invariants(on books: String) -> [String] {
        [
            """
            SELECT r.number FROM record r JOIN (
                SELECT record, sum(amount) AS total, min(sign) AS least, max(sign) AS most, min(currency) AS first, max(currency) AS last
                FROM record_share GROUP BY record
            ) s ON s.record = r.number LEFT JOIN account a ON a.book = r.book AND a.id = r.account
            LEFT JOIN account t ON t.book = r.book AND t.id = r.to_account
            WHERE (s.least <> s.most OR s.least <> CASE WHEN r.deletion IS NOT NULL THEN 0
                WHEN r.kind = 'transfer' THEN (a.person IS NOT NULL) - (t.person IS NOT NULL)
                WHEN a.person IS NULL THEN 0 WHEN r.kind = 'expense' THEN 1 ELSE -1 END
            OR s.first <> s.last OR s.first <> iif(r.kind = 'transfer' AND a.person IS NULL, r.received_currency, r.currency)
            OR s.total <> CASE WHEN r.receipt IS NOT NULL THEN (SELECT sum(p.amount) FROM record p WHERE p.book = r.book AND p.receipt = r.receipt)
                WHEN r.kind = 'transfer' AND a.person IS NULL THEN r.received ELSE r.amount END) AND \(books)
            """,
            """
            SELECT r.number FROM account a CROSS JOIN record r INDEXED BY record_of_account ON r.book = a.book AND r.account = a.id
            AND r.deletion IS NULL LEFT JOIN account t ON t.book = r.book AND t.id = r.to_account
            WHERE a.person IS NOT NULL AND t.person IS NULL AND (r.receipt IS NULL OR r.receipt = r.id)
            AND NOT EXISTS (SELECT 1 FROM record_share s WHERE s.record = r.number) AND \(books)
            """,
            """
            SELECT r.number FROM account t CROSS JOIN record r INDEXED BY record_to_account ON r.book = t.book AND r.to_account = t.id
            AND r.deletion IS NULL JOIN account a ON a.book = r.book AND a.id = r.account
            WHERE t.person IS NOT NULL AND a.person IS NULL AND NOT EXISTS (SELECT 1 FROM record_share s WHERE s.record = r.number) AND \(books)
            """,
            // Records in the trash, which may be restored.
            """
            SELECT r.number FROM record r INDEXED BY record_of_deletion LEFT JOIN account a ON a.book = r.book AND a.id = r.account
            LEFT JOIN account t ON t.book = r.book AND t.id = r.to_account
            WHERE r.deletion IS NOT NULL AND (a.person IS NOT NULL) <> (t.person IS NOT NULL) AND (r.receipt IS NULL OR r.receipt = r.id)
            AND NOT EXISTS (SELECT 1 FROM record_share s WHERE s.record = r.number) AND \(books)
            """,
        ]
    }
}
