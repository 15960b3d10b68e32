import Foundation
import MicroHTTP
import SitePaths
import TestSupport
import Testing

@testable import Views
@testable import Web

/// The rights of each person at each address of a household's book, made from the table of routes.
@Suite struct HouseholdRightsTests {
    /// The routes that every book has, except for the overview, which is a page about households too.
    static let routes = SiteRoute.all.filter { isOfBook($0.pattern) && $0.pattern != "/" }

    private static let patterns: Set<String> = {
        let text = SourceTree.files("Sources/SitePaths").first { $0.path == "Sources/SitePaths/Paths.swift" }?.text ?? ""
        return Set(
            text.matches(of: /: (Link|PathWithID) \{ \w+\(ofBook: "([^"]+)"(?:, "([^"]+)")?\) \}/).map {
                String($0.output.2) + ($0.output.1 == "PathWithID" ? "{id}" : "") + ($0.output.3.map(String.init) ?? "")
            })
    }()

    private static func isOfBook(_ pattern: String) -> Bool { patterns.contains(pattern) }

    /// The forms that viewers may send: they change nothing in the book.
    private static let forViewers: Set = ["/currencies", "/notifications/read", "/recurring/feed", "/recurring/feed/revoke"]
    /// The pages with a form of a change, which viewers do not get.
    private static let forWriters: Set = [
        "/transactions/new", "/transactions/{id}/edit", "/records/change", "/records/delete", "/accounts/new", "/accounts/{id}/edit",
        "/accounts/{id}/reconcile", "/accounts/{id}/delete", "/categories/new", "/categories/order", "/categories/{id}/merge",
        "/categories/{id}/edit", "/categories/{id}/delete", "/budgets/new", "/budgets/{id}/edit", "/goals/new", "/goals/{id}/edit",
        "/notes/new", "/notes/{id}/edit",
        "/recurring/new", "/recurring/{id}/edit", "/rules/new", "/rules/apply", "/rules/{id}", "/reports/kept/{id}",
        "/hashtags/{id}/edit", "/hashtags/{id}/merge", "/settings/daily-budget",
    ]

    /// The pages that only the administrator opens, by the beginnings of their addresses.
    private static let forAdministrator = ["/settings/export", "/settings/import"]

    private static func isForAdministrator(_ route: SiteRoute) -> Bool { forAdministrator.contains { route.pattern.hasPrefix($0) } }

    private static func isChange(_ route: SiteRoute) -> Bool {
        isForAdministrator(route) ? false : route.method == "POST" ? !forViewers.contains(route.pattern) : forWriters.contains(route.pattern)
    }

    @Test func `every address of a book is one of the household's book too`() throws {
        #expect(Self.patterns.count > 50 && Self.routes.count > 55)
        let routes = try Household().site.application.routes
        for route in Self.routes {
            let method = try #require(Method(rawValue: route.method))
            guard case .found(let page, _) = routes.match(method, "/household" + route.pattern) else {
                Issue.record("/household\(route.pattern) is not there")
                continue
            }
            #expect(page.book == .household)
            let right: [Requirement] = Self.isForAdministrator(route) ? [.administering] : Self.isChange(route) ? [.writing] : []
            let more = [Requirement.household] + right
            #expect(page.requirements == (route.access.requirements + more).sorted(), "\(route.name)")
        }
        for route in SiteRoute.all where !Self.isOfBook(route.pattern) && !route.pattern.hasPrefix("/household") {
            let method = try #require(Method(rawValue: route.method))
            if case .found(let page, _) = routes.match(method, "/household" + route.pattern) {
                Issue.record("\(route.name) is a page of a person and at the address of the household: \(page.requirements)")
            }
        }
    }

    @Test(arguments: routes) func `each person gets what their place gives them`(route: SiteRoute) throws {
        let money = try SharedMoney(), household = money.household
        let witness = try DatabaseWitness(household.site)
        let path = "/household" + route.path(try route.kind.map { try shared($0, money, for: route.pattern) } ?? "")
        let form = try Self.form(route, money)
        let rows = try witness.rows
        for person in SharedMoney.Person.allCases.reversed() where !(person.mayWrite && Self.isChange(route)) {
            guard let status = expected(person, route) else { continue }
            let answer = try ask(person, route, path, form, money)
            #expect(answer.status == status, "\(person) \(answer.document.text.prefix(200))")
            for secret in ["Ben's lamp", "Ben's purse", "Ben's limit", "19.19"] where !person.isInside {
                #expect(!answer.text.contains(secret), "\(person) sees \(secret)")
            }
        }
        // An export is in the audit log.
        if !Self.forViewers.contains(route.pattern), route.name != "POST /settings/export" { #expect(try witness.rows == rows) }
        // A member changes the book; the administrator, by the same form once more, meets what the member left.
        guard Self.isChange(route) else { return }
        let answer = try ask(.member, route, path, form, money)
        // A form without its file is refused, after the right to send it.
        #expect([200, 303].contains(answer.status) || (route.pattern == "/import" && answer.status == 422), "\(answer.document.text.prefix(400))")
        let again = try ask(.administrator, route, path, form, money)
        #expect([200, 303, 404, 422].contains(again.status))
        #expect(household.site.events.errors == [])
    }

    /// Ada's own things are not in the household's book, and its things are not in hers.
    @Test(arguments: routes.filter { $0.kind != nil && $0.kind != .banner }) func `a thing is at the address of its own book alone`(route: SiteRoute)
        throws
    {
        let money = try SharedMoney(), household = money.household
        let kind = try #require(route.kind), own = try household.id(of: kind), shared = try shared(kind, money, for: route.pattern)
        let form = try Self.form(route, money), witness = try DatabaseWitness(household.site), rows = try witness.rows
        for path in ["/household" + route.path(own), route.path(shared)] {
            let answer = try ask(.administrator, route, path, form, money)
            #expect(answer.status == (route.isUndo ? 303 : 404), "\(path)")
        }
        #expect(try witness.rows == rows)
    }

    @Test func `removing somebody ends it with their next request, and a change of role too`() throws {
        let money = try SharedMoney(), ben = money.browser(.member)
        #expect(try ben.fetch("/household/records?view=all").text.contains("Ben&#39;s lamp"))
        let place = try money.household.place(of: "ben"), ada = money.browser(.administrator)
        #expect(try ada.send("/household/people/\(place)/role", [("role", "viewer")]).status == 303)
        #expect(try ben.fetch("/household/transactions/new").status == 403)
        #expect(try ada.send("/household/people/\(place)/remove").status == 303)
        for path in ["/household/records", "/household/statistics", "/household/people"] { #expect(try ben.fetch(path).status == 404) }
        #expect(try ben.fetch("/records?view=all").status == 200)
    }

    /// Returns the ID of a thing in the household's book, which has those of Ben's sample.
    private func shared(_ kind: SiteRoute.Kind, _ money: SharedMoney, for pattern: String) throws -> String {
        switch kind {
        case .payment:
            let id = try FoundPagesTests.fillShared(money.household)
            if pattern.hasSuffix("/offer") { _ = try money.browser(.member).send("/household/recurring/found/\(id)/dismiss") }
            return id
        case .bankLink:
            try BankLinkPagesTests.connectShared(money.household, by: "ben", number: 201)
            return SampleID.bankLink(201)
        case .goal:
            try money.household.addSharedGoal()
            return SampleID.goal(101)
        case .note:
            try money.household.addSharedNote()
            return SampleID.note(101)
        case .filing:
            try RulePagesTests.add(201, to: money.browser(.member), in: "/household")
            return SampleID.filing(201)
        case .report:
            try KeptReportPagesTests.keep(201, by: money.browser(.member), in: "/household")
            return SampleID.report(201)
        case .bankImport:
            return try BankPagesTests.prepare(201, by: money.browser(.member), in: "/household", isFinished: pattern.hasSuffix("/take-back"))
        case .learning:
            _ = try FoundPagesTests.fillShared(money.household)
            return try RulePagesTests.dismiss(201, by: money.browser(.member), in: "/household")
        case .attachment:
            let html = try money.browser(.member).get("/household/transactions/\(SampleID.transaction(101))").response.text
            guard let found = html.firstMatch(of: /\/household\/attachments\/([0-9a-f-]{36})/) else { throw Household.Missing(what: "attachment") }
            return String(found.output.1)
        case .change:
            let id = SampleID.change(701)
            let form = [("id", id), ("count", "1"), ("records", SampleID.transaction(101)), ("change", "vendor"), ("vendor", "Shop")]
            _ = try money.browser(.member).send("/household/records/change", form)
            return id
        default: return try money.household.id(of: kind, "ben")
        }
    }

    private static func form(_ route: SiteRoute, _ money: SharedMoney) throws -> [(String, String)] {
        let other = [
            "account": SampleID.account(101), "category": SampleID.category(101), "into": SampleID.hashtag(102), "records": SampleID.transaction(101),
        ]
        return try route.form(money.household).map { name, value in
            name == "move_to" ? (name, try money.household.sharedCategory("Food")) : (name, other[name] ?? value)
        }
    }

    private func ask(
        _ person: SharedMoney.Person, _ route: SiteRoute, _ path: String, _ form: [(String, String)], _ money: SharedMoney
    ) throws -> WireResponse {
        let browser = money.browser(person)
        return route.method == "GET" ? try browser.fetch(path) : try browser.send(path, form)
    }

    /// Returns the status of an answer to a person who changes nothing by it; nil where it says nothing about this household.
    private func expected(_ person: SharedMoney.Person, _ route: SiteRoute) -> Int? {
        let isChange = Self.isChange(route)
        switch person {
        case .guest: return 303
        case .alone, .removed, .gone: return 404
        case .member where Self.isForAdministrator(route), .viewer where Self.isForAdministrator(route): return 403
        // The form without a file, the export of a book, and pages that lead back to the choice of a file.
        case .administrator where Self.isForAdministrator(route), .other where Self.isForAdministrator(route):
            return route.pattern == "/settings/import" && route.method == "POST" ? 422 : Self.leadingBack.contains(route.pattern) ? 303 : 200
        case .viewer where isChange: return 403
        // In the book of the other household, which has nothing of this one.
        case .other where route.kind != nil: return route.isUndo ? 303 : 404
        case .other where isChange: return nil
        case .administrator where Self.ofMaker.contains(route.pattern): return 404
        // A new address is shown once, on the page that answers the form.
        case _ where route.pattern == "/recurring/feed": return 200
        // The form has no file.
        case _ where route.pattern == "/import" && route.method == "POST": return 422
        default: return route.method == "POST" || Self.gates.contains(route.pattern) ? 303 : 200
        }
    }

    /// Pages about an uploaded file, which lead back where there is none.
    private static let leadingBack: Set = ["/settings/import/preview", "/settings/import/replace", "/settings/import/cancel"]
    /// Pages that lead back to the records without a choice.
    private static let gates: Set = ["/records/change", "/records/delete", "/records/export"]
    /// A connection to a bank shows all accounts of the person who made it, a member here, so that nobody else changes it.
    private static let ofMaker: Set = ["/banks/{id}", "/banks/{id}/fetch"]
}
