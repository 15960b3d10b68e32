import Atlas
import Bookkeeping
import Language
import MapTiles
import OperatorLog
import SitePaths
import Views

/// Queries of the atlas and the tiles for pages: unreadable files are left out of the page and logged.
struct AtlasAnswers: Sendable {
    private let atlas: Atlas?
    private let tiles: TileLayer?
    private let log: EventLog

    init(atlas: Atlas?, tiles: TileLayer?, log: EventLog) {
        self.atlas = atlas
        self.tiles = tiles
        self.log = log
    }

    /// The lowest zoom level of tiles that show more than the base map.
    static let firstTileZoom = 9

    /// The zoom levels; without street tiles there is no detail beyond 14.
    var zooms: ClosedRange<Int> { 1...(tiles == nil ? 14 : TileAddress.zoomLimit) }

    /// Returns the background of a map. `boxes` are areas that labels keep clear.
    func picture(_ view: MapView, avoiding boxes: [MapBox] = [], t: Texts) -> MapPicture {
        let squares = view.zoom >= Self.firstTileZoom && tiles != nil ? view.tiles : []
        let images = squares.map { square in
            TileImage(href: Paths.tile(zoom: square.zoom, x: square.x, y: square.y), x: square.left, y: square.top, size: 256)
        }
        return MapPicture(
            view, base: base(view), labels: answer { try $0.labels(view, in: Self.language(t.language), avoiding: boxes) } ?? [],
            tiles: images, credit: tiles.map { TileCredit(text: $0.attribution.text, link: $0.attribution.link) })
    }

    /// Returns the base map of a view; nil if there is none.
    func base(_ view: MapView) -> BaseMap? { answer { try $0.drawing(view) } }

    /// Returns the places with a name, large ones and those near the map that is shown first.
    func search(_ text: String, _ language: Language, near view: MapView?, limit: Int) -> [FoundPlace] {
        answer { try $0.search(text, in: Self.language(language), near: view, limit: limit) } ?? []
    }

    /// Returns a name for a point; empty in the middle of an ocean.
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
