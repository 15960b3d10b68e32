import Language
import SitePaths
import Templates

/// The values available to every template as `@app`, with the texts as `t`.
package struct AppContext: Sendable {
    package let t: Texts
    /// The base path under which a reverse proxy serves Penny; may be empty.
    package let base: String
    package let csrf: String
    package let assets: Assets
    /// `light` or `dark`; nil to follow the device.
    package let theme: String?
    /// The paths of the site, as `{{@app.paths.records}}`.
    package var paths: Paths.Type { Paths.self }
    package var isDark: Bool { theme == "dark" }
    package let person: PersonBadge?
    package let notice: Notice?
    /// A dialog about the result of the request; shown once.
    package let alert: AlertDialog?
    /// A bar for a person who has requested their deletion; nil for all others.
    package let leaving: LeavingBar?
    /// The number of new notifications; nil if there are none.
    package let unread: UnreadBadge?
    /// The idle time in seconds after which an inactive page is locked; nil without a passcode.
    package let lockAfter: Int?
    /// An advertisement, on pages that show one; nil in most cases.
    package let banner: BannerView?
    /// The part of the query that links to other languages keep, such as `&next=%2Frecords`.
    package let kept: String
    /// The switch between two books; nil for a person who is in no household.
    package let books: BookSwitch?
    /// True if the page is one of the household's book.
    package var isHousehold: Bool { books?.isHousehold ?? false }
    /// The name of the household on the pages of its book; nil on others.
    package var householdName: String? { books.flatMap { $0.isHousehold ? $0.householdName : nil } }
    /// False for a person who may look at the book and change nothing.
    package let mayWrite: Bool
    /// True for a person who writes commas between thousands, never before decimals.
    package let groupsByComma: Bool

    package init(
        t: Texts, base: String, csrf: String, assets: Assets, theme: String?, person: PersonBadge?, notice: Notice?,
        alert: AlertDialog? = nil, leaving: LeavingBar? = nil, unread: Int = 0, banner: BannerView? = nil, lockAfter: Int? = nil,
        kept: [(name: String, value: String)] = [], books: BookSwitch? = nil, mayWrite: Bool = true, groupsByComma: Bool = false
    ) {
        self.t = t
        self.base = base
        self.csrf = csrf
        self.assets = assets
        self.theme = theme
        self.person = person
        self.notice = notice
        self.alert = alert
        self.leaving = leaving
        self.unread = unread > 0 ? UnreadBadge(unread, t: t) : nil
        self.lockAfter = lockAfter
        self.banner = banner
        self.books = books
        self.mayWrite = mayWrite
        self.groupsByComma = groupsByComma
        self.kept = kept.map { "&\($0.name)=\($0.value.urlQueryEncoded)" }.joined()
    }
}

/// The URLs of the files in `Public/`, each with the fingerprint of its content.
package struct Assets: Sendable {
    package let style, banner, charts, gate, guide, document, map, places, identity, household, period, records, choosing, keypad, coming, recurring,
        found, banks, accounts, ledger, rules, reports, statistics: String
    package let script, formScript, quickScript, amountsScript, mapScript, placesScript, lockScript, passkeysScript, currenciesScript,
        keptScript, partsScript, sharesScript, choosingScript, rowsScript, keypadScript, foreignScript, hashtagsScript, receiptsScript,
        reconcileScript: String
    package let logo, point, manifest: String
    /// The URL of the icons, as trusted HTML since it is written with every icon.
    package let icons: TrustedHTML

    /// - Parameter url: returns the URL of a file.
    package init(url: (String) -> String) {
        style = url("penny.css")
        banner = url("banner.css")
        charts = url("charts.css")
        gate = url("gate.css")
        guide = url("guide.css")
        document = url("document.css")
        map = url("map.css")
        places = url("places.css")
        identity = url("identity.css")
        household = url("household.css")
        period = url("period.css")
        records = url("records.css")
        choosing = url("choose.css")
        keypad = url("keypad.css")
        coming = url("coming.css")
        recurring = url("recurring.css")
        statistics = url("statistics.css")
        found = url("found.css")
        banks = url("banks.css")
        rules = url("rules.css")
        accounts = url("accounts.css")
        ledger = url("ledger.css")
        reports = url("reports.css")

        script = url("penny.js")
        formScript = url("form.js")
        quickScript = url("quick.js")
        amountsScript = url("amounts.js")
        mapScript = url("map.js")
        placesScript = url("places.js")
        lockScript = url("lock.js")
        passkeysScript = url("passkeys.js")
        currenciesScript = url("currencies.js")
        keptScript = url("kept.js")
        receiptsScript = url("receipts.js")
        reconcileScript = url("reconcile.js")
        partsScript = url("parts.js")
        sharesScript = url("shares.js")
        choosingScript = url("choose.js")
        rowsScript = url("rows.js")
        keypadScript = url("keypad.js")
        foreignScript = url("foreign.js")
        hashtagsScript = url("hashtags.js")

        logo = url("logo.svg")
        point = url("point.svg")
        manifest = url("penny.webmanifest")
        icons = TrustedHTML(escaping: url("icons.svg"))
    }
}

