import Bookkeeping
import Foundation

/// A book that is filled step by step to replace the book of a person or a household. It is inaccessible until then, and other writes may happen
/// between the steps.
///
/// Its records are written on a thread of their own while the next ones are read, and its totals are added at the end, once for all records. If the import
/// is abandoned or the process ends, the book is erased by ``Store/eraseResidualData()``. Not thread-safe: for one thread.
public final class BookStaging {
    /// The number of rows of lists per step. Others wait for at most one step.
    private static let rowsPerStep = 500

    let store: Store
    let exported: ExportedBook
    let book: Book.ID
    let replaced: Book.ID
    /// The people of the household that gets the book; nil for a person's own book.
    let people: ArrivingMembers?
    /// The person who gets the book as their own; nil for a household's book.
    private let reader: User.ID?
    let notifications: ExportedNotifications
    private let lock: ImportLock
    private let connection: StagingConnection
    private let records: RecordStaging
    private let writing: BackgroundWriting<RecordStaging.Batch>
    /// The records of the next step.
    private var next = RecordStaging.Batch()
    private var isReplacing = true

    fileprivate init(_ store: Store, for owner: BookOwner, exported: ExportedBook, at now: Int64) throws {
        notifications = try ExportedNotifications(exported.notifications, at: now)
        if case .person(let user) = owner { reader = user } else { reader = nil }
        lock = try ImportLock(directory: store.directory, attempts: 100)
        connection = try StagingConnection(store)
        let book = Book.ID(milliseconds: now &* 1_000)
        (replaced, people) = try connection.step { connection in
            let site = SiteData<Writing>(connection: connection), replaced: Book.ID, people: ArrivingMembers?
            try site.books.abandonArriving()
            switch owner {
            case .person(let user):
                guard let own = try site.books.id(of: user) else { throw StoreError.notFound }
                (replaced, people) = (own, nil)
            case .household(let user, let own):
                let membership = try site.households.administered(by: user)
                replaced = membership.book
                people = try ArrivingMembers(exported.people, in: membership, own: own, at: now, connection)
            }
            try connection.run(
                "INSERT INTO book (id, created_at, main_currency, state, replaces) VALUES (?, ?, ?, 'arriving', ?)", book, exported.createdAt,
                exported.mainCurrency, replaced)
            return (replaced, people)
        }
        (self.store, self.exported, self.book) = (store, exported, book)
        let records = RecordStaging(exported, people, to: book, connection)
        self.records = records
        writing = BackgroundWriting { try records.write($0) }
    }

    deinit { if isReplacing { abandon() } }

    /// Adds a record after the previous ones. `bytes` returns the file of a receipt. Throws as well what writing previous ones has thrown.
    public func add(_ record: ExportedRecord, bytes: (ExportedRecord.File) throws -> [UInt8]) throws {
        next.add(try records.filling.prepare(record), files: try record.attachments.map(bytes))
        if next.isFull(of: records.rowsPerStep) { try write() }
    }

    /// Adds the data that depends on records, and throws for a book that breaks a rule of this server.
    func finish() throws {
        try write()
        try writing.finish()
        try addTotals()
        for currency in records.unconverted.sorted(by: { $0.code < $1.code }) {
            try edit { try MainAmounts(editor: $0).refresh([currency], on: MainAmounts.allDays) }
        }
        try insert(Self.things(exported.budgets, rows: Self.budgetRows) { try $0.insert($1) })
        for things in AccountThings.all { try insert(things.insertions(exported).map { (1, $0) }) }
        try insert(Self.things(exported.recurring, rows: Self.ruleRows) { [people] in try $0.recurring.insert($1, for: people) })
        try insert(Self.things(exported.dismissed) { try $0.regularPayments.insert($1) })
        try insert(Self.things(exported.rules, rows: Self.ruleRows) { try $0.rules.insert($1) })
        try insert(Self.things(exported.dismissedRules) { try $0.rules.insert($1) })
        try insert(Self.things(exported.reports) { [people, reader] in try $0.keptReports.insert($1, of: people, for: reader) })
        try store.reading { try records.filling.check(Ledger(book: book, connection: Connection(database: $0))) }
    }

    /// Marks the book for erasing, after the step under way.
    func abandon() {
        isReplacing = false
        _ = try? writing.finish()
        _ = try? store.step { try SiteData<Writing>(connection: $0).books.abandonArriving() }
    }

    /// Notes that the book has become the person's, so that it is not abandoned.
    func becameLive() { isReplacing = false }

    fileprivate func insertLists() throws {
        var things = Self.things(exported.deletions) { try $0.insert($1) }
        things += Self.things(exported.accounts) { [people] editor, account in
            var account = account
            if let person = account.person {
                guard let known = people?[person] else { throw StoreError.conflict(.invalid) }
                account.person = known
            }
            try editor.insert(account)
        }
        things += Self.things(exported.categories) { try $0.insert($1) }
        things += Self.things(exported.hashtags) { try $0.insert($1) }
        things += Self.things(exported.rates) { try $0.insert($1) }
        try insert(things)
    }

    /// An insertion of one object, with the number of rows it counts as.
    private typealias Insertion = (rows: Int, insert: (LedgerEditor) throws -> Void)

    /// The number of rows that a budget counts as, since its totals are calculated over all days.
    private static let budgetRows = rowsPerStep / 5
    /// The number of rows that a recurrence counts as, with its values and some of its days.
    private static let ruleRows = rowsPerStep / 20

    private static func things<Thing>(
        _ things: [Thing], rows: Int = 1, _ insert: @escaping (LedgerEditor, Thing) throws -> Void
    ) -> [Insertion] {
        things.map { thing in (rows, { try insert($0, thing) }) }
    }

    private func insert(_ things: [Insertion]) throws {
        var rest = things[...]
        while !rest.isEmpty {
            var rows = 0
            let some = rest.prefix { thing in
                defer { rows += thing.rows }
                return rows < Self.rowsPerStep
            }
            rest = rest.dropFirst(some.count)
            try edit { editor in for thing in some { try thing.insert(editor) } }
        }
    }

    private func edit(_ body: (LedgerEditor) throws -> Void) throws {
        let book = book
        try connection.step { try body(LedgerEditor(ledger: Ledger(book: book, connection: $0))) }
    }

    private func addTotals() throws {
        let totals = try StagedTotals(store, book: book, connection: connection)
        do {
            try totals.add()
        } catch StoreError.conflict(.overflow) {
            try totals.remove()
            try records.leaveUnconverted(Set(exported.accounts.map(\.currency)))
            try totals.add()
        }
    }

    private func write() throws {
        try writing.begin(next)
        next = RecordStaging.Batch()
    }
}

extension Store {
    /// Sleeps for 2 ms between the steps of a long operation: whoever waits on another connection retries every millisecond.
    static func pauseForOthers() { usleep(2_000) }

    /// Begins to fill a book that will replace the book of a person (``Books/replace(of:with:of:)``) or a household
    /// (``Books/replace(ofHouseholdBy:with:of:at:)``), with everything except records.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    /// - Throws: `.busy` while another import fills a book, conflicts for inconsistent data.
    public func stageBook(_ exported: ExportedBook, for owner: BookOwner, at now: Int64) throws -> BookStaging {
        let staging = try BookStaging(self, for: owner, exported: exported, at: now)
        try staging.insertLists()
        return staging
    }

    /// Runs one step of a long operation in its own transaction, then pauses so that others can write.
    func step<R>(_ body: (Connection) throws -> R) throws -> R {
        defer { Self.pauseForOthers() }
        return try writing { try body(Connection(database: $0)) }
    }
}
