import Foundation

/// The spherical Mercator projection of web maps (EPSG:3857): the world as a square of side 1, from the top left at 180° W, 85.05° N.
enum Mercator {
    /// Where the square ends, in degrees: atan(sinh(π)).
    static let northernmost = 85.051_128_779_806_59
    /// Beyond the square the land of Antarctica goes on down to here, so that views taller than the world end in land.
    static let polemost = 89.9

    /// Across, 0..<1 from 180° W; whole worlds further when the longitude is.
    static func x(_ longitude: Double) -> Double { longitude / 360 + 0.5 }

    /// Down, 0...1 inside the square, beyond for latitudes closer to the poles.
    static func y(_ latitude: Double) -> Double {
        let sine = sin(min(max(latitude, -polemost), polemost) * (.pi / 180))
        return 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)
    }

    /// The longitude, in degrees, of a place across.
    static func longitude(_ x: Double) -> Double { (x - 0.5) * 360 }

    /// The latitude, in degrees, of a place down.
    static func latitude(_ y: Double) -> Double { atan(sinh((0.5 - y) * 2 * .pi)) * (180 / .pi) }

    /// The width of the world, in pixels.
    static func worldWidth(zoom: Int) -> Int { 256 << zoom }

    /// Metres that a pixel is long at a latitude, on the ellipsoid's equator.
    static func metresPerPixel(latitude: Double, zoom: Int) -> Double {
        40_075_016.686 * cos(latitude * (.pi / 180)) / Double(worldWidth(zoom: zoom))
    }
}
