import Bookkeeping

/// Amounts of OFX: a sign, digits, and one period or comma before the decimals, without grouping (OFX 1.6 and 2.2, section 3.2.9.1).
///
/// Banks that group do so with the other mark, as in `+1.234,56`, or with spaces: the last mark begins the decimals, and a mark that occurs twice
/// groups. A single point never groups: `1.234` has three decimals, which an amount in euros has not. `1,500` is no amount, since its comma may
/// group. Four decimals and more, as brokers write them, are rounded, halves away from zero.
enum OFXAmount {
    /// The most digits of an amount.
    private static let digits = 18
    /// The fewest decimals that are rounded.
    private static let roundedDecimals = 4

    static func parse(_ text: String, _ currency: Currency) -> Result<Money, BankRowProblem.Reason> {
        let bad = Result<Money, BankRowProblem.Reason>.failure(.badAmount(text.cut(to: 80)))
        var marks: [(mark: UInt8, before: Int)] = [], digits: [UInt8] = []
        var isNegative = false, hasSign = false, hasEnded = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "0"..."9":
                guard !hasEnded else { return bad }
                digits.append(UInt8(truncatingIfNeeded: scalar.value) - 48)
            case ".", ",":
                guard !hasEnded else { return bad }
                marks.append((UInt8(truncatingIfNeeded: scalar.value), digits.count))
            case "+", "-", "\u{2212}":
                guard !hasSign else { return bad }
                (hasSign, isNegative, hasEnded) = (true, scalar != "+", !digits.isEmpty)
            case " ", "'", "\u{A0}", "\u{202F}", "\u{2019}": break
            default: return bad
            }
        }
        guard !digits.isEmpty, let whole = wholeDigits(marks, of: digits.count), !mayGroup(marks, digits, currency) else { return bad }
        var decimals = digits[whole...]
        let isRounded = decimals.count >= Self.roundedDecimals
        while decimals.count > currency.minorUnits, decimals.last == 0 { decimals.removeLast() }
        guard isRounded || decimals.count <= currency.minorUnits else { return bad }
        let isRoundedUp = decimals.dropFirst(currency.minorUnits).first.map { $0 >= 5 } == true
        decimals = decimals.prefix(currency.minorUnits)
        let padding = repeatElement(UInt8(0), count: currency.minorUnits - decimals.count)
        let significant = (digits[..<whole] + decimals + padding).drop { $0 == 0 }
        guard significant.count <= Self.digits else { return .failure(.amountTooLarge(text.cut(to: 80))) }
        let units = significant.reduce(Int64(0)) { $0 * 10 + Int64($1) } + (isRoundedUp ? 1 : 0)
        return .success(Money(minorUnits: isNegative ? -units : units, currency))
    }

    /// True for a single comma before three digits, as banks of many countries divide thousands.
    private static func mayGroup(_ marks: [(mark: UInt8, before: Int)], _ digits: [UInt8], _ currency: Currency) -> Bool {
        guard let only = marks.first, marks.count == 1, only.mark == UInt8(ascii: ","), currency.minorUnits < 3 else { return false }
        return digits.count - only.before == 3 && 1...3 ~= only.before && digits.first != 0
    }

    /// Returns the number of digits before the decimals; nil if the marks do not fit together.
    private static func wholeDigits(_ marks: [(mark: UInt8, before: Int)], of count: Int) -> Int? {
        guard let last = marks.last else { return count }
        let groups = marks.dropLast()
        if groups.isEmpty { return last.before }
        let isGrouped = groups.allSatisfy { $0.mark == groups.first?.mark }
        let places = groups.map(\.before) + [last.before]
        guard isGrouped, (places.first ?? 0) > 0, zip(places, places.dropFirst()).allSatisfy({ $1 - $0 == 3 }) else { return nil }
        if groups.first?.mark != last.mark { return last.before }
        return count - last.before == 3 ? count : nil
    }
}
