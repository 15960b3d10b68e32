import Bookkeeping
import Storage

/// The shared part of the own book of a person whom a path names, for an API call of the administrator or of that person.
struct SharedPart {
    let person: HouseholdMember
    let access: SharedBookAccess
    /// True for the person who asks.
    let isSelf: Bool
    /// The present day in the person's time zone.
    let today: CalendarDate

    /// Finds the person with the ID in the path.
    ///
    /// - Throws: `Failure.notFound` for somebody who is not in the household of the one who asks, or has no account of Penny, and `.onlyAdministrator`
    ///   for anybody else of the household.
    init(_ call: APICall, in store: Store) throws {
        let id: HouseholdMember.ID = try call.id(), own = try call.membership(in: store)
        let (people, access) = try store.read { (try $0.households.people(of: own), try $0.sharing.access(to: id, of: call.book.person)) }
        guard let person = people.first(where: { $0.id == id }) else { throw Failure.notFound }
        guard let access else { throw own.role == .administrator ? Failure.notFound : .onlyAdministrator }
        (self.person, self.access, isSelf) = (person, access, id == own.person)
        today = CivilTime(seconds: call.now, in: access.settings.timeZone).date
    }
}

extension APICall {
    /// Returns the household of the person who asks, with their place in it. Throws `Failure.noHousehold`.
    func membership(in store: Store) throws -> HouseholdMembership {
        guard let own = try store.read({ try $0.households.membership(of: book.person) }) else { throw Failure.noHousehold }
        return own
    }
}
