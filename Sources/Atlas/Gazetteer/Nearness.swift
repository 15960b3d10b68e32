import Foundation

/// The preference of a search for places near the middle of a map.
struct Nearness {
    private let center: GeoPoint
    /// Half the width of the map in kilometres, at least 20.
    private let radius: Double
    private let shrinkage: Double

    init(_ view: MapView) {
        center = view.center
        shrinkage = cos(view.center.latitude * .pi / 180)
        radius = max(20, 40_075 * shrinkage * Double(view.width) / Double(2 * view.world))
    }

    /// Returns the factor to multiply a place's population by: 100 at the middle, 50 at the edge of the map, 2 at ten times that distance.
    func factor(_ point: GeoPoint) -> Double {
        let across = abs(point.longitude - center.longitude)
        let east = min(across, 360 - across) * shrinkage * 111.3 / radius, north = (point.latitude - center.latitude) * 111.3 / radius
        return 1 + 99 / (1 + east * east + north * north)
    }
}
