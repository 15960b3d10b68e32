import Bookkeeping

/// The cards of the statistics drawn last. Drawing takes longer than reading the figures, which every visit brings, so that a cached card is never out of
/// date.
package final class DrawnCards: Sendable {
    /// The cards of a page in the order of the page.
    struct Cards: Sendable {
        /// The cards before and after the tables.
        let first, others: [ChartCard]
        let compared: CompareCard?
        let vendors: VendorCard?
    }

    /// The values that the cards of a page are drawn from.
    struct Source: Sendable, Equatable {
        /// First, because it differs between most pages, and is compared faster than figures.
        let scene: StatisticsScene
        let charts: ChartContent
        let totals: ConvertedTotals?
        let before: CompareView.Content?
    }

    /// The values that the chart of all time is drawn from, which is the same on the pages of all periods.
    fileprivate struct AllTime: Sendable, Equatable {
        let scene: StatisticsScene
        let spending: SpendingByDay
    }

    private let pages = DrawingsCache<Source, Cards>(8)
    fileprivate let allTime = DrawingsCache<AllTime, ChartCard>(4)

    package init() {}

    func cards(of source: Source) -> Cards { pages.drawn(source) { Cards(source, self) } }
}

extension DrawnCards.Cards {
    fileprivate init(_ source: DrawnCards.Source, _ drawn: DrawnCards) {
        let charts = source.charts, scene = source.scene
        var cards = Self.cards(charts, totals: source.totals, scene, drawn)
        compared = source.before.flatMap { before in charts.before.flatMap { CompareCard(charts.expenses, $0, before.comparison, scene) } }
        vendors = charts.vendors.flatMap { VendorCard($0, scene) }
        ChartCard.fill(&cards, beside: (compared == nil ? 0 : 1) + (vendors == nil ? 0 : 1))
        cards = cards.map { card in
            var card = card
            card.report = scene.report(of: card.id, course: charts.course?.category)
            return card
        }
        let count = cards.firstIndex { $0.id == "month" }.map { $0 + 1 } ?? 0
        (first, others) = (Array(cards.prefix(count)), Array(cards.dropFirst(count)))
    }

    private static func cards(
        _ content: ChartContent, totals: ConvertedTotals?, _ scene: StatisticsScene, _ drawn: DrawnCards
    ) -> [ChartCard] {
        let scope = scene.filter.scope, category = scope.category.flatMap(scene.names.category)
        var cards: [ChartCard] = []
        if let course = content.course, scope.isNarrow { cards.append(IncomeCard.course(course, scene)) }
        if let lastDays = content.lastDays { cards.append(BudgetDaysCard.card(content.budget, lastDays, scene)) }
        cards.append(IncomeCard.card(content.incomeAndExpenses, totals: totals, scene))
        if category == nil {
            cards.append(CategoryCards.card(content.expenses, in: scene.filter.period, id: "month", scene))
            if let course = content.course, !scope.isNarrow { cards.append(IncomeCard.course(course, scene)) }
            if let year = scene.filter.year, let sums = content.year { cards.append(CategoryCards.card(sums, in: year, id: "year", scene)) }
            cards.append(CategoryCards.card(content.income, of: .income, in: scene.filter.period, id: "income", scene))
        }
        if category?.kind != .income { cards.append(SpendingCards.dayByDay(content.dayByDay, of: content.shown, content.expenses, scene)) }
        if let allTime = content.allTime {
            let ofAll = scene.ofAllTime
            cards.append(drawn.allTime.drawn(.init(scene: ofAll, spending: allTime)) { SpendingCards.allTime(allTime, ofAll) })
        }
        if let netWorth = content.netWorth { cards.append(NetWorthCard.card(netWorth.worth, netWorth.dates, scene)) }
        if let ahead = content.ahead {
            let months = ForecastCard.months(of: NetWorthCard.heading(scene), ahead.forecast, after: ahead.worth, scene.calendar, t: scene.t)
            cards.append(months.card(in: scene.currency))
        }
        return cards
    }
}
