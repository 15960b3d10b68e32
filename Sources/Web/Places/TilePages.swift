import Foundation
import MapTiles
import MicroHTTP

/// Tiles of the map's streets: pictures from the tile server that the operator chose, which never sees a browser of the household.
struct TilePages: Sendable {
    private let layer: TileLayer?

    init(_ services: Services) { layer = services.tiles }

    /// Where the tiles are.
    static let path = "/map/tiles/"

    /// A PNG of one transparent pixel.
    private static let nothing = Array(
        Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNgYAAAAAMAASsJTYQAAAAASUVORK5CYII=")
            ?? Data())

    func show(_ visit: Visit, _ member: Member) throws -> Response {
        let (zoom, x, y) = (visit.parameters["z"] ?? "", visit.parameters["x"] ?? "", visit.parameters["y"] ?? "")
        guard let layer, let tile = TileAddress(zoom: zoom, x: x, y: y) else { throw Failure.notFound }
        var response: Response
        do {
            let picture = try layer.picture(tile)
            response = Response(contentType: picture.format.rawValue, bytes: picture.bytes)
            response.headers.add("Cache-Control", "private, max-age=86400")
        } catch {
            // Nothing to see, so that the map below stays: for an answer without a picture browsers draw a torn sheet of paper.
            response = Response(error == .absent ? .notFound : .gatewayTimeout, contentType: "image/png", bytes: Self.nothing)
            response.headers.add("Cache-Control", "private, max-age=60")
        }
        response.headers.add("Content-Security-Policy", "default-src 'none'; sandbox")
        return response
    }
}
