import Bookkeeping

extension Ledger {
    /// Returns the latest record of a kind with this title, ignoring case, for a form that suggests its category and amount.
    public func recall(title: String, kind: Transaction.Kind) throws -> Transaction? {
        let wanted = title.folded
        let filter = try RecordConditions(RecordQuery(kind: kind), in: self)
        let words = RecordConditions.Condition("r.number, r.title")
        var found: Int64?
        // Looks for the title among the latest records and, if it is not there, in the full-text index.
        func look(_ selection: RecordSelection) throws {
            try connection.each(selection.sql, selection.values) { cells in
                if cells.text(1).folded == wanted { found = cells.int64(0) }
                return found == nil
            }
        }
        try look(RecordSelection(filter, by: .list, columns: words, order: "r.number DESC", limit: 100))
        if found == nil {
            let phrase = IndexQuery(phrase: Array(SearchText([String(title.prefix(RecordSearch.textLimit))]).words.prefix(8)))
            guard !phrase.isEmpty else { return nil }
            try look(
                RecordSelection(
                    filter, by: .words(phrase.match()), columns: words, order: "record_search.rowid DESC", limit: 300))
        }
        return try found.flatMap(transaction(number:))
    }

    /// Returns titles that begin with a text, ignoring case, without duplicates, latest first; from the last 500 records.
    public func titles(beginningWith text: String, limit: Int) throws -> [String] {
        let wanted = text.folded
        let filter = try RecordConditions(RecordQuery(), in: self)
        let selection = RecordSelection(
            filter, by: .list, columns: .init("r.number, r.title"), order: "r.number DESC", limit: 500)
        var titles: [String] = [], seen: Set<String> = []
        guard limit > 0 else { return [] }
        try connection.each(selection.sql, selection.values) { cells in
            let title = cells.text(1), key = title.folded
            if !title.isEmpty, key.hasPrefix(wanted), seen.insert(key).inserted { titles.append(title) }
            return titles.count < limit
        }
        return titles
    }
}
