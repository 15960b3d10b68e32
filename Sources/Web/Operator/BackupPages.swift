import Bookkeeping
import Language
import MicroHTTP
import SitePaths
import Storage
import Templates
import Upkeep
import Validation
import Views

/// The list of backups on the server. They contain everybody's money, so no browser can download them: the page shows their
/// paths.
struct BackupPages: Sendable {
    let store: Store
    let server: ServerFacts
    let backups: BackupMaker

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try page(visit, person) }

    /// Compares every backup with its checksum.
    func check(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let states = server.gate.run { Dictionary(uniqueKeysWithValues: store.backups.backups().map { ($0.path, $0.state) }) }
        guard let states else { throw Failure.unavailable }
        guard states.values.allSatisfy({ $0 == .whole }) else { return try page(visit, person, states) }
        return visit.redirect(Paths.backups, .said(.backupsChecked))
    }

    private func page(_ visit: Visit, _ person: SignedInPerson, _ states: [String: BackupState] = [:]) throws -> Response {
        let shelf = store.backups
        let rows = shelf.backups().map { backup in
            BackupPage.Row(
                made: person.moment(backup.madeAt, visit.t), name: String(backup.path.dropFirst(shelf.directory.count + 1)), bytes: backup.bytes,
                state: states[backup.path].map { Self.text($0, visit.t.server) })
        }
        let isDaily = try store.read { try $0.settings.backsUpDaily() }
        let page = BackupPage(rows, isDaily: isDaily, limit: BackupShelf.limit, directory: shelf.directory, t: visit.t)
        return visit.page { Template.backupPage(page, app: $0, into: &$1) }
    }

    private static func text(_ state: BackupState, _ t: ServerTexts) -> String {
        switch state {
        case .whole: t.backupWhole
        case .withoutChecksum: t.backupWithoutChecksum
        case .damaged: t.backupDamaged
        }
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard try backups.make(by: .user(person.user.id), at: visit.now) != nil else { throw Failure.unavailable }
        return visit.redirect(Paths.backups, .said(.backupMade))
    }

    func updateDaily(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let isOn = DailyBackupForm(try visit.form.input).isOn
        try store.write { editor in
            try editor.settings.setDailyBackups(isOn)
            try editor.audit.record(isOn ? .dailyBackupsOn : .dailyBackupsOff, by: .user(person.user.id), at: visit.now)
        }
        return visit.redirect(Paths.backups, .said(isOn ? .dailyBackupsOn : .dailyBackupsOff))
    }
}
