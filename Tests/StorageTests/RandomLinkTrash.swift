import Bookkeeping
import Testing

@testable import Storage

/// Random acts with the trash.
extension RandomLinks {
    /// Returns the IDs of the records of a deletion, first rows alone.
    func records(_ deletion: Deletion.ID, of access: BookAccess) throws -> Set<Transaction.ID> {
        try sample.store.pool.read { database in
            Set(
                try Connection(database: database).rows("SELECT id FROM record WHERE book = ? AND deletion = ?", access.book, deletion) {
                    try $0.id(0, Transaction.self)
                })
        }
    }

    mutating func delete(_ known: [Transaction.ID]) throws {
        let chosen = known.filter { _ in pick(4) == 0 }, deletion: Deletion.ID = sample.new()
        guard let writer = member(), let first = chosen.first else { return }
        if chance(40) {
            _ = try sample.shared(writer) { try $0.delete(first, as: deletion, at: Sample.now) }
        } else {
            _ = try sample.shared(writer) { try $0.many.delete(.these(chosen), as: deletion, at: Sample.now) }
        }
        for id in chosen where try sample.record(id) == nil { entries[id]?.side.isDeleted = true; try follow(id) }
    }

    mutating func deleteOwn(_ person: Int) throws {
        let chosen = live(person).filter { _ in pick(4) == 0 }, deletion: Deletion.ID = sample.new()
        guard !chosen.isEmpty, mayWrite[person] else { return }
        _ = try sample.own(person) { try $0.many.delete(.these(chosen.map(\.own.id)), as: deletion, at: Sample.now) }
        for (id, own) in chosen {
            var side = own.side
            side.isDeleted = true
            try lead(id, person, side)
        }
    }

    mutating func restoreOrPurge(in access: BookAccess, by person: Int?) throws {
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

    mutating func removeAccount(_ person: Int) throws {
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
}
