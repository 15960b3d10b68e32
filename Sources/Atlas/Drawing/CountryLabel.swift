/// A country that may be named on a map.
struct CountryLabel: Sendable {
    /// Its number among ``Regions``.
    let region: Int
    /// Where its name goes.
    let point: GeoPoint
    /// The side of a square of its area, in degrees.
    let side: Double

    /// Those of a base map that have a name and a place for it, the largest first.
    static func all(of countries: [BaseMapCountry], named names: Regions) -> [CountryLabel] {
        countries.filter { !$0.iso2.isEmpty }.sorted { $0.area > $1.area }.compactMap { country in
            guard let region = names.number(Array(country.iso2.utf8).withUnsafeBytes({ $0.hash() })),
                let point = names.point(region)
            else { return nil }
            return CountryLabel(region: region, point: point, side: country.area.squareRoot())
        }
    }
}
