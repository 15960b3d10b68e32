import TestSupport
import Testing

/// Ben's access to Ada's things.
@Suite struct ForeignThingTests {
    /// Banners belong to nobody.
    static let routes = SiteRoute.all.filter { $0.kind != nil && $0.kind != .banner && ($0.access == .signedIn || $0.access == .confirmed) }

    @Test(arguments: routes) func `what belongs to somebody else is exactly like what is not there`(route: SiteRoute) throws {
        let kind = try #require(route.kind)
        let household = try Household()
        let witness = try DatabaseWitness(household.site)
        let foreign = try household.id(of: kind), before = try witness.rows
        let answers = try [foreign, SampleID.absent].map { id in
            let ben = household.ben
            let form = try route.form(household).map {
                ($0.0, $0.0 == "account" ? SampleID.account(101) : $0.0 == "category" ? SampleID.category(101) : $0.1)
            }
            return route.method == "GET" ? try ben.fetch(route.path(id)) : try ben.send(route.path(id), form)
        }
        #expect(answers[0].status == (route.isUndo ? 303 : 404))
        #expect(answers[0].status == answers[1].status)
        #expect(answers[0].text == answers[1].text)
        #expect(answers[0].headers.map { "\($0.name): \($0.value)" } == answers[1].headers.map { "\($0.name): \($0.value)" })
        #expect(try witness.rows == before)
    }

    @Test(arguments: routes) func `the same request works for the owner`(route: SiteRoute) throws {
        let household = try Household()
        let form = try route.form(household).map {
            (
                $0.0,
                $0.0 == "account"
                    ? SampleID.account(101)
                    : $0.0 == "category" || $0.0 == "move_to" ? SampleID.category(101) : $0.0 == "into" ? SampleID.hashtag(102) : $0.1
            )
        }
        let path = try route.path(in: household, of: "ben")
        let answer =
            try route.method == "GET"
            ? household.ben.fetch(path)
            : household.ben.send(
                path,
                form.filter { $0.0 != "move_to" }
                    + (form.contains { $0.0 == "move_to" } ? [("move_to", try household.category("Coffee", of: "ben"))] : []))
        #expect(answer.status == (route.method == "GET" ? 200 : 303), "\(answer.document.text.prefix(400))")
    }

    @Test(
        arguments: SiteRoute.all.filter { $0.kind != nil },
        ["x", "1", "0199ffff-ffff-7fff-8fff-fffffffffff", "0199ffff-ffff-7fff-8fff-fffffffffffg", "%00", "%27%20OR%201=1--", "../1"])
    func `what is no identity is not there`(route: SiteRoute, id: String) throws {
        let household = try Household()
        let path = route.path(id)
        let answer = route.method == "GET" ? try household.ada.fetch(path) : try household.ada.send(path, try route.form(household))
        #expect(answer.status == 404 || answer.status == 400)
        #expect(household.site.events.errors == [])
    }

    struct ForeignField: Sendable, CustomTestStringConvertible {
        let path: String, field: String, value: String
        var more: [(String, String)] = []
        var testDescription: String { "\(path) \(field)" }
    }

    static let record = [("kind", "expense"), ("date", "2025-11-20"), ("time", "12:00"), ("amount", "4.40"), ("title", "Cake")]
    static let transfer = [("kind", "transfer"), ("date", "2025-11-20"), ("time", "12:00"), ("amount", "4.40"), ("title", "Cake")]
    static let income = [("kind", "income"), ("date", "2025-11-20"), ("time", "12:00"), ("amount", "4.40"), ("title", "Cake")]
    static let bensAccount = ("account", SampleID.account(101)), bensCategory = ("category", SampleID.category(101))
    static let change = [("records", SampleID.transaction(101)), ("count", "1")]
    static let bensPath = "/transactions/\(SampleID.transaction(101))"

    static let fields = [
        ForeignField(path: "/quick", field: "category", value: SampleID.category(1), more: [("amount", "5")]),
        ForeignField(path: "/transactions", field: "account", value: SampleID.account(1), more: record + [bensCategory]),
        ForeignField(path: "/transactions", field: "category", value: SampleID.category(1), more: record + [bensAccount]),
        ForeignField(path: "/transactions", field: "account", value: SampleID.account(1), more: transfer + [("to_account", SampleID.account(101))]),
        ForeignField(path: "/transactions", field: "to_account", value: SampleID.account(1), more: transfer + [bensAccount]),
        ForeignField(path: "/transactions", field: "income_category", value: SampleID.category(1), more: income + [bensAccount]),
        ForeignField(path: bensPath, field: "account", value: SampleID.account(1), more: record + [bensCategory]),
        ForeignField(path: bensPath, field: "category", value: SampleID.category(1), more: record + [bensAccount]),
        ForeignField(path: "/records/change", field: "account", value: SampleID.account(1), more: change + [("change", "account")]),
        ForeignField(path: "/records/change", field: "category", value: SampleID.category(1), more: change + [("change", "category")]),
        ForeignField(path: bensPath, field: "to_account", value: SampleID.account(1), more: transfer + [bensAccount]),
        ForeignField(
            path: "/budgets", field: "categories", value: SampleID.category(1), more: [("name", "Mine"), ("period", "monthly"), ("amount", "5")]),
        ForeignField(
            path: "/budgets/\(SampleID.budget(101))", field: "categories", value: SampleID.category(1),
            more: [("name", "Mine"), ("period", "monthly"), ("amount", "5")]),
        ForeignField(path: "/notes", field: "account", value: SampleID.account(1), more: [("date", "2025-11-20"), ("text", "Mine")]),
        ForeignField(path: "/goals", field: "account", value: SampleID.account(1), more: [("name", "Mine"), ("amount", "5"), ("by", "2026-05-31")]),
        ForeignField(path: "/categories/\(SampleID.category(101))/delete", field: "move_to", value: SampleID.category(1)),
    ]

