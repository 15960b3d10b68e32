import Bookkeeping
import TestSupport
import Testing

@testable import Storage

/// Random files against a plain count. Many small lists of entries share a book, each with days of its own, since a write to the disk costs more than they do.
struct RandomBankTests {
    private static let lists = 1_000

    private typealias Found = [PlainBankBook.Key: [Transaction.ID]]

    @Test(arguments: 1...4)
    func `files in any order, overlapping, with IDs and without, and deletions between them leave what a plain count says`(seed: UInt64) throws {
        let banks = try BankSample()
        var random = SeededRandom(seed: seed)
        var lists = (0..<Self.lists).map { PlainBankBook($0, using: &random) }
        for round in 0..<5 {
            let before = lists.reduce(0) { $0 + $1.held.values.reduce(0, +) }
            var file: [BankEntry] = []
            for index in lists.indices { file += lists[index].file(using: &random) }
            let added = try banks.bring(file.shuffled(using: &random), number: 6_000 + round, at: BankSample.now + Int64(round))
            #expect(added == lists.reduce(0) { $0 + $1.held.values.reduce(0, +) } - before)
            let found = try find(lists, banks)
            for (number, (list, found)) in zip(lists, found).enumerated() {
                #expect(found.mapValues(\.count) == list.held.filter { $0.value > 0 }, "list \(number), \(list.way), file \(round)")
            }
            var deleted: [Transaction.ID] = []
            for (index, found) in found.enumerated() {
                for key in found.keys.sorted() { deleted += found[key]?.prefix(lists[index].deletes(key, using: &random)) ?? [] }
            }
            let deletion: Deletion.ID = Sample.id(900 + round)
            _ = try banks.write { try $0.many.delete(.these(deleted), as: deletion, at: BankSample.now) }
            // Some are gone for good, and the others are in the trash.
            if round.isMultiple(of: 2) { try banks.write { try $0.purge(deletion) } }
        }
        #expect(try banks.store.check() == [])
    }

    /// Returns the live records of each list.
    private func find(_ lists: [PlainBankBook], _ banks: BankSample) throws -> [Found] {
        let start = CalendarDate.day("2000-01-01").daysSince1970
        var found = lists.map { _ in Found() }
        try banks.store.pool.read { database in
            try Connection(database: database).each("SELECT id, date, amount, vendor FROM record WHERE deletion IS NULL ORDER BY id", []) { cells in
                let date = CalendarDate.day(cells.text(1)), list = (date.daysSince1970 - start) / PlainBankBook.distance
                guard lists.indices.contains(list) else { return true }
                found[list][lists[list].key(date, cells.int64(2), cells.text(3)), default: []].append(try cells.id(0))
                return true
            }
        }
        return found
    }
}
