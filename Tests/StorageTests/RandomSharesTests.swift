import Bookkeeping
import Foundation
import TestSupport
import Testing

@testable import Storage

/// Payers and parts of records, compared with a plain list over random acts; `PENNY_RANDOM_SHARES` is the number of runs.
struct RandomSharesTests {
    private static let count = ProcessInfo.processInfo.environment["PENNY_RANDOM_SHARES"].flatMap(Int.init) ?? 12

    @Test(arguments: 0..<count) func `balances are those of a plain list, and add up to zero`(seed: Int) throws {
        var run = try RandomShares(seed: UInt64(seed))
        for _ in 0..<50 { try run.step() }
        #expect(try run.people.sample.store.check() == [])
    }
}

private struct RandomShares {
    /// A record of the plain list.
    private struct Entry {
        var movement: Transaction.Movement
        /// The parts; nil for a record that is for the whole household, and a payment.
        var parts: [HouseholdMember.ID: Int64]?
        var choice: Sharing.Choice
        /// The weights by which it was divided.
        var weights: [HouseholdMember.ID: Int64]
        var deletion: Deletion.ID?
    }

    let people: HouseholdSample
    private var numbers: SeededRandom
    private var entries: [Transaction.ID: Entry] = [:]
    private var weights: [HouseholdMember.ID: Int64] = [:]
    private var sharers: [HouseholdMember.ID] = []
    private var present: Set<HouseholdMember.ID> = []
    private var accounts: [Account] = [], food: Bookkeeping.Category.ID, pay: Bookkeeping.Category.ID
    private var next = 0

    init(seed: UInt64) throws {
        people = try HouseholdSample(count: 3)
        numbers = SeededRandom(seed: seed)
        try people.make(by: 0)
        try people.join(1, as: .member)
        try people.join(2, as: .viewer)
        let child: HouseholdMember.ID = Sample.id(900)
        try people.act { [people] in _ = try $0.add(child, name: "Ida", by: people.user(0), at: Sample.now) }
        sharers = [try people.place(0), try people.place(1), try people.place(2), child]
        present = Set(sharers)
        for sharer in sharers { weights[sharer] = 1 }
        let categories = try people.sample.store.read(people.access(0)) { try $0.categories() }
        food = try #require(categories.first { $0.kind == .expense }).id
        pay = try #require(categories.first { $0.kind == .income }).id
        accounts = try people.sample.store.read(people.access(0)) { try $0.accounts() + $0.shared.accounts() }
        #expect(accounts.count == 5, "the common account and one of each person")
    }

    private mutating func pick(_ below: Int) -> Int { Int.random(in: 0..<max(1, below), using: &numbers) }

    private func person(_ account: Account.ID) -> HouseholdMember.ID? { accounts.first { $0.id == account }?.person }

    private mutating func movement(_ yen: Int64) -> Transaction.Movement {
        let from = accounts[pick(accounts.count)].id, amount = Money(minorUnits: yen, .jpy)
        switch pick(5) {
        case 0: return .income(account: from, category: pay, amount: amount)
        case 1:
            let others = accounts.filter { $0.id != from }
            return .transfer(from: from, to: others[pick(others.count)].id, amount: amount, received: amount)
        default: return .expense(account: from, category: food, amount: amount)
        }
    }

    private mutating func choice(_ yen: Int64) -> Sharing.Choice {
        let some = sharers.filter { _ in pick(2) == 0 }, named = some.isEmpty ? [sharers[0]] : some
        switch pick(4) {
        case 0: return Sharing.Choice(.some, Dictionary(uniqueKeysWithValues: named.map { ($0, 1) }))
        case 1: return Sharing.Choice(.shares, Dictionary(uniqueKeysWithValues: named.map { ($0, Int64(1 + pick(4))) }))
        case 2:
            var rest = yen, values: [HouseholdMember.ID: Int64] = [:]
            for person in named.dropLast() {
                values[person] = Int64(pick(Int(rest) + 1))
                rest -= values[person] ?? 0
            }
            if let last = named.last { values[last] = rest }
            return Sharing.Choice(.amounts, values)
        default: return Sharing.Choice(.everybody)
        }
    }

    /// Divides as the plain list does: by weights, rounded down, and what is left to those of whom rounding took most, one after the other.
    private func parts(_ entry: Entry, _ id: Transaction.ID) -> [HouseholdMember.ID: Int64]? {
        let amount = entry.movement.amount.minorUnits
        if entry.choice.way == .amounts { return entry.choice.values }
        let names = entry.weights.filter { $0.value > 0 }.keys.sorted(), total = names.reduce(0) { $0 + (entry.weights[$1] ?? 0) }
        let first = Int(id.randomBits % UInt64(names.count)), turns = names[first...] + names[..<first]
        func taken(_ person: HouseholdMember.ID) -> Int64 { amount * (entry.weights[person] ?? 0) % total }
        var parts = Dictionary(uniqueKeysWithValues: names.map { ($0, amount * (entry.weights[$0] ?? 0) / total) })
        for person in turns.sorted(by: { taken($0) > taken($1) }).prefix(Int(amount - parts.values.reduce(0, +))) { parts[person, default: 0] += 1 }
        return parts
    }

