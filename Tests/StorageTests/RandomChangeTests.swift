import Bookkeeping
import Foundation
import TestSupport
import Testing

@testable import Storage

/// Random changes of many records, compared with a plain implementation, and taken back; `PENNY_RANDOM_CHANGES` is their number.
struct RandomChangeTests {
    private static let count = ProcessInfo.processInfo.environment["PENNY_RANDOM_CHANGES"].flatMap(Int.init) ?? 96

    /// Everything of the books but what a change leaves behind: the time of the last change, new hashtags, alerts.
    private func content(_ store: Store) throws -> [String: [String]] {
        try store.pool.read { database in
            let connection = Connection(database: database)
            let tables = try connection.rows(
                """
                SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'book' WHERE m.type = 'table'
                AND m.name NOT IN ('record_change', 'former_record', 'former_hashtag', 'user', 'notification', 'budget_alert')
                """
            ) { $0.text(0) }
            var content: [String: [String]] = [:]
            for table in tables {
                let columns = try connection.rows("SELECT name FROM pragma_table_info(?) WHERE name <> 'updated_at'", table) { $0.text(0) }
                let unused = table == "hashtag" ? " WHERE record_count > 0" : ""
                content[table] = try connection.rows(
                    "SELECT \(columns.map { "quote(\($0))" }.joined(separator: " || ',' || ")) FROM \(table)\(unused)"
                ) {
                    $0.text(0)
                }.sorted()
            }
            return content
        }
    }

