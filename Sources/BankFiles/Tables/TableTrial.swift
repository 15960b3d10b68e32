import Bookkeeping

/// Columns compared with the changes of the balance.
struct TableTrial {
    struct Result {
        let amounts: TableProof.Amounts, hasFee: Bool, weight: Int
    }

    let changes: [Int: Int64]
    let columns: [Int: [AmountUnits?]]
    let fee: Int?

    func candidates(_ places: [Int]) -> [Result] {
        var found: [Result] = []
        for place in places {
            for (isReversed, hasFee) in [(false, false), (true, false), (false, true), (true, true)] where !hasFee || hasFees {
                let weight = weight { row in
                    figure(place, row).map { (isReversed ? -$0.signed : $0.signed) - (hasFee ? fees(row) : 0) }
                }
                if let weight {
                    found.append(Result(amounts: .one(place, isReversed: isReversed), hasFee: hasFee, weight: weight * 2 - (hasFee ? 1 : 0)))
                }
            }
        }
        // Few rows may have another direction than all others.
        let best = found.map(\.weight).max() ?? 0
        found += pairs(places).filter { $0.weight > best }
        if found.isEmpty {
            for place in places where columns[place]?.contains(where: { $0?.isNegative == true }) == false {
                if let weight = sizes(place) { found.append(Result(amounts: .sizes(place), hasFee: false, weight: weight)) }
            }
        }
        return found
    }

    private func pairs(_ places: [Int]) -> [Result] {
        var found: [Result] = []
        let places = places.filter { columns[$0]?.contains { ($0?.units ?? 0) != 0 } ?? false }
        for into in places {
            for out in places where out != into {
                // A minus in the column of money out has a meaning, or none.
                let isMixed = columns[out]?.contains { $0?.isNegative == true } ?? false
                let weights = (isMixed ? [false, true] : [false]).compactMap { isSigned in
                    weight { row in
                        let parts = (figure(into, row), figure(out, row))
                        guard parts.0 != nil || parts.1 != nil else { return nil }
                        return (parts.0?.signed ?? 0) - ((isSigned ? parts.1?.signed : parts.1?.units) ?? 0)
                    }
                }
                if let weight = weights.max() { found.append(Result(amounts: .two(into: into, out: out), hasFee: false, weight: weight * 2)) }
            }
        }
        return found
    }

    private func sizes(_ place: Int) -> Int? {
        weight { row in figure(place, row).map { changes[row] ?? 0 < 0 ? -$0.units : $0.units } }
    }

    private func figure(_ place: Int, _ row: Int) -> AmountUnits? { columns[place]?.dropFirst(row).first.flatMap(\.self) }

    private var hasFees: Bool { fee.flatMap { columns[$0] }?.contains { $0.map { $0.units != 0 } ?? false } ?? false }

    private func fees(_ row: Int) -> Int64 { fee.flatMap { figure($0, row) }?.units ?? 0 }

    /// Returns the number of changes that the amounts make; nil if there are others than the few that a bank has in another order.
    private func weight(_ amount: (Int) -> Int64?) -> Int? {
        var right = 0, isMoved = false
        for (row, change) in changes where amount(row) == change {
            right += 1
            if change != 0 { isMoved = true }
        }
        return isMoved && right * 10 >= changes.count * 9 ? right : nil
    }
}
