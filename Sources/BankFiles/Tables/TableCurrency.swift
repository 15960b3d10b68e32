import Bookkeeping

/// The currency of a table without a column for it.
extension TableMapping {
    /// Returns the code of the currency in the name of the amount's column, in amounts, or before the table, which may be one that no longer exists; nil if
    /// there is none. A sign of several currencies means the account's currency, or the currency of the table's language, and else makes a question.
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
        if let home = homeCurrency(sample) { return home }
        // In most amounts: one may be of another currency.
        let found = values.compactMap { TableWords.currencySign(in: $0) }
        if let first = found.first, found.count(where: { $0 == first }) * 2 > values.count, let currency = currency(of: first, sample, account) {
            return currency
        }
        return currencyBefore(sample)
    }

    /// Returns the currency in the name of a column.
    private mutating func currency(named name: String, _ sample: TableSample, _ account: Currency?) -> String? {
        if let sign = TableWords.currencySign(in: AmountScale.plainName(of: name) ?? name) { return currency(of: sign, sample, account) }
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
