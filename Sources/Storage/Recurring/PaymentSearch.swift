import Bookkeeping

/// The civil day on which regular payments were last looked for, for each book. It lives in memory: after a restart each book is looked at once more, which
/// costs less than a write for each book and day.
public struct PaymentSearch: Sendable {
    fileprivate var days: [Book.ID: CalendarDate] = [:]

    public init() {}
}

extension Store {
    /// Looks for regular payments in the books that were not searched today, and saves the changes. A book that replaced another one in an import
    /// counts as new.
    ///
    /// - Parameters:
    ///   - search: the days of earlier searches.
    ///   - now: seconds since 1970 (UTC).
    ///   - isWanted: asked before each book; false stops, and the rest is done the next time.
    /// - Returns: the number of books with changed payments.
    /// - Throws: the first error, after all other books.
    @discardableResult
    public func findPayments(_ search: inout PaymentSearch, at now: Int64, isWanted: () -> Bool = { true }) throws -> Int {
        let books = try reading { database in
            try Connection(database: database).rows("SELECT id, time_zone FROM book WHERE state = 'live' ORDER BY id") {
                (book: try $0.id(0, Book.self), zone: CivilTimeZone($0.text(1)) ?? .utc)
            }
        }
        let live = Set(books.map(\.book))
        search.days = search.days.filter { live.contains($0.key) }
        var count = 0, failure: (any Error)?
        for (book, zone) in books where isWanted() {
            let today = CivilTime(seconds: now, in: zone).date
            if search.days[book] == today { continue }
            do {
                if try findPayments(in: book, on: today) { count += 1 }
                search.days[book] = today
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
        return count
    }

    /// Returns true if something has changed, and writes it down.
    private func findPayments(in book: Book.ID, on today: CalendarDate) throws -> Bool {
        let (found, before) = try reading { database in
            let ledger = Ledger(book: book, connection: Connection(database: database))
            return (try ledger.findPayments(on: today), try ledger.regularPayments.found())
        }
        guard found != before else { return false }
        return try step { connection in
            guard try connection.exists("SELECT 1 FROM book WHERE id = ? AND state = 'live'", book) else { return false }
            try LedgerEditor(ledger: Ledger(book: book, connection: connection)).regularPayments.replace(with: found)
            return true
        }
    }
}

extension Ledger {
    /// The maximum number of regular payments that are kept, those first that come next.
    private static let foundLimit = 100

    /// Finds the regular payments in the records up to today, those first that come next, without the records of rules that were ended.
    ///
    /// It is one scan of the records of three years, in the order of the index: a text is folded once for each payee, and not for each record.
    package func findPayments(on today: CalendarDate) throws -> [FoundPayment] {
        let ended = Set(
            try connection.rows(
                """
                SELECT d.record FROM recurring_rule r INDEXED BY recurring_rule_of_deletion
                JOIN recurring_day d ON d.book = r.book AND d.rule = r.id
                WHERE r.book = ? AND r.deletion IS NOT NULL AND d.record IS NOT NULL
                """, book
            ) { try $0.id(0, Transaction.self) })
        var payees = PayeeGroups()
        let numbers = RecordNumber.range(today.firstOfMonth.adding(months: -RegularPayment.rareMonths)...today)
        try connection.each(
            """
            SELECT number, id, receipt, kind, account, amount, currency, category, vendor, CASE vendor WHEN '' THEN title ELSE '' END
            FROM record INDEXED BY record_of_book
            WHERE book = ? AND number BETWEEN ? AND ? AND deletion IS NULL AND kind <> 'transfer' ORDER BY number
            """, [book, numbers.lowerBound, numbers.upperBound]
        ) { cells in
            let id: Transaction.ID = try cells.id(1), receipt: Transaction.ID? = try cells.optionalID(2)
            guard ended.isEmpty || !ended.contains(receipt ?? id) else { return true }
            try payees.add(cells, id: id, receipt: receipt)
            return true
        }
        let found = payees.groups.flatMap { payee, payments in
            payments.count < RegularPayment.minimum
                ? [] : RegularPayment.found(among: payments, today: today).compactMap { FoundPayment($0, to: payee) }
        }
        return Array(found.sorted { ($0.recurrence.starts, $0.record) < ($1.recurrence.starts, $1.record) }.prefix(Self.foundLimit))
    }
}

/// The payments of a book by their payees.
private struct PayeeGroups {
    /// The columns that tell the payee, as they are stored.
    private struct Columns: Hashable {
        let text: String
        /// The category of a record without a text.
        let category: Category.ID?
        let account: Account.ID
        let kind: Transaction.Kind
    }

    var groups: [(payee: Payee, payments: [RegularPayment.Payment])] = []
    private var indices: [Payee: Int] = [:], known: [Columns: Int] = [:]
    /// The places of divided records; their parts are added up.
    private var divided: [Transaction.ID: (group: Int, index: Int)] = [:]

    mutating func add(_ cells: Cells, id: Transaction.ID, receipt: Transaction.ID?) throws {
        let amount = cells.int64(5)
        // The parts of a record without a text have several categories: all are of the payee of the first one.
        if let receipt, let (group, index) = divided[receipt] {
            let first = groups[group].payments[index], (sum, isTooLarge) = first.amount.addingReportingOverflow(amount)
            groups[group].payments[index] = .init(record: first.record, date: first.date, amount: isTooLarge ? 0 : sum)
            return
        }
        let vendor = cells.text(8), title = vendor.isEmpty ? cells.text(9) : ""
        let columns = Columns(
            text: vendor.isEmpty ? title : vendor, category: vendor.isEmpty && title.isEmpty ? try cells.optionalID(7) : nil,
            account: try cells.id(4), kind: try cells.kind(3))
        let group = try known[columns] ?? note(columns, currency: cells.currency(6))
        if let receipt { divided[receipt] = (group, groups[group].payments.count) }
        groups[group].payments.append(.init(record: receipt ?? id, date: RecordNumber.date(of: cells.int64(0)), amount: amount))
    }

    private mutating func note(_ columns: Columns, currency: Currency) -> Int {
        let payee = Payee(
            vendor: columns.text, title: "", category: columns.category, account: columns.account, kind: columns.kind, currency: currency)
        let index = indices[payee] ?? groups.count
        if index == groups.count {
            groups.append((payee, []))
            indices[payee] = index
        }
        known[columns] = index
        return index
    }
}
