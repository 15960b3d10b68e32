import Bookkeeping

extension HouseholdRecords: RecordListing {
    public var sharing: SharedLedger? { sources.first?.ledger.shared }
    public var owners: [RecordOwner] { sources.map { RecordOwner(person: $0.person, names: $0.names) } }

    /// Returns the accounts of all people, and the categories, each name and kind once. The hashtags come from the household's book; others are found
    /// by a search.
    public func names() throws -> LedgerNames {
        var seen: Set<String> = []
        let categories = sources.flatMap(\.names.categories).filter { seen.insert($0.kind.rawValue + $0.name.folded).inserted }
        return LedgerNames(
            accounts: sources.flatMap(\.names.accounts), personAccounts: sources.flatMap(\.names.personAccounts), categories: categories,
            hashtags: sources.first?.names.hashtags ?? [])
    }

    public func records(_ query: RecordQuery, after cursor: String?, limit: Int) throws -> RecordPage {
        let limit = min(max(limit, 1), 500),
            position = try cursor.flatMap { MergedCursor($0, sort: query.sort) }.map { try Place($0, query.sort, in: self) }
        if let page = try page(query, beyond: position, rows: limit + 1, limit) { return page }
        // The last record of the page has parts beyond the row that tells whether there is another page.
        let more = limit + RecordPart.limit
        return try page(query, beyond: position, rows: more, limit) ?? page(query, beyond: position, rows: more, more)
            ?? RecordPage(records: [], next: nil)
    }

    public func hasRecords() throws -> Bool { try sources.contains { try $0.ledger.hasRecords() } }

    public func hasRecords(_ query: RecordQuery) throws -> Bool {
        try sources.contains { source in try self.query(query, for: source).map(source.ledger.hasRecords) ?? false }
    }

    /// Returns a page of at least `limit` rows from the first `rows` rows of the merged list; nil if the end of the page is not among them.
    private func page(_ query: RecordQuery, beyond place: Place?, rows count: Int, _ limit: Int) throws -> RecordPage? {
        let sort = query.sort
        var found: [Place] = []
        for (index, source) in sources.enumerated() {
            guard let own = self.query(query, for: source) else { continue }
            let rank = rank(source), start = place?.start(in: rank, sort)
            found += try RecordList(own, in: source.ledger, beyond: start, limit: count).positions().map {
                Place(source: index, rank: rank, position: $0)
            }
        }
        // Each book gave its rows in order, and at most `count` of them.
        found.sort { $0.isBefore($1, in: sort) }
        let rows = try self.rows(found.prefix(count))
        var end = min(limit, rows.count)
        if !sort.isByAmount, end > 0 {
            while end < rows.count, rows[end].isPart(ofSameAs: rows[end - 1]) { end += 1 }
            if end == rows.count, rows.count == count, end > limit { return nil }
        }
        let next = end < rows.count && end > 0 ? try cursor(after: rows[end - 1], sort).text : nil
        return try Self.joined(rows[..<end], next: next, sort)
    }

    /// Reads the rows at some positions, in their order.
    private func rows(_ found: ArraySlice<Place>) throws -> [Row] {
        var records: [Int: ArraySlice<Record>] = [:]
        for index in Set(found.map(\.source)) {
            records[index] = try sources[index].ledger.records(found.filter { $0.source == index }.map(\.position.number))[...]
        }
        return found.compactMap { row in records[row.source]?.popFirst().map { Row(source: row.source, record: $0) } }
    }

    private static func joined(_ rows: ArraySlice<Row>, next: String?, _ sort: RecordQuery.Sort) throws -> RecordPage {
        var records: [Record] = [], owners: [Int] = []
        for row in rows {
            if !sort.isByAmount, let last = records.last, owners.last == row.source,
                let joined = try last.joined(with: row.record, isBefore: sort.isDescending)
            {
                records[records.endIndex - 1] = joined
            } else {
                records.append(row.record)
                owners.append(row.source)
            }
        }
        return RecordPage(records: records, next: next, owners: owners)
    }

