import Foundation
import Identity
import TestSupport
import Testing

@testable import Web

/// One line of `Routes.swift`, with the data that tests need to call it.
struct SiteRoute: Sendable, CustomTestStringConvertible {
    /// The requirements of a page.
    struct Access: Sendable, Equatable {
        let requirements: [Requirement]

        static let anyone = Access(requirements: []), session = Access(requirements: [.signedIn])
        /// Of the household that the person is in.
        static let household = Access.signedIn(.household)
        static let signedIn = Access.signedIn(), confirmed = Access.signedIn(.confirmed), `operator` = Access.signedIn(.operator)

        static func signedIn(_ further: Requirement...) -> Access { Access(requirements: [.signedIn, .unlocked] + further) }
    }

    /// The kind of entity that a route's `{id}` identifies.
    enum Kind: String, Sendable, CaseIterable {
        case account, category, transaction, hashtag, budget, goal, note, deletion, change, attachment, session, invitation, banner, passkey,
            feedback,
            token,
            person, householdPerson, householdInvitation, householdPayment, act, rule, payment, filing, learning, bankImport, bankLink, report
    }

    let method: String
    let pattern: String
    let access: Access
    let kind: Kind?
    /// Returns a form of the sample household that the route accepts.
    let form: @Sendable (Household) throws -> [(String, String)]

    /// True if the form is accepted only with a device's response over HTTPS, as the passkey tests send it.
    var needsDevice: Bool { method == "POST" && pattern.contains("passkey") && kind == nil }
    var name: String { "\(method) \(pattern)" }
    var testDescription: String { name }

    func path(_ id: String = "") -> String {
        pattern.replacing("{id}", with: id).replacing("{z}/{x}/{y}", with: "3/4/2").replacing("{token}", with: Household.invitationToken)
            .replacing("{topic}", with: "entry")
            .replacing("{limit}", with: SampleID.budget(903)).replacing("{transaction}", with: SampleID.transaction(101))
    }

    /// Returns the route's path for an entity of Ada's or Ben's.
    func path(in household: Household, of owner: String = "ada") throws -> String {
        if requires(.household) { try household.share() }
        if pattern.contains("{limit}") { try household.limitBen() }
        if pattern.contains("{transaction}") { try household.shareBen() }
        if pattern.contains("{token}") { try household.inviteAda() }
        if pattern.hasSuffix(".ics") { try household.subscribe(owner) }
        return try kind.map { path(try household.id(of: $0, owner, for: pattern)) } ?? path()
    }
}

extension SiteRoute {
    static let all: [SiteRoute] = reading + posting

    var isForOperators: Bool { requires(.operator) }

    /// True for a form that says afterwards that there was nothing to be undone.
    var isUndo: Bool { ["/trash/{id}/restore", "/records/changes/{id}/undo", "/rules/learn/{id}", "/reports/kept/{id}/restore"].contains(pattern) }

    func requires(_ requirement: Requirement) -> Bool { access.requirements.contains(requirement) }

