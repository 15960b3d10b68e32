import Bookkeeping

/// Reads exchange rates as people type them: one number as in ``AmountParser``, above zero, exactly.
///
/// `0.92` and `0,92` are the same; `16,780.83` has groups.
public enum RateParser {
    /// The longest text, in UTF-16 units, as the attribute `maxlength` counts.
    public static let lengthLimit = 20

    /// The rate of a text; nil for what is none, and for more digits than a rate has.
    public static func value(_ text: String) -> ExchangeRate.Value? {
        guard text.utf16.count <= lengthLimit else { return nil }
        var scalars = AmountExpression.plain(text)[...]
        while scalars.first == " " { scalars = scalars.dropFirst() }
        while scalars.last == " " { scalars = scalars.dropLast() }
        let figure = try? AmountFigure(scalars, decimals: lengthLimit, groupsWithCommas: false)
        guard let (digits, scale) = figure?.decimal else { return nil }
        return ExchangeRate.Value(digits: digits, scale: scale)
    }
}
