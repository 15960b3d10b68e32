import Bookkeeping
import Foundation

extension Ledger {
    /// The regular payments that were found in the records of the book.
    public var regularPayments: RegularPayments { RegularPayments(ledger: self) }
}

/// Questions about the regular payments of a book that were found last (``Store/findPayments(_:at:isWanted:)``).
public struct RegularPayments {
    let ledger: Ledger

    private var connection: Connection { ledger.connection }
    private var book: Book.ID { ledger.book }

    /// Returns all of them, those first that come next.
    public func found() throws -> [FoundPayment] {
        let decoder = JSONDecoder()
        return try connection.rows(
            """
            SELECT record, payee, kind, currency, frequency, every, starts, count, first, least, most, payments FROM regular_payment
            WHERE book = ? ORDER BY starts, record
            """, book
        ) { cells in
            guard let recurrence = RecurrenceRule(try cells.word(4), every: cells.int(5), starts: try cells.date(6)),
                let payments = try? decoder.decode([FoundPayment.Paid].self, from: Data(cells.bytes(11))),
                let found = FoundPayment(
                    record: try cells.id(0), payee: try Self.payee(cells, from: 1), recurrence: recurrence, count: cells.int(7),
                    first: try cells.date(8), amounts: try Self.amounts(cells, from: 9), payments: payments)
            else { throw StoreError.damaged("a regular payment has impossible values") }
            return found
        }
    }

    /// Returns the payments without a rule that nobody has dismissed, with their last records.
    ///
    /// - Parameters:
    ///   - found: all that were found.
    ///   - rules: the rules of the book.
    public func offers(of found: [FoundPayment], beside rules: [Recurrence]) throws -> [PaymentOffer] {
        guard !found.isEmpty else { return [] }
        let dismissed = try dismissed()
        let open = found.filter { payment in !rules.contains(where: payment.isCovered) && !dismissed.contains(where: payment.isCovered) }
        // A record that was deleted since takes its offer along.
        let records = try ledger.transactions(open.map(\.record))
        let known = Dictionary(records.map { ($0.id, Record($0)) }, uniquingKeysWith: { first, _ in first })
        return open.compactMap { payment in known[payment.record].map { PaymentOffer(payment, record: $0) } }
    }

    /// Returns the payments with a last record that no rule has added.
    public func beside(of found: [FoundPayment]) throws -> [FoundPayment] {
        try found.filter { try !connection.exists("SELECT 1 FROM recurring_day WHERE book = ? AND record = ?", book, $0.record) }
    }

    /// Returns the payments that are not offered, the latest first.
    public func dismissed() throws -> [DismissedPayment] {
        try connection.rows(
            """
            SELECT id, payee, kind, currency, frequency, every, least, most, title, dismissed_at FROM dismissed_payment
            WHERE book = ? ORDER BY dismissed_at DESC, id
            """, book
        ) {
            DismissedPayment(
                id: try $0.id(0), payee: try Self.payee($0, from: 1), frequency: try $0.word(4), every: $0.int(5),
                amounts: try Self.amounts($0, from: 6), title: $0.text(8), dismissedAt: $0.int64(9))
        }
    }

    private static func payee(_ cells: Cells, from column: Int32) throws -> Payee {
        Payee(key: cells.text(column), kind: try cells.kind(column + 1), currency: try cells.currency(column + 2))
    }

    private static func amounts(_ cells: Cells, from column: Int32) throws -> ClosedRange<Int64> {
        let least = cells.int64(column), most = cells.int64(column + 1)
        guard least <= most else { throw StoreError.damaged("amounts are in the wrong order") }
        return least...most
    }
}

extension LedgerEditor {
    /// The regular payments of the book, to dismiss them.
    public var regularPayments: RegularPaymentEditor { RegularPaymentEditor(editor: self) }
}

/// Changes of the payments that are offered as rules.
public struct RegularPaymentEditor {
    let editor: LedgerEditor

    private var connection: Connection { editor.connection }
    private var book: Book.ID { editor.book }

    /// Offers a payment no more, also after further ones. Returns false for one that is not offered. Throws `.notFound` if it was not found, and never
    /// dismissed.
    ///
    /// - Parameter record: the record of its last payment.
    public func dismiss(_ record: Transaction.ID, at now: Int64) throws -> Bool {
        let known = editor.ledger.regularPayments, isDismissed = try known.dismissed().contains { $0.id == record }
        guard !isDismissed else { return false }
        guard let payment = try known.found().first(where: { $0.record == record }) else { throw StoreError.notFound }
        // The names of many categories are longer than a title can be.
        let title = try editor.ledger.transaction(record).map { try editor.ledger.names().title(of: Record($0)) } ?? ""
        try insert(
            DismissedPayment(
                id: record, payee: payment.payee, frequency: payment.recurrence.frequency, every: payment.recurrence.every, amounts: payment.amounts,
                title: title.cut(to: RecordText.title.limit), dismissedAt: now))
        return true
    }

    /// Offers a payment again. Returns false for one that was not dismissed. Throws `.notFound` if it was not found either.
    public func offerAgain(_ id: Transaction.ID) throws -> Bool {
        if try connection.run("DELETE FROM dismissed_payment WHERE book = ? AND id = ?", book, id) > 0 { return true }
        guard try editor.ledger.regularPayments.found().contains(where: { $0.record == id }) else { throw StoreError.notFound }
        return false
    }

    /// Inserts an exported dismissal. Throws `.conflict(.invalid)` for impossible values.
    func insert(_ exported: ExportedDismissedPayment) throws {
        guard let payment = exported.payment else { throw StoreError.conflict(.invalid) }
        try insert(payment)
    }

    private func insert(_ payment: DismissedPayment) throws {
        try connection.run(
            """
            INSERT INTO dismissed_payment (book, id, payee, kind, currency, frequency, every, least, most, title, dismissed_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, book, payment.id, payment.payee.key, payment.payee.kind.rawValue, payment.payee.currency, payment.frequency.rawValue,
            payment.every, payment.amounts.lowerBound, payment.amounts.upperBound, payment.title, payment.dismissedAt)
    }

    /// Replaces the payments found before.
    func replace(with found: [FoundPayment]) throws {
        try connection.run("DELETE FROM regular_payment WHERE book = ?", book)
        let encoder = JSONEncoder.sorted
        for payment in found {
            let recurrence = payment.recurrence, payments = String(decoding: try encoder.encode(payment.payments), as: UTF8.self)
            try connection.run(
                """
                INSERT INTO regular_payment (book, record, payee, kind, currency, frequency, every, starts, count, first, least, most, payments)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, book, payment.record, payment.payee.key, payment.payee.kind.rawValue, payment.payee.currency, recurrence.frequency.rawValue,
                recurrence.every, recurrence.starts, payment.count, payment.first, payment.amounts.lowerBound, payment.amounts.upperBound, payments)
        }
    }
}
