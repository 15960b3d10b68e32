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
