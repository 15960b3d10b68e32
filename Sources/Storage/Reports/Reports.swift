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

extension ReportQuery {
    /// Returns the conditions on `record r` but those on accounts and kinds; nil if nothing can match.
    func conditions(in ledger: Ledger, _ dates: ClosedRange<CalendarDate>) throws -> [RecordConditions.Condition]? {
        let numbers = RecordNumber.range(dates)
        var all = [
            RecordConditions.Condition(
                "r.book = ? AND r.deletion IS NULL AND r.number BETWEEN ? AND ?", ledger.book, numbers.lowerBound, numbers.upperBound)
        ]
        if !categories.isEmpty { all.append(.isIn("r.category", categories.sorted())) }
        guard !hashtags.isEmpty else { return all }
        let tags = try hashtags.sorted().compactMap { try ledger.hashtag(named: $0)?.id }
        guard !tags.isEmpty else { return nil }
        let tagged = RecordConditions.Condition.all([
            .init("book = ?", ledger.book), .isIn("hashtag", tags), .init("record BETWEEN ? AND ?", numbers.lowerBound, numbers.upperBound),
        ])
        let found = "r.number IN (SELECT record FROM record_hashtag INDEXED BY record_of_hashtag WHERE \(tagged.sql))"
        return all + [.init(found, values: tagged.values)]
    }
}

/// Reads the figures of a report, or the records behind them.
struct ReportReading {
    /// A record, or the part of it that is counted.
    struct Counted {
        let number: Int64
        let entry: ReportSums.Entry
        /// The lines that count it.
        let keys: [Report.Key]
    }

    private let ledger: Ledger
    private let query: ReportQuery
    /// The accounts that are counted; nil for all of the book.
    private let accounts: [Account.ID]?
    private var steps: ReportSteps, stepsBefore: ReportSteps
    private var currency = LastCurrency(), vendors = VendorNames()

    init(_ ledger: Ledger, _ query: ReportQuery) {
        (self.ledger, self.query) = (ledger, query)
        let chosen = query.accounts.sorted(), seen = ledger.seen?.map(\.id)
        accounts = seen.map { seen in seen.filter { chosen.isEmpty || chosen.contains($0) } } ?? (chosen.isEmpty ? nil : chosen)
        (steps, stepsBefore) = (ReportSteps(query.steps), ReportSteps(query.comparedSteps.compactMap(\.self)))
    }

    func read() throws -> Report {
        var reading = self, sums = ReportSums(query, try ledger.mainCurrency())
        for (dates, isBefore) in [(query.dates, false), (query.compared, true)] {
            guard let dates else { continue }
            if query.needsRecords {
                var count = 0
                try reading.eachRecord(in: dates, isBefore: isBefore) { counted in
                    count += 1
                    guard count <= Reports.recordLimit else { throw StoreError.conflict(.tooManyRecords) }
                    try sums.add(counted.entry, counted.keys)
                    return true
                }
            } else {
                try reading.eachTotal(in: dates, isBefore: isBefore) { try sums.add($0, CollectionOfOne($1)) }
            }
        }
        return sums.report
    }

    /// Returns the records that lines count; nil if lines count more than `limit`.
    func records(limit: Int) throws -> [Counted]? {
        var reading = self, list: [Counted] = [], count = 0
        try reading.eachRecord(in: query.dates, isBefore: false) { counted in
            // A part of nothing is behind no figure.
            guard counted.entry.main != 0 || counted.entry.unconverted != 0 else { return true }
            list.append(counted)
            count += counted.keys.count
            return count <= limit
        }
        return count > limit ? nil : list
    }

    /// Returns the place of the period of the course in which a day is counted. Days compared that are beyond the last period count in it.
    private mutating func step(of date: CalendarDate, isBefore: Bool) -> Int {
        isBefore ? min(stepsBefore.place(of: date), steps.count - 1) : steps.place(of: date)
    }

    // MARK: - Totals

    private mutating func eachTotal(
        in dates: ClosedRange<CalendarDate>, isBefore: Bool, _ body: (ReportSums.Entry, Report.Key) throws -> Void
    ) throws {
        let isByMonth = [.monthly, .yearly].contains(query.step) && query.calendar.monthStart == 1
        let split = isByMonth ? MonthSplit(dates) : nil
        if let months = split?.months {
            try eachTotal(of: "month_total", "month", "account", "main_amount, unconverted", in: months, isBefore, body)
        }
        let byAccount = accounts != nil || query.grouping == .account
        for days in split?.days ?? [dates] {
            try eachTotal(
                of: byAccount ? "day_account_total" : "day_category_total", "date", byAccount ? "account" : "NULL",
                "ifnull(main_amount, 0), iif(main_amount IS NULL, amount, 0)", in: days, isBefore, body)
        }
    }

