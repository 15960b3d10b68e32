import Foundation

/// The spherical Mercator projection of web maps (EPSG:3857): the world as a unit square, from the top left at 180° W, 85.05° N.
enum Mercator {
    /// The latitude of the square's edge, in degrees: atan(sinh(π)).
    static let northernmost = 85.051_128_779_806_59
    /// The latitude to extend the land of Antarctica to, below the square, so that views taller than the world end in land.
    static let polemost = 89.9

    /// Returns the horizontal position, 0..<1 from 180° W; whole worlds further for longitudes beyond.
    static func x(_ longitude: Double) -> Double { longitude / 360 + 0.5 }

    /// Returns the vertical position, 0...1 inside the square, beyond for latitudes closer to the poles.
    static func y(_ latitude: Double) -> Double {
        let sine = sin(min(max(latitude, -polemost), polemost) * (.pi / 180))
        return 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)
    }

    /// Returns the longitude, in degrees, of a horizontal position.
    static func longitude(_ x: Double) -> Double { (x - 0.5) * 360 }

    /// Returns the latitude, in degrees, of a vertical position.
    static func latitude(_ y: Double) -> Double { atan(sinh((0.5 - y) * 2 * .pi)) * (180 / .pi) }

    /// Returns the width of the world, in pixels.
    static func worldWidth(zoom: Int) -> Int { 256 << zoom }

    /// Returns the metres per pixel at a latitude, with the equator of the ellipsoid.
    static func metresPerPixel(latitude: Double, zoom: Int) -> Double {
        40_075_016.686 * cos(latitude * (.pi / 180)) / Double(worldWidth(zoom: zoom))
    }
}
