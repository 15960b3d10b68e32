import Bookkeeping
import Language
import Templates
import Validation

/// The message of a list without records, with a way on.
package struct EmptyList: ViewModel, Sendable {
    /// The reason why a list has no records.
    package enum Reason: Sendable {
        /// The book has no records at all.
        case book
        /// The period has none, but other days have.
        case period
        /// Nothing in the period matches, but records of other days do.
        case matchesElsewhere
        /// Filters exclude all records, or all that the search finds.
        case filters
        /// Nothing matches the search.
        case search
        /// Nothing is shared.
        case nothingShared
    }

    package let title, text: String
    /// True if a new record would be shown here.
    package let adds: Bool
    /// The list that shows more.
    package let more: Segment?

    init(_ reason: Reason, filter: RecordFilter, at address: RecordListAddress = .records, t: Texts) {
        adds = (reason == .book || reason == .period) && !address.isShared
        var wider = filter
        let label: String?
        switch reason {
        case .nothingShared: (title, text, label) = (t.shared.nothing, t.shared.nothingText, nil)
        case .book: (title, text, label) = (t.records.noneTitle, t.records.noneText, nil)
        case .period:
            (title, text, label) = (t.records.noneInPeriodTitle, t.records.noneInPeriodText, t.records.showAll)
            wider.period = nil
        case .matchesElsewhere:
            (title, text, label) = (t.records.elsewhereTitle, t.records.elsewhereText, t.records.searchAll)
            wider.period = nil
        case .filters:
            let sentence = filter.text.isEmpty ? t.records.filteredText : t.records.hiddenText
            (title, text, label) = (t.records.noneFoundTitle, sentence, t.records.withoutFilters)
            (wider.kind, wider.scope) = (nil, StatisticsScope())
        case .search:
            (title, text, label) = (t.records.noneFoundTitle, t.records.noneFoundText(filter.text), t.records.showAll)
            wider = RecordFilter(period: nil)
        }
        more = label.map { Segment(url: RecordLinks(wider, at: address).link(wider.period), label: $0, isCurrent: false) }
    }
}
