import Bookkeeping
import Language
import SitePaths
import Templates

/// The state of the server, and the size of its data.
package struct HealthPage: PageModel {
    package struct Standing: ViewModel, Sendable {
        package let title, text, tone, icon: String
    }

    package struct Line: Sendable {
        package let label, value: String
    }

    /// The used disk space in whole percent.
    package struct Meter: ViewModel, Sendable {
        package let tone, width, label: String
    }

    /// The page's data about the server.
    package struct Facts: Sendable {
        package let version: String
        package let schema: Int
        package let uptime: Int64
        package let memoryBytes: Int64?
        package let databaseBytes, freeBytes, diskBytes: Int64?
        package let receiptBytes, backupBytes: Int64
        /// The time of the last check without problems, formatted; nil if there was none.
        package let checkedAt: String?
        /// True if that check was recent.
        package let isCheckRecent: Bool
        /// True if a thread of the server has stalled.
        package let isStalled: Bool
        /// True if the library is there that reads the photos of receipts.
        package let readsPictures: Bool
        /// The problems found by a check just now; nil without one.
        package let problems: [String]?

        package init(
            version: String, schema: Int, uptime: Int64, memoryBytes: Int64?, databaseBytes: Int64?, freeBytes: Int64?,
            diskBytes: Int64?, receiptBytes: Int64, backupBytes: Int64, checkedAt: String?, isCheckRecent: Bool, isStalled: Bool,
            readsPictures: Bool, problems: [String]?
        ) {
            self.version = version
            self.schema = schema
            self.uptime = uptime
            self.memoryBytes = memoryBytes
            self.databaseBytes = databaseBytes
            self.freeBytes = freeBytes
            self.diskBytes = diskBytes
            self.receiptBytes = receiptBytes
            self.backupBytes = backupBytes
            self.checkedAt = checkedAt
            self.isCheckRecent = isCheckRecent
            self.isStalled = isStalled
            self.readsPictures = readsPictures
            self.problems = problems
        }

        /// True if less than a twentieth of the disk is free, or less than a backup and a day's writes need.
        var isDiskLow: Bool {
            guard let freeBytes, let diskBytes else { return false }
            return freeBytes < 200_000_000 + 2 * (databaseBytes ?? 0) || freeBytes < diskBytes / 20
        }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.operator }
    package var assets: PageAssets { [.guide] }
    package let standing: Standing
    package let problems: [String]
    package let lines, sizes, counts: [Line]
    package let meter: Meter?

    /// - Parameter counts: the names and numbers of things in the database.
    package init(_ facts: Facts, counts: [(name: String, count: Int)], t: Texts) {
        title = t.server.health
        standing = Self.standing(facts, t.server)
        problems = facts.problems ?? []
        let size = { (bytes: Int64?) in bytes.map { ByteCount($0).description } ?? "–" }
        lines = [
            Line(label: t.server.database, value: t.server.answers), Line(label: t.server.lastCheck, value: facts.checkedAt ?? t.server.never),
            Line(label: t.server.running, value: Self.duration(facts.uptime, t.server)), Line(label: t.server.memory, value: size(facts.memoryBytes)),
            Line(label: t.server.pictures, value: facts.readsPictures ? t.server.picturesRead : t.server.picturesMissing),
            Line(label: t.server.version, value: facts.version), Line(label: t.server.schema, value: String(facts.schema)),
        ]
        sizes = [
            Line(label: t.server.databaseFile, value: size(facts.databaseBytes)),
            Line(label: t.server.receiptFiles, value: size(facts.receiptBytes)),
            Line(label: t.server.backupFiles, value: size(facts.backupBytes)),
        ]
        self.counts = counts.map { Line(label: $0.name, value: String($0.count)) }
        meter = facts.freeBytes.flatMap { free in
            guard let total = facts.diskBytes, total > 0 else { return nil }
            let used = Int((Double(max(0, total - free)) / Double(total) * 100).rounded())
            return Meter(tone: facts.isDiskLow ? "over" : "ok", width: "\(min(used, 100))%", label: t.server.freeOf(size(free), size(total)))
        }
    }

    private static func standing(_ facts: Facts, _ t: ServerTexts) -> Standing {
        if facts.problems?.isEmpty == false { return Standing(title: t.damaged, text: t.damagedText, tone: "over", icon: "alert") }
        if facts.isStalled { return Standing(title: t.stalled, text: t.stalledText, tone: "over", icon: "alert") }
        if facts.isDiskLow { return Standing(title: t.diskLow, text: t.diskLowText, tone: "over", icon: "alert") }
        if !facts.isCheckRecent { return Standing(title: t.unchecked, text: t.uncheckedText, tone: "near", icon: "info") }
        return Standing(title: t.well, text: t.wellText, tone: "ok", icon: "check")
    }

    private static func duration(_ seconds: Int64, _ t: ServerTexts) -> String {
        switch seconds {
        case ..<7_200: t.minutes(Int(max(60, seconds) / 60))
        case ..<172_800: t.hours(Int(seconds / 3_600))
        default: t.days(Int(seconds / 86_400))
        }
    }
}
