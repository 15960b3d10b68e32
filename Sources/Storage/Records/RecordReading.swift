import Bookkeeping

extension Ledger {
    /// The live transactions with these numbers, in this order.
    func transactions(_ numbers: [Int64]) throws -> [Transaction] {
        guard !numbers.isEmpty else { return [] }
        let reader = RecordReader()
        var transactions: [Transaction] = [], found: [Int64] = []
        transactions.reserveCapacity(numbers.count)
        try connection.each(
            """
            SELECT \(RecordReader.columns) FROM json_each(?) n CROSS JOIN record r ON r.number = n.value \(RecordReader.join)
            WHERE r.book = ? AND r.deletion IS NULL
            """, [Self.list(numbers), book]
        ) { cells in
            transactions.append(try reader.transaction(cells))
            found.append(cells.int64(0))
            return true
        }
        try addHashtags(to: &transactions, numbers: found)
        return transactions
    }

    /// Gives the transactions with these numbers their hashtags.
    func addHashtags(to transactions: inout [Transaction], numbers: [Int64]) throws {
        let hashtags = try hashtags(ofNumbers: Self.list(numbers))
        guard !hashtags.isEmpty else { return }
        for (index, number) in zip(transactions.indices, numbers) { if let names = hashtags[number] { transactions[index].hashtags = names } }
    }

    private static func list(_ numbers: [Int64]) -> String { "[" + numbers.map(String.init).joined(separator: ",") + "]" }

    private func hashtags(ofNumbers list: String) throws -> [Int64: [String]] {
        var hashtags: [Int64: [String]] = [:]
        try connection.each(
            """
            SELECT l.record, h.name FROM json_each(?) n CROSS JOIN record_hashtag l ON l.record = n.value
            CROSS JOIN hashtag h ON h.id = l.hashtag WHERE h.book = ? AND h.deletion IS NULL ORDER BY h.name_key
            """, [list, book]
        ) { cells in
            hashtags[cells.int64(0), default: []].append(cells.text(1))
            return true
        }
        return hashtags
    }
}

/// Reads transactions from the rows of a SELECT of its columns; remembers the currency of the row before.
final class RecordReader {
    static let columns = """
        r.number AS number, r.id, r.kind, r.account, r.currency, r.amount AS amount, r.category, r.to_account, r.received_currency, r.received,
        r.title, r.vendor, r.note, r.latitude, r.longitude, r.place, a.id, a.name, a.type, a.size
        """
    static let join = "LEFT JOIN attachment a ON a.record = r.number"

    private var currency: Currency?

    /// Without its hashtags, which are rows of another table.
    func transaction(_ cells: Cells) throws -> Transaction {
        let number = cells.int64(0)
        return Transaction(
            id: try cells.id(1), movement: try movement(cells), date: RecordNumber.date(of: number), time: RecordNumber.time(of: number),
            title: cells.text(10), vendor: cells.text(11), note: cells.text(12), place: Self.place(cells), attachment: try Self.attachment(cells))
    }

    private func movement(_ cells: Cells) throws -> Transaction.Movement {
        let amount = Money(minorUnits: cells.int64(5), try cells.currency(4, last: &currency))
        switch try cells.word(2, Transaction.Kind.self) {
        case .expense: return .expense(account: try cells.id(3), category: try cells.id(6), amount: amount)
        case .income: return .income(account: try cells.id(3), category: try cells.id(6), amount: amount)
        case .transfer:
            let received = Money(minorUnits: cells.int64(9), try cells.currency(8))
            return .transfer(from: try cells.id(3), to: try cells.id(7), amount: amount, received: received)
        }
    }

    private static func place(_ cells: Cells) -> Place? {
        cells.isNull(13) ? nil : Place(latitude: cells.int(13), longitude: cells.int(14), name: cells.text(15))
    }

    private static func attachment(_ cells: Cells) throws -> Attachment? {
        guard !cells.isNull(16) else { return nil }
        return Attachment(id: try cells.id(16), name: cells.text(17), type: try cells.word(18), size: cells.int(19))
    }
}
