import Bookkeeping
import TestSupport
import Testing

@testable import Storage

/// Balances after records, and comparisons with statements, beside a plain list of the rows. Records of random ledgers are added, changed, deleted and
/// restored on any day, the days of earlier statements among them.
struct RandomAccountTests {
    /// A row of an account, by the plain rules.
    private struct Row: Equatable {
        let number: Int64
        let id: Transaction.ID
        let date: CalendarDate
        let change: Int64
    }

    /// The ticks that the statements so far have set: each with the change that the statement had.
    private struct Ticks {
        var changes: [Account.ID: [Transaction.ID: Int64]] = [:]
        /// The statements, and those whose record of the difference was refused.
        var made = 0, refused = 0
    }

    @Test(arguments: 0..<(StatisticsTests.ledgers + StatisticsTests.perStore - 1) / StatisticsTests.perStore)
    func `balances and statements of random accounts equal a plain list`(group: Int) throws {
        let sample = try Sample()
        try sample.store.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = OFF") }
        var made = 0, refused = 0
        for number in 1...min(StatisticsTests.perStore, StatisticsTests.ledgers - group * StatisticsTests.perStore) {
            let seed = UInt64(group * StatisticsTests.perStore + number), name: Comment = "ledger \(seed)"
            let random = try RandomLedger(in: sample.store, number: number, seed: seed)
            var ticks = Ticks()
            for _ in 0..<4 {
                for _ in 0..<6 { try random.step() }
                try compareCourses(random, ticks, name)
                for account in random.accounts {
                    ticks.made += 1
                    try reconcile(account, random, &ticks, name)
                }
                try compareCourses(random, ticks, name)
            }
            (made, refused) = (made + ticks.made, refused + ticks.refused)
        }
        #expect(made > 0 && refused * 20 <= made, "\(refused) of \(made) were refused")
    }

    private func rows(of account: Account.ID, _ random: RandomLedger) throws -> [Row] {
        try random.store.read(random.book) { ledger in
            try ledger.connection.rows(
                "SELECT number, id, date, kind, account, amount, received FROM record WHERE book = ? AND deletion IS NULL AND ? IN (account, to_account)",
                random.book.book, account
            ) {
                let isOwn = try $0.id(4) == account, change = isOwn ? $0.text(3) == "income" ? $0.int64(5) : -$0.int64(5) : $0.int64(6)
                return Row(number: $0.int64(0), id: try $0.id(1), date: try $0.date(2), change: change)
            }
        }.sorted { $0.number < $1.number }
    }

    /// Compares all pages of all accounts: balances after records, and the marks of those that a statement has.
    private func compareCourses(_ random: RandomLedger, _ ticks: Ticks, _ name: Comment) throws {
        for account in random.accounts {
            var balance = account.openingBalance.minorUnits, expected: [String] = []
            let rows = try rows(of: account.id, random)
            for row in rows {
                balance += row.change
                expected.append("\(row.id) \(balance) \(ticks.changes[account.id]?[row.id] == row.change)")
            }
            var found: [String] = [], cursor: String?
            repeat {
                let course = try random.store.read(random.book) { ledger in
                    let balance = try #require(try ledger.balance(account.id))
                    return try ledger.accountFigures.course(of: balance, after: cursor, limit: 7)
                }
                found += zip(course.page.records, course.balances).map { "\($0.id) \($1.minorUnits) \(course.reconciled.contains($0.id))" }
                cursor = course.page.next
            } while cursor != nil
            #expect(found == expected.reversed(), name)
            let day = random.day()
            let end = try random.store.read(random.book) { ledger in
                try ledger.balance(account.id).map { try ledger.accountFigures.balance(of: $0, on: day).minorUnits }
            }
            #expect(end == rows.filter { $0.date <= day }.reduce(account.openingBalance.minorUnits) { $0 + $1.change }, name)
        }
    }

    /// Reconciles an account with a random statement, and compares what is saved.
    private func reconcile(_ account: Account, _ random: RandomLedger, _ ticks: inout Ticks, _ name: Comment) throws {
        let day = random.day(), before = try rows(of: account.id, random), rows = before.filter { $0.date <= day }, number = ticks.made
        let open = rows.filter { ticks.changes[account.id]?[$0.id] != $0.change }
        let shown = try random.store.read(random.book) { try $0.reconciliations.open(in: account, upTo: day) }
        #expect(shown.records.map(\.id) == open.reversed().map(\.id) && shown.olderCount == 0, name)
        let chosen = open.filter { _ in random.chance(70) }
        let balance = Money(minorUnits: Int64.random(in: -9_000...9_000, using: &random.numbers), account.currency)
        let booked = rows.reduce(account.openingBalance.minorUnits) { $0 + $1.change }
        let left = open.filter { row in !chosen.contains(row) }.reduce(0) { $0 + $1.change }
        let difference = balance.minorUnits - (booked - left), isAdjusted = random.chance(40)
        let id: Reconciliation.ID = Sample.id(50_000_000 + number), adjusting: Transaction.ID = Sample.id(60_000_000 + number)
        let categories = try random.store.read(random.book) { try $0.categories() }
        let adjustment = ReconciliationDraft.Adjustment(
            id: adjusting, expense: categories.first { $0.kind == .expense }?.id, income: categories.first { $0.kind == .income }?.id,
            title: "Adjustment", time: .midnight)
        let draft = ReconciliationDraft(
            account: account.id, date: day, balance: balance, records: Set(chosen.map(\.id)), adjustment: isAdjusted ? adjustment : nil)
        do {
            #expect(try random.store.write(random.book) { try $0.reconciliations.add(id, draft, at: Sample.now) } == .added)
        } catch StoreError.conflict(.overflow) where isAdjusted {
            // At some random rates a record of the difference is more than the main currency can count. Nothing of the comparison is left.
            #expect(try random.store.read(random.book) { try $0.reconciliations.all(of: account, limit: 1_000) }.allSatisfy { $0.id != id }, name)
            #expect(try self.rows(of: account.id, random) == before, name)
            ticks.refused += 1
            return
        }
        let saved = try random.store.read(random.book) { try $0.reconciliations.all(of: account, limit: 1_000) }.first { $0.id == id }
        let change = isAdjusted ? difference : 0
        #expect(saved?.booked.minorUnits == booked + change && saved?.open.minorUnits == left, name)
        #expect(saved?.adjusted?.minorUnits == (change == 0 ? nil : change), name)
        #expect(saved?.difference?.minorUnits == difference - change, name)
        for row in chosen { ticks.changes[account.id, default: [:]][row.id] = row.change }
        if change != 0 { ticks.changes[account.id, default: [:]][adjusting] = change }
    }
}
