import Bookkeeping
import Language
import SitePaths
import Templates

/// The signed-in browsers.
package struct SessionsPage: PageModel {
    package struct Row: Sendable {
        private let id: Identifier<Any>
        package let device, icon, seen, began: String
        package var deleteLink: Link { Paths.deleteSession(id) }
        package let isThis: Bool

        /// - Parameters:
        ///   - seen: the time of its last use, in words.
        ///   - began: the time of its sign-in, in words.
        package init(id: Identifier<Any>, userAgent: String, address: String, seen: String, began: String, isThis: Bool, t: Texts) {
            let device = Device(userAgent: userAgent)
            self.id = id
            self.device = device.name(t)
            icon = device.icon
            self.seen = isThis ? t.sessions.inUse : t.sessions.lastUsed(seen)
            self.began = [t.sessions.signedIn(began), address].joined(separator: t.frame.listSeparator)
            self.isThis = isThis
        }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package let sessions: [Row]
    package var hasOthers: Bool { sessions.count > 1 }

    package init(_ sessions: [Row], t: Texts) {
        title = t.settings.sessions
        self.sessions = sessions
    }
}

extension Device {
    /// The icon of the device.
    var icon: String {
        ["iPhone", "Android"].contains(system) ? "phone" : ["iPad"].contains(system) ? "tablet" : system == nil ? "globe" : "laptop"
    }
}