    private func weights(of choice: Sharing.Choice) -> [HouseholdMember.ID: Int64] {
        switch choice.way {
        case .everybody:
            let all = weights.filter { present.contains($0.key) }
            return all.values.contains { $0 > 0 } ? all : all.mapValues { _ in 1 }
        case .some: return Dictionary(uniqueKeysWithValues: choice.values.keys.map { ($0, max(weights[$0] ?? 1, 1)) })
        case .shares: return choice.values
        case .amounts: return [:]
        }
    }

    /// Gives an entry its parts: one that a person is on one side of, or an expense or income for which people were chosen.
    private func divided(_ entry: Entry, _ id: Transaction.ID) -> Entry {
        var entry = entry
        let isPerson = person(entry.movement.account) != nil
        var isOneSided = isPerson
        if case .transfer(_, let to, _, _) = entry.movement { isOneSided = isPerson != (person(to) != nil) }
        let isShared = isOneSided || entry.movement.kind != .transfer && entry.choice.way != .everybody
        entry.parts = isShared ? parts(entry, id) : nil
        return entry
    }

    mutating func step() throws {
        let known = entries.keys.sorted(), id = known.isEmpty ? nil : known[pick(known.count)]
        let access = try people.access(0), store = people.sample.store
        switch pick(12) {
        case 0, 1, 2, 3, 4:
            let new: Transaction.ID = Transaction.ID(milliseconds: Int64(next), random: (numbers.next(), numbers.next()))
            next += 1
            let yen = Int64(1 + pick(5_000)), movement = movement(yen), choice = choice(yen)
            let draft = draft(movement, sharing: choice)
            _ = try store.write(access) { try $0.add(new, draft, at: Sample.now) }
            entries[new] = divided(Entry(movement: movement, choice: choice, weights: weights(of: choice)), new)
        case 5, 6:
            guard let id, let entry = entries[id], entry.deletion == nil else { return }
            let yen = Int64(1 + pick(5_000)), movement = movement(yen), choice = choice(yen), draft = draft(movement, sharing: choice)
            try store.write(access) { try $0.update(id, draft, at: Sample.now) }
            var changed = Entry(movement: movement, choice: choice, weights: weights(of: choice))
            // People among whom it was divided in the same way keep their weights.
            if entry.parts != nil, entry.choice.way == choice.way {
                if choice.way == .everybody { changed.weights = entry.weights }
                if choice.way == .some {
                    for (person, weight) in entry.weights where changed.weights[person] != nil { changed.weights[person] = weight }
                }
            }
            entries[id] = divided(changed, id)
        case 7:
            guard let id, entries[id]?.deletion == nil else { return }
            let deletion = Deletion.ID(milliseconds: Int64(next))
            _ = try store.write(access) { try $0.delete(id, as: deletion, at: Sample.now) }
            entries[id]?.deletion = deletion
        case 8:
            guard let id, let deletion = entries[id]?.deletion else { return }
            _ = try store.write(access) { try $0.restore(deletion, at: Sample.now) }
            entries[id]?.deletion = nil
        case 9: try changeAccount(known.filter { _ in pick(3) == 0 }, access)
        case 10:
            let person = sharers[pick(sharers.count)], weight = Int64(pick(4))
            guard present.contains(person) else { return }
            try people.act { [people] in try $0.setWeight(of: person, weight, by: people.user(0)) }
            weights[person] = weight
        default:
            let person = sharers[1 + pick(sharers.count - 1)]
            guard present.count > 2, present.contains(person), pick(4) == 0 else { return }
            try people.act { [people] in try $0.remove(person, by: people.user(0), at: Sample.now) }
            present.remove(person)
            // Somebody without an account for whom nothing was is forgotten.
            if try !store.read(access, { try $0.shared.people() }).contains(where: { $0.id == person }) {
                sharers.removeAll { $0 == person }
                accounts.removeAll { $0.person == person }
            }
        }
        try compare(access)
        try compareReports(access)
    }

