import Bookkeeping

/// The reports of a book: ``Ledger/reports``.
public struct Reports {
    let ledger: Ledger

    /// The maximum number of records that are read for a report.
    public static let recordLimit = 250_000

    /// Returns the answer to a question about income and expenses.
    ///
    /// From the totals of months and days where these tell it, which takes as long with a million records as with a thousand; else the records are read.
    ///
    /// - Throws: `.conflict(.tooManyRecords)` beyond ``recordLimit`` records that have to be read, `.conflict(.overflow)`.
    public func answer(_ query: ReportQuery) throws -> Report { try ledger.cached.answer(query) { try ReportReading(ledger, query).read() } }

    /// Returns the first and the last day with a record; nil without any.
    public func recordedDays() throws -> ClosedRange<CalendarDate>? { try ledger.recordedDays() }
}

extension Ledger {
    /// The reports.
    public var reports: Reports { Reports(ledger: self) }
}

/// Reads the figures of a report, or the records behind them.
struct ReportReading {
    /// A record that a line counts.
    struct Counted {
        let number: Int64
        let key: Report.Key
        let entry: ReportSums.Entry
    }

    private let ledger: Ledger
    private let query: ReportQuery
    /// The accounts that are counted; nil for all of the book.
    private let accounts: [Account.ID]?
    private var sums: ReportSums
    private var currency = LastCurrency(), vendors = VendorNames()
    /// The records read so far; nil if they are added up.
    private var counted: [Counted]?

    init(_ ledger: Ledger, _ query: ReportQuery) throws {
        (self.ledger, self.query) = (ledger, query)
        let chosen = query.accounts.sorted(), seen = ledger.seen?.map(\.id)
        accounts = seen.map { seen in seen.filter { chosen.isEmpty || chosen.contains($0) } } ?? (chosen.isEmpty ? nil : chosen)
        sums = ReportSums(query, try ledger.mainCurrency())
    }

    func read() throws -> Report {
        var reading = self
        for (dates, isBefore) in [(query.dates, false), (query.compared, true)] {
            guard let dates else { continue }
            if query.needsRecords { try reading.addRecords(dates, isBefore) } else { try reading.addTotals(dates, isBefore) }
        }
        return reading.sums.report
    }

    /// Returns the records that lines count, each once for every line; nil for more than `limit`.
    func records(limit: Int) throws -> [Counted]? {
        var reading = self
        reading.counted = []
        try reading.addRecords(query.dates, false, limit: limit)
        return reading.counted.flatMap { $0.count > limit ? nil : $0 }
    }

    // MARK: - Totals

    private mutating func addTotals(_ dates: ClosedRange<CalendarDate>, _ isBefore: Bool) throws {
        let isByMonth = [.monthly, .yearly].contains(query.step) && query.calendar.monthStart == 1
        let split = isByMonth ? MonthSplit(dates) : nil
        if let months = split?.months {
            try addTotals("month_total", "month", "account", "main_amount, unconverted", months, isBefore)
        }
        let byAccount = accounts != nil || query.grouping == .account
        for days in split?.days ?? [dates] {
            try addTotals(
                byAccount ? "day_account_total" : "day_category_total", "date", byAccount ? "account" : "NULL",
                "ifnull(main_amount, 0), iif(main_amount IS NULL, amount, 0)", days, isBefore)
        }
    }

    private mutating func addTotals(
        _ table: String, _ day: String, _ account: String, _ amounts: String, _ dates: ClosedRange<CalendarDate>, _ isBefore: Bool
    ) throws {
        let conditions = RecordConditions.Condition.all(
            [
                .init("book = ? AND \(day) BETWEEN ? AND ? AND kind IN ('expense', 'income')", ledger.book, dates.lowerBound, dates.upperBound)
            ] + filters(""))
        try ledger.connection.each(
            "SELECT \(day), kind, category, currency, \(amounts), \(account) FROM \(table) WHERE \(conditions.sql)", conditions.values,
            isCached: query.categories.isEmpty && accounts == nil
        ) { cells in
            let entry = ReportSums.Entry(
                date: try cells.date(0), kind: try cells.word(1), currency: try cells.currency(3, last: &currency), main: cells.int64(4),
                unconverted: cells.int64(5))
            let key: Report.Key
            switch query.grouping {
            case .account: key = .account(try cells.id(6))
            case .month, .week: key = sums.days(of: entry.date, isBefore: isBefore)
            default: key = .category(try cells.id(2))
            }
            try sums.add(entry, CollectionOfOne(key), isBefore: isBefore)
            return true
        }
    }

