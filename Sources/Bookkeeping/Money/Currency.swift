import Synchronization

/// A currency of ISO 4217 that has minor units.
public struct Currency: Hashable, Sendable {
    /// The index of its entry in the catalogue, the only stored property: amounts are copied often.
    private let place: UInt16

    init(place: UInt16) { self.place = place }

    /// Finds the currency of a code, in either case; nil for a code that ISO 4217 does not list with minor units.
    public init?(code: some StringProtocol) {
        guard let known = CurrencyCatalogue.entry(code.uppercased()) else { return nil }
        self = known.currency
    }

    var position: Int { Int(place) }

    /// The three-letter ISO 4217 code, for example `EUR`.
    public var code: String { CurrencyCatalogue.all[position].code }

    /// The number of decimals of an amount: 0 for JPY, 2 for EUR, 3 for KWD.
    public var minorUnits: Int { CurrencyCatalogue.all[position].minorUnits }

    /// The minor units in one major unit: 10 to the power of `minorUnits`.
    public var scale: Int64 {
        switch minorUnits {
        case 0: 1
        case 1: 10
        case 2: 100
        case 3: 1_000
        default: 10_000
        }
    }

    /// Returns the symbol in a language, for example `$` or `CN¥`, or the code if there is none.
    public func symbol(in language: Language) -> String {
        CurrencyCatalogue.all[position].symbol(language)
    }

    /// The signs accepted in amounts of the currency, folded: its code and its symbols in every language, longest first.
    public var signs: [String] {
        Self.knownSigns.withLock { known in
            if let signs = known[position] { return signs }
            let signs = foldedSigns
            known[position] = signs
            return signs
        }
    }

    /// The signs of the currencies asked for so far: folding them takes longer than reading a typed amount.
    private static let knownSigns = Mutex<[Int: [String]]>([:])

    private var foldedSigns: [String] {
        let entry = CurrencyCatalogue.all[position]
        let local =
            switch code {
            case "JPY": ["円"]
            case "CNY": ["元", "块", "块钱", "rmb"]
            case "TWD": ["塊", "塊錢"]
            case "KRW": ["원"]
            default: [String]()
            }
        let signs = Set(([code, entry.narrow] + entry.symbols + local).map(\.folded).filter { !$0.isEmpty })
        return signs.sorted { ($1.count, $0) < ($0.count, $1) }
    }

    /// Returns the name in a language, for example `Japanese Yen`.
    public func name(in language: Language) -> String {
        CurrencyCatalogue.all[position].name(language)
    }
}
