import Bookkeeping
import OperatorLog
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Upkeep

/// The schedule on which regular payments are looked for.
@Suite struct PaymentFinderTests {
    private let directory: TemporaryDirectory
    private let store: Store
    private let book: BookAccess
    private let timer = TestTimer(), lines = Note(), clock: RecurringPosterTests.Clock
    private let finder: PaymentFinder
    /// 2026-03-20 12:00 UTC.
    private static let noon: Int64 = 1_774_008_000

    init() throws {
        directory = try TemporaryDirectory("penny-payments")
        store = try Store(at: directory.file("penny.sqlite").path)
        book = try RecurringPosterTests.addPerson(to: store)
        let clock = RecurringPosterTests.Clock(Self.noon), lines = lines
        self.clock = clock
        finder = PaymentFinder(
            store: store, log: EventLog { lines.add($0.line) }, timer: { [timer] in timer.set($0, $1) }, clock: clock.time)
    }

    private func pay(_ title: String, from number: Int64) throws {
        let drafts = try ["2026-01-15", "2026-02-15", "2026-03-15"].enumerated().map { index, day in
            let movement = RecurringPosterTests.expense(900, in: book), date = try #require(CalendarDate(day))
            return (
                Transaction.ID(milliseconds: number + Int64(index)), Transaction.Draft(movement: movement, date: date, time: .midnight, title: title)
            )
        }
        _ = try store.write(book) { try $0.addMany(drafts, at: Self.noon) }
    }

    private func found() throws -> [String] { try store.read(book) { try $0.regularPayments.found() }.map(\.payee.key) }

    @Test func `it looks at once, and again on the next day of the book`() throws {
        try pay("Club", from: 100)
        finder.look()
        finder.waitUntilIdle()
        #expect(try found() == ["club"])
        #expect(timer.seconds.last == 3_600)
        try pay("Rent", from: 200)
        timer.ring()
        finder.waitUntilIdle()
        #expect(try found() == ["club"], "The day is the same.")
        clock.set(Self.noon + 86_400)
        timer.ring()
        finder.waitUntilIdle()
        #expect(try found().sorted() == ["club", "rent"])
        finder.stop()
        try store.close()
    }

    @Test func `a database that cannot be read is logged, and looked at again`() throws {
        try store.close()
        finder.look()
        finder.waitUntilIdle()
        #expect(lines.all.contains { $0.contains("regular payments not looked for") } && timer.seconds.last == 3_600)
        finder.stop()
    }
}
