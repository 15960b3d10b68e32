import Atlas
import Bookkeeping

extension GeoPoint {
    /// Creates the point of a place.
    package init?(_ place: Place) { self.init(latitude: place.latitude, longitude: place.longitude) }
}
