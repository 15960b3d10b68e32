import Bookkeeping

/// A record that a row of an import may be, or may be the other side of.
struct MatchCandidate {
    let id: Transaction.ID
    /// Days since 1970.
    let day: Int
    let kind: Transaction.Kind
    let account: Account.ID
    let toAccount: Account.ID?
    let isDivided: Bool
    let text: String
}

/// Finds records by their amount and day.
struct MatchCandidates {
    private struct Amount: Hashable {
        let minorUnits: Int64
        let currency: Currency
    }

    private let ledger: Ledger
    /// The divided records, which no index has by their whole amount.
    private let divided: [Amount: [MatchCandidate]]

    /// - Parameter days: the days of the rows.
    init(_ ledger: Ledger, on days: ClosedRange<Int>) throws {
        self.ledger = ledger
        let numbers = Self.numbers(days)
        var found: [Amount: [MatchCandidate]] = [:]
        try ledger.connection.each(
            """
            SELECT min(r.number), r.receipt, r.kind, r.account, NULL, r.title, r.vendor, sum(r.amount), r.currency
            FROM record r INDEXED BY record_of_receipt
            WHERE r.book = ? AND r.receipt IS NOT NULL AND r.deletion IS NULL AND r.number BETWEEN ? AND ? GROUP BY r.receipt
            """, [ledger.book, numbers.lowerBound, numbers.upperBound]
        ) { cells in
            found[Amount(minorUnits: cells.int64(7), currency: try cells.currency(8)), default: []].append(try Self.candidate(cells, isDivided: true))
            return true
        }
        divided = found
    }

    /// Returns the live records that send or receive an amount on some days and a few days before and after, by day.
    func records(of amount: Money, on days: ClosedRange<Int>) throws -> [MatchCandidate] {
        let numbers = Self.numbers(days), value = amount.minorUnits
        var found = divided[Amount(minorUnits: value, currency: amount.currency)] ?? []
        for sql in [Self.byAmount, Self.byReceived] {
            found += try ledger.connection.rows(sql, ledger.book, value, amount.currency, numbers.lowerBound, numbers.upperBound) {
                try Self.candidate($0, isDivided: false)
            }
        }
        return found.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
    }

    private static let columns = "r.number, r.id, r.kind, r.account, r.to_account, r.title, r.vendor"
    private static let byAmount = """
        SELECT \(columns) FROM record r INDEXED BY record_by_amount
        WHERE r.book = ? AND r.amount = ? AND r.currency = ? AND r.number BETWEEN ? AND ? AND r.receipt IS NULL AND r.deletion IS NULL
        """
    private static let byReceived = """
        SELECT \(columns) FROM record r INDEXED BY record_by_received
        WHERE r.book = ? AND r.received = ? AND r.received_currency = ? AND r.number BETWEEN ? AND ? AND r.currency <> r.received_currency
        AND r.deletion IS NULL AND r.received IS NOT NULL
        """

    private static func numbers(_ days: ClosedRange<Int>) -> ClosedRange<Int64> {
        RecordNumber.range(
            CalendarDate(daysSince1970: days.lowerBound - MatchSearch.days)...CalendarDate(daysSince1970: days.upperBound + MatchSearch.days))
    }

    private static func candidate(_ cells: Cells, isDivided: Bool) throws -> MatchCandidate {
        MatchCandidate(
            id: try cells.id(1), day: RecordNumber.date(of: cells.int64(0)).daysSince1970, kind: try cells.kind(2), account: try cells.id(3),
            toAccount: try cells.optionalID(4), isDivided: isDivided, text: cells.text(5) + " " + cells.text(6))
    }
}
