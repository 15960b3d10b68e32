import Bookkeeping
import GRDB
import Testing

@testable import Storage

/// The query plans of lists: none scans a whole table, and none ordered by time is sorted.
struct QueryPlanTests {
    let sample: Sample

    init() throws {
        sample = try Sample()
        try sample.add(sample.expense("Tea", hashtags: ["lunch"]))
    }

    /// Returns the plans of all SELECTs that `body` runs.
    private func plans(_ body: (Ledger) throws -> Void) throws -> [String] {
        try sample.store.pool.read { database in
            let seen = StatementLog()
            database.trace { seen.note("\($0)") }
            try body(Ledger(book: sample.bookID, connection: Connection(database: database)))
            database.trace(nil)
            return try seen.statements.filter { $0.hasPrefix("SELECT") }.flatMap { sql in
                try Connection(database: database).rows("EXPLAIN QUERY PLAN " + sql) { $0.text(3) }
            }
        }
    }

    private final class StatementLog: @unchecked Sendable {
        private(set) var statements: [String] = []
        func note(_ sql: String) { statements.append(sql) }
    }

    private var queries: [RecordQuery] {
        let dates: [ClosedRange<CalendarDate>?] = [nil, .day("2026-03-01") ... .day("2026-03-31")]
        let filters: [(Transaction.Kind?, Account.ID?, Bookkeeping.Category.ID?)] = [
            (nil, nil, nil), (.income, nil, nil), (nil, sample.main, nil), (.transfer, sample.main, nil), (nil, nil, sample.food),
            (nil, sample.main, sample.food), (.expense, sample.main, sample.food),
        ]
        return dates.flatMap { dates in
            filters.flatMap { kind, account, category in
                [
                    ("", nil), ("tea", nil), ("", "lunch"), ("tea", "lunch"), ("food", nil), ("12.50", nil), (">5 -tea", nil), ("-#lunch", nil),
                ].map { text, tag in
                    RecordQuery(dates: dates, kind: kind, account: account, category: category, hashtag: tag, text: text)
                }
            }
        }
    }

    private func isWholeTable(_ step: String) -> Bool {
        step.hasPrefix("SCAN") && !step.contains("VIRTUAL TABLE") && !step.hasPrefix("SCAN (subquery")
            && !step.hasPrefix("SCAN CONSTANT") && !step.hasSuffix("_search_config")
    }

    @Test func `no list of records scans a table, in any order and with any filter`() throws {
        for query in queries {
            for sort in RecordQuery.Sort.allCases {
                var query = query
                query.sort = sort
                let first = try sample.store.read(sample.book) { try $0.records(query, limit: 1) }
                let steps = try plans { ledger in
                    _ = try ledger.records(query)
                    _ = try ledger.records(query, after: first.records.first.map { try ledger.cursor(after: $0, sort: sort).text(sort: sort) })
                    _ = try ledger.totalsWithDays(query, shown: nil)
                    _ = try ledger.dayTotals(query, in: .day("2026-03-01") ... .day("2026-03-31"))
                }
                #expect(!steps.isEmpty)
                #expect(steps.filter(isWholeTable).isEmpty, "\(query)")
            }
        }
    }

    @Test func `journals and records behind reports scan no table, and journals are not sorted`() throws {
        for (accounts, categories, tags, vendors) in [
            ([], [], [], []), ([sample.main], [], [], []), ([], [sample.food], ["lunch"], []), ([], [], [], ["Corner shop", "角の店"]),
            ([sample.main], [sample.food], ["lunch"], ["Corner shop"]),
        ] as [(Set<Account.ID>, Set<Bookkeeping.Category.ID>, Set<String>, Set<String>)] {
            var query = ReportQuery(
                dates: .day("2026-01-01") ... .day("2026-12-31"), grouping: .category, calendar: CivilCalendar(weekStart: .monday, monthStart: 1))
            (query.accounts, query.categories, query.hashtags, query.vendors) = (accounts, categories, tags, vendors)
            let journal = try plans { [query] in try $0.journal.each(of: query) { _ in } }
            #expect(!journal.contains { isWholeTable($0) || $0.contains("TEMP B-TREE") }, "\(journal)")
            let others = try plans { [query] in _ = try ($0.reports.records(behind: query, limit: 10), $0.balances(at: .day("2026-03-01"))) }
            #expect(others.filter(isWholeTable) == [])
            guard !vendors.isEmpty else { continue }
            // The records are those that the full-text index finds.
            let counted = try plans { [query] in _ = try $0.reports.answer(query, limit: 10) }
            #expect(counted.contains { $0.contains("record_search VIRTUAL TABLE INDEX") }, "\(counted)")
            #expect(counted.contains { $0.contains("number=?)") || $0.contains("rowid=?)") }, "\(counted)")
        }
    }

