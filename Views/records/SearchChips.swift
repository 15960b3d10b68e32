import Bookkeeping
import Templates
import Validation

/// The terms of a search as they were understood, each a link to the same list without it.
package struct SearchChips: Sendable {
    package struct Chip: Sendable {
        package let text, remove: String
        package let isExcluded: Bool
        package let url: Link
    }

    package let chips: [Chip]

    init(_ filter: RecordFilter, t: Texts) {
        let search = RecordSearch(filter.text)
        chips = search.terms.enumerated().map { index, term in
            var rest = filter
            rest.text = search.text(without: index)
            let meaning =
                switch term.meaning {
                case .amounts: t.records.amount(term.bareText)
                case .number: t.records.amountOrWord(term.bareText)
                case .words, .phrase, .hashtag: term.bareText
                }
            let text = term.isExcluded ? t.records.without(meaning) : meaning
            return Chip(text: text, remove: t.records.remove(text), isExcluded: term.isExcluded, url: RecordIndexPage.url(rest))
        }
    }
}
