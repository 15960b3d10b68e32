/// How a bar is filled. Losses differ from gains by their pattern too, so that they are told apart without colour.
public enum BarFill: Sendable, Equatable {
    /// Plain, in the colour of what comes in.
    case gain
    /// Hatched, in the colour of what goes out.
    case loss
    /// Plain, in the colour of that name.
    case hue(String)
}

/// The meaning of a level line.
public enum RuleRole: Sendable, Equatable {
    /// A line at a tick of the axis.
    case grid
    /// The zero line, stronger than the grid.
    case zero
    /// A target, dashed.
    case target
}

/// The meaning of a text, which decides its weight and colour.
public enum TextRole: Sendable, Equatable {
    /// The label of a tick or of the target, in the gutter.
    case axis
    /// A figure beside its mark, which has to stay readable over lines.
    case value
    /// The name of a slot or a day, under the plot.
    case tick
    /// A line of the sentence that stands in place of the marks.
    case message
    /// The percentage beside a piece of a ring.
    case share
    /// The whole, in the middle of a ring.
    case total
    /// The name of the whole, under it.
    case caption
}

extension MarkStyle {
    /// The fill of a bar of this style, above or below zero.
    func fill(isDown: Bool) -> BarFill {
        switch self {
        case .gain: .gain
        case .loss: .loss
        case .bySign: isDown ? .loss : .gain
        case .hue(let name): .hue(name)
        }
    }
}
