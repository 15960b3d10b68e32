import Bookkeeping
import Foundation
import TestSupport
import Testing

@testable import Storage

/// Households whose people pay from own accounts, compared with a plain list of pairs over random acts on both sides; `PENNY_RANDOM_LINKS` is the number of runs.
struct RandomLinksTests {
    private static let count = ProcessInfo.processInfo.environment["PENNY_RANDOM_LINKS"].flatMap(Int.init) ?? 12

    @Test(arguments: 0..<count) func `both sides of every link are those of a plain list of pairs`(seed: Int) throws {
        var run = try RandomLinks(seed: UInt64(seed))
        for _ in 0..<60 { try run.step() }
        #expect(try run.sample.store.check() == [])
    }
}

private struct RandomLinks {
    /// A side of the plain list: what both have, and whether it is in the trash.
    private struct Side: Equatable {
        var title: String
        var day: String
        var yen: Int64
        var isDeleted = false
    }

    /// The side in a person's own book; it has the same as the household's record as long as it is linked and live.
    private struct Own {
        let id: Transaction.ID
        let kind: Transaction.Kind
        var side: Side
        var isLinked = true
    }

    private struct Entry {
        var side: Side
        /// The person who pays, and the one who is paid by a payment.
        var payer: Int
        var payee: Int?
        var isExact = false
        var owns: [(person: Int, own: Own)] = []

        /// The kind of a person's own side; nil if they neither pay nor are paid.
        func kind(for person: Int) -> Transaction.Kind? { person == payer ? .expense : person == payee ? .income : nil }
    }

    let sample: LinkSample
    private var numbers: SeededRandom
    private var entries: [Transaction.ID: Entry] = [:]
    private var copies: [Int: (person: CopiedPerson, book: BookCopy, records: [CopiedRecord])] = [:]
    private var isIn = [true, true, true], mayWrite = [true, true, true]
    /// The accounts of the household that are those of each person, who gets another one by joining again.
    private var accounts: [Account.ID]

    init(seed: UInt64) throws {
        sample = try LinkSample()
        numbers = SeededRandom(seed: seed)
        accounts = try [sample.account(0), sample.account(1), sample.account(2)]
    }

    private mutating func pick(_ below: Int) -> Int { Int.random(in: 0..<max(1, below), using: &numbers) }
    private mutating func chance(_ percent: Int) -> Bool { pick(100) < percent }
    private mutating func day() -> String { "2026-03-\(10 + pick(9))" }
    private mutating func member() -> Int? {
        let members = (0..<3).filter { isIn[$0] && mayWrite[$0] }
        return members.isEmpty ? nil : members[pick(members.count)]
    }
    private mutating func account(_ person: Int) -> Account.ID { chance(60) ? sample.yen(person) : sample.main(person) }

    private mutating func draft(_ entry: Entry) throws -> Transaction.Draft {
        let amount = Money.yen(entry.side.yen)
        var draft = Transaction.Draft(
            movement: .expense(account: accounts[entry.payer], category: sample.food, amount: amount), date: .day(entry.side.day), time: .midnight,
            title: entry.side.title)
        if let payee = entry.payee {
            draft.movement = .transfer(from: accounts[entry.payer], to: accounts[payee], amount: amount, received: amount)
        } else {
            draft.sharing =
                entry.isExact ? Sharing.Choice(.amounts, [try sample.people.place(0): entry.side.yen]) : Sharing.Choice(.everybody)
        }
        return draft
    }

    private mutating func entry(_ title: String) -> Entry {
        let present = (0..<3).filter { isIn[$0] }, payer = present[pick(present.count)]
        var entry = Entry(side: Side(title: title, day: day(), yen: Int64(1 + pick(5_000))), payer: payer)
        let others = present.filter { $0 != payer }
        if chance(25), !others.isEmpty { entry.payee = others[pick(others.count)] } else { entry.isExact = chance(15) }
        return entry
    }

    /// Returns the IDs of the records of a deletion, first rows alone.
    private func records(_ deletion: Deletion.ID, of access: BookAccess) throws -> Set<Transaction.ID> {
        try sample.store.pool.read { database in
            Set(
                try Connection(database: database).rows("SELECT id FROM record WHERE book = ? AND deletion = ?", access.book, deletion) {
                    try $0.id(0, Transaction.self)
                })
        }
    }

    // MARK: The plain rules