    static let reading = [
        get("/", .anyone), get("/sign-in", .anyone), get("/sign-up", .anyone), get("/records"), get("/records/change"), get("/records/delete"),
        get("/records/export", .confirmed),
        get("/reports.pdf"), get("/reports.csv"), get("/reports.journal", .confirmed), get("/reports.beancount", .confirmed),
        get("/statistics"), get("/reports"), get("/reports/kept/{id}", .report), get("/map"),
        get("/transactions/new"),
        get("/transactions/recall"), get("/transactions/rate"), get("/transactions/{id}", .transaction), get("/transactions/{id}/edit", .transaction),
        get("/attachments/{id}", .attachment), get("/attachments/{id}/picture", .attachment), get("/attachments/{id}/preview", .attachment),
        get("/accounts"), get("/accounts/new"), get("/accounts/{id}", .account),
        get("/accounts/{id}/edit", .account), get("/accounts/{id}/reconcile", .account),
        get("/accounts/{id}/delete", .account), get("/currencies"), get("/categories"), get("/categories/order"), get("/categories/new"),
        get("/categories/{id}/merge", .category), get("/categories/{id}/edit", .category), get("/categories/{id}/delete", .category),
        get("/hashtags"),
        get("/hashtags/{id}/edit", .hashtag), get("/trash"), get("/settings"), get("/settings/profile"), get("/settings/password"),
        get("/settings/preferences"), get("/settings/sessions"), get("/settings/keyboard", .anyone), get("/settings/https"),
        get("/settings/https/authority.crt", .anyone), get("/settings/rates"),
        get("/settings/notifications"), get("/settings/feedback"), get("/settings/info"), get("/operator/feedback", .operator),
        get("/settings/rates/history"), get("/budgets"), get("/budgets/new"), get("/budgets/{id}/edit", .budget), get("/notifications"),
        get("/notes/new"), get("/notes/{id}/edit", .note),
        get("/goals"), get("/goals/new"), get("/goals/{id}/edit", .goal),
        get("/banks"), get("/import"), get("/import/{id}", .bankImport),
        get("/rules"), get("/rules/new"), get("/rules/apply"), get("/rules/{id}", .filing),
        get("/recurring"), get("/recurring/feed"), get("/recurring/new"), get("/recurring/{id}/edit", .rule),
        get("/reset", .anyone), get("/operator/users", .operator), get("/operator/users/{id}", .operator, .person),
        get("/operator/health", .operator),
        get("/operator/backups", .operator), get("/operator/audit", .operator),
        get("/sign-in/code", .anyone), get("/sign-in/passkey", .anyone), get("/locked", Access.session), get("/settings/confirm"),
        get("/settings/passcode", .confirmed),
        get("/settings/one-time-passwords", .confirmed),
        get("/settings/daily-budget"), get("/hashtags/{id}/merge", .hashtag), get("/banners/{id}/image", .banner),
        get("/operator/banners", .operator),
        get("/settings/passkeys"), get("/settings/passkeys/new", .confirmed), get("/settings/passkeys/{id}/edit", .passkey),
        get("/settings/passkeys/{id}/delete", .confirmed, .passkey),
        get("/privacy", .anyone), get("/help", .anyone), get("/help/{topic}", .anyone), get("/settings/privacy", .anyone),
        get("/settings/export", .confirmed), get("/settings/import", .confirmed),
        get("/settings/import/preview", .confirmed), get("/settings/delete", .confirmed),
        get("/settings/tokens"), get("/settings/tokens/new", .confirmed), get("/settings/api"),
        get("/operator", .operator), get("/transactions/place"), get("/household"), get("/household/details", .household),
        get("/household/leave", .household), get("/household/dissolve", .household), get("/household/people", .household),
        get("/household/people/{id}", .household, .householdPerson), get("/household/people/{id}/remove", .household, .householdPerson),
        get("/household/sharing", .household), get("/household/people/{id}/limits", .household, .householdPerson),
        get("/household/people/{id}/limits/new", .household, .householdPerson),
        get("/household/people/{id}/limits/{limit}", .household, .householdPerson),
        get("/household/people/{id}/transactions/{transaction}", .household, .householdPerson),
        get("/household/balances", .household), get("/household/payments", .signedIn(.household, .writing)),
        get("/invitations/{token}", .anyone), get("/recurring/{token}.ics", .anyone), get("/map/picture"), get("/map/tiles/{z}/{x}/{y}"),
    ]

