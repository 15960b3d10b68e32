import Foundation

/// A scale bar: a line on a map with the length of a round distance.
public struct ScaleBar: Sendable, Hashable {
    /// The distance: 1, 2 or 5 times a power of ten.
    public let metres: Int
    /// Its length at the centre of the view, in pixels: 40 to 100.
    public let width: Double
}

extension MapView {
    /// A round distance and its length at the centre of the view.
    public var scaleBar: ScaleBar {
        let perPixel = Mercator.metresPerPixel(latitude: center.latitude, zoom: zoom)
        let longest = 100 * perPixel
        var metres = 1
        while Double(metres * 10) <= longest { metres *= 10 }
        for factor in [5, 2] where Double(metres * factor) <= longest {
            metres *= factor
            break
        }
        return ScaleBar(metres: metres, width: Double(metres) / perPixel)
    }
}
