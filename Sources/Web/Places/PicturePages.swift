import Atlas
import MicroHTTP
import Templates
import Validation
import Views

/// Small maps as images, for pages that show one beside other content.
struct PicturePages: Sendable {
    private let atlas: AtlasAnswers
    private static let (width, height) = (FormField.hidden("width"), FormField.hidden("height"))
    private static let (theme, pin) = (FormField.hidden("theme"), FormField.hidden("pin"))

    init(atlas: AtlasAnswers) { self.atlas = atlas }

    /// Draws the map around `lat` and `lon` at `zoom`, `width` by `height` pixels, in the colours of `theme`; with `pin`, a pin
    /// in the middle.
    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let query = visit.query
        func number(_ field: FormField, _ range: ClosedRange<Int>, otherwise standard: Int) -> Int {
            query.text(field).flatMap { Int($0) }.map { min(max($0, range.lowerBound), range.upperBound) } ?? standard
        }
        let place = Coordinate.place(latitude: query.text(MapFilter.latitude) ?? "0", longitude: query.text(MapFilter.longitude) ?? "0", name: "")
        guard let place, let point = GeoPoint(place) else { throw Failure.notFound }
        let view = MapView(
            center: point, zoom: number(MapFilter.zoom, MapView.zooms, otherwise: 1), width: number(Self.width, 16...720, otherwise: 720),
            height: number(Self.height, 16...520, otherwise: 520))
        let image = MapImage(view, base: atlas.base(view), isDark: query[Self.theme] == "dark", hasPin: query.has(Self.pin))
        var svg = HTMLWriter()
        Template.mapImage(image, app: visit.context, into: &svg)
        var response = Response(.ok, body: .buffer(ResponseBuffer(adopting: svg.release())))
        response.headers.add("Content-Type", "image/svg+xml")
        response.headers.add("Cache-Control", "private, max-age=86400")
        response.headers.add("Content-Security-Policy", "default-src 'none'; sandbox")
        return response
    }
}
