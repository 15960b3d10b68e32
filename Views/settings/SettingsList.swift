import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The rows of the settings, section by section.
struct SettingsList {
    let user: User
    /// The name of the person's household; nil without one.
    let household: String?
    let facts: SettingsFacts
    let t: Texts

    var person: SettingsSection {
        SettingsSection(
            title: t.settings.person,
            rows: [
                MenuRow(url: Paths.profile, label: t.settings.profile, icon: "user", hue: .teal, hint: user.email),
                MenuRow(url: Paths.password, label: t.settings.password, icon: "lock", hue: .slate, hint: t.settings.passwordHint),
                MenuRow(url: Paths.passkeys, label: t.passkeys.title, icon: "passkey", hue: .patina, hint: t.passkeys.menuHint),
                MenuRow(
                    url: Paths.passcode, label: t.passcode.title, icon: "lock", hue: .rose, hint: t.passcode.menuHint,
                    value: user.lockAfter == nil ? t.passcode.off : t.passcode.on),
                MenuRow(
                    url: Paths.oneTimePasswords, label: t.oneTimePasswords.title, icon: "clock", hue: .indigo,
                    hint: t.oneTimePasswords.menuHint, value: facts.hasOneTimePasswords ? t.oneTimePasswords.on : t.oneTimePasswords.off),
                MenuRow(url: Paths.sessions, label: t.settings.sessions, icon: "phone", hue: .slate, hint: t.settings.sessionsHint),
                MenuRow(url: Paths.tokens, label: t.tokens.title, icon: "hash", hue: .indigo, hint: t.tokens.menuHint),
            ])
    }

    var money: SettingsSection {
        let currency = MenuRow(
            url: Paths.currencies.query("for=main"), label: t.settings.mainCurrency, icon: "globe", hue: .indigo,
            hint: facts.mainCurrency.name(in: t.language), value: facts.mainCurrency.code)
        let shared = MenuRow(
            url: Paths.household, label: t.households.menuTitle, icon: "house", hue: .patina, hint: household ?? t.households.menuHint)
        return SettingsSection(title: t.settings.money, rows: [shared] + book + [currency, rates, trash])
    }

    /// The book of a household; its main currency is among the details of the household.
    var householdMoney: SettingsSection {
        let statistics = MenuRow(url: Paths.statistics, label: t.frame.statistics, icon: "stats", hue: .plum)
        return SettingsSection(title: t.settings.money, rows: [statistics] + book + [rates, trash])
    }

    /// The people of a household, and what its administrator changes.
    func household(isAdministrator: Bool) -> SettingsSection {
        let people = MenuRow(url: Paths.people, label: t.households.people, icon: "users", hue: .teal)
        let balances = MenuRow(url: Paths.balances, label: t.sharing.balances, icon: "balance", hue: .patina, hint: t.sharing.menuHint)
        let details = MenuRow(
            url: Paths.householdDetails, label: t.households.details, icon: "house", hue: .patina, hint: t.households.detailsHint,
            value: facts.mainCurrency.code)
        let export = MenuRow(url: Paths.export, label: t.householdExports.title, icon: "download", hue: .sky, hint: t.householdExports.menuHint)
        let bring = MenuRow(
            url: Paths.importBook, label: t.householdExports.importTitle, icon: "upload", hue: .sky, hint: t.householdExports.importHint)
        let leave = MenuRow(url: Paths.leaveHousehold, label: t.households.leave, icon: "leave", hue: .brick)
        return SettingsSection(title: household ?? "", rows: [people, balances] + (isAdministrator ? [details, export, bring] : [leave]))
    }

    /// The way to the settings of the person.
    var own: SettingsSection {
        SettingsSection(
            title: t.settings.person,
            rows: [
                MenuRow(url: Paths.settings.pinned(to: .own), label: t.households.own, icon: "user", hue: .copper, hint: t.households.ownHint)
            ])
    }

