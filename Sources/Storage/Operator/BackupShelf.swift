import Bookkeeping
import Foundation
import NewFiles

/// The automatic backups in `backups/` of the data directory: the latest seven.
public struct BackupShelf: Sendable {
    /// The number of backups to keep.
    public static let limit = 7

    /// An existing backup.
    public struct Backup: Sendable, Equatable {
        public let path: String
        public let bytes: Int64
        /// Seconds since 1970 (UTC), from the file name.
        public let madeAt: Int64
    }

    /// The absolute path.
    public let directory: String

    /// Returns the backups, latest first. Files with other names are ignored, since they are not the server's.
    public func backups() -> [Backup] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.compactMap { name in
            guard let time = BackupName.time(of: name), let size = DataFile.size(directory + "/" + name) else { return nil }
            return Backup(path: directory + "/" + name, bytes: size, madeAt: time)
        }.sorted { $0.madeAt > $1.madeAt }
    }

    /// Makes a backup of a store, then deletes the oldest ones beyond ``limit``.
    @discardableResult
    public func add(_ store: Store, at now: Int64) throws -> Backup {
        try DataFile.makeDirectory(directory)
        NewFile.removeUnfinished(in: directory)
        let path = directory + "/" + BackupName.name(at: now)
        do {
            try store.backup(to: NewFile(keptAt: path, replacing: true))
        } catch is NewFileProblem {
            throw StoreError.full
        }
        for old in backups().dropFirst(Self.limit) where old.path != path { DataFile.remove(old.path) }
        return Backup(path: path, bytes: DataFile.size(path) ?? 0, madeAt: now)
    }

    /// Returns true if a day has passed since the latest backup. False if the clock is before it, since the clock is wrong then.
    public func isDue(at now: Int64) -> Bool {
        guard let latest = backups().first else { return true }
        return now - latest.madeAt >= 86_400
    }
}

extension Store {
    /// The automatic backups of this store.
    public var backups: BackupShelf { BackupShelf(directory: directory + "/backups") }
}

/// A file name such as `penny-20261121T231500Z.sqlite`, with the time in UTC.
private enum BackupName {
    static func name(at seconds: Int64) -> String {
        let civil = CivilTime(seconds: seconds, in: .utc)
        let day = civil.date.description.replacing("-", with: ""), time = civil.time.description.replacing(":", with: "")
        let second = ((seconds % 60) + 60) % 60
        return "penny-\(day)T\(time)\(second < 10 ? "0" : "")\(second)Z.sqlite"
    }

    /// Returns the time of a file name in seconds since 1970; nil for every other name.
    static func time(of name: String) -> Int64? {
        // Other characters have values too, some of them beyond 16 digits.
        let digits = name.dropFirst(6).prefix(15).filter { $0 != "T" }.compactMap { $0.isASCII ? $0.wholeNumberValue : nil }
        guard digits.count == 14 else { return nil }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
        guard let date = CalendarDate(year: number(0..<4), month: number(4..<6), day: number(6..<8)) else { return nil }
        let seconds = Int64(date.daysSince1970) * 86_400 + Int64(number(8..<10) * 3_600 + number(10..<12) * 60 + number(12..<14))
        return Self.name(at: seconds) == name ? seconds : nil
    }
}