    @Test func `no question about imports of banks scans a table`() throws {
        let banks = try BankSample(sample: sample)
        try banks.bring([BankSample.entry("2026-03-09", -100, bankID: "a"), BankSample.entry("2026-03-09", -100)])
        let id = try banks.prepare([BankSample.entry("2026-03-10", -100, bankID: "a"), BankSample.entry("2026-03-10", -100)], number: 5_001)
        let steps = try plans { ledger in
            _ = try ledger.banks.all(at: 0)
            _ = try ledger.banks.find(id, at: 0)
            _ = try (ledger.banks.counts(of: id), ledger.banks.decisionCounts(of: id), ledger.banks.recordCount(of: id))
            _ = try (ledger.banks.rows(of: id, .new), ledger.banks.row(1, of: id), ledger.banks.balanceChecks(of: id))
            _ = try ledger.banks.mapping(of: sample.main, fingerprint: "a")
            _ = try ledger.banks.account(ofBank: BankAccount(number: "1"))
            if let item = try ledger.banks.find(id, at: 0) { _ = try ImportChecking.read(item, in: ledger) }
        }
        #expect(steps.count > 15)
        #expect(steps.filter(isWholeTable) == [])
    }

    @Test func `lists in the order of time are not sorted`() throws {
        for query in queries {
            for sort in [RecordQuery.Sort.newestFirst, .oldestFirst] {
                var query = query
                query.sort = sort
                let filter = try sample.store.read(sample.book) { try RecordConditions(query, in: $0) }
                let exact = filter.terms.filter { !$0.isExcluded && $0.amounts.allSatisfy { $0.minorUnits.count == 1 } }
                let sources: [RecordSelection.Source] =
                    [.list] + (filter.hashtags.isEmpty ? [] : [.hashtag])
                    + (filter.words.isEmpty ? [] : [.words(filter.words.match())]) + exact.map { .paths($0.paths) }
                for source in sources {
                    let selection = RecordSelection(
                        filter, by: source, columns: .init("r.number AS number, r.amount AS amount"),
                        order: "\(source.number) \(sort.isDescending ? "DESC" : "ASC")", limit: 51)
                    let steps = try sample.store.pool.read { database in
                        try Connection(database: database).rows("EXPLAIN QUERY PLAN " + selection.sql) { $0.text(3) }
                    }
                    #expect(!steps.contains { $0.contains("TEMP B-TREE") }, "\(selection.sql)")
                }
            }
        }
    }

    @Test func `lists that are confined to some accounts are not sorted either, and sums of them read no record`() throws {
        let dates: ClosedRange<CalendarDate> = .day("2026-01-15") ... .day("2026-12-14")
        for query in queries where query.account == nil && query.hashtag == nil && query.text.isEmpty {
            try sample.store.pool.read { database throws in
                let connection = Connection(database: database)
                var ledger = Ledger(book: sample.bookID, connection: connection)
                ledger.seen = try ledger.accounts()
                let filter = try RecordConditions(query, in: ledger)
                let selection = RecordSelection(
                    filter, by: .list, columns: .init("r.number AS number, r.amount AS amount"), order: "number DESC", limit: 51)
                let steps = try connection.rows("EXPLAIN QUERY PLAN " + selection.sql) { $0.text(3) }
                #expect(!steps.contains { $0.contains("TEMP B-TREE") } && steps.filter(isWholeTable).isEmpty, "\(selection.sql)")
            }
        }
        let steps = try plans { ledger in
            var confined = ledger
            confined.seen = try ledger.accounts()
            _ = try confined.names()
            _ = try confined.sums(of: .expense, in: dates)
            _ = try confined.convertedTotalsWithDays(RecordQuery(dates: dates), shown: dates)
            _ = try confined.convertedTotalsWithDays(RecordQuery(category: sample.food), shown: nil)
        }
        #expect(steps.filter(isWholeTable).filter { !$0.hasPrefix("SCAN l") } == [])
    }

