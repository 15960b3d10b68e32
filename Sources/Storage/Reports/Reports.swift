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

    /// Returns the same; nil if more than `limit` records may have to be read, which the totals of days tell before any is.
    public func answer(_ query: ReportQuery, limit: Int) throws -> Report? {
        guard query.needsRecords else { return try answer(query) }
        var count = 0
        for dates in [query.dates, query.compared].compactMap(\.self) {
            let records = RecordQuery(
                dates: dates, account: query.accounts.count == 1 ? query.accounts.first : nil,
                category: query.categories.count == 1 ? query.categories.first : nil)
            count += try ledger.upperCount(RecordConditions(records, in: ledger))
        }
        return count <= limit ? try answer(query) : nil
    }

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
        var all = [RecordConditions.Condition("r.book = ? AND r.deletion IS NULL", ledger.book)] + inDays(numbers)
        if !categories.isEmpty { all.append(.isIn("r.category", try ledger.families(of: categories).sorted())) }
        guard !hashtags.isEmpty else { return all }
        let tags = try hashtags.sorted().compactMap { try ledger.hashtag(named: $0)?.id }
        guard !tags.isEmpty else { return nil }
        let tagged = RecordConditions.Condition.all([
            .init("book = ?", ledger.book), .isIn("hashtag", tags), .init("record BETWEEN ? AND ?", numbers.lowerBound, numbers.upperBound),
        ])
        let found = "r.number IN (SELECT record FROM record_hashtag INDEXED BY record_of_hashtag WHERE \(tagged.sql))"
        return all + [.init(found, values: tagged.values)]
    }

    /// Returns the conditions that a record is of one of the vendors and of the days.
    ///
    /// Where each vendor has a word to look for, the full-text index alone tells the days, or SQLite would read all records of them.
    private func inDays(_ numbers: ClosedRange<Int64>) -> [RecordConditions.Condition] {
        let days = RecordConditions.Condition("r.number BETWEEN ? AND ?", numbers.lowerBound, numbers.upperBound)
        guard !vendors.isEmpty else { return [days] }
        let terms = vendors.sorted().map { SearchTerm(vendor: $0) }, test = RecordConditions.Condition.any(terms.map(\.test))
        guard terms.allSatisfy({ !$0.words.isEmpty }) else { return [days, test] }
        let match = terms.map { $0.words.match() }.joined(separator: " OR ")
        let found = "r.number IN (SELECT rowid FROM record_search WHERE record_search MATCH ? AND rowid BETWEEN ? AND ?)"
        return [.init(found, match, numbers.lowerBound, numbers.upperBound), test]
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
        /// Its category, in a report by category or person.
        let category: Category.ID?
    }

    private let ledger: Ledger
    private let query: ReportQuery
    /// The accounts that are counted; nil for all of the book.
    private let accounts: [Account.ID]?
    /// The household that reads the book of one of its people; nil for a book's own report.
    private var reader: ReportReader?
    private var steps: ReportSteps, stepsBefore: ReportSteps
    private var currency = LastCurrency()
    var vendors = VendorNames()

    init(_ ledger: Ledger, _ query: ReportQuery, reader: ReportReader? = nil) {
        (self.ledger, self.query, self.reader) = (ledger, query, reader)
        let chosen = query.accounts.sorted(), seen = ledger.seen?.map(\.id)
        accounts = seen.map { seen in seen.filter { chosen.isEmpty || chosen.contains($0) } } ?? (chosen.isEmpty ? nil : chosen)
        (steps, stepsBefore) = (ReportSteps(query.steps), ReportSteps(query.comparedSteps.compactMap(\.self)))
    }

    func read() throws -> Report {
        var reading = self, sums = ReportSums(query, try ledger.mainCurrency()), count = 0
        for (dates, isBefore) in days {
            if query.needsRecords {
                count = 0
                try reading.eachRecord(in: dates, isBefore: isBefore) { counted in
                    count += 1
                    guard count <= Reports.recordLimit else { throw StoreError.conflict(.tooManyRecords) }
                    try sums.add(counted.entry, counted.keys, category: counted.category.map { .category($0) })
                    return true
                }
            } else {
                try reading.eachTotal(in: dates, isBefore: isBefore) { try sums.add($0, CollectionOfOne($1)) }
            }
        }
        return try sums.report(ledger.names().parents)
    }

    /// Calls `body` with each record that is read for the household.
    mutating func eachRecord(_ body: (Counted) throws -> Void) throws {
        for (dates, isBefore) in days {
            try eachRecord(in: dates, isBefore: isBefore, also: reader?.isLinked.negated) { counted in
                try body(counted)
                return true
            }
        }
    }

    /// Calls `body` with each sum of the totals, and with each record that is counted elsewhere as an amount to subtract.
    mutating func eachTotal(_ body: (ReportSums.Entry, Report.Key) throws -> Void) throws {
        for (dates, isBefore) in days {
            try eachTotal(in: dates, isBefore: isBefore, body)
            guard let linked = reader?.isLinked else { continue }
            try eachRecord(in: dates, isBefore: isBefore, also: linked) { counted in
                var entry = counted.entry
                (entry.main, entry.unconverted) = (0 &- entry.main, 0 &- entry.unconverted)
                for key in counted.keys { try body(entry, key) }
                return true
            }
        }
    }

    /// The days of the report, and the days that they are compared with.
    private var days: [(dates: ClosedRange<CalendarDate>, isBefore: Bool)] {
        [(query.dates, false)] + (query.compared.map { [($0, true)] } ?? [])
    }

    /// Returns the records that lines count; nil if lines count more than `limit`.
    ///
    /// - Parameter place: the line to return records of; nil for all lines.
    func records(of place: Report.Place?, limit: Int) throws -> [Counted]? {
        var reading = self, list: [Counted] = [], count = 0, members: Set<Report.Key> = place.map { [$0.key] } ?? []
        if case .category(let id) = place?.key { members = Set(try ledger.family(of: id).map { .category($0) }) }
        try reading.eachRecord(in: query.dates, isBefore: false) { counted in
            // A part of nothing is behind no figure.
            guard counted.entry.main != 0 || counted.entry.unconverted != 0, place?.counts(counted, members) ?? true else { return true }
            list.append(counted)
            count += counted.keys.count
            return count <= limit
        }
        return count > limit ? nil : list
    }

    /// Returns the place of the course's period that counts a day. Days compared that are beyond the last period count in it.
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
            try eachTotal(of: "month_total", "month", "account", reader == nil ? "main_amount, unconverted" : "amount, 0", in: months, isBefore, body)
        }
        let byAccount = accounts != nil || query.grouping == .account
        for days in split?.days ?? [dates] {
            try eachTotal(
                of: byAccount ? "day_account_total" : "day_category_total", "date", byAccount ? "account" : "NULL",
                reader == nil ? "ifnull(main_amount, 0), iif(main_amount IS NULL, amount, 0)" : "amount, 0", in: days, isBefore, body)
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
        if !query.categories.isEmpty { conditions.append(.isIn("category", try ledger.families(of: query.categories).sorted())) }
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
        in dates: ClosedRange<CalendarDate>, isBefore: Bool, also condition: RecordConditions.Condition? = nil, _ body: (Counted) throws -> Bool
    ) throws {
        guard let source = try source(of: dates, condition) else { return }
        var parts = RecordParts(people: query.people)
        try ledger.connection.each(source.sql, source.values, isCached: false) { cells in
            let number = cells.int64(0), amount = cells.int64(4), date = RecordNumber.date(of: number)
            let own = try cells.currency(3, last: &currency), hasRate = !cells.isNull(5)
            let converted = try reader?.convert(amount, own, on: date) ?? (main: hasRate ? cells.int64(5) : 0, unconverted: hasRate ? 0 : amount)
            let whole = ReportSums.Entry(
                step: step(of: date, isBefore: isBefore), isBefore: isBefore, kind: try cells.word(1), currency: own, main: converted.main,
                unconverted: converted.unconverted)
            let category: Category.ID? = [.category, .person].contains(query.grouping) ? try cells.id(6) : nil
            guard needsParts else { return try body(Counted(number: number, entry: whole, keys: keys(of: cells, whole), category: category)) }
            let person: HouseholdMember.ID? = cells.isNull(7) ? nil : try cells.id(7)
            guard let part = parts.part(of: whole, record: number, amount, person, cells.int64(8)) else { return true }
            let keys = query.grouping == .person ? [person.map { .person($0) } ?? .none] : try keys(of: cells, whole)
            return try body(Counted(number: number, entry: part, keys: keys, category: category))
        }
    }

    private var needsParts: Bool { query.grouping == .person || !query.people.isEmpty }

    /// Returns the statement that reads the records; nil if nothing can match.
    private func source(of dates: ClosedRange<CalendarDate>, _ condition: RecordConditions.Condition?) throws -> RecordConditions.Condition? {
        guard var conditions = try query.conditions(in: ledger, dates) else { return nil }
        conditions.append(.init("r.kind <> 'transfer'"))
        if let condition { conditions.append(condition) }
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

extension Report.Place {
    /// True if the line counts a record. A vendor is the same in any case of letters.
    fileprivate func counts(_ record: ReportReading.Counted, _ members: Set<Report.Key>) -> Bool {
        guard (record.entry.kind == .expense) == (side == .expenses) else { return false }
        return record.keys.contains { other in
            if case .vendor(let name) = key, case .vendor(let others) = other { name.folded == others.folded } else { members.contains(other) }
        }
    }
}
