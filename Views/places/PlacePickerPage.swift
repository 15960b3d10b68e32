import Atlas
import Bookkeeping
import Language
import Templates
import Validation

/// A map for choosing the place of a record: by a click, by a search, or from places of earlier records. Carries the values of
/// the form behind it.
package struct PlacePickerPage: PageModel {
    /// A field of the form behind the page.
    package struct Kept: Sendable {
        package let name, value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The chosen point.
    package struct Pin: Sendable {
        package let x, y: Int
        package let latitude, longitude, name, coordinates: String
        package var title: String { name.isEmpty ? coordinates : name }
        package var hint: String? { name.isEmpty ? nil : coordinates }
    }

    /// Returns the box covered by the pin, which names must not overlap.
    package static func pinBox(_ pin: Place?, on view: MapView) -> MapBox? {
        guard let pin, let point = GeoPoint(pin) else { return nil }
        let (x, y) = view.position(of: point)
        return MapBox(x: x - 16, y: y - 46, width: 32, height: 48)
    }

    package let title: String
    package var tab: Tab { .add }
    package var isTask: Bool { true }
    package var assets: PageAssets { [.map, .places] }
    package let picture: MapPicture
    package let kept: [Kept]
    /// The centre of the map.
    package let latitude, longitude: String
    package let zoom: Int
    package let canZoomIn, canZoomOut: Bool
    package let pin: Pin?
    package let query: String
    package let found: [PlaceChoice]
    package var hasFound: Bool { !found.isEmpty }
    package let foundNothing: Bool
    package let recent: [PlaceChoice]
    package var hasRecent: Bool { !recent.isEmpty }

    /// - Parameters:
    ///   - pin: the chosen point, with its name; nil if there is none.
    ///   - zooms: the zoom levels of the map.
    package init(
        _ view: MapView, picture: MapPicture, pin: Place?, kept: [Kept], query: String, found: [PlaceChoice],
        recent places: [Place], zooms: ClosedRange<Int>, t: Texts
    ) {
        title = t.places.setTitle
        self.picture = picture
        self.kept = kept
        let middle = view.center.whole
        (latitude, longitude) = (Coordinate.plain(middle.latitude), Coordinate.plain(middle.longitude))
        zoom = view.zoom
        canZoomIn = view.zoom < zooms.upperBound
        canZoomOut = view.zoom > zooms.lowerBound
        self.pin = pin.flatMap { place in
            guard let point = GeoPoint(place) else { return nil }
            let (x, y) = view.pixel(of: point), spot = PlaceChoice.spot(place)
            return Pin(
                x: x, y: y, latitude: spot.latitude, longitude: spot.longitude, name: place.name,
                coordinates: PlaceChoice.shown(place))
        }
        self.query = query
        self.found = found
        foundNothing = !query.isEmpty && found.isEmpty
        recent = query.isEmpty ? places.map(PlaceChoice.init(recent:)) : []
    }
}
