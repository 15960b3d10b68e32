// swift-format-ignore-file
extension Migration {
    /// The daily budget can count from a day on; without one, all days of a period count.
    static let startOfDailyBudget = Migration(
        number: 15,
        sql: #"""
        ALTER TABLE budget ADD COLUMN counts_from TEXT
            CHECK (counts_from IS date(counts_from, '+0 days') AND (is_daily = 1 OR counts_from IS NULL));
        """#)
}
