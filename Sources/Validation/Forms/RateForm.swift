import Bookkeeping

/// The form of a manual exchange rate: the price of one unit of a currency in another one, from a day on.
public struct RateForm: Form {
    public static let currency = FormField("currency", .choice, required: true)
    public static let rate = FormField(
        "rate", .text, required: true, max: RateParser.lengthLimit, plain: true, autocomplete: "off", inputMode: "decimal")
    public static let date = FormField("date", .date, required: true)
    /// The code of the quote currency that the page showed; without it the main currency.
    public static let quote = FormField.hidden("quote")
    public static let fields = [currency, rate, date, quote]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the empty form of a new rate.
    public init(in main: Currency, today: CalendarDate) {
        input = FormInput([(Self.date.name, today.description), (Self.quote.name, main.code)])
    }

    /// Returns the rate. Throws all problems.
    public func draft(in main: Currency, today: CalendarDate) throws(Problems) -> ExchangeRate {
        var reader = FormReader(input)
        let quote = Currency(code: self[Self.quote]) ?? main
        let base = reader.choice(Self.currency) { code in Currency(code: code).flatMap { $0 == quote ? nil : $0 } }
        let value = reader.value(Self.rate) { text throws(Problem) in try RateParser.parse(text, writing: input.writing) }
        let date = reader.date(Self.date)
        if let date, date > today { reader.add(.futureDate, to: Self.date) }
        guard let base, let value, let date, reader.problems.isEmpty,
            let rate = ExchangeRate(base: base, quote: quote, date: date, value: value, source: .byHand)
        else { throw reader.problems }
        return rate
    }
}
