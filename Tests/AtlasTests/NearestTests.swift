import Foundation
import TestSupport
import Testing

@testable import Atlas

@Suite struct NearestTests {
    @Test(
        arguments: [
            (43.655, -79.372, "Moss Park, Toronto", "Moss Park・トロント", "多伦多·Moss Park"),
            (34.703, 135.498, "Umeda, Osaka", "梅田・大阪市", "大阪市·梅田"),
            (51.5074, -0.1278, "London", "ロンドン", "伦敦"), (40.7128, -74.006, "New York City", "ニューヨーク", "纽约市"),
            (64.733, 177.51, "Anadyr, Chukotka Autonomous Okrug", "アナディリ・ロシア", "俄罗斯·阿纳德尔"),
        ] as [(Double, Double, String, String, String)])
    func `a point has a short name in each language`(
        latitude: Double, longitude: Double, english: String, japanese: String, chinese: String
    ) throws {
        let point = point(latitude, longitude)
        #expect(try atlas.nearest(to: point, in: .english)?.title == english)
        #expect(try atlas.nearest(to: point, in: .japanese)?.title == japanese)
        #expect(try atlas.nearest(to: point, in: .simplifiedChinese)?.title == chinese)
    }

    @Test(arguments: [(0.0, -30.0), (-48.9, -123.4), (89.9, 10), (-90, 0)] as [(Double, Double)])
    func `the middle of an ocean has no name`(latitude: Double, longitude: Double) throws {
        #expect(try atlas.nearest(to: point(latitude, longitude), in: .english) == nil)
    }

    @Test func `places beyond 180 degrees are near`() throws {
        let west = try #require(try atlas.nearest(to: point(-16.8, 179.99), in: .english))
        #expect(west.country == "Fiji" && west.distance < 100)
        let east = try #require(try atlas.nearest(to: point(-16.8, -179.99), in: .english))
        #expect(east.country == "Fiji" && east.distance < 100)
    }

    @Test func `city, division, country and distance are told`() throws {
        let place = try #require(try atlas.nearest(to: point(34.705, 135.5), in: .english))
        #expect(place.name == "Umeda" && place.city == "Osaka" && place.division == "Ōsaka" && place.country == "Japan")
        #expect(place.distance > 0.1 && place.distance < 1 && abs(place.point.latitude - 34.703) < 1e-9)
    }

    @Test func `the nearest place is the one that a plain reckoning finds`() throws {
        let places = try Places(path: "\(geography)/places.tsv")
        var dice = SeededRandom(seed: 5)
        for _ in 0..<20 {
            let near = places.point(Int.random(in: 0..<places.count, using: &dice))
            let target = point(
                near.latitude + Double.random(in: -0.2...0.2, using: &dice),
                near.longitude + Double.random(in: -0.2...0.2, using: &dice))
            var least = Double.infinity
            for place in 0..<places.count {
                let point = places.point(place)
                least = min(least, Self.distance(point, target))
            }
            let found = try #require(try atlas.nearest(to: target, in: .english))
            #expect(abs(Self.distance(found.point, target) - least) < 0.05 + least * 0.01)
        }
    }

    /// Returns the great-circle distance in kilometres (haversine).
    private static func distance(_ one: GeoPoint, _ other: GeoPoint) -> Double {
        let radians = Double.pi / 180
        let down = sin((one.latitude - other.latitude) * radians / 2),
            across = sin((one.longitude - other.longitude) * radians / 2)
        let square = down * down + cos(one.latitude * radians) * cos(other.latitude * radians) * across * across
        return 2 * 6_371 * asin(min(square.squareRoot(), 1))
    }
}
