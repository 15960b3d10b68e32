import Language
import SitePaths
import Templates

/// The automatic backups.
package struct BackupPage: PageModel {
    package struct Row: Sendable {
        package let made, name, size, state: String
        package var hasState: Bool { !state.isEmpty }

        /// - Parameter state: the result of comparing it with its checksum, if that was requested.
        package init(made: String, name: String, bytes: Int64, state: String? = nil) {
            self.state = state ?? ""
            self.made = made
            self.name = name
            size = ByteCount(bytes).description
        }
    }

    package let title, kept, directory: String
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.backup) }
    package var back: Link? { Paths.operator }
    package var assets: PageAssets { [.guide] }
    package let backups: [Row]
    package var hasBackups: Bool { !backups.isEmpty }
    package let isDaily: Bool

    package init(_ backups: [Row], isDaily: Bool, limit: Int, directory: String, t: Texts) {
        title = t.server.backups
        kept = t.server.latest(limit)
        self.directory = directory
        self.backups = backups
        self.isDaily = isDaily
    }
}
