/// A bar from the zero line to its figure, round at the figure's end.
struct BarMark {
    /// Across, in percent of the plot.
    let x: Double, width: Double
    /// The place of its figure and of zero, in CSS pixels from the top.
    let end: Double, zero: Double
    /// Whether its figure is below zero.
    let isDown: Bool

    /// A bar of a figure other than zero is at least this high, however small its figure is beside others.
    static let lowest = 1.5

    /// The end as it is drawn.
    var tip: Double { isDown ? max(end, zero + Self.lowest) : min(end, zero - Self.lowest) }

    /// Writes the bar into a nested drawing that begins or ends on the zero line and cuts off what is beyond it, and with it the round corners there.
    func write(into svg: inout SVGWriter) {
        svg.raw("<rect")
        svg.percent("x", x)
        svg.percent("width", width)
        svg.attribute("y", isDown ? -Self.corner : tip)
        svg.attribute("height", abs(tip - zero) + Self.corner)
        svg.raw("/>")
    }

    /// What the bar covers on a plot of that width.
    func box(plotWidth: Double) -> Box {
        Box(left: x / 100 * plotWidth, right: (x + width) / 100 * plotWidth, top: min(tip, zero), bottom: max(tip, zero))
    }

    /// The corners' radius is below this (charts.css).
    private static let corner = 6.0
}
