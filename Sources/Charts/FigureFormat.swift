/// How figures are written. A chart knows no units and no language: it hands over whole numbers and shows the texts it is given.
public struct FigureFormat: Sendable {
    /// In full, for tables and for the text of a mark, such as `−£47.30`.
    public let full: @Sendable (Int64) -> String
    /// Short and with its unit, for an axis, such as `£1.5k`.
    public let axis: @Sendable (Int64) -> String
    /// As short as can be, beside a mark, such as `−47`.
    public let mark: @Sendable (Int64) -> String

    /// A format of three closures.
    public init(
        full: @escaping @Sendable (Int64) -> String, axis: @escaping @Sendable (Int64) -> String,
        mark: @escaping @Sendable (Int64) -> String
    ) {
        (self.full, self.axis, self.mark) = (full, axis, mark)
    }
}
