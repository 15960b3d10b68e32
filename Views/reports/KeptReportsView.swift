import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The reports that are kept, on the page of a report, with the form that keeps the one that is shown.
package struct KeptReportsView: Sendable {
    package struct Row: Sendable {
        private let id: KeptReport.ID
        package let name, meta: String
        package let link: Link
        /// True for the report that is shown.
        package let isCurrent: Bool
        package let actions: NamedText
        package var editLink: Link { Paths.keptReport(id) }
        package var deleteLink: Link { Paths.deleteKeptReport(id) }

        init(_ report: KeptReport, shown: ReportFilter, _ labels: ReportLabels) {
            let t = labels.t
            (id, name, link) = (report.id, report.name, report.link)
            isCurrent = shown.parameters.elementsEqual(labels.filter.parameters, by: ==)
            actions = t.frame.actionsFor(report.name)
            meta = labels.kept(report)
        }
    }

    package let rows: [Row]
    package var isAny: Bool { !rows.isEmpty }
    /// The ID that the report gets when it is kept.
    package let newID: String
    package let name: Field
    package let monthly: MonthlySwitch
    /// The report that is shown, as parameters of its URL, without its period.
    package let question: [RecordIndexPage.Kept]
    /// The period as one that moves and as the days that it is now; empty if it does not move.
    package let periods: [ReportPage.Option]
    package let problems: ProblemSummary?
    /// True where the form is shown again.
    package var isOpen: Bool { problems != nil }
    /// A report that has the name already; nil for none.
    package let namesake: Namesake?

    package struct Namesake: Sendable {
        package let question, button: String
    }

    /// - Parameter form: the form as it was posted, or an empty one.
    package init(_ kept: [KeptReport], _ labels: ReportLabels, form: FormState, newID: KeptReport.ID) {
        let filter = labels.filter, t = labels.t
        rows = kept.map { Row($0, shown: filter, labels.asking($0.question)) }
        self.newID = newID.description
        name = Field(KeptReportForm.name, label: t.keptReports.name, form: form, t: t, hint: t.keptReports.hint, prefix: "kept-")
        monthly = MonthlySwitch(form)
        problems = form.summary(t, prefix: "kept-")
        namesake = form.keptReport.namesake(among: problems == nil ? [] : kept).map {
            Namesake(question: t.keptReports.replaceQuestion($0.name), button: t.keptReports.replace($0.name))
        }
        let word = filter.movingWord
        guard let word, let period = filter.period, let length = period.length else {
            question = filter.parameters.map { .init(name: $0.name, value: $0.value) }
            periods = []
            return
        }
        question = ([(RecordFilter.view.name, length.rawValue)] + filter.otherParameters).map { .init(name: $0.0, value: $0.1) }
        let isFixed = form.hasProblems && filter.word == nil
        periods = [
            .init(
                name: RecordFilter.date.name, value: word, label: t.keptReports.always(t.keptReports.word(word)), hue: nil, icon: nil,
                isChosen: !isFixed, isOne: true),
            .init(
                name: RecordFilter.date.name, value: PeriodWords.text(period), label: t.keptReports.only(t.dates.period(period, today: filter.today)),
                hue: nil, icon: nil, isChosen: isFixed, isOne: true),
        ]
    }
}

/// The switch that has a kept report sent each month.
package struct MonthlySwitch: ViewModel, Sendable {
    package let isOn: Bool

    init(_ form: FormState) { isOn = form.has(KeptReportForm.monthly, "1") }
}

/// The page that renames a kept report, has it sent, or deletes it.
package struct KeptReportPage: PageModel {
    package let title, meta: String
    private let id: KeptReport.ID
    package var tab: Tab { .reports }
    package var isTask: Bool { true }
    package var assets: PageAssets { [.draft] }
    package var back: Link? { Paths.reports }
    package let link: Link
    package var action: Link { Paths.keptReport(id) }
    package var deleteLink: Link { Paths.deleteKeptReport(id) }
    package let problems: ProblemSummary?
    package let name: Field
    package let monthly: MonthlySwitch

    /// - Parameter labels: the labels of the report.
    package init(_ report: KeptReport, _ labels: ReportLabels, form: FormState) {
        let t = labels.t
        title = t.keptReports.editTitle
        (id, link, meta) = (report.id, report.link, labels.kept(report))
        problems = form.summary(t)
        name = Field(KeptReportForm.name, label: t.keptReports.name, form: form, t: t)
        monthly = MonthlySwitch(form)
    }
}

extension Paths {
    /// The page of a kept report.
    fileprivate static func report(_ question: [KeptReport.Parameter]) -> Link { reports.query(question.map { ($0.name, $0.value) }) }
}

extension KeptReport {
    /// The page of the report.
    package var link: Link { Paths.report(question) }
}

extension ReportNotice {
    /// The page of the report, with the days of the notice.
    var link: Link { Paths.report(question) }
}

extension ReportLabels {
    /// Returns the labels of a kept report of the same book.
    package func asking(_ question: [KeptReport.Parameter]) -> ReportLabels {
        ReportLabels(filter.asking(question), names: names, people: people, t: t)
    }

    /// Returns a kept report, of these labels, in a few words.
    func kept(_ report: KeptReport) -> String {
        let days = filter.word.map(t.keptReports.word) ?? filter.period.map { t.dates.period($0, today: filter.today) } ?? t.records.all
        let count = filter.filterCount
        return [heading, days, count > 0 ? t.keptReports.filters(count) : nil, report.dueOn == nil ? nil : t.keptReports.sent].compactMap(\.self)
            .joined(separator: t.frame.listSeparator)
    }
}
