import Bookkeeping
import Exports
import Storage

/// The deletion of users who asked for it.
struct DueDeletions: Sendable {
    let store: Store
    let transfers: Transfers
    let log: EventLog

    /// Deletes the users who asked for it and whose grace period is over, each in a transaction of its own, so that others can
    /// write in between.
    ///
    /// A user who cannot be deleted holds up neither the others nor the rest of the maintenance.
    func delete(at now: Int64) throws {
        for user in try store.read({ try $0.users.dueForDeletion(at: now) }) {
            do {
                let isDeleted = try store.write { editor in
                    // Deleting an earlier user may have made this one the only operator.
                    guard try editor.users.dueForDeletion(at: now).contains(user) else { return false }
                    try editor.users.administer(user, .delete, by: .server, at: now)
                    return true
                }
                guard isDeleted else { continue }
                transfers.removeImport(of: user)
                log.write(.userDeleted(user: user.description))
            } catch {
                log.write(.userNotDeleted(user: user.description, error: String(reflecting: error)))
            }
        }
    }
}
