import Bookkeeping
import Identity
import TestSupport
import Testing

@testable import Storage
@testable import Web

/// Households of the sample people.
extension Household {
    /// The token of the invitations that tests make.
    static let invitationToken = String(repeating: "I", count: 43)

    /// Makes Ada's household "The Hales", with Ben as a member, Ida without an account, and an open invitation. Does nothing if Ada is in it.
    func share() throws {
        guard try membership(of: "ada") == nil else { return }
        try makeHousehold("The Hales", of: "ada")
        try join("ben", theHouseholdOf: "ada", as: .member)
        let ada = try person("ada").id
        try site.store.write { site in
            _ = try site.households.add(HouseholdMember.ID(milliseconds: 1), name: "Ida", by: ada, at: TestSite.now)
            try site.households.invite(
                HouseholdInvitation(id: HouseholdInvitation.ID(milliseconds: 2), role: .viewer, createdAt: TestSite.now), tokenHash: Secret().hash,
                by: ada)
        }
    }

    /// Makes a household of Ben, to which Ada is invited.
    func inviteAda() throws {
        guard try membership(of: "ben") == nil else { return }
        try makeHousehold("The Bens", of: "ben")
        try invite(to: "ben", as: .member)
    }

    func makeHousehold(_ name: String, of username: String) throws {
        let user = try person(username).id
        func new<Entity>() -> Identifier<Entity> { Identifier(milliseconds: TestSite.now * 1_000) }
        _ = try site.store.write { site in
            try site.households.add(
                new(), name: name, kind: .household, settings: try book(username).settings,
                account: (
                    new(), Account.Draft(name: "Joint", currency: try book(username).settings.mainCurrency, openingBalance: 0, isDefault: true)
                ),
                categories: [
                    (new(), Category.Draft(kind: .expense, name: "Food", hue: .olive, icon: .groceries)),
                    (new(), Category.Draft(kind: .income, name: "Refund", hue: .sky, icon: .repeat)),
                ], by: user, consentingTo: HouseholdConsent.version, at: TestSite.now)
        }
    }

    /// Makes the invitation with ``invitationToken`` to the household of a person.
    func invite(to username: String, as role: HouseholdMember.Role, for person: HouseholdMember.ID? = nil, at now: Int64 = TestSite.now) throws {
        let user = try self.person(username).id, secret = try #require(Secret(Self.invitationToken))
        try site.store.write { site in
            try site.households.invite(
                HouseholdInvitation(id: HouseholdInvitation.ID(milliseconds: now * 1_000), role: role, person: person, createdAt: now),
                tokenHash: secret.hash, by: user)
        }
    }

    /// Lets a person join a household by an invitation that is made for them, a second after the latest.
    func join(_ username: String, theHouseholdOf administrator: String, as role: HouseholdMember.Role) throws {
        let (user, host, secret) = (try person(username).id, try person(administrator).id, Secret())
        guard let own = try membership(of: administrator) else { throw Missing(what: "household of \(administrator)") }
        let latest = try site.store.read { try $0.households.people(of: own).compactMap(\.joinedAt).max() } ?? TestSite.now
        try site.store.write { site in
            let invitation = HouseholdInvitation(id: HouseholdInvitation.ID(milliseconds: TestSite.now * 1_000), role: role, createdAt: TestSite.now)
            try site.households.invite(invitation, tokenHash: secret.hash, by: host)
            try site.households.join(by: secret.hash, user, consentingTo: HouseholdConsent.version, at: latest + 1)
        }
    }

    func membership(of username: String) throws -> HouseholdMembership? {
        let user = try person(username).id
        return try site.store.read { try $0.households.membership(of: user) }
    }

    func place(of username: String) throws -> HouseholdMember.ID {
        guard let own = try membership(of: username) else { throw Missing(what: "household of \(username)") }
        return own.person
    }

    /// Sets the limit of Ada for Ben that routes name.
    func shareBen() throws {
        let ben = try person("ben").id
        try site.store.write { try $0.sharing.share(.all, of: ben) }
    }

    /// Sets a limit for Ben.
    func limitBen() throws {
        let ada = try person("ada").id, ben = try place(of: "ben"), currency = try book("ben").settings.mainCurrency
        guard let id = Budget.ID(SampleID.budget(903)), let day = CalendarDate("2025-11-01") else { throw Missing(what: "limit") }
        _ = try site.store.write { site in
            let draft = Budget.Draft(name: "Fun", length: .monthly, scope: .everything, amount: Money(minorUnits: 8_000, currency))
            return try site.sharing.limits(of: ben, by: ada).add(id, draft, on: day, at: TestSite.now)
        }
    }

