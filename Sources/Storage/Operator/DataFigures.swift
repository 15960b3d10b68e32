import Foundation

/// The size of the server's data, over all books together: numbers of rows and bytes, never content.
public struct DataFigures: Sendable, Equatable {
    /// The kinds of things that are counted.
    public enum Kind: String, CaseIterable, Sendable {
        case people, sessions, accounts, categories, hashtags, budgets, records, attachments, deletions, notifications
        case exchangeRates = "exchange-rates"
        case auditEntries = "audit-entries"
    }

    public let counts: [Kind: Int]
    /// The total size of the records' receipts, in bytes.
    public let receiptBytes: Int64
    /// The number of the last migration.
    public let schema: Int
}

/// The space on the disk that has the database, in bytes.
public struct DiskFigures: Sendable, Equatable {
    /// The size of the database with its write-ahead log.
    public let databaseBytes: Int64
    public let freeBytes: Int64
    public let totalBytes: Int64

    public init(databaseBytes: Int64, freeBytes: Int64, totalBytes: Int64) {
        self.databaseBytes = databaseBytes
        self.freeBytes = freeBytes
        self.totalBytes = totalBytes
    }
}

extension SiteData {
    /// Returns the numbers of everything on the server.
    public func figures() throws -> DataFigures {
        let counts = try DataFigures.Kind.allCases.map { ($0, try connection.count("SELECT \($0.count)")) }
        return DataFigures(
            counts: Dictionary(uniqueKeysWithValues: counts),
            receiptBytes: try connection.first("SELECT ifnull(sum(size), 0) FROM \(DataFigures.Kind.files)") { $0.int64(0) } ?? 0,
            schema: try Migration.version(of: connection.database))
    }
}

extension Store {
    /// Returns the space on the disk; nil if the operating system does not report it.
    public func diskFigures() -> DiskFigures? {
        guard let disk = try? FileManager.default.attributesOfFileSystem(forPath: directory),
            let free = disk[.systemFreeSize] as? NSNumber, let total = disk[.systemSize] as? NSNumber
        else { return nil }
        let bytes = [path, path + "-wal"].map { DataFile.size($0) ?? 0 }.reduce(0, +)
        return DiskFigures(databaseBytes: bytes, freeBytes: free.int64Value, totalBytes: total.int64Value)
    }
}

extension DataFigures.Kind {
    /// The receipts of all live books.
    fileprivate static let files =
        "attachment WHERE \(isLive)"

    private static let isLive = BookState.isLive(column: "book")

    /// The SQL that counts a kind: everything outside the trash; for deletions, the trash itself. Records and receipts include
    /// the trash.
    fileprivate var count: String {
        let isLive = Self.isLive
        return switch self {
        case .people: "count(*) FROM user"
        case .sessions: "count(*) FROM session"
        case .accounts: "count(*) FROM account WHERE deletion IS NULL AND \(isLive)"
        case .categories: "count(*) FROM category WHERE deletion IS NULL AND \(isLive)"
        case .hashtags: "count(*) FROM hashtag WHERE deletion IS NULL AND \(isLive)"
        case .budgets: "count(*) FROM budget WHERE deletion IS NULL AND \(isLive)"
        case .records: "count(*) FROM record WHERE \(isLive)"
        case .attachments: "count(*) FROM \(Self.files)"
        case .deletions: "count(*) FROM deletion WHERE \(isLive)"
        case .notifications: "count(*) FROM notification WHERE book IS NULL OR \(isLive)"
        case .exchangeRates: "(SELECT count(*) FROM exchange_rate WHERE \(isLive)) + (SELECT count(*) FROM reference_rate)"
        case .auditEntries: "count(*) FROM audit"
        }
    }
}
