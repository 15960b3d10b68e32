import Bookkeeping
import Testing

@testable import Storage

/// Random imports, and people who join, leave and get other roles.
extension RandomLinks {
    /// An import: a link goes on if the own side is in the copy as the household has it.
    mutating func replace(_ person: Int, by copy: (person: ExportedPerson, book: ExportedBook, records: [ExportedRecord])) throws {
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

    mutating func leaveOrJoin(_ person: Int) throws {
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
            // Their earlier payments are another person's now.
            for id in entries.keys {
                if entries[id]?.payer == person { entries[id]?.payer = -1 }
                if entries[id]?.payee == person { entries[id]?.payee = -1 }
            }
        }
    }

    mutating func setRole() throws {
        try sample.people.setRole(2, mayWrite[2] ? .viewer : .member)
        if mayWrite[2] { cut(2) }
        mayWrite[2].toggle()
    }
}
