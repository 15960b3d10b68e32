import Bookkeeping

/// The codes, signs and words of currencies in tables.
extension TableWords {
    /// A sign or code of a currency.
    enum CurrencySign: Hashable {
        case code(String)
        /// The currencies that have the sign, the most probable first.
        case shared([String])
    }

    /// Returns the currency that a name or an amount has in it: `Amount (EUR)`, `金額（円）`, `CAD$`, `-$12.50`.
    static func currencySign(in text: String) -> CurrencySign? {
        let name = text.folded
        if let sign = longSigns.first(where: { name.contains($0.sign) }) { return .code(sign.code) }
        let parts = name.split { !$0.isLetter }
        if let code = parts.lazy.compactMap({ $0.utf8.count == 3 ? Currency(code: $0)?.code : nil }).first { return .code(code) }
        if let codes = parts.lazy.compactMap({ words[String($0)] }).first, let first = codes.first {
            return codes.count == 1 ? .code(first) : .shared(codes)
        }
        if let shared = sharedSigns.first(where: { name.contains($0.sign) }) { return .shared(shared.codes) }
        return signs.first { name.contains($0.sign) }.map { .code($0.code) }
    }

    /// Returns the code in a name that looks like one and is none that an account can have: `Amount (XYZ)`, or `Betrag DEM`.
    static func unknownCode(in name: String) -> String? {
        if let historic = historicCode(in: name) { return historic }
        let inner = name.split { "()[]（）".contains($0) }.dropFirst().first.map(String.init) ?? ""
        return inner.utf8.count == 3 && inner.utf8.allSatisfy { 65...90 ~= $0 } && role(of: inner) == nil ? inner : nil
    }

    /// Returns the code of a currency that no longer exists, in capitals as codes are written.
    static func historicCode(in text: String) -> String? {
        text.split { !$0.isLetter }.lazy.map(String.init).first {
            $0.allSatisfy(\.isUppercase) && HistoricCurrency(code: $0) != nil && role(of: $0) == nil
        }
    }

    /// Signs of a single currency that have others in them, folded.
    private static let longSigns: [(sign: String, code: String)] = {
        let signs = [
            ("us$", "USD"), ("usd$", "USD"), ("ca$", "CAD"), ("c$", "CAD"), ("cad$", "CAD"), ("au$", "AUD"), ("aud$", "AUD"), ("a$", "AUD"),
            ("nz$", "NZD"), ("hk$", "HKD"), ("nt$", "TWD"), ("s$", "SGD"), ("r$", "BRL"), ("mx$", "MXN"), ("cn¥", "CNY"), ("jp¥", "JPY"),
            ("人民币", "CNY"), ("人民幣", "CNY"), ("人民元", "CNY"), ("日元", "JPY"), ("日圓", "JPY"), ("港元", "HKD"), ("港币", "HKD"), ("港幣", "HKD"),
            ("新台幣", "TWD"), ("美元", "USD"), ("欧元", "EUR"), ("歐元", "EUR"), ("ユーロ", "EUR"), ("米ドル", "USD"), ("人民币元", "CNY"), ("人民幣元", "CNY"),
            ("円", "JPY"), ("원", "KRW"), ("د.إ", "AED"), ("ر.س", "SAR"), ("ج.م", "EGP"), ("د.ك", "KWD"), ("ر.ق", "QAR"),
        ]
        return signs.map { ($0.0.folded, $0.1) }
    }()

    /// Words beside amounts, folded, with the currencies that they mean, the most probable first.
    private static let words: [String: [String]] = {
        let words: [(String, [String])] = [
            ("kr", ["SEK", "NOK", "DKK", "ISK"]), ("tl", ["TRY"]), ("ft", ["HUF"]), ("lei", ["RON", "MDL"]), ("руб", ["RUB", "BYN"]), ("р", ["RUB"]),
            ("грн", ["UAH"]),
            ("лв", ["BGN"]), ("дин", ["RSD"]), ("บาท", ["THB"]), ("đ", ["VND"]), ("vnđ", ["VND"]), ("đồng", ["VND"]), ("rp", ["IDR"]),
            ("rm", ["MYR"]),
            ("rs", ["INR", "PKR", "LKR", "NPR"]), ("fr", ["CHF"]), ("sfr", ["CHF"]), ("тг", ["KZT"]), ("nis", ["ILS"]), ("שח", ["ILS"]),
            ("درهم", ["AED", "MAD"]), ("ريال", ["SAR", "QAR", "OMR"]), ("جنيه", ["EGP"]), ("دينار", ["KWD", "JOD", "BHD"]),
            // As a number is read: without the points of `د.إ`.
            ("دإ", ["AED"]), ("رس", ["SAR"]), ("جم", ["EGP"]), ("دك", ["KWD"]), ("رق", ["QAR"]),
        ]
        return Dictionary(words.map { ($0.0.folded, $0.1) }) { first, _ in first }
    }()