    /// The household's record was changed, deleted or restored: its own sides follow.
    private mutating func follow(_ id: Transaction.ID) throws {
        guard var entry = entries[id] else { return }
        for index in entry.owns.indices where entry.owns[index].own.isLinked {
            let (person, own) = entry.owns[index], isWanted = !entry.side.isDeleted && entry.kind(for: person) == own.kind
            if isWanted, own.side.isDeleted, try isAccountInTrash(of: own.id, person) {
                entry.owns[index].own.isLinked = false
            } else if isWanted {
                entry.owns[index].own.side = entry.side
            } else {
                entry.owns[index].own.side.isDeleted = true
            }
        }
        entries[id] = entry
    }

    /// An own side was changed, deleted or restored: the household's record follows, and so do the sides of others.
    private mutating func lead(_ id: Transaction.ID, _ person: Int, _ side: Side) throws {
        guard var entry = entries[id], let index = entry.owns.firstIndex(where: { $0.person == person && $0.own.isLinked }) else { return }
        let own = entry.owns[index].own, isWanted = entry.kind(for: person) == own.kind
        entry.owns[index].own.side = side
        if !isWanted, !side.isDeleted { entry.owns[index].own.isLinked = false }
        if isWanted {
            if side.isDeleted { entry.side.isDeleted = true } else { entry.side = side }
        }
        entries[id] = entry
        try follow(id)
    }

    private func isAccountInTrash(of own: Transaction.ID, _ person: Int) throws -> Bool {
        let book = try sample.ownAccess(person).book
        return try sample.store.pool.read {
            try Connection(database: $0).exists(
                "SELECT 1 FROM record r JOIN account a ON a.book = r.book AND a.id = r.account WHERE r.book = ? AND r.id = ? AND a.deletion IS NOT NULL",
                book, own)
        }
    }

    private mutating func cut(_ person: Int) {
        for id in entries.keys {
            for index in (entries[id]?.owns ?? []).indices where entries[id]?.owns[index].person == person {
                entries[id]?.owns[index].own.isLinked = false
            }
        }
    }

    private func live(_ person: Int) -> [(id: Transaction.ID, own: Own)] {
        entries.sorted { $0.key < $1.key }.flatMap { id, entry in
            entry.owns.filter { $0.person == person && $0.own.isLinked && !$0.own.side.isDeleted }.map { (id, $0.own) }
        }
    }

    // MARK: Acts

    mutating func step() throws {
        let known = entries.filter { !$0.value.side.isDeleted }.keys.sorted(), id = known.isEmpty ? nil : known[pick(known.count)]
        let person = pick(3)
        switch pick(20) {
        case 0, 1, 2, 3: try add()
        case 4, 5: if let id { try edit(id) }
        case 6, 7: try editOwn(person)
        case 8: try delete(known)
        case 9: try deleteOwn(person)
        case 10: if let writer = member() { try restoreOrPurge(in: sample.people.access(writer), by: nil) }
        case 11: try restoreOrPurge(in: sample.ownAccess(person), by: person)
        case 12: try change(known)
        case 13: try changeOwn(person)
        case 14: if chance(50) { try removeAccount(person) }
        case 15: copies[person] = try sample.copy(person)
        case 16: if chance(40), let copy = copies[person] { try replace(person, by: copy) }
        case 17: if chance(50) { try leaveOrJoin(1 + pick(2)) }
        case 18: if chance(30), isIn[2] { try setRole() }
        default: if chance(30) { try cutByKind(person) }
        }
        try compare()
    }

    private mutating func add() throws {
        guard let writer = member() else { return }
        let id: Transaction.ID = sample.new(), entry = entry("new \(id.description.suffix(6))")
        var draft = try draft(entry)
        if chance(75) { draft.ownSide = sample.from(account(writer)) }
        _ = try sample.shared(writer) { try $0.add(id, draft, at: Sample.now) }
        entries[id] = entry
        try noteOwn(id, writer, draft.ownSide)
        if entry.payee != nil, chance(50) {
            try sample.shared(writer) { try $0.links.offer(id) }
            for other in 0..<3 where other != writer && isIn[other] && mayWrite[other] && entry.kind(for: other) != nil && chance(50) {
                let account = account(other)
                try sample.shared(other) { try $0.links.accept(id, into: account, category: LinkSample.household, at: Sample.now) }
                try noteOwn(id, other, sample.from(account))
            }
        }
    }

