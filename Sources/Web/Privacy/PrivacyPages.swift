import Bookkeeping
import MapTiles
import MicroHTTP
import Storage
import Templates
import Upkeep
import Views

/// The public page about the personal data that the server keeps.
struct PrivacyPages: Sendable {
    let store: Store
    let rates: RateUpdater
    let tiles: TileLayer?

    func show(_ visit: Visit) throws -> Response {
        let (fetchesRates, fetchesBanks, banners, consent) = try store.read { site in
            (
                try site.referenceRates.fetch().isOn, try site.settings.fetchesBanks(), try site.banners.slot(),
                try visit.person.flatMap { try site.consents.find(of: $0.user.id) }
            )
        }
        let agreed = consent.flatMap { consent in
            visit.person.map { ($0.day(of: consent.givenAt), consent.version) }
        }
        let page = PrivacyPage(
            cookie: { visit.site.cookieName($0, for: visit.request) },
            rates: fetchesRates ? rates.host : nil, tiles: tiles?.host, banners: banners.hasFeed ? banners.host : nil, banks: fetchesBanks,
            agreed: agreed, isSignedIn: visit.person != nil, t: visit.t)
        return visit.page {
            if visit.person == nil { Template.privacyGate(page, app: $0, into: &$1) } else { Template.privacy(page, app: $0, into: &$1) }
        }
    }
}
