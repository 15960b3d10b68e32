import Bookkeeping
import TestSupport
import Testing

@testable import Storage
@testable import Web

@Suite struct InvitationPagesTests {
    private let household: Household
    private let path = "/invitations/\(Household.invitationToken)"

    init() throws { household = try Household() }

    /// Invites somebody to Ben's household.
    private func invite(_ role: HouseholdMember.Role = .member, for person: HouseholdMember.ID? = nil, at now: Int64 = TestSite.now) throws {
        try household.makeHousehold("The Bens", of: "ben")
        try household.invite(to: "ben", as: role, for: person, at: now)
    }

    private func setPolicy(_ policy: SignUpPolicy) throws { try household.site.store.write { try $0.settings.setSignUpPolicy(policy) } }

    @Test func `somebody joins after they have agreed`() throws {
        try invite()
        let page = try household.ada.get(path)
        #expect(page.status == 200 && page.document.first("h1")?.text == "Ben invites you to The Bens")
        let hasty = try household.ada.send(path)
        #expect(hasty.status == 422 && hasty.document.element(id: "consent-e")?.text == "Tick this to join.")
        #expect(try household.membership(of: "ada") == nil)
        let joined = try household.ada.post(path, [("consent", "1")])
        #expect(
            joined.status == 200 && joined.target == "/household"
                && joined.document.first(where: { $0["class"]?.hasPrefix("notice") == true })?.text.contains("Welcome") == true)
        #expect(try household.membership(of: "ada")?.role == .member)
        let consent = try household.site.store.pool.read {
            try Connection(database: $0).rows("SELECT consented_to FROM household_person WHERE joined_at IS NOT NULL") { try $0.date(0) }
        }
        #expect(consent == [HouseholdConsent.version, HouseholdConsent.version])
    }

    @Test func `somebody takes the place of a name`() throws {
        try household.makeHousehold("The Bens", of: "ben")
        let (ben, id) = (try household.person("ben").id, HouseholdMember.ID(milliseconds: 7))
        _ = try household.site.store.write { try $0.households.add(id, name: "Granny", by: ben, at: TestSite.now) }
        try household.invite(to: "ben", as: .viewer, for: id)
        #expect(try household.ada.get(path).document.text.contains("You take the place of Granny."))
        #expect(try household.ada.send(path, [("consent", "1")]).status == 303)
        #expect(try household.place(of: "ada") == id)
        #expect(try !household.ben.get("/household/people").response.text.contains("Granny"))
    }

    @Test func `each reason why nobody can join has its sentence`() throws {
        try invite(at: TestSite.now - HouseholdInvitation.lifetime)
        func expect(_ status: Int, _ title: String, by browser: Browser? = nil, on path: String? = nil) throws {
            let browser = browser ?? household.ada, path = path ?? self.path
            let page = try browser.get(path)
            #expect(page.status == status && page.document.first("h1")?.text == title, "\(title)")
            let sent = try browser.send(path, [("consent", "1")])
            #expect([303, 404, 409].contains(sent.status))
        }
        try expect(410, "This invitation ran out")
        try expect(404, "There is no such invitation", on: "/invitations/" + String(repeating: "A", count: 43))
        try expect(404, "There is no such invitation", on: "/invitations/x")
        let (ben, own) = (try household.person("ben").id, try #require(try household.membership(of: "ben")))
        func renew(_ state: String = "open") throws {
            _ = try household.site.store.pool.write {
                try Connection(database: $0).run("UPDATE household_invitation SET state = ?, expires_at = ?", state, TestSite.now + 9)
            }
        }
        try renew()
        try expect(200, "This is your own invitation", by: household.ben)
        try renew("revoked")
        try expect(410, "This invitation was withdrawn")
        try renew("used")
        try expect(410, "This invitation was used already")
        try renew()
        try household.makeHousehold("The Lovelaces", of: "ada")
        try expect(409, "You are in another household")
        #expect(try household.ada.get(path).document.text.contains("To join The Bens, leave The Lovelaces first"))
        try household.join("newcomer", theHouseholdOf: "ben", as: .viewer)
        try expect(200, "You are in The Bens already", by: household.newcomer)
        _ = try household.site.store.write { site in
            for number in 3...Bookkeeping.Household.peopleLimit {
                _ = try site.households.add(HouseholdMember.ID(milliseconds: Int64(number)), name: "P\(number)", by: ben, at: TestSite.now)
            }
            try site.households.dissolve(by: try #require(try site.users.find(login: "ada")).user.id, at: TestSite.now)
        }
        try renew()
        try expect(409, "There is no room any more")
        #expect(own.household.name == "The Bens")
    }

    @Test func `a link for a name ends when the name is removed, or somebody else has taken it`() throws {
        let debts = try Debts(household), ida = debts.ida
        func link() throws -> String {
            let invitation = try household.ada.send("/household/invitations", [("role", "member"), ("person", ida)])
            return String(try #require(invitation.text.firstMatch(of: /\/invitations\/[0-9A-Za-z_-]{43}/)).output)
        }
        let (first, second) = (try link(), try link()), guest = household.newcomer
        #expect(try guest.get(first).document.text.contains("You take the place of Ida."))
        // Something was for Ida, so her name stays in the household among those who were there.
        #expect(try household.ada.send("/household/people/\(ida)/remove").status == 303)
        for path in [first, second] {
            let page = try guest.get(path)
            #expect(page.status == 410 && page.document.first("h1")?.text == "This invitation was withdrawn")
            let sent = try guest.send(path, [("consent", "1")])
            #expect(sent.status == 409 && sent.document.first("h1")?.text == "This invitation was withdrawn")
        }
        #expect(try household.membership(of: "newcomer") == nil)
        try setPolicy(.invitation)
        #expect(try !household.site.browser().get(first).document.text.contains("Sign up"))
    }

    @Test func `of two people on one link one gets in`() throws {
        try invite()
        let (first, second) = (household.ada, household.newcomer)
        #expect(try first.get(path).status == 200 && second.get(path).status == 200)
        #expect(try first.send(path, [("consent", "1")]).status == 303)
        let late = try second.send(path, [("consent", "1")])
        #expect(late.status == 409 && late.document.first("h1")?.text == "This invitation was used already")
        #expect(try household.membership(of: "newcomer") == nil)
    }

    @Test(arguments: [SignUpPolicy.open, .invitation]) func `a guest signs up and is led back to the invitation`(policy: SignUpPolicy) throws {
        try invite()
        try setPolicy(policy)
        let guest = household.site.browser()
        let page = try guest.get(path)
        #expect(page.status == 200 && page.document.element(id: "closed") == nil)
        let link = try #require(page.document.all("a").compactMap { $0["href"] }.first { $0.hasPrefix("/sign-up") })
        let form = try guest.get(link).document
        func value(_ name: String) -> String { form.first(where: { $0["name"] == name })?["value"] ?? "" }
        let fields = [
            ("id", value("id")), ("username", "cleo"), ("email", "cleo@example.org"), ("password", Household.password), ("next", value("next")),
            ("invitation", value("invitation")),
        ]
        let entered = try guest.post("/sign-up", fields)
        #expect(entered.status == 200 && entered.target == path)
        #expect(try guest.post(path, [("consent", "1")]).target == "/household")
        #expect(try household.membership(of: "cleo")?.household.name == "The Bens")
    }

    @Test func `an invitation lets one person sign up where nobody else can`() throws {
        try invite()
        try setPolicy(.invitation)
        func fields(_ name: String) -> [(String, String)] {
            [
                ("username", name), ("email", "\(name)@example.org"), ("password", Household.password), ("next", path),
                ("invitation", Household.invitationToken),
            ]
        }
        #expect(try household.site.browser().send("/sign-up", fields("cleo")).status == 303)
        #expect(try household.site.browser().send("/sign-up", fields("dora")).status == 403)
        let page = try household.site.browser().get(path)
        #expect(page.document.element(id: "closed") != nil && !page.response.text.contains("/sign-up"))
        // Whoever has an account already can still take it.
        #expect(try household.ada.send(path, [("consent", "1")]).status == 303)
        #expect(try household.site.store.check() == [])
    }

    @Test func `a server that takes nobody says so to the guest`() throws {
        try invite()
        try setPolicy(.closed)
        let page = try household.site.browser().get(path)
        #expect(page.status == 200 && page.document.element(id: "closed")?.text.contains("This server takes no new people") == true)
        let signIn = try #require(page.document.all("a").compactMap { $0["href"] }.first { $0.hasPrefix("/sign-in") })
        #expect(signIn == "/sign-in?next=" + path.replacing("/", with: "%2F"))
    }

    @Test func `the token is in no log and no page of another site learns it`() throws {
        try invite()
        _ = try household.ada.get(path)
        _ = try household.ada.send(path, [("consent", "1")])
        #expect(!household.site.events.lines.contains { $0.contains(Household.invitationToken) })
        #expect(try household.ada.fetch(path)["Referrer-Policy"] == "same-origin")
    }
}
