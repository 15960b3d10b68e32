import Bookkeeping
import TestSupport
import Testing

@testable import Storage

/// A household whose people pay from own accounts, random acts on both sides, and the plain list of pairs with which it is compared.
struct RandomLinks {
    let sample: LinkSample
    var numbers: SeededRandom
    var entries: [Transaction.ID: Entry] = [:]
    var copies: [Int: (person: ExportedPerson, book: ExportedBook, records: [ExportedRecord])] = [:]
    var isIn = [true, true, true], mayWrite = [true, true, true]
    /// The accounts of the household that are those of each person, who gets another one by joining again.
    var accounts: [Account.ID]

    init(seed: UInt64) throws {
        sample = try LinkSample()
        numbers = SeededRandom(seed: seed)
        accounts = try [sample.account(0), sample.account(1), sample.account(2)]
    }

    mutating func pick(_ below: Int) -> Int { Int.random(in: 0..<max(1, below), using: &numbers) }
    mutating func chance(_ percent: Int) -> Bool { pick(100) < percent }
    mutating func day() -> String { "2026-03-\(10 + pick(9))" }
    mutating func member() -> Int? {
        let members = (0..<3).filter { isIn[$0] && mayWrite[$0] }
        return members.isEmpty ? nil : members[pick(members.count)]
    }
    mutating func account(_ person: Int) -> Account.ID { chance(60) ? sample.yen(person) : sample.main(person) }

    mutating func draft(_ entry: Entry) throws -> Transaction.Draft {
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

    mutating func entry(_ title: String) -> Entry {
        let present = (0..<3).filter { isIn[$0] }, payer = present[pick(present.count)]
        var entry = Entry(side: Side(title: title, day: day(), yen: Int64(1 + pick(5_000))), payer: payer)
        let others = present.filter { $0 != payer }
        if chance(25), !others.isEmpty { entry.payee = others[pick(others.count)] } else { entry.isExact = chance(15) }
        return entry
    }

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

    func compare() throws {
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
        for problem in [LinkInvariant.outOfStep(where: "1"), "SELECT 1 FROM record_link WHERE changed IS NOT NULL", counted] {
            let isFound = try sample.store.pool.read { try Connection(database: $0).exists(problem) }
            #expect(!isFound, "\(problem)")
        }
    }

    func expect(_ side: Side, _ record: Transaction?, _ what: String) throws {
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
