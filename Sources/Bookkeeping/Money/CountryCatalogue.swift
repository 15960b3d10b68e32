/// The countries of ISO 3166-1: names in three languages, currency and most populous time zone.
public enum CountryCatalogue {
    struct Country: Sendable { let currency: String, timeZone: String, names: [String] }

    private static let all: [String: Country] = Dictionary(
        countryTable.split(separator: "\n").compactMap { row in
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return cells.count == 6 ? (cells[0], Country(currency: cells[1], timeZone: cells[2], names: Array(cells[3...5]))) : nil
        }, uniquingKeysWith: { first, _ in first })

    static func country(_ code: String) -> Country? { all[code] }

    /// Returns the country's name in a language; nil for an unknown code.
    public static func name(_ code: String, in language: Language) -> String? { all[code]?.names[language.column] }

    /// Returns the IANA time zone where most people of the country live; nil for an unknown code.
    public static func timeZone(ofCountry code: String) -> String? {
        guard let zone = all[code]?.timeZone, !zone.isEmpty else { return nil }
        return zone
    }

    /// Returns the code of the country of a time zone, by any name of the zone; nil for a zone of no country, such as UTC.
    public static func country(of zone: CivilTimeZone) -> String? { byZone[TimeZoneCatalogue.entry(of: zone)?.zone.name ?? zone.name] }

    private static let byZone: [String: String] = {
        let beside = countryZoneTable.split(separator: "\n").flatMap { row in
            let words = row.split(separator: " ").map(String.init)
            return words.dropFirst().map { ($0, words[0]) }
        }
        let populous = all.sorted { $0.key < $1.key }.filter { !$0.value.timeZone.isEmpty }.map { ($0.value.timeZone, $0.key) }
        return Dictionary(populous + beside, uniquingKeysWith: { first, _ in first })
    }()
}
