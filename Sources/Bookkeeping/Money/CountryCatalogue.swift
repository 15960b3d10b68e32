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
}
