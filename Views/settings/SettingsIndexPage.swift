import Bookkeeping
import Templates

/// More: everything that is not money itself.
package struct SettingsIndexPage: PageModel {
    /// Wide pages have them side by side.
    package struct Column: Sendable {
        package let sections: [Section]
    }

    package struct Section: Sendable {
        package let title: String
        package let rows: [MenuRow]
    }

    package let title, detail: String
    package var tab: Tab { .more }
    package let member: MemberBadge
    package let columns: [Column]
    /// Whom the server contacts.
    package let privacy: String

    /// - Parameter contacts: the host from which exchange rates are fetched, if they are.
    package init(
        _ user: User, contacts: String?, accounts: Int, categories: Int, hashtags: Int, deletions: Int, unread: Int, hasOneTimePasswords: Bool,
        t: Texts
    ) {
        title = t.settings.title
        member = MemberBadge(name: user.displayName, username: user.username)
        detail = [user.username, user.email].joined(separator: t.frame.listSeparator)
        privacy = contacts.map(t.settings.ratesNote) ?? t.settings.privateNote
        let currency = user.preferences.mainCurrency
        let money = Section(
            title: t.settings.money,
            rows: [
                MenuRow(url: "/accounts", label: t.frame.accounts, icon: "wallet", hue: .copper, value: String(accounts)),
                MenuRow(url: "/map", label: t.map.title, icon: "map", hue: .patina, hint: t.map.menuHint),
                MenuRow(url: "/budgets", label: t.budgets.title, icon: "budget", hue: .amber, hint: t.budgets.menuHint),
                MenuRow(
                    url: "/notifications", label: t.notifications.title, icon: "bell", hue: .rose, hint: t.notifications.menuHint,
                    value: unread > 0 ? UnreadBadge(unread, t: t).count : nil),
                MenuRow(url: "/categories", label: t.frame.categories, icon: "tag", hue: .olive, value: String(categories)),
                MenuRow(url: "/hashtags", label: t.hashtags.title, icon: "hash", hue: .sky, hint: t.settings.hashtagsHint, value: String(hashtags)),
                MenuRow(
                    url: "/currencies?for=main", label: t.settings.mainCurrency, icon: "globe", hue: .indigo,
                    hint: currency.name(in: t.language), value: currency.code),
                MenuRow(url: "/settings/rates", label: t.rates.title, icon: "move", hue: .teal, hint: t.rates.menuHint),
                MenuRow(url: "/trash", label: t.settings.trash, icon: "trash", hue: .slate, hint: t.settings.trashHint, value: String(deletions)),
            ])
        var rest = [
            Section(
                title: t.settings.app,
                rows: [
                    MenuRow(url: "/settings/preferences", label: t.settings.preferences, icon: "theme", hue: .plum, hint: t.settings.preferencesHint),
                    MenuRow(url: "/settings/profile", label: t.settings.profile, icon: "user", hue: .teal, hint: user.email),
                    MenuRow(url: "/settings/password", label: t.settings.password, icon: "lock", hue: .slate, hint: t.settings.passwordHint),
                    MenuRow(
                        url: "/settings/passcode", label: t.passcode.title, icon: "lock", hue: .rose, hint: t.passcode.menuHint,
                        value: user.lockAfter == nil ? t.passcode.off : t.passcode.on),
                    MenuRow(
                        url: "/settings/one-time-passwords", label: t.oneTimePasswords.title, icon: "clock", hue: .indigo,
                        hint: t.oneTimePasswords.menuHint, value: hasOneTimePasswords ? t.oneTimePasswords.on : t.oneTimePasswords.off),
                    MenuRow(url: "/settings/sessions", label: t.settings.sessions, icon: "shield", hue: .slate, hint: t.settings.sessionsHint),
                    MenuRow(url: "/settings/https", label: t.https.title, icon: "lock", hue: .olive, hint: t.https.menuHint),
                    MenuRow(url: "/settings/keyboard", label: t.settings.keyboard, icon: "info", hue: .slate, hint: t.settings.keyboardHint),
                ])
        ]
        rest.append(
            Section(
                title: t.privacy.yours,
                rows: [
                    MenuRow(url: "/settings/privacy", label: t.privacy.title, icon: "eye", hue: .teal, hint: t.privacy.menuHint),
                    MenuRow(url: "/settings/export", label: t.exports.title, icon: "download", hue: .sky, hint: t.exports.menuHint),
                    MenuRow(url: "/settings/import", label: t.exports.importTitle, icon: "upload", hue: .sky, hint: t.exports.importHint),
                    MenuRow(url: "/settings/delete", label: t.leaving.title, icon: "trash", hue: .brick, hint: t.leaving.menuHint),
                ]))
        if user.role == .operator {
            rest.append(
                Section(
                    title: t.settings.server,
                    rows: [MenuRow(url: "/operator", label: t.settings.operating, icon: "users", hue: .amber, hint: t.settings.operatingHint)]))
        }
        columns = [Column(sections: [money]), Column(sections: rest)]
    }
}
