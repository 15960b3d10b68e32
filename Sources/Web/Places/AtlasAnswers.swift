import Atlas
import Bookkeeping
import MapTiles
import Views

/// The atlas and the tiles, as pages use them: what cannot be read is missing on the page and told in the log.
struct AtlasAnswers: Sendable {
    private let atlas: Atlas?
    private let tiles: TileLayer?
    private let log: EventLog

    init(_ services: Services) {
        atlas = services.atlas
        tiles = services.tiles
        log = services.log
    }

    /// From this zoom on tiles show more than the base map does.
    static let firstTileZoom = 9

    /// As close as a map goes: without streets there is nothing to see beyond some metres a pixel.
    var zooms: ClosedRange<Int> { 1...(tiles == nil ? 14 : TileAddress.zoomLimit) }

    /// The ground of a map. `boxes` are places that names keep free.
    func picture(_ view: MapView, avoiding boxes: [MapBox] = [], t: Texts) -> MapPicture {
        let squares = view.zoom >= Self.firstTileZoom && tiles != nil ? view.tiles : []
        let images = squares.map { square in
            TileImage(href: TilePages.path + "\(square.zoom)/\(square.x)/\(square.y)", x: square.left, y: square.top, size: 256)
        }
        return MapPicture(
            view, base: base(view), labels: answer { try $0.labels(view, in: Self.language(t.language), avoiding: boxes) } ?? [],
            tiles: images, credit: tiles.map { TileCredit(text: $0.attribution.text, link: $0.attribution.link) })
    }

    /// The base map of a view; nil when there is none.
    func base(_ view: MapView) -> BaseMap? { answer { try $0.drawing(view) } }

    func search(_ text: String, _ language: Language, limit: Int) -> [FoundPlace] {
        answer { try $0.search(text, in: Self.language(language), limit: limit) } ?? []
    }

    /// A name for a point; empty in the middle of an ocean.
    func name(of point: GeoPoint, _ language: Language) -> String {
        answer { try $0.nearest(to: point, in: Self.language(language)) }??.title ?? ""
    }

    private func answer<Answer>(_ question: (Atlas) throws -> Answer) -> Answer? {
        guard let atlas else { return nil }
        do {
            return try question(atlas)
        } catch {
            log.write(.atlasFailed(problem: "\(error)"))
            return nil
        }
    }

    private static func language(_ language: Language) -> AtlasLanguage {
        switch language {
        case .english: .english
        case .japanese: .japanese
        case .simplifiedChinese: .simplifiedChinese
        }
    }
}
