import Atlas
import Templates

/// A base map as a separate image, in the colours of a theme: the page's style sheets do not apply to images.
package struct MapImage: ViewModel, Sendable {
    package let viewBox: String
    package let width, height: Int
    package let ground: MapGround?
    package let sea, land, water, line, pin, rim: String
    /// The position of the pin; nil without one.
    package let mark: Mark?

    package struct Mark: Sendable {
        package let x, y: Int
    }

    package init(_ view: MapView, base: BaseMap?, isDark: Bool, hasPin: Bool) {
        viewBox = "0 0 \(view.width) \(view.height)"
        (width, height) = (view.width, view.height)
        ground = base.map(MapGround.init)
        // The values of --land, --water, --line, --copper and --surface in the style sheet.
        land = isDark ? "#221d18" : "#f3eee6"
        water = isDark ? "#16303a" : "#cfe3ea"
        sea = base == nil ? land : water
        line = isDark ? "#6b5f55" : "#b5a899"
        pin = isDark ? "#f0a578" : "#a2471b"
        rim = isDark ? "#1f1a16" : "#ffffff"
        mark = hasPin ? Mark(x: view.width / 2, y: view.height / 2) : nil
    }
}
