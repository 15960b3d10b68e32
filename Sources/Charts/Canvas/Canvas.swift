/// Writes the marks of a chart in one format: SVG, a page of a PDF, a list in a test.
///
/// A chart computes its layout and calls these methods in the order in which marks are painted: ``begin(_:)``, the marks of the picture,
/// ``endPicture()``, the marks that lead to records, ``end()``. A canvas keeps no state of a chart but what ``begin(_:)`` gave it, and decides
/// nothing about places.
///
/// **Units.** Places down are CSS pixels (1/96 inch) from the top of the drawing. Places across a plot are parts of its width, in percent or,
/// for lines, in thousandths, plus pixels where a mark keeps its distance at every width; ``ChartFrame/plotWidth(content:)`` gives the width.
/// Places across a ring are pixels from its left edge.
public protocol Canvas: ~Copyable {
    /// Begins a drawing and the picture in it, which is one image to assistive technology.
    mutating func begin(_ frame: ChartFrame)

    /// Tints a column of the whole height behind the bars of the current slot. `x` and `width` are percent of the plot.
    mutating func highlight(x: Double, width: Double)

    /// Draws level lines across the plot, 1 px thick. A place is on half a pixel, so that its line is sharp on a screen.
    mutating func rules(_ places: [Double], as role: RuleRole)

    /// Draws bars of one series, all on the same side of the zero line and at least one.
    mutating func bars(_ bars: [BarMark], fill: BarFill)

    /// Draws a line in the hue of the frame, over its area if it has one.
    mutating func line(_ line: LineMark)

    /// Draws dots in the hue of the frame.
    mutating func points(_ points: [PointMark])

    /// Draws the whole ring without a hue, for a chart without shares.
    mutating func emptyRing()

    /// Draws texts of one role; none is a group that is empty.
    mutating func texts(_ texts: [TextMark], as role: TextRole)

    /// Ends the picture. What follows leads to records.
    mutating func endPicture()

    /// Lays columns over a plot that show the texts of marks and lead to their records. They are not visible by themselves.
    mutating func hitAreas(_ areas: [HitArea])

    /// Draws the pieces of a ring, at least one.
    mutating func sectors(_ sectors: [SectorMark])

    /// Ends the drawing.
    mutating func end()
}
