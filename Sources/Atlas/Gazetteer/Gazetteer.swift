/// Places, countries and divisions, with the questions that need all three.
final class Gazetteer: Sendable {
    let places: Places
    let countries: Regions
    let divisions: Regions

    init(directory: String) throws(AtlasError) {
        places = try Places(path: "\(directory)/places.tsv")
        countries = try Regions(path: "\(directory)/countries.tsv", .countries)
        divisions = try Regions(path: "\(directory)/admin1.tsv", .divisions)
    }

    /// The name of a place's country; its code when the country is not in the list.
    func country(of place: Int, in language: AtlasLanguage) -> String {
        guard let country = countries.number(places.countryKey(place)) else {
            return places.file.text(Places.Column.country, of: place)
        }
        return countries.name(country, in: language)
    }

    /// The name of a place's first-level division; nil when none is known.
    func division(of place: Int, in language: AtlasLanguage) -> String? {
        divisions.number(places.divisionKey(place)).map { divisions.name($0, in: language) }
    }
}
