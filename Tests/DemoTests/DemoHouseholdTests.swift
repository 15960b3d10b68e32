import Bookkeeping
import Foundation
import Storage
import Testing
import TestSupport

@testable import Demo

struct DemoHouseholdTests {
    /// Friday, 2026-11-20 20:15 UTC.
    static let now: Int64 = 1_795_205_700

    @Test(arguments: Language.allCases) func `a year of a household passes every check of the store`(language: Language) throws {
        let problems = try withHousehold(language) { store, _ in try store.check() }
        #expect(problems == [])
    }

    @Test func `the same seed makes the same household`() throws {
        let first = try withHousehold(.english) { try everything($0, $1) }
        let again = try withHousehold(.english) { try everything($0, $1) }
        let other = try withHousehold(.english, seed: 7) { try everything($0, $1) }
        #expect(again == first)
        #expect(other != first)
    }

    @Test(arguments: [(Language.english, "USD", "EUR"), (.japanese, "JPY", "USD"), (.simplifiedChinese, "CNY", "JPY")])
    func `there are five accounts in the money of the language, one of them foreign`(language: Language, own: String, foreign: String) throws {
        try withHousehold(language) { store, book in
            let accounts = try store.read(book) { try $0.accounts() }
            #expect(accounts.count == 5)
            #expect(accounts.filter { $0.currency.code == own }.count == 4)
            #expect(accounts.filter { $0.currency.code == foreign }.count == 1)
            #expect(accounts.filter { $0.openingBalance.isNegative }.count == 1)
            #expect(book.settings.mainCurrency.code == own)
            #expect(try store.read { try $0.users.find(book.person)?.preferences.language } == language)
        }
    }

    @Test(arguments: Language.allCases) func `only the credit card is in debt at the end, and by less than two months' pay`(language: Language) throws
    {
        try withHousehold(language) { store, book in
            let (balances, pay) = try store.read(book) { ledger in
                let salary = try ledger.categories(.income).first
                return (try ledger.balances(), try ledger.records(RecordQuery(category: salary?.id), limit: 1).records.first?.movement.amount)
            }
            let monthly = try #require(pay).minorUnits
            for balance in balances {
                if balance.account.openingBalance.isNegative {
                    #expect(-2 * monthly...0 ~= balance.balance.minorUnits)
                } else {
                    #expect(balance.balance.minorUnits >= 0, "\(balance.account.name)")
                }
            }
            let everyday = try #require(balances.first { $0.account.isDefault })
            #expect(everyday.balance.minorUnits < 6 * monthly)
        }
    }

