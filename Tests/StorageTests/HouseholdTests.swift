import Bookkeeping
import Testing

@testable import Storage

/// Households and the right to their book.
struct HouseholdTests {
    let people: HouseholdSample

    init() throws { people = try HouseholdSample(count: 4) }

    @Test func `a household has a book of its own, which its people open and nobody else`() throws {
        let household = try people.make(by: 0)
        #expect(try people.make(by: 0) == household)
        try people.join(1, as: .member)
        let own = try #require(try people.sample.store.read { try $0.books.atTerminal(of: people.user(0)) })
        let shared = try people.access(0)
        #expect(shared.book != own.book && shared.settings.mainCurrency == .jpy && !shared.isOwn && own.isOwn)
        try people.write(1, "Dinner")
        #expect(try people.titles(0) == ["Dinner"] && people.titles(1) == ["Dinner"])
        #expect(try people.sample.store.read(own) { try $0.records(RecordQuery()).records.isEmpty })
        #expect(try people.sample.store.read { try $0.households.access(of: people.user(2), at: Sample.now) } == nil)
        #expect(try people.sample.store.read { try $0.households.access(of: Sample.id(9_999), at: Sample.now) } == nil)
        #expect(try people.sample.store.check() == [])
    }

    @Test func `a viewer reads, and what they write is refused`() throws {
        try people.make(by: 0)
        try people.join(1, as: .viewer)
        try people.write(0, "Dinner")
        #expect(try people.titles(1) == ["Dinner"])
        #expect(refusal { try people.write(1, "Taxi") } == .onlyViewing)
        #expect(try people.titles(0) == ["Dinner"])
        try people.setRole(1, .member)
        try people.write(1, "Taxi")
        #expect(try people.titles(0).sorted() == ["Dinner", "Taxi"])
    }

    @Test func `an access granted before ends with the right, and with what the role allows now`() throws {
        try people.make(by: 0)
        try people.join(1, as: .member)
        let access = try people.access(1), place = try people.place(1)
        try people.act { try $0.setRole(of: place, .viewer, by: people.user(0)) }
        #expect(refusal { try people.write(access, "Late") } == .onlyViewing)
        _ = try people.sample.store.read(access) { try $0.accounts() }
        #expect(refusal { _ = try people.sample.store.export(access) { try $0.export() } } == .notAdministrator)
        try people.act { try $0.remove(place, by: people.user(0), at: Sample.now) }
        #expect(refusal { try people.write(access, "Late") } == .bookReplaced)
        #expect(refusal { _ = try people.sample.store.read(access) { try $0.accounts() } } == .bookReplaced)
        // Nor does a place in another household open it.
        try people.make(by: 1, id: 701)
        #expect(refusal { _ = try people.sample.store.read(access) { try $0.accounts() } } == .bookReplaced)
        #expect(refusal { _ = try people.sample.store.export(access) { try $0.export() } } == .bookReplaced)
    }

    @Test func `a disabled person opens nothing`() throws {
        try people.make(by: 0)
        try people.join(1, as: .member)
        let access = try people.access(1)
        try people.sample.store.write { try $0.users.setDisabled(people.user(1), true) }
        #expect(refusal { _ = try people.sample.store.read(access) { try $0.accounts() } } == .bookReplaced)
    }

    @Test func `a link lets one person in, once, and says why it does not`() throws {
        try people.make(by: 0)
        #expect(refusal { try people.invite(HouseholdSample.token(1), as: .member, by: 1) } == .notAdministrator)
        try people.invite(HouseholdSample.token(1), as: .member, by: 0)
        let found = try #require(try people.sample.store.read { try $0.households.invitation(HouseholdSample.token(1)) })
        #expect(found.administrator == "user0" && found.household.name == "The Hales" && found.personName == nil)
        #expect(refusal { try people.join(0, by: HouseholdSample.token(1)) } == .inHousehold)
        try people.join(1, by: HouseholdSample.token(1))
        #expect(refusal { try people.join(2, by: HouseholdSample.token(1)) } == .invitationUsed)
        #expect(throws: StoreError.notFound) { try people.join(2, by: HouseholdSample.token(99)) }
        try people.invite(HouseholdSample.token(2), as: .member, by: 0)
        #expect(refusal { try people.join(2, by: HouseholdSample.token(2), at: Sample.now + HouseholdInvitation.lifetime) } == .invitationExpired)
        let open = try people.openLinks()
        #expect(open.count == 1)
        #expect(refusal { try people.act { try $0.revoke(open[0].id, by: people.user(1)) } } == .notAdministrator)
        try people.act { try $0.revoke(open[0].id, by: people.user(0)) }
        #expect(refusal { try people.join(2, by: HouseholdSample.token(2)) } == .invitationRevoked)
        #expect(throws: StoreError.notFound) { try people.act { try $0.revoke(open[0].id, by: people.user(0)) } }
    }

    @Test func `somebody without an account is invited later, and keeps their place`() throws {
        try people.make(by: 0)
        let ida: HouseholdMember.ID = Sample.id(760)
        for expected in [Saved.added, .alreadySaved] {
            let saved = try people.act { try $0.add(ida, name: "Ida", by: people.user(0), at: Sample.now) }
            #expect(saved == expected)
        }
        try people.invite(HouseholdSample.token(1), as: .member, for: ida, by: 0)
        try people.invite(HouseholdSample.token(2), as: .member, for: ida, by: 0)
        #expect(try people.sample.store.read { try $0.households.invitation(HouseholdSample.token(1))?.personName } == "Ida")
        try people.join(1, by: HouseholdSample.token(1), at: Sample.now + 1)
        #expect(try people.place(1) == ida && people.names(0) == ["user0", "user1"])
        #expect(refusal { try people.join(2, by: HouseholdSample.token(2)) } == .invitationRevoked)
        #expect(throws: StoreError.notFound) { try people.invite(HouseholdSample.token(3), as: .member, for: ida, by: 0) }
    }

