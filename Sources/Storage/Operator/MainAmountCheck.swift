import Bookkeeping

extension DatabaseCheck {
    /// Returns true if every record, including deleted ones, has the main amount that results from the rates.
    func mainAmountsAgree() throws -> Bool {
        var rates: [Book.ID: BookRates] = [:]
        for book in try connection.rows("SELECT id FROM book", map: { try $0.id(0, Book.self) }) {
            let ledger = Ledger(book: book, connection: connection)
            rates[book] = try BookRates(ledger, try ledger.accountCurrencies(), on: .range(MainAmounts.allDays))
        }
        var agrees = true, currency = LastCurrency()
        try connection.each("SELECT number, book, currency, amount, main_amount FROM record ORDER BY number", []) { cells in
            let money = Money(minorUnits: cells.int64(3), try cells.currency(2, last: &currency))
            let amount = try rates[cells.id(1)]?.mainAmount(of: money, on: RecordNumber.date(of: cells.int64(0)))
            agrees = amount == (cells.isNull(4) ? nil : cells.int64(4))
            return agrees
        }
        return agrees
    }
}