    static let posting = [
        post("/sign-in", .anyone) { _ in [("login", "ben"), ("password", Household.password)] },
        post("/sign-up", .anyone) { _ in [("username", "mallory"), ("email", "m@example.org"), ("password", Household.password)] },
        post("/sign-out", Access.session) { _ in [] },
        post("/quick") { [("id", SampleID.transaction(901)), ("category", try $0.category("Coffee")), ("amount", "3.20")] },
        post("/records/change") { _ in
            [
                ("id", SampleID.change(901)), ("count", "1"), ("records", SampleID.transaction(9)), ("records", SampleID.transaction(101)),
                ("change", "vendor"), ("vendor", "Shop"),
            ]
        },
        post("/records/delete") { _ in [("deletion", SampleID.deletion(906)), ("count", "1"), ("records", SampleID.transaction(9))] },
        post("/records/changes/{id}/undo", .change) { _ in [] },
        post("/transactions", form: { transaction(SampleID.transaction(902), try $0.everyday(), try $0.category("Coffee")) }),
        post("/transactions/{id}", .transaction) { transaction("", try $0.everyday(), try $0.category("Coffee")) },
        post("/transactions/{id}/delete", .transaction) { _ in [("deletion", SampleID.deletion(901))] },
        post("/transactions/place") { _ in [("do", "pick"), ("title", "Cake")] },
        post("/accounts") { _ in [("id", SampleID.account(901)), ("name", "Another"), ("currency", "GBP")] },
        post("/accounts/{id}", .account) { _ in [("name", "Renamed"), ("currency", "GBP"), ("starting_balance", "1000")] },
        post("/accounts/{id}/edit", .account) { _ in [("name", "Renamed"), ("currency", "GBP"), ("starting_balance", "1000")] },
        post("/accounts/{id}/default", .account) { _ in [] },
        post("/accounts/{id}/archive", .account) { _ in [("archived", "0")] },
        post("/accounts/{id}/move", .account) { _ in [("to", "up")] },
        post("/accounts/{id}/reconcile", .account) { _ in [("date", "2025-11-20"), ("balance", "12"), ("do", "save")] },
        post("/accounts/{id}/reconcile/take-back", .account) { _ in [("reconciliation", SampleID.absent)] },
        post("/accounts/{id}/delete", .account) { _ in [("deletion", SampleID.deletion(902))] },
        post("/currencies") { _ in [("for", "account"), ("name", "Half a form")] },
        post("/categories") { _ in [("id", SampleID.category(901)), ("kind", "expense"), ("name", "Another"), ("colour", "sky"), ("icon", "pets")] },
        post("/categories/order") { _ in [("kind", "expense")] },
        post("/categories/{id}/move", .category) { _ in [("direction", "down")] },
        post("/categories/{id}/merge", .category) { [("deletion", SampleID.deletion(905)), ("move_to", try $0.category("Coffee"))] },
        post("/categories/{id}", .category) { _ in [("name", "Renamed"), ("colour", "sky"), ("icon", "pets")] },
        post("/categories/{id}/edit", .category) { _ in [("name", "Renamed"), ("colour", "sky"), ("icon", "pets")] },
        post("/categories/{id}/delete", .category) { [("deletion", SampleID.deletion(903)), ("move_to", try $0.category("Coffee"))] },
        post("/hashtags") { _ in [("id", SampleID.hashtag(901)), ("name", "another")] },
        post("/hashtags/{id}", .hashtag) { _ in [("name", "renamed")] },
        post("/hashtags/{id}/merge", .hashtag) { _ in [("into", SampleID.hashtag(2))] },
        post("/settings/daily-budget") { _ in [("id", SampleID.budget(9)), ("amount", "40"), ("applies_from", "this")] },
        post("/settings/masking") { _ in [("masked", "1")] },
        post("/settings/banners") { _ in [("hidden", "1")] },
        post("/operator/banners", .operator) { _ in [("is_on", "1"), ("address", "")] },
        post("/operator/banners/{id}/delete", .operator, .banner) { _ in [] },
        post("/hashtags/{id}/delete", .hashtag) { _ in [("deletion", SampleID.deletion(904))] },
        post("/budgets") { _ in [("id", SampleID.budget(901)), ("name", "Another"), ("period", "monthly"), ("amount", "120")] },
        post("/budgets/daily") { _ in [("id", SampleID.budget(902)), ("amount", "40"), ("applies_from", "next")] },
        post("/budgets/{id}", .budget) { _ in [("name", "Renamed"), ("period", "weekly"), ("amount", "12")] },
        post("/budgets/{id}/delete", .budget) { _ in [("deletion", SampleID.deletion(905))] },
        post("/notes") { _ in
            [("id", SampleID.note(901)), ("account", SampleID.account(1)), ("date", "2025-11-20"), ("text", "Another")]
        },
        post("/notes/{id}", .note) { _ in [("date", "2025-11-21"), ("text", "Changed")] },
        post("/notes/{id}/delete", .note) { _ in [("deletion", SampleID.deletion(926))] },
        post("/goals") { _ in
            [
                ("id", SampleID.goal(901)), ("name", "Another"), ("amount", "120"), ("by", "2026-05-31"), ("account", SampleID.account(1)),
                ("keep", "5"),
            ]
        },
        post("/goals/{id}", .goal) { _ in
            [("name", "Renamed"), ("amount", "90"), ("by", "2026-06-30"), ("account", SampleID.account(1)), ("keep", "")]
        },
        post("/goals/{id}/delete", .goal) { _ in [("deletion", SampleID.deletion(906))] },
        post("/recurring", form: { rule(try $0.everyday(), try $0.category("Coffee")) + [("id", SampleID.rule(901))] }),
        post("/banks") { household in
            try household.site.store.write { try $0.settings.setFetchesBanks(true) }
            return [("id", SampleID.bankLink(901)), ("setup_token", BankLinkPagesTests.shared.token), ("agree", "1")]
        },
        post("/banks/{id}", .bankLink) { _ in [("account", "1:"), ("since", "2025-11-01")] },
        post("/banks/{id}/fetch", .bankLink) { _ in [] },
        post("/banks/{id}/delete", .bankLink) { _ in [] },
        post("/rules") { [("id", SampleID.filing(901)), ("payee", "taxi"), ("category", try $0.category("Coffee"))] },
        post("/import") { _ in [] }, post("/import/{id}", .bankImport) { _ in [("step", "keep")] },
        post("/import/{id}/take-back", .bankImport) { _ in [] },
        post("/reports/kept") { _ in [("id", SampleID.report(901)), ("name", "Sweets"), ("date", "this-year"), ("monthly", "1")] },
        post("/reports/kept/{id}", .report) { _ in [("name", "Toys"), ("monthly", "1")] },
        post("/reports/kept/{id}/delete", .report) { _ in [] }, post("/reports/kept/{id}/restore", .report) { _ in [] },
        post("/rules/apply") { _ in [("id", SampleID.change(902))] },
        post("/rules/dismiss") { _ in [("payee", "taxi"), ("kind", "expense")] },
        post("/rules/learn/{id}", .learning) { _ in [] },
        post("/rules/{id}", .filing) { [("payee", "bus"), ("category", try $0.category("Coffee"))] },
        post("/rules/{id}/move", .filing) { _ in [("to", "up")] },
        post("/rules/{id}/delete", .filing) { _ in [("deletion", SampleID.deletion(908))] },
        post("/recurring/feed") { _ in [] }, post("/recurring/feed/revoke") { _ in [] },
        post("/recurring/{id}", .rule) { rule(try $0.everyday(), try $0.category("Coffee")) },
        post("/recurring/{id}/post", .rule) { _ in [] },
        post("/recurring/{id}/skip", .rule) { _ in [] },
        post("/recurring/{id}/pause", .rule) { _ in [("paused", "1")] },
        post("/recurring/{id}/end", .rule) { _ in [("deletion", SampleID.deletion(907))] },
        post("/recurring/found/{id}/dismiss", .payment) { _ in [] },
        post("/recurring/found/{id}/offer", .payment) { _ in [] },
        post("/notifications/read") { _ in [("next", "/records")] },
        post("/trash/{id}/restore", .deletion) { _ in [] },
        post("/trash/{id}/delete", .deletion) { _ in [] },
        post("/settings/profile") { _ in [("username", "countess"), ("email", "ada@example.org"), ("first_name", "Ada")] },
        post("/settings/password") { _ in
            [("current", Household.password), ("new", "another horse battery"), ("repeat", "another horse battery")]
        },
        post("/settings/preferences") { _ in [("language", "ja"), ("theme", "dark"), ("time_zone", "Asia/Tokyo"), ("week_start", "7")] },
        post("/settings/currency") { _ in [("currency", "EUR")] },
        post("/settings/sessions/{id}/delete", .session) { _ in [] },
        post("/settings/notifications") { _ in [("by_address", "security"), ("address", "https://ntfy.example.org/x"), ("format", "ntfy")] },
        post("/settings/notifications/test") { household in
            try household.chooseAddress()
            return [("channel", "address")]
        },
        post("/settings/feedback") { _ in [("to", "operator"), ("subject", "Hello"), ("content", "A word")] },
        post("/operator/feedback/{id}/delete", .operator, .feedback) { _ in [] },
        post("/settings/rates") { _ in [("currency", "EUR"), ("rate", "0.86"), ("date", "2025-11-20")] },
        post("/settings/rates/delete") { _ in [("base", "EUR"), ("quote", "GBP"), ("date", "2025-11-20"), ("rate", "0.86")] },
        post("/settings/rates/restore") { _ in [("base", "EUR"), ("quote", "GBP"), ("date", "2025-11-20"), ("rate", "0.86")] },
        post("/settings/rates/fetching", .operator) { _ in [("is_on", "1")] },
        post("/settings/rates/fetch", .operator) { _ in [] },
        post("/sign-in/code", .anyone) { _ in [("code", "123456")] },
        post("/locked", Access.session) { _ in [("passcode", "2580")] },
        post("/lock", Access.session) { _ in [] },
        post("/settings/passcode", .confirmed) { _ in [("passcode", "2580"), ("passcode_again", "2580"), ("lock_after", "5")] },
        post("/settings/passcode/delete", .confirmed) { _ in [] },
        post("/settings/one-time-passwords", .confirmed) { household in
            let key = OneTimePassword(secret: Array(repeating: 7, count: 20))
            return [("secret", key.text), ("code", key.password(ofStep: OneTimePassword.step(at: TestSite.now)))]
        },
        post("/settings/one-time-passwords/codes", .confirmed) { _ in [] },
        post("/settings/one-time-passwords/delete", .confirmed) { _ in [] },
        post("/settings/confirm") { _ in [("password", Household.password), ("next", "/settings/sessions")] },
        post("/settings/passkeys/challenge", .confirmed) { _ in [("name", "Phone")] },
        post("/settings/passkeys", .confirmed) { _ in [("name", "Phone"), ("client_data", "e30"), ("attestation", "oA"), ("transports", "usb")] },
        post("/settings/passkeys/{id}", .passkey) { _ in [("name", "Renamed")] },
        post("/settings/passkeys/{id}/delete", .confirmed, .passkey) { _ in [] },
        post("/sign-in/passkey/challenge", .anyone) { _ in [] },
        post("/sign-in/passkey", .anyone) { _ in passkey },
        post("/locked/passkey/challenge", Access.session) { _ in [] },
        post("/locked/passkey", Access.session) { _ in passkey },
        post("/settings/confirm/passkey/challenge") { _ in [] },
        post("/settings/confirm/passkey") { _ in passkey },
        post("/settings/export", .confirmed) { _ in [] },
        post("/settings/import", .confirmed) { _ in [] },
        post("/settings/import/replace", .confirmed) { _ in [] },
        post("/settings/import/cancel", .confirmed) { _ in [] },
        post("/settings/delete", .confirmed) { _ in [("username", "ada")] },
        post("/settings/delete/cancel") { _ in [] },
        post("/settings/tokens", .confirmed) { _ in [("id", SampleID.token(901)), ("name", "Another"), ("scope", "read"), ("expires", "30")] },
        post("/settings/tokens/{id}/delete", .token) { _ in [] },
        post("/operator/banks", .operator) { _ in [("is_on", "1")] },
        post("/operator/sign-up", .operator) { _ in [("policy", "closed")] },
        post("/operator/invitations", .operator) { _ in [] },
        post("/operator/invitations/{id}/delete", .operator, .invitation) { _ in [] },
        post("/reset", .anyone) { _ in [("link", Household.resetToken), ("new", "another horse battery"), ("repeat", "another horse battery")] },
        post("/operator/users/{id}/reset", .signedIn(.operator, .confirmed), .person) { _ in [] },
        post("/operator/users/{id}/sign-out", .signedIn(.operator, .confirmed), .person) { _ in [] },
        post("/operator/users/{id}/state", .signedIn(.operator, .confirmed), .person) { _ in [("is_disabled", "1")] },
        post("/operator/users/{id}/role", .signedIn(.operator, .confirmed), .person) { _ in [("role", "operator")] },
        post("/household") { _ in [("id", SampleID.account(903)), ("name", "The Lovelaces"), ("kind", "household"), ("currency", "GBP")] },
        post("/household/restore") { household in
            try household.share()
            _ = try household.ada.send("/household/dissolve")
            return []
        },
        post("/household/details", .signedIn(.household, .writing)) { _ in [("name", "The Lovelaces"), ("kind", "group"), ("currency", "EUR")] },
        post("/household/leave", .household) { household in
            try household.share()
            _ = try household.ada.send("/household/people/\(try household.id(of: .householdPerson))/role", [("role", "administrator")])
            return []
        },
        post("/household/dissolve", .signedIn(.household, .confirmed)) { _ in [] },
        post("/household/people", .household) { _ in [("id", SampleID.account(904)), ("name", "Otto")] },
        post("/household/people/{id}/role", .household, .householdPerson) { _ in [("role", "viewer")] },
        post("/household/people/{id}/weight", .household, .householdPerson) { _ in [("weight", "2")] },
        post("/household/history/{id}/take-back", .signedIn(.household, .writing), .act) { _ in [] },
        post("/household/payments", .signedIn(.household, .writing)) { household in
            try household.share()
            let (ada, ben) = (try household.place(of: "ada"), try household.place(of: "ben"))
            return [("from", ben.description), ("to", ada.description), ("amount", "7.40"), ("currency", "EUR")]
        },
        post("/household/payments/{id}/own", .signedIn(.household, .writing), .householdPayment) { _ in [("from_account", SampleID.account(1))] },
        post("/household/payments/{id}/decline", .signedIn(.household, .writing), .householdPayment) { _ in [] },
        post("/household/sharing", .household) { _ in [("shared", SampleID.account(1))] },
        post("/household/people/{id}/limits", .household, .householdPerson) { _ in limit },
        post("/household/people/{id}/limits/{limit}", .household, .householdPerson) { _ in limit },
        post("/household/people/{id}/limits/{limit}/delete", .household, .householdPerson) { _ in [] },
        post("/household/people/{id}/remove", .household, .householdPerson) { _ in [] },
        post("/household/invitations", .household) { _ in [("role", "viewer")] },
        post("/household/invitations/{id}/delete", .household, .householdInvitation) { _ in [] },
        post("/invitations/{token}") { _ in [("consent", "1")] },
        post("/operator/health/check", .operator) { _ in [] },
        post("/operator/backups", .operator) { _ in [] },
        post("/operator/backups/check", .operator) { _ in [] },
        post("/operator/backups/daily", .operator) { _ in [("is_on", "1")] },
    ]