    /// Compares the parts of people in income and expenses, and those of two of them by category.
    private func compareReports(_ access: BookAccess) throws {
        let day = CalendarDate.day("2026-03-10"), live = entries.values.filter { $0.deletion == nil }
        var query = ReportQuery(dates: day...day, grouping: .person, calendar: CivilCalendar(weekStart: .monday, monthStart: 1))
        let report = try people.sample.store.read(access) { [query] in try $0.reports.answer(query) }
        query.grouping = .category
        query.people = Set(sharers.prefix(2))
        let ofTwo = try people.sample.store.read(access) { [query] in try $0.reports.answer(query) }
        for (side, kind) in [(Report.Side.expenses, Transaction.Kind.expense), (.income, .income)] {
            let own = live.filter { $0.movement.kind == kind }
            var sums: [Report.Key: Int64] = [:]
            for entry in own {
                guard let parts = entry.parts else {
                    sums[.none, default: 0] += entry.movement.amount.minorUnits
                    continue
                }
                for (person, part) in parts where part > 0 { sums[.person(person), default: 0] += part }
            }
            var found: [Report.Key: Int64] = [:]
            for line in report[side].lines { found[line.key, default: 0] += line.sum.amount.minorUnits }
            #expect(found == sums)
            let total: Int64 = own.reduce(0) { $0 + $1.movement.amount.minorUnits }
            #expect(report[side].total.amount.minorUnits == total)
            var two: Int64 = 0
            for person in sharers.prefix(2) { two += sums[.person(person)] ?? 0 }
            #expect(ofTwo[side].total.amount.minorUnits == two)
        }
    }

    private func draft(_ movement: Transaction.Movement, sharing: Sharing.Choice) -> Transaction.Draft {
        var draft = Transaction.Draft(movement: movement, date: .day("2026-03-10"), time: .midnight, title: "")
        draft.sharing = sharing
        return draft
    }

    private mutating func changeAccount(_ ids: [Transaction.ID], _ access: BookAccess) throws {
        let account = accounts[pick(accounts.count)].id, change = ChangedRecords.ID(milliseconds: Int64(next))
        next += 1
        do {
            _ = try people.sample.store.write(access) {
                try $0.many.change(.these(ids), to: RecordChange(account: account), as: change, at: Sample.now)
            }
        } catch is NothingChanged {
            return
        }
        for id in ids {
            guard var entry = entries[id], entry.deletion == nil, entry.movement.account != account else { continue }
            switch entry.movement {
            case .expense(_, let category, let amount): entry.movement = .expense(account: account, category: category, amount: amount)
            case .income(_, let category, let amount): entry.movement = .income(account: account, category: category, amount: amount)
            case .transfer: continue
            }
            if entry.parts == nil, person(account) != nil {
                entry.choice = Sharing.Choice(.everybody)
                entry.weights = weights(of: entry.choice)
                entry = divided(entry, id)
            }
            entries[id] = entry
        }
    }

    /// Compares each person's part of the records in a list: none of what is theirs alone or not theirs.
    private func compareLists(_ access: BookAccess) throws {
        for person in sharers {
            let parts = try people.sample.store.read(access) { try $0.shared.parts(of: person, in: $0.records(RecordQuery()).records) }
            let expected = entries.filter { $0.value.deletion == nil }.compactMapValues { entry in
                entry.parts?[person].flatMap { $0 > 0 && $0 < entry.movement.amount.minorUnits ? Money(minorUnits: $0, .jpy) : nil }
            }
            #expect(parts == expected)
        }
    }

    private func compare(_ access: BookAccess) throws {
        var paid: [HouseholdMember.ID: Int64] = [:], share: [HouseholdMember.ID: Int64] = [:]
        for entry in entries.values where entry.deletion == nil {
            let amount = entry.movement.amount.minorUnits, from = person(entry.movement.account)
            var sign: Int64 = 0
            switch entry.movement {
            case .expense:
                if let from { (paid[from, default: 0], sign) = (paid[from, default: 0] + amount, 1) }
            case .income:
                if let from { (paid[from, default: 0], sign) = (paid[from, default: 0] - amount, -1) }
            case .transfer(_, let to, _, _):
                if let from { (paid[from, default: 0], sign) = (paid[from, default: 0] + amount, sign + 1) }
                if let to = person(to) { (paid[to, default: 0], sign) = (paid[to, default: 0] - amount, sign - 1) }
            }
            for (person, part) in entry.parts ?? [:] { share[person, default: 0] += sign * part }
        }
        let balances = try people.sample.store.read(access) { try $0.shared.balances() }
        for balance in balances {
            #expect(balance.paid.minorUnits == paid[balance.person] ?? 0)
            #expect(balance.share.minorUnits == share[balance.person] ?? 0)
            #expect(balance.balance.minorUnits == balance.paid.minorUnits - balance.share.minorUnits)
        }
        let named = Set(balances.map(\.person))
        #expect(paid.merging(share, uniquingKeysWith: { $0 | $1 }).allSatisfy { $0.value == 0 || named.contains($0.key) })
        #expect(balances.reduce(0) { $0 + $1.balance.minorUnits } == 0)
        try compareLists(access)
        for (id, entry) in entries where entry.deletion == nil {
            let saved = try #require(try people.sample.store.read(access) { try $0.transaction(id) })
            let parts = saved.sharing.map {
                Dictionary($0.parts.filter { $0.amount > 0 }.map { ($0.person, $0.amount) }, uniquingKeysWith: { first, _ in first })
            }
            #expect(parts == entry.parts?.filter { $0.value > 0 })
        }
    }
}
