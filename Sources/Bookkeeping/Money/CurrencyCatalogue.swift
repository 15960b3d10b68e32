import Foundation

/// All currencies of ISO 4217 with their names, symbols and countries, and the search over them.
public enum CurrencyCatalogue {
    /// A currency with what people know it by.
    public struct Entry: Sendable {
        public let currency: Currency
        /// ISO 3166-1 codes of the countries where it is legal tender.
        public let countries: [String]
        let symbols: [String], names: [String], narrow: String, searchText: [String]

        func symbol(_ language: Language) -> String { symbols[language.column].isEmpty ? currency.code : symbols[language.column] }
        func name(_ language: Language) -> String { names[language.column] }

        /// The names of its countries in a language, in the order of their codes.
        public func countryNames(in language: Language) -> [String] {
            countries.compactMap { CountryCatalogue.name($0, in: language) }
        }
    }

    /// All entries, by code.
    public static let all: [Entry] = currencyTable.split(separator: "\n").compactMap(Entry.init)

    private static let byCode = Dictionary(all.map { ($0.currency.code, $0) }, uniquingKeysWith: { first, _ in first })

    static func entry(_ code: String) -> Entry? { byCode[code] }

    /// Entries whose code, symbol, name or country (in any of the three languages) has a word that begins with the query,
    /// exact codes first; all of them for an empty query.
    public static func search(_ query: String) -> [Entry] {
        let wanted = query.folded
        guard !wanted.isEmpty else { return all }
        let found = all.filter { entry in
            entry.symbols.contains(query) || entry.narrow == query || entry.searchText.contains { $0.containsWord(beginningWith: wanted) }
        }
        return found.filter { $0.currency.code.folded == wanted } + found.filter { $0.currency.code.folded != wanted }
    }

    /// The currency of a country by its ISO 3166-1 code.
    public static func currency(ofCountry code: String) -> Currency? {
        CountryCatalogue.country(code).flatMap { Currency(code: $0.currency) }
    }
}

extension CurrencyCatalogue.Entry {
    fileprivate init?(row: Substring) {
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 10, let minorUnits = Int(cells[1]) else { return nil }
        currency = Currency(code: cells[0], minorUnits: minorUnits)
        symbols = Array(cells[2...4])
        narrow = cells[5]
        names = Array(cells[6...8])
        countries = cells[9].split(separator: ",").map(String.init)
        searchText = ([cells[0]] + names + countries + Language.allCases.flatMap { language in
            cells[9].split(separator: ",").compactMap { CountryCatalogue.name(String($0), in: language) }
        }).map(\.folded)
    }
}

extension Language {
    /// The place of the language in tables that list all of them.
    var column: Int {
        switch self {
        case .english: 0
        case .japanese: 1
        case .simplifiedChinese: 2
        }
    }
}

extension String {
    /// True if the text has the word at its beginning or after a space; for Japanese and Chinese, anywhere.
    fileprivate func containsWord(beginningWith word: String) -> Bool {
        guard hasPrefix(word) || word.unicodeScalars.allSatisfy({ $0.value > 0x2E7F }) == false else { return true }
        return word.unicodeScalars.allSatisfy { $0.value > 0x2E7F } ? contains(word) : contains(" " + word)
    }
}
