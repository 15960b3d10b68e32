import Charts
import Documents

/// A report of ten months in one language, as a person would print it.
struct Sample {
    let language: String
    let title: String, period: String, owner: String
    let details: [(String, String)], figures: [(String, String, String)]
    let byCategory: String, byMonth: String, behind: String, shares: String
    let heads: [String], recordHeads: [String]
    let categories: [(name: String, hue: String, amount: Int)]
    let titles: [String], accounts: [String], months: [String]
    let total: String, continued: String, carried: String, pageNumber: String, noRate: String, summary: String

    static let hues = ["copper", "olive", "teal", "amber", "brick", "indigo", "slate"]
    static let amounts = [11_800_00, 4_812_35, 2_940_10, 1_874_50, 1_402_60, 1_118_25, 862_90]

    /// Writes an amount of hundredths with groups of three digits.
    static func amount(_ hundredths: Int) -> String {
        let whole = String(hundredths / 100), rest = String(hundredths % 100)
        let groups = stride(from: whole.count, to: 0, by: -3).map { String(whole.prefix($0).suffix(3)) }.reversed()
        return groups.joined(separator: ",") + "." + (rest.count < 2 ? "0" : "") + rest
    }

    /// Returns the report with a number of records behind its figures.
    func report(paper: Paper = Paper(.a4), records: Int = 60) -> ReportDocument {
        var report = ReportDocument(
            title: title, subtitle: period, language: language, paper: paper, brand: "Penny", owner: owner, made: "2026-11-22T11:20:00+01:00",
            footer: "Penny · \(title)", pageNumber: pageNumber)
        report.details = details.map { ReportDocument.Detail($0.0, $0.1) }
        report.figures = figures.map { ReportDocument.Figure($0.0, $0.1, note: $0.2) }
        report.parts = [
            .heading(byCategory), .table(categoryTable), .heading(byMonth), .chart(ReportChart(RecordedChart(monthChart))), .note(noRate),
            .heading(shares), .chart(ReportChart(RecordedChart(ring), caption: "", table: shareTable)),
            .heading(behind), .table(recordTable(records)),
        ]
        return report
    }

    private var whole: Int { categories.reduce(0) { $0 + $1.amount } }

    var categoryTable: ReportTable {
        let largest = Double(categories.first?.amount ?? 1)
        var table = ReportTable(
            [.init(heads[0], isName: true), .init("", .bar), .init(heads[1], .figure), .init("2026", .figure), .init("2025", .figure)])
        table.rows = categories.map { category in
            let share = "\(category.amount * 100 / whole) %", before = category.amount * 97 / 100
            return ReportTable.Row([
                .init(category.name, hue: category.hue), .init("", hue: category.hue, share: Double(category.amount) / largest),
                .init(share), .init("€" + Self.amount(category.amount)), .init("€" + Self.amount(before)),
            ])
        }
        table.rows.append(
            ReportTable.Row([.init(total), "", "100 %", .init("€" + Self.amount(whole)), .init("€" + Self.amount(whole * 97 / 100))], kind: .total))
        return table
    }

    var shareTable: ReportTable {
        var table = ReportTable([.init(heads[0], isName: true), .init(heads[1], .figure), .init("EUR", .figure)])
        table.rows = categories.map { category in
            let share = "\(category.amount * 100 / whole) %"
            return ReportTable.Row([.init(category.name, hue: category.hue), .init(share), .init(Self.amount(category.amount))])
        }
        return table
    }

    private var format: FigureFormat {
        FigureFormat(full: { "€\($0)" }, axis: { "€\($0)" }, mark: { "\($0)" })
    }

    var monthChart: BarChart {
        let now: [Int64] = [2310, 2180, 2400, 2262, 2389, 2513, 3122, 2960, 2262, 2413]
        let then: [Int64] = [2250, 2105, 2310, 2240, 2287, 2300, 2872, 2611, 2408, 2592]
        return BarChart(
            ChartText(id: "m", title: byMonth, summary: summary, empty: "–"), labelHead: "", slots: months.map { .init(label: $0, tick: [$0]) },
            series: [
                .init(name: "2025", style: .loss, marks: then.map { .init($0) }),
                .init(name: "2026", style: .hue("copper"), marks: now.map { .init($0) }),
            ], target: Target(2750, name: heads[2]), format: format)
    }

    var ring: DonutChart {
        DonutChart(
            ChartText(id: "s", title: shares, summary: "", empty: "–"), heads: .init(label: heads[0], share: heads[1], figure: "EUR"),
            slices: categories.map { .init(label: $0.name, figure: Int64($0.amount), hue: $0.hue, link: nil) },
            other: .init(label: "–", hue: "slate", link: nil), total: "€24,811", caption: total, format: format)
    }

    var line: LineChart {
        let points = (0..<60).map { (day: Int) in LineChart.Point(day: 20_000 + day, figure: Int64(day * 37 % 90 * 40 - 900)) }
        let expected = (60..<75).map { (day: Int) in LineChart.Continuation.Point(day: 20_000 + day, figure: Int64(day * 20), other: Int64(day * 10))
        }
        return LineChart(
            ChartText(id: "l", title: byMonth, summary: summary, empty: "–"), heads: .init(label: "", figure: ""),
            days: .init(points, span: 20_000...20_059, absence: .gap, combining: .mean),
            continuation: .init(expected, name: heads[1], otherName: heads[2]),
            hue: "teal", format: format, tick: { "\($0.day - 20_000)" }, label: { "\($0.days.lowerBound)" }, link: { _ in nil })
    }

    func recordTable(_ count: Int) -> ReportTable {
        var table = ReportTable(
            zip(recordHeads, [ReportTable.Column.Kind.text, .text, .text, .text, .figure]).enumerated().map {
                ReportTable.Column($1.0, $1.1, isName: $0 == 1)
            }, continuation: continued, carried: carried)
        var sum = 0
        for (group, category) in categories.enumerated() {
            let rows = (0..<count / categories.count).map { index in
                let amount = 3_17 + (index * 7_919 + group * 104_729) % 98_00
                sum += amount
                return ReportTable.Row(
                    [
                        .init("\(months[index % months.count]) \(index % 28 + 1)"), .init(titles[(index + group) % titles.count]),
                        .init(category.name),
                        .init(accounts[index % accounts.count]), .init(Self.amount(amount)),
                    ], running: Self.amount(sum))
            }
            table.rows.append(
                ReportTable.Row([.init(category.name), "", "", "", .init(Self.amount(category.amount))], kind: .group, running: Self.amount(sum)))
            table.rows += rows
        }
        table.rows.append(ReportTable.Row([.init(total), "", "", "", .init(Self.amount(sum))], kind: .total))
        return table
    }
}
