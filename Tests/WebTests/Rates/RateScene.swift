import Bookkeeping
import OperatorLog
import ReferenceRates
import Storage
import Synchronization
import TestSupport
import Testing
import Upkeep

@testable import Web

/// A site, a local bank that publishes rates, and the updater between them with a manual timer.
struct RateScene {
    let site: TestSite
    let bank: Bank
    let timer = ManualTimer()
    let updater: RateUpdater

    init(isOn: Bool = false, site: TestSite? = nil, bank: Bank? = nil) throws {
        try self.init(site: try site ?? TestSite(), bank: try bank ?? Bank())
        if site == nil { try self.site.addPerson("ada") }
        try self.site.store.write { try $0.referenceRates.setFetch(isOn: isOn) }
    }

    /// Creates the same server after a restart.
    init(after other: RateScene) throws { try self.init(site: other.site, bank: other.bank) }

    private init(site: TestSite, bank: Bank) throws {
        self.site = site
        self.bank = bank
        updater = RateUpdater(
            store: site.store, source: try #require(ReferenceRatesSource(bank.address)), schedule: RateSchedule(delay: 600),
            log: EventLog { [events = site.events] in events.add($0) }, timer: { [timer] in timer.set($0, $1) },
            clock: { [clock = site.clock] in clock.milliseconds / 1000 })
    }

    /// Starts the updater and waits until it is idle.
    func start() {
        updater.start()
        updater.waitUntilIdle()
    }

    /// Advances the clock until the timer rings, and waits for the work that it starts.
    func sleep() {
        site.clock.advance(seconds: timer.seconds ?? 3_600)
        timer.ring()
        updater.waitUntilIdle()
    }

    var setting: ReferenceFetch { get throws { try site.store.read { try $0.referenceRates.fetch() } } }

    /// The rates of the dollar that the first person sees, latest first, as `date value`.
    var rates: [String] {
        get throws {
            let dollar = try #require(Currency(code: "USD"))
            let book = try #require(try site.store.read { site in try site.users.all().first.flatMap { try site.books.atTerminal(of: $0.id) } })
            return try site.store.read(book) { try $0.rateHistory(of: dollar) }.map {
                "\($0.date) \($0.value)"
            }
        }
    }
}

/// Answers every request with the same file or failure until configured otherwise, or with separate files for some paths.
final class Bank: Sendable {
    private final class Answers: Sendable {
        let answer = Mutex(WireResponse(status: 500)), files = Mutex<[String: String]>([:]), paths = Mutex<[String]>([]),
            visits = Mutex(0), whenAsked = Mutex<(@Sendable () -> Void)?>(nil)
    }

    private let answers: Answers
    private let server: LoopbackServer

    private let path: String

    init(path: String = "/rates.xml") throws {
        self.path = path
        let answers = Answers()
        self.answers = answers
        server = try LoopbackServer { request -> WireResponse in
            answers.visits.withLock { $0 += 1 }
            answers.paths.withLock { $0.append(request.target) }
            answers.whenAsked.withLock { $0 }?()
            let file = answers.files.withLock { $0[request.target] }
            return file.map { WireResponse(status: 200, body: Array($0.utf8)) } ?? answers.answer.withLock { $0 }
        }
    }

    /// The URL of a single file, or that of the bank with further files beside it.
    var address: String { server.origin + path }
    /// The paths of all requests, in order.
    var paths: [String] { answers.paths.withLock { $0 } }

    func publish(_ file: String, at path: String) { answers.files.withLock { $0[path] = file } }
    var host: String { "127.0.0.1:\(server.port)" }
    var visits: Int { answers.visits.withLock { $0 } }

    func answer(_ answer: WireResponse) { answers.answer.withLock { $0 = answer } }

    /// Publishes the price of one euro in dollars on a day.
    func publish(_ rate: String, on date: String) {
        answer(WireResponse(status: 200, body: Array(ReferenceRatesDocument.file([(date, [("USD", rate)])]).utf8)))
    }

    /// Sets the work to do before each answer.
    func whenAsked(_ work: @escaping @Sendable () -> Void) { answers.whenAsked.withLock { $0 = work } }
}

/// A timer that rings on demand.
final class ManualTimer: Sendable {
    private let alarm = Mutex<(seconds: Int64, then: @Sendable () -> Void)?>(nil)

    var seconds: Int64? { alarm.withLock { $0?.seconds } }

    func set(_ seconds: Int64, _ then: @escaping @Sendable () -> Void) { alarm.withLock { $0 = (seconds, then) } }

    /// Rings, if it was set since it last rang.
    func ring() {
        let then = alarm.withLock { alarm in
            defer { alarm = nil }
            return alarm?.then
        }
        then?()
    }
}
