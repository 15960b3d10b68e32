import Bookkeeping

/// Conversions of a book's amounts into its main currency, on the days of the rates read.
struct BookRates {
    let mainCurrency: Currency
    private let rates: ExchangeRates
    private let unconvertible: Set<Currency>
    private var last: (currency: Currency, day: CalendarDate, conversion: Conversion?)?

    /// Reads the rates that convert these currencies on these days.
    init(_ ledger: Ledger, _ currencies: Set<Currency>, on days: RateDays) throws {
        mainCurrency = try ledger.mainCurrency()
        let foreign = currencies.subtracting([mainCurrency])
        guard !foreign.isEmpty else {
            (rates, unconvertible) = (ExchangeRates([]), [])
            return
        }
        unconvertible = try ledger.unconvertibleCurrencies()
        rates = ExchangeRates(try ledger.rates(from: foreign, to: mainCurrency, on: days))
    }

    /// Reads the rates that convert some drafts; nil without drafts.
    init?(_ ledger: Ledger, for drafts: [Transaction.Draft]) throws {
        guard let first = drafts.lazy.map(\.date).min(), let last = drafts.lazy.map(\.date).max() else { return nil }
        try self.init(ledger, Set(drafts.lazy.map(\.movement.amount.currency)), on: .range(first...last))
    }

    /// Returns the conversion from a currency to the main one on a day; nil without a rate.
    mutating func conversion(of currency: Currency, on day: CalendarDate) -> Conversion? {
        if let last, last.currency == currency, last.day == day { return last.conversion }
        let conversion =
            unconvertible.contains(currency) ? nil : rates.conversion(from: currency, to: mainCurrency, on: day)
        last = (currency, day, conversion)
        return conversion
    }

    /// Returns minor units of the main currency; nil without a rate. Throws `.conflict(.overflow)`.
    mutating func mainAmount(of money: Money, on day: CalendarDate) throws -> Int64? {
        guard money.currency != mainCurrency else { return money.minorUnits }
        guard let conversion = conversion(of: money.currency, on: day) else { return nil }
        return try translatingMoney { () throws(MoneyError) in try conversion.convert(money) }.minorUnits
    }

    /// Returns an amount in the main currency for a figure; nil without a rate. An amount that is too large is one without a rate, as in all figures.
    mutating func figure(of money: Money, on day: CalendarDate) throws -> Money? {
        do {
            return try mainAmount(of: money, on: day).map { Money(minorUnits: $0, mainCurrency) }
        } catch StoreError.conflict(.overflow) {
            return nil
        }
    }
}

/// The days on which amounts are to be converted.
enum RateDays {
    case range(ClosedRange<CalendarDate>)
    /// Separate days: rates between them are not read.
    case each([CalendarDate])
}

extension Currency {
    /// The base currency of reference rates.
    static var reference: Currency {
        get throws {
            guard let euro else { throw StoreError.damaged("the euro is unknown") }
            return euro
        }
    }
}

extension Ledger {
    /// Returns the book's main currency.
    public func mainCurrency() throws -> Currency {
        let found = try connection.first("SELECT main_currency FROM book WHERE id = ?", book) { try $0.currency(0) }
        guard let found else { throw StoreError.notFound }
        return found
    }

    /// Returns the currencies that are left unconverted because an amount in the main currency would overflow.
    public func unconvertibleCurrencies() throws -> Set<Currency> {
        Set(try connection.rows("SELECT currency FROM unconvertible WHERE book = ?", book) { try $0.currency(0) })
    }

    /// Returns the rates between some currencies and another one on some days.
    func rates(from currencies: Set<Currency>, to main: Currency, on days: RateDays) throws -> [ExchangeRate] {
        let euro = try Currency.reference, all = currencies.union([main])
        var rates: [ExchangeRate] = []
        for pair in Set(currencies.map { Set([$0, main]) } + all.map { Set([$0, euro]) }) where pair.count == 2 {
            for base in pair {
                for quote in pair where quote != base {
                    try eachRate(of: "exchange_rate", by: ["book", "base", "quote"], [book, base, quote], on: days) {
                        rates.append(try $0.rate(base: base, quote: quote, source: .byHand, from: 0))
                    }
                }
            }
        }
        for currency in all where currency != euro {
            try eachRate(of: "reference_rate", by: ["currency"], [currency], on: days) {
                rates.append(try $0.rate(base: euro, quote: currency, source: .europeanCentralBank, from: 0))
            }
        }
        return rates
    }

    /// Calls `body` for the rows of a table of rates that are valid on the days: the rows of a range and the last row before it, or the last row on
    /// or before each day.
    ///
    /// - Parameter columns: the columns of the table's key before the date; each is compared with the value at the same index.
    private func eachRate(
        of table: String, by columns: [String], _ values: [any Bindable], on days: RateDays, _ body: (Cells) throws -> Void
    ) throws {
        let source = "SELECT date, digits, scale FROM \(table) WHERE " + columns.map { "\($0) = ?" }.joined(separator: " AND ")
        switch days {
        case .range(let days):
            var first = days.lowerBound
            try connection.each("\(source) AND date <= ? ORDER BY date DESC LIMIT 1", values + [first]) {
                first = try $0.date(0)
                return true
            }
            try connection.each("\(source) AND date BETWEEN ? AND ?", values + [first, days.upperBound]) {
                try body($0)
                return true
            }
        case .each(let days):
            // From the latest day back: a rate is valid on all days of the list between its own date and the day it was found
            // for.
            var start: CalendarDate?
            for day in days.sorted(by: >) where start.map({ day < $0 }) ?? true {
                start = nil
                try connection.each("\(source) AND date <= ? ORDER BY date DESC LIMIT 1", values + [day]) {
                    start = try $0.date(0)
                    try body($0)
                    return true
                }
                if start == nil { return }
            }
        }
    }
}

extension Cells {
    /// Reads a rate from three columns from `column` on: date, digits and scale.
    func rate(base: Currency, quote: Currency, source: ExchangeRate.Source, from column: Int32) throws -> ExchangeRate {
        guard let value = ExchangeRate.Value(digits: int64(column + 1), scale: int(column + 2)),
            let rate = ExchangeRate(base: base, quote: quote, date: try date(column), value: value, source: source)
        else { throw StoreError.damaged("an exchange rate is invalid") }
        return rate
    }
}
