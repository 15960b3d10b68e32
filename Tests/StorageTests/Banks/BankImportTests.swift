import Bookkeeping
import Testing

@testable import Storage

/// Previews of files of banks, and what becomes of them.
struct BankImportTests {
    let banks: BankSample
    private static let now = BankSample.now

    init() throws { banks = try BankSample() }

    private func entry(_ day: String, _ cents: Int64, _ payee: String = "Shop", bankID: String = "", purpose: String = "") -> BankEntry {
        BankSample.entry(day, cents, payee, bankID: bankID, purpose: purpose)
    }

    @Test func `entries become records with what the bank wrote`() throws {
        var coffee = entry("2026-03-10", -350, "Café Blau", purpose: "Card 12\nTerminal 7")
        (coffee.reference, coffee.hashtags, coffee.time) = ("E2E-1", ["trip", "bad tag", "TRIP"], TimeOfDay("08:15"))
        coffee.original = Money(minorUnits: -500, try #require(Currency(code: "USD")))
        let id = try banks.prepare([coffee, entry("2026-03-11", 200_000, "Employer"), entry("2026-03-12", -100, "", purpose: "Fee")])
        #expect(try banks.titles().isEmpty)
        #expect(try banks.states(id) == [.new, .new, .new])
        #expect(try banks.finish(id) == 3)
        #expect(try banks.titles() == ["Café Blau", "Employer", "Fee"])
        let record = try #require(try banks.records().first)
        let transaction = try #require(try banks.read { try $0.transaction(record.id) })
        #expect(transaction.movement == .expense(account: banks.main, category: banks.sample.food, amount: Money(minorUnits: 350, .eur)))
        #expect(transaction.texts.all == ["Café Blau", "Café Blau", "Card 12\nTerminal 7", "E2E-1"])
        #expect(transaction.hashtags == ["bad-tag", "trip"])
        #expect(transaction.original?.minorUnits == 500)
        #expect(transaction.content.time == TimeOfDay("08:15"))
        let made = try #require(try banks.read { try $0.banks.find(id, at: Self.now) })
        #expect(made.records == 3 && made.state == .done(at: Self.now, until: Self.now + BankImport.takeBackTime))
        #expect(made.days == .day("2026-03-10") ... .day("2026-03-12") && made.accounts == [banks.main])
        #expect(try banks.finish(id) == 3, "sent twice, it is done once")
        #expect(try banks.titles().count == 3)
        #expect(try banks.read { try $0.banks.recordCount(of: id) } == 3)
        #expect(try banks.store.check() == [])
    }

    @Test func `the filing of an entry names its category, title and vendor, unless the category is of the other kind`() throws {
        let id: BankImport.ID = Sample.id(5_000)
        let travel = banks.sample.travel, salary = banks.sample.salary
        _ = try banks.store.prepareImport(id, name: "a", format: "ofx", in: banks.sample.book, at: Self.now) { entry, _ in
            Filing(
                category: entry.payee == "Rail" ? travel : salary, title: "Trip", vendor: "DB", hashtags: ["rail"], reason: .learned(count: 2, of: 3))
        } parts: { sink in
            try sink(.account(banks.main))
            try sink(.entry(entry("2026-03-10", -350, "Rail")))
            try sink(.entry(entry("2026-03-11", -350, "Shop")))
        }
        #expect(try banks.rows(id).first?.filing.reason == .learned(count: 2, of: 3))
        try banks.write { try $0.banks.file(banks.sample.food, row: 1, of: id) }
        #expect(throws: StoreError.conflict(.wrongKind)) { try banks.write { try $0.banks.file(salary, row: 1, of: id) } }
        #expect(try banks.rows(id).first?.filing.reason == .person)
        try banks.write { try $0.banks.file(travel, row: 1, of: id) }
        try banks.finish(id)
        #expect(try banks.records().map(\.movement.category) == [travel, banks.sample.food])
        #expect(try banks.records().map(\.hashtags) == [["rail"], ["rail"]])
    }

    @Test func `rows that cannot be read say why, and are left out`() throws {
        var yen = entry("2026-03-10", -5)
        yen.amount = Money(minorUnits: -5, .jpy)
        let id = try banks.prepare(parts: [
            .account(banks.main), .problem(BankRowProblem(line: 3, .badDate("x"), text: "Tea")), .entry(yen), .entry(entry("2026-03-10", 0)),
            .entry(entry("2026-03-10", .min)),
        ])
        #expect(try banks.states(id) == [.wrong, .wrong, .wrong, .wrong])
        let reasons = try banks.rows(id).map { row -> BankRowProblem.Reason? in
            if case .problem(let problem) = row.content { problem.reason } else { nil }
        }
        #expect(reasons == [.badDate("x"), .otherCurrency("JPY"), .noAmount, .amountTooLarge("\(Int64.min)")])
        #expect(try banks.finish(id) == 0)
        #expect(throws: StoreError.notFound) { try banks.prepare([], number: 5_001, account: Sample.id(110)) }
        #expect(throws: StoreError.conflict(.invalid)) { try banks.prepare(parts: [.entry(entry("2026-03-10", -1))], number: 5_001) }
        #expect(try banks.read { try $0.banks.all().map(\.id) } == [id], "what fails leaves no preview")
    }

    @Test func `a trial replaces no preview that waits, and is gone when it is discarded`() throws {
        for number in 0..<5 { try banks.prepare([entry("2026-03-10", -100)], number: 5_000 + number) }
        let trial: BankImport.ID = Sample.id(5_009)
        let made = try banks.store.prepareImport(trial, name: "a", format: "ofx", in: banks.sample.book, at: Self.now + 1, isTrial: true) { _, _ in
            Filing()
        } parts: { sink in
            try sink(.account(banks.main))
            try sink(.entry(entry("2026-03-10", -100)))
        }
        #expect(made.id == trial && made.days != nil)
        try banks.write { try $0.banks.discard(trial) }
        #expect(try banks.read { try $0.banks.all().map(\.id) } == [5_004, 5_003, 5_002, 5_001, 5_000].map(Sample.id))
    }

    @Test func `a preview replaces the one with its ID, at most five wait, and they expire`() throws {
        for number in 0..<7 { try banks.prepare([entry("2026-03-10", -100)], number: 5_000 + number, at: Self.now + Int64(number)) }
        #expect(try banks.read { try $0.banks.all().map(\.id) } == [5_006, 5_005, 5_004, 5_003, 5_002].map(Sample.id))
        let id = try banks.prepare([entry("2026-03-10", -100), entry("2026-03-10", -200)], number: 5_003, at: Self.now + 9)
        #expect(try banks.rows(id).count == 2)
        #expect(try banks.read { try $0.banks.all().count } == 5)
        let late = Self.now + 9 + BankImport.previewLifetime
        #expect(try banks.read { try $0.banks.find(id, at: late) } == nil)
        #expect(try banks.write { try $0.banks.finish(id, at: late) } == .gone)
        #expect(try banks.store.read { try $0.hasExpired(at: late) })
        try banks.store.write { _ = try $0.purgeExpired(at: late) }
        #expect(try banks.read { try $0.banks.all() }.isEmpty)
        #expect(try banks.store.read { try !$0.hasExpired(at: late) })
        try banks.prepare([entry("2026-03-10", -100)])
        try banks.write { try $0.banks.discard(Sample.id(5_000)) }
        #expect(try banks.write { try $0.banks.finish(Sample.id(5_000), at: Self.now) } == .gone)
    }

    @Test func `decisions are those of the state, one by one or all together`() throws {
        let id = try banks.prepare([entry("2026-03-10", -100), entry("2026-03-10", -200), entry("2026-03-10", -300)])
        #expect(throws: StoreError.conflict(.invalid)) { try banks.write { try $0.banks.decide(.take, onRow: 1, of: id) } }
        #expect(throws: StoreError.notFound) { try banks.write { try $0.banks.decide(.leave, onRow: 4, of: id) } }
        try banks.write { try $0.banks.decide(.leave, onRow: 1, of: id) }
        #expect(try banks.read { try $0.banks.decisionCounts(of: id) } == [.leave: 1, .add: 2])
        #expect(try banks.read { try $0.banks.counts(of: id) } == [.new: 3])
        try banks.write { try $0.banks.decide(.leave, onAll: .new, of: id) }
        #expect(try banks.read { try $0.banks.decisionCounts(of: id) } == [.leave: 3])
        try banks.write { try $0.banks.decide(.add, onRow: 3, of: id) }
        #expect(try banks.read { try $0.banks.rows(of: id, .new, after: 1, limit: 1).map(\.number) } == [2])
        #expect(try banks.finish(id) == 1)
        #expect(throws: StoreError.notFound) { try banks.write { try $0.banks.decide(.add, onRow: 1, of: id) } }
    }

    @Test func `an import whose sum is too large adds nothing`() throws {
        let large: Int64 = 3_000_000_000_000_000_000
        let id = try banks.prepare([entry("2026-03-10", -100), entry("2026-03-10", large, "A"), entry("2026-03-11", large, "B")])
        #expect(throws: StoreError.conflict(.overflow)) { try banks.finish(id) }
        #expect(try banks.titles().isEmpty)
        #expect(try banks.read { try $0.banks.find(id, at: Self.now)?.state.isDecided } == false)
    }

    @Test func `other books are out of reach`() throws {
        let bob = try banks.sample.neighbour(), id = try banks.prepare([entry("2026-03-10", -100)])
        try banks.store.read(bob) { ledger throws in
            #expect(try ledger.banks.all().isEmpty)
            #expect(try ledger.banks.find(id, at: Self.now) == nil)
            #expect(try ledger.banks.row(1, of: id) == nil)
            #expect(try ledger.banks.counts(of: id).isEmpty)
        }
        #expect(try banks.store.write(bob) { try $0.banks.finish(id, at: Self.now) } == .gone)
        #expect(throws: StoreError.notFound) { try banks.store.write(bob) { try $0.banks.decide(.leave, onRow: 1, of: id) } }
        try banks.store.write(bob) { try $0.banks.discard(id) }
        #expect(try banks.finish(id) == 1)
        #expect(throws: StoreError.notFound) {
            try banks.store.write(bob) { try $0.banks.takeBack(id, includingChanged: true, at: Self.now) }
        }
        #expect(throws: StoreError.notFound) {
            try banks.store.write(bob) { try $0.banks.keep(account: banks.main, of: BankAccount(number: "1")) }
        }
    }

    @Test func `a mapping and the account of a bank's account are remembered`() throws {
        let giro = BankAccount(number: "DE12 3456"), named = BankAccount(name: "Everyday")
        try banks.write { editor throws in
            try editor.banks.keep(account: banks.cash, of: giro)
            try editor.banks.keep(account: banks.main, of: giro)
            try editor.banks.keep(account: banks.cash, of: named)
            try editor.banks.keep(account: banks.cash, of: BankAccount())
            try editor.banks.keep(mapping: "{\"a\":1}", fingerprint: "date,amount", for: banks.main)
            try editor.banks.keep(mapping: "{\"a\":2}", fingerprint: "date,amount", for: banks.cash)
        }
        try banks.read { ledger throws in
            #expect(try ledger.banks.account(ofBank: BankAccount(number: "de123456", name: "x")) == banks.main)
            #expect(try ledger.banks.account(ofBank: BankAccount(name: "everyday")) == banks.cash)
            #expect(try ledger.banks.account(ofBank: BankAccount()) == nil)
            #expect(try ledger.banks.mapping(of: banks.main, fingerprint: "date,amount") == "{\"a\":1}")
            #expect(try ledger.banks.mapping(of: nil, fingerprint: "date,amount") == "{\"a\":2}")
            #expect(try ledger.banks.mapping(of: banks.main, fingerprint: "date") == nil)
        }
    }

    @Test func `the category that an import falls back to is learned only once somebody has edited the records`() throws {
        let rows = (10...15).map { BankSample.entry("2026-03-\($0)", -100 * Int64($0), "Uber Trip") }
        try banks.bring(rows)
        #expect(try banks.read { try $0.rules.learned() } == [])
        for record in try banks.records() {
            let present = try #require(try banks.read { try $0.transaction(record.id) })
            var draft = Transaction.Draft(present.content, hashtags: [])
            draft.texts[.note] = "seen"
            try banks.write { try $0.update(record.id, draft, at: BankSample.now + 5) }
        }
        #expect(try banks.read { try $0.rules.learned() }.map(\.count) == [6])
    }
}
