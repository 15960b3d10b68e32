import Bookkeeping
import Testing

@testable import Storage

/// Random records and changes of them.
extension RandomLinks {
    mutating func add() throws {
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
    mutating func noteOwn(_ id: Transaction.ID, _ person: Int, _ side: Transaction.OwnSide) throws {
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

    mutating func edit(_ id: Transaction.ID) throws {
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

    mutating func editOwn(_ person: Int) throws {
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

    mutating func change(_ known: [Transaction.ID]) throws {
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

    mutating func changeOwn(_ person: Int) throws {
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

    /// An own side that is another kind of record now stands alone.
    mutating func cutByKind(_ person: Int) throws {
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
}
