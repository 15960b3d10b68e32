/// A label on a map, centred on its place.
public struct MapLabel: Sendable, Hashable {
    /// The kind of place, which determines ``fontSize``.
    public enum Kind: String, Sendable, CaseIterable {
        /// A country or territory.
        case country
        /// A world city, or a city of at least 1,000,000 people.
        case city
        /// A city or town of at least 50,000 people.
        case town
        /// A smaller place.
        case village

        /// The font size in pixels for which room was reserved.
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
    /// The centre of the text, in pixels from the left of the view: for `text-anchor="middle"`.
    public let x: Int
    /// The baseline, in pixels from the top of the view.
    public let y: Int
    /// The kind of place.
    public let kind: Kind
    /// The area reserved for it.
    public let box: MapBox
    /// True if it still fits when all roomy labels are drawn ``largeScale`` times as large, as on a small screen, where the
    /// others are hidden.
    public let isRoomy: Bool

    /// The factor that roomy labels may be enlarged by when the others are hidden.
    public static let largeScale = 1.5
}

/// A rectangle on a view, in pixels from its top left corner.
public struct MapBox: Sendable, Hashable {
    /// The left and top edges.
    public let x, y: Double
    /// Its size.
    public let width, height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Returns the rectangle scaled about its centre.
    func scaled(by factor: Double) -> MapBox {
        MapBox(x: x - width * (factor - 1) / 2, y: y - height * (factor - 1) / 2, width: width * factor, height: height * factor)
    }

    /// Returns true if two rectangles share more than an edge.
    public func overlaps(_ other: MapBox) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}
