/// The search by name: the word index, and the population of countries and divisions. Created at the first search.
final class PlaceSearch: Sendable {
    private let gazetteer: Gazetteer
    private let index: NameIndex
    private let countryExtents: RegionExtents
    private let divisionExtents: RegionExtents

    init(_ gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
        index = NameIndex(gazetteer.places)
        var countries = RegionExtents(count: gazetteer.countries.count),
            divisions = RegionExtents(count: gazetteer.divisions.count)
        for place in 0..<gazetteer.places.count {
            let point = gazetteer.places.point(place), population = gazetteer.places.population(place)
            if let country = gazetteer.countries.number(gazetteer.places.countryKey(place)) {
                countries.add(point, population: population, to: country)
            }
            if let division = gazetteer.divisions.number(gazetteer.places.divisionKey(place)) {
                divisions.add(point, population: population, to: division)
            }
        }
        (countryExtents, divisionExtents) = (countries, divisions)
    }

    /// Returns the best matches first.
    func search(_ text: String, in language: AtlasLanguage, near view: MapView?, limit: Int) -> [FoundPlace] {
        guard let query = NameQuery(text, gazetteer) else { return [] }
        let nearness = view.map(Nearness.init), found = search(query, in: language, nearness, limit)
        // The file has 上海 for 上海市, and 大阪市 for 大阪: a query is repeated without its last character.
        guard found.isEmpty, let shorter = query.withoutKind else { return found }
        return search(shorter, in: language, nearness, limit)
    }

    private func search(_ query: NameQuery, in language: AtlasLanguage, _ nearness: Nearness?, _ limit: Int) -> [FoundPlace] {
        var ranking = Ranking(limit: min(max(limit, 1), 50))
        addPlaces(query, nearness, to: &ranking)
        addRegions(query, to: &ranking)
        return ranking.found.compactMap { found($0.what, in: language) }
    }

    /// Adds the places with a word that begins with the query.
    private func addPlaces(_ query: NameQuery, _ nearness: Nearness?, to ranking: inout Ranking) {
        let places = gazetteer.places, bytes = places.file.bytes
        query.name.withUnsafeBufferPointer { units in
            for word in index.candidates(query.name) {
                guard let (isWhole, _) = FoldedName.match(units, bytes, from: Int(word)) else { continue }
                let before = word > 0 ? bytes[Int(word) - 1] : UInt8(ascii: "\n")
                let isStart = before == UInt8(ascii: "\t") || before == UInt8(ascii: "|") || before == UInt8(ascii: "\n")
                let place = self.place(at: word)
                guard query.admits(place, gazetteer) else { continue }
                var weight = Double(places.population(place))
                // A place without a known population counts as a village.
                if let nearness { weight = (weight + 500) * nearness.factor(places.point(place)) }
                ranking.add(.place(place), isStart: isStart, isWhole: isWhole && isStart, weight: weight)
            }
        }
    }

    /// Returns the place with the line that contains a position.
    private func place(at word: Int32) -> Int {
        let offsets = gazetteer.places.file.offsets
        var low = 0, high = offsets.count - 2
        while low < high {
            let middle = (low + high + 1) / 2
            if offsets[middle] <= word { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func addRegions(_ query: NameQuery, to ranking: inout Ranking) {
        if !query.isNarrowed {
            for (country, match) in NameQuery.matches(query.name, in: gazetteer.countries) {
                ranking.add(
                    .country(country), isStart: match.isStart, isWhole: match.isWhole, weight: countryExtents.population(country))
            }
        }
        for (division, match) in NameQuery.matches(query.name, in: gazetteer.divisions)
        where query.admits(division: division, gazetteer) {
            // Most people look for the city of the same name.
            let weight = divisionExtents.population(division) / 20
            ranking.add(.division(division), isStart: match.isStart, isWhole: match.isWhole, weight: weight)
        }
    }

    private func found(_ what: Ranking.What, in language: AtlasLanguage) -> FoundPlace? {
        switch what {
        case .place(let place):
            return FoundPlace(
                kind: .place, name: gazetteer.places.name(place, in: language),
                division: gazetteer.division(of: place, in: language),
                country: gazetteer.country(of: place, in: language), point: gazetteer.places.point(place),
                zoom: Self.zoom(population: gazetteer.places.population(place)))
        case .country(let country):
            guard let point = gazetteer.countries.point(country) ?? countryExtents.middle(country) else { return nil }
            return FoundPlace(
                kind: .country, name: gazetteer.countries.name(country, in: language), division: nil, country: nil, point: point,
                zoom: min(countryExtents.zoom(country), 9))
        case .division(let division):
            guard let point = divisionExtents.middle(division) else { return nil }
            let code = gazetteer.divisions.code(division).prefix(2)
            let country = gazetteer.countries.number(Array(code.utf8).withUnsafeBytes { $0.hash() })
            return FoundPlace(
                kind: .division, name: gazetteer.divisions.name(division, in: language), division: nil,
                country: country.map { gazetteer.countries.name($0, in: language) }, point: point,
                zoom: divisionExtents.zoom(division))
        }
    }

    private static func zoom(population: Int) -> Int {
        switch population {
        case 5_000_000...: 9
        case 1_000_000...: 10
        case 100_000...: 11
        case 10_000...: 12
        default: 13
        }
    }
}
