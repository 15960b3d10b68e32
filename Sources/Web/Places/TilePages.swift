import Foundation
import MapTiles
import MicroHTTP
import SitePaths

/// Proxies street map tiles from the tile server that the operator chose, which never sees a browser of the household.
struct TilePages: Sendable {
    private let layer: TileLayer?

    init(layer: TileLayer?) { self.layer = layer }

    /// The path prefix of the tiles.
    static let path = Paths.tiles.description

    /// A PNG of one transparent pixel.
    private static let nothing = Array(
        Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNgYAAAAAMAASsJTYQAAAAASUVORK5CYII=")
            ?? Data())

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let (zoom, x, y) = (visit.parameters["z"] ?? "", visit.parameters["x"] ?? "", visit.parameters["y"] ?? "")
        guard let layer, let tile = TileAddress(zoom: zoom, x: x, y: y) else { throw Failure.notFound }
        var response: Response
        do {
            let picture = try layer.picture(tile)
            response = Response(contentType: picture.format.rawValue, bytes: picture.bytes)
            response.headers.add("Cache-Control", "private, max-age=86400")
        } catch {
            // A transparent picture, so that the base map below stays visible: without one, browsers draw a broken image.
            response = Response(error == .absent ? .notFound : .gatewayTimeout, contentType: "image/png", bytes: Self.nothing)
            response.headers.add("Cache-Control", "private, max-age=60")
        }
        response.headers.add("Content-Security-Policy", "default-src 'none'; sandbox")
        return response
    }
}
