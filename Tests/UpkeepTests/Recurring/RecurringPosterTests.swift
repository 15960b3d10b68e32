import Bookkeeping
import Identity
import OperatorLog
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Upkeep

/// The schedule on which recurring records are added.
@Suite struct RecurringPosterTests {
    private final class Scene: Sendable {
        let directory: TemporaryDirectory
        let store: Store
        let poster: RecurringPoster
        let timer = TestTimer(), lines = Note()
        private let clock: Clock

        init() throws {
            directory = try TemporaryDirectory("penny-recurring")
            store = try Store(at: directory.file("penny.sqlite").path)
            let log = EventLog { [lines] in lines.add($0.line) }
            // 2025-11-20 12:34 UTC.
            let clock = Clock(1_763_642_040)
            self.clock = clock
            poster = RecurringPoster(
                store: store, courier: Courier(store: store, settings: MessageSettings(), log: log, clock: clock.time), log: log,
                timer: { [timer] in timer.set($0, $1) }, clock: clock.time)
        }

        func look(at seconds: Int64? = nil) {
            if let seconds { clock.set(seconds) }
            poster.look()
            poster.waitUntilIdle()
        }

        func ring(at seconds: Int64) {
            clock.set(seconds)
            timer.ring()
            poster.waitUntilIdle()
        }

        /// Adds a person with a rule of every day from tomorrow on.
        func addRule() throws {
            let access = try RecurringPosterTests.addPerson(to: store), today = try #require(CalendarDate("2025-11-20"))
            let recurrence = try #require(RecurrenceRule(.daily, starts: today.adding(days: 1)))
            let template = Transaction.Draft(
                movement: RecurringPosterTests.expense(100, in: access), date: today, time: .midnight, title: "Bread")
            _ = try store.write(access) {
                try $0.recurring.add(.init(milliseconds: 4), .init(template: template, recurrence: recurrence), on: today, at: 1)
            }
        }
    }

    static let account = Account.ID(milliseconds: 2), category = Bookkeeping.Category.ID(milliseconds: 3)

    /// Adds a person with an account and a category.
    static func addPerson(to store: Store) throws -> BookAccess {
        let id: User.ID = User.ID(milliseconds: 1), eur = try #require(Currency(code: "EUR"))
        let profile = User.Profile(username: "ada", email: "ada@example.org", firstName: "", lastName: "", dateOfBirth: nil)
        let book = try store.write { site in
            _ = try site.users.add(
                id, profile: profile, preferences: Preferences(language: .english, theme: .auto),
                settings: BookSettings(mainCurrency: eur, timeZone: .utc, weekStart: .monday), password: "x",
                account: (account, Account.Draft(name: "Main", currency: eur, openingBalance: 0, isDefault: true)),
                categories: [(category, Bookkeeping.Category.Draft(kind: .expense, name: "Food", hue: .teal, icon: .other))], hashtags: [],
                invitation: nil, at: 1)
            return try site.books.atTerminal(of: id)
        }
        return try #require(book)
    }

    /// Returns an expense of that person.
    static func expense(_ cents: Int64, in book: BookAccess) -> Transaction.Movement {
        .expense(account: account, category: category, amount: Money(minorUnits: cents, book.settings.mainCurrency))
    }

    final class Clock: Sendable {
        private let seconds: Mutex<Int64>
        var time: @Sendable () -> Int64 { { [self] in seconds.withLock { $0 } } }

        init(_ start: Int64) { seconds = Mutex(start) }

        func set(_ value: Int64) { seconds.withLock { $0 = value } }
    }

    @Test func `without a rule no timer is set`() throws {
        let scene = try Scene()
        scene.look()
        scene.look()
        #expect(scene.timer.seconds == [] && scene.lines.all == [])
        scene.poster.stop()
        try scene.store.close()
    }

    @Test func `it looks at each quarter of an hour, of which midnight is one, and adds what is due once`() throws {
        let scene = try Scene()
        try scene.addRule()
        scene.look()
        // 12:34 to 12:45; a second look changes nothing.
        scene.look()
        #expect(scene.timer.seconds == [660] && scene.lines.all == [])
        let midnight: Int64 = 1_763_683_200
        scene.ring(at: midnight - 900)
        scene.ring(at: midnight)
        scene.ring(at: midnight + 900)
        #expect(scene.timer.seconds == [660, 900, 900, 900])
        #expect(scene.lines.all == ["recurring records: 1 due"])
        scene.poster.stop()
        scene.ring(at: midnight + 86_400)
        #expect(scene.lines.all == ["recurring records: 1 due"])
        try scene.store.close()
    }

    @Test func `at the start it adds what was missed, and a failure is tried again`() throws {
        let scene = try Scene()
        try scene.addRule()
        scene.look(at: 1_763_683_200 + 200 * 86_400)
        #expect(scene.lines.all == ["recurring records: 201 due"])
        try scene.store.close()
        scene.ring(at: 1_763_683_200 + 201 * 86_400)
        #expect(scene.lines.all.last?.hasPrefix("recurring records not added") == true)
        #expect(scene.timer.seconds == [900, 900])
        scene.poster.stop()
    }
}
