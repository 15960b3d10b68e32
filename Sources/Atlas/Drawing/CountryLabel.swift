/// A country that may be labelled on a map.
struct CountryLabel: Sendable {
    /// Its index in ``Regions``.
    let region: Int
    /// The position of its label.
    let point: GeoPoint
    /// The side of a square with the same area, in degrees.
    let side: Double

    /// Returns the countries of a base map that have a name and a label position, largest first.
    static func all(of countries: [BaseMapCountry], named names: Regions) -> [CountryLabel] {
        countries.filter { !$0.iso2.isEmpty }.sorted { $0.area > $1.area }.compactMap { country in
            guard let region = names.number(Array(country.iso2.utf8).withUnsafeBytes({ $0.hash() })),
                let point = names.point(region)
            else { return nil }
            return CountryLabel(region: region, point: point, side: country.area.squareRoot())
        }
    }
}
