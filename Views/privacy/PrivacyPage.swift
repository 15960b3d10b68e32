import Bookkeeping
import Language
import SitePaths
import Templates

/// The privacy page: the data stored, who can see it, the hosts presently contacted, and a person's rights.
package struct PrivacyPage: PageModel {
    package struct Purpose: Sendable {
        package let what, why, until: String
    }

    package struct Right: Sendable {
        package let text: String
        /// The page on which the right is exercised; nil for visitors who are not signed in.
        package let url: Link?
    }

    package let title, version: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { [.document] }
    package let purposes, cookies: [Purpose]
    package let sees: [String]
    /// The hosts that the server contacts, and those it does not.
    package let contacts, silences: [String]
    package let leaves: String
    package let rights: [Right]
    package let agreed: String?

    /// - Parameters:
    ///   - cookie: returns the full name of a cookie from its short name.
    ///   - rates: the host that provides exchange rates, if any.
    ///   - tiles: the host that provides map tiles, if any.
    ///   - banners: the host that provides banners, if any.
    ///   - banks: true if people may connect their books to bridges.
    ///   - agreed: the day of the visitor's agreement, and the version that they agreed to.
    package init(
        cookie: (String) -> String, rates: String?, tiles: String?, banners: String?, banks: Bool, agreed: (on: CalendarDate, version: CalendarDate)?,
        isSignedIn: Bool,
        t: Texts
    ) {
        let p = t.privacy
        title = p.title
        version = p.version(t.dates.full(PrivacyNotice.version))
        purposes = p.purposes.map { Purpose(what: $0.what, why: $0.why, until: $0.until) }
        cookies = p.cookies.map { Purpose(what: cookie($0.name), why: $0.why, until: $0.until) }
        sees = [p.seesYou, p.seesOperator, p.seesMachine]
        contacts = [rates.map(p.ratesOn), tiles.map(p.tilesOn), banners.map(p.bannersOn), banks ? p.banksOn : nil].compactMap(\.self)
        silences = [rates == nil ? p.ratesOff : nil, tiles == nil ? p.tilesOff : nil, banks ? nil : p.banksOff].compactMap(\.self)
        leaves = contacts.isEmpty ? p.leavesNothing : p.leavesSome
        rights = [
            (p.correct, Paths.profile), (p.export, Paths.export), (p.bring, Paths.importBook), (p.forget, Paths.leaving),
            (p.ask, nil),
        ].map { (text: String, url: Link?) in Right(text: text, url: isSignedIn ? url : nil) }
        self.agreed = agreed.map { p.agreed(t.dates.full($0.on), t.dates.full($0.version)) }
    }
}