    /// Notes the own side that a person has written, if the record is one that they pay or are paid by.
    private mutating func noteOwn(_ id: Transaction.ID, _ person: Int, _ side: Transaction.OwnSide) throws {
        guard let entry = entries[id] else { return }
        let index = entry.owns.firstIndex { $0.person == person && $0.own.isLinked }
        switch side {
        case .keep: return
        case .none:
            guard let index else { return }
            entries[id]?.owns[index].own.side.isDeleted = true
            entries[id]?.owns[index].own.isLinked = false
        case .account:
            guard let kind = entry.kind(for: person) else { return }
            if let index {
                if entry.owns[index].own.kind == kind { return }
                entries[id]?.owns[index].own.isLinked = false
            }
            let own = try #require(try sample.ownID(id, person), "a side was written")
            entries[id]?.owns.append((person, Own(id: own, kind: kind, side: entry.side)))
        }
    }

    private mutating func edit(_ id: Transaction.ID) throws {
        guard let writer = member(), let former = entries[id] else { return }
        var next = entry("edited \(pick(1_000))")
        next.owns = former.owns
        if chance(60) { (next.payer, next.payee, next.isExact) = (former.payer, former.payee, former.isExact) }
        var draft = try draft(next)
        draft.ownSide = chance(50) ? .keep : chance(30) ? .none : sample.from(account(writer))
        try sample.shared(writer) { try $0.update(id, draft, at: Sample.now) }
        entries[id] = next
        try follow(id)
        try noteOwn(id, writer, draft.ownSide)
    }

    private mutating func editOwn(_ person: Int) throws {
        let all = live(person)
        guard !all.isEmpty, mayWrite[person] else { return }
        let (id, own) = all[pick(all.count)]
        var side = own.side
        (side.title, side.day) = ("own \(pick(1_000))", day())
        if chance(50) { side.yen = Int64(1 + pick(5_000)) }
        func write() throws {
            try sample.updateOwn(own.id, of: person) { draft in
                (draft.title, draft.date) = (side.title, .day(side.day))
                if draft.movement.amount.currency == .jpy { draft.content.pay(.yen(side.yen)) } else { draft.original = .yen(side.yen) }
            }
        }
        if entries[id]?.isExact == true, side.yen != own.side.yen {
            #expect(throws: StoreError.conflict(.exactParts)) { try write() }
        } else {
            try write()
            try lead(id, person, side)
        }
    }

    private mutating func delete(_ known: [Transaction.ID]) throws {
        let chosen = known.filter { _ in pick(4) == 0 }, deletion: Deletion.ID = sample.new()
        guard let writer = member(), let first = chosen.first else { return }
        if chance(40) {
            _ = try sample.shared(writer) { try $0.delete(first, as: deletion, at: Sample.now) }
        } else {
            _ = try sample.shared(writer) { try $0.many.delete(.these(chosen), as: deletion, at: Sample.now) }
        }
        for id in chosen where try sample.record(id) == nil { entries[id]?.side.isDeleted = true; try follow(id) }
    }

    private mutating func deleteOwn(_ person: Int) throws {
        let chosen = live(person).filter { _ in pick(4) == 0 }, deletion: Deletion.ID = sample.new()
        guard !chosen.isEmpty, mayWrite[person] else { return }
        _ = try sample.own(person) { try $0.many.delete(.these(chosen.map(\.own.id)), as: deletion, at: Sample.now) }
        for (id, own) in chosen {
            var side = own.side
            side.isDeleted = true
            try lead(id, person, side)
        }
    }

    private mutating func restoreOrPurge(in access: BookAccess, by person: Int?) throws {
        let deletions = try sample.store.read(access) { try $0.deletions() }
        guard !deletions.isEmpty else { return }
        let deletion = deletions[pick(deletions.count)], records = try records(deletion.id, of: access), isPurge = chance(30)
        // The records that go with an account for good, also those that had been deleted before.
        var gone = records
        if isPurge, deletion.subject == .account {
            gone = try sample.store.pool.read { database in
                Set(
                    try Connection(database: database).rows(
                        """
                        SELECT r.id FROM account a JOIN record r ON r.book = a.book AND a.id IN (r.account, r.to_account)
                        WHERE a.book = ? AND a.deletion = ? AND r.deletion IS NOT NULL
                        """, access.book, deletion.id
                    ) { try $0.id(0, Transaction.self) })
            }
        }
        do {
            try sample.store.write(access) { editor in
                if isPurge { try editor.purge(deletion.id) } else { _ = try editor.restore(deletion.id, at: Sample.now) }
            }
        } catch StoreError.conflict(.accountDeleted) {
            return
        }
        for (id, entry) in entries.sorted(by: { $0.key < $1.key }) {
            if let person {
                for (owner, own) in entry.owns where owner == person && own.side.isDeleted && gone.contains(own.id) {
                    if isPurge {
                        entries[id]?.owns.removeAll { $0.own.id == own.id }
                        guard own.isLinked else { continue }
                        // Others who have a side go along.
                        if entry.side.isDeleted { try purge(id) }
                    } else {
                        var side = own.side
                        side.isDeleted = false
                        if own.isLinked { try lead(id, person, side) } else { set(id, own.id, side) }
                    }
                }
            } else if gone.contains(id), entry.side.isDeleted {
                if isPurge {
                    try purge(id)
                } else {
                    entries[id]?.side.isDeleted = false
                    try follow(id)
                }
            }
        }
    }

