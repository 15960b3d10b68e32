import Bookkeeping
import Foundation
import TestSupport
import Testing

@testable import Storage

/// Random acts of people compared with a plain list of who is where; `PENNY_RANDOM_HOUSEHOLDS` is the number of runs.
struct RandomHouseholdTests {
    private static let count = ProcessInfo.processInfo.environment["PENNY_RANDOM_HOUSEHOLDS"].flatMap(Int.init) ?? 40

    @Test(arguments: 0..<count) func `everybody is where a plain list says, and opens the book of that household alone`(seed: Int) throws {
        var run = try RandomHouseholds(seed: UInt64(seed))
        for _ in 0..<60 { try run.step() }
        let problems = try run.people.sample.store.check()
        #expect(problems == [])
    }
}

/// The outcome of an act.
private enum Outcome: Equatable {
    case done, missing
    case refused(Conflict)

    init(_ body: () throws -> Void) throws {
        do {
            try body()
            self = .done
        } catch StoreError.conflict(let conflict) {
            self = .refused(conflict)
        } catch StoreError.notFound {
            self = .missing
        }
    }
}

private struct RandomHouseholds {
    private typealias Role = HouseholdMember.Role

    /// A household of the plain list, by its number.
    private struct House {
        var people: [Int: Role] = [:]
        var dissolved: (by: Int, at: Int64)?
        /// True once it cannot come back, and its links are unknown.
        var isGone = false
    }

    private struct Link {
        let house: Int, role: Role, end: Int64
        var isUsed = false, isRevoked = false
    }

    private static let size = 5

    let people: HouseholdSample
    private var numbers: SeededRandom
    private var houses: [House] = [], links: [Link] = []
    private var accesses: [(person: Int, house: Int, access: BookAccess)] = []
    private var now = Sample.now

    init(seed: UInt64) throws {
        people = try HouseholdSample(count: Self.size)
        numbers = SeededRandom(seed: seed)
    }

    private mutating func pick(_ below: Int) -> Int { Int.random(in: 0..<max(1, below), using: &numbers) }

    private func house(of person: Int) -> Int? { houses.firstIndex { $0.people[person] != nil } }

    mutating func step() throws {
        now += 1 + Int64(pick(4)) * 86_400
        let person = pick(Self.size), other = pick(Self.size), own = house(of: person),
            isAdministrator = own.map { houses[$0].people[person] } == .administrator
        switch pick(12) {
        case 0, 1:
            let number = houses.count
            try expect(own == nil ? .done : .refused(.inHousehold)) { try people.make(by: person, id: 700 + number, at: now) }
            if own == nil { houses.append(House(people: [person: .administrator])) }
        case 2, 3:
            let role: Role = pick(3) == 0 ? .viewer : .member, token = HouseholdSample.token(links.count)
            try expect(isAdministrator ? .done : .refused(.notAdministrator)) { try people.invite(token, as: role, by: person, at: now) }
            if isAdministrator, let own { links.append(Link(house: own, role: role, end: now + 7 * 86_400)) }
        case 4, 5, 6: try join(person, own)
        case 7: try setRole(person, other, own, isAdministrator)
        case 8: try remove(person, other, own, isAdministrator)
        case 9:
            try expect(own == nil || !isAdministrator ? .done : .refused(.administratorStays)) {
                try people.act { try $0.leave(people.user(person), at: now) }
            }
            if let own, !isAdministrator { houses[own].people[person] = nil }
        case 10:
            try expect(isAdministrator ? .done : .refused(.notAdministrator)) { try people.act { try $0.dissolve(by: people.user(person), at: now) } }
            if isAdministrator, let own {
                houses[own] = House(dissolved: (person, now))
                for index in links.indices where links[index].house == own && !links[index].isUsed { links[index].isRevoked = true }
            }
        default: try restore(person, own)
        }
        try compare()
    }

