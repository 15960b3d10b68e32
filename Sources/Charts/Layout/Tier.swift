/// The two widths for which labels are laid out. A drawing stretches between them: horizontal positions are percentages, labels
/// keep their size. A layout that fits the narrowest card of a tier fits every wider one.
public enum Tier: Sendable, CaseIterable, Codable {
    /// Cards with at least 250 px for their content: a phone of 320 px.
    case narrow
    /// Cards with at least 420 px for their content; `charts.css` switches there.
    case wide

    /// Creates the tier of a card with `content` CSS pixels for its content.
    public init(content: Double) { self = content < Self.wide.content ? .narrow : .wide }

    /// The minimum width of the content of a card of this tier, in CSS pixels.
    public var content: Double { self == .narrow ? 250 : 420 }

    /// The space to the right of the plot in CSS pixels, into which labels and dots of the last mark may extend; `charts.css`
    /// leaves the same.
    public static let overhang = 8.0

    /// Returns the width of the plot beside a gutter, in CSS pixels.
    func plotWidth(gutter: Double) -> Double { content - gutter - Self.overhang }
}
