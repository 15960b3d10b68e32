import Bookkeeping
import Foundation
import TestSupport
import Testing

@testable import Storage

/// The history of records over random acts of three people, compared with what somebody notes who looks at all records after each act;
/// `PENNY_RANDOM_HISTORIES` is the number of books.
struct RandomHistoryTests {
    private static let count = ProcessInfo.processInfo.environment["PENNY_RANDOM_HISTORIES"].flatMap(Int.init) ?? 12

    @Test(arguments: 0..<count) func `the history is what somebody saw who looked after each act`(seed: Int) throws {
        var run = try RandomHistory(seed: UInt64(seed))
        for _ in 0..<60 { try run.step() }
        #expect(try run.people.sample.store.check() == [])
    }
}

private struct RandomHistory {
    /// The values of a record, by name.
    private typealias Values = [String: String]

    /// A line of the notes.
    private struct Line: Equatable {
        let kind: RecordAct.Kind
        let person: HouseholdMember.ID
        let at: Int64
        let values: Values
    }

    let people: HouseholdSample
    private var numbers: SeededRandom
    private var accounts: [Account] = [], categories: [Bookkeeping.Category] = [], places: [HouseholdMember.ID] = []
    /// The notes by record, and the records that are not in the trash.
    private var notes: [Transaction.ID: [Line]] = [:], live: [Transaction.ID: Values] = [:]
    private var deletions: [Deletion.ID] = [], changes: [ChangedRecords.ID] = []
    private var next: Int64 = 0

    init(seed: UInt64) throws {
        people = try HouseholdSample(count: 3)
        numbers = SeededRandom(seed: seed)
        try people.make(by: 0)
        for number in 1...2 { try people.join(number, as: .member) }
        places = try (0...2).map { [people] in try people.place($0) }
        let access = try people.access(0), store = people.sample.store
        try store.write(access) { editor in
            _ = try editor.addCategory(Sample.id(990), Sample.category(.expense, "Travel"), at: Sample.now)
        }
        (accounts, categories) = try store.read(access) { (try $0.accounts() + $0.shared.accounts(), try $0.categories(.expense)) }
    }

    private mutating func pick(_ below: Int) -> Int { Int.random(in: 0..<max(1, below), using: &numbers) }

    private mutating func draft() -> Transaction.Draft {
        let amount = Money(minorUnits: Int64(1 + pick(4)) * 300, .jpy)
        var draft = Transaction.Draft(
            movement: .expense(account: accounts[pick(accounts.count)].id, category: categories[pick(categories.count)].id, amount: amount),
            date: .day(pick(2) == 0 ? "2026-03-10" : "2026-03-11"), time: .midnight, title: ["Tea", "Bread"][pick(2)], vendor: ["", "Shop"][pick(2)],
            hashtags: ["a", "b"].filter { _ in pick(2) == 0 })
        let other = pick(3), weight = Int64(1 + pick(2))
        var shares: [HouseholdMember.ID: Int64] = [places[0]: 1]
        shares[places[other]] = weight
        draft.sharing = pick(2) == 0 ? Sharing.Choice(.everybody) : Sharing.Choice(.shares, shares)
        return draft
    }

    mutating func step() throws {
        next += 1
        let number = pick(3), now = Sample.now + next, access = try people.access(number, at: now), store = people.sample.store
        let known = live.keys.sorted(), id = known.isEmpty ? nil : known[pick(known.count)]
        switch pick(12) {
        case 0, 1, 2:
            let new = Transaction.ID(milliseconds: next, random: (numbers.next(), numbers.next())), draft = draft()
            _ = try store.write(access) { try $0.add(new, draft, at: now) }
        case 3, 4:
            guard let id else { return }
            let draft = draft()
            try store.write(access) { try $0.update(id, draft, at: now) }
        case 5:
            guard let id else { return }
            let deletion = Deletion.ID(milliseconds: next), isOne = pick(2) == 0, chosen = known.filter { _ in pick(3) == 0 } + [id]
            try store.write(access) { editor in
                _ = try isOne ? editor.delete(id, as: deletion, at: now) : editor.many.delete(.these(chosen), as: deletion, at: now)
            }
            deletions.append(deletion)
        case 6:
            guard !deletions.isEmpty else { return }
            let deletion = deletions.remove(at: pick(deletions.count))
            _ = try store.write(access) { try $0.restore(deletion, at: now) }
        case 7, 8: try change(known.filter { _ in pick(2) == 0 }, access, now)
        case 9:
            guard !changes.isEmpty else { return }
            let change = changes.remove(at: pick(changes.count))
            _ = try? store.write(access) { try $0.many.undo(change, at: now) }
        default:
            guard let id, let act = try store.read(access, { try $0.history.acts(on: id) }).reversed().map(\.id).dropFirst(pick(4)).first else {
                return
            }
            try takeBack(act, of: id, access, now)
        }
        try look(by: places[number], at: now, access)
    }

