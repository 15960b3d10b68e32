import Bookkeeping
import Foundation
import TestSupport
import Testing

@testable import Storage

/// The report of a household's book and all that is shared, against a plain list over random households; `PENNY_RANDOM_SHARING` is the number of runs.
struct RandomGroupReportTests {
    private static let count = ProcessInfo.processInfo.environment["PENNY_RANDOM_SHARING"].flatMap(Int.init) ?? 6

    /// A record of the plain list, or the part of somebody in one.
    private struct Entry {
        /// The person whose it is; nil for the household.
        let person: HouseholdMember.ID?
        let account: Account.ID
        let category: String
        let isIncome: Bool
        let amount: Money
        let date: CalendarDate
        let vendor: String
    }

    @Test(arguments: 0..<count) func `figures are those of a plain list at the rates of the household`(seed: Int) throws {
        var numbers = SeededRandom(seed: UInt64(seed))
        func pick(_ below: Int) -> Int { Int.random(in: 0..<below, using: &numbers) }
        let sample = try LinkSample(), places = try (0..<3).map { try sample.people.place($0) }, usd = try #require(Currency(code: "USD"))
        try sample.shared(0) { editor in
            // A cent is two yen, and three from the 12th on; there is no rate of the dollar.
            for (day, yen) in [("2026-01-01", Int64(200)), ("2026-03-12", 300)] {
                let value = try #require(ExchangeRate.Value(digits: yen, scale: 0))
                try editor.saveRate(
                    try #require(ExchangeRate(base: .eur, quote: .jpy, date: .day(day), value: value, source: .byHand)), at: Sample.now)
            }
        }
        var entries: [Entry] = []
        for _ in 0..<120 {
            let person = pick(4), date = CalendarDate.day("2026-02-20").adding(days: pick(40)), vendor = ["", "Cafe", "cafe", "Kiosk"][pick(4)]
            let units = Int64(1 + pick(4_000))
            if person == 3 {
                // For the household: paid by somebody, perhaps from an own account, for some of its people.
                let payer = pick(3), first = Int64(pick(Int(units) + 1)), account = try sample.account(payer)
                var draft = try sample.draft(payer, units, side: pick(2) == 0 ? sample.from(sample.yen(payer)) : .keep)
                (draft.date, draft.vendor) = (date, vendor)
                draft.sharing = Sharing.Choice(.amounts, [places[0]: first, places[1]: units - first])
                _ = try sample.add(draft, by: payer)
                for (place, part) in zip(places, [first, units - first]) where part > 0 {
                    entries.append(
                        Entry(
                            person: place, account: account, category: "Food", isIncome: false, amount: .yen(part), date: date, vendor: vendor))
                }
                continue
            }
            let (account, currency) = [(sample.main(person), Currency.eur), (sample.yen(person), .jpy), (sample.dollars(person), usd)][pick(3)]
            let isIncome = pick(4) == 0, names = try sample.store.read(sample.ownAccess(person)) { try $0.categories(isIncome ? .income : .expense) }
            let category = names[pick(names.count)], amount = Money(minorUnits: units, currency)
            let movement: Transaction.Movement =
                isIncome
                ? .income(account: account, category: category.id, amount: amount) : .expense(account: account, category: category.id, amount: amount)
            let draft = Transaction.Draft(movement: movement, date: date, time: .midnight, title: "x", vendor: vendor)
            try sample.own(person) { _ = try $0.add(sample.new(), draft, at: Sample.now) }
            entries.append(
                Entry(
                    person: places[person], account: account, category: category.name, isIncome: isIncome, amount: amount, date: date, vendor: vendor)
            )
        }
        var seen = Set(try (0..<3).map { try sample.account($0) })
        for person in 0..<3 {
            let all = [sample.main(person), sample.yen(person), sample.dollars(person)], some = all.filter { _ in pick(2) == 0 }
            let shared: SharedAccounts = pick(3) == 0 ? .all : some.isEmpty ? .none : .some(Set(some))
            try sample.people.act { try $0.site.sharing.share(shared, of: sample.people.user(person)) }
            switch shared {
            case .all: seen.formUnion(all)
            case .some(let ids): seen.formUnion(ids)
            case .none: break
            }
        }
        let visible = entries.filter { seen.contains($0.account) }
        let dates = CalendarDate.day("2026-03-01") ... .day("2026-03-25"), before = CalendarDate.day("2026-02-01") ... .day("2026-02-28")
        let calendar = CivilCalendar(weekStart: .monday, monthStart: 1)
        for grouping in ReportQuery.Grouping.allCases where grouping != .hashtag {
            for people in [[], [places[0]], [places[1], places[2]]] as [Set<HouseholdMember.ID>] {
                var query = ReportQuery(dates: dates, compared: pick(2) == 0 ? before : nil, grouping: grouping, calendar: calendar)
                query.people = people
                if pick(3) == 0 { query.accounts = [sample.main(0), sample.yen(1)] }
                let own = visible.filter { entry in
                    (people.isEmpty || entry.person.map(people.contains) ?? false)
                        && (query.accounts.isEmpty || query.accounts.contains(entry.account))
                }
                try compare(query, own, sample)
            }
        }
        #expect(try sample.store.check() == [])
    }

    private func compare(_ query: ReportQuery, _ entries: [Entry], _ sample: LinkSample) throws {
        let (report, names) = try sample.store.readAll(sample.people.access(0)) { (try $0.report(query), try $0.names()) }
        func name(_ key: Report.Key) -> String {
            switch key {
            case .category(let id): names.category(id)?.name ?? "a category of nobody"
            case .vendor(let vendor): vendor.lowercased()
            case .account(let id): "\(id)"
            case .person(let id): "\(id)"
            case .days(let days): "\(days.lowerBound)"
            case .hashtag, .none: ""
            }
        }
        func key(_ entry: Entry) -> String {
            switch query.grouping {
            case .category: entry.category
            case .vendor: entry.vendor.lowercased()
            case .account: "\(entry.account)"
            case .person: entry.person.map { "\($0)" } ?? ""
            case .month: "2026-03-01"
            case .week: "\(max(query.dates.lowerBound, query.calendar.period(.weekly, containing: entry.date).first))"
            case .hashtag: ""
            }
        }
        for (side, isIncome) in [(Report.Side.expenses, false), (.income, true)] {
            let own = entries.filter { $0.isIncome == isIncome }, now = own.filter { query.dates.contains($0.date) }, section = report[side]
            let before = own.filter { query.compared?.contains($0.date) ?? false }
            let byKey = Dictionary(grouping: now, by: key).mapValues(yen).filter { $0.value != 0 }
            let lines = section.lines.filter { !$0.sum.amount.isZero }.map { (name($0.key), $0.sum.amount.minorUnits) }
            #expect(Dictionary(lines, uniquingKeysWith: +) == byKey && lines.count == byKey.count, "\(query)")
            #expect(section.total.amount.minorUnits == yen(now) && section.total.before.minorUnits == yen(before), "\(query)")
            #expect(section.steps.map(\.amount.minorUnits).reduce(0, +) == yen(now))
            #expect(
                section.unconverted.map(\.minorUnits) == dollars(now) && section.unconvertedBefore.map(\.minorUnits) == dollars(before), "\(query)")
            guard query.grouping == .person else { continue }
            for line in section.lines {
                let people = now.filter { key($0) == name(line.key) }, parts = line.parts
                let categories = parts.filter { !$0.sum.amount.isZero }.map { (name($0.key), $0.sum.amount.minorUnits) }
                #expect(
                    Dictionary(categories, uniquingKeysWith: +)
                        == Dictionary(grouping: people, by: \.category).mapValues(yen).filter { $0.value != 0 })
            }
        }
    }

    private func yen(_ entries: [Entry]) -> Int64 {
        entries.reduce(0) { sum, entry in
            switch entry.amount.currency {
            case .jpy: sum + entry.amount.minorUnits
            case .eur: sum + entry.amount.minorUnits * (entry.date < .day("2026-03-12") ? 2 : 3)
            default: sum
            }
        }
    }

    private func dollars(_ entries: [Entry]) -> [Int64] {
        let sum = entries.filter { $0.amount.currency.code == "USD" }.reduce(0) { $0 + $1.amount.minorUnits }
        return sum == 0 ? [] : [sum]
    }
}
