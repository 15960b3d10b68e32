import Bookkeeping

/// Parses exchange rates as people type them: one number above zero, as in ``AmountParser``, exactly.
///
/// `0.92` and `0,92` are the same; `16,780.83` has groups, and `16,780` if the person writes commas between them: then `1.280` has decimals. Of anybody else who types it,
/// a mark before three last digits may be either, and is refused with both readings.
public enum RateParser {
    /// The maximum length of a text, in UTF-16 code units, as the attribute `maxlength` counts.
    public static let lengthLimit = 20

    /// Parses a rate. Throws `notARate` or `ambiguousRate`.
    public static func parse(_ text: String, writing: NumberWriting = .unknown) throws(Problem) -> ExchangeRate.Value {
        guard text.utf16.count <= lengthLimit else { throw .notARate }
        var scalars = AmountExpression.plain(text)[...]
        while scalars.first == " " { scalars = scalars.dropFirst() }
        while scalars.last == " " { scalars = scalars.dropLast() }
        let figure = try? AmountFigure(scalars, decimals: lengthLimit, of: nil, writing)
        guard let (digits, scale) = figure?.decimal, let value = ExchangeRate.Value(digits: digits, scale: scale) else { throw .notARate }
        if writing.isTyped, !writing.groupsByComma, isEither(scalars), let whole = ExchangeRate.Value(digits: digits, scale: 0) {
            throw .ambiguousRate(whole: whole, decimal: value)
        }
        return value
    }

    /// True for one to three digits, a mark, and three more: `1.280`, but not `0.925`.
    private static func isEither(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        return parts.count == 2 && parts[1].count == 3 && 1...3 ~= parts[0].count && parts[0].first != "0"
    }
}