    @Test(arguments: 0..<4)
    func `a change is what a plain loop makes of each record, and undoing it leaves everything as it was`(part: Int) throws {
        var changes = 0, refusals = 0
        for seed in stride(from: part, to: Self.count / 4, by: 4) {
            let sample = try Sample(), ledger = try RandomLedger(in: sample.store, number: 5, seed: UInt64(seed) &* 0x9E37_79B9 &+ 5)
            let store = sample.store, book = ledger.book
            try addBudget(store, book, ledger)
            for number in 0..<4 {
                for _ in 0..<6 { try ledger.step() }
                for _ in 0..<2 { try addDivided(store, ledger) }
                let before = try content(store)
                let records = try transactions(store, book)
                let choice = choice(records, ledger),
                    chosen = try store.read(book) { ledger throws in
                        var ids: Set<Transaction.ID> = []
                        try ledger.eachTransaction(of: choice) { ids.insert($0.id) }
                        return ids
                    }
                #expect(chosen == expected(choice, records), "seed \(seed)")
                let change = try change(ledger), id: ChangedRecords.ID = Sample.id(7_000_000 + number)
                let kinds = try store.read(book) { try $0.categories() }
                let (after, refused) = Self.apply(change, to: records, chosen, kinds, ledger.accounts)
                do {
                    let made = try store.write(book) { try $0.many.change(choice, to: change, as: id, at: Sample.now) }
                    #expect(made.refused.values.reduce(0, +) == refused, "seed \(seed)")
                    #expect(made.count + made.unchanged + refused == chosen.count)
                    #expect(made.count == after.count { $0.value != records[$0.key] })
                    changes += 1
                } catch let nothing as NothingChanged {
                    #expect(nothing.refused.values.reduce(0, +) == refused && after == records, "seed \(seed)")
                }
                refusals += refused
                #expect(try transactions(store, book) == after, "seed \(seed)")
                #expect(try store.check() == [], "seed \(seed)")
                if try store.read(book, { try $0.many.changedRecords(id) }) != nil {
                    let undone = try store.write(book) { try $0.many.undo(id, at: Sample.now) }
                    #expect(undone.changedSince == 0 && undone.blocked == 0)
                }
                let restored = try content(store)
                for table in before.keys.sorted() { #expect(restored[table] == before[table], "seed \(seed), \(table)") }
                #expect(try store.check() == [], "seed \(seed)")
                // A change that stays, for the next steps.
                _ = try? store.write(book) { try $0.many.change(choice, to: change, as: Sample.id(8_000_000 + number), at: Sample.now) }
            }
        }
        #expect(changes >= Self.count / 16 && refusals >= Self.count / 16, "there must be something to compare")
    }

    /// Adds a record of two to four parts.
    private func addDivided(_ store: Store, _ ledger: RandomLedger) throws {
        let (categories, accounts) = try store.read(ledger.book) { (try $0.categories().filter { $0.kind == .expense }, try $0.accounts()) }
        guard !categories.isEmpty, !accounts.isEmpty else { return }
        let account = ledger.pick(accounts)
        let parts = (0..<ledger.pick([2, 3, 4])).map { _ in
            RecordPart(category: ledger.pick(categories).id, amount: Money(minorUnits: ledger.pick([1, 250, 9_999]), account.currency))
        }
        let whole = Money(minorUnits: parts.reduce(0) { $0 + $1.amount.minorUnits }, account.currency)
        var draft = Transaction.Draft(
            movement: .expense(account: account.id, category: parts[0].category, amount: whole), date: ledger.day(), time: .midnight, title: "Parts",
            hashtags: ledger.chance(50) ? ["lunch"] : [])
        draft.parts = parts
        _ = try store.write(ledger.book) { try $0.add(Transaction.ID(milliseconds: Sample.now), draft, at: Sample.now) }
    }

    private func addBudget(_ store: Store, _ book: BookAccess, _ ledger: RandomLedger) throws {
        let draft = BudgetTests.draft("Fun", .monthly, .only(categories: [ledger.categories[0]], hashtags: ["trip"]))
        try store.write(book) { editor throws in
            _ = try editor.addHashtag(Sample.id(6_000_000), name: "trip", at: Sample.now)
            _ = try editor.addBudget(Sample.id(6_000_001), draft, on: .day("2026-03-10"), at: Sample.now)
        }
    }

    private func transactions(_ store: Store, _ book: BookAccess) throws -> [Transaction.ID: Transaction] {
        try store.read(book) { ledger throws in
            var all: [Transaction.ID: Transaction] = [:]
            try ledger.eachTransaction(of: .all(RecordQuery())) { all[$0.id] = $0 }
            return all
        }
    }

    private func choice(_ records: [Transaction.ID: Transaction], _ ledger: RandomLedger) -> RecordChoice {
        if ledger.chance(50) { return .these(records.keys.sorted().filter { _ in ledger.chance(40) } + [Sample.id(9_999_999)]) }
        return .all(
            RecordQuery(
                dates: ledger.chance(50) ? nil : RandomLedger.first...ledger.day(), kind: ledger.chance(60) ? nil : .expense,
                account: ledger.chance(60) ? nil : ledger.pick(ledger.accounts).id, hashtag: ledger.chance(80) ? nil : "lunch",
                sort: ledger.pick(RecordQuery.Sort.allCases)))
    }

    private func expected(_ choice: RecordChoice, _ records: [Transaction.ID: Transaction]) -> Set<Transaction.ID> {
        switch choice {
        case .these(let ids): return Set(ids).intersection(records.keys)
        case .all(let query):
            return Set(
                records.values.filter { record in
                    let values = RecordValues(record.content)
                    return (query.dates?.contains(record.date) ?? true) && (query.kind ?? values.kind) == values.kind
                        && (query.account.map { [values.account, values.toAccount].contains($0) } ?? true)
                        && (query.hashtag.map(record.hashtags.contains) ?? true)
                }.map(\.id))
        }
    }

    private func change(_ ledger: RandomLedger) throws -> RecordChange {
        let categories = try ledger.store.read(ledger.book) { try $0.categories().map(\.id) }
        var change = RecordChange()
        while change == RecordChange() {
            if ledger.chance(30) { change.category = ledger.pick(categories) }
            if ledger.chance(30) { change.account = ledger.pick(ledger.accounts).id }
            if ledger.chance(40) { change.date = ledger.day() }
            if ledger.chance(30) { change.vendor = ledger.pick(["", "Green shop", "スーパー"]) }
            if ledger.chance(40) { change.addedHashtags = [ledger.pick(["lunch", "trip", "Zebra", "旅行"])] }
            if ledger.chance(30) { change.removedHashtags = [ledger.pick(["LUNCH", "trip", "none"])] }
        }
        return change
    }

    /// Applies a change to each record in the plainest way. Returns all records, and the number of refused ones.
    private static func apply(
        _ change: RecordChange, to records: [Transaction.ID: Transaction], _ chosen: Set<Transaction.ID>, _ categories: [Bookkeeping.Category],
        _ accounts: [Account]
    ) -> (after: [Transaction.ID: Transaction], refused: Int) {
        var after = records, refused = 0
        for id in chosen {
            guard let record = records[id] else { continue }
            var values = RecordValues(record.content), tags = record.hashtags
            if let category = change.category {
                guard values.kind != .transfer, record.content.parts.isEmpty,
                    categories.first(where: { $0.id == category })?.kind.rawValue == values.kind.rawValue
                else {
                    refused += 1
                    continue
                }
                values.category = category
            }
            if let account = change.account {
                guard values.kind != .transfer, accounts.first(where: { $0.id == account })?.currency == values.currency else {
                    refused += 1
                    continue
                }
                values.account = account
            }
            if let date = change.date { values.date = date }
            if let vendor = change.vendor { values.texts[.vendor] = vendor }
            let added = change.addedHashtags, gone = change.removedHashtags.map(\.folded)
            tags.removeAll { tag in gone.contains(tag.folded) && !added.contains { $0.folded == tag.folded } }
            tags += added.filter { tag in !tags.contains { $0.folded == tag.folded } }
            guard var content = values.content else { continue }
            content.parts = record.content.parts
            after[id] = Transaction(id: id, content: content, hashtags: tags.sorted { $0.folded < $1.folded }, receipts: record.receipts)
        }
        return (after, refused)
    }
}

extension Ledger {
    /// Calls `body` with each record of a choice; a divided record comes once for each of its parts.
    func eachTransaction(of choice: RecordChoice, _ body: (Transaction) throws -> Void) throws {
        for number in try many.numbers(of: choice) {
            if let transaction = try transaction(number: number) { try body(transaction) }
        }
    }
}
