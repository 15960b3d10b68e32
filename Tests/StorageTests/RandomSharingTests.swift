import Bookkeeping
import Foundation
import TestSupport
import Testing

@testable import Storage

/// Lists over the household's book and all that is shared, against plain lists over random households; `PENNY_RANDOM_SHARING` is the number of runs.
struct RandomSharingTests {
    private static let count = ProcessInfo.processInfo.environment["PENNY_RANDOM_SHARING"].flatMap(Int.init) ?? 6

    private struct Entry {
        /// 0 is the household's book, and each person one more than their number.
        let book: Int
        let draft: Transaction.Draft
        let accounts: [Account.ID]
        let category: String?
    }

    @Test(arguments: 0..<count) func `every filter in every order gives the records of a plain list`(seed: Int) throws {
        var numbers = SeededRandom(seed: UInt64(seed))
        func pick(_ below: Int) -> Int { Int.random(in: 0..<below, using: &numbers) }
        let shared = try SharedSample(count: 4), store = shared.store
        let joint = try store.read(shared.people.access(0)) { (try $0.accounts()[0].id, try $0.categories()) }
        var entries: [Entry] = []
        for number in 0..<160 {
            let book = pick(5), date = CalendarDate.day("2026-02-20").adding(days: pick(25)), title = ["Tea", "Green tea", "Bus", "紅茶"][pick(4)]
            let time = TimeOfDay(hour: pick(2), minute: 0) ?? .midnight, tags = pick(3) == 0 ? ["lunch"] : []
            let main = book == 0 ? joint.0 : SharedSample.main(book - 1), other = book == 0 ? nil : SharedSample.second(book - 1)
            let from = pick(2) == 0 ? main : other ?? main, amount = Money(minorUnits: Int64(1 + pick(40)), book == 0 ? .jpy : .eur)
            let movement: Transaction.Movement, name: String?
            if book > 0, pick(5) == 0, let other {
                let (sender, receiver) = pick(2) == 0 ? (main, other) : (other, main)
                (movement, name) = (.transfer(from: sender, to: receiver, amount: amount, received: amount), nil)
            } else if pick(4) == 0 {
                let category = book == 0 ? joint.1.first { $0.kind == .income }?.id : SharedSample.salary(book - 1)
                (movement, name) = (.income(account: from, category: try #require(category), amount: amount), book == 0 ? "Pay" : "Salary")
            } else {
                let isFood = book == 0 || pick(2) == 0,
                    category = book == 0 ? joint.1[0].id : isFood ? SharedSample.food(book - 1) : SharedSample.travel(book - 1)
                (movement, name) = (.expense(account: from, category: category, amount: amount), isFood ? "Food" : "Travel")
            }
            let draft = Transaction.Draft(movement: movement, date: date, time: time, title: title, hashtags: tags)
            let id: Transaction.ID = Sample.id(80_000 + number)
            if book == 0 {
                _ = try store.write(shared.people.access(0)) { try $0.add(id, draft, at: Sample.now) }
            } else {
                _ = try shared.write(book - 1) { try $0.add(id, draft, at: Sample.now) }
            }
            var accounts = [movement.account]
            if case .transfer(_, let to, _, _) = movement { accounts.append(to) }
            entries.append(Entry(book: book, draft: draft, accounts: accounts, category: name))
        }
        var seen: Set<Account.ID> = [joint.0]
        for person in 0..<4 {
            let (main, second) = (SharedSample.main(person), SharedSample.second(person))
            switch pick(4) {
            case 0: break
            case 1:
                try shared.share(person, .all)
                seen.formUnion([main, second])
            case 2:
                try shared.share(person, .some([second]))
                seen.insert(second)
            default:
                try shared.share(person, .all)
                let hidden = Account.Draft(name: "Hidden", currency: .eur, openingBalance: 0, isDefault: false, isPrivate: true)
                try shared.write(person) { try $0.updateAccount(second, hidden) }
                seen.insert(main)
            }
        }
        let visible = entries.filter { $0.accounts.allSatisfy(seen.contains) }
        let food = try store.readAll(shared.people.access(0)) { try $0.names().categories.first { $0.name == "Food" }?.id }
        let ranges: [ClosedRange<CalendarDate>?] = [nil, .day("2026-03-01") ... .day("2026-03-10")]
        for dates in ranges {
            for kind in [nil, Transaction.Kind.expense, .transfer] {
                for account in [nil, joint.0, SharedSample.main(pick(4)), SharedSample.second(pick(4))] {
                    for category in [nil, food] {
                        for (tag, text) in [(nil, ""), ("lunch", ""), (nil, "tea"), (nil, "gre te")] as [(String?, String)] {
                            let sort = RecordQuery.Sort.allCases[pick(4)], limit = [1, 3, 50][pick(3)]
                            let query = RecordQuery(
                                dates: dates, kind: kind, account: account, category: category, hashtag: tag, text: text, sort: sort)
                            // An account that is not seen is no filter that the page offers: it gives nothing.
                            let expected = visible.filter { entry in
                                let draft = entry.draft, words = (draft.title + " " + draft.hashtags.joined(separator: " ")).lowercased()
                                return (dates?.contains(draft.date) ?? true) && (kind ?? draft.movement.kind) == draft.movement.kind
                                    && (account.map(entry.accounts.contains) ?? true) && (category == nil || entry.category == "Food")
                                    && (tag.map(draft.hashtags.contains) ?? true)
                                    && text.split(separator: " ").allSatisfy { word in words.split(separator: " ").contains { $0.hasPrefix(word) } }
                            }
                            try expect(expected, query, limit, shared)
                        }
                    }
                }
            }
        }
        #expect(try store.check() == [])
    }

    private func expect(_ expected: [Entry], _ query: RecordQuery, _ limit: Int, _ shared: SharedSample) throws {
        var found: [Record] = [], owners: [Int] = [], cursor: String?
        repeat {
            let page = try shared.store.readAll(shared.people.access(0)) { try $0.records(query, after: cursor, limit: limit) }
            #expect(page.records.count == page.owners.count && page.records.count <= limit)
            found += page.records
            owners += page.owners
            cursor = page.next
        } while cursor != nil && found.count <= expected.count
        func line(_ title: String, _ date: CalendarDate, _ time: TimeOfDay, _ amount: Int64) -> String { "\(date) \(time) \(title) \(amount)" }
        let lines = found.map { line($0.title, $0.date, $0.time, $0.movement.amount.minorUnits) }
        let wanted = expected.map { line($0.draft.title, $0.draft.date, $0.draft.time, $0.draft.movement.amount.minorUnits) }
        #expect(lines.sorted() == wanted.sorted(), "\(query)")
        // The household's amounts, in yen, come before those of books in euros.
        let yen = query.sort.isDescending ? "2" : "1", euros = query.sort.isDescending ? "1" : "2"
        let keys = found.map {
            query.sort.isByAmount
                ? "\($0.movement.amount.currency == .jpy ? yen : euros) \($0.movement.amount.minorUnits + 1_000_000)" : "\($0.date) \($0.time)"
        }
        #expect(keys == (query.sort.isDescending ? keys.sorted(by: >) : keys.sorted()), "\(query)")
        let totals = try shared.store.readAll(shared.people.access(0)) { try $0.convertedTotalsWithDays(query, shown: nil).all }
        guard let totals else { return }
        func sum(_ kind: Transaction.Kind, _ currency: Currency) -> Int64 {
            expected.filter { $0.draft.movement.kind == kind && $0.draft.movement.amount.currency == currency }
                .reduce(0) { $0 + $1.draft.movement.amount.minorUnits }
        }
        #expect(totals.income.minorUnits == sum(.income, .jpy) && totals.expenses.minorUnits == sum(.expense, .jpy), "\(query)")
        #expect(totals.unconvertedExpenses.reduce(0) { $0 + $1.minorUnits } == sum(.expense, .eur), "\(query)")
        #expect(totals.unconvertedIncome.reduce(0) { $0 + $1.minorUnits } == sum(.income, .eur), "\(query)")
    }
}
