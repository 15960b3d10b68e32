import Bookkeeping
import Identity
import OperatorLog
import Storage

/// Makes backups, and records each in the audit log.
package struct BackupMaker: Sendable {
    private let store: Store
    private let gate: BoundedGate
    private let log: EventLog

    /// - Parameter gate: admits one reader of the whole database at a time.
    package init(store: Store, gate: BoundedGate, log: EventLog) {
        self.store = store
        self.gate = gate
        self.log = log
    }

    /// Makes a backup; returns nil if another backup or check is running.
    @discardableResult package func make(by actor: AuditActor, at now: Int64) throws -> BackupShelf.Backup? {
        let made = try gate.run { try store.backups.add(store, at: now) }
        guard let made else { return nil }
        try store.write { try $0.audit.record(.backupMade, by: actor, at: now) }
        let user: String? = if case .user(let id) = actor { id.description } else { nil }
        log.write(.administered(act: AuditAct.backupMade.rawValue, user: user, about: nil))
        return made
    }

    /// Makes a backup if daily backups are on and the latest is more than a day old.
    package func makeIfDue(at now: Int64) throws {
        guard try store.read({ try $0.settings.backsUpDaily() }), store.backups.isDue(at: now) else { return }
        try make(by: .server, at: now)
    }
}
