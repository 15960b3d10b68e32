import Bookkeeping
import Synchronization

/// Writes the records of a book that is being filled. For one thread at a time: while one writes a batch, others only read ``rowsPerStep``.
final class RecordStaging: Sendable {
    /// Records that one step writes, with their receipts in the same order.
    struct Batch: Sendable {
        /// The size of the texts and files of a step, in bytes.
        private static let bytesPerStep = 4 << 20

        private(set) var records: [PreparedRecord] = []
        private(set) var files: [[UInt8]] = []
        private var bytes = 0

        mutating func add(_ record: PreparedRecord, files added: [[UInt8]]) {
            records.append(record)
            files += added
            bytes += record.bytes + added.reduce(0) { $0 + $1.count }
        }

        func isFull(of rows: Int) -> Bool { records.count >= rows || bytes >= Self.bytesPerStep }
    }

    private struct State {
        var size = StepSize()
        var unconverted: Set<Currency> = []
    }

    let book: Book.ID
    let filling: BookFilling
    private let mainCurrency: Currency
    private let connection: StagingConnection
    private let state = Mutex(State())

    init(_ exported: ExportedBook, _ people: ArrivingMembers?, to book: Book.ID, _ connection: StagingConnection) {
        filling = BookFilling(exported: exported, people)
        (self.book, mainCurrency, self.connection) = (book, exported.mainCurrency, connection)
    }

    /// The number of rows of the next step.
    var rowsPerStep: Int { state.withLock { $0.size.rows } }

    /// Currencies with an amount or a sum that overflows when converted.
    var unconverted: Set<Currency> { state.withLock { $0.unconverted } }

    func write(_ batch: Batch) throws {
        do {
            try add(batch)
        } catch StoreError.conflict(.overflow) {
            try leaveUnconverted(Set(batch.records.map(\.record.values.currency)))
            try add(batch)
        }
    }

    /// Leaves the records of currencies without an amount in the main currency until the totals are there. Throws `.conflict(.overflow)` if none of the
    /// currencies is a foreign one that has been converted so far.
    func leaveUnconverted(_ currencies: Set<Currency>) throws {
        let foreign = currencies.subtracting(unconverted).subtracting([mainCurrency])
        guard !foreign.isEmpty else { throw StoreError.conflict(.overflow) }
        state.withLock { $0.unconverted.formUnion(foreign) }
        try connection.step(isBulk: true) { connection in
            for currency in foreign {
                try connection.run("INSERT INTO unconvertible (book, currency) VALUES (?, ?)", book, currency)
                try connection.run("UPDATE record SET main_amount = NULL WHERE book = ? AND currency = ?", book, currency)
            }
        }
    }

    private func add(_ batch: Batch) throws {
        guard !batch.records.isEmpty else { return }
        var size = state.withLock { $0.size }
        try connection.step(of: batch.records.count, &size, isBulk: true) { connection in
            try filling.add(batch.records, files: batch.files, to: LedgerEditor(ledger: Ledger(book: book, connection: connection)))
        }
        state.withLock { $0.size = size }
    }
}
