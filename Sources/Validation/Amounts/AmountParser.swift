import Bookkeeping
import Foundation

/// Parses amounts of one currency as people type them; exactly, and without guessing.
///
/// - At most 60 characters as typed, and an amount that is written with at most 15. Digits of any script, also full-width; the
///   currency's own symbol or code may precede or follow.
/// - Both `.` and `,` are decimal separators: `14,99` is `14.99`. A number has at most one, with at most the currency's decimals.
/// - Groups of three are accepted where they are unambiguous, as in pasted figures: separated by spaces or apostrophes
///   (`1 234,50`, `1’234.50`); by the one of `.` and `,` that is not the decimal separator (`1,234.50`, `1.234,50`); several with
///   the same mark (`1,234,567`); by commas in a currency without decimals (`¥1,234`) and as in India (`12,34,567`); by one comma if
///   the person writes commas between groups (``NumberWriting``).
/// - A mark before three last digits that could be either is refused with both readings: `1,234` in EUR and in KWD, `1.234` in
///   EUR and in JPY. `1.234` is an amount in KWD.
/// - Numbers as they are said in Japanese and Chinese: 「1.5万」, 「1万2千」, 「千二百円」, 「12块5」, 「25元5角」, 「5毛」. One that can be said for two, such as 「1万2」, is
///   refused with both.
/// - `+`, `-`, `*` (or `x`) and `/` are evaluated (`12+3.50`, `3*4`, `100/3`), products first, in exact fractions; the result is
///   rounded half to even to the currency's minor unit. After `*` or `/` two decimals are allowed in any currency (`1200*1.1`).
public struct AmountParser: Sendable {
    /// The amounts to accept.
    public enum Sign: Sendable {
        /// Amounts above zero.
        case positive
        /// Negative amounts and zero too.
        case any
    }

    /// The maximum length of a typed text, in UTF-16 code units.
    public static let textLimit = 60
    /// The maximum length of an amount as it is written, in characters.
    public static let lengthLimit = 15

    public let currency: Currency
    public let sign: Sign
    public let writing: NumberWriting

    /// - Parameter writing: how the person writes numbers; unknown for texts that nobody typed.
    public init(_ currency: Currency, _ sign: Sign = .positive, writing: NumberWriting = .unknown) {
        (self.currency, self.sign, self.writing) = (currency, sign, writing)
    }

    /// Returns the largest amount with a figure of the maximum length. A minus takes one character.
    public func limit(isNegative: Bool = false) -> Int64 {
        let digits = Self.lengthLimit - (currency.minorUnits > 0 ? 1 : 0) - (isNegative ? 1 : 0)
        return (0..<digits).reduce(1) { power, _ in power * 10 } - 1
    }

    /// Parses an amount. Throws `required`, `tooLong`, `notAnAmount`, `twoDecimalSeparators`, `ambiguousAmount`,
    /// `tooManyDecimals`, `amountTooLarge` or `amountNotPositive`.
    public func parse(_ text: String) throws(Problem) -> Money {
        guard text.contains(where: { !$0.isWhitespace }) else { throw .required }
        guard text.utf16.count <= Self.textLimit else { throw .tooLong(Self.textLimit) }
        var expression = AmountExpression(text, currency, writing)
        let value = try expression.value()
        guard let units = value.rounded(timesPowerOfTen: currency.minorUnits), units.magnitude <= Int64.max,
            units.magnitude <= UInt128(limit(isNegative: units < 0))
        else { throw .amountTooLarge }
        guard sign == .any || units > 0 else { throw .amountNotPositive }
        return Money(minorUnits: Int64(units), currency)
    }
}
