import Bookkeeping

extension Ledger {
    /// The rules of the book that file entries.
    public var rules: BookRules { BookRules(ledger: self) }
}

/// Questions about the rules of a book that file entries.
public struct BookRules {
    let ledger: Ledger

    private var connection: Connection { ledger.connection }
    var book: Book.ID { ledger.book }

    /// Returns the rules that the person wrote, in their order, also resting ones.
    public func written() throws -> [FilingRule] {
        let heads = try connection.rows(
            """
            SELECT \(Self.columns), r.id, \(Self.rest) FROM filing_rule r INDEXED BY filing_rule_in_order
            WHERE r.book = ? AND r.deletion IS NULL ORDER BY r.position, r.id
            """, book
        ) { try Self.head($0) }
        guard !heads.isEmpty else { return [] }
        var hashtags: [FilingRule.ID: [String]] = [:]
        let links = try connection.rows(
            """
            SELECT l.rule, h.name FROM filing_hashtag l JOIN hashtag h ON h.book = l.book AND h.id = l.hashtag
            WHERE l.book = ? AND h.deletion IS NULL ORDER BY h.name_key
            """, book
        ) { (try $0.id(0, FilingRule.self), $0.text(1)) }
        for (rule, name) in links { hashtags[rule, default: []].append(name) }
        return heads.map { $0.rule(hashtags[$0.id] ?? []) }
    }

    /// Returns a rule; nil if it does not exist or has been deleted.
    public func rule(_ id: FilingRule.ID) throws -> FilingRule? {
        let head = try connection.first(
            "SELECT \(Self.columns), r.id, \(Self.rest) FROM filing_rule r WHERE r.book = ? AND r.id = ? AND r.deletion IS NULL", book, id
        ) { try Self.head($0) }
        let hashtags = try connection.rows(
            """
            SELECT h.name FROM filing_hashtag l JOIN hashtag h ON h.book = l.book AND h.id = l.hashtag
            WHERE l.book = ? AND l.rule = ? AND h.deletion IS NULL ORDER BY h.name_key
            """, book, id
        ) { $0.text(0) }
        return head.map { $0.rule(hashtags) }
    }

    /// Returns the payees that nothing is learned from, the latest first.
    public func dismissed() throws -> [DismissedLearning] {
        try connection.rows(
            "SELECT id, payee, kind, name, dismissed_at FROM dismissed_learning WHERE book = ? ORDER BY dismissed_at DESC, id", book
        ) {
            DismissedLearning(
                id: try $0.id(0), payee: LearnedRule.Payee(key: $0.text(1), kind: try $0.word(2)), name: $0.text(3), dismissedAt: $0.int64(4))
        }
    }

    static let columns = """
        r.payee_way, r.payee, r.title_way, r.title, r.note_way, r.note, r.currency, r.least, r.most, r.kind, r.account, r.new_category, r.new_title,
        r.new_vendor
        """
    /// The number of ``columns``.
    static let width: Int32 = 14

    /// True for a category that exists or none, and the same of the account.
    private static let rest = """
        r.new_category IS NULL OR EXISTS (SELECT 1 FROM category c WHERE c.book = r.book AND c.id = r.new_category AND c.deletion IS NULL),
        r.account IS NULL OR EXISTS (SELECT 1 FROM account a WHERE a.book = r.book AND a.id = r.account AND a.deletion IS NULL)
        """

    private struct Head {
        let id: FilingRule.ID
        let draft: FilingRule.Draft
        let hasCategory, hasAccount: Bool

        func rule(_ hashtags: [String]) -> FilingRule {
            var draft = draft
            draft.result.hashtags = hashtags
            let rest: FilingRule.Rest? = !hasCategory ? .category : !hasAccount ? .account : draft.result.isEmpty ? .hashtags : nil
            return FilingRule(id: id, draft, rest: rest)
        }
    }

    private static func head(_ cells: Cells) throws -> Head {
        Head(id: try cells.id(width), draft: try draft(cells), hasCategory: cells.bool(width + 1), hasAccount: cells.bool(width + 2))
    }

    /// Reads a rule without its hashtags from ``columns``. Throws `StoreError.damaged` for impossible values.
    static func draft(_ cells: Cells) throws -> FilingRule.Draft {
        func text(_ column: Int32) throws -> FilingText? { cells.isNull(column) ? nil : FilingText(try cells.word(column), cells.text(column + 1)) }
        var amount: FilingAmount?
        if !cells.isNull(6) {
            amount = FilingAmount(try cells.currency(6), least: cells.optional(7, cells.int64), most: cells.optional(8, cells.int64))
            if amount == nil { throw StoreError.damaged("a rule has amounts in the wrong order") }
        }
        return FilingRule.Draft(
            FilingConditions(
                payee: try text(0), title: try text(2), note: try text(4), amount: amount, kind: try cells.optional(9) { try cells.word($0) },
                account: try cells.optionalID(10)),
            FilingResult(category: try cells.optionalID(11), title: cells.text(12), vendor: cells.text(13)))
    }
}
