import Bookkeeping

/// The owner of a book that is replaced by an export.
public enum BookOwner: Sendable, Equatable {
    /// A person, for their own book.
    case person(User.ID)
    /// The household that a person administers. `own` is the person of the export who they are; nil if they are nobody of them, and for an export
    /// of the same household, which says so by itself.
    case household(administrator: User.ID, own: HouseholdMember.ID?)

    /// The person who asks for it.
    public var user: User.ID {
        switch self {
        case .person(let user), .household(let user, _): user
        }
    }
}

/// The people of an exported household, and who of the household into which it comes they are.
///
/// A person of this household is recognized by their ID. Everybody else comes as a name without an account, with another ID if somebody of another
/// household has theirs.
struct ArrivingMembers: Sendable {
    private struct Place: Sendable {
        let exported: ExportedHouseholdMember
        let id: HouseholdMember.ID
        /// True for somebody who is of the household already.
        let isKnown: Bool
    }

    let household: Household.ID
    private let places: [HouseholdMember.ID: Place]

    /// - Parameter own: the person of the export who the administrator is.
    /// - Throws: `.conflict(.identifierTaken)` for two people with one ID, `.conflict(.householdFull)` if there were too many people afterwards.
    init(
        _ people: [ExportedHouseholdMember], in membership: HouseholdMembership, own: HouseholdMember.ID?, at now: Int64, _ connection: Connection
    ) throws {
        household = membership.household.id
        guard Set(people.map(\.id)).count == people.count else { throw StoreError.conflict(.identifierTaken) }
        let known = try Self.known(household, connection)
        let isOwnKnown = people.contains { $0.id == membership.person }
        places = try Dictionary(
            people.map { exported in
                // The administrator's answer counts more than a name that an earlier import of the file has made, and less than somebody's account.
                let isOwn = try exported.id == own && !isOwnKnown && !Self.hasAccount(exported.id, membership.household.id, connection)
                if isOwn { return (exported.id, Place(exported: exported, id: membership.person, isKnown: true)) }
                if known.contains(exported.id) { return (exported.id, Place(exported: exported, id: exported.id, isKnown: true)) }
                let isTaken = try connection.exists("SELECT 1 FROM household_person WHERE id = ?", exported.id)
                return (exported.id, Place(exported: exported, id: isTaken ? .init(milliseconds: now &* 1_000) : exported.id, isKnown: false))
            }, uniquingKeysWith: { first, _ in first })
        try requireRoom(connection)
    }

    private static func hasAccount(_ person: HouseholdMember.ID, _ household: Household.ID, _ connection: Connection) throws -> Bool {
        try connection.exists("SELECT 1 FROM household_person WHERE id = ? AND household = ? AND role IS NOT NULL", person, household)
    }

    private static func known(_ household: Household.ID, _ connection: Connection) throws -> Set<HouseholdMember.ID> {
        Set(try connection.rows("SELECT id FROM household_person WHERE household = ?", household) { try $0.id(0) })
    }

    /// Returns the ID here of a person of the export; nil for one whom it does not have.
    subscript(person: HouseholdMember.ID) -> HouseholdMember.ID? { places[person]?.id }

    /// Returns a record's parts with the IDs of the people here. Throws `.conflict(.invalid)` for a person whom the export does not have.
    func sharing(_ exported: Sharing) throws -> Sharing {
        Sharing(
            exported.way,
            try exported.parts.map { part in
                guard let person = self[part.person] else { throw StoreError.conflict(.invalid) }
                return Sharing.Part(person: person, weight: part.weight, amount: part.amount)
            })
    }

    /// Returns the question of a kept report as one about the people here.
    func question(_ exported: [KeptReport.Parameter]) -> [KeptReport.Parameter] {
        exported.map { parameter in
            let known = parameter.name == KeptReport.Parameter.person ? HouseholdMember.ID(parameter.value).flatMap { self[$0] } : nil
            return known.map { KeptReport.Parameter(parameter.name, $0.description) } ?? parameter
        }
    }

    /// Makes these the people of the household. Nobody gets an account, a role or a place by it, and nobody with an account loses theirs; names without
    /// an account and people who have left come from the export.
    ///
    /// - Throws: `.conflict(.bookChanged)` if somebody has come or gone meanwhile, `.conflict(.householdFull)`.
    func arrive(_ connection: Connection) throws {
        let known = try Self.known(household, connection)
        guard places.values.allSatisfy({ known.contains($0.id) == $0.isKnown }) else { throw StoreError.conflict(.bookChanged) }
        try requireRoom(connection)
        for place in places.values.sorted(by: { $0.exported.id < $1.exported.id }) {
            let exported = place.exported
            if place.isKnown {
                try connection.run("UPDATE household_person SET weight = ? WHERE id = ?", exported.weight, place.id)
                try connection.run(
                    "UPDATE household_person SET name = ?, left_at = ?, created_at = ? WHERE id = ? AND role IS NULL", exported.name, exported.leftAt,
                    exported.createdAt, place.id)
            } else {
                try connection.run(
                    "INSERT INTO household_person (id, household, name, created_at, left_at, weight) VALUES (?, ?, ?, ?, ?, ?)", place.id, household,
                    exported.name, exported.createdAt, exported.leftAt, exported.weight)
            }
        }
        for person in known.subtracting(places.values.map(\.id)) {
            try connection.run("DELETE FROM household_person WHERE id = ? AND (role IS NULL OR left_at IS NOT NULL)", person)
        }
    }

    /// Throws `.conflict(.householdFull)` if the household had more people than it may have.
    private func requireRoom(_ connection: Connection) throws {
        let ids = Set(places.values.map(\.id))
        // People with an account stay, whether the export has them or not; of people without one, the export's are there afterwards.
        let staying = try connection.rows(
            "SELECT id FROM household_person WHERE household = ? AND role IS NOT NULL AND left_at IS NULL", household
        ) { try $0.id(0, HouseholdMember.self) }
        let former = Set(
            try connection.rows("SELECT id FROM household_person WHERE household = ? AND role IS NOT NULL AND left_at IS NOT NULL", household) {
                try $0.id(0, HouseholdMember.self)
            })
        let names = places.values.filter { $0.exported.leftAt == nil && !former.contains($0.id) }.map(\.id)
        guard Set(names).union(staying).count <= Household.peopleLimit, ids.count == places.count else {
            throw StoreError.conflict(.householdFull)
        }
    }
}