    private var book: [MenuRow] {
        [
            MenuRow(url: Paths.accounts, label: t.frame.accounts, icon: "wallet", hue: .copper, value: String(facts.accounts)),
            MenuRow(url: Paths.reports, label: t.reports.title, icon: "report", hue: .plum, hint: t.reports.menuHint),
            MenuRow(url: Paths.map, label: t.map.title, icon: "map", hue: .patina, hint: t.map.menuHint),
            MenuRow(url: Paths.budgets, label: t.budgets.title, icon: "budget", hue: .amber, hint: t.budgets.menuHint),
            MenuRow(url: Paths.goals, label: t.goals.title, icon: "goal", hue: .patina, hint: t.goals.menuHint),
            MenuRow(url: Paths.recurring, label: t.recurring.title, icon: "repeat", hue: .teal, hint: t.recurring.menuHint),
            MenuRow(url: Paths.bankImports, label: t.banks.title, icon: "file", hue: .sky, hint: t.banks.menuHint),
            MenuRow(url: Paths.bankLinks, label: t.bridges.title, icon: "bank", hue: .copper, hint: t.bridges.menuHint),
            MenuRow(
                url: Paths.dailyBudget, label: t.budgets.dailyBudget, icon: "calendar", hue: .rose, hint: t.settings.dailyBudgetHint,
                value: facts.dailyBudget.map { t.money.string($0) } ?? t.settings.notSet),
            MenuRow(url: Paths.categories, label: t.frame.categories, icon: "tag", hue: .olive, value: String(facts.categories)),
            MenuRow(
                url: Paths.hashtags, label: t.hashtags.title, icon: "hash", hue: .sky, hint: t.settings.hashtagsHint,
                value: String(facts.hashtags)),
            MenuRow(url: Paths.rules, label: t.rules.title, icon: "filter", hue: .plum, hint: t.rules.menuHint),
        ]
    }

    private var rates: MenuRow { MenuRow(url: Paths.rates, label: t.rates.title, icon: "move", hue: .teal, hint: t.rates.menuHint) }

    private var trash: MenuRow {
        MenuRow(url: Paths.trash, label: t.settings.trash, icon: "trash", hue: .slate, hint: t.settings.trashHint, value: String(facts.deletions))
    }

    var look: SettingsSection {
        SettingsSection(
            title: t.settings.look,
            rows: [
                MenuRow(url: Paths.preferences, label: t.settings.preferences, icon: "theme", hue: .plum, hint: t.settings.preferencesHint)
            ],
            switches: !facts.hasBanners
                ? []
                : [
                    SwitchRow(
                        action: Paths.bannerSettings, name: SwitchForm.hidden.name, label: t.banners.hideAll, hint: t.banners.hideAllHint,
                        icon: "poster", hue: .amber, isOn: user.preferences.hidesBanners)
                ])
    }

    var notifications: SettingsSection {
        SettingsSection(
            title: t.notifications.title,
            rows: [
                MenuRow(
                    url: Paths.notifications, label: t.notifications.title, icon: "bell", hue: .rose, hint: t.notifications.menuHint,
                    value: facts.unread > 0 ? UnreadBadge(facts.unread, t: t).count : nil),
                MenuRow(url: Paths.notificationSettings, label: t.channels.title, icon: "out", hue: .rose, hint: t.channels.menuHint),
            ])
    }

    var privacy: SettingsSection {
        SettingsSection(
            title: t.settings.privacy,
            rows: [
                MenuRow(url: Paths.privacySettings, label: t.privacy.title, icon: "eye", hue: .teal, hint: t.privacy.menuHint),
                MenuRow(url: Paths.export, label: t.exports.title, icon: "download", hue: .sky, hint: t.exports.menuHint),
                MenuRow(url: Paths.importBook, label: t.exports.importTitle, icon: "upload", hue: .sky, hint: t.exports.importHint),
                MenuRow(url: Paths.leaving, label: t.leaving.title, icon: "trash", hue: .brick, hint: t.leaving.menuHint),
            ],
            switches: [
                SwitchRow(
                    action: Paths.masking, name: SwitchForm.masked.name, label: t.masking.title, hint: t.masking.hint, icon: "eye-off",
                    hue: .indigo, isOn: user.preferences.masksAmounts)
            ])
    }

    var help: SettingsSection {
        SettingsSection(
            title: t.settings.help,
            rows: [
                MenuRow(url: Paths.help, label: t.guide.title, icon: "ask", hue: .teal, hint: t.guide.menuHint),
                MenuRow(
                    url: Paths.guide(.keyboard), label: t.settings.keyboard, icon: "keyboard", hue: .slate, hint: t.settings.keyboardHint),
                MenuRow(url: Paths.feedback, label: t.feedback.title, icon: "note", hue: .patina, hint: t.feedback.menuHint),
                MenuRow(url: Paths.info, label: t.info.title, icon: "info", hue: .copper, hint: t.info.menuHint),
            ])
    }

    var server: SettingsSection {
        let https = MenuRow(url: Paths.https, label: t.https.title, icon: "lock", hue: .olive, hint: t.https.menuHint)
        guard user.role == .operator else { return SettingsSection(title: t.settings.server, rows: [https]) }
        return SettingsSection(
            title: t.settings.server,
            rows: [
                https,
                MenuRow(url: Paths.operator, label: t.settings.operating, icon: "users", hue: .amber, hint: t.settings.operatingHint),
            ])
    }
}
