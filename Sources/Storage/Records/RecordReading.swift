import Bookkeeping

extension Ledger {
    /// The live transactions with these numbers, in this order.
    func transactions(_ numbers: [Int64]) throws -> [Transaction] {
        guard !numbers.isEmpty else { return [] }
        let list = "[" + numbers.map(String.init).joined(separator: ",") + "]"
        let hashtags = try hashtags(ofNumbers: list)
        var transactions: [Transaction] = []
        transactions.reserveCapacity(numbers.count)
        var currency: Currency?
        try connection.each(
            """
            SELECT r.number, r.id, r.kind, r.account, r.currency, r.amount, r.category, r.to_account, r.received_currency, r.received,
                r.title, r.vendor, r.note, r.latitude, r.longitude, r.place, a.id, a.name, a.type, a.size
            FROM json_each(?) n CROSS JOIN record r ON r.number = n.value LEFT JOIN attachment a ON a.record = r.number
            WHERE r.book = ? AND r.deletion IS NULL
            """, [list, book]
        ) { cells in
            let number = cells.int64(0)
            transactions.append(
                Transaction(
                    id: try cells.id(1), movement: try Self.movement(cells, &currency), date: RecordNumber.date(of: number),
                    time: RecordNumber.time(of: number), title: cells.text(10), vendor: cells.text(11), note: cells.text(12),
                    hashtags: hashtags[number] ?? [], place: Self.place(cells), attachment: try Self.attachment(cells)))
            return true
        }
        return transactions
    }

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

    private static func movement(_ cells: Cells, _ last: inout Currency?) throws -> Transaction.Movement {
        let currency = try cells.currency(4, last: &last)
        let amount = Money(minorUnits: cells.int64(5), currency)
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
