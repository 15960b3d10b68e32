import Templates

/// The browsers that are signed in.
package struct SessionsPage: PageModel {
    package struct Row: Sendable {
        package let id, device, detail: String
        package let isThis: Bool

        package init(id: String, userAgent: String, detail: String, isThis: Bool, t: Texts) {
            self.id = id
            device = DeviceName.of(userAgent) ?? t.settings.unknownDevice
            self.detail = detail
            self.isThis = isThis
        }
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: String? { "/settings" }
    package let sessions: [Row]
    package var hasOthers: Bool { sessions.count > 1 }

    package init(_ sessions: [Row], t: Texts) {
        title = t.settings.sessions
        self.sessions = sessions
    }
}
