import Templates

/// The browsers that are signed in.
package struct SessionsPage: PageModel {
    package struct Row: Sendable {
        package let id, device, detail: String
        package let isThis: Bool

        package init(id: String, userAgent: String, detail: String, isThis: Bool, t: Texts) {
            self.id = id
            device = Self.device(userAgent) ?? t.settings.unknownDevice
            self.detail = detail
            self.isThis = isThis
        }

        /// "Safari, iPhone": a browser and a system, as far as the user agent tells.
        private static func device(_ userAgent: String) -> String? {
            let browsers = [("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari"), ("curl", "curl")]
            let systems = [("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS X", "macOS"), ("Linux", "Linux")]
            let known = [browsers, systems].compactMap { names in names.first { userAgent.contains($0.0) }?.1 }
            return known.isEmpty ? nil : known.joined(separator: ", ")
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
