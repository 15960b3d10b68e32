import Bookkeeping

extension TableMapping {
    /// Finds the decimal mark of the amounts, or leaves it open: `-1.500` is fifteen hundred or one and a half.
    ///
    /// It is proven by an amount that allows only one, by the running balance, by decimals that the currency does not have, and by the language of the
    /// header if the only sign there is groups thousands in it.
    mutating func settleMark(_ sample: TableSample, currency: Currency?) {
        doubts.remove(.decimalMark)
        let places = columns.indices.filter { columns[$0].map(Self.money.contains) ?? false }
        let evidence = MarkEvidence(places.flatMap(sample.values))
        decimalMark = evidence.certain
        guard decimalMark == nil, !evidence.isSilent else { return }
        if let sign = evidence.onlySign {
            let ofBalance = markOfBalance(sample)
            if ofBalance == sign {
                decimalMark = sign
                return
            }
            if ofBalance == sign.other || isGrouping(sign, evidence, sample, currency) {
                decimalMark = sign.other
                return
            }
        }
        doubts.insert(.decimalMark)
    }

    static let money: Set<TableColumn> = [.amount, .moneyIn, .moneyOut, .balance, .fee]

    /// Returns the only mark that makes the running balance right.
    private func markOfBalance(_ sample: TableSample) -> DecimalMark? {
        let right = DecimalMark.allCases.filter { proof(sample, mark: $0) != nil }
        return right.count == 1 ? right.first : nil
    }

    /// True if a sign before three digits cannot end the whole units.
    private func isGrouping(_ sign: DecimalMark, _ evidence: MarkEvidence, _ sample: TableSample, _ currency: Currency?) -> Bool {
        let own = TableLanguage.mark(of: sample.header?.values ?? [], separator: dialect.separator, currency: currency)
        // Thousands of a currency have decimals that it has not.
        if scales.isEmpty, let currency, let isGrouping = evidence.isGrouping(in: currency) {
            // Fuel and shares have three decimals where people write a point before them: 45.129 in dollars.
            let isOwn = own == sign && sign == .point && currency.minorUnits > 0
            return isGrouping && !(isOwn && NumberWriting(.english, currency: currency).groupsByComma)
        }
        // Amounts in thousands have three decimals, and programs of all languages write a point: 3.537 (000s).
        return own == sign.other && (scales.isEmpty || sign == .comma)
    }
}

extension DecimalMark {
    var other: DecimalMark { self == .point ? .comma : .point }
}
