import Bookkeeping
import Exports
import Identity
import OperatorLog
import Storage

/// Stores the activity kept in memory, deletes expired data and makes the daily backup: a minute after ``start()`` and then once an
/// hour, until ``stop()``. Writes nothing if there is nothing to do.
public final class Maintenance: Sendable {
    private let store: Store
    private let sessions: Activity<Session>
    private let tokens: Activity<APIToken>
    private let exportFiles: ExportFiles
    private let deletions: DueDeletions
    private let eraser: Eraser
    private let courier: Courier
    private let backups: BackupMaker
    private let log: EventLog
    private let clock: @Sendable () -> Int64
    private let worker: BackgroundWorker

    /// Seconds until the first and until each further time.
    private static let delay: Int64 = 60, pause: Int64 = 3_600

    /// - Parameter clock: seconds since 1970 (UTC).
    package init(
        store: Store, sessions: Activity<Session>, tokens: Activity<APIToken>, exportFiles: ExportFiles, eraser: Eraser, courier: Courier,
        backups: BackupMaker, log: EventLog, timer: @escaping Alarm.Timer = Alarm.systemTimer, clock: @escaping @Sendable () -> Int64
    ) {
        self.store = store
        self.sessions = sessions
        self.tokens = tokens
        self.exportFiles = exportFiles
        self.eraser = eraser
        self.courier = courier
        self.backups = backups
        self.log = log
        self.clock = clock
        deletions = DueDeletions(store: store, exportFiles: exportFiles, log: log)
        worker = BackgroundWorker("maintenance", timer: timer)
    }

    /// Begins the schedule; a failure is logged, and the next time comes as usual.
    public func start() { wait(Self.delay) }

    /// Stops, within about two seconds.
    public func stop() { worker.stop(within: 2) }

    /// Blocks until no work is left before the next timer.
    package func waitUntilIdle() { worker.waitUntilIdle() }

    /// Cleans up now, without a backup.
    public func run() throws {
        let now = clock()
        let seen = sessions.take(at: now), used = tokens.take(at: now)
        exportFiles.removeOld(at: now)
        store.removeMigrationCopies(at: now)
        try deletions.delete(at: now)
        // The command line may have put a message into the outbox.
        courier.look()
        let hasExpired = try store.read { try $0.hasExpired(at: now) }
        if !seen.isEmpty || !used.isEmpty || hasExpired {
            try store.write { editor in
                try editor.sessions.touch(seen)
                try editor.apiTokens.touch(used)
                if hasExpired { _ = try editor.purgeExpired(at: now) }
            }
        }
        // Last, so that the bytes of all that has gone just now go too.
        eraser.erase()
    }

    /// Makes the daily backup if it is due.
    package func backUpIfDue() throws { try backups.makeIfDue(at: clock()) }

    private func wait(_ seconds: Int64) {
        worker.wake(in: seconds) { [weak self] in
            guard let self, !self.worker.isStopped else { return }
            self.worker.begin { self.work() }
        }
    }

    private func work() {
        guard !worker.isStopped else { return }
        do {
            try run()
        } catch {
            log.write(.maintenanceFailed(error: "\(error)"))
        }
        do {
            try backUpIfDue()
        } catch {
            log.write(.backupFailed(error: "\(error)"))
        }
        wait(Self.pause)
    }
}
