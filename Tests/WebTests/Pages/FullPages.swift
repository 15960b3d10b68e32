import Storage
import TestSupport

@testable import Web

extension PageState {
    /// Every page with contents.
    static let full = [
        ada("overview", "/"),
        ada("records", "/records"),
        ada("records-daily", "/records?view=daily&date=2025-11-17"),
        ada("records-weekly", "/records?view=weekly&date=2025-11-17"),
        ada("records-of-all-time", "/records?view=all"),
        ada("records-by-amount", "/records?view=monthly&date=2025-11&sort=-amount"),
        ada("records-filtered", "/records?view=monthly&date=2025-11&kind=expense&account=\(SampleID.account(2))&tag=東京"),
        ada("records-found", "/records?q=tesco"),
        ada("records-searched", "/records?q=groceries%20%3E5%20-%23holiday2025%20%22weekly%20shop%22%20-2"),
        ada("records-nothing-matches", "/records?q=nothing%20-coffee"),
        ada("records-found-elsewhere", "/records?view=daily&date=2025-11-17&q=tesco"),
        ada("records-filtered-away", "/records?q=tesco&kind=income"),
        ada("records-choosing", "/records?view=monthly&date=2025-11&choose=page"),
        ada("records-change", "/records/change?view=monthly&date=2025-11&all=1"),
        ada("records-delete", "/records/delete?view=monthly&date=2025-11&record=\(SampleID.transaction(1))&record=\(SampleID.transaction(2))"),
        PageState(name: "records-changed", status: 200) { household in
            let change = try household.category("Coffee")
            return try household.ada.post(
                "/records/change",
                RecordChangePagesTests.form(1, 2, 3, 4) + [
                    ("change", "category"), ("category", change), ("change", "add_tags"), ("add_tags", "#berlin"),
                ])
        },
        ada("records-none-in-period", "/records?date=2024-03"),
        PageState(name: "statistics", status: 200) { household in
            try RatePagesTests.fill(household)
            try StatisticsTests.setBudget(household)
            return try household.ada.get("/statistics")
        },
        ada("statistics-without-rates", "/statistics?period=weekly&date=2025-11-10"),
        ada("statistics-of-a-range", "/statistics?from=2025-10-28&to=2025-12-24&tag=lunch"),
        PageState(name: "statistics-of-a-category", status: 200) { household in
            try household.ada.get("/statistics?view=weekly&category=\(try household.category("Groceries"))")
        },
        ada("statistics-by-month", "/statistics?view=yearly&show=months"),
        ada("statistics-of-a-year", "/statistics?period=monthly&date=2025&account=\(SampleID.account(2))"),
        PageState(name: "reports", status: 200) { household in
            try RatePagesTests.fill(household)
            let coffee = try household.category("Coffee")
            return try household.ada.get("/reports?view=yearly&date=2025&compare=year&open=\(coffee)")
        },
        PageState(name: "reports-kept", status: 200) { household in
            try KeptReportPagesTests.keep(1, by: household.ada)
            try KeptReportPagesTests.keep(2, by: household.ada, [("name", "October"), ("date", "2025-10"), ("group_by", "vendor"), ("monthly", "1")])
            return try household.ada.get("/reports?date=2025-10&group_by=vendor")
        },
        PageState(name: "reports-kept-twice", status: 422) { household in
            try KeptReportPagesTests.keep(1, by: household.ada)
            return try household.ada.post("/reports/kept", KeptReportPagesTests.form(2, [("name", "year SO far"), ("date", "2025")]))
        },
        PageState(name: "report-kept", status: 200) { household in
            try KeptReportPagesTests.keep(1, by: household.ada)
            return try household.ada.get("/reports/kept/\(SampleID.report(1))")
        },
        ada("reports-by-vendor", "/reports?from=2025-11-01&to=2025-11-30&group_by=vendor&compare=before&tags=lunch,work"),
        ada("reports-of-a-line", "/reports?from=2025-11-01&to=2025-11-30&group_by=vendor&records=expenses.none"),
        ada("reports-by-week", "/reports?view=monthly&date=2025-11&group_by=week"),
        ada("reports-of-nothing", "/reports?view=monthly&date=2024-03"),
        PageState(name: "map", status: 200) { household in
            try MapTests.fill(household)
            return try household.ada.get("/map")
        },
        PageState(name: "map-near", status: 200) { household in
            try MapTests.fill(household)
            return try household.ada.get("/map?lat=51.5139&lon=-0.11&zoom=13&at=51.51450,-0.12690&view=yearly&date=2025")
        },
        PageState(name: "map-found", status: 200) { household in
            try MapTests.fill(household)
            return try household.ada.get("/map?q=springfield&kind=expense")
        },
        ada("map-elsewhere", "/map?lat=-25&lon=130&zoom=4&view=monthly&date=2025-11"),
        ada("map-not-found", "/map?q=xyzzyq"),
        ada("transaction", "/transactions/\(SampleID.transaction(2))"),
        ada("transaction-with-receipt", "/transactions/\(SampleID.transaction(9))"),
        ada("transaction-transfer", "/transactions/\(SampleID.transaction(5))"),
        ada("transaction-new", "/transactions/new"),
        ada("transaction-copy", "/transactions/new?from=\(SampleID.transaction(1))"),
        ada("transaction-edit", "/transactions/\(SampleID.transaction(9))/edit"),
        ada("transaction-edit-with-place", "/transactions/\(SampleID.transaction(2))/edit"),
        ada("transaction-edit-income", "/transactions/\(SampleID.transaction(3))/edit"),
        ada("transaction-edit-transfer", "/transactions/\(SampleID.transaction(5))/edit"),
        PageState(name: "transaction-divided", status: 200) { household in
            try PartTests.divide(household)
            return try household.ada.get("/transactions/\(SampleID.transaction(500))")
        },
        PageState(name: "transaction-edit-divided", status: 200) { household in
            try PartTests.divide(household)
            return try household.ada.get("/transactions/\(SampleID.transaction(500))/edit")
        },
        PageState(name: "records-divided", status: 200) { household in
            try PartTests.divide(household)
            return try household.ada.get("/records?view=daily&date=2025-11-20")
        },
        ada("bank-connection-not-allowed", "/banks"),
        PageState(name: "bank-connection-none", status: 200) { household in
            try household.site.store.write { try $0.settings.setFetchesBanks(true) }
            return try household.ada.get("/banks")
        },
        PageState(name: "bank-connection-new", status: 200) { household in
            try BankLinkPagesTests.connect(household)
            return try household.ada.get("/banks")
        },
        PageState(name: "bank-connection", status: 200) { household in
            try BankLinkPagesTests.connect(household, chosen: true)
            return try household.ada.get("/banks")
        },
        PageState(name: "bank-connection-failed", status: 200) { household in
            try BankLinkPagesTests.connect(household, chosen: true, failure: "too-many-requests")
            return try household.ada.get("/banks")
        },
        PageState(name: "bank-connection-revoked", status: 200) { household in
            try BankLinkPagesTests.connect(household, chosen: true, failure: "revoked")
            return try household.ada.get("/banks")
        },
        PageState(name: "rules", status: 200) { household in
            try RulePagesTests.fill(household)
            return try household.ada.get("/rules")
        },
        PageState(name: "rules-dismissed", status: 200) { household in
            try RulePagesTests.fill(household)
            try RulePagesTests.dismiss(1, by: household.ada)
            return try household.ada.get("/rules")
        },
        ada("rule-new", "/rules/new"),
        PageState(name: "rule-of-what-was-learned", status: 200) { household in
            try RulePagesTests.fill(household)
            return try household.ada.get("/rules/new?payee=electricity%20ltd&kind=expense")
        },
        PageState(name: "rule-edit", status: 200) { household in
            try RulePagesTests.fill(household)
            return try household.ada.get("/rules/\(SampleID.filing(2))")
        },
        PageState(name: "rules-apply", status: 200) { household in
            try RulePagesTests.fill(household)
            return try household.ada.get("/rules/apply?rule=\(SampleID.filing(1))")
        },
        PageState(name: "rules-applied", status: 200) { household in
            try RulePagesTests.fill(household)
            return try household.ada.post("/rules/apply", [("id", SampleID.change(903))])
        },
        ada("recurring", "/recurring"),
        ada("recurring-calendar", "/recurring?view=calendar"),
        ada("recurring-day", "/recurring?view=calendar&date=2025-11-28"),
        ada("recurring-new", "/recurring/new"),
        ada("calendar-feed", "/recurring/feed"),
        PageState(name: "calendar-feed-made", status: 200) { try $0.ada.post("/recurring/feed") },
        PageState(name: "calendar-feed-there", status: 200) { household in
            try household.ada.post("/recurring/feed")
            return try household.ada.get("/recurring/feed")
        },
        ada("recurring-of-a-record", "/recurring/new?from=\(SampleID.transaction(1))"),
        ada("recurring-edit", "/recurring/\(SampleID.rule(1))/edit"),
        ada("recurring-edit-transfer", "/recurring/\(SampleID.rule(4))/edit"),
        PageState(name: "recurring-waiting", status: 200) { household in
            try RecurringPagesTests.wait(household)
            return try household.ada.get("/recurring")
        },
        PageState(name: "recurring-found", status: 200) { household in
            try FoundPagesTests.fill(household)
            return try household.ada.get("/recurring")
        },
        PageState(name: "recurring-dismissed", status: 200) { household in
            let id = try FoundPagesTests.fill(household)
            return try household.ada.post("/recurring/found/\(id)/dismiss")
        },
        PageState(name: "recurring-of-a-found-payment", status: 200) { household in
            try FoundPagesTests.fill(household)
            return try household.ada.get(try FoundPagesTests.links(household)[0])
        },
        PageState(name: "recurring-paused", status: 200) { household in
            try household.ada.post("/recurring/\(SampleID.rule(2))/pause", [("paused", "1")])
        },
        PageState(name: "overview-waiting", status: 200) { household in
            try RecurringPagesTests.wait(household)
            return try household.ada.get("/")
        },
        PageState(name: "notifications-recurring", status: 200) { household in
            try RecurringPagesTests.wait(household)
            return try household.ada.get("/notifications")
        },
        ada("place-picker", "/transactions/place"),
        PageState(name: "place-chosen", status: 200) { household in
            let view = [("view_latitude", "35.68"), ("view_longitude", "139.76"), ("view_zoom", "12"), ("point.x", "300"), ("point.y", "200")]
            return try household.ada.post("/transactions/place", try TransactionTests.form(household) + view)
        },
        PageState(name: "place-found", status: 200) { household in
            try household.ada.post(
                "/transactions/place", try TransactionTests.form(household) + [("do", "search"), ("find", "Springfield, Illinois")])
        },
        PageState(name: "place-not-found", status: 200) { try $0.ada.post("/transactions/place", [("do", "search"), ("find", "Xyzzyq")]) },
        PageState(name: "transaction-with-place-taken", status: 200) { household in
            try household.ada.post("/transactions/place", try TransactionTests.form(household) + [("do", "recent 51.5137 -0.1337 Soho")])
        },
        ada("accounts", "/accounts"),
        ada("account", "/accounts/\(SampleID.account(1))"),
        PageState(name: "account-default", status: 200) { try $0.ada.get("/accounts/\(try $0.everyday())") },
        PageState(name: "account-loan", status: 200) { household in
            let id = SampleID.account(904)
            _ = try household.ada.send(
                "/accounts",
                [
                    ("id", id), ("name", "House"), ("currency", "GBP"), ("starting_balance", "-120000"), ("type", "loan"), ("interest", "3.25"),
                    ("monthly_payment", "700"),
                ])
            return try household.ada.get("/accounts/\(id)")
        },
        ada("account-reconcile", "/accounts/\(SampleID.account(1))/reconcile"),
        PageState(name: "account-reconcile-compared", status: 200) {
            try $0.ada.get("/accounts/\(try $0.everyday())/reconcile?date=2025-11-20&balance=1310")
        },
        PageState(name: "account-reconciled", status: 200) { household in
            let path = "/accounts/\(try household.everyday())"
            let form = [
                ("id", SampleID.account(905)), ("date", "2025-11-20"), ("balance", "1310"), ("adjust", "1"), ("do", "save"),
                ("category", try household.category("Salary")),
            ]
            _ = try household.ada.send("\(path)/reconcile", form)
            return try household.ada.get("\(path)/reconcile")
        },
        PageState(name: "accounts-archived", status: 200) { household in
            _ = try household.ada.send("/accounts/\(SampleID.account(2))/archive")
            return try household.ada.get("/accounts")
        },
        ada("account-new", "/accounts/new"),
        ada("account-edit", "/accounts/\(SampleID.account(3))/edit"),
        PageState(name: "account-edit-default", status: 200) { try $0.ada.get("/accounts/\(try $0.everyday())/edit") },
        ada("account-delete", "/accounts/\(SampleID.account(2))/delete"),
        ada("currencies", "/currencies?for=account"),
        ada("currencies-found", "/currencies?for=account&q=japan&name=Trip&starting_balance=12"),
        ada("currencies-main", "/currencies?for=main&q=swiss"),
        ada("categories", "/categories"),
        ada("categories-income", "/categories?kind=income"),
        ada("category-order", "/categories/order"),
        ada("category-new", "/categories/new"),
        PageState(name: "category-below", status: 200) {
            let coffee = try $0.category("Coffee")
            try $0.ada.post(
                "/categories",
                [("id", SampleID.category(900)), ("kind", "expense"), ("name", "Beans"), ("colour", "sky"), ("icon", "coffee"), ("parent", coffee)])
            return try $0.ada.get("/categories")
        },
        ada("category-edit", "/categories/\(SampleID.category(1))/edit"),
        ada("category-merge", "/categories/\(SampleID.category(1))/merge"),
        PageState(name: "category-merged", status: 200) {
            try $0.ada.post(
                "/categories/\(SampleID.category(1))/merge", [("deletion", SampleID.deletion(900)), ("move_to", try $0.category("Coffee"))])
        },
        ada("category-delete", "/categories/\(SampleID.category(1))/delete"),
        ada("category-delete-unused", "/categories/\(SampleID.category(2))/delete"),
        ada("overview-of-the-month", "/?budget=monthly"),
        ada("budgets", "/budgets"),
        ada("budget-new", "/budgets/new"),
        ada("budget-edit", "/budgets/\(SampleID.budget(2))/edit"),
        ada("budget-edit-yearly", "/budgets/\(SampleID.budget(3))/edit"),
        goals("goals", "/goals"),
        goals("goal-edit", "/goals/\(SampleID.goal(2))/edit"),
        goals("overview-with-goals", "/"),
        goals("account-with-goals", "/accounts/\(SampleID.account(1))"),
        ada("goal-new", "/goals/new"),
        notes("account-with-notes", "/accounts/\(SampleID.account(1))"),
        notes("account-note-edit", "/notes/\(SampleID.note(2))/edit"),
        notes("records-with-notes", "/records?view=all&q=interest"),
        ada("account-note-new", "/notes/new?account=\(SampleID.account(1))"),
        PageState(name: "goals-masked", status: 200) { household in
            try GoalPagesTests.fill(household)
            _ = try household.ada.send("/settings/masking", [("masked", "1")])
            return try household.ada.get("/goals")
        },
        PageState(name: "budgets-in-another-currency", status: 200) { household in
            _ = try household.ada.send("/settings/currency", [("currency", "EUR")])
            return try household.ada.get("/budgets")
        },
        PageState(name: "overview-in-another-currency", status: 200) { household in
            _ = try household.ada.send("/settings/currency", [("currency", "EUR")])
            return try household.ada.get("/")
        },
        PageState(name: "overview-over", status: 200) { household in
            _ = try household.ada.send("/budgets/daily", [("amount", "10")])
            return try household.ada.get("/")
        },
        PageState(name: "alert", status: 200) { try $0.ada.post("/transactions", try AlertTests.coffee($0, "60")) },
        PageState(name: "alert-used-up", status: 200) {
            try $0.ada.post("/quick", [("id", SampleID.transaction(500)), ("category", try $0.category("Groceries")), ("amount", "1.01")])
        },
        PageState(name: "notifications", status: 200) { household in
            try household.ada.post("/transactions", try AlertTests.coffee(household, "60"))
            return try household.ada.get("/notifications")
        },
        ada("hashtags", "/hashtags"),
        ada("hashtag-edit", "/hashtags/\(SampleID.hashtag(2))/edit"),
        ada("hashtag-merge", "/hashtags/\(SampleID.hashtag(2))/merge?into=\(SampleID.hashtag(1))"),
        PageState(name: "hashtags-merged", status: 200) {
            try $0.ada.post("/hashtags/\(SampleID.hashtag(2))/merge", [("into", SampleID.hashtag(1))])
        },
        ada("settings-daily-budget", "/settings/daily-budget"),
        PageState(name: "overview-masked", status: 200) { household in
            _ = try household.ada.send("/settings/masking", [("masked", "1")])
            return try household.ada.get("/")
        },
        PageState(name: "settings-daily-budget-masked", status: 200) { household in
            _ = try household.ada.send("/settings/masking", [("masked", "1")])
            return try household.ada.get("/settings/daily-budget")
        },
        PageState(name: "overview-with-banner", status: 200) { household in
            _ = try household.ada.send("/operator/banners", [("is_on", "1"), ("address", "")])
            return try household.ada.get("/")
        },
        PageState(name: "settings-with-banners", status: 200) { household in
            _ = try household.ada.send("/operator/banners", [("is_on", "1"), ("address", "")])
            return try household.ada.get("/settings")
        },
        PageState(name: "operator-banners", status: 200) { household in
            try household.site.store.write { editor in
                try editor.banners.setSlot(isOn: true, address: "https://ads.example/feed.json")
                try editor.banners.noteFeed(at: TestSite.now - 3_600, problem: nil)
            }
            return try household.ada.get("/operator/banners")
        },
        PageState(name: "operator-banners-not-fetched", status: 200) { household in
            try household.site.store.write { editor in
                try editor.banners.setSlot(isOn: true, address: "https://ads.example/feed.json")
                try editor.banners.noteFeed(at: TestSite.now - 600, problem: "too-many-redirects")
            }
            return try household.ada.get("/operator/banners")
        },
        ada("trash", "/trash"),
        ada("settings", "/settings"),
        PageState(name: "notification-settings", status: 200) { household in
            let form = [
                ("by_email", "security"), ("by_address", "security"), ("by_address", "budget"), ("address", NotificationSettingsTests.address),
                ("amounts", "1"),
            ]
            return try household.ada.post("/settings/notifications", form)
        },
        PageState(name: "notification-settings-failed", status: 200) { household in
            try household.chooseAddress()
            try household.ada.post("/settings/notifications/test", [("channel", "address")])
            household.site.application.courier.waitUntilIdle()
            return try household.ada.get("/settings/notifications")
        },
        ada("feedback", "/settings/feedback"),
        PageState(name: "operator-feedback", status: 200) { household in
            _ = try household.ben.send("/settings/feedback", FeedbackTests.form())
            return try household.ada.get("/operator/feedback")
        },
        PageState(name: "info", status: 200) { household in
            // Ben's page, since an operator's contains the versions of this machine.
            let language = try household.site.store.read { try $0.users.find(login: "ada")?.user.preferences.language.rawValue ?? "" }
            try household.ben.post("/settings/preferences", [("language", language)])
            return try household.ben.get("/settings/info")
        },
        ada("settings-profile", "/settings/profile"),
        ada("settings-password", "/settings/password"),
        ada("settings-preferences", "/settings/preferences"),
        ada("settings-sessions", "/settings/sessions"),
        ada("help", "/help"),
        guest("help-guest", "/help"),
        ada("help-found", "/help?q=change+password"),
        ada("help-not-found", "/help?q=zyxwv"),
        guest("help-topic-guest", "/help/begin?q=password"),
        ada("help-begin", "/help/begin"), ada("help-entry", "/help/entry"), ada("help-budgets", "/help/budgets"),
        ada("help-household", "/help/household"), ada("help-banks", "/help/banks"), ada("help-reports", "/help/reports"),
        ada("help-map", "/help/map"), ada("help-phone", "/help/phone"), ada("help-https", "/help/https"), ada("help-backup", "/help/backup"),
        ada("help-keyboard", "/help/keyboard"), ada("help-programs", "/help/programs"),
        ada("confirm", "/settings/confirm?next=%2Fsettings%2Fpasscode"),
        ada("passcode", "/settings/passcode"),
        PageState(name: "passcode-on", status: 200) { try LockScene.ada($0).get("/settings/passcode") },
        PageState(name: "locked", status: 200) { try LockScene.lockedAda($0).get("/records?view=weekly") },
        ada("one-time-passwords", "/settings/one-time-passwords"),
        PageState(name: "one-time-passwords-on", status: 200) { household in
            try LockScene.switchOn(household)
            return try household.ada.get("/settings/one-time-passwords")
        },
        PageState(name: "recovery-codes", status: 200) { household in
            try LockScene.switchOn(household)
            return try household.ada.post("/settings/one-time-passwords/codes")
        },
        PageState(name: "second-step", status: 200) { household in
            try LockScene.switchOn(household)
            return try LockScene.pendingAda(household).get("/sign-in/code?next=%2Frecords")
        },
        PageState(name: "second-step-recovery", status: 200) { household in
            try LockScene.switchOn(household)
            return try LockScene.pendingAda(household).get("/sign-in/code?recovery=1")
        },
        ada("privacy", "/privacy"),
        guest("privacy-guest", "/privacy"),
        PageState(name: "privacy-with-rates", status: 200) { household in
            _ = try household.ada.send("/settings/rates/fetching", [("is_on", "1")])
            return try household.ada.get("/settings/privacy")
        },
        ada("export", "/settings/export"),
        ada("import", "/settings/import"),
        PageState(name: "import-preview", status: 200) { household in
            _ = try ExportPagesTests.upload(try ExportPagesTests.export(household.ada), household.ada)
            return try household.ada.get("/settings/import/preview")
        },
        PageState(name: "delete-account", status: 200) { try $0.ben.get("/settings/delete") },
        PageState(name: "delete-account-asked", status: 200) { try $0.ben.post("/settings/delete", [("username", "ben")]) },
        ada("delete-account-operator", "/settings/delete"),
        ada("https", "/settings/https"),
        PageState(name: "https-encrypted", status: 200, isSecure: true) { household in
            household.site.https.set(.moved)
            return try household.site.browser(scheme: "https", host: "pi.local:8443").signedIn(overHTTPS: household.cookies.ada).get(
                "/settings/https")
        },
        PageState(name: "https-own-certificate", status: 200) { household in
            household.site.https.set(.trusted)
            return try household.ada.get("/settings/https")
        },
        PageState(name: "https-off", status: 200) { household in
            household.site.https.set(nil)
            return try household.ada.get("/settings/https")
        },
        PageState(name: "rates", status: 200) { household in
            try RatePagesTests.fill(household)
            return try household.ada.get("/settings/rates")
        },
        PageState(name: "rates-history", status: 200) { household in
            try RatePagesTests.fill(household)
            return try household.ada.get("/settings/rates/history?currency=EUR")
        },
        PageState(name: "rates-after-deletion", status: 200) { household in
            try RatePagesTests.fill(household)
            return try household.ada.post("/settings/rates/delete", [("base", "EUR"), ("quote", "GBP"), ("date", "2025-11-18"), ("rate", "0.8603")])
        },
        PageState(name: "rates-not-fetched", status: 200) { household in
            try household.site.store.write { editor in
                try editor.referenceRates.setFetch(isOn: true)
                try editor.referenceRates.noteFetch(at: TestSite.now - 86_400, problem: nil)
                try editor.referenceRates.noteFetch(at: TestSite.now, problem: "other-file-2")
            }
            return try household.ada.get("/settings/rates")
        },
        PageState(name: "passkeys", status: 200, isSecure: true) { household in
            try household.refusePasskey()
            return try household.overHTTPS(household.cookies.ada).get("/settings/passkeys")
        },
        ada("passkeys-on-plain-http", "/settings/passkeys"),
        PageState(name: "passkey-new", status: 200, isSecure: true) { try $0.overHTTPS($0.cookies.ada).get("/settings/passkeys/new") },
        ada("passkey-edit", "/settings/passkeys/\(SampleID.passkey(1))/edit"),
        ada("passkey-delete", "/settings/passkeys/\(SampleID.passkey(1))/delete"),
        ada("tokens", "/settings/tokens"),
        ada("token-new", "/settings/tokens/new"),
        ada("token-guide", "/settings/api"),
        PageState(name: "token-made", status: 200) {
            try $0.ada.post("/settings/tokens", [("id", SampleID.token(51)), ("name", "Backup <b>"), ("scope", "write"), ("expires", "never")])
        },
        PageState(name: "tokens-expired", status: 200) { household in
            household.site.clock.advance(seconds: 100 * 86_400)
            let browser = household.site.browser()
            _ = try SignInTests.signIn(browser, "ada")
            return try browser.get("/settings/tokens")
        },
        ada("operator", "/operator"),
        ada("operator-users", "/operator/users"),
        PageState(name: "operator-users-of-all-kinds", status: 200) { household in
            try OperatorScene.fill(household)
            return try household.ada.get("/operator/users")
        },
        PageState(name: "operator-user", status: 200) { try $0.ada.get("/operator/users/\(try $0.user("ben"))") },
        PageState(name: "operator-user-disabled", status: 200) { household in
            try OperatorScene.fill(household)
            return try household.ada.get("/operator/users/\(try household.user("ben"))")
        },
        PageState(name: "operator-user-own", status: 200) { try $0.ada.get("/operator/users/\(try $0.user("ada"))") },
        PageState(name: "operator-user-reset-link", status: 200) { try $0.ada.post("/operator/users/\(try $0.user("ben"))/reset") },
        ada("operator-health", "/operator/health"),
        PageState(name: "operator-health-checked", status: 200) { household in
            try household.ada.post("/operator/health/check")
            household.site.clock.advance(seconds: 200_000)
            return try household.ada.get("/operator/health")
        },
        ada("operator-backups-none", "/operator/backups"),
        PageState(name: "operator-backups", status: 200) { household in
            try OperatorScene.putBackups(household)
            return try household.ada.post("/operator/backups/daily", [("is_on", "1")])
        },
        PageState(name: "operator-audit", status: 200) { household in
            try OperatorScene.fill(household)
            return try household.ada.get("/operator/audit")
        },
        guest("reset", "/reset?link=" + Household.resetToken),
        guest("reset-gone", "/reset?link=" + String(repeating: "A", count: 43), status: 404),
        PageState(name: "operator-invitation", status: 200) { try $0.ada.post("/operator/invitations") },
        PageState(name: "records-after-deletion", status: 200) {
            try $0.ada.post("/transactions/\(SampleID.transaction(1))/delete", [("deletion", SampleID.deletion(50))])
        },
    ]

