import Bookkeeping
import Crypto

extension BookRules {
    /// The number of latest records that rules are learned from.
    private static let learnedFrom = 30_000

    /// Returns the rules learned from the latest records, ordered by the payee's latest record, the latest first. Leaves out payees that the person
    /// has dismissed, and payees that get a category from a written rule.
    ///
    /// It is one scan of the records in the order of the index, and each row for its vendor: a text is folded once, and not for each record. Divided
    /// records teach nothing, and neither do records that an import filed under the category for entries without a choice, until somebody edits them.
    ///
    /// - Parameter written: the rules of ``written()``.
    public func learned(beside written: [FilingRule]) throws -> [LearnedRule] {
        let all = try ledger.cached.answer(LearningQuestion()) { try learn() }
        guard !all.isEmpty else { return [] }
        let dismissed = Set(try dismissed().map(\.payee)), rules = FilingRules(written)
        return all.filter { rule in
            guard !dismissed.contains(rule.payee) else { return false }
            let subject = FilingSubject(vendor: rule.name, title: "", amount: nil, kind: rule.payee.kind, account: nil)
            return rules.apply(to: subject).category == nil
        }
    }

    /// Returns the learned rules, beside the rules that the person wrote.
    public func learned() throws -> [LearnedRule] { try learned(beside: written()) }

    /// Returns the rules that file entries: the person's written rules, and the learned rules.
    public func all() throws -> FilingRules {
        let written = try written()
        return FilingRules(written, learned: try learned(beside: written))
    }

    /// Returns an ID of the rule learned from a payee, for programs: always the same in this book, and in no other book.
    public func id(of payee: LearnedRule.Payee) -> DismissedLearning.ID? {
        let bytes = book.withUnsafeBytes { Array($0) } + Array("\(payee.kind.rawValue) \(payee.key)".utf8)
        return Array(SHA256.hash(data: bytes)).prefix(16).withUnsafeBytes { DismissedLearning.ID(bytes: $0) }
    }

    private struct LearningQuestion: Equatable, Sendable {}

    private func learn() throws -> [LearnedRule] {
        var learner = FilingLearner(), folded = FoldedTexts()
        let usual = ImportedDrafts.usualCategories(try ledger.categories()).mapValues(\.id)
        try ledger.connection.each(
            """
            SELECT kind, category, vendor, CASE vendor WHEN '' THEN title ELSE '' END FROM record INDEXED BY record_of_book
            WHERE book = ? AND deletion IS NULL AND kind <> 'transfer' AND receipt IS NULL
            AND (category IS NOT ? AND category IS NOT ? OR NOT EXISTS (
                SELECT 1 FROM bank_entry e INDEXED BY bank_entry_of_record JOIN bank_import i ON i.book = e.book AND i.id = e.import
                WHERE e.book = record.book AND e.record = record.id AND e.way = 'added' AND i.decided_at = record.updated_at))
            ORDER BY number DESC LIMIT ?
            """, [ledger.book, usual[.expense], usual[.income], Self.learnedFrom]
        ) { cells in
            let kind: Category.Kind = try cells.word(0), vendor = cells.text(2), name = vendor.isEmpty ? cells.text(3) : vendor
            guard !name.isEmpty, let category = try cells.optionalID(1, Category.self) else { return true }
            learner.add(.init(key: folded[name], kind: kind), name: name, category: category)
            return true
        }
        return learner.rules
    }
}

/// Texts and their folded forms: most texts of records are in many of them.
struct FoldedTexts {
    private var known: [String: String] = [:]

    subscript(text: String) -> String {
        mutating get {
            if let folded = known[text] { return folded }
            let folded = text.folded
            known[text] = folded
            return folded
        }
    }
}
