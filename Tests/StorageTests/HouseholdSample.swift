import Bookkeeping
import Testing

@testable import Storage

/// People with books of their own, by number, who make households and join them.
final class HouseholdSample {
    let sample: Sample
    private let count: Int
    private var links = 0, records = 0

    /// - Parameter count: the number of people, besides Ada.
    init(count: Int) throws {
        sample = try Sample()
        self.count = count
        for number in 0..<count {
            let base = 200 + number * 10
            _ = try Sample.addUser(
                "user\(number)", user(number), account: Sample.id(base + 1), food: Sample.id(base + 2), travel: Sample.id(base + 3),
                salary: Sample.id(base + 4), to: sample.store)
        }
    }

    func user(_ number: Int) -> User.ID { Sample.id(200 + number * 10) }

    static func token(_ number: Int) -> [UInt8] { [UInt8](repeating: 0, count: 30) + [UInt8(number >> 8 & 255), UInt8(number & 255)] }

    func act<R>(_ body: (Households<Writing>) throws -> R) throws -> R { try sample.store.write { try body($0.households) } }

    @discardableResult
    func make(by number: Int, id: Int = 700, at now: Int64 = Sample.now) throws -> Household.ID {
        let base = 10 * id, id: Household.ID = Sample.id(id)
        let settings = BookSettings(mainCurrency: .jpy, timeZone: .utc, weekStart: .monday)
        _ = try act {
            try $0.add(
                id, name: "The Hales", kind: .household, settings: settings,
                account: (Sample.id(100_000 + base), Sample.account("Joint", .jpy, 0, isDefault: true)),
                categories: [
                    (Sample.id(100_001 + base), Sample.category(.expense, "Food")), (Sample.id(100_002 + base), Sample.category(.income, "Pay")),
                ], by: user(number), consentingTo: HouseholdConsent.version, at: now)
        }
        return id
    }

    func invite(
        _ token: [UInt8], as role: HouseholdMember.Role, for person: HouseholdMember.ID? = nil, by number: Int, at now: Int64 = Sample.now
    ) throws {
        links += 1
        let invitation = HouseholdInvitation(id: Sample.id(50_000 + links), role: role, person: person, createdAt: now)
        try act { try $0.invite(invitation, tokenHash: token, by: user(number)) }
    }

    func join(_ number: Int, by token: [UInt8], at now: Int64 = Sample.now) throws {
        try act { try $0.join(by: token, user(number), consentingTo: HouseholdConsent.version, at: now) }
    }

    /// Lets a person join the household of the first person.
    func join(_ number: Int, as role: HouseholdMember.Role) throws {
        let token = Self.token(40_000 + number)
        try invite(token, as: role, by: 0)
        try join(number, by: token)
    }

    /// Gives a person of the household of the first person another role.
    func setRole(_ number: Int, _ role: HouseholdMember.Role) throws {
        let place = try place(number)
        try act { try $0.setRole(of: place, role, by: user(0)) }
    }

    func remove(_ number: Int) throws {
        let place = try place(number)
        try act { try $0.remove(place, by: user(0), at: Sample.now) }
    }

    func openLinks() throws -> [HouseholdInvitation] {
        let own = try membership(0)
        return try sample.store.read { try $0.households.invitations(of: own, at: Sample.now) }
    }

    /// The people who have left a person's household.
    func former(_ number: Int) throws -> [HouseholdMember] {
        let own = try membership(number)
        return try sample.store.read { try $0.households.people(of: own, former: true) }
    }

    func removeDissolved(at now: Int64) throws -> Int { try act { try $0.removeDissolved(at: now) } }

    func membership(_ number: Int) throws -> HouseholdMembership {
        try #require(try sample.store.read { try $0.households.membership(of: user(number)) })
    }

    func place(_ number: Int) throws -> HouseholdMember.ID { try membership(number).person }

    func access(_ number: Int, at now: Int64 = Sample.now) throws -> BookAccess {
        try #require(try sample.store.read { try $0.households.access(of: user(number), at: now) })
    }

    /// The names of the people in a person's household.
    func names(_ number: Int) throws -> [String] {
        let own = try membership(number)
        return try sample.store.read { try $0.households.people(of: own).map(\.name) }
    }

    /// Adds an expense of 100 yen to a person's household.
    func write(_ number: Int, _ title: String) throws { try write(access(number), title) }

    func write(_ access: BookAccess, _ title: String) throws {
        records += 1
        let id: Transaction.ID = Sample.id(60_000 + records)
        _ = try sample.store.write(access) { editor in
            let account = try #require(try editor.ledger.accounts().first), food = try #require(try editor.ledger.categories().first)
            let draft = Transaction.Draft(
                movement: .expense(account: account.id, category: food.id, amount: Money(minorUnits: 100, .jpy)), date: .day("2026-03-10"),
                time: .midnight, title: title)
            return try editor.add(id, draft, at: Sample.now)
        }
    }

    func titles(_ number: Int) throws -> [String] {
        try sample.store.read(access(number)) { try $0.records(RecordQuery()).records.map(\.title) }
    }

    func rows(_ table: String) throws -> Int {
        try sample.store.pool.read { try Connection(database: $0).count("SELECT count(*) FROM \(table)") }
    }
}

/// Returns the conflict with which `body` is refused; nil if it is not.
func refusal(_ body: () throws -> Void) -> Conflict? {
    do {
        try body()
        return nil
    } catch StoreError.conflict(let conflict) {
        return conflict
    } catch {
        Issue.record(error)
        return nil
    }
}