    @Test(arguments: fields) func `a foreign identity in a form is refused like an absent one`(field: ForeignField) throws {
        let household = try Household()
        let witness = try DatabaseWitness(household.site)
        let before = try witness.rows
        for value in [field.value, SampleID.absent] {
            let answer = try household.ben.send(field.path, field.more + [(field.field, value)])
            #expect(answer.status == 422)
            #expect(!answer.text.contains("Savings") && !answer.text.contains("Music &amp; films"))
        }
        #expect(try witness.rows == before)
    }

    /// Identities are those of a book: an answer does not tell which ones somebody else has.
    @Test func `an identity that is taken elsewhere is free, and the thing that has it there stays as it is`() throws {
        let household = try Household()
        let before = try ExportPagesTests.export(household.ada), ben = household.ben
        let forms: [(String, [(String, String)])] = [
            ("/transactions", Self.record + [Self.bensAccount, Self.bensCategory, ("id", SampleID.transaction(1))]),
            ("/quick", [Self.bensCategory, ("amount", "3"), ("id", SampleID.transaction(1))]),
            ("/accounts", [("id", SampleID.account(1)), ("name", "Mine"), ("currency", "GBP")]),
            ("/categories", [("id", SampleID.category(1)), ("kind", "expense"), ("name", "Mine"), ("colour", "sky"), ("icon", "pets")]),
            ("/hashtags", [("id", SampleID.hashtag(1)), ("name", "mine")]),
            ("/budgets", [("id", SampleID.budget(1)), ("name", "Mine"), ("period", "monthly"), ("amount", "5")]),
            ("/budgets/daily", [("id", SampleID.budget(9)), ("amount", "5")]),
            ("/goals", [("id", SampleID.goal(1)), ("name", "Mine"), ("amount", "5"), ("by", "2026-05-31"), Self.bensAccount]),
            ("/transactions/\(SampleID.transaction(101))/delete", [("deletion", SampleID.deletion(1))]),
        ]
        for (path, form) in forms {
            let answer = try ben.send(path, form)
            #expect(answer.status == 303, "\(path): \(answer.status)")
            #expect(!answer.text.contains("Weekly shop"))
        }
        #expect(try ExportPagesTests.export(household.ada) == before)
        #expect(try household.site.store.check() == [])
        #expect(household.site.events.errors == [])
    }

    @Test(arguments: [
        "/records?view=all&account=ID", "/transactions/new?account=ID", "/currencies?for=ID", "/records?view=all&category=ID",
        "/transactions/new?category=ID", "/accounts/new?id=ID&currency=GBP",
    ])
    func `a foreign identity in an address shows what an absent one shows`(address: String) throws {
        let household = try Household()
        let id = address.contains("category") ? SampleID.category(1) : SampleID.account(1)
        let pages = try [id, SampleID.absent].map { id in
            let page = try household.ben.get(address.replacing("ID", with: id))
            #expect(page.status == 200)
            return try StablePage(page.response.text.replacing(id, with: "THAT-ID"), of: household).html
        }
        #expect(pages[0] == pages[1])
    }

    @Test func `a copy of a foreign record is not there`() throws {
        let household = try Household()
        #expect(try household.ben.fetch("/transactions/new?from=\(SampleID.transaction(1))").status == 404)
        #expect(try household.ben.fetch("/transactions/recall?title=Weekly%20shop").text == "")
        #expect(try household.ada.fetch("/transactions/recall?title=Weekly%20shop").text.contains("amount=14.99"))
    }

    @Test func `nothing of Ada's is on any page of Ben's`() throws {
        let household = try Household()
        try GoalPagesTests.add(1, to: household.ada)
        for path in [
            "/", "/records?view=all", "/accounts", "/categories", "/hashtags", "/trash", "/settings", "/settings/sessions", "/transactions/new",
            "/records?q=shop", "/budgets", "/goals", "/notifications",
        ] {
            let text = try household.ben.get(path).response.text
            for secret in [
                "Weekly shop", "Savings", "Tokyo purse", "Music &amp; films", "holiday2025", "Deleted by mistake", "Lovelace", "iPhone", "Films",
                "Bicycle",
            ] {
                #expect(!text.contains(secret), "\(path) shows \(secret)")
            }
        }
    }
}
