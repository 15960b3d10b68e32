/// The state of a book. Only a live one is accessible.
enum BookState: String {
    case live
    /// Being filled by an import: its totals come last.
    case arriving
    /// Replaced, or its owner deleted; being erased step by step.
    case leaving

    /// Returns the condition that the book in a column is live.
    static func isLive(column: String) -> String { "\(column) IN (SELECT id FROM book WHERE state = 'live')" }
}
