import Bookkeeping
import Templates
import Validation

/// The hashtags of a record: a check mark for each that the book knows, and a field for others.
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
        let chosen = Set(words.map(\.folded)), offered = Set(names.map(\.folded))
        known = names.map { Choice(name: $0, isChosen: chosen.contains($0.folded)) }
        others = Field(
            TransactionForm.tags, label: t.transactions.hashtags, form: form, t: t, placeholder: t.transactions.hashtagsHint,
            value: words.filter { !offered.contains($0.folded) }.joined(separator: " "))
    }
}
