/// Places by tenths of a degree of latitude, so that those of a view are found without a look at all of the world's.
struct LatitudeBands: Sendable {
    private static let height: Int32 = 100, count = 1_801

    /// Where each band begins among ``places``, and one more: where the last ends.
    private let starts: [Int32]
    /// Numbers of places: band by band from the south, and in their own order within one.
    private let places: [Int32]

    /// - Parameter latitudes: Of each place, in thousandths of a degree.
    init(_ latitudes: [Int32]) {
        var starts = [Int32](repeating: 0, count: Self.count + 1)
        for latitude in latitudes { starts[Self.band(latitude) + 1] += 1 }
        for band in 1...Self.count { starts[band] += starts[band - 1] }
        var places = [Int32](repeating: 0, count: latitudes.count), next = starts
        for (place, latitude) in latitudes.enumerated() {
            let band = Self.band(latitude)
            places[Int(next[band])] = Int32(truncatingIfNeeded: place)
            next[band] += 1
        }
        (self.starts, self.places) = (starts, places)
    }

    /// All places between two parallels, in thousandths of a degree, and some up to a band outside.
    func places(from south: Int32, to north: Int32) -> ArraySlice<Int32> {
        let (first, last) = (Self.band(south), max(Self.band(north), Self.band(south)))
        return places[Int(starts[first])..<Int(starts[last + 1])]
    }

    private static func band(_ latitude: Int32) -> Int { Int((min(max(latitude, -90_000), 90_000) + 90_000) / height) }
}
