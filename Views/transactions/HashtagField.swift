import Bookkeeping
import Language
import Templates
import Validation

/// The hashtags of a form: a checkbox for each hashtag of the book, the most used first if there are many, and a field for others.
package struct HashtagField: ViewModel, Sendable {
    package struct Choice: Sendable {
        package let name: String
        package let isChosen: Bool
    }

    /// The chosen and the most used ones, by name; and the rest.
    package let known, more: [Choice]
    /// The heading of the rest.
    package let all: String
    package let others: Field
    package var hasMore: Bool { !more.isEmpty }

    /// The number of hashtags that are shown without opening the rest.
    private static let shown = 16

    init(known hashtags: [Hashtag], form: FormState, t: Texts) {
        let words = form.all(TransactionForm.tags).flatMap { text in
            text.split { $0.isWhitespace || $0 == "," || $0 == "、" }.map { String($0.drop { $0 == "#" || $0 == "＃" }) }
        }
        // Invalid names are shown as typed, and so are those beyond the limit.
        let keys = words.prefix(2 * Hashtag.limitPerTransaction).map { $0.count <= Hashtag.nameLimit ? $0.folded : "" }
        let chosen = Set(keys), offered = Set(hashtags.map(\.name.folded))
        let mostUsed = hashtags.sorted { ($0.recordCount, $1.name) > ($1.recordCount, $0.name) }.prefix(Self.shown)
        let first = chosen.union(mostUsed.map(\.name.folded))
        let choices = hashtags.map { Choice(name: $0.name, isChosen: chosen.contains($0.name.folded)) }
        known = choices.filter { first.contains($0.name.folded) }
        more = choices.filter { !first.contains($0.name.folded) }
        all = t.transactions.allHashtags(hashtags.count)
        let others = zip(words, keys).filter { !offered.contains($0.1) }.map(\.0) + words.dropFirst(keys.count)
        self.others = Field(
            TransactionForm.tags, label: t.transactions.hashtags, form: form, t: t, placeholder: t.transactions.hashtagsHint,
            value: others.joined(separator: " "))
    }
}
