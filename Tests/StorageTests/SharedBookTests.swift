import Bookkeeping
import Testing

@testable import Storage

/// The administrator's view of the books of a household's people.
struct SharedBookTests {
    private var shared: SharedSample

    init() throws {
        shared = try SharedSample()
        try shared.add(
            SharedSample.expense("Cinema", SharedSample.main(1), SharedSample.food(1), 1_350, hashtags: ["fun"]),
            SharedSample.expense("Ring", SharedSample.second(1), SharedSample.travel(1), 77_700, hashtags: ["surprise"]),
            SharedSample.transfer("Put aside", SharedSample.main(1), SharedSample.second(1), 5_000), of: 1)
    }

    private func titles(_ query: RecordQuery = RecordQuery()) throws -> [String] {
        try shared.see(1) { try $0.records(query, after: nil, limit: 50).records.map(\.title) }
    }

    @Test func `nothing is shared before it is chosen`() throws {
        #expect(try shared.store.read { try $0.sharing.sharedAccounts(of: shared.people.user(1)) } == SharedAccounts.none)
        #expect(try titles() == [])
        try shared.see(1) { book throws in
            #expect(try book.balances() == [] && book.names().categories == [] && book.hasPrivateAccounts)
            #expect(try !book.hasRecords() && book.convertedTotalsWithDays(RecordQuery(), shown: nil).all?.expenses.isZero == true)
        }
        #expect(try shared.store.readAll(shared.people.access(0)) { $0.sources.count } == 1)
    }

