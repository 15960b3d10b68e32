import TestSupport

@testable import Web

extension PageState {
    /// Forms with problems.
    static let problems = [
        returned(
            "records-change-problems", "/records/change",
            RecordChangePagesTests.form(1, 2) + [("change", "category"), ("change", "date"), ("date", "2025-02-30")]),
        returned(
            "records-change-refused", "/records/change",
            RecordChangePagesTests.form(4, 5) + [("change", "account"), ("account", SampleID.account(1))]),
        returned(
            "notification-settings-problems", "/settings/notifications",
            [("by_address", "security"), ("address", "ntfy.example.org"), ("format", "json")]),
        returned(
            "feedback-problems", "/settings/feedback", [("id", SampleID.absent), ("to", "operator"), ("subject", ""), ("content", "They are small.")]),
        PageState(name: "bank-connection-problems", status: 422) { household in
            try household.site.store.write { try $0.settings.setFetchesBanks(true) }
            return try household.ada.post("/banks", [("id", SampleID.absent), ("setup_token", "nonsense"), ("agree", "1")])
        },
        returned("rule-problems", "/rules", [("id", SampleID.absent), ("least", "5"), ("most", "4"), ("account", "x"), ("tags", "a b c#")]),
        returned("rule-says-nothing", "/rules", [("id", SampleID.absent), ("kind", "expense")]),
        PageState(name: "rules-apply-recounted", status: 422) { household in
            try RulePagesTests.fill(household)
            return try household.ada.post("/rules/apply", [("id", SampleID.change(903)), ("count", "1"), ("rule", SampleID.filing(1))])
        },
        returned(
            "recurring-problems", "/recurring",
            [
                ("id", SampleID.absent), ("kind", "expense"), ("amount", "much"), ("frequency", "hourly"), ("every", "100"), ("starts", "2019-01-01"),
                ("ends", "on"), ("until", "2018-12-31"), ("weekend", "never"), ("posting", "ask"),
            ]),
        returned(
            "recurring-edit-problems", "/recurring/\(SampleID.rule(1))",
            [("kind", "expense"), ("amount", ""), ("frequency", "monthly"), ("starts", ""), ("ends", "after"), ("times", "0")]),
        PageState(name: "recurring-answer-problems", status: 422) { household in
            try RecurringPagesTests.wait(household)
            return try household.ada.post("/recurring/\(SampleID.rule(500))/post", [("scheduled", "2025-11-03"), ("amount", "-1")])
        },
        PageState(name: "sign-in-problems", status: 422) { try $0.site.browser().post("/sign-in", [("login", ""), ("password", "")]) },
        PageState(name: "sign-in-refused", status: 422) {
            try $0.site.browser().post("/sign-in", [("login", "ada"), ("password", "not the password"), ("next", "/records")])
        },
        PageState(name: "sign-in-too-often", status: 429) { household in
            let browser = household.site.browser()
            for _ in 0..<10 { _ = try browser.send("/sign-in", [("login", "ada"), ("password", "a wrong guess")]) }
            return try browser.post("/sign-in", [("login", "ada"), ("password", "a wrong guess")])
        },
        PageState(name: "sign-in-passkey-refused", status: 422, isSecure: true) {
            try $0.site.browser(scheme: "https", host: "penny.local:8443").post("/sign-in/passkey", [("credential", "AA"), ("next", "/records")])
        },
        PageState(name: "passkey-problems", status: 422, isSecure: true) {
            try $0.overHTTPS($0.cookies.ada).post("/settings/passkeys", [("name", String(repeating: "x", count: 41))])
        },
        PageState(name: "passkey-refused", status: 422, isSecure: true) {
            try $0.overHTTPS($0.cookies.ada).post("/settings/passkeys", [("name", "My key")])
        },
        PageState(name: "sign-up-problems", status: 422) {
            try $0.site.browser().post(
                "/sign-up",
                [
                    ("username", "ad a"), ("email", "nowhere"), ("password", "short"), ("first_name", String(repeating: "x", count: 51)),
                    ("date_of_birth", "2030-01-01"),
                ])
        },
        PageState(name: "sign-up-name-taken", status: 422) {
            try $0.site.browser().post("/sign-up", [("username", "ADA"), ("email", "new@example.org"), ("password", Household.password)])
        },
        returned("overview-problems", "/quick", [("amount", "12..5"), ("category", "")]),
        returned(
            "transaction-problems", "/transactions",
            [
                ("id", SampleID.transaction(800)), ("kind", "expense"), ("date", "2025-02-30"), ("time", "25:00"), ("account", ""), ("category", ""),
                ("amount", "14,999"), ("title", ""), ("vendor", "<b>Tesco</b>"), ("tags", "ok not/ok"),
            ]),
        PageState(name: "transaction-problems-transfer", status: 422) { household in
            let everyday = try household.everyday()
            return try household.ada.post(
                "/transactions",
                [
                    ("id", SampleID.transaction(801)), ("kind", "transfer"), ("date", "2025-11-20"), ("time", "10:00"), ("account", everyday),
                    ("to_account", everyday), ("amount", "0"),
                ])
        },
        PageState(name: "transaction-problems-income", status: 422) { household in
            try household.ada.post(
                "/transactions",
                [
                    ("id", SampleID.transaction(802)), ("kind", "income"), ("date", "2025-11-20"), ("time", "10:00"),
                    ("account", try household.everyday()),
                    ("amount", "-5"), ("title", "Gift"),
                ])
        },
        PageState(name: "transaction-problems-receipt", status: 422) { household in
            let ada = household.ada
            _ = try ada.get("/transactions/\(SampleID.transaction(9))/edit")
            return try ada.web.submit(
                "/transactions/\(SampleID.transaction(9))",
                filling: [
                    "attachment": .file(name: "page.html", type: "image/png", bytes: Array("<script>alert(1)</script>".utf8)), "amount": "5,00",
                ])
        },
        PageState(name: "transaction-problems-place", status: 422) { household in
            try household.ada.post(
                "/transactions", try TransactionTests.form(household, [("latitude", "95"), ("longitude", "7"), ("place", "The moon")]))
        },
        returned("hashtag-namesake", "/hashtags/\(SampleID.hashtag(2))", [("name", "#Holiday2025")]),
        returned("hashtag-merge-problems", "/hashtags/\(SampleID.hashtag(2))/merge", [("into", "")]),
        returned(
            "settings-daily-budget-problems", "/settings/daily-budget", [("id", SampleID.budget(9)), ("amount", "12.345"), ("applies_from", "next")]),
        returned("operator-banners-problems", "/operator/banners", [("is_on", "1"), ("address", "ftp://ads.example/feed")]),
        returned("account-problems", "/accounts", [("name", "SAVINGS"), ("currency", "GBP"), ("starting_balance", "1.234")]),
        returned("account-problems-currency", "/accounts", [("name", ""), ("currency", "XXQ"), ("starting_balance", "")]),
        PageState(name: "account-edit-problems", status: 422) { household in
            try household.ada.post("/accounts/\(try household.everyday())", [("name", "Everyday"), ("currency", "EUR"), ("starting_balance", "0")])
        },
        PageState(name: "account-limit", status: 422) { household in
            let ada = household.ada
            for number in 0..<16 {
                try ada.post("/accounts", [("id", SampleID.account(300 + number)), ("name", "Purse \(number)"), ("currency", "GBP")])
            }
            return try ada.post("/accounts", [("id", SampleID.account(399)), ("name", "One too many"), ("currency", "GBP")])
        },
        returned("category-problems", "/categories", [("kind", ""), ("name", "Coffee"), ("colour", "puce"), ("icon", "")]),
        returned("category-edit-problems", "/categories/\(SampleID.category(1))", [("name", "coffee"), ("colour", "sky"), ("icon", "pets")]),
        returned("category-delete-problems", "/categories/\(SampleID.category(1))/delete", [("move_to", "")]),
        returned(
            "budget-problems", "/budgets",
            [
                ("id", SampleID.budget(84)), ("name", "films"), ("period", "hourly"), ("amount", "1,2,3"), ("applies_from", "never"),
                ("categories", "x"),
                ("new_category", "<b>Kites</b>"), ("tags", "not/ok"), ("alert_percent", "200"), ("rollover", "1"),
            ]),
        returned("budget-edit-problems", "/budgets/\(SampleID.budget(2))", [("name", ""), ("period", "daily"), ("amount", "0")]),
        returned(
            "account-note-problems", "/notes",
            [("id", SampleID.note(84)), ("account", SampleID.absent), ("date", "2025-02-30"), ("text", "")]),
        returned(
            "goal-problems", "/goals",
            [
                ("id", SampleID.goal(84)), ("name", ""), ("amount", "1,2,3"), ("by", "2025-11-20"), ("account", SampleID.absent), ("keep", "-1"),
            ]),
        returned("overview-daily-problems", "/budgets/daily", [("amount", "12..5"), ("applies_from", "next")]),
        returned("hashtag-problems", "/hashtags", [("name", "two words")]),
        returned("hashtag-edit-problems", "/hashtags/\(SampleID.hashtag(1))", [("name", "weekly")]),
        returned(
            "settings-profile-problems", "/settings/profile",
            [("username", "ben"), ("email", "ada@example.org"), ("first_name", "Ada"), ("last_name", "Lovelace"), ("date_of_birth", "")]),
        returned(
            "settings-password-problems", "/settings/password",
            [("current", "wrong password"), ("new", "another horse"), ("repeat", "another horse")]),
        returned("settings-password-weak", "/settings/password", [("current", ""), ("new", "lovelace1815"), ("repeat", "different")]),
        PageState(name: "reset-problems", status: 422) {
            try $0.site.browser().post("/reset", [("link", Household.resetToken), ("new", "ben"), ("repeat", "")])
        },
        returned("confirm-problems", "/settings/confirm", [("password", "not the password"), ("next", "/settings/passcode")]),
        returned("passcode-problems", "/settings/passcode", [("passcode", "1234"), ("passcode_again", "4321"), ("lock_after", "7")]),
        PageState(name: "locked-problems", status: 422) {
            try LockScene.lockedAda($0).post("/locked", [("passcode", "1379"), ("next", "/records")])
        },
        returned("one-time-passwords-problems", "/settings/one-time-passwords", [("secret", LockScene.key.text), ("code", "000000")]),
        PageState(name: "second-step-problems", status: 422) { household in
            try LockScene.switchOn(household)
            return try LockScene.pendingAda(household).post("/sign-in/code", [("code", "000000"), ("next", "/records")])
        },
        returned("import-problems", "/settings/import", []),
        PageState(name: "delete-account-problems", status: 422) { try $0.ben.post("/settings/delete", [("username", "ada")]) },
        returned("token-problems", "/settings/tokens", [("id", SampleID.token(52)), ("name", "SCRIPT"), ("scope", "everything"), ("expires", "")]),
        returned("rates-problems", "/settings/rates", [("currency", ""), ("quote", "GBP"), ("rate", "1,2,3"), ("date", "2025-11-21")]),
        returned(
            "settings-preferences-problems", "/settings/preferences",
            [("language", "tlh"), ("theme", "pink"), ("time_zone", "Mars/Olympus"), ("week_start", "9")]),
    ]

