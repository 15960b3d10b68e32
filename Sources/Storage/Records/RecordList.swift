import Bookkeeping

/// Finds the rows of one page of a list, in order.
///
/// Lists are read from an index in their order. Words are first looked for among the next thousand records that the full-text index
/// finds by their beginnings, which suffices for common words and for rare ones; names and amounts by their indexes if they are rare, and else in the next
/// few thousand records of the list. If that does not fill the page, the indexes of the rarest term are used, or the rest of the list is read.
///
/// A list by amount compares main amounts, and has two stretches: the records with a main amount, and after them those without a rate.
struct RecordList {
    /// The number of records to read one by one before using an index.
    private static let window = 2_000
    /// The number of records of the full-text index to read one by one; each costs more than one of the list.
    private static let foundWindow = 1_000
    /// The maximum length of lists that are read to their end if the first records do not fill the page.
    private static let shortList = 10_000
    /// The maximum length of lists that are read without asking the full-text index.
    private static let tinyList = 200

    let ledger: Ledger
    var filter: RecordConditions
    let position: RecordPosition?
    private(set) var limit: Int
    /// False for the stretch of a list by amount that has the records without a rate.
    private var isConverted = true

    private var sort: RecordQuery.Sort { filter.query.sort }

    init(_ query: RecordQuery, in ledger: Ledger, after cursor: RecordCursor?, limit: Int) throws {
        try self.init(query, in: ledger, beyond: cursor.map { try ledger.position(of: $0, sort: query.sort) }, limit: limit)
    }

    init(_ query: RecordQuery, in ledger: Ledger, beyond position: RecordPosition?, limit: Int) throws {
        self.ledger = ledger
        self.limit = limit
        self.position = position
        filter = try RecordConditions(query, in: ledger)
        if let position, !query.sort.isByAmount { narrow(beyond: position.number) }
    }

    /// Returns the page, a row of each part of a divided record.
    func records() throws -> [Record] {
        guard filter.isSatisfiable, filter.numbers.lowerBound <= filter.numbers.upperBound else { return [] }
        guard filter.terms.isEmpty, !sort.isByAmount else { return try ledger.records(positions().map(\.number)) }
        let source = try listSource()
        var reader = RecordReader()
        let selection = RecordSelection(
            filter, by: source, columns: .init(RecordReader.columns), order: order(source), limit: limit)
        var records: [Record] = []
        records.reserveCapacity(limit)
        try ledger.connection.each(selection.sql, selection.values) { cells in
            records.append(try reader.record(cells))
            return true
        }
        return records
    }

    /// Returns the page as positions in the list, for a list that is not read directly from an index.
    func positions() throws -> [RecordPosition] {
        guard filter.isSatisfiable, filter.numbers.lowerBound <= filter.numbers.upperBound else { return [] }
        guard sort.isByAmount else { return try stretch() }
        var found: [RecordPosition] = []
        if position.map({ $0.amount != nil }) ?? true { found = try stretch() }
        guard found.count < limit, try ledger.hasUnconverted() else { return found }
        var rest = self
        (rest.isConverted, rest.limit) = (false, limit - found.count)
        return try found + rest.stretch()
    }

    private func stretch() throws -> [RecordPosition] { try !filter.terms.isEmpty ? search() : plain() }

    private func plain() throws -> [RecordPosition] {
        let source: RecordSelection.Source = try sort.isByAmount && walkingAmountsIsCheaper() ? .amounts : listSource()
        return try read(source, limit: limit)
    }

    private func search() throws -> [RecordPosition] {
        let matching = try min(ledger.upperCount(filter), filter.hashtags.first?.recordCount ?? .max)
        guard !sort.isByAmount else { return try searchByAmount(matching) }
        guard matching > Self.tinyList else { return try walk(listSource(), upTo: .max).found }
        if filter.terms.count == 1, let amounts = filter.terms.first, amounts.isAmounts {
            if let few = try few(amounts) { return few }
        } else if filter.words.isEmpty, let plan = try SearchPlan(rarestTerm: filter, fewerThan: Self.window / 2, in: ledger) {
            return try read(plan.source, test: plan.test, limit: limit)
        }
        var (found, last) = try filter.words.isEmpty ? walk(listSource(), upTo: Self.window) : probe()
        var rest = self
        guard found.count < limit, let walked = last else { return found }
        rest.narrow(beyond: walked)
        guard rest.filter.numbers.lowerBound <= rest.filter.numbers.upperBound else { return found }
        if matching > Self.shortList, let plan = try rest.plan() {
            found += try rest.read(plan.source, test: plan.test, limit: limit - found.count)
        } else {
            found += try rest.walk(listSource(), upTo: .max, limit: limit - found.count).found
        }
        return found
    }

    /// Returns the page of a search for amounts alone; nil if too many records have them. Reading them in the order of their index and sorting their
    /// numbers costs half as much as counting them there and having SQLite keep the first ones in order.
    private func few(_ amounts: SearchTerm) throws -> [RecordPosition]? {
        let found = try read(.paths(amounts.paths), isOrdered: false, limit: Self.window / 2)
        guard found.count < Self.window / 2 else { return nil }
        return Array(found.sorted { sort.isDescending ? $0.number > $1.number : $0.number < $1.number }.prefix(limit))
    }

