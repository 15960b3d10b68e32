import Foundation

extension Gazetteer {
    /// Returns the place nearest to a point, within 100 km.
    func nearest(to point: GeoPoint, in language: AtlasLanguage) -> NearestPlace? {
        guard let (place, distance) = nearest(to: point, among: places.count), distance <= 100 else { return nil }
        let name = places.name(place, in: language)
        var city: String?
        if let (large, _) = nearest(to: point, among: places.largeCount, within: 25), large != place {
            let largeName = places.name(large, in: language)
            city = largeName == name ? nil : largeName
        }
        let division = division(of: place, in: language), country = country(of: place, in: language)
        // A city needs no second name; a village far from any city gets the name of a region that has a name in the language.
        let region = divisions.number(places.divisionKey(place)).flatMap { divisions.ownName($0, in: language) } ?? country
        let second = city ?? (place < places.largeCount ? nil : region)
        return NearestPlace(
            title: Self.title(name, second == name ? nil : second, in: language), name: name, city: city, division: division,
            country: country, point: places.point(place), distance: distance)
    }

    private static func title(_ name: String, _ second: String?, in language: AtlasLanguage) -> String {
        guard let second else { return name }
        return switch language {
        case .english: "\(name), \(second)"
        case .japanese: "\(name)・\(second)"
        // The larger place first, as in a Chinese address.
        case .simplifiedChinese: "\(second)·\(name)"
        }
    }

    /// Returns the nearest of the first `count` places, and its distance in kilometres.
    private func nearest(to point: GeoPoint, among count: Int, within limit: Double = 200) -> (place: Int, distance: Double)? {
        let kilometresPerDegree = 111.195
        let latitude = Int32((point.latitude * 1_000).rounded()), longitude = Int32((point.longitude * 1_000).rounded())
        let shrink = max(cos(point.latitude * .pi / 180), 0.01), room = Int32(limit / kilometresPerDegree * 1_000) + 1
        var found: Int?, least = (limit / kilometresPerDegree * 1_000) * (limit / kilometresPerDegree * 1_000)
        places.latitudes.withUnsafeBufferPointer { latitudes in
            places.longitudes.withUnsafeBufferPointer { longitudes in
                for number in places.bands.places(from: latitude &- room, to: latitude &+ room) where number < count {
                    let place = Int(number)
                    let north = latitudes[place] &- latitude
                    guard north < room, north > -room else { continue }
                    var east = abs(longitudes[place] &- longitude)
                    if east > 180_000 { east = 360_000 &- east }
                    let (down, across) = (Double(north), Double(east) * shrink), squared = down * down + across * across
                    if squared < least || squared == least && place < found ?? 0 { (found, least) = (place, squared) }
                }
            }
        }
        return found.map { ($0, least.squareRoot() / 1_000 * kilometresPerDegree) }
    }
}
