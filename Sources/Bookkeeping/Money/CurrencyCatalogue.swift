import Foundation

/// All currencies of ISO 4217 with their names, symbols and countries, and the search over them.
public enum CurrencyCatalogue {
    /// A currency with its names, symbols and countries.
    public struct Entry: Sendable {
        public let currency: Currency
        let code: String, minorUnits: Int
        /// ISO 3166-1 codes of the countries where it is legal tender.
        public let countries: [String]
        let symbols: [String], names: [String], narrow: String
        /// The UTF-8 text before a figure in each language: the symbol, with a space after letters.
        let marks: [[UInt8]]

        func symbol(_ language: Language) -> String { symbols[language.column].isEmpty ? code : symbols[language.column] }
        func name(_ language: Language) -> String { names[language.column] }

        /// Returns the names of its countries in a language, best known first.
        public func countryNames(in language: Language) -> [String] {
            countries.compactMap { CountryCatalogue.name($0, in: language) }
        }
    }

    /// All entries, by code.
    public static let all: [Entry] = currencyTable.split(separator: "\n").reduce(into: []) { entries, row in
        if let entry = Entry(row: row, place: entries.count) { entries.append(entry) }
    }

    private static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

    static func entry(_ code: String) -> Entry? { byCode[code] }

    /// The texts that the search compares for each entry: code, names and countries. Computed at the first search, since most
    /// pages need none.
    private static let searchTexts: [[String]] = all.map { entry in
        ([entry.code] + entry.names + entry.countries + Language.allCases.flatMap(entry.countryNames)).map(\.searchable)
    }

    /// Returns the entries that match a query: each word of it begins a word of the code, the names or the countries (in any of the three languages),
    /// or the query is the symbol; exact codes first; all entries for an empty query. Ignores case and accents.
    public static func search(_ query: String) -> [Entry] {
        let wanted = query.searchable
        guard !wanted.isEmpty else { return all }
        let words = wanted.split(whereSeparator: \.isWhitespace).prefix(8)
        // No text has a longer word, and each word is compared with thousands.
        guard words.allSatisfy({ $0.utf8.count <= 200 }) else { return [] }
        let found = all.filter { entry in
            entry.currency.signs.contains(wanted)
                || words.allSatisfy { word in searchTexts[entry.currency.position].contains { $0.containsWord(beginningWith: word) } }
        }
        return found.filter { $0.code.searchable == wanted } + found.filter { $0.code.searchable != wanted }
    }

    /// Returns the currency of a country, by its ISO 3166-1 code.
    public static func currency(ofCountry code: String) -> Currency? {
        CountryCatalogue.country(code).flatMap { Currency(code: $0.currency) }
    }
}

extension CurrencyCatalogue.Entry {
    fileprivate init?(row: Substring, place: Int) {
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 10, let minorUnits = Int(cells[1]), let place = UInt16(exactly: place) else { return nil }
        currency = Currency(place: place)
        code = cells[0]
        self.minorUnits = minorUnits
        symbols = Array(cells[2...4])
        narrow = cells[5]
        names = Array(cells[6...8])
        countries = cells[9].split(separator: ",").map(String.init)
        marks = symbols.map { symbol in
            let text = symbol.isEmpty ? cells[0] : symbol
            let needsSpace = text.unicodeScalars.last.map { $0.properties.isAlphabetic || $0 == "." } ?? false
            return Array((needsSpace ? text + "\u{A0}" : text).utf8)
        }
    }
}

extension Language {
    /// The column of the language in tables that list all of them.
    var column: Int {
        switch self {
        case .english: 0
        case .japanese: 1
        case .simplifiedChinese: 2
        }
    }
}

extension StringProtocol {
    /// The text as the search compares it: folded, and Latin letters without accents. Voicing marks of kana stay.
    var searchable: String {
        let plain = folded.decomposedStringWithCanonicalMapping.unicodeScalars.filter { !(0x300...0x36F ~= $0.value) }
        return String(String.UnicodeScalarView(plain)).precomposedStringWithCanonicalMapping
    }
}

extension String {
    /// Returns true if a word of the text begins with `word`; Japanese and Chinese have no spaces, so a match anywhere counts.
    fileprivate func containsWord(beginningWith word: some StringProtocol) -> Bool {
        if hasPrefix(word) { return true }
        if word.unicodeScalars.allSatisfy({ $0.value > 0x2E7F }) { return contains(word) }
        var rest = self[...]
        while let found = rest.range(of: word) {
            if found.lowerBound > startIndex, !self[index(before: found.lowerBound)].isLetter { return true }
            rest = rest[index(after: found.lowerBound)...]
        }
        return false
    }
}