    /// The pages before signing in.
    static let gate = [
        guest("splash", "/"),
        guest("sign-in", "/sign-in?next=%2Frecords%3Fview%3Dweekly"),
        PageState(name: "sign-in-with-passkeys", status: 200, isSecure: true) {
            try $0.site.browser(scheme: "https", host: "penny.local:8443").get("/sign-in?next=%2Frecords")
        },
        guest("sign-up", "/sign-up"),
        PageState(name: "splash-first", status: 200) { _ in try TestSite().browser().get("/") },
        PageState(name: "sign-up-first", status: 200) { _ in try TestSite().browser().get("/sign-up") },
        PageState(name: "sign-up-by-invitation", status: 200) { household in
            try household.ada.post("/operator/sign-up", [("policy", "invitation")])
            return try household.site.browser().get("/sign-up")
        },
        PageState(name: "sign-up-invitation-gone", status: 200) { household in
            try household.ada.post("/operator/sign-up", [("policy", "invitation")])
            return try household.site.browser().get("/sign-up?invitation=" + String(repeating: "A", count: 43))
        },
        PageState(name: "sign-up-closed", status: 200) { household in
            try household.ada.post("/operator/sign-up", [("policy", "closed")])
            return try household.site.browser().get("/sign-up")
        },
    ]

