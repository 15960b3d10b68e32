import Bookkeeping
import Foundation

/// A book that is being filled step by step to take the place of a person's book. Nobody sees it before it does, and others write in between.
///
/// After each step what is there agrees with its totals. One that is given up, by whoever fills it or by the end of the process, is erased by
/// ``Store/eraseRemains()``. One thread uses it.
public final class BookStaging {
    /// Rows of a step: some 20 ms on a small computer.
    static let rowsPerStep = 500
    /// Bytes of the files of a step.
    static let bytesPerStep = 4 << 20

    let store: Store
    let copy: BookCopy
    let book: Book.ID
    let replaced: Book.ID
    private let lock: ImportLock
    private let filling: BookFilling
    private var waiting: [CopiedRecord] = []
    private var files: [[UInt8]] = []
    private var fileBytes = 0
    /// Currencies of which an amount or a sum does not fit when converted.
    private var unconverted: Set<Currency> = []
    private var isReplacing = true

    fileprivate init(_ store: Store, for user: User.ID, copy: BookCopy, at now: Int64) throws {
        lock = try ImportLock(directory: store.directory)
        let book = Book.ID(milliseconds: now &* 1_000)
        replaced = try store.step { connection in
            try PeopleEditor(people: People(connection: connection)).abandonArrivingBooks()
            guard let replaced = try People(connection: connection).user(user)?.book else { throw StoreError.notFound }
            try connection.run(
                "INSERT INTO book (id, created_at, main_currency, state, replaces) VALUES (?, ?, ?, 'arriving', ?)", book, copy.createdAt,
                copy.mainCurrency, replaced)
            return replaced
        }
        (self.store, self.copy, self.book) = (store, copy, book)
        filling = BookFilling(copy: copy)
    }

    deinit { if isReplacing { abandon() } }

    /// Adds a record after those before it. `bytes` gives the file of its attachment.
    public func add(_ record: CopiedRecord, bytes: (CopiedRecord.File) throws -> [UInt8]) throws {
        if let file = record.attachment {
            let bytes = try bytes(file)
            files.append(bytes)
            fileBytes += bytes.count
        }
        waiting.append(record)
        if waiting.count == Self.rowsPerStep || fileBytes >= Self.bytesPerStep { try write() }
    }

    /// Adds what goes on top of the records, and refuses a book that could not have come about here.
    func finish() throws {
        try write()
        for currency in unconverted.sorted(by: { $0.code < $1.code }) {
            try edit { try MainAmounts(editor: $0).refresh([currency], on: MainAmounts.allDays) }
        }
        try insert(
            Self.things(copy.budgets, rows: Self.budgetRows) { try $0.insert($1) } + Self.things(copy.notifications) { try $0.insert($1) })
        try store.read(book) { try filling.check($0) }
    }

    /// Leaves the book to be erased.
    func abandon() {
        isReplacing = false
        _ = try? store.step { try PeopleEditor(people: People(connection: $0)).abandonArrivingBooks() }
    }

    /// The book has become that of the person.
    func becameLive() { isReplacing = false }

    fileprivate func insertLists() throws {
        var things = Self.things(copy.deletions) { try $0.insert($1) }
        things += Self.things(copy.accounts) { try $0.insert($1) }
        things += Self.things(copy.categories) { try $0.insert($1) }
        things += Self.things(copy.hashtags) { try $0.insert($1) }
        things += Self.things(copy.rates) { try $0.insert($1) }
        try insert(things)
    }

    /// What inserts a thing, and as how many rows it counts.
    private typealias Insertion = (rows: Int, insert: (LedgerEditor) throws -> Void)

    /// A budget is added up over all of its days.
    private static let budgetRows = rowsPerStep / 5

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
        try store.step { try body(LedgerEditor(ledger: Ledger(book: book, connection: $0))) }
    }

    private func write() throws {
        guard !waiting.isEmpty else { return }
        do {
            try edit { try filling.add(waiting, files: files, to: $0) }
        } catch StoreError.conflict(.overflow) {
            let foreign = Set(waiting.map(\.values.currency)).subtracting(unconverted).subtracting([copy.mainCurrency])
            guard !foreign.isEmpty else { throw StoreError.conflict(.overflow) }
            // They are converted at the end as far as they can be.
            unconverted.formUnion(foreign)
            try edit { editor in for currency in foreign { try MainAmounts(editor: editor).leaveUnconverted(currency) } }
            try edit { try filling.add(waiting, files: files, to: $0) }
        }
        waiting.removeAll(keepingCapacity: true)
        files.removeAll()
        fileBytes = 0
    }
}

extension Store {
    /// Begins a book that is to take the place of a person's book (``PeopleEditor/replaceBook(of:with:of:)``), with everything but records.
    ///
    /// - Parameter now: Seconds since 1970 (UTC).
    /// - Throws: `.busy` while another import fills a book, conflicts for what does not fit together.
    public func stageBook(_ copy: BookCopy, for user: User.ID, at now: Int64) throws -> BookStaging {
        let staging = try BookStaging(self, for: user, copy: copy, at: now)
        try staging.insertLists()
        return staging
    }

    /// One step of work that takes long, in a transaction of its own. Then others have the database for a moment: within a process writers queue
    /// up, and those of other processes look again every millisecond.
    func step<R>(_ body: (Connection) throws -> R) throws -> R {
        defer { usleep(2_000) }
        return try writing { try body(Connection(database: $0)) }
    }
}
