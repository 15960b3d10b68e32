/// The fill of a bar. Losses also differ from gains in pattern, so that they can be distinguished without colour.
public enum BarFill: Sendable, Equatable, Codable {
    /// Solid, in the colour of income.
    case gain
    /// Hatched, in the colour of expenses.
    case loss
    /// Solid, in the colour with that name.
    case hue(String)
}

/// The meaning of a horizontal line.
public enum RuleRole: Sendable, Equatable, Codable {
    /// A line at a tick of the axis.
    case grid
    /// The zero line, stronger than the grid.
    case zero
    /// A target, dashed.
    case target
}

/// The meaning of a text, which determines its weight and colour.
public enum TextRole: Sendable, Equatable, Codable {
    /// The label of a tick or of the target, in the gutter.
    case axis
    /// A figure beside its mark, which has to stay legible over lines.
    case value
    /// The name of a slot or a day, under the plot.
    case tick
    /// A line of the sentence shown in place of marks.
    case message
    /// The percentage beside a slice of a ring.
    case share
    /// The total, in the middle of a ring.
    case total
    /// The name of the total, below it.
    case caption
}

extension MarkStyle {
    /// Returns the fill of a bar of this style, above or below zero.
    func fill(isDown: Bool) -> BarFill {
        switch self {
        case .gain: .gain
        case .loss: .loss
        case .bySign: isDown ? .loss : .gain
        case .hue(let name): .hue(name)
        }
    }
}
