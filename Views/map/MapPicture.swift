import Atlas
import SitePaths
import Templates

/// The background of a map: base map, names and tiles, on which markers are drawn.
package struct MapPicture: ViewModel, Sendable {
    /// The boxes of the map's buttons and credits on a wide map.
    package static let furniture = [MapBox(x: 656, y: 340, width: 64, height: 180), MapBox(x: 0, y: 484, width: 656, height: 36)]

    /// A name on the map.
    package struct Label: Sendable {
        package let text, kind: String
        package let x, y: Int
    }

    package let viewBox: String
    package let width, height: Int
    /// The base map; nil for a grid instead.
    package let ground: MapGround?
    package let labels: [Label]
    package let tiles: [TileImage]
    package let scale: MapScale
    /// The credit for the tiles.
    package let credit: TileCredit?

    package init(_ view: MapView, base: BaseMap?, labels: [MapLabel], tiles: [TileImage], credit: TileCredit?) {
        viewBox = "0 0 \(view.width) \(view.height)"
        (width, height) = (view.width, view.height)
        ground = base.map(MapGround.init)
        self.labels = labels.map { Label(text: $0.text, kind: $0.kind.rawValue + ($0.isRoomy ? "" : " tight"), x: $0.x, y: $0.y) }
        self.tiles = tiles
        scale = MapScale(view.scaleBar)
        self.credit = tiles.isEmpty ? nil : credit
    }
}

/// The layers of a base map; nil for an empty one.
package struct MapGround: ViewModel, Sendable {
    package let land, rivers, lakes, divisions, borders, disputed, shores: String?

    package init(_ map: BaseMap) {
        func some(_ path: String) -> String? { path.isEmpty ? nil : path }
        (land, rivers, lakes) = (some(map.land), some(map.rivers), some(map.lakes))
        (divisions, borders, disputed, shores) = (some(map.divisions), some(map.borders), some(map.disputed), some(map.shores))
    }
}

/// A map tile.
package struct TileImage: Sendable {
    /// The URL without the base path.
    package let href: Link
    /// Its top left corner and its sides, in pixels of the view.
    package let x, y, size: Int

    package init(href: Link, x: Int, y: Int, size: Int) {
        self.href = href
        self.x = x
        self.y = y
        self.size = size
    }
}

/// The provider of the tiles.
package struct TileCredit: ViewModel, Sendable {
    package let text: String
    package let link: String?

    package init(text: String, link: String?) {
        self.text = text
        self.link = link
    }
}

/// The scale bar.
package struct MapScale: ViewModel, Sendable {
    package let text: String
    /// The widths in pixels of the view.
    package let width, inner: Int

    init(_ bar: ScaleBar) {
        text = bar.metres >= 1_000 ? "\(bar.metres / 1_000) km" : "\(bar.metres) m"
        width = Int(bar.width.rounded())
        inner = width - 2
    }
}
