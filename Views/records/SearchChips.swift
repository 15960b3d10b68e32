import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The filters of a page, such as the terms of a search as they were understood, each a link to the same page without it.
package struct SearchChips: ViewModel, Sendable {
    package struct Chip: Sendable {
        package let text, remove: String
        package let isExcluded: Bool
        package let url: Link
    }

    package let label: String
    package let chips: [Chip]

    /// Creates chips for some filters; nil without any.
    init?(_ filters: [(text: String, url: Link)], t: Texts) {
        guard !filters.isEmpty else { return nil }
        label = t.records.filters
        chips = filters.map { Chip(text: $0.text, remove: t.records.remove($0.text), isExcluded: false, url: $0.url) }
    }

    /// Creates chips for the terms of a search, and for its vendor; nil without any.
    init?(_ filter: RecordFilter, at address: RecordListAddress = .records, t: Texts) {
        let search = RecordSearch(filter.text, filter.writing)
        guard !search.terms.isEmpty || filter.vendor != nil else { return nil }
        label = t.records.understood
        let vendor = filter.vendor.map { name in
            var rest = filter
            rest.vendor = nil
            return Chip(text: name, remove: t.records.remove(name), isExcluded: false, url: RecordLinks(rest, at: address).link(rest.period))
        }
        chips =
            (vendor.map { [$0] } ?? [])
            + search.terms.enumerated().map { index, term in
                var rest = filter
                rest.text = search.text(without: index)
                let meaning =
                    switch term.meaning {
                    case .amounts: t.records.amount(term.bareText)
                    case .number: t.records.amountOrWord(term.bareText)
                    case .unread: t.records.unread(term.bareText)
                    case .words, .phrase, .hashtag: term.bareText
                    }
                let text = term.isExcluded ? t.records.without(meaning) : meaning
                return Chip(
                    text: text, remove: t.records.remove(text), isExcluded: term.isExcluded, url: RecordLinks(rest, at: address).link(rest.period))
            }
    }
}