    /// A row of the merged list.
    private struct Row {
        let source: Int
        let record: Record

        func isPart(ofSameAs other: Row) -> Bool { source == other.source && record.id == other.record.id && !record.parts.isEmpty }
    }

    private func cursor(after row: Row, _ sort: RecordQuery.Sort) throws -> MergedCursor {
        let source = sources[row.source]
        return MergedCursor(try source.ledger.cursor(after: row.record, sort: sort), of: source.person, sort: sort)
    }

    /// Returns the rank of a book in a list by amount. Main amounts of different currencies cannot be compared: the books in the main currency of the
    /// household come first, then those in others by the code of their currency.
    private func rank(_ source: Source) -> String { source.mainCurrency == mainCurrency ? "" : source.mainCurrency.code }

    /// A position in the merged list.
    private struct Place {
        let source: Int
        let rank: String
        let position: RecordPosition

        init(source: Int, rank: String, position: RecordPosition) { (self.source, self.rank, self.position) = (source, rank, position) }

        /// Finds the place where a page ended. Looks for its record in the book of its owner, if that book is still shown.
        init(_ cursor: MergedCursor, _ sort: RecordQuery.Sort, in books: HouseholdRecords) throws {
            let index = books.sources.firstIndex { $0.person == cursor.person }
            guard let index else {
                self.init(source: 0, rank: "", position: cursor.record.position(number: nil, sort))
                return
            }
            let source = books.sources[index]
            self.init(source: index, rank: books.rank(source), position: try source.ledger.position(of: cursor.record, sort: sort))
        }

        /// Returns the position in the books of a rank after which the list goes on behind this place; nil for their beginning.
        func start(in rank: String, _ sort: RecordQuery.Sort) -> RecordPosition? {
            guard sort.isByAmount, position.amount != nil, rank != self.rank else { return position }
            guard rank < self.rank else { return nil }
            return RecordPosition(number: sort.isDescending ? .max : -1, amount: nil)
        }

        func isBefore(_ other: Place, in sort: RecordQuery.Sort) -> Bool {
            let (first, second) = sort.isDescending ? (other.position, position) : (position, other.position)
            guard sort.isByAmount else { return first.number < second.number }
            switch (first.amount, second.amount) {
            case (let one?, let two?): return rank != other.rank ? rank < other.rank : (one, first.number) < (two, second.number)
            case (nil, nil): return first.number < second.number
            default: return position.amount != nil
            }
        }
    }
}

/// The cursor of a merged list: the owner of the last record, a full stop, and the cursor in the owner's book.
struct MergedCursor {
    /// Nil for the household.
    let person: HouseholdMember.ID?
    let record: RecordCursor
    private let sort: RecordQuery.Sort

    init(_ last: RecordCursor, of person: HouseholdMember.ID?, sort: RecordQuery.Sort) { (record, self.person, self.sort) = (last, person, sort) }

    /// Parses the text in a URL for a list with the same order; nil for anything else.
    init?(_ text: String, sort: RecordQuery.Sort) {
        guard text.utf8.count <= RecordQuery.mergedCursorLength, let stop = text.firstIndex(of: "."),
            let record = RecordCursor(String(text[text.index(after: stop)...]), sort: sort)
        else { return nil }
        let owner = text[..<stop], person = HouseholdMember.ID(owner)
        guard owner.isEmpty || person != nil else { return nil }
        (self.person, self.record, self.sort) = (person, record, sort)
    }

    var text: String { (person?.description ?? "") + "." + record.text(sort: sort) }
}

extension RecordQuery {
    /// The maximum length of a cursor of a list over several books, in characters.
    public static var mergedCursorLength: Int { cursorLength + 37 }

    /// Returns true if a text is a cursor of a list over several books in this order.
    public func accepts(mergedCursor text: String) -> Bool { MergedCursor(text, sort: sort) != nil }
}