    private static let limit = [("id", SampleID.budget(904)), ("name", "Sweets"), ("period", "monthly"), ("amount", "20")]

    private static let passkey = [
        ("credential", "AA"), ("client_data", "e30"), ("authenticator_data", "AA"), ("signature", "AA"), ("user_handle", ""),
    ]

    private static func transaction(_ id: String, _ account: String, _ category: String) -> [(String, String)] {
        [
            ("id", id), ("kind", "expense"), ("date", "2025-11-20"), ("time", "12:00"), ("account", account), ("category", category),
            ("amount", "4.40"), ("title", "Cake"),
        ]
    }

    private static func rule(_ account: String, _ category: String) -> [(String, String)] {
        [
            ("kind", "expense"), ("account", account), ("category", category), ("amount", "4.40"), ("title", "Cake"), ("frequency", "weekly"),
            ("every", "2"), ("starts", "2026-01-05"), ("ends", "after"), ("times", "12"), ("weekend", "after"), ("posting", "ask"),
        ]
    }

    private static func get(_ pattern: String, _ access: Access = .signedIn, _ kind: Kind? = nil) -> SiteRoute {
        SiteRoute(method: "GET", pattern: pattern, access: access, kind: kind) { _ in [] }
    }

    private static func get(_ pattern: String, _ kind: Kind) -> SiteRoute { get(pattern, .signedIn, kind) }

