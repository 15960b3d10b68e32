import Bookkeeping
import Language
import SitePaths
import Templates

/// A person's API tokens.
package struct TokenIndexPage: PageModel {
    package struct Row: Sendable {
        let id: APIToken.ID
        package let name, prefix, scope, detail: String
        package var deleteLink: Link { Paths.deleteToken(id) }
        package let isExpired, canWrite: Bool
    }

    package let title: String
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.programs) }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { [.guide] }
    package let tokens: [Row]
    package let canMake: Bool

    /// - Parameter tokens: each with the time of its last use, in seconds since 1970 (UTC).
    package init(_ tokens: [(token: APIToken, used: Int64?)], now: Int64, zone: CivilTimeZone, today: CalendarDate, t: Texts) {
        title = t.tokens.title
        func day(_ moment: Int64) -> String { t.dates.brief(CivilTime(seconds: moment, in: zone).date, today: today) }
        self.tokens = tokens.map { token, used in
            let isExpired = token.isExpired(at: now)
            let end =
                isExpired
                ? nil : token.expiresAt.map { t.tokens.until(t.dates.day(CivilTime(seconds: $0, in: zone).date, today: today)) } ?? t.tokens.never
            let use = used.map { t.tokens.lastUsed(day($0)) } ?? t.tokens.neverUsed
            let detail = [t.tokens.created(day(token.createdAt)), use, end].compactMap(\.self).joined(separator: t.frame.listSeparator)
            return Row(
                id: token.id, name: token.name, prefix: token.prefix + "…", scope: token.scope == .write ? t.tokens.write : t.tokens.read,
                detail: detail, isExpired: isExpired, canWrite: token.scope == .write)
        }
        canMake = tokens.count < APIToken.limit
    }
}
