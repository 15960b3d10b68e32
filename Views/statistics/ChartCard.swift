import Bookkeeping
import Charts
import Language
import SitePaths
import Templates
import Validation

/// A chart with its sentences, its table, and the amounts missing from its figures.
package struct ChartCard: ViewModel, Sendable {
    package struct Key: Sendable {
        package let swatch: TrustedHTML
        package let label: String
    }

    /// A drawing with a collapsed table.
    package struct Plot: Sendable {
        package let svg: TrustedBytes
        package let table: ChartTableView?
    }

    /// A ring; its table is its legend.
    package struct Ring: Sendable {
        package let svg: TrustedBytes
        package let legend: ChartLegend?
    }

    /// A link to what makes a missing chart possible.
    package struct Invitation: Sendable {
        package let text: String
        package let url: Link
        package let label: String
    }

    /// A field for choosing the subject of the chart.
    package struct Choice: Sendable {
        package let field: SelectField
        /// The parameters of the URL that the form keeps.
        package let kept: [RecordIndexPage.Kept]
    }

    /// The amounts that could not be converted, a line per currency.
    package struct Apart: ViewModel, Sendable {
        package let text: String
        package let lines: [String]
    }

    package let id, heading: String
    /// True if it takes the width of two cards.
    package fileprivate(set) var isWide: Bool
    package let sentences: [String]
    package let key: [Key]
    package var hasKey: Bool { !key.isEmpty }
    package let plot: Plot?
    package let ring: Ring?
    package let invitation: Invitation?
    package let apart: Apart?
    package var choice: Choice?
    /// The report of the same days and records.
    package var report: Link?

    init(
        _ drawn: DrawnChart, id: String, heading: String, sentences: [String], isRing: Bool = false, isWide: Bool = false,
        apart: Apart?
    ) {
        self.isWide = isWide
        (self.id, self.heading, self.sentences, self.apart) = (id, heading, sentences.filter { !$0.isEmpty }, apart)
        // The drawing has escaped all texts typed by a person.
        key = drawn.key.map { Key(swatch: TrustedHTML(trusting: $0.swatch), label: $0.label) }
        let svg = TrustedBytes(trusting: drawn.markup), isEmpty = drawn.table.rows.isEmpty
        plot = isRing ? nil : Plot(svg: svg, table: isEmpty ? nil : ChartTableView(drawn.table, caption: heading))
        ring = isRing ? Ring(svg: svg, legend: isEmpty ? nil : ChartLegend(drawn.table, caption: heading, id: id)) : nil
        invitation = nil
    }

    /// Widens the last narrow card of an odd number, so that no place beside it stays empty.
    static func fill(_ cards: inout [ChartCard], beside others: Int) {
        guard !(cards.count { !$0.isWide } + others).isMultiple(of: 2), let last = cards.lastIndex(where: { !$0.isWide }) else { return }
        cards[last].isWide = true
    }

    init(id: String, heading: String, invitation: Invitation) {
        (self.id, self.heading, self.sentences, self.key) = (id, heading, [], [])
        (plot, ring, apart, isWide) = (nil, nil, nil, false)
        self.invitation = invitation
    }
}

extension ChartCard.Choice {
    /// Creates the choice of a category; nil where there is only one.
    init?(
        _ field: FormField, among categories: [Bookkeeping.Category.ID], _ shown: Bookkeeping.Category.ID?, keeping filter: StatisticsFilter,
        _ scene: StatisticsScene
    ) {
        guard categories.count > 1 else { return nil }
        self.field = SelectField(
            field.name, label: scene.t.records.category,
            options: categories.map { .init($0.description, scene.names.fullName($0) ?? "", isChosen: $0 == shown) })
        kept = filter.parameters.map { .init(name: $0.name, value: $0.value) }
    }
}

extension ChartCard.Apart {
    /// Creates the lines; nil without amounts.
    init?(_ amounts: [Money], in currency: Currency, t: Texts) {
        guard !amounts.isEmpty else { return nil }
        text = t.statistics.apart(currency.code)
        lines = amounts.map { t.money.string($0) }
    }

    init?(income: [Money], expenses: [Money], in currency: Currency, t: Texts) {
        guard !income.isEmpty || !expenses.isEmpty else { return nil }
        text = t.statistics.apart(currency.code)
        lines = income.map { t.money.string($0, sign: .plus) } + expenses.map { t.money.string($0, sign: .minus) }
    }
}

/// The figures of a drawing as a table.
package struct ChartTableView: ViewModel, Sendable {
    package let caption, head: String
    package let columns: [String]
    package let rows: [ChartTable.Row]

    init(_ table: ChartTable, caption: String) {
        self.caption = caption
        head = table.columns.first ?? ""
        columns = Array(table.columns.dropFirst())
        rows = table.rows
    }
}

/// The pieces of a ring in order, each with its colour, and the parts of the last of them.
package struct ChartLegend: ViewModel, Sendable {
    package struct Row: Sendable {
        package let label, share, figure: String
        package let url, hue, anchor: String?
        package let isPart: Bool
    }

    package let caption, head, shareHead, figureHead: String
    package let rows: [Row]

    init(_ table: ChartTable, caption: String, id: String) {
        self.caption = caption
        (head, shareHead, figureHead) = (table.columns[0], table.columns[1], table.columns[2])
        let firstPart = table.rows.firstIndex(where: \.isPart)
        rows = table.rows.enumerated().map { index, row in
            Row(
                label: row.label, share: row.figures[0].text, figure: row.figures[1].text, url: row.link, hue: row.hue,
                anchor: index == firstPart ? Self.anchor(id) : nil, isPart: row.isPart)
        }
    }

    /// Returns the element ID of the parts of "other".
    static func anchor(_ id: String) -> String { id + "-parts" }
}
