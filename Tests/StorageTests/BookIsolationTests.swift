import Bookkeeping
import Testing

@testable import Storage

/// The isolation of books: nothing of one can be seen, changed or referred to from another.
struct BookIsolationTests {
    let sample: Sample
    let other: BookAccess
    let now = Sample.now
    let record: Transaction.ID
    let attachment: Bookkeeping.Receipt.ID
    let hashtag: Hashtag.ID

    init() throws {
        sample = try Sample()
        other = try sample.neighbour()
        var draft = sample.expense("Secret tea", vendor: "Secret shop", hashtags: ["secret"])
        draft.receipts = .init(added: [.init(name: "a.png", type: .png, bytes: [1])])
        record = try sample.add(draft, sample.expense("Gone"))[0]
        let (book, id) = (sample.book, record)
        attachment = try #require(try sample.store.read(book) { try $0.transaction(id)?.receipts.first?.id })
        hashtag = try #require(try sample.store.read(book) { try $0.hashtags().first?.id })
        _ = try sample.store.write(book) { try $0.delete(Sample.id(1_001), as: Sample.id(900), at: Sample.now) }
    }

    @Test func `reads find nothing of another book`() throws {
        try sample.store.read(other) { ledger throws in
            #expect(try ledger.transaction(record) == nil)
            #expect(try ledger.account(sample.cash) == nil)
            #expect(try ledger.balance(sample.cash) == nil)
            #expect(try ledger.category(sample.food) == nil)
            #expect(try ledger.categoryUse(sample.food) == nil)
            #expect(try ledger.hashtag(hashtag) == nil)
            #expect(try ledger.receipts.receipt(attachment) == nil)
            #expect(try ledger.deletion(Sample.id(900)) == nil)
            #expect(try ledger.deletions().isEmpty && ledger.hashtags().isEmpty && ledger.recordCount() == 0)
            #expect(try ledger.accountDeletionPreview(sample.main) == (0, 0))
            #expect(try ledger.titles(beginningWith: "s", limit: 5).isEmpty)
            #expect(try ledger.recall(title: "Secret tea", kind: .expense) == nil)
            for account in [nil, sample.main] {
                for category in [nil, sample.food] {
                    #expect(try ledger.spendingByDay(category: category, account: account).firstDay == nil)
                }
                for (category, tag, vendor) in [(nil, nil, nil), (sample.food, nil, nil), (nil, "secret", nil), (nil, nil, "Secret shop")] {
                    let scope = StatisticsScope(account: account, category: category, hashtag: tag, vendor: vendor)
                    let questions = try #require(try ledger.statistics(of: scope, in: MainAmounts.allDays))
                    #expect(try questions.sums(of: .expense, in: MainAmounts.allDays).parts == [])
                    #expect(try questions.totals(in: MainAmounts.allDays).expenses.isZero)
                    #expect(try questions.spendingByDay(in: MainAmounts.allDays).firstDay == nil)
                }
                #expect(try ledger.incomeAndExpenses(in: [MainAmounts.allDays], account: account).parts.allSatisfy(\.expenses.isZero))
            }
            #expect(try ledger.netWorth(at: [.day("2026-12-31")]).map(\.amount.minorUnits) == [10_000])
            for query in [
                RecordQuery(), RecordQuery(text: "secret"), RecordQuery(hashtag: "secret"), RecordQuery(account: sample.main),
                RecordQuery(category: sample.food), RecordQuery(account: sample.main, category: sample.food),
            ] {
                for sort in RecordQuery.Sort.allCases {
                    var query = query
                    query.sort = sort
                    #expect(try ledger.records(query).records.isEmpty)
                }
                #expect(try ledger.totalsWithDays(query, shown: nil).all == [])
                #expect(try ledger.dayTotals(query, in: .day("2026-01-01") ... .day("2026-12-31")).isEmpty)
            }
        }
    }

    @Test func `writes change nothing of another book`() throws {
        try sample.store.write(other) { editor throws in
            #expect(throws: StoreError.notFound) { try editor.update(record, sample.expense("Mine"), at: now) }
            #expect(throws: StoreError.notFound) { try editor.delete(record, as: Sample.id(901), at: now) }
            #expect(throws: StoreError.notFound) {
                try editor.updateAccount(sample.cash, Sample.account("Mine", .eur, 0))
            }
            #expect(throws: StoreError.notFound) { try editor.makeDefault(sample.cash) }
            #expect(throws: StoreError.notFound) { try editor.deleteAccount(sample.cash, as: Sample.id(901), at: now) }
            #expect(throws: StoreError.notFound) { try editor.updateCategory(sample.food, Sample.category(.expense, "Mine")) }
            #expect(throws: StoreError.notFound) {
                try editor.deleteCategory(sample.food, movingTo: nil, as: Sample.id(901), at: now)
            }
            #expect(throws: StoreError.notFound) {
                try editor.deleteCategory(Sample.id(120), movingTo: sample.food, as: Sample.id(901), at: now)
            }
            #expect(throws: StoreError.notFound) { try editor.renameHashtag(hashtag, name: "mine") }
            #expect(throws: StoreError.notFound) { try editor.deleteHashtag(hashtag, as: Sample.id(901), at: now) }
            #expect(throws: StoreError.notFound) { try editor.restore(Sample.id(900), at: Sample.now) }
            #expect(throws: StoreError.notFound) { try editor.purge(Sample.id(900)) }
            #expect(throws: StoreError.notFound) {
                try editor.add(Sample.id(5_000), sample.expense("Into your account"), at: now)
            }
        }
        #expect(try sample.titles(RecordQuery()) == ["Secret tea"])
        #expect(try sample.store.check().isEmpty)
    }

    @Test func `what another book has under the same identifier is another thing`() throws {
        let before = try sample.store.read(sample.book) { (try $0.accounts(), try $0.categories(), try $0.hashtags(), try $0.transaction(record)) }
        try sample.store.write(other) { editor throws in
            #expect(try editor.addAccount(sample.cash, Sample.account("Mine", .eur, 0), at: now) == .added)
            #expect(try editor.addCategory(sample.food, Sample.category(.expense, "Mine"), at: now) == .added)
            #expect(try editor.addHashtag(hashtag, name: "mine", at: now) == .added)
            let draft = Transaction.Draft(
                movement: .expense(account: sample.cash, category: sample.food, amount: Money(minorUnits: 5, .eur)), date: .day("2026-03-10"),
                time: .midnight, title: "Mine", hashtags: ["mine"])
            #expect(try editor.add(record, draft, at: now) == .added)
            #expect(try editor.add(record, draft, at: now) == .alreadySaved)
            #expect(try editor.ledger.transaction(record)?.title == "Mine")
        }
        try sample.store.read(sample.book) { ledger throws in
            #expect(try ledger.accounts() == before.0)
            #expect(try ledger.categories() == before.1)
            #expect(try ledger.hashtags() == before.2)
            #expect(try ledger.transaction(record) == before.3)
        }
        try sample.store.write(other) { editor throws in
            _ = try editor.delete(record, as: Sample.id(901), at: now)
            _ = try editor.deleteHashtag(hashtag, as: Sample.id(902), at: now)
        }
        #expect(try sample.store.read(sample.book) { try $0.transaction(record) } == before.3)
        #expect(try sample.store.check().isEmpty)
    }
}
