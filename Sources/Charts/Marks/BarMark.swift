/// A bar from the zero line to its figure, with rounded corners at the figure's end.
public struct BarMark: Sendable, Equatable, Codable {
    /// The left edge in percent of the plot.
    public let x: Double
    /// The width in percent of the plot.
    public let width: Double
    /// The end of the bar, in CSS pixels from the top: at its figure, but at least ``lowest`` pixels from zero.
    public let tip: Double
    /// The zero line, in CSS pixels from the top.
    public let zero: Double
    /// True if its figure is below zero, so that the bar hangs from the zero line.
    public let isDown: Bool

    /// The minimum height of a bar in CSS pixels, however small its figure is, unless it is zero.
    public static let lowest = 1.5
    /// The radius of the two corners at its end in CSS pixels; `charts.css` sets the same.
    public static let cornerRadius = 3.0

    /// - Parameter end: the position of the figure.
    init(x: Double, width: Double, end: Double, zero: Double, isDown: Bool) {
        (self.x, self.width, self.zero, self.isDown) = (x, width, zero, isDown)
        tip = isDown ? max(end, zero + Self.lowest) : min(end, zero - Self.lowest)
    }

    /// Returns the area that it covers on a plot of that width.
    func box(plotWidth: Double) -> Box {
        Box(left: x / 100 * plotWidth, right: (x + width) / 100 * plotWidth, top: min(tip, zero), bottom: max(tip, zero))
    }
}
