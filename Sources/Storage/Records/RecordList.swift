import Bookkeeping

/// Finds one page of a list: the numbers of its records, in order.
///
/// Lists are read from an index in their order. Words are first looked for in the next few thousand records of the list, which is
/// quick for common words; for rarer ones the full-text index is used, which then has few matches.
struct RecordList {
    /// The number of records to read one by one before using an index.
    private static let window = 2_000
    /// The maximum length of lists that are read completely.
    private static let shortList = 10_000

    let ledger: Ledger
    var filter: RecordConditions
    let position: RecordPosition?
    let limit: Int

    private var sort: RecordQuery.Sort { filter.query.sort }

    init(_ query: RecordQuery, in ledger: Ledger, after cursor: RecordCursor?, limit: Int) throws {
        self.ledger = ledger
        self.limit = limit
        position = try cursor.map { try ledger.position(of: $0, sort: query.sort) }
        filter = try RecordConditions(query, in: ledger)
        if let position, !query.sort.isByAmount { narrow(beyond: position.number) }
    }

    /// Returns the page as positions in the list, for a list that is not read directly from an index.
    func positions() throws -> [RecordPosition] {
        guard filter.isSatisfiable, filter.numbers.lowerBound <= filter.numbers.upperBound else { return [] }
        return try filter.search.hasWords ? search() : plain()
    }

    /// Returns the page with its records, one fewer than `limit`; nil for a list that is not read directly from an index.
    func records(_ count: Int) throws -> RecordPage? {
        guard filter.isSatisfiable, filter.numbers.lowerBound <= filter.numbers.upperBound else { return RecordPage(records: [], next: nil) }
        guard !filter.search.hasWords, !sort.isByAmount else { return nil }
        let source = try listSource()
        var reader = RecordReader()
        let selection = RecordSelection(
            filter, by: source, columns: .init(RecordReader.columns), order: order(source), limit: limit)
        var records: [Record] = [], hasMore = false
        records.reserveCapacity(count)
        try ledger.connection.each(selection.sql, selection.values) { cells in
            hasMore = records.count == count
            guard !hasMore else { return false }
            records.append(try reader.record(cells))
            return true
        }
        return page(records, hasMore: hasMore)
    }

    func page(_ records: [Record], hasMore: Bool) -> RecordPage {
        RecordPage(records: records, next: hasMore ? records.last.map { RecordCursor($0, sort: sort).text(sort: sort) } : nil)
    }

    private func plain() throws -> [RecordPosition] {
        let source: RecordSelection.Source = try sort.isByAmount && walkingAmountsIsCheaper() ? .amounts : listSource()
        return try read(source, limit: limit)
    }

    private func search() throws -> [RecordPosition] {
        let matching = try min(ledger.upperCount(filter), filter.hashtags.first?.recordCount ?? .max)
        if sort.isByAmount, matching <= Self.window { return try read(listSource(), test: filter.wordTest, limit: limit) }
        let length = matching <= Self.shortList && !sort.isByAmount ? Self.shortList + 1 : Self.window
        var (found, walked) = try walk(sort.isByAmount ? .amounts : listSource(), upTo: length)
        guard found.count < limit, let walked else { return found }
        let plan = try SearchPlan(filter, in: ledger)
        guard !sort.isByAmount else { return try read(plan.source, test: plan.test, limit: limit) }
        var rest = self
        rest.narrow(beyond: walked)
        guard rest.filter.numbers.lowerBound <= rest.filter.numbers.upperBound else { return found }
        found += try rest.read(plan.source, test: plan.test, limit: limit - found.count)
        return found
    }

    /// Returns the records with all words among the next `length` of the list, and the number of the last record read; nil if
    /// there are no more.
    private func walk(_ source: RecordSelection.Source, upTo length: Int) throws -> (found: [RecordPosition], last: Int64?) {
        var columns = RecordConditions.Condition("r.number AS number, r.amount AS amount, (\(filter.wordTest.sql))")
        columns.values = filter.wordTest.values
        let selection = RecordSelection(
            filter, by: source, columns: columns, test: beyondAmount, order: order(source), limit: length)
        var found: [RecordPosition] = [], last: Int64?, count = 0
        try ledger.connection.each(selection.sql, selection.values) { cells in
            count += 1
            last = cells.int64(0)
            if cells.bool(2) { found.append(RecordPosition(number: cells.int64(0), amount: cells.int64(1))) }
            return found.count < limit
        }
        return (found, count < length && found.count < limit ? nil : last)
    }

    private func read(
        _ source: RecordSelection.Source, test: RecordConditions.Condition? = nil, limit: Int
    ) throws -> [RecordPosition] {
        let tests = [test, beyondAmount].compactMap { $0 }
        let selection = RecordSelection(
            filter, by: source, columns: .init("r.number AS number, r.amount AS amount"), test: tests.isEmpty ? nil : .all(tests),
            order: order(source),
            limit: limit)
        var found: [RecordPosition] = []
        found.reserveCapacity(limit)
        try ledger.connection.each(selection.sql, selection.values) { cells in
            found.append(RecordPosition(number: cells.int64(0), amount: cells.int64(1)))
            return true
        }
        return found
    }

    /// Returns the ORDER BY terms. They name the table that provides the order; otherwise SQLite would sort rows that are already
    /// in order.
    private func order(_ source: RecordSelection.Source) -> String {
        let direction = sort.isDescending ? "DESC" : "ASC"
        return sort.isByAmount ? "amount \(direction), number \(direction)" : "\(source.number) \(direction)"
    }

    private var beyondAmount: RecordConditions.Condition? {
        guard sort.isByAmount, let position else { return nil }
        return .init("(r.amount, r.number) \(sort.isDescending ? "<" : ">") (?, ?)", position.amount, position.number)
    }

    private mutating func narrow(beyond number: Int64) {
        let (lower, upper) = (filter.numbers.lowerBound, filter.numbers.upperBound)
        if sort.isDescending {
            filter.numbers = number <= lower ? Self.none : lower...min(upper, number - 1)
        } else {
            filter.numbers = number >= upper ? Self.none : max(lower, number + 1)...upper
        }
    }

    /// A range that matches no record, because record numbers are not negative.
    private static let none: ClosedRange<Int64> = -1 ... -1

    private func listSource() throws -> RecordSelection.Source {
        guard let rarest = filter.hashtags.first else { return .list }
        return try rarest.recordCount <= ledger.upperCount(filter) ? .hashtag : .list
    }

    /// Returns true if reading in the order of amounts costs less than sorting. Sorting reads all matching records; reading by
    /// amount reads those up to the `limit`-th match.
    private func walkingAmountsIsCheaper() throws -> Bool {
        let matching = try min(ledger.upperCount(filter), filter.hashtags.first?.recordCount ?? .max)
        guard matching > Self.window else { return false }
        return try ledger.recordCount() / matching * limit < matching
    }
}
