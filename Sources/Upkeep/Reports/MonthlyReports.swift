import Bookkeeping
import Language
import Reporting
import Storage
import Validation

/// Sends kept reports of months that have ended to the people who want them.
struct MonthlyReports: Sendable {
    let store: Store

    /// Notifies everybody with a due report. Returns the number of notifications.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    func send(at now: Int64, isWanted: () -> Bool) throws -> Int {
        let due = try store.read { try $0.reportReaders.due(at: now) }
        var count = 0
        for report in due where isWanted() {
            let notice = try Self.notice(report, at: now, in: store)
            try store.write {
                try $0.reportReaders.tell(notice, of: report, next: report.access.settings.calendar.dayAfterMonth(of: report.today), at: now)
            }
            count += 1
        }
        return count
    }

    /// Returns the notice of a report as it was on the last day of the month before: a period that moves is the one of that day.
    private static func notice(_ due: DueReport, at now: Int64, in store: Store) throws -> ReportNotice {
        let last = due.access.settings.calendar.period(.monthly, containing: due.today).first.adding(days: -1)
        do {
            return try notice(due, of: FormInput(due.report.question), on: last, at: now, in: store)
        } catch StoreError.conflict(.notAdministrator) {
            // A person who is not the administrator any more gets the figures of the household's own book.
            let question = due.report.question.filter { $0.name != ReportFilter.of.name }
            return try notice(due, of: FormInput(question), on: last, at: now, in: store)
        }
    }

    private static func notice(_ due: DueReport, of input: FormInput, on last: CalendarDate, at now: Int64, in store: Store) throws -> ReportNotice {
        let settings = due.access.settings
        return try store.read(due.access, askedBy: input) { books in
            let filter = try AskedReport(input, of: due.access, at: now, today: last, t: Texts.of(.english), books).filter
            let report: Report?
            do { report = try books.answer(filter.query) } catch StoreError.conflict { report = nil }
            return ReportNotice(
                name: due.report.name, question: filter.parameters.map { KeptReport.Parameter($0.name, $0.value) }, days: filter.dates,
                expenses: report?.expenses.total.amount.minorUnits ?? 0, income: report?.income.total.amount.minorUnits ?? 0,
                currency: settings.mainCurrency)
        }
    }
}
