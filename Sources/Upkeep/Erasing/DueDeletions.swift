import Bookkeeping
import Exports
import OperatorLog
import Storage

/// The deletion of users who asked for it, after their grace period.
package struct DueDeletions: Sendable {
    private let store: Store
    private let exportFiles: ExportFiles
    private let log: EventLog

    package init(store: Store, exportFiles: ExportFiles, log: EventLog) {
        self.store = store
        self.exportFiles = exportFiles
        self.log = log
    }

    /// Deletes the users who are due at `now` (seconds since 1970, UTC), each in a transaction of its own, so that others can write in
    /// between.
    ///
    /// A user who cannot be deleted holds up neither the others nor the rest of the maintenance.
    package func delete(at now: Int64) throws {
        for user in try store.read({ try $0.users.dueForDeletion(at: now) }) {
            do {
                let isDeleted = try store.write { editor in
                    // Deleting an earlier user may have made this one the only operator.
                    guard try editor.users.dueForDeletion(at: now).contains(user) else { return false }
                    try editor.users.administer(user, .delete, by: .server, at: now)
                    return true
                }
                guard isDeleted else { continue }
                for owner in ImportFile.Owner.allCases { exportFiles.removeImport(of: user, for: owner) }
                log.write(.userDeleted(user: user.description))
            } catch {
                log.write(.userNotDeleted(user: user.description, error: String(reflecting: error)))
            }
        }
    }
}
