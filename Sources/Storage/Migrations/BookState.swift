/// The state of a book. Only a live one is accessible.
enum BookState: String {
    case live
    /// Being filled by an import. Its totals are correct after each step.
    case arriving
    /// Replaced, or its owner deleted; being erased step by step.
    case leaving

    /// Returns the condition that the book of a row, such as `NEW`, is live.
    static func isLive(_ row: String) -> String { "(SELECT state FROM book WHERE id = \(row).book) = 'live'" }

    /// Returns the condition that the book in a column is not being erased.
    static func isKept(_ column: String) -> String { "\(column) NOT IN (SELECT id FROM book WHERE state = 'leaving')" }

    /// Returns the condition that the book in a column is live.
    static func isLive(column: String) -> String { "\(column) IN (SELECT id FROM book WHERE state = 'live')" }
}
