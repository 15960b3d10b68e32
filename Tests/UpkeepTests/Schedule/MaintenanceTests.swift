import Exports
import Foundation
import Identity
import OperatorLog
import Storage
import TestSupport
import Testing

@testable import Upkeep

@Suite struct MaintenanceTests {
    /// An empty database with its maintenance, a manual timer and the lines of the log.
    private struct Scene {
        let directory: TemporaryDirectory
        let store: Store
        let maintenance: Maintenance
        let timer = TestTimer(), lines = Note()

        init() throws {
            directory = try TemporaryDirectory("penny-maintenance")
            store = try Store(at: directory.file("penny.sqlite").path)
            let log = EventLog { [lines] in lines.add($0.line) }, now: Int64 = 1_763_642_040
            maintenance = Maintenance(
                store: store, sessions: Activity(), tokens: Activity(), exportFiles: ExportFiles(directory: directory.path + "/transfers"),
                eraser: Eraser(store: store, log: log), courier: Courier(store: store, settings: MessageSettings(), log: log, clock: { now }),
                backups: BackupMaker(store: store, gate: BoundedGate(running: 1, waiting: 0), log: log), log: log,
                timer: { [timer] in timer.set($0, $1) }, clock: { now })
        }

        func ring() {
            timer.ring()
            maintenance.waitUntilIdle()
        }
    }

    @Test func `it runs a minute after the start and then each hour, until it is stopped`() throws {
        let scene = try Scene()
        scene.maintenance.start()
        scene.ring()
        scene.ring()
        #expect(scene.timer.seconds == [60, 3_600, 3_600])
        scene.maintenance.stop()
        scene.ring()
        #expect(scene.timer.seconds == [60, 3_600, 3_600])
        #expect(scene.lines.all == [])
        try scene.store.close()
    }

    @Test func `it makes the daily backup if that is on`() throws {
        let scene = try Scene()
        try scene.store.write { try $0.settings.setDailyBackups(true) }
        scene.maintenance.start()
        scene.ring()
        scene.ring()
        #expect(scene.store.backups.backups().count == 1)
        #expect(scene.lines.all == ["backup-made"])
        scene.maintenance.stop()
        try scene.store.close()
    }

    @Test func `a failure is in the log, and the next time comes as usual`() throws {
        let scene = try Scene()
        try scene.store.close()
        scene.maintenance.start()
        scene.ring()
        #expect(scene.lines.all.contains { $0.hasPrefix("maintenance failed: ") })
        #expect(scene.lines.all.contains { $0.hasPrefix("the daily backup failed: ") })
        #expect(scene.timer.seconds == [60, 3_600])
        scene.maintenance.stop()
    }

    @Test func `a copy from before an upgrade goes after thirty days, and other files stay`() throws {
        let scene = try Scene(), names = ["penny.sqlite.before-7", "penny.sqlite.before-8", "penny.sqlite.before-restore", "penny.sqlite.before-"]
        for name in names {
            let made = Date(timeIntervalSince1970: name.hasSuffix("8") ? 1_763_642_040 - 29 * 86_400 : 1_763_642_040 - 31 * 86_400)
            FileManager.default.createFile(atPath: scene.directory.file(name).path, contents: Data(), attributes: [.modificationDate: made])
            try FileManager.default.setAttributes([.modificationDate: made], ofItemAtPath: scene.directory.file(name).path)
        }
        try scene.maintenance.run()
        #expect(names.filter { !FileManager.default.fileExists(atPath: scene.directory.file($0).path) } == ["penny.sqlite.before-7"])
        try scene.store.close()
    }
}
