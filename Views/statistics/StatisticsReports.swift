import Bookkeeping
import SitePaths
import Validation

/// The reports that the statistics link to.
extension StatisticsScene {
    /// Returns the report of the records that the page shows: of its period beside the one before, or of other days.
    func report(_ grouping: ReportQuery.Grouping, in period: Period? = nil, of category: Category.ID? = nil) -> Link {
        let scope = filter.scope
        var parameters = PeriodWords.parameters(period ?? filter.period)
        if grouping != .category { parameters.append((ReportFilter.grouping.name, grouping.rawValue)) }
        if period == nil { parameters.append((ReportFilter.compare.name, ReportFilter.Comparison.before.rawValue)) }
        for (field, value) in [
            (ReportFilter.accounts, scope.account?.description), (ReportFilter.categories, (category ?? scope.category)?.description),
            (ReportFilter.tags, scope.hashtag), (ReportFilter.vendors, scope.vendor),
        ] {
            if let value { parameters.append((field.name, value)) }
        }
        return Paths.reports.query(parameters)
    }

    /// Returns the report that continues a chart: its days and records in its groups; nil if no report has the figures of the chart.
    func report(of chart: String, course: Category.ID?) -> Link? {
        switch chart {
        case "flow": filter.period.dayCount > 98 ? report(.month) : filter.period.dayCount > 7 ? report(.week) : nil
        case "month", "income": report(.category)
        case "year": filter.year.map { report(.category, in: $0) }
        case "course":
            filter.months(to: filter.lastDay).first.map { report(.month, in: Period($0.first...max($0.first, filter.lastDay)), of: course) }
        default: nil
        }
    }
}