    private static func post(
        _ pattern: String, _ access: Access = .signedIn, _ kind: Kind? = nil, form: @escaping @Sendable (Household) throws -> [(String, String)]
    ) -> SiteRoute {
        SiteRoute(method: "POST", pattern: pattern, access: access, kind: kind, form: form)
    }

    private static func post(
        _ pattern: String, _ kind: Kind, form: @escaping @Sendable (Household) throws -> [(String, String)]
    ) -> SiteRoute { post(pattern, .signedIn, kind, form: form) }
}

extension Household {
    /// Returns the ID of an entity of Ada's or Ben's.
    func id(of kind: SiteRoute.Kind, _ owner: String = "ada", for pattern: String = "") throws -> String {
        let isAda = owner == "ada"
        switch kind {
        case .account: return SampleID.account(isAda ? 1 : 101)
        case .category: return SampleID.category(isAda ? 1 : 101)
        case .transaction: return SampleID.transaction(isAda ? 9 : 101)
        case .budget: return SampleID.budget(isAda ? 1 : 101)
        case .goal:
            try GoalPagesTests.add(isAda ? 1 : 101, to: isAda ? ada : ben)
            return SampleID.goal(isAda ? 1 : 101)
        case .note:
            try AccountNotePagesTests.add(isAda ? 1 : 101, to: isAda ? ada : ben)
            return SampleID.note(isAda ? 1 : 101)
        case .hashtag: return SampleID.hashtag(isAda ? 1 : 101)
        case .rule: return SampleID.rule(isAda ? 1 : 101)
        case .payment:
            let id = try FoundPagesTests.fill(self, owner)
            if pattern.hasSuffix("/offer") { _ = try (isAda ? ada : ben).send("/recurring/found/\(id)/dismiss") }
            return id
        case .filing:
            try RulePagesTests.add(isAda ? 1 : 101, to: isAda ? ada : ben)
            return SampleID.filing(isAda ? 1 : 101)
        case .report:
            try KeptReportPagesTests.keep(isAda ? 1 : 101, by: isAda ? ada : ben)
            return SampleID.report(isAda ? 1 : 101)
        case .bankImport:
            return try BankPagesTests.prepare(isAda ? 1 : 101, by: isAda ? ada : ben, isFinished: pattern.hasSuffix("/take-back"))
        case .learning:
            try FoundPagesTests.fill(self, owner)
            return try RulePagesTests.dismiss(isAda ? 1 : 101, by: isAda ? ada : ben)
        case .bankLink:
            try BankLinkPagesTests.connect(self, owner, number: isAda ? 1 : 101)
            return SampleID.bankLink(isAda ? 1 : 101)
        case .token: return SampleID.token(isAda ? 1 : 101)
        case .deletion: return SampleID.deletion(isAda ? 1 : 101)
        case .change: return try change(of: owner)
        case .attachment: return try attachment(of: SampleID.transaction(isAda ? 9 : 101), owner)
        case .session:
            guard let found = try sessions(of: owner).last else { throw Missing(what: "session") }
            return found.id.description
        case .invitation: return try invitation()
        case .banner: return SampleID.banner(1)
        case .passkey: return SampleID.passkey(isAda ? 1 : 101)
        case .feedback: return try feedback()
        // An operator cannot act on their own account.
        case .person: return try user(isAda ? "ben" : "ada")
        case .householdPerson: return try place(of: "ben").description
        case .householdInvitation: return try openInvitation().description
        case .householdPayment: return try offeredPayment()
        case .act: return try Debts(self).change().description
        }
    }

    /// Makes a change of a record that can be taken back.
    private func change(of owner: String) throws -> String {
        let isAda = owner == "ada", id = SampleID.change(isAda ? 1 : 101)
        let form = [
            ("id", id), ("count", "1"), ("records", SampleID.transaction(isAda ? 9 : 101)), ("change", "vendor"), ("vendor", "Shop"),
        ]
        _ = try (isAda ? ada : ben).send("/records/change", form)
        return id
    }
}
