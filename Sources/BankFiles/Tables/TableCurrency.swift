import Bookkeeping

/// The currency of a table without a column for it.
extension TableMapping {
    /// Returns the code of the currency in the name of the amount's column, in amounts, or before the table, which may be one that no longer exists; nil if
    /// there is none. A sign that several currencies have is that of the account's, or of the language of the table, and else makes a question.
    ///
    /// - Parameter account: the currency of the account.
    mutating func foundCurrency(_ sample: TableSample, account: Currency?) -> String? {
        doubts.remove(.currency)
        var values: [String] = []
        for (place, column) in columns.enumerated() {
            guard let column, [.amount, .moneyIn, .moneyOut, .balance].contains(column) else { continue }
            if let name = sample.header?.values.dropFirst(place).first, let found = currency(named: name, sample, account) { return found }
            values += sample.values(place)
        }
        // In most amounts: one may be of another currency.
        let found = values.compactMap { TableWords.currencySign(in: $0) }
        if let first = found.first, found.count(where: { $0 == first }) * 2 > values.count, let currency = currency(of: first, sample, account) {
            return currency
        }
        return currencyBefore(sample)
    }

    /// Returns the currency in the name of a column.
    private mutating func currency(named name: String, _ sample: TableSample, _ account: Currency?) -> String? {
        if let sign = TableWords.currencySign(in: name) { return currency(of: sign, sample, account) }
        if TableWords.unknownCode(in: name) != nil { doubts.insert(.currency) }
        return nil
    }

    /// Returns the currency of a sign.
    private mutating func currency(of sign: TableWords.CurrencySign, _ sample: TableSample, _ account: Currency?) -> String? {
        switch sign {
        case .code(let code): return code
        case .shared(let codes):
            if let account, codes.contains(account.code) { return account.code }
            if codes.contains("JPY"), let language = TableLanguage.eastern(sample) { return language == .japanese ? "JPY" : "CNY" }
            doubts.insert(.currency)
            return codes.first
        }
    }

    /// Returns the currency that the lines before the table name.
    private mutating func currencyBefore(_ sample: TableSample) -> String? {
        for row in sample.preface {
            let words = row.values.flatMap { $0.split { !$0.isLetter && $0 != "€" }.map(String.init) }
            if let code = words.lazy.filter({ $0 == "€" || $0.allSatisfy(\.isUppercase) }).compactMap({ TableWords.currency($0) }).first?.code {
                return code
            }
            if row.values.contains(where: { TableWords.historicCode(in: $0) != nil }) { doubts.insert(.currency) }
            guard let label = words.firstIndex(where: { TableWords.role(of: $0)?.column == .currency }) else { continue }
            // A code that Penny does not know.
            if words.dropFirst(label + 1).contains(where: { $0.utf8.count == 3 && $0.utf8.allSatisfy { 65...90 ~= $0 } }) { doubts.insert(.currency) }
        }
        return nil
    }

    /// Returns the currency of all rows, if a column has it and it is the same.
    func onlyCurrency(_ sample: TableSample) -> Currency? {
        guard let place = columns.firstIndex(of: .currency) else { return nil }
        let codes = Set(sample.values(place))
        return codes.count == 1 ? codes.first.flatMap { TableWords.currency($0) } : nil
    }
}

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
        if let code = name.split(whereSeparator: { !$0.isLetter }).lazy.compactMap({ $0.utf8.count == 3 ? Currency(code: $0)?.code : nil }).first {
            return .code(code)
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

    /// Signs of a single currency that have others in them.
    private static let longSigns: [(sign: String, code: String)] = [
        ("us$", "USD"), ("usd$", "USD"), ("ca$", "CAD"), ("c$", "CAD"), ("cad$", "CAD"), ("au$", "AUD"), ("aud$", "AUD"), ("a$", "AUD"),
        ("nz$", "NZD"),
        ("hk$", "HKD"), ("nt$", "TWD"), ("s$", "SGD"), ("r$", "BRL"), ("mx$", "MXN"), ("cn¥", "CNY"), ("jp¥", "JPY"), ("人民币", "CNY"), ("人民幣", "CNY"),
        ("人民元", "CNY"), ("日元", "JPY"), ("日圓", "JPY"), ("港元", "HKD"), ("港币", "HKD"), ("港幣", "HKD"), ("新台幣", "TWD"), ("美元", "USD"), ("欧元", "EUR"),
        ("歐元", "EUR"), ("ユーロ", "EUR"), ("米ドル", "USD"), ("円", "JPY"), ("원", "KRW"),
    ]

    /// Signs of several currencies.
    private static let sharedSigns: [(sign: String, codes: [String])] = [
        ("$", ["USD", "CAD", "AUD", "NZD", "MXN", "SGD", "HKD", "TWD", "COP", "CLP", "ARS"]), ("¥", ["JPY", "CNY"]), ("元", ["CNY", "TWD", "HKD"]),
        ("圓", ["TWD", "HKD", "JPY"]),
    ]
}
