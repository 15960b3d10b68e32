import Bookkeeping
import ReferenceRates
import Storage
import Synchronization

/// Fetches reference rates while the operator has it switched on; does nothing otherwise, and nothing before ``start()``.
///
/// One thing at a time, on a queue of its own: no request waits for it. What goes wrong is stored for the settings and tried again.
public final class RateUpdater: Sendable {
    private struct State {
        /// Attempts that wait or run.
        var attempts = 0
        var failures = 0
        /// When the last attempt failed, even where that could not be stored.
        var failedAt: Int64?
    }

    private let store: Store
    private let source: ReferenceRatesSource
    private let schedule: RateSchedule
    private let clock: @Sendable () -> Int64
    private let worker: BackgroundWorker
    private let log: EventLog
    private let state = Mutex(State())

    /// - Parameter clock: seconds since 1970 (UTC).
    init(
        store: Store, source: ReferenceRatesSource, schedule: RateSchedule = RateSchedule(delay: .random(in: 0...3_600)),
        log: EventLog, timer: @escaping Alarm.Timer = Alarm.systemTimer, clock: @escaping @Sendable () -> Int64
    ) {
        self.store = store
        self.source = source
        self.schedule = schedule
        self.log = log
        worker = BackgroundWorker("rates", timer: timer)
        self.clock = clock
    }

    /// Begins to look after the rates, if that is switched on; to be called too after it was switched on.
    public func start() { worker.begin { self.check() } }

    /// Fetches now, unless it is switched off or already under way.
    func fetch() {
        let isFirst = state.withLock { state in
            state.attempts += 1
            return state.attempts == 1
        }
        worker.begin {
            if isFirst, self.setting?.isOn == true { self.attempt() }
            self.state.withLock { $0.attempts -= 1 }
            self.check()
        }
    }

    /// Where the rates come from, for people to read.
    var host: String { source.host }

    /// Whether an attempt waits or runs.
    var isFetching: Bool { state.withLock { $0.attempts > 0 } }

    /// Ends everything within two seconds or so.
    public func stop() { worker.stop(within: 2) }

    /// Waits until nothing is left to do before the timer.
    func waitUntilIdle() { worker.waitUntilIdle() }

    /// Nil once the server stops.
    private var setting: ReferenceFetch? { worker.isStopped ? nil : try? store.read { try $0.referenceFetch() } }

    /// Fetches if it is time, and sets the timer for the next time.
    private func check() {
        guard let setting, setting.isOn else { return }
        guard next(after: setting) <= clock() else { return wait(after: setting) }
        state.withLock { $0.attempts += 1 }
        attempt()
        state.withLock { $0.attempts -= 1 }
        if let setting = self.setting { wait(after: setting) }
    }

    private func next(after setting: ReferenceFetch) -> Int64 {
        let (failures, failedAt) = state.withLock { ($0.failures, $0.failedAt) }
        return schedule.next(
            afterSuccess: setting.succeededAt, failure: failedAt ?? (setting.problem == nil ? nil : setting.attemptedAt),
            failures: failures, at: clock())
    }

    private func wait(after setting: ReferenceFetch) {
        worker.wake(in: next(after: setting) - clock()) { [weak self] in self?.start() }
    }

    /// Fetches what is missing of the past or else, and if that is not to be had, the last day.
    private func attempt() {
        let isWanted: @Sendable () -> Bool = { [worker] in !worker.isStopped }
        do throws(ReferenceRatesFailure) {
            if source.hasHistory, let past = missing, let file = try? source.rates(past.span, from: past.from, isWanted: isWanted)
            {
                return save(file)
            }
            save(try source.rates(isWanted: isWanted))
        } catch {
            guard !worker.isStopped else { return }
            note(problem: error.word)
        }
    }

    /// The past that there are records of and no rates.
    private var missing: RatePast? {
        guard let (records, rates) = try? store.read({ (try $0.firstRecordDay(), try $0.referenceDays()) }) else { return nil }
        return RatePast(from: records, known: rates, today: CivilTime(seconds: clock(), in: .utc).date)
    }

    /// Saves the latest rates first and few at a time, so that nobody who saves a record waits long.
    private func save(_ file: ReferenceRatesFile) {
        var rest = file.rates[...], count = 0
        do {
            while !rest.isEmpty {
                guard !worker.isStopped else { return }
                let part = rest.prefix(4_000)
                rest = rest.dropFirst(part.count)
                count += try store.write { try $0.importReferenceRates(part) }
            }
            let now = clock()
            try store.write { try $0.noteReferenceFetch(at: now, problem: nil) }
            state.withLock { ($0.failures, $0.failedAt) = (0, nil) }
            log.write(.ratesFetched(date: "\(file.date)", new: count))
        } catch {
            note(problem: "not-saved")
        }
    }

    private func note(problem: String) {
        let now = clock()
        state.withLock { ($0.failures, $0.failedAt) = ($0.failures + 1, now) }
        log.write(.ratesFailed(problem: problem))
        try? store.write { try $0.noteReferenceFetch(at: now, problem: problem) }
    }
}
