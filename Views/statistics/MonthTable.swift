import Bookkeeping
import Templates
import Validation

/// Categories and months as a table, expenses and income apart.
package struct MonthTable: ViewModel, Sendable {
    /// The data: a sum for each column of the filter.
    package struct Content: Sendable {
        let expenses, income: [SumsByCategory]

        package init(expenses: [SumsByCategory], income: [SumsByCategory]) { (self.expenses, self.income) = (expenses, income) }
    }

    /// An amount with the link to its records; a dash without an amount.
    package struct Cell: Sendable {
        package let text: String
        package let url: String?
    }

    package struct Row: Sendable {
        package let label, hue, total: String
        package let cells: [Cell]
    }

    /// The categories of a kind.
    package struct Group: Sendable {
        package let heading: String
        package let rows: [Row]
        package let totals: [String]
        package let total: String
    }

    package let heading: String
    package let columns: [String]
    package let columnCount: Int
    package let groups: [Group]
    package let apart: ChartCard.Apart?

    init(_ content: Content, _ scene: StatisticsScene) {
        let t = scene.t, periods = scene.filter.columns
        heading = t.statistics.categoriesByMonth
        columns = periods.enumerated().map { index, period in
            guard period.dayCount <= 31 else { return "\(period.first.year)" }
            return index == 0 || period.first.month == 1 ? t.dates.monthOfYear(period.first) : t.dates.month(period.first.month)
        }
        columnCount = periods.count + 2
        groups = [(Bookkeeping.Category.Kind.expense, content.expenses), (.income, content.income)].compactMap {
            Self.group($0, $1, periods, scene)
        }
        func all(_ sums: [SumsByCategory]) -> [Money] {
            sums.flatMap(\.unconverted).reduce(into: []) { list, money in
                if let index = list.firstIndex(where: { $0.currency == money.currency }) {
                    if let sum = try? list[index].adding(money) { list[index] = sum }
                } else {
                    list.append(money)
                }
            }
        }
        apart = .init(income: all(content.income), expenses: all(content.expenses), in: scene.currency, t: t)
    }

    private static func group(
        _ kind: Bookkeeping.Category.Kind, _ sums: [SumsByCategory], _ periods: [Period], _ scene: StatisticsScene
    ) -> Group? {
        let t = scene.t, links = scene.links(kind == .income ? .income : .expense)
        func sum(_ amounts: [Money]) -> String {
            amounts.reduce(Money?.some(.zero(scene.currency))) { sum, next in sum.flatMap { try? $0.adding(next) } }.map { t.money.string($0) } ?? "–"
        }
        let parents = scene.names.parents
        let months = sums.map { own in
            // A top-level category includes its subcategories; their rows follow.
            let all = own.parts.filter { parents[$0.category] != nil } + ((try? own.addedUp(parents)) ?? own).parts
            return Dictionary(all.map { ($0.category, $0.amount) }, uniquingKeysWith: { one, _ in one })
        }
        let rows = scene.names.categories.filter { category in category.kind == kind && months.contains { $0[category.id] != nil } }.map { category in
            Row(
                label: (parents[category.id] == nil ? "" : "\u{2003}") + category.name, hue: category.hue.rawValue,
                total: sum(months.compactMap { $0[category.id] }),
                cells: zip(periods, months).map { period, amounts in
                    amounts[category.id].map { Cell(text: t.money.string($0), url: links.url(period, category: category.id)) }
                        ?? Cell(text: "–", url: nil)
                })
        }
        guard !rows.isEmpty else { return nil }
        return Group(
            heading: kind == .income ? t.records.income : t.records.expenses, rows: rows, totals: sums.map { t.money.string($0.total) },
            total: sum(sums.map(\.total)))
    }
}
