import Bookkeeping

/// The columns of amounts, their signs, their decimal mark and their currency, as far as the table proves them.
extension TableMapping {
    /// Settles what the amounts of a table mean, and leaves the rest as ``doubts``.
    ///
    /// - Parameter entries: the rows with a date and an amount.
    mutating func settle(_ entries: TableSample, _ preset: TablePreset?, _ hint: BankFileHint) throws(BankFileProblem) {
        let sample = entries.withoutBalanceLines, currency = hint.currency
        decimalMark = AmountText.mark(of: columns.indices.filter { columns[$0].map(Self.money.contains) ?? false }.flatMap(sample.values))
        if preset == nil { try findAmounts(sample, currency) }
        settleScales(entries)
        let isOwned = preset != nil || settleCurrencyOwner(sample, account: currency, proof(sample, mark: decimalMark))
        self.currency = has(.currency) ? nil : foundCurrency(sample, account: currency) ?? preset?.currency
        if !isOwned { doubts.insert(.currency) }
        settleMark(sample, currency: self.currency.flatMap { Currency(code: $0) } ?? onlyCurrency(sample) ?? currency)
        guard preset == nil, isComplete else { return }
        let proof = proof(sample, mark: decimalMark)
        settleRivals(sample, proof)
        settleFee(sample, proof)
        settleSigns(sample, proof, isDebt: hint.isDebt)
    }

    /// Returns what the balances of the table prove about its amounts.
    func proof(_ sample: TableSample, mark: DecimalMark?) -> TableProof? {
        let amounts = columns.indices.filter { [.amount, .moneyIn, .moneyOut].contains(columns[$0]) }
        let balances = columns.indices.filter { columns[$0] == .balance }
        guard !amounts.isEmpty, !balances.isEmpty else { return nil }
        return TableProof(
            sample, balances: balances, amounts: amounts, fee: columns.firstIndex(of: .fee), mark: mark, isRising: isRising(sample))
    }

    /// Returns true if the dates go up in the table, false if they go down; nil if neither.
    private func isRising(_ sample: TableSample) -> Bool? {
        guard let place = columns.firstIndex(of: .date) else { return nil }
        let texts = sample.values(place).prefix(120)
        var directions: Set<Bool?> = []
        for order in DateOrder.allCases {
            let days = texts.compactMap { DateText.parse($0, order: order)?.0 }
            guard days.count == texts.count else { continue }
            let isUp = zip(days, days.dropFirst()).contains { $0 < $1 }, isDown = zip(days, days.dropFirst()).contains { $0 > $1 }
            directions.insert(isUp == isDown ? nil : isUp)
        }
        return directions.count == 1 ? directions.first.flatMap(\.self) : nil
    }

    /// Finds the columns of amounts and balances that have no name, and replaces a named one that is no amount by the balances.
    private mutating func findAmounts(_ sample: TableSample, _ currency: Currency?) throws(BankFileProblem) {
        doubts.remove(.amount)
        let free = columns.indices.filter { place in
            let values = sample.values(place)
            return columns[place] == nil && Self.most(values, TableCell.isFigure) && !Self.most(values, TableCell.isDate)
                && !TableCell.areNumbers(values) && Self.mayBeAmount(sample.name(place))
        }
        // Amounts without decimals may look like codes.
        let isWhole = currency?.minorUnits == 0 && TableLanguage.eastern(sample) != .chinese
        // A header that is shorter than its rows may name others than its own columns.
        if let header = sample.header, sample.usualWidth > header.values.count { doubts.insert(.amount) }
        // An original amount without another amount beside it is the amount.
        if free.isEmpty, !has(.amount), !has(.moneyIn), !has(.moneyOut), let place = columns.firstIndex(of: .originalAmount) { set(place, .amount) }
        let named = columns.indices.filter { [.amount, .moneyIn, .moneyOut].contains(columns[$0]) }
        if named.isEmpty, free.isEmpty, has(.balance), has(.date) { throw BankFileProblem(.balances) }
        let balances = columns.firstIndex(of: .balance).map { [$0] } ?? free.filter { !TableCell.areCodes(sample.values($0)) || isWhole }
        let proven = TableProof(
            sample, balances: balances, amounts: named + free, fee: columns.firstIndex(of: .fee), mark: decimalMark, isRising: isRising(sample))
        // Among many figures one change of a balance without a name may be chance.
        let isChance = !has(.balance) && free.count > 3 && (proven?.changes.count ?? 0) < 2
        if let proven, !isChance,
            named.isEmpty || (!has(.balance) && proven.isOf(named))
                || (!proven.isOf(named) && proven.changes.count >= 3 && proof(sample, mark: decimalMark) == nil)
        {
            if let (place, isIncome) = proven.onlyPlace, let other = partner(of: place, named, free.filter { $0 != proven.balance }, sample) {
                // A single change shows one of two columns; each row fills in one of them.
                set(proven.balance, .balance)
                if !named.isEmpty { return }
                set(place, isIncome ? .moneyIn : .moneyOut)
                set(other, isIncome ? .moneyOut : .moneyIn)
                return
            }
            return apply(proven)
        }
        if named.isEmpty {
            choose(among: free, sample, isWhole: isWhole)
        } else if !has(.amount), has(.moneyIn) != has(.moneyOut), let place = named.first,
            let other = free.first(where: { Self.areParts($0, place, sample) })
        {
            set(other, has(.moneyIn) ? .moneyOut : .moneyIn)
        }
    }

