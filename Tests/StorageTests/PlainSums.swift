import Bookkeeping

@testable import Storage

/// The rows of a ledger summed up one by one, each converted with all rates.
struct PlainSums {
    struct Row {
        let kind: Transaction.Kind
        let date: CalendarDate
        let account: Account.ID
        let amount: Money
        let category: Bookkeeping.Category.ID?
        /// The category above its own.
        let parent: Bookkeeping.Category.ID?
        let toAccount: Account.ID?
        let received: Money?
        let title: String
        let isTagged: Bool
        let vendor: String
        /// The amount in the main currency; nil without an exchange rate.
        let main: Money?
        let place: Place?

        /// True if a category or one below it has the row; all rows are of nil.
        func isOf(_ id: Bookkeeping.Category.ID?) -> Bool { id == nil || category == id || parent == id }
    }

    let main: Currency
    let rates: ExchangeRates
    /// Currencies whose amounts would overflow.
    let unconvertible: Set<Currency>
    let rows: [Row]
    let accounts: [Account]

    init(_ random: RandomLedger) throws {
        let (rates, main) = (ExchangeRates(try random.rates()), try random.store.read(random.book) { try $0.mainCurrency() })
        let left = try random.store.read(random.book) { try $0.unconvertibleCurrencies() }
        (self.rates, self.main, unconvertible) = (rates, main, left)
        accounts = random.accounts
        rows = try random.store.read(random.book) { ledger in
            try ledger.connection.rows(
                """
                SELECT kind, date, account, currency, amount, category, to_account, received_currency, received, title,
                    EXISTS (SELECT 1 FROM record_hashtag l WHERE l.record = record.number), latitude, longitude, place, vendor,
                    (SELECT c.parent FROM category c WHERE c.book = record.book AND c.id = record.category)
                FROM record WHERE book = ? AND deletion IS NULL
                """, random.book.book
            ) { cells in
                let amount = Money(minorUnits: cells.int64(4), try cells.currency(3)), date = try cells.date(1)
                return Row(
                    kind: try cells.word(0), date: date, account: try cells.id(2), amount: amount,
                    category: try cells.optionalID(5), parent: try cells.optionalID(15),
                    toAccount: try cells.optionalID(6),
                    received: cells.isNull(7) ? nil : Money(minorUnits: cells.int64(8), try cells.currency(7)),
                    title: cells.text(9),
                    isTagged: cells.bool(10), vendor: cells.text(14),
                    main: left.contains(amount.currency) ? nil : try rates.convert(amount, to: main, on: date),
                    place: cells.isNull(11) ? nil : Place(latitude: cells.int(11), longitude: cells.int(12), name: cells.text(13))
                )
            }
        }
    }

    func rows(_ kind: Transaction.Kind, in dates: ClosedRange<CalendarDate>?, _ account: Account.ID?) -> [Row] {
        rows.filter { $0.kind == kind && dates?.contains($0.date) ?? true && (account == nil || $0.account == account) }
    }

    func rows(_ kind: Transaction.Kind, in dates: ClosedRange<CalendarDate>?, _ scope: StatisticsScope) -> [Row] {
        rows(kind, in: dates, scope.account).filter { row in
            row.isOf(scope.category) && (scope.hashtag == nil || scope.hashtag == "lunch" && row.isTagged)
                && (scope.vendor == nil || row.vendor.lowercased() == scope.vendor?.lowercased())
        }
    }

    /// Returns the sum of the converted rows.
    func sum(_ rows: [Row]) -> Money { Money(minorUnits: rows.reduce(0) { $0 + ($1.main?.minorUnits ?? 0) }, main) }

    /// Returns the sums of the unconverted rows, by currency.
    func unconverted(_ rows: [Row]) -> [Money] { Self.byCurrency(rows.filter { $0.main == nil }.map(\.amount)) }

    static func byCurrency(_ amounts: [Money]) -> [Money] {
        Dictionary(grouping: amounts, by: \.currency).map { currency, amounts in
            Money(minorUnits: amounts.reduce(0) { $0 + $1.minorUnits }, currency)
        }.filter { !$0.isZero }.sorted { $0.currency.code < $1.currency.code }
    }

    func spendingByDay(
        in dates: ClosedRange<CalendarDate>?, category: Bookkeeping.Category.ID?, account: Account.ID?
    ) -> SpendingByDay {
        spendingByDay(rows(.expense, in: dates, account).filter { $0.isOf(category) })
    }

    func spendingByDay(_ spent: [Row]) -> SpendingByDay {
        let days = Dictionary(grouping: spent, by: \.date).map { SpendingByDay.Day(date: $0.key, amount: sum($0.value)) }
        return SpendingByDay(
            days: days.filter { !$0.amount.isZero }.sorted { $0.date < $1.date }, total: sum(spent),
            unconverted: unconverted(spent),
            firstDay: spent.map(\.date).min())
    }

    func byCategory(_ rows: [Row]) -> [Bookkeeping.Category.ID: Money] {
        let spent = Dictionary(grouping: rows) { $0.category }
        return Dictionary(uniqueKeysWithValues: spent.compactMap { key, rows in key.map { ($0, sum(rows)) } }).filter {
            !$0.value.isZero
        }
    }

    /// Returns the opening balances and all movements up to the end of the day.
    func netWorth(at date: CalendarDate) throws -> NetWorth {
        var amount: Int64 = 0, apart: [Money] = []
        for account in accounts {
            var balance = account.openingBalance.minorUnits
            for row in rows where row.date <= date {
                if row.account == account.id { balance += row.kind == .income ? row.amount.minorUnits : -row.amount.minorUnits }
                if row.toAccount == account.id { balance += row.received?.minorUnits ?? 0 }
            }
            let money = Money(minorUnits: balance, account.currency)
            let converted = unconvertible.contains(account.currency) ? nil : try? rates.convert(money, to: main, on: date)
            if let converted { amount += converted.minorUnits } else { apart.append(money) }
        }
        return NetWorth(date: date, amount: Money(minorUnits: amount, main), unconverted: Self.byCurrency(apart))
    }

    func totals(_ query: RecordQuery) -> ConvertedTotals {
        let found = rows.filter { row in
            (query.dates?.contains(row.date) ?? true) && (query.kind ?? row.kind) == row.kind
                && (query.account == nil || [row.account, row.toAccount].contains(query.account))
                && row.isOf(query.category) && (query.hashtag == nil || row.isTagged)
                && (query.vendor == nil || row.vendor.lowercased() == query.vendor?.lowercased())
                && (query.text.isEmpty || row.title.lowercased().hasPrefix(query.text))
        }
        let income = found.filter { $0.kind == .income }, expenses = found.filter { $0.kind == .expense }
        return ConvertedTotals(
            income: sum(income), expenses: sum(expenses), recordCount: found.count, unconvertedIncome: unconverted(income),
            unconvertedExpenses: unconverted(expenses))
    }
}
