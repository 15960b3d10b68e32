import Bookkeeping
import OperatorLog
import ReferenceRates
import Storage
import Synchronization

/// Fetches reference rates while the operator has it switched on, between ``start()`` and ``stop()``.
///
/// Works serially on its own queue, so that no request waits for it. Failures are stored for the settings page and retried.
public final class RateUpdater: Sendable {
    private struct State {
        /// The number of attempts that are queued or running.
        var attempts = 0
        var failures = 0
        /// The time of the latest failure, kept here in case it could not be stored.
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
    package init(
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

    /// Starts the schedule, if fetching is switched on; to be called again after it was switched on.
    public func start() { worker.begin { self.check() } }

    /// Fetches now, unless it is switched off or a fetch is queued or running.
    package func fetch() {
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

    /// The host that rates are fetched from, for display.
    package var host: String { source.host }

    /// True while an attempt is queued or running.
    package var isFetching: Bool { state.withLock { $0.attempts > 0 } }

    /// Stops, within about two seconds.
    public func stop() { worker.stop(within: 2) }

    /// Blocks until no work is left before the next timer.
    package func waitUntilIdle() { worker.waitUntilIdle() }

    /// The stored setting; nil once the worker stops.
    private var setting: ReferenceFetch? { worker.isStopped ? nil : try? store.read { try $0.referenceRates.fetch() } }

    /// Fetches if it is due, and sets the timer for the next time.
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

    /// Fetches the missing history; otherwise, or if that fails, the latest day.
    private func attempt() {
        let isWanted: @Sendable () -> Bool = { [worker] in !worker.isStopped }
        do throws(ReferenceRatesFailure) {
            if source.hasHistory, let past = missing, let file = try? source.rates(past.span, from: past.from, isWanted: isWanted) {
                return save(file)
            }
            save(try source.rates(isWanted: isWanted))
        } catch {
            guard !worker.isStopped else { return }
            note(problem: error.word)
        }
    }

    /// The period of records without rates.
    private var missing: RatePast? {
        guard let (records, rates) = try? store.read({ (try $0.books.firstRecordDay(), try $0.referenceRates.days()) }) else { return nil }
        return RatePast(from: records, known: rates, today: CivilTime(seconds: clock(), in: .utc).date)
    }

    /// Saves the rates in small batches, latest first, so that a person who saves a record does not wait long.
    private func save(_ file: ReferenceRatesFile) {
        var rest = file.rates[...], count = 0
        do {
            while !rest.isEmpty {
                guard !worker.isStopped else { return }
                let part = rest.prefix(4_000)
                rest = rest.dropFirst(part.count)
                count += try store.write { try $0.referenceRates.save(part) }
            }
            let now = clock()
            try store.write { try $0.referenceRates.noteFetch(at: now, problem: nil) }
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
        try? store.write { try $0.referenceRates.noteFetch(at: now, problem: problem) }
    }
}