    private mutating func set(_ id: Transaction.ID, _ own: Transaction.ID, _ side: Side) {
        guard let index = entries[id]?.owns.firstIndex(where: { $0.own.id == own }) else { return }
        entries[id]?.owns[index].own.side = side
    }

    /// The household's record is gone for good, with the sides that are linked.
    private mutating func purge(_ id: Transaction.ID) throws { entries[id] = nil }

    private mutating func change(_ known: [Transaction.ID]) throws {
        let chosen = known.filter { _ in pick(3) == 0 }, change: ChangedRecords.ID = sample.new(), date = day()
        guard let writer = member(), !chosen.isEmpty else { return }
        do {
            _ = try sample.shared(writer) {
                try $0.many.change(.these(chosen), to: RecordChange(date: .day(date)), as: change, at: Sample.now)
            }
        } catch is NothingChanged {
            return
        }
        for id in chosen {
            entries[id]?.side.day = date
            try follow(id)
        }
        try compare()
        guard chance(50) else { return }
        _ = try sample.shared(writer) { try $0.many.undo(change, at: Sample.now) }
        for id in chosen {
            entries[id]?.side.day = try #require(try sample.record(id)).date.description
            try follow(id)
        }
    }

    private mutating func changeOwn(_ person: Int) throws {
        let chosen = live(person).filter { _ in pick(2) == 0 }, change: ChangedRecords.ID = sample.new(), date = day()
        guard !chosen.isEmpty, mayWrite[person] else { return }
        do {
            _ = try sample.own(person) {
                try $0.many.change(.these(chosen.map(\.own.id)), to: RecordChange(date: .day(date)), as: change, at: Sample.now)
            }
        } catch is NothingChanged {
            return
        }
        func note(_ day: (Transaction.ID) throws -> String) throws {
            for (id, own) in chosen {
                var side = own.side
                side.day = try day(own.id)
                try lead(id, person, side)
            }
        }
        try note { _ in date }
        try compare()
        guard chance(50) else { return }
        _ = try sample.own(person) { try $0.many.undo(change, at: Sample.now) }
        try note { try #require(try sample.ownRecord($0, person)).date.description }
    }

    private mutating func removeAccount(_ person: Int) throws {
        let account = sample.yen(person), deletion: Deletion.ID = sample.new()
        guard mayWrite[person], try sample.store.read(sample.ownAccess(person), { try $0.account(account) }) != nil else { return }
        _ = try sample.own(person) { try $0.deleteAccount(account, as: deletion, at: Sample.now) }
        let gone = try records(deletion, of: sample.ownAccess(person))
        for (id, own) in live(person) where gone.contains(own.id) {
            var side = own.side
            side.isDeleted = true
            try lead(id, person, side)
        }
        for (id, entry) in entries {
            for (owner, own) in entry.owns where owner == person && !own.isLinked && gone.contains(own.id) {
                var side = own.side
                side.isDeleted = true
                set(id, own.id, side)
            }
        }
        try compare()
        // The account comes back sooner or later: without it nothing could be paid in yen.
        try sample.own(person) { editor in _ = try editor.restore(deletion, at: Sample.now) }
        for (id, entry) in entries.sorted(by: { $0.key < $1.key }) {
            for (owner, own) in entry.owns where owner == person && gone.contains(own.id) {
                var side = own.side
                side.isDeleted = false
                if own.isLinked { try lead(id, person, side) } else { set(id, own.id, side) }
            }
        }
    }

    /// An import: a link goes on if the own side is in the copy as the household has it.
    private mutating func replace(_ person: Int, by copy: (person: CopiedPerson, book: BookCopy, records: [CopiedRecord])) throws {
        try sample.replace(person, by: copy)
        let found = Dictionary(copy.records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for (id, entry) in entries {
            for (owner, own) in entry.owns where owner == person {
                guard let record = found[own.id] else {
                    entries[id]?.owns.removeAll { $0.own.id == own.id }
                    continue
                }
                let values = record.values
                let side = Side(
                    title: values.texts[.title], day: values.date.description, yen: values.currency == .jpy ? values.amount : values.original ?? 0,
                    isDeleted: record.deletion != nil)
                let isWanted = !entry.side.isDeleted && entry.kind(for: person)?.rawValue == values.kind.rawValue
                let isInStep = side.isDeleted ? !isWanted : isWanted && side == entry.side
                if !isInStep, let index = entries[id]?.owns.firstIndex(where: { $0.own.id == own.id }) {
                    entries[id]?.owns[index].own.isLinked = false
                }
                set(id, own.id, side)
            }
        }
    }

    private mutating func leaveOrJoin(_ person: Int) throws {
        if isIn[person] {
            let place = try sample.people.place(person)
            try sample.people.act { [sample] in try $0.remove(place, by: sample.people.user(0), at: Sample.now) }
            (isIn[person], mayWrite[person]) = (false, true)
            cut(person)
        } else {
            let token = [UInt8](repeating: UInt8(pick(255)), count: 32)
            do { try sample.people.invite(token, as: .member, by: 0) } catch { return }
            try sample.people.join(person, by: token)
            isIn[person] = true
            accounts[person] = try sample.account(person)
            // What they paid before is another person's now.
            for id in entries.keys {
                if entries[id]?.payer == person { entries[id]?.payer = -1 }
                if entries[id]?.payee == person { entries[id]?.payee = -1 }
            }
        }
    }

    private mutating func setRole() throws {
        try sample.people.setRole(2, mayWrite[2] ? .viewer : .member)
        if mayWrite[2] { cut(2) }
        mayWrite[2].toggle()
    }

    /// An own side that is another kind of record now stands alone.
    private mutating func cutByKind(_ person: Int) throws {
        let all = live(person)
        guard !all.isEmpty, mayWrite[person] else { return }
        let (id, own) = all[pick(all.count)], number = 200 + person * 10
        try sample.updateOwn(own.id, of: person) { draft in
            let movement = draft.movement
            draft.movement =
                own.kind == .expense
                ? .income(account: movement.account, category: Sample.id(number + 4), amount: movement.amount)
                : .expense(account: movement.account, category: Sample.id(number + 2), amount: movement.amount)
            draft.title = "other"
        }
        guard let index = entries[id]?.owns.firstIndex(where: { $0.own.id == own.id }) else { return }
        entries[id]?.owns[index].own.isLinked = false
        entries[id]?.owns[index].own.side.title = "other"
    }

    // MARK: Comparing

    private func compare() throws {
        var links: Set<String> = []
        for (id, entry) in entries {
            try expect(entry.side, sample.record(id), "\(id)")
            for (person, own) in entry.owns {
                try expect(own.side, sample.ownRecord(own.id, person), "\(id) of \(person), linked: \(own.isLinked)")
                if own.isLinked { links.insert("\(id) \(own.id)") }
            }
        }
        #expect(Set(try sample.links().compactMap { link in link.own.map { "\(link.shared) \($0)" } }) == links)
        let counted = """
            SELECT 1 FROM deletion d WHERE d.subject = 'transaction' AND d.record_count <> (
                SELECT count(*) FROM record r WHERE r.book = d.book AND r.deletion = d.id AND (r.receipt IS NULL OR r.receipt = r.id))
            """
        for problem in [LinkRule.outOfStep(where: "1"), "SELECT 1 FROM record_link WHERE changed IS NOT NULL", counted] {
            let isFound = try sample.store.pool.read { try Connection(database: $0).exists(problem) }
            #expect(!isFound, "\(problem)")
        }
    }

    private func expect(_ side: Side, _ record: Transaction?, _ what: String) throws {
        guard !side.isDeleted else {
            #expect(record == nil, "\(what)")
            return
        }
        guard let record else {
            Issue.record("\(what) is missing")
            return
        }
        let paid = record.movement.amount.currency == .jpy ? record.movement.amount : record.original
        #expect(side == Side(title: record.title, day: record.date.description, yen: paid?.minorUnits ?? 0), "\(what)")
    }
}
