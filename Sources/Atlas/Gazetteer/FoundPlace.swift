/// A search result, with names in the requested language.
public struct FoundPlace: Sendable, Hashable {
    /// The kind of result.
    public enum Kind: Sendable, Hashable {
        /// A country or territory.
        case country
        /// A prefecture, province, state.
        case division
        /// A city, town or village.
        case place
    }

    /// The kind of result.
    public let kind: Kind
    /// Its name.
    public let name: String
    /// The first-level division that contains it; nil for countries and divisions, and if unknown.
    public let division: String?
    /// The country; nil for countries themselves.
    public let country: String?
    /// Its centre.
    public let point: GeoPoint
    /// The zoom level that shows it in a view of 720 px.
    public let zoom: Int
}
