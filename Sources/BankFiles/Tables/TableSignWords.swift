import Bookkeeping

/// Columns with a word for the direction of each row, beside amounts with or without signs.
extension TableMapping {
    /// The rows without and with a minus for one direction.
    private struct Counts { var plain = 0, minus = 0 }

    /// The direction that words and signs give together.
    private enum Verdict {
        /// The word says the direction.
        case words(MinusMeaning)
        /// The sign says it, as it is or turned round.
        case signs(isReversed: Bool)
        case open
    }

    /// Settles the direction by a column of words. Returns false if there is none.
    mutating func settleWords(_ sample: TableSample, _ amount: Int, _ proof: TableProof?, isUnsigned: Bool) -> Bool {
        if let named = columns.firstIndex(of: .sign) {
            let values = sample.values(named)
            let proven = proof.flatMap { Self.directions(sample, named, $0) }
            guard let known = proven ?? TableWords.directions(of: values, named: sample.name(named)) else {
                if values.contains(where: { TableWords.isOut($0) != nil || TableWords.isNeutral($0) }) { return true }
                // Nobody has taught these words.
                if isUnsigned { return askForWord(sample, named) }
                set(named, nil)
                return settleWords(sample, amount, proof, isUnsigned: isUnsigned)
            }
            directions = known
            askIfContradicted(proven, TableWords.directions(of: values, named: sample.name(named)), proof)
            // The only word means one direction, and rows without it have the other direction.
            if values.count < sample.rows.count, Set(known.values).count == 1, let isOut = known.values.first {
                for nothing in ["", "-", "–", "—"] { directions[nothing] = !isOut }
            }
            apply(verdict(sample, amount, named, known), proof, at: named)
            return true
        }
        let places = columns.indices.filter { place in
            [nil, .kind, .state, .reference, .note, .category, .subcategory].contains(columns[place])
                && sample.values(place).count == sample.rows.count
        }
        for place in places {
            guard let known = TableWords.directions(of: sample.values(place), named: sample.name(place)) else { continue }
            let proven = proof.flatMap { Self.directions(sample, place, $0) }
            let isNamed = Self.saysDirection(sample, place, known)
            guard Set(known.values).count > 1 || isNamed else { continue }
            let found = verdict(sample, amount, place, known)
            if case .open = found, !isNamed { continue }
            // Signs that say the same need no words.
            if case .signs(let isReversed) = found {
                self.isReversed = isReversed
                return true
            }
            set(place, .sign)
            directions = proven ?? known
            askIfContradicted(proven, known, proof)
            apply(found, proof, at: place)
            return true
        }
        // Words of any language that agree with the balance each time.
        for place in places where isUnsigned {
            guard let proof, let proven = Self.directions(sample, place, proof, each: 3) else { continue }
            set(place, .sign)
            directions = proven
            return true
        }
        return false
    }

    /// Asks about words that a balance above zero contradicts: it may be the debt of a card.
    private mutating func askIfContradicted(_ proven: [String: Bool]?, _ known: [String: Bool]?, _ proof: TableProof?) {
        guard let proven, let known, proof?.mayBeDebt == true, known.contains(where: { proven[$0.key] == !$0.value }) else { return }
        directions = known
        doubts.insert(.sign)
    }

    private mutating func apply(_ verdict: Verdict, _ proof: TableProof?, at place: Int) {
        switch verdict {
        case .words(let meaning): minus = meaning
        case .signs(let isReversed):
            set(place, nil)
            (self.isReversed, directions) = (isReversed, [:])
        case .open:
            if let proof, case .one(_, let isReversed) = proof.amounts {
                set(place, nil)
                (self.isReversed, directions) = (isReversed, [:])
            } else {
                doubts.insert(.sign)
            }
        }
    }

    private func verdict(_ sample: TableSample, _ amount: Int, _ place: Int, _ known: [String: Bool]) -> Verdict {
        var out = Counts(), into = Counts()
        for row in sample.rows {
            guard let figure = row.values.dropFirst(amount).first.flatMap({ AmountText.figure($0, mark: decimalMark) }), figure.units != 0,
                let isOut = row.values.dropFirst(place).first.flatMap({ known[$0.folded] })
            else { continue }
            let isMinus = figure.isNegative == true
            if isOut { if isMinus { out.minus += 1 } else { out.plain += 1 } }
            if !isOut { if isMinus { into.minus += 1 } else { into.plain += 1 } }
        }
        switch (out.plain > 0, out.minus > 0, into.plain > 0, into.minus > 0) {
        // No minus at all, or one for each amount that went out, or for each that came in.
        case (_, false, _, false): return .words(.turnsRound)
        case (false, _, _, false), (true, false, false, true): return .words(.nothing)
        // Income that is given back, or expenses: the signs are as in an account, or as in a card's statement.
        case (true, true, false, true) where out.plain > out.minus, (true, false, true, true) where into.minus > into.plain:
            return .signs(isReversed: true)
        case (true, true, true, false) where out.minus > out.plain, (false, true, true, true) where into.plain > into.minus:
            return .signs(isReversed: false)
        case _ where out.minus * 3 <= out.plain && into.minus * 3 <= into.plain: return .words(.turnsRound)
        default: return .open
        }
    }

    // MARK: Words and balances

    /// True if each word of a column occurs in a row with a known change.
    static func isProven(_ sample: TableSample, _ place: Int, _ proof: TableProof) -> Bool {
        let proven = Set(proof.changes.keys.compactMap { sample.rows.dropFirst($0).first?.values.dropFirst(place).first?.folded })
        return sample.values(place).allSatisfy { proven.contains($0.folded) }
    }

    /// True for the only word of a column if its name says that it is a direction, or a kind; a letter alone may be another kind.
    private static func saysDirection(_ sample: TableSample, _ place: Int, _ words: [String: Bool]) -> Bool {
        let name = sample.name(place)
        return TableWords.isSignName(name) || TableWords.truths(Set(words.keys), named: name) != nil
            || (TableWords.role(of: name)?.column == .kind && words.keys.allSatisfy { $0.count > 2 || $0.utf8.count > 3 })
    }

    /// Returns the direction of each word of a column if the balances prove that it says them.
    ///
    /// - Parameter each: the number of rows that each word has to have.
    private static func directions(_ sample: TableSample, _ place: Int, _ proof: TableProof, each: Int = 1) -> [String: Bool]? {
        var found: [String: Bool] = [:], counts: [String: Int] = [:]
        for (row, change) in proof.changes where change != 0 {
            guard sample.rows.indices.contains(row), let word = sample.rows[row].values.dropFirst(place).first?.folded else { return nil }
            guard found[word, default: change < 0] == (change < 0), found.count <= 6 else { return nil }
            found[word] = change < 0
            counts[word, default: 0] += 1
        }
        guard counts.values.allSatisfy({ $0 >= each }) else { return nil }
        let isComplete = sample.values(place).allSatisfy { found[$0.folded] != nil }
        return isComplete && Set(found.values).count > 1 ? found : nil
    }
}