    private mutating func eachTotal(
        of table: String, _ day: String, _ account: String, _ amounts: String, in dates: ClosedRange<CalendarDate>, _ isBefore: Bool,
        _ body: (ReportSums.Entry, Report.Key) throws -> Void
    ) throws {
        var conditions = [
            RecordConditions.Condition(
                "book = ? AND \(day) BETWEEN ? AND ? AND kind IN ('expense', 'income')", ledger.book, dates.lowerBound, dates.upperBound)
        ]
        if let accounts { conditions.append(.isIn("account", accounts)) }
        if !query.categories.isEmpty { conditions.append(.isIn("category", query.categories.sorted())) }
        let all = RecordConditions.Condition.all(conditions)
        try ledger.connection.each(
            "SELECT \(day), kind, category, currency, \(amounts), \(account) FROM \(table) WHERE \(all.sql)", all.values,
            isCached: query.categories.isEmpty && accounts == nil
        ) { cells in
            let step = step(of: try cells.date(0), isBefore: isBefore)
            let entry = ReportSums.Entry(
                step: step, isBefore: isBefore, kind: try cells.word(1), currency: try cells.currency(3, last: &currency), main: cells.int64(4),
                unconverted: cells.int64(5))
            switch query.grouping {
            case .account: try body(entry, .account(try cells.id(6)))
            case .month, .week: try body(entry, .days(steps[step]))
            default: try body(entry, .category(try cells.id(2)))
            }
            return true
        }
    }

    // MARK: - Records

    /// Calls `body` with each record, or with each part of somebody in one, until it returns false.
    private mutating func eachRecord(
        in dates: ClosedRange<CalendarDate>, isBefore: Bool, _ body: (Counted) throws -> Bool
    ) throws {
        guard let source = try source(of: dates) else { return }
        var parts = RecordParts(people: query.people)
        try ledger.connection.each(source.sql, source.values, isCached: false) { cells in
            let number = cells.int64(0), amount = cells.int64(4), hasRate = !cells.isNull(5)
            let whole = ReportSums.Entry(
                step: step(of: RecordNumber.date(of: number), isBefore: isBefore), isBefore: isBefore, kind: try cells.word(1),
                currency: try cells.currency(3, last: &currency), main: hasRate ? cells.int64(5) : 0, unconverted: hasRate ? 0 : amount)
            guard needsParts else { return try body(Counted(number: number, entry: whole, keys: keys(of: cells, whole))) }
            let person: HouseholdPerson.ID? = cells.isNull(7) ? nil : try cells.id(7)
            guard let part = parts.part(of: whole, record: number, amount, person, cells.int64(8)) else { return true }
            let keys = query.grouping == .person ? [person.map { .person($0) } ?? .none] : try keys(of: cells, whole)
            return try body(Counted(number: number, entry: part, keys: keys))
        }
    }

    private var needsParts: Bool { query.grouping == .person || !query.people.isEmpty }

    /// Returns the statement that reads the records; nil if nothing can match.
    private func source(of dates: ClosedRange<CalendarDate>) throws -> RecordConditions.Condition? {
        guard var conditions = try query.conditions(in: ledger, dates) else { return nil }
        conditions.append(.init("r.kind <> 'transfer'"))
        if let accounts { conditions.append(.isIn("r.account", accounts)) }
        let all = RecordConditions.Condition.all(conditions)
        let name = [.vendor: "r.vendor", .hashtag: "r.hashtags", .account: "r.account"][query.grouping] ?? "r.category"
        let columns = "r.number, r.kind, r.category, r.currency, r.amount, r.main_amount, \(name)"
        guard needsParts else { return .init("SELECT \(columns) FROM record r WHERE \(all.sql)", values: all.values) }
        return .init(
            """
            SELECT \(columns), s.person, s.amount FROM record r LEFT JOIN record_share s ON s.record = r.number
            WHERE \(all.sql) ORDER BY r.number, s.person
            """, values: all.values)
    }

    private mutating func keys(of cells: Cells, _ entry: ReportSums.Entry) throws -> [Report.Key] {
        switch query.grouping {
        case .vendor: return [vendors.key(cells.text(6))]
        case .hashtag:
            let tags = cells.words(6)
            return tags.isEmpty ? [.none] : tags.map { .hashtag($0) }
        case .account: return [.account(try cells.id(6))]
        case .month, .week: return [.days(steps[entry.step])]
        case .category, .person: return [.category(try cells.id(6))]
        }
    }
}
