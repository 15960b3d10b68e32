import Bookkeeping

/// The sign of an amount, and the words beside it.
extension WrittenAmount {
    /// True if the words beside the number are as short as signs are.
    var isPlain: Bool { [words.before, words.behind].allSatisfy(Self.isShort) && minusSigns <= 1 && parentheses.open <= 1 }

    /// True if the only word beside the number is a currency's.
    var isOfCurrencyWord: Bool {
        let others = [words.before, words.behind].filter { !$0.trimmed.isEmpty }
        return others.count == 1 && others.allSatisfy(TableWords.isCurrencyWord)
    }

    private static func isShort(_ word: String) -> Bool {
        word.utf8.count <= 6 || (word.utf8.count <= 24 && TableWords.isCurrencyWord(word))
    }

    /// Returns the direction of the amount; nil if its signs contradict each other, or if it has other words than signs of the currency.
    func isNegative(in currency: Currency) -> Bool? {
        guard minusSigns + plusSigns + parentheses.open <= 1, parentheses.open == parentheses.close else { return nil }
        var direction = minusSigns + parentheses.open > 0 ? true : plusSigns > 0 ? false : Bool?.none
        for text in [words.before, words.behind] where !text.isEmpty {
            guard let word = Self.withoutSigns(text, of: currency) else { return nil }
            if word.isEmpty { continue }
            guard let isDebit = Self.directions[word], direction == nil || direction == isDebit else { return nil }
            direction = isDebit
        }
        return direction ?? false
    }

    /// The code beside the number of a currency that no longer exists.
    var historicCode: String? { [words.before, words.behind].lazy.compactMap { HistoricCurrency(code: $0.trimmed)?.code }.first }

    /// The direction by signs and words of any currency; nil if there is none.
    var direction: Bool? {
        if minusSigns + parentheses.open > 0 { return true }
        if plusSigns > 0 { return false }
        return [words.before, words.behind].lazy.compactMap { word in
            let parts = word.folded.split { $0 == " " || $0 == "." }
            return parts.compactMap { Self.directions[$0] }.first
        }.first
    }

    /// Returns a folded word without the signs of the currency; nil for a text that is too long for a sign.
    private static func withoutSigns(_ text: String, of currency: Currency) -> Substring? {
        guard text.utf8.count <= 40 else { return nil }
        var word = Substring(text.folded)
        guard !word.isEmpty, directions[word] == nil else { return word }
        let signs = (moreSigns[currency.code] ?? []) + TableWords.words(of: currency.code) + currency.signs
        if let sign = signs.first(where: { word.hasPrefix($0) }) {
            word = word.dropFirst(sign.count)
        } else if let sign = signs.first(where: { word.hasSuffix($0) }) {
            word = word.dropLast(sign.count)
        }
        while word.first == " " || word.first == "." { word.removeFirst() }
        while word.last == " " || word.last == "." { word.removeLast() }
        return word
    }

    /// The words of banks besides the signs of a currency, folded.
    private static let moreSigns = [
        "USD": ["usd$", "us$"], "CAD": ["cad$", "c$"], "AUD": ["aud$", "au$", "a$"], "NZD": ["nzd$", "nz$"], "HKD": ["hkd$", "hk$", "港币", "港元"],
        "TWD": ["nt$", "元"], "SGD": ["sgd$", "s$"], "CNY": ["人民币", "人民幣", "rmb"], "RUB": ["руб.", "руб", "р."], "PLN": ["zł"], "CZK": ["kč"],
        "SEK": ["kr"], "NOK": ["kr"], "DKK": ["kr.", "kr"], "TRY": ["tl"], "EUR": ["euro"], "JPY": ["円"],
    ]

    /// Words of credit and debit; true for debit, which leaves the account.
    private static let directions: [Substring: Bool] = [
        "cr": false, "cr.": false, "c": false, "h": false, "dr": true, "dr.": true, "d": true, "db": true, "s": true,
    ]
}
