/// The direction of amounts: by their signs, by a word beside each, by the balance, or by a question.
extension TableMapping {
    /// The changes of a balance that say that amounts without a sign all have the same direction: one row alone may have the other.
    private static let enough = 3

    mutating func settleSigns(_ sample: TableSample, _ proof: TableProof?) {
        guard let amount = columns.firstIndex(of: .amount) else { return settleParts(sample, proof) }
        let figures = sample.rows.compactMap { row -> (text: String, isOut: Bool?)? in
            guard let text = row.values.dropFirst(amount).first, let figure = AmountText.figure(text, mark: decimalMark), figure.units != 0 else {
                return nil
            }
            return (row.values.joined(separator: " "), figure.isNegative)
        }
        let out = figures.filter { $0.isOut == true }, other = figures.filter { $0.isOut != true }
        if let place = columns.firstIndex(of: .sign) {
            directions =
                proof.flatMap { Self.directions(sample, place, $0) } ?? TableWords.directions(
                    of: sample.values(place), named: Self.name(sample, place)) ?? [:]
            return
        }
        if findSigns(sample, proof, isUnsigned: out.isEmpty) { return }
        if let proof, case .one(amount, let isReversed) = proof.amounts, !out.isEmpty || proof.changes.count >= Self.enough {
            self.isReversed = isReversed
            return
        }
        if out.isEmpty {
            if (figures.contains(where: { $0.isOut == false }) && figures.allSatisfy({ $0.isOut != nil })) || hasSignedFees(sample) { return }
            if isCard(sample) { isReversed = true } else if !figures.isEmpty { doubts.insert(.sign) }
            return
        }
        let payments = out.count { TableWords.isCardPayment($0.text) }
        if payments * 2 > out.count {
            isReversed = true
            if out.count > other.count { doubts.insert(.sign) }
        } else if out.count < other.count {
            if isCard(sample) {
                isReversed = true
            } else if !other.contains(where: { TableWords.isIncome($0.text) }) {
                doubts.insert(.sign)
            }
        } else if out.count == other.count, isCard(sample) {
            isReversed = true
        } else if other.contains(where: { TableWords.isPurchase($0.text) }) {
            doubts.insert(.sign)
        }
    }

    /// Finds a column with a word for the direction of each row. Returns false if there is none.
    private mutating func findSigns(_ sample: TableSample, _ proof: TableProof?, isUnsigned: Bool) -> Bool {
        guard isUnsigned else { return false }
        let places = columns.indices.filter { [nil, .kind, .state, .reference, .note, .category, .subcategory].contains(columns[$0]) }
        let full = places.filter { sample.values($0).count == sample.rows.count }
        for place in full {
            guard let known = TableWords.directions(of: sample.values(place), named: Self.name(sample, place)) else { continue }
            let proven = proof.flatMap { Self.directions(sample, place, $0) }
            guard Set(known.values).count > 1 || Self.saysDirection(sample, place, known) else { continue }
            set(place, .sign)
            directions = proven ?? known
            return true
        }
        // Words of any language that agree with the balance each time.
        for place in full {
            guard let proof, let proven = Self.directions(sample, place, proof, each: 3) else { continue }
            set(place, .sign)
            directions = proven
            return true
        }
        return false
    }

    private static func name(_ sample: TableSample, _ place: Int) -> String { sample.header?.values.dropFirst(place).first ?? "" }

    /// True for the only word of a column if its name says that it is a direction, or a kind, of which a letter alone may be another.
    private static func saysDirection(_ sample: TableSample, _ place: Int, _ words: [String: Bool]) -> Bool {
        let name = name(sample, place)
        return TableWords.isSignName(name)
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

    /// True if fees beside the amounts have a minus: the bank writes signs, and there was nothing else to write one for.
    private func hasSignedFees(_ sample: TableSample) -> Bool {
        let places = sample.header?.values.indices.filter { TableWords.role(of: Self.name(sample, $0))?.column == .fee } ?? []
        return places.flatMap(sample.values).contains { AmountText.figure($0, mark: decimalMark)?.isNegative == true }
    }

    /// Asks about columns for both directions whose signs contradict their names.
    private mutating func settleParts(_ sample: TableSample, _ proof: TableProof?) {
        if let proof, case .two(let into, _) = proof.amounts {
            // The columns by their names, or the other way round.
            isReversed = columns.dropFirst(into).first == .moneyOut
            doubts.remove(.sign)
            return
        }
        func signs(_ column: TableColumn) -> Set<Bool> {
            let values = columns.indices.filter { columns[$0] == column }.flatMap(sample.values)
            return Set(values.compactMap { AmountText.figure($0, mark: decimalMark) }.filter { $0.units != 0 }.map { $0.isNegative == true })
        }
        let (into, out) = (signs(.moneyIn), signs(.moneyOut))
        hasNegativeIncome = into == [true]
        if into.count > 1 || out.count > 1 { doubts.insert(.sign) }
    }

    /// True for a statement of a card, whose purchases have no sign, by its names.
    private func isCard(_ sample: TableSample) -> Bool {
        (sample.header?.values ?? []).contains(where: TableWords.isCardName)
            || sample.preface.contains { $0.values.contains(where: TableWords.isCard) }
    }
}
