/// Writes the marks of a chart in one format: SVG, a page of a PDF, a list in a test.
///
/// A chart computes its layout and calls these methods in painting order: ``begin(_:)``, the marks of the picture,
/// ``endPicture()``, the marks that link to records, ``end()``. A canvas keeps no state of a chart except the frame from
/// ``begin(_:)``, and does no layout.
///
/// **Units.** Vertical positions are CSS pixels (1/96 inch) from the top of the drawing. Horizontal positions in a plot are
/// fractions of its width, in percent or, for lines, in thousandths, plus pixels where a mark keeps a fixed distance at every
/// width; ``ChartFrame/plotWidth(content:)`` gives the width. Horizontal positions in a ring are pixels from its left edge.
public protocol Canvas: ~Copyable {
    /// Begins a drawing and its picture, which is one image to assistive technology.
    mutating func begin(_ frame: ChartFrame)

    /// Draws the tinted column behind the bars of the current slot, over the full height. `x` and `width` are percent of the
    /// plot.
    mutating func highlight(x: Double, width: Double)

    /// Draws horizontal lines across the plot, 1 px thick. Positions are on half pixels, so that lines are sharp on a screen.
    mutating func rules(_ places: [Double], as role: RuleRole)

    /// Draws bars of one series, at least one, all on the same side of the zero line.
    mutating func bars(_ bars: [BarMark], fill: BarFill)

    /// Draws a line in the frame's colour, over its area if it has one.
    mutating func line(_ line: LineMark)

    /// Draws dots in the frame's colour.
    mutating func points(_ points: [PointMark])

    /// Draws a full ring without a colour, for a chart without slices.
    mutating func emptyRing()

    /// Draws texts of one role; an empty array makes an empty group.
    mutating func texts(_ texts: [TextMark], as role: TextRole)

    /// Ends the picture. The marks that follow link to records.
    mutating func endPicture()

    /// Draws invisible columns over a plot that show the captions of marks and link to their records.
    mutating func hitAreas(_ areas: [HitArea])

    /// Draws the slices of a ring, at least one.
    mutating func sectors(_ sectors: [SectorMark])

    /// Ends the drawing.
    mutating func end()
}
