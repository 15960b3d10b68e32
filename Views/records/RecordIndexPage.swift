import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The list of records of a period, or of a search.
package struct RecordIndexPage: PageModel {
    /// The period shown, with the adjacent ones.
    package struct PeriodView: ViewModel, Sendable {
        package let name: String
        package let previousURL: Link
        package let previousName, nextName: String
        /// The URL of the next period; nil if it has not begun and has no records.
        package let nextURL: Link?
        /// The choice of other days; nil for a page that has its own.
        package var picker: PeriodPicker?
    }

    package struct Day: Sendable {
        package let heading, total: String?
        package let records: RecordRows
    }

    /// A parameter of the URL that a form keeps.
    package struct Kept: Sendable {
        package let name, value: String
    }

    /// The data of the page.
    package struct Content: Sendable {
        package let names: LedgerNames
        package let page: RecordPage
        /// The totals up to today, or of a period that has not begun; nil if too many records match.
        package let totals: ConvertedTotals?
        /// The totals of records dated later than today; nil without any.
        package let later: ConvertedTotals?
        /// The number of all records of the list; nil if they are too many.
        var recordCount: Int? { totals.map { $0.recordCount + (later?.recordCount ?? 0) } }
        package let dayTotals: [CalendarDate: ConvertedTotals]
        /// True if there is a record after the period.
        package let hasLater: Bool
        /// The totals that are compared with earlier ones; nil if there are none.
        package let compared: CompareView.Content?
        /// The reason why the list has no records.
        package let emptiness: EmptyList.Reason
        /// The notes of accounts that a search finds.
        package var notes: [AccountNote] = []
        /// The owners of the records, in a list of other people's records: one for all, or the owners that the page refers to.
        package let parties: [RecordParty]
        /// The people of the household that the records belong to; nil for a person's own book.
        package let sharers: RecordSharers?

        package init(
            names: LedgerNames, page: RecordPage, totals: ConvertedTotals?, later: ConvertedTotals? = nil, dayTotals: [CalendarDate: ConvertedTotals],
            hasLater: Bool,
            compared: CompareView.Content?, emptiness: EmptyList.Reason, parties: [RecordParty] = [],
            sharers: RecordSharers? = nil
        ) {
            self.parties = parties
            self.sharers = sharers
            self.names = names
            self.page = page
            (self.totals, self.later) = (totals, later)
            self.dayTotals = dayTotals
            self.hasLater = hasLater
            self.compared = compared
            self.emptiness = emptiness
        }
    }

    package let title, heading, listName, text: String
    /// The page of the list.
    package let action: Link
    /// The choice between the household's records and everybody's; empty for most visitors.
    package let scopes: [Segment]
    package var hasScopes: Bool { !scopes.isEmpty }
    package var tab: Tab { .records }
    package var assets: PageAssets {
        let list: PageAssets = choosing == nil ? [.period, .records] : [.period, .records, .choosing]
        return notes == nil ? list : list.union(.accounts)
    }
    package let period: PeriodView?
    /// The choice of days of a list of all days.
    package let picker: PeriodPicker?
    package let totals: TotalsView?
    package let compare: CompareView?
    package let tooMany: Bool
    package let understood: SearchChips?
    package let empty: EmptyList
    /// The notes that a search finds; nil without any.
    package let notes: AccountNotesView?
    package let sort, kind, account, category, tag: SelectField
    package let filterCount: Int?
    package let clearURL, nextURL, firstURL: Link?
    package let kept: [Kept]
    package let days: [Day]
    /// The name of a row's menu, with `{}` for the title of the record.
    package let actions: NamedText
    package var hasRecords: Bool { !days.isEmpty && choosing == nil }
    /// True if each row gets a menu, which needs a page of its record.
    package var hasRowMenu: Bool { hasRecords && !isShared }
    private let isShared: Bool
    /// The list with boxes; nil while nothing is being chosen.
    package let choosing: ChoosingView?
    /// The URL of the list with boxes; nil for an empty list, and while it is shown.
    package let chooseURL: Link?
    package let isByDay: Bool

    package init(
        _ content: Content, filter: RecordFilter, at address: RecordListAddress = .records, after cursor: String?,
        choosing mode: ChoosingView.Mode? = nil, scopes: [Segment] = [], today: CalendarDate, calendar: CivilCalendar, t: Texts
    ) {
        let isContinued = cursor != nil, links = RecordLinks(filter, at: address, choosing: mode.map { _ in ChoosingView.Mode.none })
        title = t.records.title
        action = address.link
        self.scopes = scopes
        isShared = address.isShared
        text = filter.text
        let picker = PeriodPicker(
            filter.period, of: address.link, keeping: filter.otherParameters + address.kept, allLink: links.link(nil), today: today,
            calendar: calendar, t: t,
            link: { links.link($0) })
        self.picker = filter.period == nil ? picker : nil
        period = filter.period.map { Self.view($0, links, picker, hasLater: content.hasLater, today: today, t: t) }
        heading = filter.text.isEmpty ? t.records.all : t.records.results(filter.text)
        actions = t.frame.actionsFor("{}")
        listName = t.records.listOf(period?.name ?? heading)
        totals = content.totals.map { TotalsView($0, later: content.later, t: t) }
        tooMany = content.totals == nil
        notes = AccountNotesView(found: content.notes, names: content.names, today: today, t: t)
        compare = content.compared.flatMap { CompareView($0, kind: filter.kind, today: today, t: t) }
        let sorts: [(RecordQuery.Sort, String)] = [
            (.newestFirst, t.records.newestFirst), (.oldestFirst, t.records.oldestFirst), (.largestFirst, t.records.largestFirst),
            (.smallestFirst, t.records.smallestFirst),
        ]
        sort = SelectField("sort", label: t.records.sortBy, options: sorts.map { .init($0.rawValue, $1, isChosen: $0 == filter.sort) })
        (kind, account, category, tag) = Self.fields(filter, content, t)
        let count = filter.filterCount
        filterCount = count > 0 ? count : nil
        let cleared = RecordFilter(period: filter.period ?? calendar.period(.monthly, containing: today))
        clearURL = filter.query.isFiltered ? RecordLinks(cleared, at: address).link(cleared.period) : nil
        nextURL = content.page.next.map { links.link(filter.period, after: $0) }
        firstURL = isContinued ? links.link(filter.period) : nil
        let vendor = filter.vendor.map { [Kept(name: RecordFilter.vendor.name, value: $0)] } ?? []
        kept =
            address.kept.map { Kept(name: $0.name, value: $0.value) } + vendor
            + (filter.period == nil
                ? []
                : filter.periodParameters.map { Kept(name: $0.name, value: $0.value) }
                    + [Kept(name: RecordFilter.textBefore.name, value: filter.text)])
        isByDay = filter.sort == .newestFirst || filter.sort == .oldestFirst
        days = Self.days(content, filter: filter, today: today, areChosen: mode == .page, t: t)
        if let mode, !days.isEmpty {
            choosing = ChoosingView(days, content, filter: filter, listName: listName, after: cursor, isByDay: isByDay, mode: mode, t: t)
        } else {
            choosing = nil
        }
        chooseURL =
            days.isEmpty || mode != nil || address.isShared
            ? nil : RecordLinks(filter, choosing: ChoosingView.Mode.none).link(filter.period, after: cursor)
        understood = SearchChips(filter, at: address, t: t)
        empty = EmptyList(content.emptiness, filter: filter, at: address, t: t)
    }

    /// Returns the URL of the list for a filter.
    package static func url(_ filter: RecordFilter) -> Link {
        RecordLinks(filter).link(filter.period)
    }

    /// Returns the choice between a household's records and everybody's, with the period and the words of a filter.
    package static func scopes(_ filter: RecordFilter, of household: String, isAll: Bool, t: Texts) -> [Segment] {
        var kept = RecordFilter(period: filter.period)
        (kept.text, kept.kind, kept.sort) = (filter.text, filter.kind, filter.sort)
        return [(RecordListAddress.records, household, !isAll), (.all, t.shared.everybody, isAll)].map { address, label, isCurrent in
            Segment(url: RecordLinks(kept, at: address).link(kept.period), label: label, isCurrent: isCurrent)
        }
    }

    private static func view(
        _ period: Period, _ links: RecordLinks, _ picker: PeriodPicker, hasLater: Bool, today: CalendarDate, t: Texts
    ) -> PeriodView {
        let (previous, next) = (period.previous, period.next)
        let isOpen = next.first <= today || hasLater
        let nextName = t.dates.period(next, today: today)
        return PeriodView(
            name: t.dates.period(period, today: today), previousURL: links.link(previous), previousName: t.dates.period(previous, today: today),
            nextName: isOpen ? nextName : t.records.notStarted(nextName), nextURL: isOpen ? links.link(next) : nil, picker: picker)
    }

    private static func fields(
        _ filter: RecordFilter, _ content: Content, _ t: Texts
    ) -> (SelectField, SelectField, SelectField, SelectField) {
        func select(_ name: String, _ label: String, any: String, isAny: Bool, _ options: some Sequence<SelectField.Option>) -> SelectField {
            SelectField(name, label: label, options: [.init("", any, isChosen: isAny)] + options)
        }
        let kinds = [(Transaction.Kind.expense, t.records.expense), (.income, t.records.income), (.transfer, t.records.transfer)]
        return (
            select(
                "kind", t.records.kind, any: t.records.anyKind, isAny: filter.kind == nil,
                kinds.lazy.map { .init($0.rawValue, $1, isChosen: $0 == filter.kind) }),
            select(
                "account", t.records.account, any: t.records.anyAccount, isAny: filter.account == nil,
                content.names.accounts.lazy.map { .init(.identity($0.id.erased), $0.name, isChosen: $0.id == filter.account) }),
            select(
                "category", t.records.category, any: t.records.anyCategory, isAny: filter.category == nil,
                content.names.categories.lazy.map {
                    .init(.identity($0.id.erased), content.names.categories.fullName(of: $0), isChosen: $0.id == filter.category)
                }),
            select(
                "tag", t.records.hashtag, any: t.records.anyHashtag, isAny: filter.hashtag == nil,
                content.names.hashtags.lazy.map { .init($0, "#" + $0, isChosen: $0 == filter.hashtag) })
        )
    }

    /// Returns the records grouped by day if they are in the order of days; otherwise one group without a heading.
    private static func days(_ content: Content, filter: RecordFilter, today: CalendarDate, areChosen: Bool, t: Texts) -> [Day] {
        let records = content.page.records, names = content.names, sharers = content.sharers
        @Sendable func party(_ place: Int) -> RecordParty? { content.party(place) }
        guard filter.sort == .newestFirst || filter.sort == .oldestFirst else {
            let rows = RecordRows(records.indices) { place in
                let record = records[place], day = t.dates.brief(record.date, today: today) + t.frame.listSeparator
                return RecordRow(
                    record, names: names, when: WhenText(day: day, time: record.time), isChosen: areChosen, party: party(place), sharers: sharers,
                    t: t)
            }
            return records.isEmpty ? [] : [Day(heading: nil, total: nil, records: rows)]
        }
        var days: [Day] = []
        var first = 0
        while first < records.count {
            let date = records[first].date
            var end = first + 1
            while end < records.count, records[end].date == date { end += 1 }
            let rows = RecordRows(first..<end) { place in
                let record = records[place]
                return RecordRow(
                    record, names: names, when: WhenText(time: record.time), isChosen: areChosen, party: party(place), sharers: sharers, t: t)
            }
            let total = (content.dayTotals[date]?.nets ?? []).map { t.money.string($0, sign: .always) }.joined(separator: t.frame.listSeparator)
            days.append(Day(heading: t.dates.heading(date, today: today), total: total.isEmpty ? nil : total, records: rows))
            first = end
        }
        return days
    }
}

extension RecordIndexPage.Content {
    /// Returns the owner of a record of the page; nil in a list of the page's own book.
    fileprivate func party(_ place: Int) -> RecordParty? {
        guard page.owners.indices.contains(place) else { return parties.first }
        return parties.dropFirst(page.owners[place]).first
    }
}
