import OperatorLog
import Storage
import Synchronization

/// Logs when the open database file has been replaced, and when it is back: once each, regardless of the number of requests.
final class DatabaseWatch: Sendable {
    private let isReplaced = Mutex(false)

    /// Checks the database file again if this request was refused, or earlier ones were.
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
