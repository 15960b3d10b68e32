/// The style of a mark. Gains and losses also differ in pattern, so that they can be distinguished without colour.
public enum MarkStyle: Sendable, Equatable {
    /// Solid, in the colour of income.
    case gain
    /// Hatched, in the colour of expenses.
    case loss
    /// A gain above zero, a loss below zero.
    case bySign
    /// Solid in the colour with that name, for example `olive` for the class `h-olive`.
    case hue(String)
}

/// A level to compare marks with, such as a budget, drawn as a dashed line.
public struct Target: Sendable, Equatable {
    /// The level.
    public let figure: Int64
    /// The name, for the key.
    public let name: String

    /// Creates a target.
    public init(_ figure: Int64, name: String) { (self.figure, self.name) = (figure, name) }
}
