/// The columns of amounts that a column of balances proves: the balance of each row is its neighbour's balance plus the amount of the row.
struct TableProof {
    enum Amounts: Hashable {
        /// One column, as it is or with its signs turned round.
        case one(Int, isReversed: Bool)
        /// A column for each direction.
        case two(into: Int, out: Int)
        /// A column of sizes without their signs.
        case sizes(Int)
    }

    let amounts: Amounts
    let balance: Int
    /// True if the fee is taken off besides.
    let hasFee: Bool
    /// The change of the balance by the row of the sample.
    let changes: [Int: Int64]
    /// True if no balance is below zero: it may be a debt, written without a sign.
    let mayBeDebt: Bool

    /// Looks for the amounts among some columns. Nil if no column, or several that contradict each other, make the balances.
    ///
    /// - Parameters:
    ///   - balances: the columns that may have the balance.
    ///   - amounts: the columns that may have the amounts.
    ///   - isRising: true if the dates go up, false if they go down; nil if that is unknown.
    init?(_ sample: TableSample, balances: [Int], amounts: [Int], fee: Int?, mark: DecimalMark?, isRising: Bool?) {
        func figures(_ place: Int) -> [AmountUnits?] { sample.figures(place, mark: mark, first: Self.rows) }
        let columns = Dictionary(Set(amounts + [fee].compactMap(\.self)).map { ($0, figures($0)) }) { first, _ in first }
        var found: [Candidate] = []
        for balance in balances {
            let values = figures(balance)
            for direction in [isRising.map { [$0] } ?? [true, false]].joined() {
                let changes = Self.changes(values, isRising: direction)
                // Numbers of rows go up by one.
                guard changes.values.contains(where: { $0 != 0 && $0.magnitude != Self.one }) else { continue }
                let tried = TableTrial(changes: changes, columns: columns, fee: fee)
                found += tried.candidates(amounts.filter { $0 != balance && $0 != fee }).map { Candidate($0, balance: balance, changes) }
            }
        }
        guard let best = found.max(by: { $0.trial.weight < $1.trial.weight }) else { return nil }
        let equals = found.filter { $0.trial.weight == best.trial.weight }
        // The same amount in all rows makes the balances from either end.
        let shapes = Set(equals.map(\.trial.amounts))
        if shapes.count > 1 {
            let places = Set(shapes.map(\.place))
            guard let place = places.first, places.count == 1, place != nil || shapes.count == 1 else { return nil }
            guard let place else { return nil }
            self.amounts = .sizes(place)
        } else {
            self.amounts = best.trial.amounts
        }
        (balance, hasFee, changes) = (best.balance, best.trial.hasFee, best.changes)
        mayBeDebt = figures(best.balance).allSatisfy { $0?.isNegative != true }
    }

    private static let one: UInt64 = 10_000

    /// The rows that a proof looks at.
    private static let rows = 120

    private struct Candidate {
        let trial: TableTrial.Result, balance: Int, changes: [Int: Int64]

        init(_ trial: TableTrial.Result, balance: Int, _ changes: [Int: Int64]) {
            (self.trial, self.balance, self.changes) = (trial, balance, changes)
        }
    }

    /// Returns the difference of each balance and the one before it, in time.
    private static func changes(_ balances: [AmountUnits?], isRising: Bool) -> [Int: Int64] {
        let known = balances.indices.compactMap { row in balances[row].map { (row: row, units: $0.signed) } }
        var changes: [Int: Int64] = [:]
        for (earlier, later) in zip(known, known.dropFirst()) {
            let (row, other) = isRising ? (later, earlier) : (earlier, later)
            changes[row.row] = row.units - other.units
        }
        return changes
    }
}

extension TableProof.Amounts {
    /// The only column; nil for two.
    fileprivate var place: Int? {
        switch self {
        case .one(let place, _), .sizes(let place): place
        case .two: nil
        }
    }
}
