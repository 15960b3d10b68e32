import Bookkeeping

/// Where a page of records ends: the last record that it shows, in the order of the list.
struct RecordCursor: Equatable {
    let number: Int64
    /// Minor units.
    let amount: Int64

    init(number: Int64, amount: Int64) {
        self.number = number
        self.amount = amount
    }

    /// Reads the text of an address for a list with the same order; nil for anything else.
    init?(_ text: String, sort: RecordQuery.Sort) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard text.utf8.count <= 40, parts.count == (sort.isByAmount ? 2 : 1),
            let number = parts.last.flatMap({ Int64($0, radix: 36) }),
            number >= 0, let amount = sort.isByAmount ? Int64(parts[0], radix: 36) : 0, amount >= 0
        else { return nil }
        self.init(number: number, amount: amount)
    }

    func text(sort: RecordQuery.Sort) -> String {
        (sort.isByAmount ? String(amount, radix: 36) + "-" : "") + String(number, radix: 36)
    }
}

extension RecordQuery.Sort {
    var isByAmount: Bool { self == .largestFirst || self == .smallestFirst }
    var isDescending: Bool { self == .newestFirst || self == .largestFirst }
}

extension RecordQuery {
    /// Whether a text is a cursor of a list in this order, see ``RecordPage/next``.
    public func accepts(cursor: String) -> Bool { RecordCursor(cursor, sort: sort) != nil }
}