/// The signed-in person as shown in the sidebar.
package struct PersonBadge: ViewModel, Sendable {
    package let name, initials, username: String

    package init(name: String, username: String) {
        self.name = name
        self.username = username
        let words = name.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        initials = (words.count > 1 ? [words.first, words.last] : [words.first]).compactMap { $0?.first.map(String.init) }.joined().uppercased()
    }
}

/// The switch between a person's own book and their household's book.
package struct BookSwitch: ViewModel, Sendable {
    /// The page of either book that corresponds to the present one.
    package let own, household: Link
    package let householdName: String
    package let isHousehold: Bool

    package init(householdName: String, isHousehold: Bool, counterpart: Link) {
        self.householdName = householdName
        self.isHousehold = isHousehold
        (own, household) = (counterpart.pinned(to: .own), counterpart.pinned(to: .household))
    }
}

/// The count next to the bell.
package struct UnreadBadge: ViewModel, Sendable {
    package let count, label: String

    /// Creates a count of at most 99.
    init(_ unread: Int, t: Texts) {
        count = unread > 99 ? "99+" : String(unread)
        label = t.notifications.unread(count)
    }
}

/// A message on top of a page about the result of an action.
package struct Notice: ViewModel, Sendable {
    package let text: String
    package let isProblem: Bool
    /// The URL to POST to for undoing the action.
    package let undo: Link?
    /// The URL of the object that the message is about.
    package let link: Link?

    package init(text: String, isProblem: Bool = false, undo: Link? = nil, link: Link? = nil) {
        self.text = text
        self.link = link
        self.isProblem = isProblem
        self.undo = undo
    }

    package var tone: String { isProblem ? "over" : "ok" }
    package var icon: String { isProblem ? "alert" : "check" }
}

/// The properties of a page that the layout needs.
package protocol PageModel: Sendable {
    var title: String { get }
    var tab: Tab { get }
    /// True for a form: phones show its buttons instead of the tab bar.
    var isTask: Bool { get }
    /// The target of the arrow next to the title.
    var back: Link? { get }
    /// The page of the guide that answers questions about this one.
    var help: Link? { get }
    /// True if the bar about the coming deletion of the account is shown above the page.
    var showsLeaving: Bool { get }
    var hasProblems: Bool { get }
    /// The style sheets and scripts that the page needs besides the common ones.
    var assets: PageAssets { get }
    /// True if the page may show a banner at its foot.
    var hasBanner: Bool { get }
}

extension PageModel {
    package var tab: Tab { .none }
    package var isTask: Bool { false }
    package var back: Link? { nil }
    package var help: Link? { nil }
    package var showsLeaving: Bool { true }
    /// True if only phones need the arrow: wider screens have the page in their menu, phones have it under More.
    package var isUnderMore: Bool { tab != .more && back == Paths.settings }
    package var hasProblems: Bool { false }
    package var assets: PageAssets { [] }
    package var hasBanner: Bool { tab.hasBanner && (back == nil || isUnderMore) && !isTask && !hasProblems }
}

/// The entry of the navigation that a page belongs to.
package enum Tab: Sendable {
    case overview, records, statistics, reports, map, budgets, goals, recurring, accounts, categories, people, balances, more, add, none

    /// True for the pages that show banners.
    var hasBanner: Bool {
        switch self {
        case .overview, .records, .statistics, .budgets, .accounts: true
        default: false
        }
    }
    package var isOverview: Bool { self == .overview }
    package var isRecords: Bool { self == .records }
    package var isMap: Bool { self == .map }
    package var isBudgets: Bool { self == .budgets }
    package var isGoals: Bool { self == .goals }
    package var isRecurring: Bool { self == .recurring }
    package var isStatistics: Bool { self == .statistics }
    package var isReports: Bool { self == .reports }
    package var isAccounts: Bool { self == .accounts }
    package var isCategories: Bool { self == .categories }
    package var isPeople: Bool { self == .people }
    package var isBalances: Bool { self == .balances }
    package var isMore: Bool { self == .more }
    package var isAdd: Bool { self == .add }
}
