import Foundation

/// The distribution of population in countries or divisions, computed from their places: number, centre and spread.
struct RegionExtents: Sendable {
    private struct Sums: Sendable {
        var population = 0.0, weight = 0.0, reference = 0.0
        var latitude = 0.0, latitudes = 0.0, longitude = 0.0, longitudes = 0.0
    }

    private var sums: [Sums]

    init(count: Int) { sums = [Sums](repeating: Sums(), count: count) }

    /// Adds a place. Longitudes are relative to the region's first place, so that regions may cross 180°.
    mutating func add(_ point: GeoPoint, population: Int, to region: Int) {
        // A town with unknown population counts too.
        let weight = Double(population) + 1_000
        if sums[region].weight == 0 { sums[region].reference = point.longitude }
        let east = (point.longitude - sums[region].reference).remainder(dividingBy: 360)
        sums[region].population += Double(population)
        sums[region].weight += weight
        sums[region].latitude += weight * point.latitude
        sums[region].latitudes += weight * point.latitude * point.latitude
        sums[region].longitude += weight * east
        sums[region].longitudes += weight * east * east
    }

    /// Returns the population of a region.
    func population(_ region: Int) -> Double { sums[region].population }

    /// Returns the centre of population of a region; nil if it has no known place.
    func middle(_ region: Int) -> GeoPoint? {
        let sum = sums[region]
        guard sum.weight > 0 else { return nil }
        return GeoPoint(bounded: sum.latitude / sum.weight, sum.reference + sum.longitude / sum.weight)
    }

    /// Returns the zoom level of a view of 720 by 520 px that shows two standard deviations in every direction, 3...10.
    func zoom(_ region: Int) -> Int {
        let sum = sums[region]
        guard sum.weight > 0 else { return 6 }
        func deviation(_ sum: Double, _ squares: Double, _ weight: Double) -> Double {
            max(squares / weight - (sum / weight) * (sum / weight), 0).squareRoot()
        }
        let across = 4 * deviation(sum.longitude, sum.longitudes, sum.weight)
        let down = 4 * deviation(sum.latitude, sum.latitudes, sum.weight) / max(cos(sum.latitude / sum.weight * .pi / 180), 0.2)
        let degrees = max(across, down * 720 / 520, 0.1)
        return min(max(Int(log2(360 * 720 / 256 / degrees)), 3), 10)
    }
}
