/// The two widths that labels are laid out for. A drawing stretches between them: places across are percentages, labels keep their size.
/// What fits the narrowest card of a tier fits every wider one.
enum Tier: CaseIterable {
    /// From a card's content of 250 px: a phone of 320 px.
    case narrow
    /// From a card's content of 420 px; `charts.css` switches there.
    case wide

    private var content: Double { self == .narrow ? 250 : 420 }

    /// Room to the right of the plot, where labels and dots of the last mark may reach; `charts.css` leaves the same.
    static let overhang = 8.0

    /// The width of the plot beside a gutter, in CSS pixels.
    func plotWidth(gutter: Double) -> Double { content - gutter - Self.overhang }
}

/// The tiers that a label shows in.
struct Visibility: Equatable {
    var narrow = false, wide = false

    subscript(tier: Tier) -> Bool {
        get { tier == .narrow ? narrow : wide }
        set { if tier == .narrow { narrow = newValue } else { wide = newValue } }
    }

    /// The class of a label; nil where it never shows.
    var name: StaticString? {
        switch (narrow, wide) {
        case (true, true): ""
        case (true, false): "n"
        case (false, true): "w"
        case (false, false): nil
        }
    }
}