    /// Returns the words and signs of a currency, folded, which may stand beside its amounts.
    static func words(of code: String) -> [String] { wordsOfCodes[code] ?? [] }

    private static let wordsOfCodes: [String: [String]] = {
        let all = longSigns.map { ($0.code, $0.sign) } + words.flatMap { word, codes in codes.map { ($0, word) } }
        return Dictionary(all.map { ($0.0, [$0.1]) }, uniquingKeysWith: +).mapValues { $0.sorted { $0.count > $1.count } }
    }()

    /// True for a text that is nothing but the word or sign of a currency, such as `บาท` or `ر.س`.
    static func isCurrencyWord(_ text: some StringProtocol) -> Bool {
        let whole = text.folded.trimmed
        if longSigns.contains(where: { $0.sign == whole }) { return true }
        var word = Substring(whole)
        while let last = word.last, !last.isLetter { word.removeLast() }
        while let first = word.first, !first.isLetter { word.removeFirst() }
        return words[String(word)] != nil
    }

    /// Signs of several currencies.
    private static let sharedSigns: [(sign: String, codes: [String])] = [
        ("$", ["USD", "CAD", "AUD", "NZD", "MXN", "SGD", "HKD", "TWD", "COP", "CLP", "ARS"]), ("¥", ["JPY", "CNY"]), ("元", ["CNY", "TWD", "HKD"]),
        ("圓", ["TWD", "HKD", "JPY"]),
    ]

    /// Returns the currency of a column from its name: `Amount (EUR)`, `金額（円）`.
    static func currency(inName text: String) -> Currency? {
        switch currencySign(in: text) {
        case .code(let code): Currency(code: code)
        case .shared(let codes): codes.first.flatMap { Currency(code: $0) }
        case nil: nil
        }
    }

    /// Returns the currency of a code or a sign.
    static func currency(_ text: some StringProtocol) -> Currency? {
        if text.utf8.count == 3, let currency = Currency(code: text) { return currency }
        let sign = text.folded
        if let known = signs.first(where: { $0.sign == sign }) ?? longSigns.first(where: { $0.sign == sign }) { return Currency(code: known.code) }
        return words[sign].flatMap { $0.count == 1 ? $0.first : nil }.flatMap { Currency(code: $0) }
    }

    /// Returns the currency of a code in small or wide letters, or of a sign.
    static func currency(anyCase text: String) -> Currency? { currency(text.folded.uppercased()) ?? currency(text) }

    /// Signs and words of currencies, folded, the longer ones first.
    static let signs: [(sign: String, code: String)] = [
        ("euros", "EUR"), ("euro", "EUR"), ("us$", "USD"), ("ca$", "CAD"), ("au$", "AUD"), ("nz$", "NZD"), ("hk$", "HKD"), ("nt$", "TWD"),
        ("r$", "BRL"),
        ("mx$", "MXN"), ("cn¥", "CNY"), ("zł", "PLN"), ("kč", "CZK"), ("€", "EUR"), ("$", "USD"), ("£", "GBP"), ("円", "JPY"), ("元", "CNY"),
        ("人民币", "CNY"), ("人民幣", "CNY"), ("원", "KRW"), ("日元", "JPY"), ("美元", "USD"),
        ("欧元", "EUR"), ("港币", "HKD"), ("руб.", "RUB"), ("руб", "RUB"), ("rur", "RUB"), ("rmb", "CNY"),
        ("¥", "JPY"),
        ("₹", "INR"), ("₩", "KRW"), ("₽", "RUB"), ("₺", "TRY"), ("₴", "UAH"), ("฿", "THB"), ("₫", "VND"), ("₱", "PHP"), ("₪", "ILS"),
    ]
}