    private mutating func change(_ ids: [Transaction.ID], _ access: BookAccess, _ now: Int64) throws {
        let id = ChangedRecords.ID(milliseconds: next)
        var change = RecordChange()
        switch pick(4) {
        case 0: change.category = categories[pick(categories.count)].id
        case 1: change.vendor = "Market"
        case 2: change.date = .day("2026-03-12")
        default: (change.addedHashtags, change.removedHashtags) = (["c"], ["a"])
        }
        do {
            let change = change
            _ = try people.sample.store.write(access) { try $0.many.change(.these(ids), to: change, as: id, at: now) }
            changes.append(id)
        } catch is NothingChanged {}
    }

    /// Takes an act back, and compares what happened with the notes.
    private mutating func takeBack(_ act: RecordAct.ID, of id: Transaction.ID, _ access: BookAccess, _ now: Int64) throws {
        let store = people.sample.store, acts = try store.read(access) { try $0.history.acts(on: id) }.reversed().map(\.id)
        let place = try #require(acts.firstIndex(of: act)), lines = try #require(notes[id]), before = try #require(live[id]), isAgreed = pick(2) == 0
        func takeBack() throws -> Transaction.ID? { try store.write(access) { try $0.history.takeBack(act, at: now) { _ in isAgreed } } }
        let changed = place == 0 ? [] : lines[place].values.keys.filter { lines[place].values[$0] != lines[place - 1].values[$0] }
        guard !changed.isEmpty else {
            #expect(throws: StoreError.conflict(.invalid)) { try takeBack() }
            return
        }
        let former = lines[place - 1].values
        if changed.allSatisfy({ before[$0] == former[$0] }) {
            #expect(try takeBack() == nil)
        } else if !isAgreed, changed.contains(where: { before[$0] != lines[place].values[$0] && before[$0] != former[$0] }) {
            #expect(throws: ActOvertaken.self) { try takeBack() }
        } else {
            #expect(try takeBack() == id)
            let now = try values(id, access)
            for (name, value) in before { #expect(now?[name] == (changed.contains(name) ? former[name] : value), "\(name)") }
        }
    }

    /// Notes what is another than before, and compares the notes with the history.
    private mutating func look(by person: HouseholdMember.ID, at now: Int64, _ access: BookAccess) throws {
        let store = people.sample.store
        let all = try store.read(access) { try $0.records(RecordQuery()).records.map(\.id) }
        for id in Set(all + Array(notes.keys)) {
            let seen = try values(id, access)
            guard seen != live[id] else { continue }
            let kind: RecordAct.Kind = seen == nil ? .deleted : live[id] != nil ? .changed : notes[id] == nil ? .added : .restored
            notes[id, default: []].append(Line(kind: kind, person: person, at: now, values: seen ?? live[id] ?? [:]))
            live[id] = seen
        }
        for id in live.keys {
            let acts = try store.read(access) { try $0.history.acts(on: id) }
            let lines = try acts.reversed().map { act in
                Line(kind: act.kind, person: try #require(act.person), at: act.at, values: Self.values(act.version.record))
            }
            #expect(lines == notes[id])
        }
    }

    private func values(_ id: Transaction.ID, _ access: BookAccess) throws -> Values? {
        try people.sample.store.read(access) { try $0.transaction(id) }.map(Self.values)
    }

    private static func values(_ record: Transaction) -> Values {
        let choice = record.sharing?.choice ?? Sharing.Choice(.everybody)
        return [
            "amount": "\(record.movement.amount.minorUnits)", "account": "\(record.movement.account)",
            "category": record.movement.category?.description ?? "", "date": "\(record.date)", "title": record.title, "vendor": record.vendor,
            "hashtags": record.hashtags.sorted().joined(separator: " "),
            "for": choice.way.rawValue + choice.values.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " "),
        ]
    }
}