    func openInvitation() throws -> HouseholdInvitation.ID {
        guard let own = try membership(of: "ada"), let found = try site.store.read({ try $0.households.invitations(of: own, at: TestSite.now) }).first
        else { throw Missing(what: "invitation") }
        return found.id
    }

    /// Reads the book of a person's household.
    func readShared<R>(of username: String = "ada", _ body: (Ledger) throws -> R) throws -> R {
        let user = try person(username).id
        guard let access = try site.store.read({ try $0.households.access(of: user, at: TestSite.now) }) else {
            throw Missing(what: "access of \(username)")
        }
        return try site.store.read(access, body)
    }

    /// The titles of the records in the book of a person's household.
    func sharedTitles(of username: String = "ada") throws -> [String] {
        try readShared(of: username) { try $0.records(RecordQuery()).records.map(\.title) }
    }

    /// Adds a goal to the book of Ada's household, on an account of Ben's sample.
    func addSharedGoal() throws {
        let user = try person("ada").id
        guard let access = try site.store.read({ try $0.households.access(of: user, at: TestSite.now) }), let id = SavingGoal.ID(SampleID.goal(101)),
            let account = try readShared({ try $0.accounts().first { $0.id.description == SampleID.account(101) } }),
            let due = CalendarDate("2026-05-31")
        else { throw Missing(what: "account of a goal") }
        let goal = SavingGoal.Draft(name: "Sofa", account: account.id, amount: Money(minorUnits: 70_000, account.currency), due: due)
        _ = try site.store.write(access) { try $0.goals.add(id, goal, at: TestSite.now) }
    }

    func addSharedNote() throws {
        let user = try person("ada").id
        guard let access = try site.store.read({ try $0.households.access(of: user, at: TestSite.now) }), let id = AccountNote.ID(SampleID.note(101)),
            let account = Account.ID(SampleID.account(101)), let date = CalendarDate("2025-11-20")
        else { throw Missing(what: "account of a note") }
        _ = try site.store.write(access) { try $0.notes.add(id, .init(account: account, date: date, text: "The bank called"), at: TestSite.now) }
    }

    /// The ID of a category of the household of Ada.
    func sharedCategory(_ name: String) throws -> String {
        guard let found = try readShared({ try $0.categories().first { $0.name == name } }) else { throw Missing(what: name) }
        return found.id.description
    }
}

/// The household "The Hales" with records, and all kinds of people in it and about it.
struct SharedMoney {
    /// A person, by their place in or about the household.
    enum Person: String, CaseIterable, Sendable {
        /// Ada.
        case administrator
        /// Ben.
        case member
        case viewer, removed, gone
        /// The administrator of another household.
        case other
        /// In no household.
        case alone
        case guest

        var name: String? {
            switch self {
            case .administrator: "ada"
            case .member: "ben"
            case .guest: nil
            default: rawValue
            }
        }
        var isInside: Bool { [.administrator, .member, .viewer].contains(self) }
        var mayWrite: Bool { self == .administrator || self == .member }
    }

    let household: Household
    private let browsers: [Person: CookieJar]

    init(_ household: Household? = nil) throws {
        let household = try household ?? Household()
        self.household = household
        let builder = HouseholdBuilder(household.site)
        var browsers: [Person: CookieJar] = [.administrator: household.cookies.ada, .member: household.cookies.ben]
        for person in Person.allCases where browsers[person] == nil {
            guard let name = person.name else { continue }
            browsers[person] = try builder.join(name, first: "", last: "").web.cookies
        }
        self.browsers = browsers
        try household.share()
        for (person, role) in [(Person.viewer, HouseholdMember.Role.viewer), (.removed, .member), (.gone, .member)] {
            try household.join(person.rawValue, theHouseholdOf: "ada", as: role)
        }
        try builder.fill(BensBook.self, browser(.member), at: "/household")
        let removed = try household.place(of: "removed"), (ada, gone) = (try household.person("ada").id, try household.person("gone").id)
        try household.site.store.write { site in
            try site.households.remove(removed, by: ada, at: TestSite.now)
            try site.households.leave(gone, at: TestSite.now)
        }
        try household.makeHousehold("The Others", of: "other")
    }

    func browser(_ person: Person) -> Browser {
        let browser = household.site.browser()
        return browsers[person].map { browser.signedIn($0) } ?? browser
    }
}