    @Test func `a private account is in no list, sum, name or search, and neither is a transfer with it`() throws {
        try shared.share(1, .some([SharedSample.main(1)]))
        #expect(try titles() == ["Cinema"])
        for text in ["Ring", "Secret", "#surprise", "Put", "777", "50", "travel"] { #expect(try titles(RecordQuery(text: text)) == [], "\(text)") }
        #expect(try titles(RecordQuery(account: SharedSample.second(1))) == [])
        #expect(try titles(RecordQuery(kind: .transfer)) == [] && titles(RecordQuery(account: SharedSample.main(1))) == ["Cinema"])
        for sort in RecordQuery.Sort.allCases { #expect(try titles(RecordQuery(sort: sort)) == ["Cinema"]) }
        try shared.see(1) { book throws in
            let names = try book.names()
            #expect(names.accounts.map(\.name) == ["Main"] && names.categories.map(\.name) == ["Food"] && names.hashtags == ["fun"])
            let totals = try #require(try book.convertedTotalsWithDays(RecordQuery(), shown: nil).all)
            #expect(totals.expenses.minorUnits == 1_350 && totals.recordCount == 1)
            let sums = try book.sums(of: .expense, in: .day("2026-03-01") ... .day("2026-03-31"))
            #expect(sums.parts.map(\.amount.minorUnits) == [1_350] && sums.total.minorUnits == 1_350)
            // The balance is that of the bank.
            #expect(try book.balances().map(\.balance.minorUnits) == [10_000 - 1_350 - 5_000])
        }
    }

    @Test mutating func `a cached answer is never that of somebody who sees more`() throws {
        try shared.share(1, .some([SharedSample.main(1)]))
        let query = RecordQuery(text: ">1")
        func own() throws -> Int? { try shared.store.read(shared.own(1)) { try $0.convertedTotalsWithDays(query, shown: nil).all?.recordCount } }
        func seen() throws -> Int? { try shared.see(1) { try $0.convertedTotalsWithDays(query, shown: nil).all?.recordCount } }
        for _ in 1...2 { #expect(try own() == 3 && seen() == 1) }
        func names() throws -> [String] { try shared.see(1) { try $0.names().categories.map(\.name) } }
        for _ in 1...2 { #expect(try names() == ["Food"]) }
        try shared.add(SharedSample.expense("Train", SharedSample.main(1), SharedSample.travel(1), 4_200), of: 1)
        #expect(try names().sorted() == ["Food", "Travel"] && own() == 4 && seen() == 2)
    }

    @Test func `a shared record is opened without its file and place, and none with a private account or in the trash`() throws {
        try shared.share(1, .some([SharedSample.main(1)]))
        func ids(_ query: RecordQuery) throws -> [Transaction.ID] {
            try shared.store.read(shared.own(1)) { try $0.records(query).records.map(\.id) }
        }
        func opened(_ id: Transaction.ID) throws -> Transaction? { try shared.see(1) { try $0.transaction(id) } }
        let cinema = try #require(try ids(RecordQuery(text: "Cinema")).first)
        try shared.write(1) { editor in
            let saved = try #require(try editor.ledger.transaction(cinema))
            var draft = Transaction.Draft(saved.content, hashtags: saved.hashtags)
            (draft.note, draft.place) = ("with Jo", Place(latitude: 1, longitude: 2, name: "Lake"))
            draft.receipts = .init(added: [.init(name: "ticket.png", type: .png, bytes: [1])])
            try editor.update(cinema, draft, at: Sample.now)
        }
        let record = try #require(try opened(cinema))
        #expect(record.title == "Cinema" && record.note == "with Jo" && record.hashtags == ["fun"])
        #expect(record.receipts.isEmpty && record.place == nil)
        for title in ["Ring", "Put"] { #expect(try opened(#require(try ids(RecordQuery(text: title)).first)) == nil, "\(title)") }
        _ = try shared.write(1) { try $0.delete(cinema, as: Sample.id(6_101), at: Sample.now) }
        #expect(try opened(cinema) == nil && opened(Sample.id(6_102)) == nil)
    }

    @Test func `only me outlives the choice to share all, also of accounts that are made later`() throws {
        try shared.share(1, .all)
        #expect(try titles() == ["Put aside", "Ring", "Cinema"])
        try shared.write(1) { editor in
            let draft = Account.Draft(name: "Secret", currency: .eur, openingBalance: 0, isDefault: false, isPrivate: true)
            try editor.updateAccount(SharedSample.second(1), draft)
        }
        #expect(try titles() == ["Cinema"])
        try shared.share(1, .some([SharedSample.second(1)]))
        #expect(try titles() == [])
        try shared.share(1, .all)
        _ = try shared.write(1) { try $0.addAccount(Sample.id(5_900), Sample.account("New", .eur, 0), at: Sample.now) }
        #expect(try shared.see(1) { try $0.balances().map(\.account.name) } == ["Main", "New"])
        #expect(try shared.see(1) { $0.hasPrivateAccounts })
    }

    @Test func `an account of somebody else cannot be shared`() throws {
        #expect(throws: StoreError.notFound) { try shared.share(1, .some([SharedSample.main(2)])) }
        #expect(throws: StoreError.notFound) { try shared.people.act { try $0.site.sharing.share(.all, of: Sample.id(9_999)) } }
        #expect(try shared.store.check() == [])
    }

    @Test func `the right is that of the administrator and of the person, and ends in the next transaction`() throws {
        try shared.share(1, .all)
        #expect(try shared.access(to: 1, of: 2) == nil)
        #expect(try shared.access(to: 1, of: 1) != nil)
        let access = try #require(try shared.access(to: 1))
        func opens() throws -> Bool {
            do { return try shared.store.read(access) { try !$0.records(RecordQuery(), after: nil, limit: 5).records.isEmpty } } catch StoreError
                .notFound
            {
                return false
            }
        }
        #expect(try opens())
        try shared.share(1, .none)
        #expect(try !opens())
        try shared.share(1, .all)
        try shared.people.setRole(1, .administrator)
        #expect(try !opens())
        #expect(throws: StoreError.conflict(.notAdministrator)) { try shared.store.readAll(shared.people.access(0)) { _ in } }
    }

    @Test(arguments: ["leaves", "is removed", "household ends", "account of the viewer is disabled"])
    func `sharing ends when somebody`(how: String) throws {
        try shared.share(1, .some([SharedSample.main(1)]))
        let access = try #require(try shared.access(to: 1)), user = shared.people.user(1)
        switch how {
        case "leaves": try shared.people.act { try $0.leave(user, at: Sample.now) }
        case "is removed": try shared.people.remove(1)
        case "household ends": try shared.people.act { try $0.dissolve(by: shared.people.user(0), at: Sample.now) }
        default: try shared.store.write { try $0.users.setDisabled(shared.people.user(0), true) }
        }
        #expect(throws: StoreError.notFound) { try shared.store.read(access) { _ in } }
        #expect(try shared.store.check() == [])
        guard how == "leaves" || how == "is removed" else { return }
        try shared.people.join(
            1,
            by: {
                try shared.people.invite(HouseholdSample.token(45_000), as: .member, by: 0); return HouseholdSample.token(45_000)
            }())
        #expect(try shared.store.read { try $0.sharing.sharedAccounts(of: user) } == SharedAccounts.none)
        #expect(throws: StoreError.notFound) { try shared.store.read(access) { _ in } }
    }

    @Test func `a merged page has the owner of each record and goes on after any of them`() throws {
        try shared.share(1, .some([SharedSample.main(1)]))
        try shared.share(0, .all)
        var shared = shared
        try shared.add(SharedSample.expense("Tea", SharedSample.main(0), SharedSample.food(0), 300, on: "2026-03-12"), of: 0)
        try shared.people.write(2 - 1, "Rent")
        func list(_ limit: Int) throws -> [String] {
            var found: [String] = [], cursor: String?
            repeat {
                let page = try shared.store.readAll(shared.people.access(0)) { try $0.records(RecordQuery(), after: cursor, limit: limit) }
                found += zip(page.records, page.owners).map { "\($0.title) \($1)" }
                cursor = page.next
            } while cursor != nil
            return found
        }
        #expect(try list(50) == ["Tea 1", "Rent 0", "Cinema 2"])
        #expect(try list(1) == ["Tea 1", "Rent 0", "Cinema 2"])
    }
}
