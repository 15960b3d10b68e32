/// Places, countries and divisions, and the queries that need all three.
final class Gazetteer: Sendable {
    let places: Places
    let countries: Regions
    let divisions: Regions

    init(directory: String) throws(AtlasError) {
        places = try Places(path: "\(directory)/places.tsv")
        countries = try Regions(path: "\(directory)/countries.tsv", .countries)
        divisions = try Regions(path: "\(directory)/admin1.tsv", .divisions)
    }

    /// Returns the name of a place's country, or its code if the country is not in the list.
    func country(of place: Int, in language: AtlasLanguage) -> String {
        guard let country = countries.number(places.countryKey(place)) else {
            return places.file.text(Places.Column.country, of: place)
        }
        return countries.name(country, in: language)
    }

    /// Returns the name of a place's first-level division; nil if it is unknown.
    func division(of place: Int, in language: AtlasLanguage) -> String? {
        divisions.number(places.divisionKey(place)).map { divisions.name($0, in: language) }
    }
}
