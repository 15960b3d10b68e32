import Bookkeeping
import Templates
import Validation

/// A place on a button: what the button says, and what it sends.
package struct PlaceChoice: ViewModel, Sendable {
    package let name, value: String
    /// What lies around it; nil when the name says it all.
    package let hint: String?

    /// A place of an earlier record.
    package init(recent place: Place) {
        let spot = Self.spot(place)
        name = place.name.isEmpty ? Self.shown(place) : place.name
        value = "recent \(spot.latitude) \(spot.longitude) \(place.name)"
        hint = nil
    }

    /// A place that a search found, which the map goes to at a zoom.
    package init(found place: Place, zoom: Int, hint: String) {
        let spot = Self.spot(place)
        name = place.name
        value = "found \(spot.latitude) \(spot.longitude) \(zoom) \(place.name)"
        self.hint = hint.isEmpty ? nil : hint
    }

    static func spot(_ place: Place) -> (latitude: String, longitude: String) {
        (Coordinate.plain(place.latitude), Coordinate.plain(place.longitude))
    }

    /// Coordinates for people to read: `51.50735, −0.12776`.
    static func shown(_ place: Place) -> String {
        let spot = spot(place)
        return [spot.latitude, spot.longitude].map { $0.replacing("-", with: "\u{2212}") }.joined(separator: ", ")
    }
}
