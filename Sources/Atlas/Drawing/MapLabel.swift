/// A name on a map, centred on its place.
public struct MapLabel: Sendable, Hashable {
    /// What a label names; ``fontSize`` goes with it.
    public enum Kind: String, Sendable, CaseIterable {
        /// A country or territory.
        case country
        /// A city of the world, or of 1,000,000 people.
        case city
        /// A city or town of 50,000 people.
        case town
        /// A smaller place.
        case village

        /// The size, in pixels, for which room was kept.
        public var fontSize: Int {
            switch self {
            case .country, .city: 13
            case .town: 12
            case .village: 11
            }
        }
    }

    /// The name.
    public let text: String
    /// The middle of the text, in pixels from the left of the view: for `text-anchor="middle"`.
    public let x: Int
    /// The baseline, in pixels from the top of the view.
    public let y: Int
    /// What it names.
    public let kind: Kind
    /// The room that was kept for it.
    public let box: MapBox
}

/// A rectangle on a view, in pixels from its top left corner.
public struct MapBox: Sendable, Hashable {
    /// The left and top edges.
    public let x, y: Double
    /// Its sides.
    public let width, height: Double

    /// A rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Whether two rectangles share more than an edge.
    public func overlaps(_ other: MapBox) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}