    @Test func `budgets and notifications are read by index, and no record for them`() throws {
        let today = CalendarDate.day("2026-03-10"),
            scopes: [Budget.Scope] = [.everything, .only(categories: [sample.food], hashtags: ["lunch"])]
        try sample.store.write(sample.book) { editor throws in
            for (number, scope) in scopes.enumerated() {
                let draft = BudgetTests.draft("Budget \(number)", .monthly, scope, rollover: true)
                _ = try editor.addBudget(Sample.id(700 + number), draft, on: today, at: Sample.now)
            }
            try editor.setDailyBudget(Sample.id(710), .init(amount: Money(minorUnits: 5, .eur)), on: today, at: Sample.now)
        }
        let figures = try plans { ledger in
            _ = try ledger.budgetStandings(on: today.adding(days: 60))
            _ = try ledger.dailyBudgetStanding(on: today)
        }
        #expect(figures.filter(isWholeTable).isEmpty && figures.contains { $0.contains("budget_month_total") })
        #expect(!figures.contains { !$0.contains("recurring_") && ($0.contains("record") || $0.hasPrefix("SEARCH r ")) })
        let lists = try plans { ledger in
            let site = SiteData<Reading>(connection: ledger.connection)
            _ = try site.notifications.page(of: sample.user)
            _ = try site.notifications.page(of: sample.user, after: "5.\(Sample.id(1) as Account.ID)")
            _ = try site.notifications.find(Sample.id(1), of: sample.user)
            _ = try site.notifications.unreadCount(of: sample.user)
        }
        #expect(lists.filter(isWholeTable).isEmpty && !lists.contains { $0.contains("TEMP B-TREE") })
    }

    @Test func `a forecast is read from totals, and records only of the days that rules have posted`() throws {
        let today = CalendarDate.day("2026-05-10")
        let steps = try plans { ledger in
            _ = try ledger.recurring.forecast(to: today.adding(days: 365), on: today)
            _ = try ledger.recurring.forecast(account: sample.main, to: today.adding(days: 365), on: today)
        }
        #expect(steps.filter(isWholeTable).isEmpty, "\(steps)")
        #expect(steps.contains { $0.contains("month_total") } && steps.contains { $0.contains("account_day_total") })
        let records = steps.filter { $0.hasPrefix("SEARCH r ") && !$0.contains("recurring_") }
        #expect(!records.isEmpty && records.allSatisfy { $0.contains("record_of_receipt") || $0.contains("id=?") }, "\(records)")
    }

    @Test func `notes of an account are read by index`() throws {
        let steps = try plans { ledger in
            _ = try ledger.notes.all(of: sample.main)
            _ = try ledger.notes.all()
            _ = try ledger.notes.note(Sample.id(1))
        }
        #expect(steps.filter(isWholeTable).isEmpty && steps.contains { $0.contains("account_note_of_account") }, "\(steps)")
    }

    @Test func `goals are read by index, with the forecasts of their accounts`() throws {
        try sample.store.write(sample.book) { editor throws in
            for (number, account) in [sample.main, sample.cash].enumerated() {
                _ = try editor.goals.add(Sample.id(720 + number), GoalTests.draft("Goal", 5, in: account), at: Sample.now)
            }
        }
        let steps = try plans { ledger in
            _ = try ledger.goals.standings(on: .day("2026-05-10"))
            _ = try ledger.goals.goal(Sample.id(720))
        }
        #expect(steps.filter(isWholeTable).isEmpty && steps.contains { $0.contains("account_day_total") }, "\(steps)")
    }

