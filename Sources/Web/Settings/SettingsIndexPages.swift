import MicroHTTP
import Storage
import Templates
import Upkeep
import Views

/// The page More, which leads to all settings.
struct SettingsIndexPages: Sendable {
    let store: Store
    let rates: RateUpdater
    let board: BannerBoard

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let (rates, banners, hasOneTimePasswords, isSent) = try store.read { site in
            let user = person.user.id
            return (
                try site.referenceRates.fetch(), try site.banners.slot(), try site.oneTimePasswords.key(of: user) != nil,
                try !site.notificationChannels.settings(of: user).chosen.isEmpty
            )
        }
        let contacts = (rates.isOn ? [self.rates.host] : []) + (banners.hasFeed ? [banners.host] : [])
        let bridges = try store.read({ try $0.settings.fetchesBanks() }) ? try bridges(of: person, at: visit.now) : []
        let page = try store.read(person.book) { ledger in
            let facts = SettingsFacts(
                accounts: try ledger.accounts().count, categories: try ledger.categories().count, hashtags: try ledger.hashtags().count,
                deletions: try ledger.deletions().count, unread: visit.unread, mainCurrency: person.mainCurrency,
                dailyBudget: try ledger.dailyBudget()?.amounts.amount(on: person.today, person.calendar),
                hasBanners: board.hasBanners(at: visit.now), hasOneTimePasswords: hasOneTimePasswords,
                contacts: contacts, bridges: bridges, sendsNotifications: isSent)
            guard visit.book == .household, let own = person.household else {
                return SettingsIndexPage(person.user, household: person.household?.household.name, facts: facts, t: visit.t)
            }
            return SettingsIndexPage(
                ofHousehold: own.household.name, isAdministrator: own.role == .administrator, person.user, facts: facts, t: visit.t)
        }
        return visit.page { Template.settingsIndex(page, app: $0, into: &$1) }
    }

    /// Returns the hosts of the connections to banks that are on, of the person's own book and of their household, each once.
    private func bridges(of person: SignedInPerson, at now: Int64) throws -> [String] {
        let shared = try store.read { try $0.households.access(of: person.user.id, at: now) }
        let hosts = try [person.own, shared].compactMap(\.self).flatMap { book in
            try store.read(book) { try $0.bankLinks.all().filter(\.isOn).map(\.host) }
        }
        return Set(hosts).sorted()
    }
}
