/// A chart as a page shows it: an SVG drawing, and the same figures as text.
public struct DrawnChart: Sendable {
    /// An `<svg>` element in UTF-8. It is safe HTML: all texts of the caller are escaped.
    public let markup: [UInt8]
    /// The figures of the drawing.
    public let figures: ChartFigures

    /// `markup` as a string.
    public var svg: String { String(decoding: markup, as: UTF8.self) }
    /// The figures as a table.
    public var table: ChartTable { figures.table }
    /// The meaning of patterns and lines; empty if there is nothing to distinguish.
    public var key: [KeyEntry] { figures.key }
    /// The downsampling of a line's days; nil for other charts.
    public var thinning: Thinning? { figures.thinning }

    /// Draws a chart as SVG.
    fileprivate init(_ chart: some Chart) {
        var canvas = SVGCanvas()
        figures = chart.draw(on: &canvas)
        markup = canvas.svg.bytes
    }
}

// A method for each kind of chart, so that the compiler specializes the layout to call the SVG writer directly.

extension BarChart {
    /// Draws the chart as SVG.
    public func draw() -> DrawnChart { DrawnChart(self) }
}

extension LineChart {
    /// Draws the chart as SVG.
    public func draw() -> DrawnChart { DrawnChart(self) }
}

extension DonutChart {
    /// Draws the ring as SVG.
    public func draw() -> DrawnChart { DrawnChart(self) }
}
