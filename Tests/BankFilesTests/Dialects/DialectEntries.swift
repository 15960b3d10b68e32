import BankFiles
import Bookkeeping
import TestSupport

/// An entry of a dialect, as it is in truth.
struct DialectEntry: Equatable {
    enum Kind { case booked, pending, declined, neutral }

    var day: CalendarDate
    /// The whole change of the account, with the fee.
    var units: Int64
    var text: String
    var kind = Kind.booked
    /// The fee that was taken besides, in the units of the amount.
    var fee: Int64 = 0
    var isOtherCurrency = false
    /// An amount that went out and came back: it has a minus in the column of money out.
    var isReversal = false
}

/// The entries of a dialect, in the order of time.
struct DialectEntries {
    private(set) var entries: [DialectEntry] = []

    init(
        _ words: DialectWords, _ currency: Currency, _ signs: Dialect.Signs, _ decimals: Dialect.Decimals, hasStates: Bool, hasNeutral: Bool,
        hasFees: Bool, hasOther: Bool, hasReversals: Bool, _ random: inout SeededRandom
    ) {
        func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }
        func one<Value>(of values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }
        var day =
            CalendarDate(year: 2026, month: Int.random(in: 1...9, using: &random), day: Int.random(in: 1...28, using: &random))
            ?? CalendarDate(daysSince1970: 20_000)
        let count = Int.random(in: 1...(chance(3) ? 4 : 30), using: &random)
        for number in 0..<count {
            let size = one(of: [1_999, 9_999, 99_999, 499_999, 1_999_999])
            var units = Int64.random(in: 1...Int64(size), using: &random)
            if decimals == .whole, currency.minorUnits == 2 { units = max(1, units / 100) * 100 }
            if decimals == .trimmed, chance(2) { units = max(10, units / 10) * 10 }
            let isIncome = signs == .unsigned ? false : signs == .card ? chance(12) : chance(4)
            var entry = DialectEntry(day: day, units: isIncome ? units : -units, text: one(of: words.shops))
            if hasFees, chance(2) {
                entry.fee = Int64.random(in: 1...max(2, units / 10), using: &random)
                entry.units -= entry.fee
            }
            let out = entries.count { $0.units < 0 && $0.kind == .booked }, reversals = entries.count(where: \.isReversal)
            entry.isReversal = hasReversals && isIncome && out > 2 * (reversals + 1)
            entry.isOtherCurrency = hasOther && number % 3 == 1
            if hasStates, number > 0 {
                if number >= count - 2, chance(2) { entry.kind = .pending } else if chance(12) { entry.kind = .declined }
            }
            if hasNeutral, DialectWords.neutral[words.language] != nil, number > 0, chance(6) { entry.kind = .neutral }
            entries.append(entry)
            day = day.adding(days: one(of: [0, 0, 1, 1, 2, 3, 9]))
        }
    }
}
