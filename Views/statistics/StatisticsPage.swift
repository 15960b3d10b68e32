import Bookkeeping
import Charts
import SitePaths
import Templates
import Validation

/// The statistics, as charts with their figures or as a table of categories and months.
package struct StatisticsPage: PageModel {
    package typealias PeriodView = RecordIndexPage.PeriodView

    /// The data of the page.
    package struct Content: Sendable {
        package let names: LedgerNames
        /// Income and expenses of the period up to today; nil if too many records match to add them up.
        package let totals: ConvertedTotals?
        /// The same of the days to compare with; nil for none.
        package let before: CompareView.Content?
        /// True if there are records up to today.
        package let hasRecords: Bool
        /// True if records dated after today are left out.
        package let hasLater: Bool
        /// The charts; nil for the table, and without records.
        package var charts: ChartContent?
        package let months: MonthTable.Content?

        package init(
            names: LedgerNames, totals: ConvertedTotals?, before: CompareView.Content?, hasRecords: Bool, hasLater: Bool, charts: ChartContent?,
            months: MonthTable.Content?
        ) {
            (self.names, self.totals, self.before) = (names, totals, before)
            (self.hasRecords, self.hasLater, self.charts, self.months) = (hasRecords, hasLater, charts, months)
        }
    }

    package let title: String
    package var tab: Tab { .statistics }
    package var assets: PageAssets { [.charts, .statistics, .period] }
    package let contents: [Segment]
    package let period: PeriodView
    package let totals: TotalsView?
    package let compare: CompareView?
    package let tooMany: Bool
    package let account, category, tag: SelectField
    package let vendor: String
    package let filterCount: Int?
    package let clearURL: Link?
    package let chips: SearchChips?
    /// The parameters of the URL that the form of filters keeps.
    package let kept: [RecordIndexPage.Kept]
    package let later: String?
    package let isEmpty: Bool
    /// The report of the same days and records; nil without records.
    package let report: Link?
    /// The charts before and after the tables.
    package let cards, moreCards: [ChartCard]
    package let compared: CompareCard?
    package let vendors: VendorCard?
    package let months: MonthTable?

    /// - Parameter drawn: the cards drawn before, which are not drawn again.
    package init(_ content: Content, _ scene: StatisticsScene, drawn: DrawnCards) {
        let t = scene.t, filter = scene.filter, scope = filter.scope, names = content.names
        title = t.statistics.title
        contents = [(StatisticsFilter.Contents.charts, t.statistics.charts), (.months, t.statistics.byMonth)].map { contents, label in
            var other = filter
            other.contents = contents
            return Segment(url: Self.url(other), label: label, isCurrent: contents == filter.contents)
        }
        period = Self.view(scene)
        totals = content.totals.map { TotalsView($0, t: t) }
        let isIncome = scope.category.flatMap(names.category)?.kind == .income
        compare = content.before.flatMap { CompareView($0, kind: isIncome ? .income : nil, today: scene.today, t: t) }
        tooMany = content.totals == nil && content.hasRecords
        account = SelectField(
            RecordFilter.account.name, label: t.records.account,
            options: [.init("", t.records.anyAccount, isChosen: scope.account == nil)]
                + names.accounts.map { .init($0.id.description, $0.name, isChosen: $0.id == scope.account) })
        category = SelectField(
            RecordFilter.category.name, label: t.records.category,
            options: [.init("", t.records.anyCategory, isChosen: scope.category == nil)]
                + names.categories.map {
                    .init($0.id.description, names.categories.fullName(of: $0), isChosen: $0.id == scope.category)
                })
        tag = SelectField(
            RecordFilter.tag.name, label: t.records.hashtag,
            options: [.init("", t.records.anyHashtag, isChosen: scope.hashtag == nil)]
                + names.hashtags.map { .init($0, "#" + $0, isChosen: $0 == scope.hashtag) })
        vendor = scope.vendor ?? ""
        filterCount = scope.filterCount > 0 ? scope.filterCount : nil
        var unfiltered = filter
        unfiltered.scope = StatisticsScope()
        clearURL = scope.filterCount > 0 ? Self.url(unfiltered) : nil
        chips = SearchChips(Self.filters(filter, names), t: t)
        kept = unfiltered.parameters.map { .init(name: $0.name, value: $0.value) }
        later = content.hasLater ? t.statistics.later : nil
        isEmpty = !content.hasRecords && scope.filterCount == 0
        report = content.hasRecords ? scene.report(.category) : nil
        let cards = content.charts.map { drawn.cards(of: .init(scene: scene, charts: $0, totals: content.totals, before: content.before)) }
        (self.cards, moreCards) = (cards?.first ?? [], cards?.others ?? [])
        (compared, vendors) = (cards?.compared, cards?.vendors)
        months = content.months.map { MonthTable($0, scene) }
    }

    /// Returns each filter with the page without it.
    private static func filters(_ filter: StatisticsFilter, _ names: LedgerNames) -> [(text: String, url: Link)] {
        func without(_ change: (inout StatisticsScope) -> Void) -> Link {
            var other = filter
            change(&other.scope)
            return url(other)
        }
        let scope = filter.scope
        return [
            scope.account.flatMap(names.account).map { ($0.name, without { $0.account = nil }) },
            scope.category.flatMap(names.category).map { ($0.name, without { $0.category = nil }) },
            scope.hashtag.map { ("#" + $0, without { $0.hashtag = nil }) }, scope.vendor.map { ($0, without { $0.vendor = nil }) },
        ].compactMap(\.self)
    }

    private static func url(_ filter: StatisticsFilter) -> Link {
        Paths.statistics.query(filter.parameters)
    }

    private static func view(_ scene: StatisticsScene) -> PeriodView {
        let filter = scene.filter, t = scene.t
        func name(_ period: Period) -> String { t.dates.period(period, today: scene.today) }
        let next = filter.next, previous = filter.previous ?? filter
        return PeriodView(
            name: name(filter.period), previousURL: url(previous), previousName: name(previous.period),
            nextName: next.map { name($0.period) } ?? t.records.notStarted(name(filter.period.next)), nextURL: next.map(url),
            picker: PeriodPicker(
                filter.period, of: Paths.statistics, keeping: filter.otherParameters, isPast: true, today: scene.today, calendar: scene.calendar,
                t: t,
                link: { url(filter.with($0)) }))
    }
}
