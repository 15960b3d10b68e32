import Bookkeeping
import Templates

/// More: everything that is not money itself.
package struct SettingsIndexPage: PageModel {
    /// Wide pages have them side by side.
    package struct Column: Sendable {
        package let sections: [SettingsSection]
    }

    package let title, detail: String
    package var tab: Tab { .more }
    package let member: MemberBadge
    package let columns: [Column]
    /// Whom the server contacts.
    package let privacy: String

    package init(_ user: User, facts: SettingsFacts, t: Texts) {
        let list = SettingsList(user: user, facts: facts, t: t)
        title = t.settings.title
        member = MemberBadge(name: user.displayName, username: user.username)
        detail = [user.username, user.email].joined(separator: t.frame.listSeparator)
        let note = facts.contacts.isEmpty ? t.settings.privateNote : t.settings.contactsNote(facts.contacts.joined(separator: t.budgets.comma))
        privacy = facts.sendsNotifications ? [note, t.channels.privacy].joined(separator: t.language == .english ? " " : "") : note
        columns = [[list.money, list.look, list.notifications], [list.person, list.privacy, list.help, list.server]].map { sections in
            Column(sections: sections.filter { !$0.rows.isEmpty || !$0.switches.isEmpty })
        }
    }
}

/// What the rows of the settings show beside their names.
package struct SettingsFacts: Sendable {
    package let accounts, categories, hashtags, deletions, unread: Int
    /// Nil without one.
    let dailyBudget: Money?
    /// Whether there are banners that one can do without.
    package let hasBanners: Bool
    package let hasOneTimePasswords: Bool
    /// The hosts that the server gets something from.
    package let contacts: [String]
    /// Whether notifications of this person are sent.
    package let sendsNotifications: Bool

    package init(
        accounts: Int, categories: Int, hashtags: Int, deletions: Int, unread: Int, dailyBudget: Money?, hasBanners: Bool,
        hasOneTimePasswords: Bool, contacts: [String], sendsNotifications: Bool
    ) {
        self.accounts = accounts
        self.categories = categories
        self.hashtags = hashtags
        self.deletions = deletions
        self.unread = unread
        self.dailyBudget = dailyBudget
        self.hasBanners = hasBanners
        self.hasOneTimePasswords = hasOneTimePasswords
        self.contacts = contacts
        self.sendsNotifications = sendsNotifications
    }
}

/// Settings that belong together.
package struct SettingsSection: Sendable {
    package let title: String
    package let rows: [MenuRow]
    package var switches: [SwitchRow] = []
}

/// A setting that is either on or off, changed with one tap.
package struct SwitchRow: ViewModel, Sendable {
    package let action, name, label, hint, icon, hue: String
    package let isOn: Bool

    package init(action: String, name: String, label: String, hint: String, icon: String, hue: Hue, isOn: Bool) {
        self.action = action
        self.name = name
        self.label = label
        self.hint = hint
        self.icon = icon
        self.hue = hue.rawValue
        self.isOn = isOn
    }
}
