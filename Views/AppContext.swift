import Templates

/// What every template can reach as `@app`, and its sentences as `t`.
package struct AppContext: Sendable {
    package let t: Texts
    /// The path under which a reverse proxy shows Penny, or nothing.
    package let base: String
    package let csrf: String
    package let assets: Assets
    /// `light` or `dark`; nil to follow the device.
    package let theme: String?
    package var isDark: Bool { theme == "dark" }
    package let member: MemberBadge?
    package let notice: Notice?
    /// What the page's answer has to tell beside; shown once.
    package let alert: AlertDialog?
    /// That the person asked to be deleted; nil for all others.
    package let leaving: LeavingBar?
    /// How many notifications are new; nil when none are.
    package let unread: UnreadBadge?
    /// Seconds after which a page that was left is locked; nil without a passcode.
    package let lockAfter: Int?
    /// An advertisement, on pages that show one; nil for most people.
    package let banner: BannerView?
    /// What the links to the other languages keep of the address, such as `&next=%2Frecords`.
    package let kept: String

    package init(
        t: Texts, base: String, csrf: String, assets: Assets, theme: String?, member: MemberBadge?, notice: Notice?,
        alert: AlertDialog? = nil, leaving: LeavingBar? = nil, unread: Int = 0, banner: BannerView? = nil, lockAfter: Int? = nil, kept: [(name: String, value: String)] = []
    ) {
        self.t = t
        self.base = base
        self.csrf = csrf
        self.assets = assets
        self.theme = theme
        self.member = member
        self.notice = notice
        self.alert = alert
        self.leaving = leaving
        self.unread = unread > 0 ? UnreadBadge(unread, t: t) : nil
        self.lockAfter = lockAfter
        self.banner = banner
        self.kept = kept.map { "&\($0.name)=\($0.value.urlQueryEncoded)" }.joined()
    }
}

/// Addresses of the files in `Public/`, each with the fingerprint of its content.
package struct Assets: Sendable {
    package let style, banner, charts, gate, guide, document, map, places, identity: String
    package let script, formScript, quickScript, mapScript, placesScript, lockScript, passkeysScript: String
    package let logo, point, manifest: String
    /// Written with every icon.
    package let icons: TrustedHTML

    /// - Parameter url: The address of a file.
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

        script = url("penny.js")
        formScript = url("form.js")
        quickScript = url("quick.js")
        mapScript = url("map.js")
        placesScript = url("places.js")
        lockScript = url("lock.js")
        passkeysScript = url("passkeys.js")

        logo = url("logo.svg")
        point = url("point.svg")
        manifest = url("penny.webmanifest")
        icons = TrustedHTML(escaping: url("icons.svg"))
    }
}

/// Who is signed in, as the sidebar shows it.
package struct MemberBadge: ViewModel, Sendable {
    package let name, initials, username: String

    package init(name: String, username: String) {
        self.name = name
        self.username = username
        let words = name.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        initials = (words.count > 1 ? [words.first, words.last] : [words.first]).compactMap { $0?.first.map(String.init) }.joined().uppercased()
    }
}

/// The count beside the bell.
package struct UnreadBadge: ViewModel, Sendable {
    package let count, label: String

    /// Counts up to 99.
    init(_ unread: Int, t: Texts) {
        count = unread > 99 ? "99+" : String(unread)
        label = t.notifications.unread(count)
    }
}

/// What a page says on top about what was just done.
package struct Notice: ViewModel, Sendable {
    package let text: String
    package let isProblem: Bool
    /// Where a POST undoes it.
    package let undo: String?
    /// Where that is shown which it tells of.
    package let link: String?

    package init(text: String, isProblem: Bool = false, undo: String? = nil, link: String? = nil) {
        self.text = text
        self.link = link
        self.isProblem = isProblem
        self.undo = undo
    }

    package var tone: String { isProblem ? "over" : "ok" }
    package var icon: String { isProblem ? "alert" : "check" }
}

/// What the layout asks of every page.
package protocol PageModel: Sendable {
    var title: String { get }
    var tab: Tab { get }
    /// A form: phones show its buttons in place of the tab bar.
    var isTask: Bool { get }
    /// Where the arrow beside the title leads.
    var back: String? { get }
    /// Whether what everybody is told of an account that will be deleted stands above the page.
    var showsLeaving: Bool { get }
    var hasProblems: Bool { get }
    /// Whether the page needs the style sheet of charts.
    var hasCharts: Bool { get }
    /// Whether the page needs the style sheet of maps.
    var hasMap: Bool { get }
    /// Whether the page needs the script with which a map is moved.
    var movesMap: Bool { get }
    /// Whether the page needs the style sheet and the script with which a place is chosen.
    var choosesPlace: Bool { get }
    /// Whether the page needs the style sheet of steps, commands and codes.
    var hasGuide: Bool { get }
    /// Whether the page needs the style sheet of long texts with tables.
    var isDocument: Bool { get }
    /// Whether the page needs the style sheet of the lock screen and of fields for codes.
    var hasIdentity: Bool { get }
    /// Whether a banner may stand at its foot, where there are any.
    var hasBanner: Bool { get }
    /// Whether the page has a form of which the browser keeps what is typed.
    var keepsDraft: Bool { get }
    /// Whether the page has the form of two taps.
    var addsQuickly: Bool { get }
    /// Whether the page needs the script that asks devices for passkeys.
    var usesPasskeys: Bool { get }
}

extension PageModel {
    package var tab: Tab { .none }
    package var isTask: Bool { false }
    package var back: String? { nil }
    package var showsLeaving: Bool { true }
    /// Whether only phones need the arrow: wider screens have the page in their menu, phones have it under More.
    package var isUnderMore: Bool { back == "/settings" && tab != .more }
    package var hasProblems: Bool { false }
    package var hasCharts: Bool { false }
    package var hasMap: Bool { false }
    package var movesMap: Bool { false }
    package var choosesPlace: Bool { false }
    package var hasGuide: Bool { false }
    package var isDocument: Bool { false }
    package var hasIdentity: Bool { false }
    package var hasBanner: Bool { tab.hasBanner && (back == nil || isUnderMore) && !isTask && !hasProblems }
    package var keepsDraft: Bool { false }
    package var addsQuickly: Bool { false }
    package var usesPasskeys: Bool { false }
}

/// The entry of the navigation that a page belongs to.
package enum Tab: Sendable {
    case overview, records, statistics, map, budgets, accounts, categories, more, add, none

    /// The places where one looks around.
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
    package var isStatistics: Bool { self == .statistics }
    package var isAccounts: Bool { self == .accounts }
    package var isCategories: Bool { self == .categories }
    package var isMore: Bool { self == .more }
    package var isAdd: Bool { self == .add }
}
