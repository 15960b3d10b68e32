import Atlas
import Templates

/// The ground of a map: base map, names and streets, for markers to be drawn on.
package struct MapPicture: ViewModel, Sendable {
    /// Where the map's buttons and credits stand over a wide one.
    package static let furniture = [MapBox(x: 656, y: 340, width: 64, height: 180), MapBox(x: 0, y: 484, width: 656, height: 36)]

    /// A name on the map.
    package struct Label: Sendable {
        package let text, kind: String
        package let x, y: Int
    }

    package let viewBox: String
    package let width, height: Int
    /// Nil for a grid in place of the base map.
    package let ground: MapGround?
    package let labels: [Label]
    package let tiles: [TileImage]
    package let scale: MapScale
    /// Whom the tiles are to be thanked for.
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

/// The layers of a base map; nil where there is nothing.
package struct MapGround: ViewModel, Sendable {
    package let land, rivers, lakes, divisions, borders, disputed, shores: String?

    package init(_ map: BaseMap) {
        func some(_ path: String) -> String? { path.isEmpty ? nil : path }
        (land, rivers, lakes) = (some(map.land), some(map.rivers), some(map.lakes))
        (divisions, borders, disputed, shores) = (some(map.divisions), some(map.borders), some(map.disputed), some(map.shores))
    }
}

/// A picture of streets on a map.
package struct TileImage: Sendable {
    /// Below the base path.
    package let href: String
    /// Its top left corner and its sides, in pixels of the view.
    package let x, y, size: Int

    package init(href: String, x: Int, y: Int, size: Int) {
        self.href = href
        self.x = x
        self.y = y
        self.size = size
    }
}

/// Who made the map of the streets.
package struct TileCredit: ViewModel, Sendable {
    package let text: String
    package let link: String?

    package init(text: String, link: String?) {
        self.text = text
        self.link = link
    }
}

/// The line that shows how long a distance is.
package struct MapScale: ViewModel, Sendable {
    package let text: String
    /// In pixels of the view.
    package let width, inner: Int

    init(_ bar: ScaleBar) {
        text = bar.metres >= 1_000 ? "\(bar.metres / 1_000) km" : "\(bar.metres) m"
        width = Int(bar.width.rounded())
        inner = width - 2
    }
}
