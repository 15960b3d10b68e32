/// The populated places of the world, largest first: `places.tsv`.
///
/// Only the position of each line and of each place is in memory; names are read from the mapped file on demand.
final class Places: Sendable {
    let file: TabFile
    /// Thousandths of a degree.
    let latitudes: [Int32], longitudes: [Int32]
    let bands: LatitudeBands
    /// The number of places with at least 100,000 people, which come first.
    let largeCount: Int
    /// The places with a label rank, most important first, and their ranks.
    let ranked: [(place: Int32, rank: Int32)]
    /// The same places as a set.
    let rankedPlaces: Set<Int32>

    enum Column {
        static let name = 0, country = 1, division = 2, latitude = 3, longitude = 4, population = 5, rank = 7
        static let japanese = 8, simplified = 9
    }

    init(path: String) throws(AtlasError) {
        let file = try TabFile(path: path, skipping: 1), count = file.count
        var latitudes = [Int32](repeating: 0, count: count), longitudes = latitudes, largeCount = 0
        var ranked: [(place: Int32, rank: Int32)] = []
        var fields = [UnsafeRawBufferPointer](repeating: UnsafeRawBufferPointer(start: nil, count: 0), count: Column.rank + 1)
        for index in 0..<count {
            Self.split(file.line(index), into: &fields)
            guard let latitude = fields[Column.latitude].wholeNumber, let longitude = fields[Column.longitude].wholeNumber,
                abs(latitude) <= 90_000, abs(longitude) <= 180_000
            else { throw file.damaged("place \(index + 1) has no position") }
            latitudes[index] = Int32(truncatingIfNeeded: latitude)
            longitudes[index] = Int32(truncatingIfNeeded: longitude)
            if largeCount == index, (fields[Column.population].wholeNumber ?? 0) >= 100_000 { largeCount += 1 }
            if let rank = fields[Column.rank].wholeNumber {
                ranked.append((Int32(truncatingIfNeeded: index), Int32(truncatingIfNeeded: min(max(rank, 0), 12))))
            }
        }
        (self.file, self.latitudes, self.longitudes, self.largeCount) = (file, latitudes, longitudes, largeCount)
        bands = LatitudeBands(latitudes)
        self.ranked = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
        rankedPlaces = Set(ranked.lazy.map(\.place))
    }

    /// Splits a line into its first fields; missing ones are empty.
    private static func split(_ line: UnsafeRawBufferPointer, into fields: inout [UnsafeRawBufferPointer]) {
        var start = 0, place = 0
        for number in fields.indices {
            while place < line.count && line[place] != UInt8(ascii: "\t") { place &+= 1 }
            fields[number] = UnsafeRawBufferPointer(rebasing: line[start..<place])
            place = min(place &+ 1, line.count)
            start = place
        }
    }

    var count: Int { file.count }

    func point(_ place: Int) -> GeoPoint {
        GeoPoint(bounded: Double(latitudes[place]) / 1_000, Double(longitudes[place]) / 1_000)
    }

    /// Returns the population, 0 if unknown.
    func population(_ place: Int) -> Int { max(file.field(Column.population, of: place).wholeNumber ?? 0, 0) }

    /// Returns the name in a language, or else the local one.
    func name(_ place: Int, in language: AtlasLanguage) -> String {
        let column: Int? =
            switch language {
            case .english: nil
            case .japanese: Column.japanese
            case .simplifiedChinese: Column.simplified
            }
        if let column {
            let name = file.text(column, of: place)
            if !name.isEmpty { return name }
        }
        return file.text(Column.name, of: place)
    }

    /// Returns the hash of the country code, as ``Regions`` uses it.
    func countryKey(_ place: Int) -> UInt64 { file.field(Column.country, of: place).hash() }

    /// Returns the hash of the first-level division's code, as ``Regions`` uses it.
    func divisionKey(_ place: Int) -> UInt64 {
        let dot = withUnsafeBytes(of: UInt8(ascii: ".")) { $0.hash(from: countryKey(place)) }
        return file.field(Column.division, of: place).hash(from: dot)
    }
}
