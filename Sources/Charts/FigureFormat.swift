/// Formats figures. A chart knows no units and no language: it passes whole numbers and shows the texts it gets.
public struct FigureFormat: Sendable {
    /// Returns the full text, for tables and captions, such as `−£47.30`.
    public let full: @Sendable (Int64) -> String
    /// Returns a short text with its unit, for an axis, such as `£1.5k`.
    public let axis: @Sendable (Int64) -> String
    /// Returns the shortest text, beside a mark, such as `−47`.
    public let mark: @Sendable (Int64) -> String

    /// Creates a format from three closures.
    public init(
        full: @escaping @Sendable (Int64) -> String, axis: @escaping @Sendable (Int64) -> String,
        mark: @escaping @Sendable (Int64) -> String
    ) {
        (self.full, self.axis, self.mark) = (full, axis, mark)
    }
}
