/// A currency of ISO 4217 that has minor units.
public struct Currency: Hashable, Sendable {
    /// The place of its entry in the catalogue, which is all that a currency is: amounts are copied often.
    private let place: UInt16

    init(place: UInt16) { self.place = place }

    /// The currency of a code, in either case; nil for a code that ISO 4217 does not list with minor units.
    public init?(code: some StringProtocol) {
        guard let known = CurrencyCatalogue.entry(code.uppercased()) else { return nil }
        self = known.currency
    }

    var position: Int { Int(place) }

    /// The three capital letters of ISO 4217, for example `EUR`.
    public var code: String { CurrencyCatalogue.all[position].code }

    /// How many decimals an amount has: 0 for JPY, 2 for EUR, 3 for KWD.
    public var minorUnits: Int { CurrencyCatalogue.all[position].minorUnits }

    /// Minor units in one major unit: 10 to the power of `minorUnits`.
    public var scale: Int64 {
        switch minorUnits {
        case 0: 1
        case 1: 10
        case 2: 100
        case 3: 1_000
        default: 10_000
        }
    }

    /// The symbol in a language, for example `$`, `CN¥` or, where there is none, the code.
    public func symbol(in language: Language) -> String {
        CurrencyCatalogue.all[position].symbol(language)
    }

    /// What amounts of the currency are marked with, folded: its code and its symbols in every language, the longest first.
    public var signs: [String] {
        let entry = CurrencyCatalogue.all[position]
        let local = switch code {
        case "JPY": ["円"]
        case "CNY": ["元", "rmb"]
        case "KRW": ["원"]
        default: [String]()
        }
        let signs = Set(([code, entry.narrow] + entry.symbols + local).map(\.folded).filter { !$0.isEmpty })
        return signs.sorted { ($1.count, $0) < ($0.count, $1) }
    }

    /// The name in a language, for example `Japanese Yen`.
    public func name(in language: Language) -> String {
        CurrencyCatalogue.all[position].name(language)
    }
}