    /// Error pages.
    static let errors = [
        PageState(name: "error-not-found", status: 404) { try $0.ada.get("/records/nowhere") },
        PageState(name: "error-deleted", status: 404) { household in
            let record = "/transactions/\(SampleID.transaction(9))"
            _ = try household.ada.send(record + "/delete")
            return try household.ada.get(record)
        },
        PageState(name: "transaction-changed-meanwhile", status: 409) { household in
            let record = "/transactions/\(SampleID.transaction(500))"
            _ = try household.ada.send("/transactions", try TransactionTests.form(household))
            let version = try household.ada.get(record + "/edit").document.forms.first { $0.action == record }?.value(of: "version") ?? ""
            _ = try household.ada.send(record, try TransactionTests.form(household, [("note", "from the phone"), ("version", version)]))
            return try household.ada.post(record, try TransactionTests.form(household, [("amount", "15"), ("version", version)]))
        },
        guest("error-not-found-guest", "/nowhere", status: 404),
        PageState(name: "error-forbidden", status: 403) { try $0.ben.get("/operator") },
        PageState(name: "error-stale", status: 403) { try $0.ada.web.post("/settings/currency", [("currency", "EUR")]) },
        PageState(name: "error-other-address", status: 403) { household in
            let browser = household.ada
            browser.web.headers.append(("Origin", "https://money.example.org"))
            return try browser.web.post("/settings/currency", [("currency", "EUR")])
        },
        PageState(name: "error-conflict", status: 409) { try $0.ada.post("/accounts/\(try $0.everyday())/delete") },
        PageState(name: "error-bad-request", status: 400) { try $0.ada.post("/settings/currency", [("currency", "pounds")]) },
        PageState(name: "error-method", status: 405) { try $0.ada.get("/sign-out") },
        PageState(name: "error-too-large", status: 413) {
            try $0.ada.post("/accounts", [("name", String(repeating: "x", count: 300_000))])
        },
        PageState(name: "error-unknown-host", status: 421) { try $0.site.browser(host: "evil.example").get("/") },
    ]
}
