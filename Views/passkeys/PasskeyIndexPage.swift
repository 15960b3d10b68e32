import Bookkeeping
import Language
import SitePaths
import Templates

/// A person's passkeys.
package struct PasskeyIndexPage: PageModel {
    package struct Row: Sendable {
        private let id: Identifier<Any>
        package var editLink: Link { Paths.editPasskey(id) }
        package var deleteLink: Link { Paths.deletePasskey(id) }
        package let name, detail, actions: String
        /// True if it is synchronized to another place.
        package let isSynced: Bool
        /// True if it was refused as a clone.
        package let isRefused: Bool

        package init(id: Identifier<Any>, name: String, isSynced: Bool, isRefused: Bool, detail: String, t: Texts) {
            self.id = id
            self.name = name
            self.isSynced = isSynced
            self.isRefused = isRefused
            self.detail = detail
            actions = t.passkeys.actions(name)
        }
    }

    /// The accepted passkeys, so that devices forget all others.
    package struct Signal: ViewModel, Sendable {
        package let site, user, accepted: String

        package init(site: String, user: String, credentials: [String]) {
            self.site = site
            self.user = user
            accepted = credentials.joined(separator: " ")
        }
    }

    package let title: String
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.phone) }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { signal != nil ? [.passkeys] : [] }
    package let passkeys: [Row]
    package var hasPasskeys: Bool { !passkeys.isEmpty }
    /// The reason why no passkey can be added on this page.
    package let obstacle: String?
    package let isFull: Bool
    package var canAdd: Bool { obstacle == nil && !isFull }
    package let signal: Signal?

    package init(_ passkeys: [Row], obstacle: String?, isFull: Bool, signal: Signal?, t: Texts) {
        title = t.passkeys.title
        self.passkeys = passkeys
        self.obstacle = obstacle
        self.isFull = isFull
        self.signal = signal
    }
}
