import Bookkeeping
import Storage
import Validation

/// Sends kept reports of months that have ended to the people who want them.
struct MonthlyReports: Sendable {
    let store: Store

    /// Notifies everybody whose report is due. Returns the number of notifications.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    func send(at now: Int64, isWanted: () -> Bool) throws -> Int {
        let due = try store.read { try $0.reportReaders.due(at: now) }
        var count = 0
        for report in due where isWanted() {
            let notice = try store.read(report.access) { try Self.notice(report, $0) }
            try store.write {
                try $0.reportReaders.tell(notice, of: report, next: report.access.settings.calendar.dayAfterMonth(of: report.today), at: now)
            }
            count += 1
        }
        return count
    }

    /// Returns the notice of a report as it was on the last day of the month before: a period that moves is the one of that day.
    private static func notice(_ due: DueReport, _ ledger: Ledger) throws -> ReportNotice {
        let calendar = due.access.settings.calendar, last = calendar.period(.monthly, containing: due.today).first.adding(days: -1)
        let names = try ledger.names(), people = due.access.isOwn ? [] : try ledger.shared.people()
        let filter = ReportFilter(
            FormInput(due.report.question.map { ($0.name, $0.value) }), today: last, calendar: calendar, recorded: try ledger.reports.recordedDays(),
            among: .init(accounts: names.accounts + names.personAccounts, categories: names.categories, people: people.map(\.id)))
        let sums: (expenses: Money, income: Money)?
        do {
            let report = try ledger.reports.answer(filter.query)
            sums = (report.expenses.total.amount, report.income.total.amount)
        } catch StoreError.conflict(.tooManyRecords) {
            sums = nil
        }
        return ReportNotice(
            name: due.report.name, question: filter.parameters.map { KeptReport.Parameter($0.name, $0.value) }, days: filter.dates,
            expenses: sums?.expenses.minorUnits ?? 0, income: sums?.income.minorUnits ?? 0, currency: due.access.settings.mainCurrency)
    }
}
