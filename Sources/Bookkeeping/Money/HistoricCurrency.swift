/// A currency that no longer exists, such as the German mark: known so that its amounts are never taken for amounts in another currency. No account
/// can have it.
public struct HistoricCurrency: Hashable, Sendable {
    /// The three-letter code of ISO 4217, list three.
    public let code: String
    private let names: [String]

    /// Finds the currency of a code, in either case; nil for a code that is none or that is still in use.
    public init?(code: some StringProtocol) {
        guard code.utf8.count == 3, let known = Self.byCode[code.uppercased()] else { return nil }
        self = known
    }

    private init?(row: Substring) {
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 4, let code = cells.first else { return nil }
        (self.code, names) = (code, Array(cells.dropFirst()))
    }

    /// Returns the name in a language, for example `German Mark`; the code if it has none.
    public func name(in language: Language) -> String { names.dropFirst(language.column).first { !$0.isEmpty } ?? code }

    /// Returns the name and the code of a currency, for example `German Mark (DEM)`; a code that is none as it is.
    public static func title(_ code: String, in language: Language) -> String {
        guard let known = HistoricCurrency(code: code), known.name(in: language) != known.code else { return code }
        return "\(known.name(in: language)) (\(known.code))"
    }

    private static let byCode = Dictionary(
        historicCurrencyTable.split(separator: "\n").compactMap(HistoricCurrency.init(row:)).map { ($0.code, $0) },
        uniquingKeysWith: { first, _ in first })
}
