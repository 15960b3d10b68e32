import Bookkeeping

/// The people who have kept reports sent to them each month, in all books.
public struct ReportReaders<Access>: SitePart {
    let site: SiteData<Access>
}

/// A kept report that is to be sent to somebody.
public struct DueReport: Sendable {
    /// The person's right.
    public let access: BookAccess
    public let report: KeptReport
    /// The civil day of the book.
    public let today: CalendarDate
}

extension ReportReaders {
    /// True if anybody has a report sent to them.
    public func isAny() throws -> Bool { try connection.exists("SELECT 1 FROM report_reader LIMIT 1") }

    /// Returns the reports that are due. A report waits while its person is disabled or may not open the book.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    public func due(at now: Int64) throws -> [DueReport] {
        // The days of the earth: no zone is more than 14 hours ahead.
        let latest = CivilTime(seconds: now &+ 14 * 3_600, in: .utc).date
        return try connection.rows(
            """
            SELECT s.book, s.report, s.person FROM report_reader s INDEXED BY report_reader_due JOIN user u ON u.id = s.person
            WHERE s.due_on <= ? AND u.is_disabled = 0 ORDER BY s.due_on, s.report
            """, latest
        ) { (book: try $0.id(0, Book.self), report: try $0.id(1, KeptReport.self), person: try $0.id(2, User.self)) }
        .compactMap { found in
            guard let access = try site.books.access(of: found.person, to: found.book, at: now),
                let report = try Ledger(book: found.book, connection: connection).reports.kept(found.report, for: found.person)
            else { return nil }
            let today = CivilTime(seconds: now, in: access.settings.timeZone).date
            return report.dueOn.map { $0 <= today } == true ? DueReport(access: access, report: report, today: today) : nil
        }
    }
}

extension ReportReaders<Writing> {
    /// Notifies a person of a report, and sets the day of the next message to `next`. Does nothing if it is not due any more.
    public func tell(_ notice: ReportNotice, of due: DueReport, next: CalendarDate, at now: Int64) throws {
        let person = due.access.person
        let count = try connection.run(
            "UPDATE report_reader SET due_on = ?1 WHERE book = ?2 AND report = ?3 AND person = ?4 AND due_on < ?1", next, due.access.book,
            due.report.id, person)
        guard count > 0 else { return }
        _ = try NotificationAdding(connection: connection).add(.report(notice), to: person, about: due.access.book, at: now)
    }

    /// Ends the messages about the book of a household to a person who leaves it.
    func end(leaving person: HouseholdMember.ID) throws {
        try connection.run(
            """
            DELETE FROM report_reader WHERE (book, person) IN (
                SELECT h.book, p.user FROM household_person p JOIN household h ON h.id = p.household WHERE p.id = ? AND p.user IS NOT NULL)
            """, person)
    }
}
