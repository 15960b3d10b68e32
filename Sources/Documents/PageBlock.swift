/// A part of a page that is never divided. Blocks are measured when they are made, and drawn when their pages are known.
protocol PageBlock {
    /// The height in points.
    var height: Double { get }
    /// The distance from the block above it, which the top of a page swallows.
    var gap: Double { get }
    /// True if it has to be on the page of the block after it.
    var keepsWithNext: Bool { get }
    /// The row of a table; nil for everything else.
    var row: PrintedRow? { get }

    /// Draws the block with its upper edge at `top`.
    func draw(on sheet: Sheet, top: Double)
}

extension PageBlock {
    var keepsWithNext: Bool { false }
    var row: PrintedRow? { nil }
}
