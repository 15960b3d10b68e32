import TestSupport
import Testing

@testable import Atlas

@Suite struct BandTests {
    @Test func `the places between two parallels are all there, the larger first within a band, and none twice`() {
        var dice = SeededRandom(seed: 7)
        let latitudes = [-90_000, -90_000, 90_000, 0, 99, 100, -1, -100] + (0..<500).map { _ in Int32.random(in: -90_000...90_000, using: &dice) }
        let bands = LatitudeBands(latitudes)
        for (south, north) in [(-90_000, 90_000), (0, 99), (90_000, 90_000), (-100, 100), (-95_000, -89_950), (31_415, 59_265)] as [(Int32, Int32)] {
            let found = bands.places(from: south, to: north)
            #expect(Set(found).count == found.count)
            #expect(Set(found).isSuperset(of: latitudes.indices.filter { (south...north).contains(latitudes[$0]) }.map(Int32.init)))
            #expect(found.allSatisfy { latitudes[Int($0)] >= south - 200 && latitudes[Int($0)] <= north + 200 })
        }
        #expect(Array(bands.places(from: 0, to: 99).prefix(2)) == [3, 4])
    }

    @Test func `the names of a view are those that a look at all places finds`() throws {
        let places = try Places(path: "\(geography)/places.tsv")
        for (latitude, longitude, zoom) in [(42.36, -71.06, 10), (35.7, 139.7, 9), (-17.5, 179.9, 7), (71, 25, 8), (0, 0, 6)] {
            let bounds = view(latitude, longitude, zoom).bounds
            func isSeen(_ place: Int) -> Bool { bounds.contains(places.point(place)) }
            let near = places.bands.places(
                from: Int32((bounds.south * 1_000).rounded()), to: Int32((bounds.north * 1_000).rounded()))
            #expect(near.filter { isSeen(Int($0)) }.sorted() == (0..<places.count).filter(isSeen).map(Int32.init))
        }
    }
}
