/// The row with the names of the columns, and the first one behind it.
extension TableSample {
    /// Returns the index of the first entry, as wide as most of them.
    ///
    /// - Parameter entries: for each row, whether it is one.
    static func firstEntry(_ rows: [TableRow], _ entries: [Bool], behind header: Int? = nil) -> Int? {
        let wide = zip(rows, entries).enumerated().dropFirst(header.map { $0 + 1 } ?? 0).filter { $0.element.1 }
            .map { (index: $0.offset, width: $0.element.0.values.count) }
        var widths: [Int: Int] = [:]
        for entry in wide { widths[entry.width, default: 0] += 1 }
        guard let usual = widths.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
        return wide.first { abs($0.width - usual) <= 1 }?.index
    }

    /// Returns the index of the header: of the given line, or else of the row with the most names of columns that has entries behind it, or the one
    /// just before the first entry if it has neither dates nor amounts.
    static func header(_ rows: [TableRow], _ entries: [Bool], _ line: Int?) -> Int? {
        if let line { return line > 0 ? rows.indices.first { rows[$0].line == line } : nil }
        if let named = namedHeader(rows, entries) { return named }
        guard let first = firstEntry(rows, entries) else { return nil }
        let above = rows.prefix(first).indices.filter { !rows[$0].isEmpty }
        guard let last = above.last, rows[last].values.count >= 2, rows[last].values.count + 1 >= rows[first].values.count else { return nil }
        // No name has a number such as an account's, or the days of a period.
        guard !rows[last].values.contains(where: { $0.count(where: \.isNumber) > 4 }) else { return nil }
        return isPlain(rows[last]) && rows[last].values.count { !$0.isEmpty } >= 2 ? last : nil
    }

    /// Returns the index of the row with the most names of columns, if more rows behind it look like entries than before it. Rows with
    /// dates and amounts are none: a preface with the number of the account and the day of the export looks like an entry, but has no names.
    private static func namedHeader(_ rows: [TableRow], _ entries: [Bool]) -> Int? {
        let count = entries.count { $0 }
        var before = 0, best: (index: Int, names: Int)?
        for (index, (row, isEntry)) in zip(rows, entries).enumerated() {
            if !isEntry, before * 2 <= count, row.values.count > 1 {
                let names = row.values.count { TableWords.role(of: $0) != nil }
                if names >= 2, names > best?.names ?? 0 || (names == best?.names ?? 0 && before == 0), isPlain(row) || before == 0 {
                    best = (index, names)
                }
            }
            if isEntry { before += 1 }
        }
        return best?.index
    }

    /// True for a row with neither dates nor amounts.
    private static func isPlain(_ row: TableRow) -> Bool { row.values.allSatisfy { !TableCell.isDate($0) && !TableCell.isAmount($0) } }
}
