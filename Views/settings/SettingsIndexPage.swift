import Bookkeeping
import Language
import SitePaths
import Templates

/// The page More: all settings.
package struct SettingsIndexPage: PageModel {
    /// A column; wide pages have several side by side.
    package struct Column: Sendable {
        package let sections: [SettingsSection]
    }

    package let title, detail: String
    /// The page that the card with the person leads to.
    package let card: Link
    package var tab: Tab { .more }
    package var help: Link? { Paths.help }
    package let person: PersonBadge
    package let columns: [Column]
    /// The hosts that the server contacts.
    package let privacy: String

    /// - Parameter household: the name of the person's household; nil without one.
    package init(_ user: User, household: String?, facts: SettingsFacts, t: Texts) {
        let list = SettingsList(user: user, household: household, facts: facts, t: t)
        title = t.settings.title
        person = PersonBadge(name: user.displayName, username: user.username)
        detail = [user.username, user.email].joined(separator: t.frame.listSeparator)
        card = Paths.profile
        let note = Self.note(facts, t)
        privacy = facts.sendsNotifications ? [note, t.channels.privacy].joined(separator: t.language == .english ? " " : "") : note
        columns = [[list.money, list.look, list.notifications], [list.person, list.privacy, list.help, list.server]].map { sections in
            Column(sections: sections.filter { !$0.rows.isEmpty || !$0.switches.isEmpty })
        }
    }

    private static func note(_ facts: SettingsFacts, _ t: Texts) -> String {
        let hosts = facts.contacts.joined(separator: t.budgets.comma), bridges = facts.bridges.joined(separator: t.budgets.comma)
        return switch (hosts.isEmpty, bridges.isEmpty) {
        case (true, true): t.settings.privateNote
        case (false, true): t.settings.contactsNote(hosts)
        case (true, false): t.settings.bridgeNote(bridges)
        case (false, false): t.settings.contactsAndBridgeNote(hosts, bridges)
        }
    }

    /// Creates the page for the book of a household.
    ///
    /// - Parameter isAdministrator: true for the person who may change the household itself.
    package init(ofHousehold name: String, isAdministrator: Bool, _ user: User, facts: SettingsFacts, t: Texts) {
        let list = SettingsList(user: user, household: name, facts: facts, t: t)
        title = t.settings.title
        person = PersonBadge(name: name, username: "")
        (detail, card, privacy) = (t.households.people, Paths.people, "")
        columns = [
            Column(sections: [list.householdMoney]),
            Column(sections: [list.household(isAdministrator: isAdministrator), list.notifications, list.own]),
        ]
    }
}

/// The values next to the names of the rows.
package struct SettingsFacts: Sendable {
    package let accounts, categories, hashtags, deletions, unread: Int
    let mainCurrency: Currency
    /// The daily budget; nil without one.
    let dailyBudget: Money?
    /// True if there are banners that the user can hide.
    package let hasBanners: Bool
    package let hasOneTimePasswords: Bool
    /// The hosts that the server fetches data from.
    package let contacts: [String]
    /// The hosts that are asked for the person's entries of banks.
    package let bridges: [String]
    /// True if notifications of this person are sent.
    package let sendsNotifications: Bool

    package init(
        accounts: Int, categories: Int, hashtags: Int, deletions: Int, unread: Int, mainCurrency: Currency, dailyBudget: Money?, hasBanners: Bool,
        hasOneTimePasswords: Bool, contacts: [String], bridges: [String], sendsNotifications: Bool
    ) {
        self.accounts = accounts
        self.categories = categories
        self.hashtags = hashtags
        self.deletions = deletions
        self.unread = unread
        self.mainCurrency = mainCurrency
        self.dailyBudget = dailyBudget
        self.hasBanners = hasBanners
        self.hasOneTimePasswords = hasOneTimePasswords
        self.contacts = contacts
        self.bridges = bridges
        self.sendsNotifications = sendsNotifications
    }
}

/// A group of settings.
package struct SettingsSection: Sendable {
    package let title: String
    package let rows: [MenuRow]
    package var switches: [SwitchRow] = []
}

/// A setting that is on or off, changed with one tap.
package struct SwitchRow: ViewModel, Sendable {
    package let action: Link
    package let name, label, hint, icon, hue: String
    package let isOn: Bool

    package init(action: Link, name: String, label: String, hint: String, icon: String, hue: Hue, isOn: Bool) {
        self.action = action
        self.name = name
        self.label = label
        self.hint = hint
        self.icon = icon
        self.hue = hue.rawValue
        self.isOn = isOn
    }
}
