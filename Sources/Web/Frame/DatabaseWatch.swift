import Storage
import Synchronization

/// Tells the log when the database is no longer the one that was opened, and when it is again: once each, whatever the number of requests.
final class DatabaseWatch: Sendable {
    private let isReplaced = Mutex(false)

    /// Looks again when requests are refused, or were.
    func look(_ store: Store, _ log: EventLog, isRefused: Bool) {
        isReplaced.withLock { isReplaced in
            guard isRefused || isReplaced else { return }
            let what = store.replacement
            if let what, !isReplaced { log.write(.databaseReplaced(what: what)) }
            if what == nil, isReplaced { log.write(.databaseBack) }
            isReplaced = what != nil
        }
    }
}
