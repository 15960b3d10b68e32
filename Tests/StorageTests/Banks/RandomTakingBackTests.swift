import Bookkeeping
import TestSupport
import Testing

@testable import Storage

/// Random imports into three accounts, with transfers between them, taken back in any order.
struct RandomTakingBackTests {
    let banks: BankSample
    private let accounts: [Account.ID]

    init() throws {
        banks = try BankSample()
        let third: Account.ID = Sample.id(13)
        try banks.write { _ = try $0.addAccount(third, Sample.account("Third", .eur, 0), at: Sample.now) }
        accounts = [banks.main, banks.cash, third]
    }

    /// Makes the statements of the accounts: expenses, incomes, and both halves of transfers.
    private func statements(using random: inout SeededRandom) -> [[BankEntry]] {
        var statements = accounts.map { _ in [BankEntry]() }
        func entry(_ cents: Int64, _ payee: String, day: Int) -> BankEntry {
            var entry = BankEntry(line: 1, date: CalendarDate.day("2026-03-01").adding(days: day), amount: Money(minorUnits: cents, .eur))
            entry.payee = payee
            return entry
        }
        for number in 0..<12 {
            let day = Int.random(in: 0...6, using: &random), cents = Int64.random(in: 1...3, using: &random) * 100
            let from = Int.random(in: 0..<3, using: &random), to = (from + Int.random(in: 1...2, using: &random)) % 3
            switch Int.random(in: 0..<4, using: &random) {
            case 0: statements[from].append(entry(-cents, "Shop \(number % 3)", day: day))
            case 1: statements[from].append(entry(cents, "Pay \(number % 3)", day: day))
            default:
                statements[from].append(entry(-cents, "To \(to)", day: day))
                statements[to].append(entry(cents, "From \(from)", day: day + Int.random(in: 0...2, using: &random)))
            }
        }
        for account in statements.indices { for row in statements[account].indices { statements[account][row].bankID = "\(account)-\(row)" } }
        return statements
    }

    /// Brings a file of one account with random decisions; half of the time without the bank's numbers, so that it overlaps with others in other ways.
    private func bring(_ statement: [BankEntry], into account: Account.ID, _ number: Int, at now: Int64, using random: inout SeededRandom) throws
        -> BankImport.ID
    {
        var file = statement.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        if Int.random(in: 0..<4, using: &random) == 0 {
            for row in file.indices { (file[row].bankID, file[row].payee) = ("", file[row].payee + " again") }
        }
        let id = try banks.prepare(file, number: number, account: account, at: now)
        for row in try banks.rows(id) where row.state == .alike || row.state == .transfer {
            let decisions: [ImportedRow.Decision] = row.state == .transfer ? [.transfer, .transfer, .add] : [.keep, .take, .add, .leave]
            try banks.write { try $0.banks.decide(decisions.randomElement(using: &random) ?? .add, onRow: row.number, of: id) }
        }
        var left = 5
        while case .changed = try banks.write({ try $0.banks.finish(id, at: now) }), left > 0 { left -= 1 }
        return id
    }

    private func book() throws -> [Transaction.ID: Transaction] {
        let ids = try banks.records().map(\.id)
        return Dictionary(try banks.read { try $0.transactions(ids) }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func balances() throws -> [Account.ID: Money] {
        Dictionary(try banks.read { try $0.balances() }.map { ($0.account.id, $0.total) }, uniquingKeysWith: { first, _ in first })
    }

    private func ownRecords() throws -> [Transaction.ID] {
        let sample = banks.sample
        return try sample.add(
            sample.expense("Mine", 200, vendor: "me", hashtags: ["a"]), sample.expense("Shop 1", 100),
            Transaction.Draft(
                movement: .income(account: accounts[1], category: sample.salary, amount: Money(minorUnits: 300, .eur)), date: .day("2026-03-03"),
                time: .midnight, title: "Withdrawn"))
    }

    @Test(arguments: 1...10)
    func `imports that are taken back in any order leave what was there before, but for what a person changed`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        _ = try ownRecords()
        let before = try book(), start = try balances(), statements = statements(using: &random)
        // Some seeds do all within one second.
        let second: Int64 = seed.isMultiple(of: 5) ? 0 : 1
        var clock = BankSample.now, ids: [BankImport.ID] = [], places: [BankImport.ID: Account.ID] = [:]
        for number in 0..<Int.random(in: 3...6, using: &random) {
            clock += second
            let account = Int.random(in: 0..<3, using: &random)
            let id = try bring(statements[account], into: accounts[account], 6_000 + number, at: clock, using: &random)
            ids.append(id)
            places[id] = accounts[account]
        }
        var edited: Set<Transaction.ID> = []
        if seed.isMultiple(of: 2), second == 1 {
            for record in try banks.records().shuffled(using: &random).prefix(2) {
                clock += 1
                let draft = banks.sample.expense("Edited", 77)
                try banks.write { try $0.update(record.id, draft, at: clock) }
                edited.insert(record.id)
            }
        }
        for (step, id) in ids.shuffled(using: &random).enumerated() {
            clock += second
            let includes = Bool.random(using: &random), former = try balances()
            let effect = try banks.read { try $0.banks.effectOfTakingBack(id, includingChanged: includes) }
            let taken = try banks.write { try $0.banks.takeBack(id, includingChanged: includes, as: Sample.id(900 + step), at: clock) }
            let present = try balances()
            for account in accounts {
                let move = effect.moves.first { $0.account == account }?.amount ?? .zero(.eur)
                #expect(try former[account]?.adding(move) == present[account], "the effect of \(id) on \(account), seed \(seed)")
                if edited.isEmpty, account != places[id] { #expect(former[account] == present[account], "\(account), seed \(seed)") }
            }
            #expect(taken == (effect.staying > 0 ? .changed(effect.staying) : .done(effect.deleted)))
            if edited.isEmpty { #expect(effect.staying == 0) }
        }
        let after = try book()
        #expect(after.filter { !edited.contains($0.key) } == before.filter { !edited.contains($0.key) }, "seed \(seed)")
        if edited.isEmpty { #expect(try balances() == start) }
        #expect(try banks.store.check() == [])
    }
}
