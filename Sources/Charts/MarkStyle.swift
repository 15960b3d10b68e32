/// How a mark looks. Gains and losses differ by pattern too, so that they are told apart without colour.
public enum MarkStyle: Sendable, Equatable {
    /// Filled, in the colour of what comes in.
    case gain
    /// Hatched, in the colour of what goes out.
    case loss
    /// A gain above zero, a loss below.
    case bySign
    /// Filled in the colour of that name, `olive` say for the class `h-olive`.
    case hue(String)
}

/// A level to compare marks with, drawn as a dashed line: a budget.
public struct Target: Sendable, Equatable {
    /// The level.
    public let figure: Int64
    /// What it is, for the key.
    public let name: String

    /// A level with its name.
    public init(_ figure: Int64, name: String) { (self.figure, self.name) = (figure, name) }
}
