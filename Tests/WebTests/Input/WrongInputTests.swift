import Foundation
import TestSupport
import Testing

/// Invalid values in every field of every form.
@Suite struct WrongInputTests {
    /// The optional fields of forms.
    static let more: [String: [String]] = [
        "/transactions": [
            "to_account", "to_amount", "income_category", "vendor", "note", "tags", "latitude", "longitude", "place", "remove_attachment", "again",
        ],
        "/transactions/{id}": [
            "version",
            "to_account", "to_amount", "income_category", "vendor", "note", "tags", "latitude", "longitude", "place", "remove_attachment",
        ],
        "/accounts": ["starting_balance", "is_default"], "/accounts/{id}": ["is_default"], "/accounts/{id}/edit": ["is_default"],
        "/sign-up": ["first_name", "last_name", "date_of_birth", "time_zone", "invitation", "next", "id"], "/sign-in": ["next"],
        "/budgets": ["applies_from", "categories", "new_category", "tags", "alert_percent", "rollover"],
        "/budgets/{id}": ["applies_from", "categories", "new_category", "tags", "alert_percent", "rollover"], "/notifications/read": ["id"],
        "/settings/profile": ["last_name", "date_of_birth"], "/settings/preferences": ["month_start"],
        "/settings/rates": ["quote"], "/currencies": ["currency", "id", "starting_balance", "is_default"],
    ]

    static let values = [
        "", " ", "\t\n", "x", "-1", "0", "0.001", "1e5", "NaN", "+Infinity", "999999999999999", "9223372036854775807", "9223372036854775808",
        "-9223372036854775808", "14,99,99", "1/0", "2-2", "9*9*9*9*9*9*9*9", "((((((((((1", "0001-01-01", "9999-12-31", "2025-02-30", "24:00",
        "25-11-20",
        "../../etc/passwd", "%00", "{{name}}", "' OR 1=1--", "<b>x</b>", "\u{202E}x", "\u{FEFF}", "\u{0007}", "🏳️‍🌈", "e\u{301}", "٣٫٥", "１２．５", "null",
        "undefined",
        "[object Object]", SampleID.absent, String(repeating: "x", count: 300), String(repeating: "界", count: 3_000),
        String(repeating: "9", count: 16),
        "Z" + String(repeating: "\u{0335}", count: 5_000),
    ]

    /// Fields whose typed text has to be kept.
    static let typed = [
        "name", "amount", "to_amount", "title", "vendor", "note", "tags", "date", "time", "username", "email", "first_name", "last_name", "login",
        "starting_balance",
        "date_of_birth", "rate", "new_category", "alert_percent", "time_zone", "keep", "by",
    ]