    @Test func `the administrator hands over before leaving, and then is a member`() throws {
        try people.make(by: 0)
        try people.join(1, as: .member)
        #expect(refusal { try people.act { try $0.leave(people.user(0), at: Sample.now) } } == .administratorStays)
        #expect(refusal { try people.remove(0) } == .administratorStays)
        #expect(refusal { try people.setRole(0, .member) } == .administratorStays)
        try people.setRole(1, .administrator)
        #expect(try people.membership(0).role == .member && people.membership(1).role == .administrator)
        try people.act { try $0.leave(people.user(0), at: Sample.now + 5) }
        #expect(try people.names(1) == ["user1"])
        let former = try people.former(1)
        #expect(former.map(\.name) == ["user0"] && former.map(\.leftAt) == [Sample.now + 5])
        #expect(try people.sample.store.check() == [])
    }

    @Test func `a dissolved household opens for nobody, and comes back for 30 days`() throws {
        try people.make(by: 0)
        try people.join(1, as: .member)
        try people.write(1, "Dinner")
        try people.invite(HouseholdSample.token(9), as: .member, by: 0)
        let access = try people.access(1)
        #expect(refusal { try people.act { try $0.dissolve(by: people.user(1), at: Sample.now) } } == .notAdministrator)
        try people.act { try $0.dissolve(by: people.user(0), at: Sample.now) }
        #expect(refusal { _ = try people.sample.store.read(access) { try $0.accounts() } } == .bookReplaced)
        #expect(refusal { try people.join(2, by: HouseholdSample.token(9)) } == .invitationRevoked)
        #expect(throws: StoreError.notFound) { try people.act { try $0.restore(by: people.user(1), at: Sample.now) } }
        let last = Sample.now + Household.restoreLimit - 1
        #expect(try people.removeDissolved(at: last) == 0)
        try people.act { try $0.restore(by: people.user(0), at: last) }
        #expect(try people.titles(0) == ["Dinner"] && people.names(0) == ["user0"])
        try people.act { try $0.dissolve(by: people.user(0), at: Sample.now) }
        #expect(throws: StoreError.notFound) { try people.act { try $0.restore(by: people.user(0), at: last + 1) } }
        #expect(try people.removeDissolved(at: last + 1) == 1)
        try people.sample.store.eraseResidualData()
        #expect(try people.rows("household") == 0 && people.rows("household_person") == 0 && people.rows("record") == 0)
        #expect(try people.sample.store.check() == [])
    }

    @Test func `an account that is deleted leaves its household to others`() throws {
        try people.make(by: 0)
        try people.join(1, as: .viewer)
        try people.join(2, as: .member)
        try people.sample.makeOperators()
        try people.sample.store.write { try $0.users.delete(people.user(0), at: Sample.now) }
        #expect(try people.membership(2).role == .administrator)
        let former = try people.former(2)
        #expect(former.map(\.name) == [""] && former.map(\.user) == [nil])
        try people.sample.store.write { try $0.users.delete(people.user(1), at: Sample.now) }
        try people.sample.store.write { try $0.users.delete(people.user(2), at: Sample.now) }
        try people.sample.store.eraseResidualData()
        #expect(try people.rows("household") == 0 && people.rows("household_person") == 0)
        #expect(try people.sample.store.check() == [])
    }

    @Test func `a household has room for a hundred`() throws {
        try people.make(by: 0)
        try people.invite(HouseholdSample.token(1), as: .member, by: 0)
        for number in 1..<Household.peopleLimit {
            try people.act { _ = try $0.add(Sample.id(1_000 + number), name: "Guest", by: people.user(0), at: Sample.now) }
        }
        #expect(refusal { try people.act { _ = try $0.add(Sample.id(1_900), name: "Guest", by: people.user(0), at: Sample.now) } } == .householdFull)
        #expect(refusal { try people.join(1, by: HouseholdSample.token(1)) } == .householdFull)
        #expect(refusal { try people.invite(HouseholdSample.token(2), as: .member, by: 0) } == .householdFull)
        try people.act { try $0.remove(Sample.id(1_001), by: people.user(0), at: Sample.now) }
        try people.join(1, by: HouseholdSample.token(1))
        #expect(try people.names(0).count == Household.peopleLimit)
    }

    @Test func `who may write is told of a budget's limit`() throws {
        try people.make(by: 0)
        try people.join(1, as: .member)
        try people.join(2, as: .viewer)
        try people.sample.store.write(people.access(0)) { editor throws in
            _ = try editor.setDailyBudget(Sample.id(770), .init(amount: Money(minorUnits: 5, .jpy)), on: .day("2026-03-10"), at: Sample.now)
        }
        try people.write(1, "Dinner")
        let told = try (0..<4).map { number in try people.sample.store.read { try $0.notifications.unreadCount(of: people.user(number)) } }
        #expect(told == [1, 1, 0, 0])
    }
}
