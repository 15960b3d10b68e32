import Bookkeeping
import OperatorLog
import Storage
import TestSupport
import Testing

@testable import Upkeep

/// Kept reports that are sent when a month has ended.
@Suite struct MonthlyReportTests {
    private let directory: TemporaryDirectory
    private let store: Store
    private let poster: RecurringPoster
    private let timer = TestTimer(), clock: RecurringPosterTests.Clock
    private let book: BookAccess
    private static let report = KeptReport.ID(milliseconds: 9)
    /// 2025-12-01 00:00 UTC.
    private static let december: Int64 = 1_764_547_200

    init() throws {
        directory = try TemporaryDirectory("penny-monthly")
        store = try Store(at: directory.file("penny.sqlite").path)
        book = try RecurringPosterTests.addPerson(to: store)
        let clock = RecurringPosterTests.Clock(Self.december - 900), log = EventLog { _ in }
        self.clock = clock
        poster = RecurringPoster(
            store: store, courier: Courier(store: store, settings: MessageSettings(), log: log, clock: clock.time), log: log,
            timer: { [timer] in timer.set($0, $1) }, clock: clock.time)
    }

    private func look(at seconds: Int64) {
        clock.set(seconds)
        poster.look()
        timer.ring()
        poster.waitUntilIdle()
    }

    private func notices() throws -> [ReportNotice] {
        try store.read { try $0.notifications.page(of: book.person) }.notifications.compactMap { notification in
            if case .report(let notice) = notification.content { notice } else { nil }
        }
    }

    private func keep(_ parameters: KeptReport.Parameter..., isMonthly: Bool = true) throws {
        let due = isMonthly ? try #require(CalendarDate("2025-12-01")) : nil
        let report = KeptReport(id: Self.report, name: "Food", question: parameters, dueOn: due)
        try store.write(book) { try $0.keptReports.save(report, for: book.person, at: 1) }
    }

    private func spend(_ cents: Int64, on day: String) throws {
        let draft = Transaction.Draft(
            movement: RecurringPosterTests.expense(cents, in: book), date: try #require(CalendarDate(day)), time: .midnight, title: "x")
        _ = try store.write(book) { try $0.add(Transaction.ID(milliseconds: cents), draft, at: 1) }
    }

    @Test func `the month that ended is sent once, with its figures`() throws {
        try spend(1_234, on: "2025-11-30")
        try spend(99, on: "2025-12-01")
        try keep(.init("date", "this-month"), .init("group_by", "vendor"))
        look(at: Self.december - 900)
        #expect(try notices() == [])
        for _ in 1...3 { look(at: Self.december) }
        let notice = try #require(try notices().first)
        #expect(try notices().count == 1)
        #expect(notice.name == "Food" && notice.expenses == 1_234 && notice.income == 0 && notice.currency.code == "EUR")
        #expect(notice.first.description == "2025-11-01" && notice.last.description == "2025-11-30")
        #expect(notice.question.map(\.value) == ["monthly", "2025-11", "vendor"])
        look(at: Self.december + 31 * 86_400)
        #expect(try notices().map(\.expenses) == [99, 1_234])
        poster.stop()
    }

    @Test func `the year so far is that of the day before, and a server that was off sends one message`() throws {
        try keep(.init("date", "this-year"))
        look(at: Self.december + 100 * 86_400)
        let notice = try #require(try notices().first)
        // 2026-03-11: February ended last.
        #expect(try notices().count == 1 && notice.first.description == "2026-01-01" && notice.last.description == "2026-02-28")
        poster.stop()
    }

    @Test func `nothing is sent of a report that was removed, or that nobody wants to have`() throws {
        try keep(.init("date", "this-month"))
        try store.write(book) { try $0.keptReports.remove(Self.report, at: 1) }
        look(at: Self.december)
        #expect(try notices() == [])
        try keep(.init("date", "this-month"), isMonthly: false)
        look(at: Self.december + 1)
        #expect(try notices() == [])
        poster.stop()
    }
}
