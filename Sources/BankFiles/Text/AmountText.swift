import Bookkeeping

extension BankRowProblem.Reason: Error {}

/// The sign between the units of a currency and their decimals.
public enum DecimalMark: String, CaseIterable, Hashable, Codable, Sendable {
    case point, comma

    var scalar: Unicode.Scalar { self == .point ? "." : "," }
}

/// Amounts as banks and programs of all countries write them.
public enum AmountText {
    /// Reads an amount of a currency. Without a mark, the last of both separators is the decimal one, and one separator before three digits groups
    /// them, except in currencies with three decimals.
    ///
    /// The sign is a minus before or behind, parentheses, or a word such as `DR`. The sign or the code of the currency may stand on either
    /// side, none of another one. Decimals beyond the currency's have to be zeros.
    ///
    /// - Parameter scale: the number of decimal places to scale the number up by: 3 for thousands, -2 for cents.
    public static func parse(
        _ text: some StringProtocol, mark: DecimalMark?, currency: Currency, scale: Int = 0
    ) -> Result<Money, BankRowProblem.Reason> {
        var bad: BankRowProblem.Reason { .badAmount(text.cut(to: 80)) }
        guard let amount = WrittenAmount(text) else {
            return .failure(text.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? .noAmount : bad)
        }
        guard let isNegative = amount.isNegative(in: currency), let written = amount.places(mark: mark, currency: currency) else {
            return .failure(amount.historicCode.map { .unknownCurrency($0) } ?? bad)
        }
        var digits = amount.digits
        // Zeros behind or before the digits, where the number has fewer than its scale.
        if scale > written { digits += [UInt8](repeating: 0, count: min(scale - written, 20)) }
        let places = max(written - scale, 0)
        if places > digits.count { digits.insert(contentsOf: [UInt8](repeating: 0, count: min(places - digits.count, 20)), at: 0) }
        let decimals = digits.suffix(places), kept = decimals.prefix(currency.minorUnits)
        guard decimals.dropFirst(currency.minorUnits).allSatisfy({ $0 == 0 }) else { return .failure(bad) }
        var units: Int64 = 0
        for digit in [digits.dropLast(places), kept, ArraySlice(repeating: 0, count: currency.minorUnits - kept.count)].joined() {
            let (tens, isTooLarge) = units.multipliedReportingOverflow(by: 10)
            let (sum, isOver) = tens.addingReportingOverflow(Int64(digit))
            guard !isTooLarge, !isOver else { return .failure(.amountTooLarge(text.cut(to: 80))) }
            units = sum
        }
        // No overflow: the negative numbers reach further.
        return .success(Money(minorUnits: isNegative ? -units : units, currency))
    }

    /// Returns the decimal mark that most of the amounts have; nil if none has one for certain: `1,234` may be either.
    public static func mark(of samples: some Sequence<String>) -> DecimalMark? {
        let votes = certainMarks(of: samples)
        return votes.point == votes.comma ? nil : votes.point > votes.comma ? .point : .comma
    }

    /// Returns the numbers of amounts that allow only one of the two marks.
    static func certainMarks(of samples: some Sequence<String>) -> (point: Int, comma: Int) {
        var votes = (point: 0, comma: 0)
        for sample in samples {
            switch WrittenAmount(sample)?.certainMark {
            case .point: votes.point += 1
            case .comma: votes.comma += 1
            case nil: continue
            }
        }
        return votes
    }

    /// Returns the mark of an amount that may end its whole units or group them, such as the point in `-1.500`; nil if the amount leaves nothing open.
    static func openMark(of text: some StringProtocol) -> DecimalMark? { WrittenAmount(text)?.openMark }

    /// Returns the figure of a text, whatever its currency; nil if it has none, or more digits than an account.
    static func figure(_ text: some StringProtocol, mark: DecimalMark?) -> AmountUnits? {
        guard text.utf8.count <= 60, let amount = WrittenAmount(text), amount.isPlain,
            let places = amount.places(mark: mark, decimals: nil)
        else { return nil }
        let whole = amount.digits.dropLast(places), decimals = amount.digits.suffix(places)
        guard whole.drop(while: { $0 == 0 }).count <= 13, decimals.dropFirst(AmountUnits.decimals).allSatisfy({ $0 == 0 }) else { return nil }
        var units: Int64 = 0
        // 17 digits at most.
        for digit in whole { units = units * 10 + Int64(digit) }
        for place in 0..<AmountUnits.decimals { units = units * 10 + Int64(decimals.dropFirst(place).first ?? 0) }
        return AmountUnits(units: units, isNegative: amount.direction)
    }

    /// True for a text with a number in it and beside it at most a short sign, such as a currency's.
    static func isAmount(_ text: some StringProtocol) -> Bool {
        guard text.utf8.count <= 40, let amount = WrittenAmount(text) else { return false }
        return amount.isPlain && (amount.places(mark: .point, decimals: nil) ?? amount.places(mark: .comma, decimals: nil)) != nil
    }
}

/// A number of a table, for comparing columns.
struct AmountUnits: Hashable {
    /// The decimals of ``units``.
    static let decimals = 4

    /// Without the sign, in ten-thousandths; 17 digits at most.
    let units: Int64
    /// The direction that its sign or a word beside it says; nil without any.
    let isNegative: Bool?

    /// The number with its sign.
    var signed: Int64 { isNegative == true ? -units : units }
}
