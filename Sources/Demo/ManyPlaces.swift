import Bookkeeping
import Foundation

/// Places for many records: three in ten have one, half of them at home, most others in twenty cities of the world, and a few
/// anywhere.
struct ManyPlaces {
    /// The number of shops in each city.
    private static let shops = 300

    private static let cities: [(name: String, latitude: Double, longitude: Double)] = [
        ("Boston", 42.36, -71.06), ("New York", 40.71, -74.01), ("Chicago", 41.88, -87.63), ("San Francisco", 37.77, -122.42),
        ("Mexico City", 19.43, -99.13), ("São Paulo", -23.55, -46.63), ("Lisbon", 38.72, -9.14), ("London", 51.51, -0.13),
        ("Paris", 48.86, 2.35), ("Berlin", 52.52, 13.40), ("Rome", 41.90, 12.50), ("Istanbul", 41.01, 28.98),
        ("Cairo", 30.04, 31.24),
        ("Cape Town", -33.92, 18.42), ("Mumbai", 19.08, 72.88), ("Singapore", 1.35, 103.82), ("Hong Kong", 22.32, 114.17),
        ("Tokyo", 35.68, 139.77), ("Osaka", 34.69, 135.50), ("Auckland", -36.85, 174.76), ("Suva", -18.14, 178.44),
    ]

    /// Returns a place or nil.
    static func place(using generator: inout SplitMix64) -> Place? {
        guard generator.chance(30) else { return nil }
        if generator.chance(4) {
            let (latitude, longitude) = (
                Int.random(in: -5_500_000...6_500_000, using: &generator),
                Int.random(in: -18_000_000...17_999_999, using: &generator)
            )
            return Place(latitude: latitude, longitude: longitude, name: "On the way")
        }
        let city = generator.chance(50) ? cities[0] : cities[Int.random(in: 1..<cities.count, using: &generator)]
        // Shops with low numbers are visited most, and are nearest to the centre.
        let number = min(Int.random(in: 0..<shops, using: &generator), Int.random(in: 0..<shops, using: &generator))
        let turn = Double(number) * 2.4, distance = 0.0012 * Double(number).squareRoot() * 10
        func whole(_ degrees: Double) -> Int { Int((degrees * 100_000).rounded()) + Int.random(in: -8...8, using: &generator) }
        return Place(
            latitude: whole(city.latitude + distance * sin(turn)), longitude: whole(city.longitude + distance * cos(turn)),
            name: "\(city.name) \(number + 1)")
    }
}
