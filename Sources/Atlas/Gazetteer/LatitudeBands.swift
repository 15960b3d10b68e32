/// An index of places by tenths of a degree of latitude, to find the places of a view without scanning all.
struct LatitudeBands: Sendable {
    private static let height: Int32 = 100, count = 1_801

    /// The start of each band in ``places``, plus the end of the last.
    private let starts: [Int32]
    /// Indices of places, by band from the south, and in their own order within a band.
    private let places: [Int32]

    /// - Parameter latitudes: the latitude of each place, in thousandths of a degree.
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

    /// Returns all places between two parallels, in thousandths of a degree, plus some up to a band outside.
    func places(from south: Int32, to north: Int32) -> ArraySlice<Int32> {
        let (first, last) = (Self.band(south), max(Self.band(north), Self.band(south)))
        return places[Int(starts[first])..<Int(starts[last + 1])]
    }

    private static func band(_ latitude: Int32) -> Int { Int((min(max(latitude, -90_000), 90_000) + 90_000) / height) }
}
