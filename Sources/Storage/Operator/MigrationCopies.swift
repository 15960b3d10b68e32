import Foundation

extension Store {
    /// The days for which the copy from before a migration is kept: as long as deleted data can be restored, since the copy still has it.
    public static let daysOfMigrationCopies = 30

    /// Removes copies of the database from before migrations (`penny.sqlite.before-N`) that are older than ``daysOfMigrationCopies``.
    ///
    /// - Parameter now: seconds since 1970 (UTC).
    public func removeMigrationCopies(at now: Int64) {
        let prefix = URL(fileURLWithPath: path).lastPathComponent + ".before-"
        for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] where name.hasPrefix(prefix) {
            guard Int(name.dropFirst(prefix.count)) != nil, let made = DataFile.changedAt(directory + "/" + name) else { continue }
            if made < now &- Int64(Self.daysOfMigrationCopies) * 86_400 { DataFile.remove(directory + "/" + name) }
        }
    }
}
