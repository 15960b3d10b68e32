/// The text that a mark shows under the pointer, and the URL that it links to.
///
/// The table beside a chart has the same texts and links for keyboards, screen readers and paper.
public struct MarkCaption: Sendable, Equatable, Codable {
    /// The slot, days or slice of the mark.
    public let label: String
    /// The name of the series if there are several, or the figure of a slice; nil if there is nothing to add.
    public let detail: String?
    /// The full figure, or the percentage of a slice.
    public let figure: String
    /// The URL of the records behind it, not escaped; nil for none.
    public let link: String?

    /// Label, detail and figure, separated by middle dots.
    public var text: String { [label, detail, figure].compactMap { $0 }.joined(separator: " · ") }
}
