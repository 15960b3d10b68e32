import BankFiles
import Bookkeeping
import Foundation
import Storage
import TestSupport
import Testing

/// Imports of random statements: what is true for all of them. `PENNY_RANDOM_IMPORTS` is the number of books and `PENNY_IMPORT_SEED` the seed of the first.
@Suite struct ImportPropertyTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["PENNY_RANDOM_IMPORTS"].flatMap(Int.init) ?? 4
    private static let first = environment["PENNY_IMPORT_SEED"].flatMap(Int.init) ?? 0

    @Test(arguments: first..<first + count) func `a file that comes again adds nothing, and one that overlaps adds what is new`(seed: Int) throws {
        let statement = RandomStatement(seed: seed), book = try ImportingBook()
        var random = SeededRandom(seed: UInt64(seed) &+ 1)
        let half = statement.file(0..<statement.days.count / 2 + 1), whole = statement.file(0..<statement.days.count)
        let end = statement.file(statement.days.count / 3..<statement.days.count)
        #expect(try book.bring(half).records == statement.count(0..<statement.days.count / 2 + 1), "PENNY_IMPORT_SEED=\(seed)")
        #expect(try book.bring(half).records == 0, "PENNY_IMPORT_SEED=\(seed)")
        _ = try book.bring(end)
        for file in [half, end, whole].shuffled(using: &random) { #expect(try book.bring(file).records == 0, "PENNY_IMPORT_SEED=\(seed)") }
        #expect(try book.amounts() == statement.amounts, "PENNY_IMPORT_SEED=\(seed)")
    }

    @Test(arguments: first..<first + count) func `what is taken back in any order leaves nothing`(seed: Int) throws {
        let statement = RandomStatement(seed: seed), book = try ImportingBook()
        var random = SeededRandom(seed: UInt64(seed) &+ 2)
        let days = statement.days.count
        let files = [0..<days / 2 + 1, days / 3..<days, 0..<days].shuffled(using: &random).map(statement.file)
        let imports = try files.map { try book.bring($0).id }
        for id in imports.shuffled(using: &random) { try book.takeBack(id) }
        #expect(try book.amounts() == [], "PENNY_IMPORT_SEED=\(seed)")
        #expect(try book.balances() == [] && book.totals() == [], "PENNY_IMPORT_SEED=\(seed)")
        #expect(try book.bring(statement.file(0..<days)).records == statement.count(0..<days), "PENNY_IMPORT_SEED=\(seed)")
    }

    @Test(arguments: first..<first + count) func `what a person has edited stays as it is`(seed: Int) throws {
        let statement = RandomStatement(seed: seed), book = try ImportingBook(), days = statement.days.count
        var random = SeededRandom(seed: UInt64(seed) &+ 3)
        let id = try book.bring(statement.file(0..<days)).id
        let records = try book.records(), chosen = try #require(records.randomElement(using: &random))
        let edited = try book.edit(chosen, title: "Mine")
        #expect(try book.bring(statement.file(0..<days)).records == 0, "PENNY_IMPORT_SEED=\(seed)")
        #expect(try book.records().first { $0.id == chosen.id } == edited, "PENNY_IMPORT_SEED=\(seed)")
        try book.takeBack(id, includingChanged: false)
        #expect(try book.records() == [edited], "PENNY_IMPORT_SEED=\(seed)")
    }
}

/// A statement of some weeks, of which files have whole days.
private struct RandomStatement {
    private(set) var days: [(day: CalendarDate, rows: [(cents: Int64, text: String)])] = []

    init(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed) &* 911 &+ 7), day = CalendarDate(daysSince1970: 20_500 + Int.random(in: 0..<300, using: &random))
        for _ in 0..<Int.random(in: 4...12, using: &random) {
            var rows: [(Int64, String)] = []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                // The same amount at the same shop several times a day.
                if let last = rows.last, Int.random(in: 0..<4, using: &random) == 0 {
                    rows.append(last)
                } else {
                    let cents = Int64.random(in: 1...200_000, using: &random) * (Int.random(in: 0..<4, using: &random) == 0 ? 1 : -1)
                    rows.append((cents, ["Grocer", "Cafe", "Rent", "Fuel"][Int.random(in: 0..<4, using: &random)]))
                }
            }
            days.append((day, rows))
            day = day.adding(days: Int.random(in: 1...6, using: &random))
        }
    }

    func count(_ range: Range<Int>) -> Int { days[range].reduce(0) { $0 + $1.rows.count } }

    /// The amounts of all rows in cents, in order.
    var amounts: [Int64] { days.flatMap { $0.rows.map(\.cents) }.sorted() }

    func file(_ range: Range<Int>) -> [UInt8] {
        var lines = ["Date,Payee,Amount,Currency"]
        for (day, rows) in days[range] {
            for (cents, text) in rows {
                let part = String(cents.magnitude % 100)
                lines.append("\(day),\(text),\(cents < 0 ? "-" : "")\(cents.magnitude / 100).\(part.count < 2 ? "0" : "")\(part),EUR")
            }
        }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
}

extension ImportingBook {
    func records() throws -> [Transaction] {
        try store.read(book) { ledger in
            try ledger.records(RecordQuery(), limit: 500).records.compactMap { try ledger.transaction($0.id) }.sorted {
                $0.id.description < $1.id.description
            }
        }
    }

    /// The amounts of all records in cents, those that went out below zero, in order.
    fileprivate func amounts() throws -> [Int64] {
        try records().map { $0.movement.kind == .income ? $0.movement.amount.minorUnits : -$0.movement.amount.minorUnits }.sorted()
    }

    /// Gives a record another title, and doubles its amount.
    fileprivate func edit(_ record: Transaction, title: String) throws -> Transaction {
        var content = record.content
        content.texts[.title] = title
        let amount = Money(minorUnits: record.movement.amount.minorUnits * 2, record.movement.amount.currency)
        switch record.movement {
        case .expense(let account, let category, _): content.movement = .expense(account: account, category: category, amount: amount)
        case .income(let account, let category, _): content.movement = .income(account: account, category: category, amount: amount)
        case .transfer: break
        }
        let draft = Transaction.Draft(content, hashtags: record.hashtags)
        try store.write(book) { try $0.update(record.id, draft, at: later()) }
        return try #require(try store.read(book) { try $0.transaction(record.id) })
    }
}
