/// A column that says of each row whether it happened, by its name and its words: `Voided` with yes and no, `취소여부` with Y and N, `Balance Impact`
/// with `Memo` for what moved nothing.
public struct TableDenial: Hashable, Codable, Sendable {
    /// The place of the column.
    public let place: Int
    /// Its folded words for rows that did not happen.
    public let words: Set<String>

    /// Finds the column in a table with a header; nil if it has none, or if no row of it happened.
    init?(_ header: [String], _ sample: TableSample) {
        for (place, name) in header.enumerated() {
            let values = sample.values(place).map(\.folded).filter { !$0.isEmpty }
            let words = Set(values.filter { TableWords.denies($0, named: name) })
            // The words of a column of yes and no; a column of text only happens to have one of them.
            let areKnown = !TableWords.isCancellation(name) || values.allSatisfy { words.contains($0) || TableWords.isTruth($0) || $0 == "-" }
            guard !words.isEmpty, areKnown, values.count(where: words.contains) < sample.rows.count else { continue }
            (self.place, self.words) = (place, words)
            return
        }
        return nil
    }

    /// True for a row that did not happen.
    func denies(_ row: TableRow) -> Bool { row.values.dropFirst(place).first.map { words.contains($0.folded) } ?? false }
}

extension TableWords {
    /// True for a folded word that says, under the name of a column, that a row did not happen.
    static func denies(_ word: String, named name: String) -> Bool {
        if isCancellation(name) { return isTrue(word) == true || ["x", "✓", "✔", "*", "○", "●"].contains(word) }
        return self.name(name) == "balance impact" && word == "memo"
    }

    /// True for the name of a column that says whether a row was cancelled.
    static func isCancellation(_ text: String) -> Bool { cancellations.contains(name(text)) }

    private static let cancellations = Set(
        """
        voided|void|is voided|cancelled|canceled|is cancelled|is canceled|cancellation|deleted|is deleted|storniert|storno|annulé|annulée|anulado|anulada|annullato
        annullata|geannuleerd|cancelado|cancelada|stornováno|anulowano|makulerad|annulleret|취소|취소여부|取消|取消し|取消区分|キャンセル|已取消|是否取消|是否撤销|撤销标志
        """.split { $0 == "|" || $0.isNewline }.map { name(String($0)) })
}
