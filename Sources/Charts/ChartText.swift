/// The words of a chart.
public struct ChartText: Sendable, Equatable {
    /// Begins the ids of the drawing; unique on its page.
    public let id: String
    /// Names the picture.
    public let title: String
    /// Describes the picture: what it shows, its extremes.
    public let summary: String
    /// Stands in the place of the marks when there are none.
    public let empty: String

    /// The words of a chart.
    public init(id: String, title: String, summary: String, empty: String) {
        (self.id, self.title, self.summary, self.empty) = (id, title, summary, empty)
    }
}