    /// Pages without contents.
    static let empty = [
        newcomer("overview-first-visit", "/"),
        newcomer("records-empty", "/records"),
        newcomer("records-none-found", "/records?q=nothing"),
        newcomer("statistics-empty", "/statistics"),
        newcomer("map-empty", "/map"),
        newcomer("transaction-new-with-one-account", "/transactions/new?kind=income"),
        newcomer("accounts-one", "/accounts"),
        newcomer("currencies-none-found", "/currencies?for=account&q=xyzzy"),
        newcomer("budgets-empty", "/budgets"),
        newcomer("goals-empty", "/goals"),
        newcomer("rules-empty", "/rules"),
        newcomer("rules-apply-empty", "/rules/apply"),
        newcomer("recurring-empty", "/recurring"),
        newcomer("notifications-empty", "/notifications"),
        PageState(name: "passkeys-empty", status: 200, isSecure: true) { try $0.overHTTPS($0.cookies.newcomer).get("/settings/passkeys") },
        newcomer("notification-settings-empty", "/settings/notifications"),
        ada("operator-feedback-empty", "/operator/feedback"),
        newcomer("trash-empty", "/trash"),
        newcomer("settings-of-a-member", "/settings"),
        newcomer("tokens-empty", "/settings/tokens"),
        ada("rates-missing", "/settings/rates"),
        newcomer("rates-not-needed", "/settings/rates"),
        newcomer("rates-history-empty", "/settings/rates/history?currency=EUR"),
        PageState(name: "hashtags-empty", status: 200) { household in
            let newcomer = household.newcomer
            for hashtag in try household.site.store.read(household.book("newcomer"), { try $0.hashtags() }) {
                try newcomer.post("/hashtags/\(hashtag.id)/delete")
            }
            newcomer.web.cookies.remove("penny_done")
            return try newcomer.get("/hashtags")
        },
    ]
}
