/// The texts of a chart.
public struct ChartText: Sendable, Equatable, Codable {
    /// The prefix of the drawing's element IDs; unique on its page.
    public let id: String
    /// The name of the picture.
    public let title: String
    /// The description of the picture: its subject and extremes.
    public let summary: String
    /// The text in place of the marks if there are none.
    public let empty: String

    /// Creates the texts of a chart.
    public init(id: String, title: String, summary: String, empty: String) {
        (self.id, self.title, self.summary, self.empty) = (id, title, summary, empty)
    }
}
