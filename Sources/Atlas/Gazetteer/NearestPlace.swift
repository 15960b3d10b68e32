/// The place nearest to a point, with names in the language that was asked for.
public struct NearestPlace: Sendable, Hashable {
    /// A short name to fill into a form: "Moss Park, Toronto", "梅田・大阪市".
    public let title: String
    /// The place's own name.
    public let name: String
    /// The nearest place of 100,000 people or more within 25 km; nil when there is none, or when it is the place itself.
    public let city: String?
    /// The first-level division; nil where none is known.
    public let division: String?
    /// The country.
    public let country: String
    /// The middle of the place.
    public let point: GeoPoint
    /// How far away that is, in kilometres; never more than 100.
    public let distance: Double
}