    @Test(arguments: Language.allCases) func `a year has several records a day of every kind`(language: Language) throws {
        try withHousehold(language) { store, book in
            let today = try #require(CalendarDate("2026-11-20"))
            try store.read(book) { ledger in
                let count = try ledger.recordCount()
                #expect(700...2_000 ~= count)
                for kind in Transaction.Kind.allCases {
                    #expect(try ledger.records(RecordQuery(kind: kind)).records.count >= 12, "\(kind)")
                }
                for use in try ledger.categoryUses(.expense) { #expect(use.recordCount > 0, "\(use.category.name)") }
                for hashtag in try ledger.hashtags() { #expect(hashtag.recordCount > 0, "\(hashtag.name)") }
                #expect(try ledger.records(RecordQuery(sort: .oldestFirst), limit: 1).records.first?.date == CalendarDate("2025-11-21"))
                #expect(try ledger.recent(limit: 1).first?.date == today)
                let page = try ledger.records(RecordQuery(dates: today.adding(days: -364)...today), limit: 200).records.compactMap {
                    try ledger.transaction($0.id)
                }
                #expect(page.contains { $0.place != nil } && page.contains { !$0.hashtags.isEmpty } && page.contains { !$0.vendor.isEmpty })
            }
        }
    }

    @Test func `pay comes on the 25th of twelve months`() throws {
        try withHousehold(.english) { store, book in
            let salary = try store.read(book) { ledger in
                let category = try ledger.categories(.income).first
                return try ledger.records(RecordQuery(category: category?.id)).records
            }
            #expect(salary.count == 12)
            #expect(salary.allSatisfy { $0.date.day == 25 })
        }
    }

    @Test func `nothing is written down before its time`() throws {
        let morning = Self.now - 12 * 3_600
        try withHousehold(.english, now: morning) { store, book in
            let civil = CivilTime(seconds: morning, in: .utc)
            let last = try #require(try store.read(book) { try $0.recent(limit: 1) }.first)
            #expect((last.date, last.time) <= (civil.date, civil.time))
        }
    }

    @Test(arguments: Language.allCases) func `one budget nears its limit, one is over it, the others are not, and both have alerted`(
        language: Language
    ) throws {
        try withHousehold(language) { store, book in
            let today = try #require(CalendarDate("2026-11-20"))
            let standings = try store.read(book) { try $0.budgetStandings(on: today) }
            let notifications = try store.read { try $0.notifications.page(of: book.person).notifications }
            let levels = try standings.filter { !$0.budget.isDaily }.map { standing in
                guard case .known(let progress) = standing.progress else { throw Unknown() }
                return progress.level
            }
            #expect(levels.count == 5)
            #expect(levels.count { $0 == .nearing } == 1 && levels.count { $0 == .over } == 1 && levels.count { $0 == .within } == 3)
            #expect(2...3 ~= notifications.count && notifications.allSatisfy { !$0.isRead })
            let daily = try #require(try store.read(book) { try $0.dailyBudgetStanding(on: today) })
            guard case .known(let remaining) = daily.remaining else { throw Unknown() }
            // The rent is still to come, and is set aside.
            let coming = try #require(remaining.safePerDay.setAside), month = remaining.month.spent.minorUnits + coming.amount.minorUnits
            #expect(month * 2 > remaining.month.allowed.minorUnits && month < remaining.month.allowed.minorUnits * 2)
            #expect(coming.amount.minorUnits * 5 > remaining.month.allowed.minorUnits && coming.largest.posting == .post)
            #expect(standings.contains { !$0.budget.isDaily && $0.committed != nil })
        }
    }

    @Test(arguments: Language.allCases) func `the forecast carries the holiday, and not the bicycle`(language: Language) throws {
        try withHousehold(language) { store, book in
            let standings = try store.read(book) { try $0.goals.standings(on: try #require(CalendarDate("2026-11-20"))) }
            let paces = standings.compactMap { if case .open(let pace) = $0.state { pace } else { nil } }
            #expect(standings.count == 2 && paces.count == 2)
            // The bicycle is due first.
            guard case .short(let missing, _) = paces.first?.outlook, case .carried = paces.last?.outlook else { throw Unknown() }
            #expect(missing.minorUnits > 0 && 30...45 ~= standings.last?.percent ?? 0)
        }
    }

    @Test(arguments: Language.allCases) func `each adult of the household signs in, and the three share a book whose balances add up`(
        language: Language
    ) throws {
        let directory = try TemporaryDirectory(), store = try Store(at: directory.path + "/penny.sqlite")
        let people = try DemoHousehold.fillFamily(store, language: language, at: Self.now) { "hash of \($0)" }
        #expect(people.map(\.username) == ["demo", "mina", "jonas"])
        for person in people {
            let user = try #require(try store.read { try $0.users.find(login: person.username) }).user
            let access = try #require(try store.read { try $0.households.access(of: user.id, at: Self.now) })
            let (records, balances) = try store.read(access) { (try $0.recordCount(), try $0.shared.balances()) }
            #expect(records > 60 && balances.count == 8)
            for (_, some) in Dictionary(grouping: balances, by: \.balance.currency) { #expect(some.reduce(0) { $0 + $1.balance.minorUnits } == 0) }
            let own = try #require(try store.read { try $0.books.atTerminal(of: user.id) })
            #expect(try store.read(own) { try $0.recordCount() } > 500)
        }
        #expect(try store.check() == [])
        try store.close()
        withExtendedLifetime(directory) {}
    }

    @Test(arguments: Language.allCases) func `records of the household have natural times of day, and none is written down before its time`(
        language: Language
    ) throws {
        let morning = Self.now - 12 * 3_600, civil = CivilTime(seconds: morning, in: .utc)
        let directory = try TemporaryDirectory(), store = try Store(at: directory.path + "/penny.sqlite")
        let people = try DemoHousehold.fillFamily(store, language: language, at: morning) { "hash of \($0)" }
        let user = try #require(try store.read { try $0.users.find(login: people[0].username) }).user
        let access = try #require(try store.read { try $0.households.access(of: user.id, at: morning) })
        let records = try store.read(access) { try $0.records(RecordQuery(), limit: 500).records }
        #expect(records.allSatisfy { ($0.date, $0.time) <= (civil.date, civil.time) })
        // A record that the server adds by a recurrence is of midnight.
        let written = records.filter { $0.time != .midnight }
        #expect(written.allSatisfy { 7..<22 ~= $0.time.minutes / 60 } && Set(written.map(\.time)).count > records.count / 2)
        try store.close()
        withExtendedLifetime(directory) {}
    }

    /// The truth is known from the habits: what is paid every month, the salary, and the interest of each quarter.
    @Test(arguments: Language.allCases) func `every regular payment is found, and fewer than one offer in ten is none`(language: Language) throws {
        let habits = Habits.of(language), monthly = Set((habits.monthly.map(\.purchase.vendor) + [habits.salary.vendor]).map(\.folded))
        let quarterly = habits.interest.vendor.folded
        var offers = 0, wrong: [String] = []
        for seed: UInt64 in [2026, 1, 2, 3, 4] {
            try withHousehold(language, seed: seed) { store, book in
                var search = PaymentSearch()
                try store.findPayments(&search, at: Self.now)
                let (found, shown) = try store.read(book) { ledger in
                    let found = try ledger.regularPayments.found()
                    return (found, try ledger.regularPayments.offers(of: found, beside: ledger.recurring.all()))
                }
                func isTrue(_ payment: FoundPayment) -> Bool {
                    let recurrence = payment.recurrence, isMonthly = recurrence.frequency == .monthly
                    return isMonthly && recurrence.every == 1 && monthly.contains(payment.payee.key)
                        || isMonthly && recurrence.every == 3 && payment.payee.key == quarterly
                }
                let right = Set(found.filter(isTrue).map(\.payee.key))
                #expect(right == monthly.union([quarterly]), "missing: \(monthly.union([quarterly]).subtracting(right)), seed \(seed)")
                #expect(shown.count >= 3, "Some of them have no rule.")
                offers += found.count
                wrong += found.filter { !isTrue($0) }.map { "\(seed) \($0.payee.key)" }
            }
        }
        #expect(wrong.count * 10 < offers, "\(wrong) of \(offers)")
    }

    private struct Unknown: Error {}

    @Test(arguments: [1, 59, 1_000, 25_000]) func `a household for measurements has exactly so many records, and 60 of them this month`(count: Int)
        throws
    {
        let directory = try TemporaryDirectory()
        let store = try Store(at: directory.path + "/penny.sqlite")
        let person = try DemoHousehold.fillMany(store, count: count, at: Self.now) { _ in "hash" }
        let user = try #require(try store.read { try $0.users.find(login: person.username) }).user
        let book = try #require(try store.read { try $0.books.atTerminal(of: user.id) })
        let month = Period(.monthly, containing: CivilTime(seconds: Self.now, in: .utc).date)
        try store.read(book) { ledger in
            #expect(try ledger.recordCount() == count)
            #expect(try ledger.records(RecordQuery(dates: month.dates), limit: 60).records.count == min(60, count))
            let oldest = try ledger.records(RecordQuery(sort: .oldestFirst), limit: 1).records.first
            if count >= 1_000 { #expect(oldest?.date.year == 2016) }
        }
        #expect(try store.check() == [])
        try store.close()
        withExtendedLifetime(directory) {}
    }

    private func withHousehold<Result>(
        _ language: Language, now: Int64 = now, seed: UInt64 = 2026, _ body: (Store, BookAccess) throws -> Result
    ) throws -> Result {
        let directory = try TemporaryDirectory()
        defer { withExtendedLifetime(directory) {} }
        let store = try Store(at: directory.path + "/penny.sqlite")
        let person = try DemoHousehold.fill(store, language: language, at: now, seed: seed) { "hash of \($0)" }
        let found = try #require(try store.read { try $0.users.find(login: person.username) })
        #expect(found.passwordHash == "hash of \(person.password)")
        let result = try body(store, try #require(try store.read { try $0.books.atTerminal(of: found.user.id) }))
        try store.close()
        return result
    }

    /// Returns all accounts and records with their IDs.
    private func everything(_ store: Store, _ book: BookAccess) throws -> Everything {
        try store.read(book) { ledger in
            var records: [Transaction] = [], cursor: String?
            repeat {
                let page = try ledger.records(RecordQuery(), after: cursor, limit: 200)
                records += try page.records.compactMap { try ledger.transaction($0.id) }
                cursor = page.next
            } while cursor != nil
            return Everything(accounts: try ledger.accounts(), records: records)
        }
    }

    private struct Everything: Equatable {
        let accounts: [Account]
        let records: [Transaction]
    }
}
