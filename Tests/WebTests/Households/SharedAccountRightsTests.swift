import Foundation
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage
@testable import Web

/// The people who see a member's shared and private accounts, at every address of the site, made from the table of routes.
@Suite struct SharedAccountRightsTests {
    @Test func `no page shows a private account to anybody else, and a shared one only the administrator's pages`() throws {
        let scene = try SharedScene(), ben = try scene.ben()
        var seen: Set<String> = []
        for route in SiteRoute.reading where route.kind != .session {
            let id = try route.kind.map { try $0 == .householdPerson ? ben : scene.household.id(of: $0) } ?? ""
            if route.pattern.contains("{limit}") { try scene.household.limitBen() }
            let path = Self.path(route, id), isOfBook = HouseholdRightsTests.routes.contains { $0.name == route.name }
            let paths = [path] + (isOfBook ? ["/household" + path] : [])
            for path in paths + (Self.everybody[route.pattern] ?? []) {
                for person in SharedMoney.Person.allCases where person != .member {
                    let answer = try scene.fetch(person, path)
                    for secret in SharedScene.secrets {
                        let isSeen = answer.text.contains(secret.replacing("'", with: "&#39;"))
                        #expect(!isSeen, "\(person) sees \(secret) at \(path)")
                    }
                    guard answer.text.contains(SharedScene.shown) else { continue }
                    #expect(person == .administrator, "\(person) at \(path)")
                    seen.insert(path)
                }
            }
        }
        #expect(
            seen == [
                "/household/people/\(ben)", "/household/records?of=all&view=all",
                "/household/people/\(ben)/transactions/\(SampleID.transaction(951))",
            ])
    }

    /// The addresses of everybody's records and figures, by the pages that show them.
    private static let everybody = [
        "/records": ["/household/records?of=all&view=all", "/household/records?of=all&q=ring"],
        "/reports": ReportQuery.Grouping.allCases.map { "/household/reports?of=all&view=all&group_by=\($0.rawValue)" },
        "/reports.csv": ReportQuery.Grouping.allCases.map { "/household/reports.csv?of=all&view=all&group_by=\($0.rawValue)" },
    ]

    /// Returns the address of a page, for a record that Ben shares.
    private static func path(_ route: SiteRoute, _ id: String) -> String {
        route.path(id).replacing(
            SampleID.transaction(101), with: route.pattern.contains("{transaction}") ? SampleID.transaction(951) : SampleID.transaction(101))
    }

    @Test func `a record that is not shared, in the trash or not there is not found, and one that is has no way to change it`() throws {
        let scene = try SharedScene(), ben = try scene.ben(), ada = scene.household.ada
        func path(_ number: Int, of person: String? = nil) -> String {
            "/household/people/\(person ?? ben)/transactions/\(SampleID.transaction(number))"
        }
        let page = try ada.get(path(951)), text = page.document.text
        #expect(
            text.contains(SharedScene.shown) && text.contains("Snacks") && text.contains("Open purse") && text.contains("You see what Ben shares"))
        #expect(page.document.all("form").allSatisfy { !($0["action"] ?? "").contains("transaction") })
        #expect(page.document.all("a").allSatisfy { !($0["href"] ?? "").hasSuffix("/edit") })
        for number in [952, 953, 101, 1, 999] { #expect(try ada.fetch(path(number)).status == 404, "\(number)") }
        #expect(try ada.fetch(path(951, of: try scene.household.place(of: "ada").description)).status == 404)
        #expect(try ada.get("/household/people/\(ben)?view=all").document.all("a").contains { $0["href"] == path(951) })
        #expect(try ada.get("/household/records?of=all&view=all").document.all("a").contains { $0["href"] == path(951) })
        #expect(
            try scene.household.ben.send("/transactions/\(SampleID.transaction(951))/delete", [("deletion", SampleID.deletion(951))]).status == 303)
        #expect(try ada.fetch(path(951)).status == 404)
    }

    /// The statuses of a page about a household for each person, by its place in or about it.
    private enum Row {
        /// The administrator, and nobody else of the household.
        case administrator
        /// Everybody of the household.
        case inside
        /// The administrator hands over before leaving.
        case others
        /// The administrator, and the member whose records they are.
        case owner
        /// The administrator and members.
        case writers

        func status(_ person: SharedMoney.Person) -> Int {
            switch (self, person) {
            case (_, .guest): 303
            case (_, .alone), (_, .removed), (_, .gone): 404
            case (.administrator, .member), (.administrator, .viewer), (.owner, .viewer), (.writers, .viewer): 403
            case (.others, .administrator), (.others, .other): 409
            default: 200
            }
        }
    }

    /// The pages of a household that are no pages of its book. A new route without a row fails.
    private static let rows: [String: Row] = [
        "/household/details": .administrator, "/household/leave": .others, "/household/dissolve": .administrator, "/household/people": .inside,
        "/household/people/{id}": .inside, "/household/people/{id}/remove": .administrator, "/household/people/{id}/limits": .administrator,
        "/household/people/{id}/limits/new": .administrator, "/household/people/{id}/limits/{limit}": .administrator, "/household/sharing": .inside,
        "/household/people/{id}/transactions/{transaction}": .owner,
        "/household/balances": .inside, "/household/payments": .writers,
    ]

    @Test func `each page about a household answers each person as their place says`() throws {
        let scene = try SharedScene(), ben = try scene.ben()
        try scene.household.limitBen()
        for route in SiteRoute.reading where route.pattern.hasPrefix("/household/") {
            guard let row = Self.rows[route.pattern] else {
                Issue.record("\(route.pattern) has no row of rights")
                continue
            }
            for person in SharedMoney.Person.allCases {
                let answer = try scene.fetch(person, Self.path(route, ben))
                // The administrator of another household is one there, and finds nobody of this one.
                let isElsewhere = person == .other && route.kind == .householdPerson
                #expect(answer.status == (isElsewhere ? 404 : row.status(person)), "\(person) at \(route.pattern)")
            }
        }
        for (person, status) in [
            (SharedMoney.Person.administrator, 200), (.member, 403), (.viewer, 403), (.removed, 404), (.alone, 404), (.guest, 303),
        ] {
            #expect(try scene.fetch(person, "/household/records?of=all").status == status, "\(person)")
        }
    }

    @Test func `nobody but the administrator changes a limit, and nobody another one's sharing`() throws {
        let scene = try SharedScene(), ben = try scene.ben(), witness = try DatabaseWitness(scene.household.site)
        try scene.household.limitBen()
        let rows = try witness.rows
        for route in SiteRoute.posting where route.pattern.contains("/limits") {
            for person in SharedMoney.Person.allCases where person != .administrator {
                let status = try scene.money.browser(person).send(route.path(ben), try route.form(scene.household)).status
                let expected = [.removed, .gone, .alone, .other].contains(person) ? 404 : person == .guest ? 303 : 403
                #expect(status == expected, "\(person) \(route.name)")
            }
        }
        #expect(try witness.rows == rows)
        #expect(try scene.money.browser(.viewer).send("/household/sharing", [("shared", SampleID.account(951))]).status == 422)
        #expect(try scene.household.ada.fetch("/household/people/\(ben)?view=all").text.contains(SharedScene.shown))
    }

    @Test(arguments: ["removed", "leaves", "sharing off", "only me"]) func `it ends with the next request, for an open page's cursor too`(how: String)
        throws
    {
        let scene = try SharedScene(), ben = try scene.ben(), ada = scene.household.ada, own = scene.household.ben
        let pages = ["/household/people/\(ben)?view=all", "/household/records?of=all&view=all"]
        for page in pages { #expect(try ada.fetch(page).text.contains(SharedScene.shown)) }
        let access = try #require(
            try scene.household.site.store.readAll(try household(scene)) { try $0.records(RecordQuery(), after: nil, limit: 1).next })
        switch how {
        case "removed": #expect(try ada.send("/household/people/\(ben)/remove").status == 303)
        case "leaves": #expect(try own.send("/household/leave").status == 303)
        case "sharing off": #expect(try own.send("/household/sharing", [("shared", "none")]).status == 303)
        default:
            let form = [("name", "Open purse"), ("currency", "GBP"), ("only_me", "1")]
            #expect(try own.send("/accounts/\(SampleID.account(951))", form).status == 303)
        }
        for page in pages + ["/household/records?of=all&view=all&after=\(access)", "/household/records?of=all&q=kebab"] {
            #expect(try !ada.fetch(page).text.contains(SharedScene.shown), "\(page)")
        }
        #expect(try scene.household.site.store.check() == [])
    }

    private func household(_ scene: SharedScene) throws -> BookAccess {
        let ada = try scene.household.person("ada").id
        return try #require(try scene.household.site.store.read { try $0.households.access(of: ada, at: TestSite.now) })
    }

    @Test func `the entry that reaches a limit alerts the member at once, and both are told`() throws {
        let scene = try SharedScene(), ben = try scene.ben(), ada = scene.household.ada
        let limit = [("id", SampleID.budget(960)), ("name", "Snack limit"), ("period", "monthly"), ("amount", "20"), ("alert_percent", "90")]
        #expect(try ada.send("/household/people/\(ben)/limits", limit).status == 303)
        #expect(try scene.household.ben.get("/budgets").document.text.contains("set by Ada"))
        let fields = [
            ("id", SampleID.transaction(961)), ("kind", "expense"), ("date", "2025-11-20"), ("time", "13:00"), ("account", SampleID.account(951)),
            ("category", SampleID.category(951)), ("amount", "9.20"), ("title", "Waffles"),
        ]
        let answer = try scene.household.ben.post("/transactions", fields)
        #expect(answer.document.text.contains("Snack limit"))
        #expect(try scene.household.ben.get("/notifications").document.text.contains("Snack limit"))
        let told = try ada.get("/notifications").document.text
        #expect(told.contains("has reached 90% of the limit “Snack limit”") && !told.contains("18.08"))
        #expect(try scene.household.ben.fetch("/budgets/\(SampleID.budget(960))/edit").status == 404)
        #expect(try scene.household.ben.send("/budgets/\(SampleID.budget(960))/delete").status == 404)
    }

    @Test func `an invitation shares what was chosen with it, and none without a choice`() throws {
        for (fields, expected) in [
            ([], SharedAccounts.none), ([("shared", "none"), ("shared", SampleID.account(1))], .none), ([("shared", "all")], .all),
            ([("shared", "some"), ("shared", SampleID.account(1))], .some(Set([Account.ID(SampleID.account(1))].compactMap(\.self)))),
        ] as [([(String, String)], SharedAccounts)] {
            let household = try Household()
            try household.inviteAda()
            let wrong = try household.ada.send("/invitations/\(Household.invitationToken)", [("consent", "1"), ("shared", SampleID.account(101))])
            #expect(wrong.status == 422)
            #expect(try household.ada.send("/invitations/\(Household.invitationToken)", [("consent", "1")] + fields).status == 303)
            let ada = try household.person("ada").id
            #expect(try household.site.store.read { try $0.sharing.sharedAccounts(of: ada) } == expected)
        }
    }
}
