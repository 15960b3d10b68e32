import Bookkeeping
import Testing

@testable import Storage

/// The plain list of pairs, and the rules by which its sides follow each other.
extension RandomLinks {
    /// A side of the plain list: what both have, and whether it is in the trash.
    struct Side: Equatable {
        var title: String
        var day: String
        var yen: Int64
        var isDeleted = false
    }

    /// The side in a person's own book; it has the same as the household's record as long as it is linked and live.
    struct Own {
        let id: Transaction.ID
        let kind: Transaction.Kind
        var side: Side
        var isLinked = true
    }

    struct Entry {
        var side: Side
        /// The person who pays, and the one who is paid by a payment.
        var payer: Int
        var payee: Int?
        var isExact = false
        var owns: [(person: Int, own: Own)] = []

        /// The kind of a person's own side; nil if they neither pay nor are paid.
        func kind(for person: Int) -> Transaction.Kind? { person == payer ? .expense : person == payee ? .income : nil }
    }

    /// The household's record was changed, deleted or restored: its own sides follow.
    mutating func follow(_ id: Transaction.ID) throws {
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
    mutating func lead(_ id: Transaction.ID, _ person: Int, _ side: Side) throws {
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

    func isAccountInTrash(of own: Transaction.ID, _ person: Int) throws -> Bool {
        let book = try sample.ownAccess(person).book
        return try sample.store.pool.read {
            try Connection(database: $0).exists(
                "SELECT 1 FROM record r JOIN account a ON a.book = r.book AND a.id = r.account WHERE r.book = ? AND r.id = ? AND a.deletion IS NOT NULL",
                book, own)
        }
    }

    mutating func cut(_ person: Int) {
        for id in entries.keys {
            for index in (entries[id]?.owns ?? []).indices where entries[id]?.owns[index].person == person {
                entries[id]?.owns[index].own.isLinked = false
            }
        }
    }

    func live(_ person: Int) -> [(id: Transaction.ID, own: Own)] {
        entries.sorted { $0.key < $1.key }.flatMap { id, entry in
            entry.owns.filter { $0.person == person && $0.own.isLinked && !$0.own.side.isDeleted }.map { (id, $0.own) }
        }
    }

    mutating func set(_ id: Transaction.ID, _ own: Transaction.ID, _ side: Side) {
        guard let index = entries[id]?.owns.firstIndex(where: { $0.own.id == own }) else { return }
        entries[id]?.owns[index].own.side = side
    }

    /// The household's record is gone for good, with the sides that are linked.
    mutating func purge(_ id: Transaction.ID) throws { entries[id] = nil }
}
