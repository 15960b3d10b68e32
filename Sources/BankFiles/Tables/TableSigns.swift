import Bookkeeping

/// The direction of amounts: by their signs, by a word beside each, by the balance, or by a question.
extension TableMapping {
    /// The changes of a balance that say that amounts without a sign all have the same direction: one row alone may have the other.
    private static let enough = 3

    /// - Parameter isDebt: true for the account of a card or a loan.
    mutating func settleSigns(_ sample: TableSample, _ proof: TableProof?, isDebt: Bool) {
        guard let amount = columns.firstIndex(of: .amount) else { return settleParts(sample, proof, isDebt: isDebt) }
        let figures = sample.rows.compactMap { row -> (text: String, isOut: Bool?)? in
            guard let text = row.values.dropFirst(amount).first, let figure = AmountText.figure(text, mark: decimalMark), figure.units != 0 else {
                return nil
            }
            return (row.values.joined(separator: " "), figure.isNegative)
        }
        let out = figures.filter { $0.isOut == true }, other = figures.filter { $0.isOut != true }
        if settleWords(sample, amount, proof, isUnsigned: out.isEmpty) { return }
        let payments = out.count { TableWords.isCardPayment($0.text) }
        // The balance of a card is the debt.
        if payments * 2 > out.count, let proof, case .one(amount, false) = proof.amounts {
            doubts.insert(.sign)
            return
        }
        if let proof, case .one(amount, let isReversed) = proof.amounts, !out.isEmpty || proof.changes.count >= Self.enough {
            // A word that no balance proves may mean the other direction.
            if out.isEmpty, let place = placeOfUnknownWords(sample), !Self.isProven(sample, place, proof), askForWord(sample, place) { return }
            // A debt rises by purchases, which are more than payments.
            if proof.mayBeDebt, isReversed ? !out.isEmpty : out.count <= other.count && (isDebt || isCard(sample)) {
                doubts.insert(.sign)
            } else {
                self.isReversed = isReversed
            }
            return
        }
        if out.isEmpty {
            if (figures.contains(where: { $0.isOut == false }) && figures.allSatisfy({ $0.isOut != nil })) || hasSignedFees(sample) { return }
            if isCard(sample) {
                isReversed = true
            } else if let place = placeOfUnknownWords(sample) {
                _ = askForWord(sample, place)
            } else if !figures.isEmpty {
                doubts.insert(.sign)
            }
            return
        }
        if payments * 2 > out.count {
            isReversed = true
            if out.count > other.count { doubts.insert(.sign) }
        } else if out.count < other.count {
            if isCard(sample) {
                isReversed = true
            } else if !other.contains(where: { TableWords.isIncome($0.text) }) || isDebt || mayBeCard(sample) {
                doubts.insert(.sign)
            }
        } else if out.count == other.count, isCard(sample) {
            isReversed = true
        } else if out.contains(where: { TableWords.isIncome($0.text) }), !other.contains(where: { TableWords.isIncome($0.text) }) {
            // Money that everybody receives has the minus.
            doubts.insert(.sign)
        } else if other.contains(where: { TableWords.isPurchase($0.text) }) || (out.count == other.count && (isDebt || mayBeCard(sample))) {
            doubts.insert(.sign)
        }
    }

    /// True if fees beside the amounts have a minus: the bank writes signs, and there was nothing else to write one for.
    private func hasSignedFees(_ sample: TableSample) -> Bool {
        let places = sample.header?.values.indices.filter { TableWords.role(of: sample.name($0))?.column == .fee } ?? []
        return places.flatMap(sample.values).contains { AmountText.figure($0, mark: decimalMark)?.isNegative == true }
    }

    // MARK: A column for each direction

    /// Settles the signs in columns for both directions: by the balance, or by the sign that nearly all amounts of a column have. One with the other sign takes
    /// an earlier amount back.
    private mutating func settleParts(_ sample: TableSample, _ proof: TableProof?, isDebt: Bool) {
        minus = minusInOut(sample, proof)
        let into = signs(.moneyIn, sample)
        hasNegativeIncome = into.plain == 0 && into.minus > 0 && !provesReversals(sample, proof)
        if let proof, partsMayFollowDebt(sample, proof, isDebt: isDebt) {
            doubts.insert(.sign)
            return
        }
        if let proof, case .two(let into, _) = proof.amounts {
            // The columns by their names, or the other way round.
            isReversed = columns.dropFirst(into).first == .moneyOut
            doubts.remove(.sign)
            return
        }
        let out = signs(.moneyOut, sample)
        let isMixed = out.plain > 0 && out.minus > 0
        if isMixed && out.plain == out.minus || into.plain > 0 && into.minus >= into.plain { doubts.insert(.sign) }
    }

    /// Returns the amounts without and with a minus in columns of a direction.
    private func signs(_ column: TableColumn, _ sample: TableSample) -> (plain: Int, minus: Int) {
        let figures = columns.indices.filter { columns[$0] == column }.flatMap(sample.values).compactMap { AmountText.figure($0, mark: decimalMark) }
            .filter { $0.units != 0 }
        let minus = figures.count { $0.isNegative == true }
        return (figures.count - minus, minus)
    }

    /// Returns the meaning of a minus in the column of money out; nil if it has no amounts.
    private func minusInOut(_ sample: TableSample, _ proof: TableProof?) -> MinusMeaning? {
        let counts = signs(.moneyOut, sample)
        guard counts != (0, 0) else { return nil }
        let usual: MinusMeaning = counts.plain > counts.minus ? .turnsRound : .moneyOut
        guard counts.plain > 0, counts.minus > 0 else { return usual }
        guard let proof, case .two(let into, let out) = proof.amounts, let named = columns.firstIndex(of: .moneyOut) else { return usual }
        // The names may be swapped.
        let isSwapped = named == into
        var right: [MinusMeaning: Int] = [:]
        for (row, change) in proof.changes {
            guard sample.rows.indices.contains(row), let text = sample.rows[row].values.dropFirst(isSwapped ? into : out).first,
                let figure = AmountText.figure(text, mark: decimalMark), figure.units != 0
            else { continue }
            let own = isSwapped ? -change : change
            if own == -figure.units { right[.nothing, default: 0] += 1 }
            if own == -figure.signed { right[.turnsRound, default: 0] += 1 }
            if own == figure.signed { right[.moneyOut, default: 0] += 1 }
        }
        let best = right.values.max() ?? 0, found = right.filter { $0.value == best }.keys
        return found.count == 1 ? found.first : found.contains(usual) || found.isEmpty ? usual : .nothing
    }

    /// True if the balance falls by amounts with a minus in the column of money in.
    private func provesReversals(_ sample: TableSample, _ proof: TableProof?) -> Bool {
        guard let proof else { return false }
        let into: Int
        switch proof.amounts {
        case .two(let place, _), .one(let place, false): into = place
        case .one, .sizes: return false
        }
        guard columns.dropFirst(into).first == .moneyIn else { return false }
        return proof.changes.contains { row, change in
            let figure = sample.rows.dropFirst(row).first?.values.dropFirst(into).first.flatMap { AmountText.figure($0, mark: decimalMark) }
            return figure.map { $0.isNegative == true && $0.signed == change } ?? false
        }
    }
}
