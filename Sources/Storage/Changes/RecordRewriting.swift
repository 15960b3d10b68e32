import Bookkeeping

/// Writes the columns that a change of many records can alter, and those derived from them; no others, so that only the triggers fire that
/// have something to do.
struct RecordRewriting {
    /// A record as it is now, or a part of one.
    struct Row {
        let number: Int64
        /// False for the second and later parts of a divided record, so that each record is counted once.
        let isFirst: Bool
        var values: RecordValues
        /// The names of its live hashtags, sorted.
        var hashtags: [String]
        /// The names of its files.
        let files: String

        /// The columns that ``init(_:)`` reads.
        static let columns =
            "r.number, r.receipt IS NULL OR r.receipt = r.id, r.hashtags, \(RecordReceipts.names(of: "r")), \(RecordColumns.selected(from: "r"))"
        /// The number of columns.
        static let width = Int32(RecordColumns.names.count + 4)

        init(_ cells: Cells) throws {
            number = cells.int64(0)
            isFirst = cells.bool(1)
            hashtags = cells.words(2)
            files = cells.text(3)
            values = try RecordColumns.values(cells, from: 4)
        }
    }

    let editor: LedgerEditor
    let now: Int64
    private let change: RecordChange
    /// The change to restore the former values from; nil to write the values of the change.
    private let undone: ChangedRecords.ID?
    private var rates: BookRates?

    private var connection: Connection { editor.connection }
    private var changesText: Bool { change.changesTitle || change.changesVendor || change.changesHashtags }

    /// - Parameters:
    ///   - undone: the change to take back; nil to make the change.
    ///   - dates: the days that records may be moved to.
    init(
        _ change: RecordChange, undoing undone: ChangedRecords.ID? = nil, editor: LedgerEditor, on dates: ClosedRange<CalendarDate>?, now: Int64
    ) throws {
        self.editor = editor
        self.change = change
        self.undone = undone
        self.now = now
        rates = try dates.map { try BookRates(editor.ledger, Set(editor.ledger.accounts().map(\.currency)), on: .range($0)) }
    }

    /// Writes some rows in a few statements, since the full-text index writes its pending data after each one. Returns their numbers, which
    /// change with the date.
    ///
    /// - Parameter rows: with the number that a row gets back if it is free.
    mutating func write(_ rows: [(row: Row, former: Int64?)]) throws -> [Int64] {
        guard change.date != nil else {
            try update(rows.map { ($0.row, $0.row.number) }, hasText: changesText)
            return rows.map(\.row.number)
        }
        let numbers = try numbers(of: rows)
        // The index writes its pending data as well whenever a number is below the one before: records move without their words.
        try connection.run(
            "UPDATE record SET search_text = '' WHERE +book = ? AND number IN (SELECT value FROM json_each(?))", editor.book,
            rows.map(\.row.number).jsonArray)
        try update(zip(rows, numbers).map { ($0.row, $1) }, hasText: false)
        let texts = zip(rows, numbers).sorted { $0.1 < $1.1 }.map { "[\($1),\(text(of: $0.row).jsonText)]" }
        try connection.run(
            "UPDATE record SET search_text = j.value ->> 1 FROM json_each(?) j WHERE record.number = j.value ->> 0 AND +record.book = ?",
            "[" + texts.joined(separator: ",") + "]", editor.book)
        return numbers
    }

    private func text(of row: Row) -> String { SearchText(row.values, hashtags: row.hashtags, files: row.files).stored }

