/// The place nearest to a point, with names in the requested language.
public struct NearestPlace: Sendable, Hashable {
    /// A short name for a form: "Moss Park, Toronto", "梅田・大阪市".
    public let title: String
    /// The place's own name.
    public let name: String
    /// The nearest place of at least 100,000 people within 25 km; nil if there is none, or if it is the place itself.
    public let city: String?
    /// The first-level division; nil if it is unknown.
    public let division: String?
    /// The country.
    public let country: String
    /// The centre of the place.
    public let point: GeoPoint
    /// The distance from the point in kilometres, at most 100.
    public let distance: Double
}