    /// True for a name that means an amount, or that is not known.
    private static func mayBeAmount(_ name: String) -> Bool {
        guard let column = TableWords.role(of: name)?.column else { return true }
        return [.amount, .moneyIn, .moneyOut].contains(column)
    }

    private mutating func apply(_ proof: TableProof) {
        columns = columns.map { $0.map { [.amount, .moneyIn, .moneyOut].contains($0) } ?? false ? nil : $0 }
        set(proof.balance, .balance)
        switch proof.amounts {
        case .one(let place, _), .sizes(let place): set(place, .amount)
        case .two(let into, let out):
            set(into, .moneyIn)
            set(out, .moneyOut)
        }
    }

    /// Chooses among columns without names or proof: the first with signs, or that has an amount in each row. Others like it make a question.
    ///
    /// - Parameter isWhole: true if amounts of the currency have no decimals, so that they may look like codes.
    private mutating func choose(among free: [Int], _ sample: TableSample, isWhole: Bool) {
        let candidates = free.filter { place in
            let values = sample.values(place)
            return (isWhole || !TableCell.areCodes(values)) && !TableCell.areCounts(values)
        }
        let places = candidates.isEmpty ? free.filter { !TableCell.areCounts(sample.values($0)) } : candidates
        if let first = places.first, let second = places.dropFirst().first(where: { Self.areParts(first, $0, sample) }) {
            // The one with a minus in each amount is what went out.
            let isOut = [first, second].map { place in
                sample.values(place).compactMap { AmountText.figure($0, mark: nil) }.allSatisfy { $0.isNegative == true }
            }
            let out = isOut == [false, true] ? second : first
            set(out, .moneyOut)
            set(out == first ? second : first, .moneyIn)
            if isOut.allSatisfy({ $0 == isOut.first }) || mayBeCard(sample) { doubts.insert(.sign) }
            if places.count > 2 { doubts.insert(.amount) }
            return
        }
        let signed = places.first { place in sample.values(place).contains { AmountText.figure($0, mark: nil)?.isNegative == true } }
        let full = places.first { place in sample.values(place).count * 10 >= sample.rows.count * 9 }
        guard let amount = signed ?? full ?? places.first else { return }
        set(amount, .amount)
        let values = sample.rows.map { $0.values.dropFirst(amount).first ?? "" }
        let isAlone = places.allSatisfy { place in
            place == amount || (signed != nil && TableCell.areCodes(sample.values(place)))
                || sample.rows.map { $0.values.dropFirst(place).first ?? "" } == values
        }
        if !isAlone || candidates.isEmpty { doubts.insert(.amount) }
    }

    /// True for two columns if each row fills in one of them.
    static func areParts(_ first: Int, _ second: Int, _ sample: TableSample) -> Bool {
        guard first != second, !sample.values(first).isEmpty, !sample.values(second).isEmpty else { return false }
        func isFilled(_ row: TableRow, _ place: Int) -> Bool {
            row.values.dropFirst(place).first.map { !TableCell.isEmpty($0) && AmountText.figure($0, mark: nil)?.units != 0 } ?? false
        }
        return sample.rows.allSatisfy { isFilled($0, first) != isFilled($0, second) }
    }
}