    private mutating func update(_ rows: [(row: Row, number: Int64)], hasText: Bool) throws {
        var columns: [String] = [], bindings: [any Bindable] = []
        func set(_ column: String, _ value: some Bindable) {
            columns.append(undone == nil ? "\(column) = ?" : "\(column) = f.\(column)")
            if undone == nil { bindings.append(value) }
        }
        // Rules file each record in a category of its own, which JSON names by its place, since IDs are bytes.
        let categories = change.filing?.category == true ? Array(Set(rows.compactMap(\.row.values.category))) : []
        if let category = change.category { set("category", category) }
        if let account = change.account { set("account", account) }
        if let vendor = change.vendor { set("vendor", vendor) }
        if let filing = change.filing {
            if undone == nil, !categories.isEmpty {
                let cases = categories.indices.map { "WHEN \($0) THEN ?" }.joined(separator: " ")
                columns.append("category = CASE j.value ->> 6 \(cases) END")
                bindings += categories as [any Bindable]
            }
            let names = (filing.title ? [("title", 7)] : []) + (filing.vendor ? [("vendor", 8)] : [])
            columns += names.map { undone == nil ? "\($0) = j.value ->> \($1)" : "\($0) = f.\($0)" }
            if undone != nil, filing.category { columns.append("category = f.category") }
        }
        if change.date != nil { columns += ["number = j.value ->> 1", "date = j.value ->> 2", "main_amount = j.value ->> 3"] }
        if change.changesHashtags { columns.append("hashtags = j.value ->> 4") }
        if hasText { columns.append("search_text = j.value ->> 5") }
        columns.append("updated_at = ?")
        bindings.append(now)
        var cells: [String] = []
        for (row, number) in rows {
            var main: Int64?
            if change.date != nil { main = try rates?.mainAmount(of: Money(minorUnits: row.values.amount, row.values.currency), on: row.values.date) }
            let text = hasText ? self.text(of: row).jsonText : "0"
            let tags = change.changesHashtags ? row.hashtags.joined(separator: " ").jsonText : "0"
            var filed = ""
            if let filing = change.filing {
                let place = row.values.category.flatMap { categories.firstIndex(of: $0) } ?? 0, texts = row.values.texts
                filed = ",\(place),\(filing.title ? texts[.title].jsonText : "0"),\(filing.vendor ? texts[.vendor].jsonText : "0")"
            }
            cells.append("[\(row.number),\(number),\"\(row.values.date)\",\(main.map(String.init) ?? "null"),\(tags),\(text)\(filed)]")
        }
        bindings.append("[" + cells.joined(separator: ",") + "]")
        var former = ""
        if let undone {
            former = "CROSS JOIN former_record f ON f.book = ? AND f.change = ? AND f.record = j.value ->> 0"
            bindings += [editor.book, undone] as [any Bindable]
        }
        // The plus keeps SQLite from looking for each row among all records of the book by the index of IDs.
        let sql = """
            UPDATE record SET \(columns.joined(separator: ", ")) FROM json_each(?) j \(former)
            WHERE record.number = j.value ->> 0 AND +record.book = ?
            """
        try connection.each(sql, bindings + [editor.book], isCached: categories.isEmpty) { _ in true }
    }

    /// Returns a free number for each row in the minute that it moves to, in order.
    private func numbers(of rows: [(row: Row, former: Int64?)]) throws -> [Int64] {
        var taken: Set<Int64> = [], last: [Int64: Int64] = [:]
        return try rows.map { row, former in
            let minute = RecordNumber.range(row.values.date, row.values.time)
            var number = row.number
            if !minute.contains(number) {
                if let former, minute.contains(former), !taken.contains(former),
                    try !connection.exists("SELECT 1 FROM record WHERE number = ?", former)
                {
                    number = former
                } else {
                    number = try editor.freeNumber(in: minute)
                    if let last = last[minute.lowerBound] { number = max(number, last + 1) }
                    guard minute.contains(number) else { throw StoreError.conflict(.overflow) }
                }
            }
            taken.insert(number)
            last[minute.lowerBound] = max(last[minute.lowerBound] ?? number, number)
            return number
        }
    }
}

extension String {
    /// The text as a JSON string.
    fileprivate var jsonText: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\" + String(scalar)
            case "\u{0}"..<" ": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension [String] {
    /// Returns names of hashtags without some and with others, sorted.
    func hashtags(without removed: Set<String>, with added: [String]) -> [String] {
        var names = Dictionary(filter { !removed.contains($0.folded) }.map { ($0.folded, $0) }, uniquingKeysWith: { first, _ in first })
        for name in added where names[name.folded] == nil { names[name.folded] = name }
        return names.sorted { $0.key < $1.key }.map(\.value)
    }
}
