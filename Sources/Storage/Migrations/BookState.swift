/// What has become of a book. Only a live one is seen by anybody.
enum BookState: String {
    case live
    /// Is being filled by an import. What is in it agrees with its totals after each step.
    case arriving
    /// Has been replaced or belonged to somebody who is gone, and is being erased step by step.
    case leaving

    /// The condition that a row of a table, such as `NEW`, is of a live book.
    static func isLive(_ row: String) -> String { "(SELECT state FROM book WHERE id = \(row).book) = 'live'" }

    /// The condition that the book in a column is one that is not being erased.
    static func isKept(_ column: String) -> String { "\(column) NOT IN (SELECT id FROM book WHERE state = 'leaving')" }

    /// The condition that the book in a column is live.
    static func isLive(column: String) -> String { "\(column) IN (SELECT id FROM book WHERE state = 'live')" }
}