    @Test(arguments: SiteRoute.posting) func `whatever is in a field, the answer is a page and never a failure`(route: SiteRoute) throws {
        let household = try Household()
        let form = try route.form(household), path = try route.path(in: household)
        let place = SiteRoute.posting.firstIndex { $0.pattern == route.pattern } ?? 0
        var seen: Set<String> = []
        for (number, field) in (form.map(\.0) + (Self.more[route.pattern] ?? [])).enumerated() {
            for value in TestMatrix.values(Self.values, oneIn: 4, turn: place + number, isFirst: PostedFields.isFirst(field, in: route)) {
                let browser = route.access == .anyone ? household.site.browser(peer: "10.0.0.\(Int.random(in: 1...250))") : household.ada
                let answer = try browser.send(path, form.filter { $0.0 != field } + [(field, value)])
                let what = "\(field)=\(value.prefix(30).debugDescription)"
                #expect([200, 303, 400, 403, 404, 409, 413, 422, 429].contains(answer.status), "\(what): \(answer.status)")
                // Requests of scripts are answered without a page.
                guard answer.status == 422, answer["Content-Type"]?.hasPrefix("text/html") == true else { continue }
                let text = answer.text
                if Self.typed.contains(field), !value.isEmpty, !value.contains(where: { "<>&\"'\n".contains($0) }), text.contains("name=\"\(field)\"")
                {
                    // Only the beginning of an overlong text is kept.
                    let kept = value.utf8.count <= 200 ? value : value.cut(to: 60)
                    #expect(text.range(of: kept, options: .literal) != nil, "\(what) is not kept")
                }
                // Parsing a page costs more than rendering it: only one of each kind of problem is audited.
                let summary = text.components(separatedBy: "id=\"problems\"").last?.components(separatedBy: "</ul>").first ?? ""
                if seen.insert(summary).inserted { #expect(AccessibilityAudit.problems(in: answer.document) == [], "\(what)") }
            }
        }
        #expect(household.site.events.errors == [])
    }

    @Test(arguments: SiteRoute.posting) func `missing and repeated fields are answered with a page`(route: SiteRoute) throws {
        let household = try Household()
        let form = try route.form(household), path = try route.path(in: household)
        for field in form.map(\.0) {
            let browser = route.access == .anyone ? household.site.browser() : household.ada
            let missing = try browser.send(path, form.filter { $0.0 != field })
            let repeated = try browser.send(path, form + [(field, "x"), (field, ""), (field, SampleID.absent)])
            for answer in [missing, repeated] { #expect([200, 303, 400, 403, 404, 409, 422].contains(answer.status), "\(field): \(answer.status)") }
        }
        #expect(household.site.events.errors == [])
    }

    @Test(arguments: SiteRoute.posting, ["amount=%FF%FE", "name=%00", "title=a%00b", "x=%", "x=%4", "note=%C0%AF", "%ED%A0%80=x", "csrf=%FF"])
    func `bytes that are no text are refused`(route: SiteRoute, body: String) throws {
        let household = try Household()
        let witness = try DatabaseWitness(household.site)
        let path = try route.path(in: household), before = try witness.version
        let browser = route.access == .anyone ? household.site.browser() : household.ada
        let sent = "csrf=\(try browser.token)&\(body)"
        let answer = try browser.web.send(
            WireRequest("POST", path, headers: [("Content-Type", "application/x-www-form-urlencoded")], body: Array(sent.utf8)))
        #expect(answer.status == 400)
        #expect(AccessibilityAudit.problems(in: answer.document) == [])
        #expect(try witness.version == before)
    }

    @Test func `a form of thousands of fields is refused`() throws {
        let household = try Household()
        let answer = try household.ada.send("/accounts", (0..<2_500).map { ("f\($0)", "x") })
        #expect(answer.status == 413)
    }

    @Test(arguments: [
        "view=daily&date=9999-12-31", "view=weekly&date=9999-12-31", "view=monthly&date=9999-12", "view=yearly&date=9999", "date=0001-01-01",
        "view=weekly&date=0001-01-01",
        "view=monthly&date=0001-01", "view=daily&date=0000-00-00", "date=2025-02-30", "date=99999-01-01", "date=-1", "view=x&date=y&sort=z&kind=w",
        "after=zzzzzzzzzzzzzzzzzzzzzz",
        "after=-", "after=7zzzzzzzzzzzz", "after=-1", "after=7zzzzzzzzzzzz-\(SampleID.absent)", "after=3y283y6-\(SampleID.absent)",
        "after=0-\(SampleID.absent)", "sort=amount&after=0-0-\(SampleID.absent)",
        "sort=-amount&after=1y2p0ij32e8e7-0-\(SampleID.absent)", "q=%22%22%22", "q=*", "q=AND%20OR%20NOT", "q=NEAR(", "q=%27;--", "q=a%20-b",
        "q=%E5%AF%BF", "q=%F0%9F%98%80", "tag=%23%23", "tag=x%20y", "account=x", "category=%00x", "view=all&sort=amount&after=x",
        "date=today&date=this-month", "view=daily&date=this-year",
        "date=next-year&view=weekly", "account=&category=&kind=&tag=&q=",
    ])
    func `an address that asks for nonsense is a page`(query: String) throws {
        let household = try Household()
        let page = try household.ada.get("/records?\(query)")
        #expect(page.status == 200 || (page.status == 400 && query.contains("%00")))
        #expect(AccessibilityAudit.problems(in: page.document) == [])
        #expect(household.site.events.errors == [])
    }

    @Test(arguments: [
        "/transactions/new?kind=x&account=y&category=z&from=w", "/categories?kind=x",
        "/accounts/new?currency=XXQ&name=&starting_balance=abc&is_default=maybe", "/currencies?for=&q=&currency=", "/sign-in?language=tlh",
        "/transactions/recall?kind=x", "/?language=ja", "/transactions/new?kind=transfer",
    ])
    func `other addresses with nonsense are pages too`(address: String) throws {
        let household = try Household()
        for browser in [household.ada, household.newcomer, household.site.browser()] {
            #expect(try browser.get(address).status == 200)
        }
        #expect(household.site.events.errors == [])
    }

    @Test func `a balance cannot run over the edge of what is counted`() throws {
        let household = try Household()
        let (everyday, coffee) = (try household.everyday(), try household.category("Coffee"))
        for number in 0..<3 {
            let answer = try household.ada.send(
                "/transactions",
                [
                    ("id", SampleID.transaction(700 + number)), ("kind", "expense"), ("date", "2025-11-20"), ("time", "12:00"), ("account", everyday),
                    ("category", coffee), ("amount", "999999999999.99"), ("title", "Everything"),
                ])
            #expect(answer.status == 303)
        }
        for path in ["/", "/records", "/accounts", "/records?view=all", "/categories", "/transactions/new"] {
            #expect(try household.ada.get(path).status == 200)
        }
        #expect(household.site.events.errors == [])
    }
}
