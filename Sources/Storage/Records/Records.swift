import Bookkeeping

extension Ledger {
    /// Returns one page of a list; a cursor that does not belong to this order counts as none.
    ///
    /// - Parameter limit: 1 to 500.
    public func records(_ query: RecordQuery, after cursor: String? = nil, limit: Int = 50) throws -> RecordPage {
        let limit = min(max(limit, 1), 500), cursor = cursor.flatMap { RecordCursor($0, sort: query.sort) }
        func rows(_ count: Int) throws -> [Record] { try RecordList(query, in: self, after: cursor, limit: count).records() }
        if let page = try RecordPage(rows(limit + 1), limit, sort: query.sort, in: self) { return try markingFiles(page) }
        // The last record of the page has parts beyond the row that tells whether there is another page.
        let more = try rows(limit + RecordPart.limit)
        let page = try RecordPage(more, limit, sort: query.sort, in: self) ?? RecordPage(more, more.count, sort: query.sort, in: self)
        return try page.map(markingFiles) ?? RecordPage(records: [], next: nil)
    }

    /// Returns the latest records by date and time, up to a day.
    public func recent(limit: Int, upTo last: CalendarDate = CalendarDate(daysSince1970: .max)) throws -> [Record] {
        try records(RecordQuery(dates: CalendarDate(daysSince1970: .min)...last), limit: limit).records
    }

    /// Returns the number of the book's live records.
    public func recordCount() throws -> Int {
        try connection.count("SELECT sum(income_count + expense_count + transfer_count) FROM book_total WHERE book = ?", book)
    }

    /// Returns true if the book has a live record.
    public func hasRecords() throws -> Bool {
        guard seen == nil else { return try hasRecords(RecordQuery()) }
        return try connection.exists("SELECT 1 FROM book_total WHERE book = ? LIMIT 1", book)
    }

    /// Returns true if any record matches a query.
    public func hasRecords(_ query: RecordQuery) throws -> Bool {
        guard let dates = query.dates, !query.isFiltered, seen == nil else { return try !records(query, limit: 1).records.isEmpty }
        return try connection.exists(
            "SELECT 1 FROM day_total WHERE book = ? AND date BETWEEN ? AND ? LIMIT 1", book, dates.lowerBound, dates.upperBound)
    }
}