    private mutating func join(_ person: Int, _ own: Int?) throws {
        let index = pick(links.count + 1), link = links.indices.contains(index) ? links[index] : nil
        let expected: Outcome =
            if let link, !houses[link.house].isGone {
                if own != nil {
                    .refused(.inHousehold)
                } else if link.isUsed {
                    .refused(.invitationUsed)
                } else if link.isRevoked {
                    .refused(.invitationRevoked)
                } else {
                    now < link.end ? .done : .refused(.invitationExpired)
                }
            } else {
                .missing
            }
        try expect(expected) { try people.join(person, by: HouseholdSample.token(index), at: now) }
        guard expected == .done, let link else { return }
        links[index].isUsed = true
        houses[link.house].people[person] = link.role
    }

    private mutating func setRole(_ person: Int, _ other: Int, _ own: Int?, _ isAdministrator: Bool) throws {
        let role = Role.allCases[pick(3)], isHere = own != nil && house(of: other) == own
        guard let place = try people.sample.store.read({ try $0.households.membership(of: people.user(other))?.person }) else { return }
        let expected: Outcome =
            !isAdministrator
            ? .refused(.notAdministrator) : !isHere ? .missing : other == person && role != .administrator ? .refused(.administratorStays) : .done
        try expect(expected) { try people.act { try $0.setRole(of: place, role, by: people.user(person)) } }
        guard expected == .done, let own, other != person else { return }
        if role == .administrator { houses[own].people[person] = .member }
        houses[own].people[other] = role
    }

    private mutating func remove(_ person: Int, _ other: Int, _ own: Int?, _ isAdministrator: Bool) throws {
        let isHere = own != nil && house(of: other) == own
        guard let place = try people.sample.store.read({ try $0.households.membership(of: people.user(other))?.person }) else { return }
        let expected: Outcome =
            !isAdministrator ? .refused(.notAdministrator) : !isHere ? .missing : other == person ? .refused(.administratorStays) : .done
        try expect(expected) { try people.act { try $0.remove(place, by: people.user(person), at: now) } }
        if expected == .done, let own { houses[own].people[other] = nil }
    }

    private mutating func restore(_ person: Int, _ own: Int?) throws {
        let limit = now - Household.restoreLimit
        let last = houses.indices.filter { houses[$0].dissolved.map { $0.by == person && $0.at > limit } ?? false }
            .max { houses[$0].dissolved?.at ?? 0 < houses[$1].dissolved?.at ?? 0 }
        try expect(last == nil ? .missing : own == nil ? .done : .refused(.inHousehold)) {
            try people.act { try $0.restore(by: people.user(person), at: now) }
        }
        if let last, own == nil { houses[last] = House(people: [person: .administrator]) }
        _ = try people.removeDissolved(at: now)
        for index in houses.indices where houses[index].dissolved.map({ $0.at <= limit }) ?? false { houses[index].isGone = true }
    }

    private func expect(_ expected: Outcome, _ body: () throws -> Void) throws {
        let outcome = try Outcome(body)
        #expect(outcome == expected)
    }

    /// Compares all places, and what every access ever granted opens now.
    private mutating func compare() throws {
        for person in 0..<Self.size {
            let found = try people.sample.store.read { try $0.households.membership(of: people.user(person)) }
            #expect(found?.role == house(of: person).flatMap { houses[$0].people[person] })
            #expect(found?.household.id == house(of: person).map { Sample.id(700 + $0) })
            guard let own = house(of: person) else { continue }
            accesses.append((person, own, try people.access(person)))
        }
        for (person, house, access) in accesses.suffix(40) {
            let role = houses[house].people[person]
            let reads = try Outcome { _ = try people.sample.store.read(access) { try $0.accounts() } }
            #expect(reads == (role == nil ? .refused(.bookReplaced) : .done))
            let writes = try Outcome { try people.sample.store.write(access) { try $0.updateSettings(access.settings) } }
            #expect(writes == (role == nil ? .refused(.bookReplaced) : role == .viewer ? .refused(.onlyViewing) : .done))
        }
    }
}
