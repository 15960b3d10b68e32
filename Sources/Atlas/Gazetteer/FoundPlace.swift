/// A place that a search found, with names in the language that was asked for.
public struct FoundPlace: Sendable, Hashable {
    /// What was found.
    public enum Kind: Sendable, Hashable {
        /// A country or territory.
        case country
        /// A prefecture, province, state.
        case division
        /// A city, town or village.
        case place
    }

    /// What it is.
    public let kind: Kind
    /// Its name.
    public let name: String
    /// The first-level division that it lies in; nil for countries and divisions, and where none is known.
    public let division: String?
    /// The country; nil for countries themselves.
    public let country: String?
    /// Its middle.
    public let point: GeoPoint
    /// A zoom at which a view of 720 px shows it.
    public let zoom: Int
}
