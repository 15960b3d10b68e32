import Bookkeeping

extension BookRules {
    /// Returns the numbers of records that rules match and would change, with examples.
    public func preview(of rules: [FilingRule]) throws -> FilingPreview { try scan(rules).preview }

    /// Returns the number of records for which each rule holds. It is the same until somebody writes.
    public func counts(of rules: [FilingRule]) throws -> [FilingRule.ID: Int] {
        guard !rules.isEmpty else { return [:] }
        return try ledger.cached.answer(CountQuestion(rules: rules)) { try scan(rules).preview.counts }
    }

    private struct CountQuestion: Equatable, Sendable {
        let rules: [FilingRule]
    }

    /// Looks at all records of the book, the latest first. Also returns the row numbers of the records that a rule matches.
    func scan(_ rules: [FilingRule]) throws -> (preview: FilingPreview, numbers: [Int64]) {
        var filer = RecordFiler(rules), preview = FilingPreview(), numbers: [Int64] = [], currency = LastCurrency()
        guard !filer.isEmpty else { return (preview, numbers) }
        let note = filer.looksAtNotes ? "note" : "''"
        try ledger.connection.each(
            """
            SELECT number, id, receipt, kind, account, amount, currency, category, title, vendor, hashtags, \(note)
            FROM record INDEXED BY record_of_book WHERE book = ? AND deletion IS NULL AND kind <> 'transfer' ORDER BY number DESC
            """, [ledger.book]
        ) { cells in
            let receipt: Transaction.ID? = try cells.optionalID(2), id: Transaction.ID = try cells.id(1)
            // The first part stands for a divided record.
            guard receipt == nil || receipt == id else { return true }
            let before = FiledRecord.Values(
                category: try cells.optionalID(7), title: cells.text(8), vendor: cells.text(9), hashtags: cells.words(10))
            let amount = Money(minorUnits: cells.int64(5), try cells.currency(6, last: &currency))
            let subject = filer.subject(
                before, note: cells.text(11), amount: amount, kind: try cells.word(3), account: try cells.id(4))
            let holding = filer.holding(for: subject)
            guard !holding.isEmpty else { return true }
            for rule in holding { preview.counts[rule, default: 0] += 1 }
            preview.holding += 1
            numbers.append(cells.int64(0))
            let result = filer.file(before, subject, isDivided: receipt != nil)
            switch result {
            case .success(let after?):
                preview.changing += 1
                if preview.examples.count < FilingPreview.exampleLimit {
                    preview.examples.append(
                        FiledRecord(
                            id: id, date: RecordNumber.date(of: cells.int64(0)), kind: try cells.kind(3), amount: amount, before: before, after: after
                        ))
                }
            case .success(nil): break
            case .failure(let refusal): preview.refused[refusal.reason, default: 0] += 1
            }
            return true
        }
        return (preview, numbers)
    }
}

/// The reason why a record is left as it is.
struct FilingRefusal: Error {
    let reason: RecordChange.Refusal
}

/// Rules that file records which are there.
struct RecordFiler {
    private let rules: FilingRules
    /// The rules that can hold for each payee: there are far fewer payees than records.
    private var narrowed: [String: FilingRules] = [:]
    private var folded = FoldedTexts()
    let isEmpty: Bool
    let looksAtNotes: Bool

    init(_ rules: [FilingRule]) {
        self.rules = FilingRules(rules)
        isEmpty = rules.isEmpty
        looksAtNotes = self.rules.looksAtNotes
    }

    private mutating func rules(for subject: FilingSubject) -> FilingRules {
        if let known = narrowed[subject.payee] { return known }
        let found = rules.narrowed(to: subject)
        narrowed[subject.payee] = found
        return found
    }

    mutating func holding(for subject: FilingSubject) -> [FilingRule.ID] { rules(for: subject).holding(for: subject) }

    mutating func subject(_ values: FiledRecord.Values, note: String, amount: Money, kind: Category.Kind, account: Account.ID) -> FilingSubject {
        FilingSubject(
            vendorFolded: folded[values.vendor], title: folded[values.title], note: note.folded, amount: amount, kind: kind, account: account)
    }

    /// Returns the values of a record after the rules; nil if it has them already.
    mutating func file(_ before: FiledRecord.Values, _ subject: FilingSubject, isDivided: Bool) -> Result<FiledRecord.Values?, FilingRefusal> {
        let filing = rules(for: subject).apply(to: subject)
        guard filing.reason != nil else { return .success(nil) }
        if isDivided { return .failure(FilingRefusal(reason: .divided)) }
        var after = before
        if let category = filing.category { after.category = category }
        if !filing.title.isEmpty { after.title = filing.title }
        if !filing.vendor.isEmpty { after.vendor = filing.vendor }
        if !filing.hashtags.isEmpty { after.hashtags = before.hashtags.hashtags(without: [], with: filing.hashtags) }
        guard after.hashtags.count <= max(before.hashtags.count, Hashtag.limitPerTransaction) else {
            return .failure(FilingRefusal(reason: .tooManyHashtags))
        }
        return .success(after == before ? nil : after)
    }

    /// Returns a row with the values after the rules; nil if it has them already.
    mutating func file(_ row: RecordRewriting.Row) -> Result<RecordRewriting.Row?, FilingRefusal> {
        guard let kind = Category.Kind(rawValue: row.values.kind.rawValue) else { return .success(nil) }
        let texts = row.values.texts, amount = Money(minorUnits: row.values.amount, row.values.currency)
        let before = FiledRecord.Values(
            category: row.values.category, title: texts[.title], vendor: texts[.vendor], hashtags: row.hashtags)
        let subject = subject(before, note: looksAtNotes ? texts[.note] : "", amount: amount, kind: kind, account: row.values.account)
        return file(before, subject, isDivided: row.values.receipt != nil).map { after in
            guard let after else { return nil }
            var next = row
            next.values.category = after.category
            (next.values.texts[.title], next.values.texts[.vendor]) = (after.title, after.vendor)
            next.hashtags = after.hashtags
            return next
        }
    }
}
