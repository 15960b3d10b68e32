import Bookkeeping
import OperatorLog
import SimpleFIN
import Storage
import Synchronization

/// Fetches entries of banks for the links that are due, one after the other, while the operator lets the server do that.
///
/// It asks a bridge outside of any transaction. Without links it has no timer.
public final class BankFetcher: Sendable {
    private let store: Store
    private let reach: BridgeReach
    private let payments: PaymentFinder
    private let courier: Courier
    private let log: EventLog
    private let clock: @Sendable () -> Int64
    private let worker: BackgroundWorker
    private let current = Mutex<BankLink.ID?>(nil)
    /// The maximum time of an exchange of a token; a page waits for it.
    private static let claimLimit = Duration.seconds(20)

    /// - Parameters:
    ///   - payments: looks for regular payments after records were added.
    ///   - courier: woken after new records may have notified somebody.
    ///   - clock: seconds since 1970 (UTC).
    package init(
        store: Store, reach: BridgeReach, payments: PaymentFinder, courier: Courier, log: EventLog, timer: @escaping Alarm.Timer = Alarm.systemTimer,
        clock: @escaping @Sendable () -> Int64
    ) {
        (self.store, self.reach, self.payments, self.courier, self.log, self.clock) = (store, reach, payments, courier, log, clock)
        worker = BackgroundWorker("banks", timer: timer)
    }

    /// Fetches due links: at the start of the server, and after a change of a link or of the switch.
    public func look() { worker.look { self.work() } }

    /// Stops, within about two seconds.
    public func stop() { worker.stop(within: 2) }

    /// Blocks until no work is left before the next timer.
    package func waitUntilIdle() { worker.waitUntilIdle() }

    /// True while a link is fetched, or is next.
    package func isFetching(_ id: BankLink.ID) -> Bool { worker.isAsked || current.withLock { $0 == id } }

    /// The reason why a token gave no link.
    package enum ConnectFailure: Error, Equatable {
        case token(BridgeAddressProblem)
        case bridge(BridgeFailure)
    }

    /// Exchanges a setup token for the address with its secret, which works once. Blocks the thread, for at most 20 seconds.
    package func claim(_ token: String) throws(ConnectFailure) -> (address: BankSecret, host: String) {
        let setup: SetupToken
        do { setup = try SetupToken(token, reach: reach) } catch { throw .token(error) }
        do {
            let access = try Bridge(reach: reach, timeLimit: Self.claimLimit).claim(setup) { [worker] in !worker.isStopped }
            return (BankSecret(access.kept), access.host)
        } catch {
            throw .bridge(error)
        }
    }

    private func work() {
        do {
            while !worker.isStopped, try store.read({ try $0.settings.fetchesBanks() }),
                let due = try store.read({ try $0.bankFetches.due(at: clock()) })
            {
                current.withLock { $0 = due.link.id }
                defer { current.withLock { $0 = nil } }
                try fetch(due)
            }
            guard !worker.isStopped, try store.read({ try $0.settings.fetchesBanks() }),
                let next = try store.read({ try $0.bankFetches.next(after: clock()) })
            else { return }
            wait(next - clock())
        } catch {
            // Closing the store ends a fetch as well.
            guard !worker.isStopped else { return }
            log.write(.banksNotKept(error: "\(error)"))
            wait(300)
        }
    }

    private func wait(_ seconds: Int64) { worker.wake(in: seconds, notBefore: 1) { [weak self] in self?.look() } }

    private func fetch(_ due: DueBankLink) throws {
        let now = clock(), fetch = BankFetch(due: due, store: store, now: now), user = due.access.person.description
        let answer: BankFetch.Answer
        do throws(BridgeFailure) {
            answer = try fetch.ask(Bridge(reach: reach), reach) { [worker] in !worker.isStopped }
        } catch {
            guard !worker.isStopped else { return }
            return try note(error.word, after: error, due)
        }
        guard !worker.isStopped else { return }
        do {
            let records = try fetch.save(answer, next: now + BankSchedule.day)
            log.write(.banksFetched(user: user, records: records))
            if records > 0 { payments.look() }
            courier.look()
        } catch StoreError.conflict(let conflict) where [.bookReplaced, .onlyViewing].contains(conflict) {
            // The person has lost the right meanwhile, so that the link is not due any more.
        } catch {
            try note("not-saved", after: nil, due)
        }
    }

    private func note(_ word: String, after failure: BridgeFailure?, _ due: DueBankLink) throws {
        log.write(.banksFailed(user: due.access.person.description, problem: word))
        let now = clock(), next = BankSchedule.next(after: failure, failures: due.link.fetching.failures, at: now)
        do {
            try store.write(due.access) { try $0.bankLinks.noteFailure(word, next: next, of: due.link.id, at: now) }
            // The person is notified that the link has ended.
            if next == nil { courier.look() }
        } catch StoreError.conflict(let conflict) where [.bookReplaced, .onlyViewing].contains(conflict) {}
    }
}
