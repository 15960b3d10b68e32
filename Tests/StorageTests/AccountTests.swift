import Bookkeeping
import Storage
import Testing

struct AccountTests {
    let sample: Sample
    let now = Sample.now

    init() throws { sample = try Sample() }

    @Test func `the default account comes first, then by name`() throws {
        try sample.store.write(sample.book) { _ = try $0.addAccount(Sample.id(13), Sample.account("bank", .eur, 0), at: now) }
        #expect(try sample.store.read(sample.book) { try $0.accounts().map(\.name) } == ["Main", "bank", "Cash", "Tokyo"])
    }

    @Test func `a name is taken in any case, and free again after deletion`() throws {
        #expect(throws: StoreError.conflict(.nameTaken)) {
            try sample.store.write(sample.book) { try $0.addAccount(Sample.id(13), Sample.account("ＣＡＳＨ", .eur, 0), at: now) }
        }
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.addAccount(Sample.id(14), Sample.account("ガム", .eur, 0), at: now)
            #expect(throws: StoreError.conflict(.nameTaken)) {
                try editor.addAccount(Sample.id(15), Sample.account("ｶﾞﾑ", .eur, 0), at: now)
            }
            _ = try editor.deleteAccount(sample.cash, as: Sample.id(900), at: now)
            #expect(try editor.addAccount(Sample.id(13), Sample.account("cash", .eur, 0), at: now) == .added)
        }
    }

    @Test func `the same form sent twice makes one account`() throws {
        let draft = Sample.account("Bank", .eur, 0)
        try sample.store.write(sample.book) { editor throws in
            #expect(try editor.addAccount(Sample.id(13), draft, at: now) == .added)
            #expect(try editor.addAccount(Sample.id(13), draft, at: now) == .alreadySaved)
        }
        #expect(try sample.store.read(sample.book) { try $0.accounts().count } == 4)
    }

    @Test func `the twenty-first account is refused`() throws {
        try sample.store.write(sample.book) { editor throws in
            for number in 3..<20 {
                _ = try editor.addAccount(Sample.id(30 + number), Sample.account("A\(number)", .eur, 0), at: now)
            }
        }
        #expect(throws: StoreError.conflict(.accountLimit)) {
            try sample.store.write(sample.book) { try $0.addAccount(Sample.id(60), Sample.account("One more", .eur, 0), at: now) }
        }
    }

    @Test func `an archived account keeps its records, counts in figures and not among the twenty, and is used again`() throws {
        try sample.store.write(sample.book) { editor throws in
            for number in 3..<20 {
                _ = try editor.addAccount(Sample.id(30 + number), Sample.account("A\(number)", .eur, 0), at: now)
            }
            try editor.accountUse.archive(sample.cash, at: now)
            #expect(try editor.addAccount(Sample.id(60), Sample.account("One more", .eur, 0), at: now) == .added)
            #expect(throws: StoreError.conflict(.accountLimit)) { try editor.accountUse.takeBack(sample.cash) }
        }
        let (names, balances) = try sample.store.read(sample.book) { (try $0.names(), try $0.balances()) }
        #expect(names.accounts.last?.name == "Cash" && names.accounts.count == 21 && names.openAccounts.count == 20)
        #expect(names.openAccounts(and: sample.cash.description).count == 21)
        #expect(balances.last?.account.isArchived == true)
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.deleteAccount(Sample.id(60), as: Sample.id(900), at: now)
            try editor.accountUse.takeBack(sample.cash)
        }
        #expect(try sample.store.read(sample.book) { try $0.names().openAccounts.contains { $0.id == sample.cash } })
    }

    @Test func `an account of a recurring rule that goes on is not archived`() throws {
        let recurrence = try #require(RecurrenceRule(.monthly, starts: .day("2026-03-25")))
        let moved = sample.transfer(from: sample.main, to: sample.tokyo, 500, received: 800)
        for (number, template, account) in [(600, sample.expense("Rent", account: sample.cash), sample.cash), (601, moved, sample.tokyo)] {
            let rule: Recurrence.ID = Sample.id(number)
            _ = try sample.store.write(sample.book) {
                try $0.recurring.add(rule, .init(template: template, recurrence: recurrence), on: .day("2026-03-10"), at: now)
            }
            #expect(throws: StoreError.conflict(.accountInUse)) {
                try sample.store.write(sample.book) { try $0.accountUse.archive(account, at: now) }
            }
            try sample.store.write(sample.book) { editor throws in
                _ = try editor.recurring.delete(rule, as: Sample.id(number + 300), at: now)
                try editor.accountUse.archive(account, at: now)
            }
        }
        #expect(try sample.store.read(sample.book) { try $0.names().openAccounts.map(\.name) } == ["Main"])
    }

    @Test func `an account of a bank connection is not archived`() throws {
        let banks = try BankSample(sample: sample), connection = try banks.connect()
        try sample.store.write(sample.book) { try $0.makeDefault(sample.cash) }
        #expect(throws: StoreError.conflict(.accountInUse)) { try banks.write { try $0.accountUse.archive(sample.main, at: now) } }
        try banks.write { editor throws in
            try editor.bankLinks.remove(connection)
            try editor.accountUse.archive(sample.main, at: now)
        }
        #expect(try sample.store.read(sample.book) { try $0.account(sample.main) }?.isArchived == true)
    }

    @Test func `the default account is not archived, and an archived one is not made the default`() throws {
        try sample.store.write(sample.book) { editor throws in
            #expect(throws: StoreError.conflict(.defaultAccount)) { try editor.accountUse.archive(sample.main, at: now) }
            try editor.accountUse.archive(sample.cash, at: now)
            #expect(throws: StoreError.conflict(.defaultAccount)) { try editor.makeDefault(sample.cash) }
            #expect(throws: StoreError.conflict(.defaultAccount)) {
                try editor.updateAccount(sample.cash, Sample.account("Cash", .eur, 0, isDefault: true))
            }
        }
    }

    @Test func `accounts are in the order by hand, and a new one is the last`() throws {
        func names() throws -> [String] { try sample.store.read(sample.book) { try $0.accounts().map(\.name) } }
        try sample.store.write(sample.book) { editor throws in
            #expect(try editor.accountUse.move(sample.tokyo, up: true))
            #expect(try !editor.accountUse.move(sample.main, up: true))
        }
        #expect(try names() == ["Main", "Tokyo", "Cash"])
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.addAccount(Sample.id(13), Sample.account("Bank", .eur, 0), at: now)
            #expect(try !editor.accountUse.move(Sample.id(13), up: false))
            #expect(try editor.accountUse.move(sample.main, up: false))
        }
        #expect(try names() == ["Tokyo", "Main", "Cash", "Bank"])
    }

    @Test func `terms stay with their kind`() throws {
        var draft = Sample.account("Visa", .eur, 0)
        (draft.kind, draft.terms) = (.card, Account.Terms(creditLimit: 200_000, dueDay: 31))
        try sample.store.write(sample.book) { _ = try $0.addAccount(Sample.id(13), draft, at: now) }
        let saved = try #require(try sample.store.read(sample.book) { try $0.account(Sample.id(13)) })
        #expect(saved.kind == .card && saved.terms == draft.terms)
        (draft.kind, draft.terms) = (.loan, Account.Terms(interest: 3_250, monthlyPayment: 50_000))
        try sample.store.write(sample.book) { try $0.updateAccount(Sample.id(13), draft) }
        #expect(try sample.store.read(sample.book) { try $0.account(Sample.id(13)) }?.terms == draft.terms)
        (draft.kind, draft.terms) = (.cash, Account.Terms())
        try sample.store.write(sample.book) { try $0.updateAccount(Sample.id(13), draft) }
        #expect(try sample.store.read(sample.book) { try $0.account(Sample.id(13)) }?.terms == Account.Terms())
    }

    @Test func `another default replaces the first`() throws {
        try sample.store.write(sample.book) { try $0.makeDefault(sample.cash) }
        #expect(try sample.store.read(sample.book) { try $0.accounts().filter(\.isDefault).map(\.name) } == ["Cash"])
        try sample.store.write(sample.book) {
            try $0.updateAccount(sample.tokyo, Sample.account("Tokyo", .jpy, 0, isDefault: true))
        }
        #expect(try sample.store.read(sample.book) { try $0.accounts().filter(\.isDefault).map(\.name) } == ["Tokyo"])
    }

    @Test func `the default account can be neither deleted nor un-defaulted`() throws {
        #expect(throws: StoreError.conflict(.defaultAccount)) {
            try sample.store.write(sample.book) { try $0.deleteAccount(sample.main, as: Sample.id(900), at: now) }
        }
        #expect(throws: StoreError.conflict(.defaultAccount)) {
            try sample.store.write(sample.book) { try $0.updateAccount(sample.main, Sample.account("Main", .eur, 0)) }
        }
    }

    @Test func `the currency is fixed by the first record, even a deleted one`() throws {
        try sample.store.write(sample.book) { try $0.updateAccount(sample.cash, Sample.account("Cash", .jpy, 5)) }
        try sample.store.write(sample.book) { try $0.updateAccount(sample.cash, Sample.account("Cash", .eur, 5)) }
        let ids = try sample.add(sample.expense("Tea", account: sample.cash))
        let change = Sample.account("Cash", .jpy, 5)
        #expect(throws: StoreError.conflict(.currencyInUse)) {
            try sample.store.write(sample.book) { try $0.updateAccount(sample.cash, change) }
        }
        _ = try sample.store.write(sample.book) { try $0.delete(ids[0], as: Sample.id(900), at: now) }
        #expect(throws: StoreError.conflict(.currencyInUse)) {
            try sample.store.write(sample.book) { try $0.updateAccount(sample.cash, change) }
        }
    }

    @Test func `a balance is the opening balance and all records, transfers from both sides`() throws {
        try sample.add(
            sample.expense("Tea", 250), sample.transfer(from: sample.main, to: sample.cash, 2_000),
            sample.transfer(from: sample.cash, to: sample.tokyo, 1_000, received: 1_600))
        #expect(try sample.balance(sample.main) == 10_000 - 250 - 2_000)
        #expect(try sample.balance(sample.cash) == 1_000 + 2_000 - 1_000)
        #expect(try sample.balance(sample.tokyo) == 1_600)
        #expect(try sample.store.read(sample.book) { try $0.balances().map(\.recordCount) } == [2, 2, 1])
    }

    @Test func `deleting an account takes its records and transfers, and restoring brings them back`() throws {
        try sample.add(
            sample.expense("Tea", account: sample.cash), sample.expense("Bus"),
            sample.transfer(from: sample.main, to: sample.cash, 500))
        let preview = try sample.store.write(sample.book) { try $0.accountDeletionPreview(sample.cash) }
        #expect(preview == (2, 1))
        let deletion = try sample.store.write(sample.book) { try $0.deleteAccount(sample.cash, as: Sample.id(900), at: now) }
        #expect(deletion.recordCount == 2 && deletion.name == "Cash")
        #expect(try sample.titles(RecordQuery()) == ["Bus"])
        #expect(try sample.balance(sample.main) == 9_900)
        #expect(try sample.balance(sample.cash) == nil)
        #expect(try sample.store.read(sample.book) { try $0.deletions() } == [deletion])
        _ = try sample.store.write(sample.book) { try $0.restore(deletion.id, at: Sample.now) }
        #expect(try Set(sample.titles(RecordQuery())) == ["Bus", "Tea", "Moved"])
        #expect(try sample.balance(sample.cash) == 1_000 - 100 + 500)
        #expect(try sample.store.read(sample.book) { try $0.deletions() }.isEmpty)
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `a restored account whose name is taken gets a number within 25 characters`() throws {
        let long = String(repeating: "あ", count: 25)
        try sample.store.write(sample.book) { editor throws in
            try editor.updateAccount(sample.cash, Sample.account(long, .eur, 0))
            _ = try editor.deleteAccount(sample.cash, as: Sample.id(900), at: now)
            _ = try editor.addAccount(Sample.id(13), Sample.account(long, .eur, 0), at: now)
            _ = try editor.restore(Sample.id(900), at: Sample.now)
        }
        #expect(
            try sample.store.read(sample.book) { try $0.account(sample.cash)?.name } == String(repeating: "あ", count: 21) + " (2)"
        )
    }

    @Test func `an account is not restored beyond the limit`() throws {
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.deleteAccount(sample.cash, as: Sample.id(900), at: now)
            for number in 2..<20 {
                _ = try editor.addAccount(Sample.id(30 + number), Sample.account("A\(number)", .eur, 0), at: now)
            }
        }
        #expect(throws: StoreError.conflict(.accountLimit)) {
            try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: Sample.now) }
        }
    }

    @Test func `an archived account is not restored beyond the limit of those`() throws {
        try sample.store.write(sample.book) { editor throws in
            try editor.accountUse.archive(sample.cash, at: now)
            _ = try editor.deleteAccount(sample.cash, as: Sample.id(900), at: now)
            for number in 0..<Account.archivedLimit {
                let id: Account.ID = Sample.id(2_000 + number)
                _ = try editor.addAccount(id, Sample.account("A\(number)", .eur, 0), at: now)
                try editor.accountUse.archive(id, at: now)
            }
        }
        #expect(throws: StoreError.conflict(.accountLimit)) {
            try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: now) }
        }
    }

    @Test func `an account that was away while others were put in order comes last`() throws {
        func names() throws -> [String] { try sample.store.read(sample.book) { try $0.accounts().map(\.name) } }
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.addAccount(Sample.id(13), Sample.account("Bank", .eur, 0), at: now)
            try editor.accountUse.archive(sample.cash, at: now)
            _ = try editor.deleteAccount(Sample.id(13), as: Sample.id(900), at: now)
            #expect(try editor.accountUse.move(sample.tokyo, up: true))
        }
        #expect(try names() == ["Tokyo", "Main", "Cash"])
        try sample.store.write(sample.book) { try $0.accountUse.takeBack(sample.cash) }
        #expect(try names() == ["Tokyo", "Main", "Cash"])
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(900), at: now) }
        #expect(try names() == ["Tokyo", "Main", "Cash", "Bank"])
        // One that had a place goes back to it.
        try sample.store.write(sample.book) { editor throws in
            try editor.accountUse.archive(sample.tokyo, at: now)
            try editor.accountUse.takeBack(sample.tokyo)
        }
        #expect(try names() == ["Tokyo", "Main", "Cash", "Bank"])
    }

    @Test func `a transfer between two deleted accounts comes back with the second one`() throws {
        try sample.add(sample.transfer(from: sample.cash, to: sample.tokyo, 500, received: 800))
        try sample.store.write(sample.book) { editor throws in
            _ = try editor.deleteAccount(sample.cash, as: Sample.id(900), at: now)
            _ = try editor.deleteAccount(sample.tokyo, as: Sample.id(901), at: now)
            _ = try editor.restore(Sample.id(900), at: Sample.now)
        }
        #expect(try sample.titles(RecordQuery()).isEmpty)
        #expect(try sample.store.check().isEmpty)
        _ = try sample.store.write(sample.book) { try $0.restore(Sample.id(901), at: Sample.now) }
        #expect(try sample.titles(RecordQuery()) == ["Moved"])
        #expect(try sample.balance(sample.tokyo) == 800)
    }

    @Test func `sums that do not fit are a conflict`() throws {
        let most = sample.expense("A palace", 4_000_000_000_000_000_000)
        try sample.add(most)
        #expect(throws: StoreError.conflict(.overflow)) { try sample.add(most, from: 2_000) }
        #expect(throws: StoreError.conflict(.overflow)) { try sample.add(sample.expense("Two", .max), from: 2_000) }
        #expect(throws: StoreError.conflict(.overflow)) {
            try sample.store.write(sample.book) { try $0.addAccount(Sample.id(13), Sample.account("Big", .eur, .min), at: now) }
        }
        #expect(try sample.store.read(sample.book) { try $0.recordCount() } == 1)
    }
}