    private func searchByAmount(_ matching: Int) throws -> [RecordPosition] {
        if matching <= Self.window { return try read(listSource(), test: filter.termTest, limit: limit) }
        let isRare = try !filter.words.isEmpty && !ledger.matches(filter.words, in: filter.numbers, moreThan: Self.window / 4)
        if !isRare {
            let (found, last) = try walk(.amounts, upTo: Self.window)
            guard found.count < limit, last != nil else { return found }
        }
        guard let plan = try self.plan() else { return try walk(.amounts, upTo: .max).found }
        return try read(plan.source, test: plan.test, limit: limit)
    }

    /// Returns a plan that uses indexes; nil if reading the list costs less.
    private func plan() throws -> SearchPlan? {
        try SearchPlan(words: filter, in: ledger) ?? SearchPlan(rarestTerm: filter, fewerThan: Self.shortList, in: ledger)
    }

    /// Returns the matches among the next records with words that begin like the words of the search, and the number of the last record read;
    /// nil if there are no more. Reads few records, whatever the other conditions are.
    private func probe() throws -> (found: [RecordPosition], last: Int64?) {
        let test = RecordConditions.Condition.all([filter.condition(), filter.termTest])
        let direction = sort.isDescending ? "DESC" : "ASC"
        return try positions(
            """
            SELECT record_search.rowid, r.main_amount, (\(test.sql)) FROM record_search CROSS JOIN record r ON r.number = record_search.rowid
            WHERE record_search MATCH ? AND record_search.rowid BETWEEN ? AND ? ORDER BY record_search.rowid \(direction) LIMIT ?
            """,
            test.values + [filter.words.shortMatch, filter.numbers.lowerBound, filter.numbers.upperBound, Self.foundWindow],
            isCached: filter.isPlain, upTo: Self.foundWindow, limit: limit)
    }

    /// Returns the matches among the next `length` records of the list, and the number of the last record read; nil if there are no
    /// more.
    private func walk(
        _ source: RecordSelection.Source, upTo length: Int, limit: Int? = nil
    ) throws -> (found: [RecordPosition], last: Int64?) {
        let test = filter.termTest
        let columns = RecordConditions.Condition("\(RecordSelection.number), r.main_amount AS amount, (\(test.sql))", values: test.values)
        let selection = RecordSelection(
            filter, by: source, columns: columns, test: inStretch, order: order(source), limit: length)
        return try positions(selection.sql, selection.values, isCached: selection.isCached, upTo: length, limit: limit ?? self.limit)
    }

    /// Reads rows of a number, an amount and whether they match.
    private func positions(
        _ sql: String, _ values: [any Bindable], isCached: Bool, upTo length: Int, limit: Int
    ) throws -> (found: [RecordPosition], last: Int64?) {
        var found: [RecordPosition] = [], last: Int64?, count = 0
        try ledger.connection.each(sql, values, isCached: isCached) { cells in
            count += 1
            last = cells.int64(0)
            if cells.bool(2) { found.append(RecordPosition(cells)) }
            return found.count < limit
        }
        return (found, count < length && found.count < limit ? nil : last)
    }

    private func read(
        _ source: RecordSelection.Source, test: RecordConditions.Condition? = nil, isOrdered: Bool = true, limit: Int
    ) throws -> [RecordPosition] {
        let tests = [test, inStretch].compactMap { $0 }
        let selection = RecordSelection(
            filter, by: source, columns: .init("\(RecordSelection.number), r.main_amount AS amount"), test: tests.isEmpty ? nil : .all(tests),
            order: isOrdered ? order(source) : "", limit: limit)
        var found: [RecordPosition] = []
        try ledger.connection.each(selection.sql, selection.values, isCached: selection.isCached) { cells in
            found.append(RecordPosition(cells))
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

    /// The stretch of a list by amount, and in it the records beyond the position. Each has one lower bound, which the index takes.
    private var inStretch: RecordConditions.Condition? {
        guard sort.isByAmount else { return nil }
        let side = sort.isDescending ? "<" : ">"
        guard isConverted else {
            guard let position, position.amount == nil else { return .init("r.main_amount IS NULL") }
            return .init("r.main_amount IS NULL AND r.number \(side) ?", position.number)
        }
        guard let amount = position?.amount, let number = position?.number else { return .init("r.main_amount >= 0") }
        let beyond = RecordConditions.Condition("(r.main_amount, r.number) \(side) (?, ?)", amount, number)
        return sort.isDescending ? .all([.init("r.main_amount >= 0"), beyond]) : beyond
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

extension RecordPosition {
    /// Reads a row of a number and a main amount.
    fileprivate init(_ cells: Cells) { self.init(number: cells.int64(0), amount: cells.isNull(1) ? nil : cells.int64(1)) }
}

extension Ledger {
    /// Returns true if the book has a live record without a main amount.
    fileprivate func hasUnconverted() throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM record r INDEXED BY record_by_main_amount WHERE r.book = ? AND r.main_amount IS NULL AND r.deletion IS NULL LIMIT 1", book)
    }
}