    /// The conditions on accounts and categories.
    private func filters(_ table: String) -> [RecordConditions.Condition] {
        let marks: (Int) -> String = { Array(repeating: "?", count: $0).joined(separator: ", ") }
        var conditions: [RecordConditions.Condition] = []
        if let accounts { conditions.append(.init("\(table)account IN (\(marks(accounts.count)))", values: accounts)) }
        let categories = query.categories.sorted()
        if !categories.isEmpty { conditions.append(.init("\(table)category IN (\(marks(categories.count)))", values: categories)) }
        return conditions
    }

    // MARK: - Records

    private mutating func addRecords(_ dates: ClosedRange<CalendarDate>, _ isBefore: Bool, limit: Int = Reports.recordLimit) throws {
        let tags = try query.hashtags.sorted().compactMap { try ledger.hashtag(named: $0)?.id }
        guard query.hashtags.isEmpty || !tags.isEmpty else { return }
        let source = source(of: dates, tags)
        var parts = RecordParts(people: query.people), count = 0
        try ledger.connection.each(source.sql, source.values, isCached: false) { cells in
            count += 1
            let number = cells.int64(0)
            guard counted != nil || count <= limit else { throw StoreError.conflict(.tooManyRecords) }
            let hasRate = !cells.isNull(5), amount = cells.int64(4)
            let whole = ReportSums.Entry(
                date: RecordNumber.date(of: number), kind: try cells.word(1), currency: try cells.currency(3, last: &currency),
                main: hasRate ? cells.int64(5) : 0, unconverted: hasRate ? 0 : amount)
            guard needsParts else { return try add(whole, number, keys(of: cells, whole, isBefore), isBefore, limit: limit) }
            let person: HouseholdPerson.ID? = cells.isNull(7) ? nil : try cells.id(7)
            guard let part = parts.part(of: whole, record: number, amount, person, cells.int64(8)) else { return true }
            let key: [Report.Key] = query.grouping == .person ? [person.map { .person($0) } ?? .none] : try keys(of: cells, whole, isBefore)
            return try add(part, number, key, isBefore, limit: limit)
        }
    }

    /// Adds an amount to the sums or to the records; returns false to read no more.
    private mutating func add(
        _ entry: ReportSums.Entry, _ number: Int64, _ keys: [Report.Key], _ isBefore: Bool, limit: Int
    ) throws -> Bool {
        guard counted != nil else {
            try sums.add(entry, keys, isBefore: isBefore)
            return true
        }
        // A part of nothing is behind no figure.
        guard entry.main != 0 || entry.unconverted != 0 else { return true }
        for key in keys { counted?.append(Counted(number: number, key: key, entry: entry)) }
        return counted.map { $0.count <= limit } ?? true
    }

    private var needsParts: Bool { query.grouping == .person || !query.people.isEmpty }

    private func source(of dates: ClosedRange<CalendarDate>, _ tags: [Hashtag.ID]) -> RecordConditions.Condition {
        let numbers = RecordNumber.range(dates)
        let name = [.vendor: "r.vendor", .hashtag: "r.hashtags", .account: "r.account"][query.grouping] ?? "r.category"
        var conditions = [
            RecordConditions.Condition(
                "r.book = ? AND r.deletion IS NULL AND r.number BETWEEN ? AND ? AND r.kind <> 'transfer'", ledger.book, numbers.lowerBound,
                numbers.upperBound)
        ]
        conditions += filters("r.")
        if !tags.isEmpty {
            let marks = tags.map { _ in "?" }.joined(separator: ", ")
            conditions.append(
                .init(
                    """
                    r.number IN (
                        SELECT record FROM record_hashtag INDEXED BY record_of_hashtag
                        WHERE book = ? AND hashtag IN (\(marks)) AND record BETWEEN ? AND ?)
                    """, values: [ledger.book] + tags + [numbers.lowerBound, numbers.upperBound]))
        }
        let all = RecordConditions.Condition.all(conditions)
        let columns = "r.number, r.kind, r.category, r.currency, r.amount, r.main_amount, \(name)"
        guard needsParts else { return .init("SELECT \(columns) FROM record r WHERE \(all.sql)", values: all.values) }
        return .init(
            """
            SELECT \(columns), s.person, s.amount FROM record r LEFT JOIN record_share s ON s.record = r.number
            WHERE \(all.sql) ORDER BY r.number, s.person
            """, values: all.values)
    }

    private mutating func keys(of cells: Cells, _ entry: ReportSums.Entry, _ isBefore: Bool) throws -> [Report.Key] {
        switch query.grouping {
        case .vendor: return [vendors.key(cells.text(6))]
        case .hashtag:
            let tags = cells.words(6)
            return tags.isEmpty ? [.none] : tags.map { .hashtag($0) }
        case .account: return [.account(try cells.id(6))]
        case .month, .week: return [sums.days(of: entry.date, isBefore: isBefore)]
        case .category, .person: return [.category(try cells.id(6))]
        }
    }
}
