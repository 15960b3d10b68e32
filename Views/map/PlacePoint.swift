import Atlas
import Bookkeeping

extension GeoPoint {
    /// Where a place is.
    package init?(_ place: Place) { self.init(latitude: place.latitude, longitude: place.longitude) }
}
