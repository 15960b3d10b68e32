/// A column over a mark of a plot, of the full height, that shows its caption and links to its records.
///
/// The columns are over the picture rather than in it, so that they can be left out of the tab order and of assistive technology:
/// the table beside a chart has the same links, without sixty stops on the way past a drawing.
public struct HitArea: Sendable, Equatable {
    /// The left edge in percent of the plot.
    public let x: Double
    /// The width in percent of the plot.
    public let width: Double
    /// The caption and link.
    public let caption: MarkCaption
}
