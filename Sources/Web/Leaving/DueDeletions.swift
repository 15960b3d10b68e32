import Bookkeeping
import Storage

extension Services {
    /// Removes those who asked for it and did not change their mind, one at a time so that others can write in between.
    ///
    /// One who cannot be removed keeps nobody else, and none of the other maintenance, waiting.
    func deleteUsersDue(at now: Int64) throws {
        for user in try store.read({ try $0.usersDue(at: now) }) {
            do {
                let isDeleted = try store.write { editor in
                    // The one before may have left this one the only operator.
                    guard try editor.people.usersDue(at: now).contains(user) else { return false }
                    try editor.administer(user, .delete, by: .server, at: now)
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
