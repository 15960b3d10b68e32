import Bookkeeping
import Language

/// The data that the script of the record form needs to convert an amount on a receipt.
package struct OriginalAnswer: Sendable {
    package let mark: SelectField.CurrencyMark
    /// Empty without a rate, and if the account has the currency itself.
    package let rate: String
    /// The rate in words, with its source and day; empty without one.
    package let hint: String

    package init(_ currency: Currency, _ rate: ExchangeRate?, today: CalendarDate, t: Texts) {
        mark = SelectField.CurrencyMark(currency, language: t.language)
        self.rate = rate?.value.description ?? ""
        hint =
            rate.map {
                [RateLine.equation($0), RateLine.source($0, t), t.dates.brief($0.date, today: today)].joined(separator: t.frame.listSeparator)
            } ?? ""
    }
}
