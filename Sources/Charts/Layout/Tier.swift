/// The two widths that labels are laid out for. A drawing stretches between them: places across are percentages, labels keep their size.
/// What fits the narrowest card of a tier fits every wider one.
public enum Tier: Sendable, CaseIterable {
    /// From a card's content of 250 px: a phone of 320 px.
    case narrow
    /// From a card's content of 420 px; `charts.css` switches there.
    case wide

    /// The tier of a card with room for `content` CSS pixels.
    public init(content: Double) { self = content < Self.wide.content ? .narrow : .wide }

    /// The least room that a card of this tier has for its content, in CSS pixels.
    public var content: Double { self == .narrow ? 250 : 420 }

    /// Room to the right of the plot in CSS pixels, where labels and dots of the last mark may reach; `charts.css` leaves the same.
    public static let overhang = 8.0

    /// The width of the plot beside a gutter, in CSS pixels.
    func plotWidth(gutter: Double) -> Double { content - gutter - Self.overhang }
}
