import Bookkeeping

/// What amounts of a book are in its main currency, on the days that it was made for.
struct BookRates {
    let mainCurrency: Currency
    private let rates: ExchangeRates
    private let unconvertible: Set<Currency>
    private var last: (currency: Currency, day: CalendarDate, conversion: Conversion?)?

    /// Reads the rates that convert these currencies on these days.
    init(_ ledger: Ledger, _ currencies: Set<Currency>, on days: ClosedRange<CalendarDate>) throws {
        mainCurrency = try ledger.mainCurrency()
        let foreign = currencies.subtracting([mainCurrency])
        guard !foreign.isEmpty else {
            (rates, unconvertible) = (ExchangeRates([]), [])
            return
        }
        unconvertible = try ledger.unconvertibleCurrencies()
        let needed = foreign.union([mainCurrency, try Currency.reference])
        rates = ExchangeRates(try ledger.rates(among: needed, on: days))
    }

    /// Reads the rates that convert some drafts; nil without drafts.
    init?(_ ledger: Ledger, for drafts: [Transaction.Draft]) throws {
        guard let first = drafts.lazy.map(\.date).min(), let last = drafts.lazy.map(\.date).max() else { return nil }
        try self.init(ledger, Set(drafts.lazy.map(\.movement.amount.currency)), on: first...last)
    }

    /// The way from a currency to the main one on a day; nil without a rate.
    mutating func conversion(of currency: Currency, on day: CalendarDate) -> Conversion? {
        if let last, last.currency == currency, last.day == day { return last.conversion }
        let conversion = unconvertible.contains(currency) ? nil : rates.conversion(from: currency, to: mainCurrency, on: day)
        last = (currency, day, conversion)
        return conversion
    }

    /// Minor units of the main currency; nil without a rate. Throws `.conflict(.overflow)` for what does not fit.
    mutating func mainAmount(of money: Money, on day: CalendarDate) throws -> Int64? {
        guard money.currency != mainCurrency else { return money.minorUnits }
        guard let conversion = conversion(of: money.currency, on: day) else { return nil }
        return try translatingMoney { () throws(MoneyError) in try conversion.convert(money) }.minorUnits
    }
}

extension Currency {
    /// The currency of reference rates.
    static var reference: Currency {
        get throws {
            guard let euro else { throw StoreError.damaged("the euro is not known") }
            return euro
        }
    }
}

extension Ledger {
    /// The currency that the book is added up in.
    public func mainCurrency() throws -> Currency {
        let found = try connection.first("SELECT main_currency FROM book WHERE id = ?", book) { try $0.currency(0) }
        guard let found else { throw StoreError.notFound }
        return found
    }

    /// Currencies that stay unconverted, since what they come to in the main currency would not fit.
    public func unconvertibleCurrencies() throws -> Set<Currency> {
        Set(try connection.rows("SELECT currency FROM unconvertible WHERE book = ?", book) { try $0.currency(0) })
    }

    /// The rates between some currencies that hold on some days: those of the days, and the last before each.
    func rates(among currencies: Set<Currency>, on days: ClosedRange<CalendarDate>) throws -> [ExchangeRate] {
        var rates: [ExchangeRate] = []
        for base in currencies {
            for quote in currencies where quote != base { rates += try ratesByHand(base, quote, on: days) }
            rates += try connection.referenceRates(base, on: days)
        }
        return rates
    }

    private func ratesByHand(_ base: Currency, _ quote: Currency, on days: ClosedRange<CalendarDate>) throws -> [ExchangeRate] {
        let pair = "book = ?1 AND base = ?2 AND quote = ?3"
        return try connection.rows(
            """
            SELECT date, digits, scale FROM exchange_rate WHERE \(pair) AND date <= ?5
            AND date >= ifnull((SELECT max(date) FROM exchange_rate WHERE \(pair) AND date <= ?4), ?4)
            """, book, base, quote, days.lowerBound, days.upperBound
        ) { try $0.rate(base: base, quote: quote, source: .byHand, from: 0) }
    }
}

extension Connection {
    func referenceRates(_ currency: Currency, on days: ClosedRange<CalendarDate>) throws -> [ExchangeRate] {
        let euro = try Currency.reference
        guard currency != euro else { return [] }
        return try rows(
            """
            SELECT date, digits, scale FROM reference_rate WHERE currency = ?1 AND date <= ?3
            AND date >= ifnull((SELECT max(date) FROM reference_rate WHERE currency = ?1 AND date <= ?2), ?2)
            """, currency, days.lowerBound, days.upperBound
        ) { try $0.rate(base: euro, quote: currency, source: .europeanCentralBank, from: 0) }
    }
}

extension Cells {
    /// A rate whose date, digits and scale are in three columns from `column` on.
    func rate(base: Currency, quote: Currency, source: ExchangeRate.Source, from column: Int32) throws -> ExchangeRate {
        guard let value = ExchangeRate.Value(digits: int64(column + 1), scale: int(column + 2)),
            let rate = ExchangeRate(base: base, quote: quote, date: try date(column), value: value, source: source)
        else { throw StoreError.damaged("an exchange rate is not one") }
        return rate
    }
}
