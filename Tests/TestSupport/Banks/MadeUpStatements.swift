/// The accounts of a made-up household at its banks, with entries of which the sums are known: the truth for whatever reads their files.
public struct MadeUpStatements: Sendable {
    public struct Account: Sendable {
        /// The IBAN, and the name in files that have no numbers.
        public let number: String
        public let currency: String
        /// The digits behind the decimal mark.
        public let places: Int
    }

    public struct Entry: Sendable {
        /// The place of the account in ``MadeUpStatements/accounts``.
        public let account: Int
        /// The bank's own ID.
        public let id: String
        public let year, month, day: Int
        /// In minor units of the account's currency, negative for what was paid.
        public let amount: Int64
        public let payee, purpose: String
    }

    /// An account in a month of the calendar.
    public struct Month: Hashable, Sendable, CustomStringConvertible {
        public let account: String
        public let year, month: Int

        public init(account: String, year: Int, month: Int) { (self.account, self.year, self.month) = (account, year, month) }

        public var description: String { "\(account) \(year)-\(month)" }
    }

    public let accounts: [Account]
    /// The entries of all accounts, in the order of their days.
    public let entries: [Entry]

    private static let payees = [
        "Greenway Market", "Café Blau", "Bäckerei Groß & Söhne", "City Transit", "Stadtwerke, Abt. \"Strom\"", "O'Neill; Partners", "Łódź Books",
        "Kino am Ring", "Pharmacie 24/7", "Rail + Road",
    ]
    private static let years = 5

    /// - Parameters:
    ///   - count: the number of entries, of which about one in fifty is like another one of the same day in everything but its ID.
    ///   - currencies: the code and the decimal places of the currency of each account.
    public init(_ count: Int, seed: UInt64, currencies: [(code: String, places: Int)] = [("EUR", 2), ("USD", 2), ("JPY", 0)]) {
        var random = SeededRandom(seed: seed), entries: [Entry] = []
        accounts = currencies.enumerated().map { number, currency in
            Account(number: "DE4010030002\(1_000_000_000 + number * 7_654_321)", currency: currency.code, places: currency.places)
        }
        entries.reserveCapacity(count)
        let days = Self.years * 12 * 28
        for number in 0..<max(0, count) {
            let day = number * days / count, id = "20260\(10_000_000 + number)"
            if let last = entries.last, number % 50 == 49 {
                entries.append(
                    Entry(
                        account: last.account, id: id, year: last.year, month: last.month, day: last.day, amount: last.amount, payee: last.payee,
                        purpose: last.purpose))
                continue
            }
            let isIncome = Int.random(in: 0..<20, using: &random) == 0
            let amount = isIncome ? Int64.random(in: 50_000...999_999, using: &random) : -Int64.random(in: 1...30_000, using: &random)
            let payee = Self.payees.randomElement(using: &random) ?? ""
            entries.append(
                Entry(
                    account: Int.random(in: 0..<max(1, currencies.count), using: &random), id: id, year: 2021 + day / (12 * 28),
                    month: day / 28 % 12 + 1, day: day % 28 + 1, amount: amount, payee: payee, purpose: "Card 4711, receipt \(number % 9_973)"))
        }
        self.entries = entries
    }

    /// The sum of each account and month, in minor units.
    public var sums: [Month: Int64] {
        var sums: [Month: Int64] = [:]
        for entry in entries {
            guard let account = accounts.dropFirst(entry.account).first else { continue }
            sums[Month(account: account.number, year: entry.year, month: entry.month), default: 0] += entry.amount
        }
        return sums
    }
}
