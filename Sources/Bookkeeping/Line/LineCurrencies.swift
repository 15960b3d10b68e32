/// The names and signs of currencies as they are said in a line.
enum LineCurrencies {
    private static let dollars: Set<String> = ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD"]

    /// The names of currencies that are not their signs, and the currencies that each may be.
    static let names: [(name: String, codes: Set<String>)] =
        [
            ("euro", ["EUR"]), ("euros", ["EUR"]), ("ユーロ", ["EUR"]), ("欧元", ["EUR"]), ("歐元", ["EUR"]),
            ("yen", ["JPY"]), ("えん", ["JPY"]), ("日元", ["JPY"]), ("日币", ["JPY"]), ("日本円", ["JPY"]), ("圓", ["JPY", "TWD", "HKD"]),
            ("块钱", ["CNY"]), ("块", ["CNY"]), ("元", ["CNY", "TWD", "HKD"]), ("yuan", ["CNY"]), ("人民币", ["CNY"]), ("人民元", ["CNY"]), ("塊", ["TWD"]),
            ("won", ["KRW"]), ("ウォン", ["KRW"]), ("韩元", ["KRW"]), ("韩币", ["KRW"]), ("韓元", ["KRW"]),
            ("pounds", ["GBP"]), ("pound", ["GBP"]), ("quid", ["GBP"]), ("ポンド", ["GBP"]), ("英镑", ["GBP"]),
            ("美元", ["USD"]), ("美金", ["USD"]), ("米ドル", ["USD"]), ("ドル", dollars), ("dollars", dollars), ("dollar", dollars), ("bucks", dollars),
            ("港币", ["HKD"]), ("港元", ["HKD"]), ("台币", ["TWD"]), ("新台币", ["TWD"]), ("澳元", ["AUD"]), ("加元", ["CAD"]), ("卢布", ["RUB"]), ("泰铢", ["THB"]),
            ("バーツ", ["THB"]), ("baht", ["THB"]), ("francs", ["CHF"]), ("franc", ["CHF"]), ("フラン", ["CHF"]), ("瑞士法郎", ["CHF"]),
            ("rupees", ["INR", "PKR", "LKR", "NPR"]), ("rupee", ["INR", "PKR", "LKR", "NPR"]), ("rs", ["INR", "PKR", "LKR", "NPR"]),
            ("zloty", ["PLN"]),
            ("crowns", ["CZK", "SEK", "NOK", "DKK"]), ("kroner", ["NOK", "DKK"]), ("pesos", ["MXN", "PHP", "ARS", "CLP", "COP"]),
        ] + hundredths

    /// The names of hundredths of a unit.
    static let hundredths: [(name: String, codes: Set<String>)] = [
        ("cents", dollars.union(["EUR"])), ("cent", dollars.union(["EUR"])), ("¢", dollars.union(["EUR"])),
        ("pence", ["GBP"]), ("p", ["GBP"]),
    ]

    /// Names that are other words as well, so that they name a currency only in a book that has it.
    static let words: Set<String> = ["won", "pound", "pounds", "p", "cent", "cents", "pence"]

    /// True for a sign, a code, or one of the few names that stand before an amount.
    static func maySayBefore(_ mark: String) -> Bool {
        let mark = mark.folded
        return ["rs", "euro"].contains(mark) || !names.contains { $0.name == mark } || !mark.allSatisfy(\.isASCII)
    }

    /// Signs of several currencies, with the one that almost all people mean, except in books of the others.
    private static let usual: [String: String] = [
        "£": "GBP", "₩": "KRW", "₹": "INR", "元": "CNY", "圓": "JPY", "c$": "CAD", "a$": "AUD", "au$": "AUD", "nz$": "NZD", "s$": "SGD", "r$": "BRL",
        "mx$": "MXN",
    ]

    /// Codes of ISO 4217 that are no English words, so that they are also read in lower case.
    static let codes = [
        "eur", "usd", "gbp", "jpy", "cny", "chf", "krw", "hkd", "inr", "thb", "sek", "nok", "dkk", "pln", "czk", "huf", "aud", "cad", "nzd", "sgd",
        "mxn", "brl", "php", "myr", "vnd", "twd", "idr", "ils", "aed", "zar",
    ]

    /// The signs of all currencies that are no letters, such as `₺`, and a few that are.
    static let signs: [String] = Array(
        Set(
            CurrencyCatalogue.all.flatMap(\.currency.signs).filter {
                $0.count == 1 && $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .currencySymbol }
            }
        )
        .union(["zł", "円", "元", "원", "us$", "ca$", "c$", "a$", "au$", "hk$", "nz$", "s$", "nt$", "r$", "mx$"]))

    /// Returns true if a sign or a name is one of a currency.
    static func fits(_ mark: String, _ currency: Currency) -> Bool {
        let mark = mark.folded
        return currency.signs.contains(mark) || names.contains { $0.name == mark && $0.codes.contains(currency.code) }
    }

    /// Returns the only currency of a sign or a name; nil if it may be several.
    static func currency(_ mark: String) -> Currency? {
        let mark = mark.folded
        if words.contains(mark) { return nil }
        if let code = usual[mark] { return Currency(code: code) }
        if let known = names.first(where: { $0.name == mark }) {
            return known.codes.count == 1 ? known.codes.first.flatMap { Currency(code: $0) } : nil
        }
        let found = CurrencyCatalogue.all.map(\.currency).filter { $0.signs.contains(mark) }
        return found.count == 1 ? found.first : nil
    }
}
