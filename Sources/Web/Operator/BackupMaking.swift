import Bookkeeping
import Storage

/// The making of backups, by an operator or daily.
struct BackupMaking: Sendable {
    let store: Store
    let upkeep: Upkeep
    let log: EventLog

    /// Makes a backup and records it in the audit log; returns nil if another backup or check is running.
    func make(by actor: AuditActor, at now: Int64) throws -> BackupShelf.Backup? {
        let made = try upkeep.gate.run { try store.backups.add(store, at: now) }
        guard let made else { return nil }
        try store.write { try $0.audit.record(.backupMade, by: actor, at: now) }
        let user: String? = if case .user(let id) = actor { id.description } else { nil }
        log.write(.administered(act: AuditAct.backupMade.rawValue, user: user, about: nil))
        return made
    }

    /// Makes a backup if daily backups are on and the latest is more than a day old.
    func makeIfDue(at now: Int64) throws {
        guard try store.read({ try $0.settings.backsUpDaily() }), store.backups.isDue(at: now) else { return }
        _ = try make(by: .server, at: now)
    }
}
