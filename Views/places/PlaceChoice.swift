import Bookkeeping
import Templates
import Validation

/// A place on a button: its label, and the value sent.
package struct PlaceChoice: ViewModel, Sendable {
    package let name, value: String
    /// The surrounding area; nil if the name is sufficient.
    package let hint: String?

    /// Creates a choice from the place of an earlier record.
    package init(recent place: Place) {
        let spot = Self.spot(place)
        name = place.name.isEmpty ? Self.shown(place) : place.name
        value = "recent \(spot.latitude) \(spot.longitude) \(place.name)"
        hint = nil
    }

    /// Creates a choice from a search result, with the zoom level that the map moves to.
    package init(found place: Place, zoom: Int, hint: String) {
        let spot = Self.spot(place)
        name = place.name
        value = "found \(spot.latitude) \(spot.longitude) \(zoom) \(place.name)"
        self.hint = hint.isEmpty ? nil : hint
    }

    static func spot(_ place: Place) -> (latitude: String, longitude: String) {
        (Coordinate.plain(place.latitude), Coordinate.plain(place.longitude))
    }

    /// Returns formatted coordinates: `51.50735, −0.12776`.
    static func shown(_ place: Place) -> String {
        let spot = spot(place)
        return [spot.latitude, spot.longitude].map { $0.replacing("-", with: "\u{2212}") }.joined(separator: ", ")
    }
}
