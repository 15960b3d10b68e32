import MapTiles
import MicroHTTP

/// Tiles of the map's streets: pictures from the tile server that the operator chose, which never sees a browser of the household.
struct TilePages: Sendable {
    private let layer: TileLayer?

    init(_ services: Services) { layer = services.tiles }

    /// Where the tiles are.
    static let path = "/map/tiles/"

    func show(_ visit: Visit, _ member: Member) throws -> Response {
        let (zoom, x, y) = (visit.parameters["z"] ?? "", visit.parameters["x"] ?? "", visit.parameters["y"] ?? "")
        guard let layer, let tile = TileAddress(zoom: zoom, x: x, y: y) else { throw Failure.notFound }
        var response: Response
        do {
            let picture = try layer.picture(tile)
            response = Response(contentType: picture.format.rawValue, bytes: picture.bytes)
            response.headers.add("Cache-Control", "private, max-age=86400")
        } catch {
            // Nothing to show: the map below stays.
            response = Response(error == .absent ? .notFound : .gatewayTimeout)
            response.headers.add("Cache-Control", "private, max-age=60")
        }
        response.headers.add("Content-Security-Policy", "default-src 'none'; sandbox")
        return response
    }
}
