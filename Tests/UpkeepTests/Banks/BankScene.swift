import Bookkeeping
import OperatorLog
import SimpleFIN
import Storage
import TestSupport
import Testing

@testable import Upkeep

/// A book with a connection to a bridge on loopback, whose clock and timer the test sets.
final class BankScene: Sendable {
    static let now: Int64 = 1_763_642_040, today = 20_412
    static let account = RecurringPosterTests.account, connection = BankLink.ID(milliseconds: 50)

    let directory: TemporaryDirectory
    let store: Store
    let book: BookAccess
    let bridge: TestBridge
    let fetcher: BankFetcher
    let timer = TestTimer(), lines = Note()
    let clock: RecurringPosterTests.Clock

    init(isOn: Bool = true, isChosen: Bool = true) throws {
        directory = try TemporaryDirectory("penny-banks")
        store = try Store(at: directory.file("penny.sqlite").path)
        book = try RecurringPosterTests.addPerson(to: store)
        let bridge = try TestBridge()
        self.bridge = bridge
        let log = EventLog { [lines] in lines.add($0.line) }, clock = RecurringPosterTests.Clock(Self.now)
        self.clock = clock
        let courier = Courier(store: store, settings: MessageSettings(), log: log, clock: clock.time)
        fetcher = BankFetcher(
            store: store, reach: .thisMachine, payments: PaymentFinder(store: store, log: log, clock: clock.time), courier: courier, log: log,
            timer: { [timer] in timer.set($0, $1) }, clock: clock.time)
        try store.write { try $0.settings.setFetchesBanks(isOn) }
        bridge.show([TestBridge.Account("A"), TestBridge.Account("B", name: "Savings")])
        try store.write(book) { editor in
            let first = CalendarDate(daysSince1970: Self.today - 60)
            _ = try editor.bankLinks.add(Self.connection, BankSecret(bridge.access), host: bridge.host, fetchFrom: first, at: Self.now)
        }
        if isChosen {
            try store.write(book) { editor in
                let eur = try #require(Currency(code: "EUR"))
                let found = ConnectedAccount(number: 0, institution: "savings.example", remote: "A", currency: eur)
                try editor.bankLinks.note([found], of: Self.connection)
                try editor.bankLinks.choose(
                    [1: Self.account], fetchFrom: CalendarDate(daysSince1970: Self.today - 60), of: Self.connection)
            }
        }
    }

    /// Shows entries of the chosen account and fetches them.
    func fetch(_ transactions: [String], at seconds: Int64? = nil, saying messages: [String] = []) throws {
        bridge.show([TestBridge.Account("A", transactions: transactions), TestBridge.Account("B", name: "Savings")], saying: messages)
        try fetch(at: seconds)
    }

    func fetch(at seconds: Int64? = nil) throws {
        if let seconds { clock.set(seconds) }
        try store.write(book) { try $0.bankLinks.fetchSoon(Self.connection, at: Self.now) }
        look()
    }

    func look() {
        fetcher.look()
        fetcher.waitUntilIdle()
    }

    func stop() throws {
        fetcher.stop()
        try store.close()
    }

    var found: BankLink { get throws { try #require(try store.read(book) { try $0.bankLinks.find(Self.connection) }) } }

    /// The live records, as day, amount in cents and title.
    var records: [String] {
        get throws {
            try store.read(book) { try $0.records(RecordQuery(sort: .oldestFirst), limit: 500).records }.map {
                "\($0.date) \($0.movement.amount.minorUnits) \($0.title)"
            }
        }
    }

    /// The rows that wait, as their state and payee.
    var waiting: [String] {
        get throws {
            guard let id = try found.waiting else { return [] }
            return try store.read(book) { ledger in
                try ImportedRow.State.allCases.flatMap { try ledger.banks.rows(of: id, $0, after: 0, limit: 100) }.map {
                    "\($0.state) \($0.entry?.payee ?? "")"
                }
            }
        }
    }

    func add(_ title: String, _ cents: Int64, day: Int = today) throws {
        _ = try store.write(book) { editor in
            try editor.add(
                Transaction.ID(milliseconds: 1),
                Transaction.Draft(
                    movement: RecurringPosterTests.expense(cents, in: book), date: CalendarDate(daysSince1970: day), time: .midnight, title: title),
                at: Self.now)
        }
    }
}
