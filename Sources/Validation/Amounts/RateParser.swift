import Bookkeeping

/// Parses exchange rates as people type them: one number above zero, as in ``AmountParser``, exactly.
///
/// `0.92` and `0,92` are the same; `16,780.83` has groups, and `16,780` if the person writes commas between them.
public enum RateParser {
    /// The maximum length of a text, in UTF-16 code units, as the attribute `maxlength` counts.
    public static let lengthLimit = 20

    /// Returns the rate of a text; nil if it is not one, or has more digits than a rate can have.
    public static func value(_ text: String, writing: NumberWriting = .unknown) -> ExchangeRate.Value? {
        guard text.utf16.count <= lengthLimit else { return nil }
        var scalars = AmountExpression.plain(text)[...]
        while scalars.first == " " { scalars = scalars.dropFirst() }
        while scalars.last == " " { scalars = scalars.dropLast() }
        let figure = try? AmountFigure(scalars, decimals: lengthLimit, of: nil, writing)
        guard let (digits, scale) = figure?.decimal else { return nil }
        return ExchangeRate.Value(digits: digits, scale: scale)
    }
}