    @Test func `the history of a record is read by index, and not sorted`() throws {
        let steps = try plans { ledger in
            _ = try ledger.history.acts(on: Sample.id(1))
            _ = try ledger.history.act(Sample.id(1))
            _ = try ledger.history.lastPerson(of: Sample.id(1))
            _ = try ledger.history.authors(of: [Sample.id(1)])
        }
        #expect(steps.count > 4 && steps.filter(isWholeTable).isEmpty && !steps.contains { $0.contains("TEMP B-TREE") })
    }

    @Test func `the parts of people and the other sides of chosen records are found by index`() throws {
        let steps = try plans { ledger in
            let records = try ledger.records(RecordQuery()).records
            _ = try ledger.shared.parts(of: Sample.id(1), in: records)
            _ = try ledger.links.count(of: .these(records.map(\.id)), for: Sample.id(1))
        }
        #expect(
            steps.filter { isWholeTable($0) && !$0.hasPrefix("SCAN p") } == [] && steps.contains { $0.contains("record_share") || $0.contains(" s ") }
        )
    }

    @Test func `questions of statistics read totals by an index`() throws {
        try sample.add(sample.expense("Sushi", account: sample.tokyo), from: 2_000)
        let dates: ClosedRange<CalendarDate> = .day("2026-01-15") ... .day("2026-12-14")
        let steps = try plans { ledger in
            for account in [nil, sample.main] {
                for category in [nil, sample.food] {
                    _ = try ledger.spendingByDay(in: dates, category: category, account: account)
                }
                for category in [nil, sample.food] {
                    _ = try ledger.sums(of: .expense, in: dates, category: category, account: account)
                    _ = try ledger.incomeAndExpenses(in: [dates], category: category, account: account)
                    _ = try ledger.incomeAndExpenses(in: [dates.lowerBound...dates.lowerBound], category: category, account: account)
                }
            }
            _ = try ledger.netWorth(at: [.day("2026-03-09"), .day("2026-03-31")])
            _ = try ledger.netWorth(at: [.day("2024-03-09"), .day("2026-03-31")])
            _ = try ledger.foreignCurrencies(on: .day("2026-03-10"))
            _ = try ledger.rateHistory(of: .jpy)
            _ = try ledger.convertedTotalsWithDays(RecordQuery(dates: dates, account: sample.main), shown: dates)
        }
        #expect(steps.filter(isWholeTable) == [])
        #expect(steps.filter { $0.contains(" record ") || $0.contains(" r ") } == [])
    }

    @Test func `the records of a hashtag or a vendor are found by an index`() throws {
        try sample.add(sample.expense("Sushi", hashtags: ["lunch"]), from: 2_000)
        let dates: ClosedRange<CalendarDate> = .day("2026-01-15") ... .day("2026-12-14")
        let steps = try plans { ledger in
            for account in [nil, sample.main] {
                for (tag, vendor) in [("lunch", nil), (nil, "Corner"), ("lunch", "Corner")] {
                    _ = try ledger.statistics(of: StatisticsScope(account: account, hashtag: tag, vendor: vendor), in: dates)
                }
            }
        }
        // The full-text index reads its settings when a connection first uses it.
        #expect(steps.filter { isWholeTable($0) && !$0.contains("record_search_config") } == [])
        #expect(steps.contains { $0.contains("record_of_hashtag") } && steps.contains { $0.contains("VIRTUAL TABLE") })
    }

    @Test func `regular payments are looked for in one scan of an index in the order of time, and read by index`() throws {
        let search = try plans { _ = try $0.findPayments(on: .day("2026-03-20")) }
        #expect(search.filter { $0.contains("record_of_book") } == ["SEARCH record USING INDEX record_of_book (book=? AND number>? AND number<?)"])
        #expect(!search.contains { isWholeTable($0) || $0.contains("TEMP B-TREE") }, "\(search)")
        let page = try plans { _ = try $0.regularPayments.offers(of: $0.regularPayments.found(), beside: []) }
        #expect(!page.contains(where: isWholeTable), "\(page)")
    }

    @Test func `maps are read by an index, and those of all time or a year without a look at the records`() throws {
        let place = Place(latitude: 4_237_360, longitude: -7_110_970, name: "Market")
        try sample.add(sample.expense("Sushi", place: place), from: 2_000)
        let year: ClosedRange<CalendarDate> = .day("2026-01-01") ... .day("2026-12-31")
        let totals = try plans { ledger in
            for query in [PlaceQuery(), PlaceQuery(kind: .expense), PlaceQuery(category: sample.food), PlaceQuery(dates: year)] {
                _ = try ledger.placeSums(query, zoom: 5)
                _ = try ledger.namedPlaceSums(query, limit: 10)
                _ = try ledger.placePoints(query)
            }
            _ = try ledger.hasPlaces()
        }
        #expect(
            !totals.isEmpty
                && totals.allSatisfy { ["place_total USING PRIMARY KEY", "category", "SCALAR SUBQUERY"].contains(where: $0.contains) })
        let month: ClosedRange<CalendarDate> = .day("2026-03-01") ... .day("2026-03-31")
        let lists = try plans { ledger in
            _ = try ledger.placeSums(PlaceQuery(dates: month), zoom: 5)
            _ = try ledger.placeSums(PlaceQuery(dates: year, category: sample.food), zoom: 5)
        }
        #expect(
            !lists.isEmpty && lists.allSatisfy { $0.contains("USING COVERING INDEX record_located") || $0.contains("category") })
        let records = try plans { ledger in
            _ = try ledger.locatedRecords(PlaceQuery(), in: [MapCell(latitude: 0, longitude: 0).code], level: 20, limit: 5)
            _ = try ledger.namedPlaceSums(PlaceQuery(dates: month), limit: 10)
            _ = try ledger.recentPlaces(limit: 5)
        }
        #expect(
            records.filter(isWholeTable).allSatisfy { $0.hasPrefix("SCAN n") } && !records.contains { $0.contains("TEMP B-TREE") }
        )
    }

    @Test func `passkeys are read by an index, in their order`() throws {
        let steps = try plans { ledger in
            let site = SiteData<Reading>(connection: ledger.connection)
            _ = try site.passkeys.all(of: sample.user)
            _ = try site.passkeys.find(Sample.id(1), of: sample.user)
            _ = try site.passkeys.find(credential: [1])
        }
        #expect(!steps.isEmpty && steps.filter(isWholeTable).isEmpty && !steps.contains { $0.contains("TEMP B-TREE") })
    }

    @Test func `other lists use an index too`() throws {
        let steps = try plans { ledger in
            _ = try ledger.accounts()
            _ = try ledger.balances()
            _ = try ledger.balance(sample.main)
            _ = try ledger.categories()
            _ = try ledger.categories(.expense)
            _ = try ledger.categoryUses(.expense)
            _ = try ledger.categoryUse(sample.food)
            _ = try ledger.quickCategories(limit: 8, today: .day("2026-03-10"))
            _ = try ledger.hashtags()
            _ = try ledger.rules.written()
            _ = try ledger.bankLinks.all()
            _ = try ledger.bankLinks.find(Sample.id(1))
            _ = try ledger.bankLinks.standing(of: "1", in: sample.main)
            _ = try ledger.bankLinks.pendingCount(in: sample.main)
            _ = try SiteData<Reading>(connection: ledger.connection).bankFetches.due(at: 1)
            _ = try SiteData<Reading>(connection: ledger.connection).bankFetches.next(after: 1)
            _ = try ledger.reports.kept(for: sample.user)
            _ = try ledger.reports.kept(Sample.id(1), for: sample.user)
            _ = try SiteData<Reading>(connection: ledger.connection).reportReaders.due(at: 1)
            _ = try ledger.rules.learned()
            _ = try ledger.rules.dismissed()
            _ = try ledger.deletions()
            _ = try ledger.titles(beginningWith: "t", limit: 5)
            _ = try ledger.recall(title: "tea", kind: .expense)
            _ = try ledger.recordCount()
            _ = try ledger.transaction(Sample.id(1_000))
        }
        #expect(steps.filter(isWholeTable).isEmpty)
    }
}
