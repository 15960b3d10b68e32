import TestSupport
import Testing

/// The site behind a reverse proxy, under `/penny`.
@Suite struct BasePathTests {
    @Test(arguments: PageState.full + PageState.empty + PageState.problems) func `every address of a page begins with the base path`(state: PageState)
        throws
    {
        let household = try Household(base: "/penny")
        let page: WebPage
        do {
            page = try state.open(household)
        } catch is WebSession.Failure {
            return  // This state is reached through a form whose path the test gives without the base path.
        }
        let links = page.document.siteLinks(from: page.target)
        #expect(links.filter { !$0.target.hasPrefix("/penny/") && $0.target != "/penny" } == [])
    }

    @Test func `every link under a base path leads somewhere`() throws {
        let household = try Household(base: "/penny")
        var links: Set<String> = []
        for path in [
            "/", "/records", "/accounts", "/categories", "/hashtags", "/settings", "/trash", "/operator", "/currencies?for=account",
            "/transactions/\(SampleID.transaction(9))",
        ] {
            let page = try household.ada.get(path)
            links.formUnion(page.document.siteLinks(from: page.target).filter { $0.method == "GET" }.map(\.target))
        }
        #expect(links.count > 40)
        for link in links {
            let status = try household.ada.web.send(WireRequest("GET", link)).status
            #expect(status == 200 || status == 303, "\(link): \(status)")
        }
    }

    @Test func `a person signs in, adds, deletes and undoes under a base path`() throws {
        let household = try Household(base: "/penny")
        let browser = household.site.browser()
        let gate = try browser.get("/records?view=weekly")
        #expect(gate.target == "/penny/sign-in?next=%2Frecords%3Fview%3Dweekly")
        let list = try browser.web.submit("/penny/sign-in", filling: ["login": "ada", "password": .text(Household.password)])
        #expect(list.target == "/penny/records?view=weekly")
        try browser.get("/")
        let done = try browser.web.submit("/penny/quick", filling: ["category": .text(try household.category("Coffee")), "amount": "3"])
        #expect(done.target == "/penny/")
        #expect(done.text.contains("Saved "))
        try browser.get("/transactions/\(SampleID.transaction(9))")
        let deleted = try browser.web.submit("/penny/transactions/\(SampleID.transaction(9))/delete")
        let undo = try #require(deleted.document.forms.first { $0.action.hasPrefix("/penny/trash/") })
        #expect(try browser.web.submit(undo).text.contains("Restored."))
        try browser.get("/settings")
        #expect(try browser.web.submit("/penny/sign-out").target == "/penny/")
    }

    @Test func `what is not under the base path is not this site`() throws {
        let household = try Household(base: "/penny")
        #expect(try household.ada.web.send(WireRequest("GET", "/records")).status == 404)
        #expect(try household.ada.web.send(WireRequest("GET", "/pennyrecords")).status == 404)
        #expect(try household.ada.web.send(WireRequest("GET", "/penny/healthz")).status == 200)
    }

    @Test func `an invitation's link has the base path`() throws {
        let household = try Household(base: "/penny")
        #expect(try household.site.browser().get(try InvitationTests.invite(household).replacing("/penny", with: "")).status == 200)
    }

    @Test func `two sites of one host do not sign each other out`() throws {
        let (first, second) = (try Household(base: "/a"), try Household(base: "/b"))
        let names = try [first, second].map { household in
            let browser = household.site.browser()
            try browser.get("/sign-in")
            return Set(browser.web.cookies.cookies.map(\.name))
        }
        #expect(names.allSatisfy { !$0.isEmpty } && Set(names).count == 2 && names[0].isDisjoint(with: names[1]))
    }
}
