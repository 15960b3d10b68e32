import Bookkeeping
import Templates
import Validation

/// The hashtags of a record: a checkbox for each hashtag of the book, and a field for others.
package struct HashtagField: ViewModel, Sendable {
    package struct Choice: Sendable {
        package let name: String
        package let isChosen: Bool
    }

    package let known: [Choice]
    package let others: Field

    init(known names: [String], form: FormState, t: Texts) {
        let words = form.all(TransactionForm.tags).flatMap { text in
            text.split { $0.isWhitespace || $0 == "," || $0 == "、" }.map { String($0.drop { $0 == "#" || $0 == "＃" }) }
        }
        // Invalid names are shown as typed, and so are those beyond the limit.
        let keys = words.prefix(2 * Hashtag.limitPerTransaction).map { $0.count <= Hashtag.nameLimit ? $0.folded : "" }
        let chosen = Set(keys), offered = Set(names.map(\.folded))
        known = names.map { Choice(name: $0, isChosen: chosen.contains($0.folded)) }
        let others = zip(words, keys).filter { !offered.contains($0.1) }.map(\.0) + words.dropFirst(keys.count)
        self.others = Field(
            TransactionForm.tags, label: t.transactions.hashtags, form: form, t: t, placeholder: t.transactions.hashtagsHint,
            value: others.joined(separator: " "))
    }
}
