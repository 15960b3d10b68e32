import TestSupport
import Testing

@testable import Bookkeeping

/// The money of goals, against a plain calculation that hands it out from goal to goal.
@Suite struct GoalStandingTests {
    private static let euro = RandomRecurrences.currencies[0], account = Account.ID(milliseconds: 1)
    private static let today = CalendarDate(daysSince1970: 20_780)

    private static func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, euro) }

    private static func goal(_ number: Int64, _ amount: Int64, on due: CalendarDate, keep: Int64 = 0, createdAt: Int64 = 0) -> SavingGoal {
        SavingGoal(
            id: .init(milliseconds: number), .init(name: "Goal", account: account, amount: money(amount), due: due, keep: money(keep)),
            createdAt: createdAt)
    }

    /// Returns a forecast in which nothing but recorded changes moves the balance, and spending of half a euro a day if it is founded.
    private static func forecast(_ balance: Int64, _ changes: [CalendarDate: Int64] = [:], to last: CalendarDate, isFounded: Bool = true) throws
        -> Forecast
    {
        let months = [CalendarDate(year: 2026, month: 9, day: 1), CalendarDate(year: 2026, month: 10, day: 1)].compactMap(\.self)
        let spending = months.map { UsualSpending.Expenses(month: $0, account: account, category: .init(milliseconds: 2), amount: money(1_525)) }
        let usual = isFounded ? try UsualSpending(spending, in: months, rules: [], currency: euro) { $0 } : nil
        let course = Forecast.Course(account, opening: money(balance), changes: changes.mapValues(money))
        return try Forecast([course], rules: [], usual: usual, in: euro, days: today...last, on: today) { $0 }
    }

    @Test func `goals get the money of their account in the order of their days, and of their making`() throws {
        let june = Self.today.adding(months: 6), july = Self.today.adding(months: 7)
        let goals = [
            Self.goal(1, 5_000, on: july), Self.goal(2, 3_000, on: june, keep: 1_000, createdAt: 9),
            Self.goal(3, 2_000, on: june, keep: 2_500, createdAt: 8),
        ]
        let standings = GoalStanding.standings(
            of: goals, balance: Self.money(8_000), forecast: try Self.forecast(8_000, to: july), on: Self.today)
        #expect(standings.map(\.goal.amount.minorUnits) == [2_000, 3_000, 5_000])
        // 2,500 stay; 2,000 and 3,000 are whole, and half a thousand is left for the last.
        #expect(standings.map(\.saved.minorUnits) == [2_000, 3_000, 500])
        #expect(standings.map(\.percent) == [100, 100, 10] && standings.map(\.left.minorUnits) == [0, 0, 4_500])
        #expect(standings.prefix(2).allSatisfy { $0.state == .reached })
    }

    @Test func `a goal takes equal parts of what is left, rounded up, at the ends of the months`() throws {
        // 23 November 2026 to 28 February 2027: the ends of four months.
        let due = try #require(CalendarDate("2027-02-28"))
        #expect(Self.today == CalendarDate("2026-11-23"))
        let standing = try #require(
            GoalStanding.standings(
                of: [Self.goal(1, 10_001, on: due)], balance: Self.money(2_000), forecast: try Self.forecast(2_000, to: due, isFounded: false),
                on: Self.today
            ).first)
        #expect(standing.state == .open(.init(months: 4, monthly: Self.money(2_001), outlook: .unfounded)))
        for (day, months) in [("2026-11-24", 1), ("2026-11-30", 1), ("2026-12-30", 1), ("2026-12-31", 2), ("2027-11-23", 12)] {
            #expect(GoalStanding.monthEnds(from: Self.today, to: try #require(CalendarDate(day))) == months, "\(day)")
        }
    }

    @Test func `the forecast carries a goal, or lacks something`() throws {
        let due = Self.today.adding(days: 10), later = Self.today.adding(days: 40), pay = [Self.today.adding(days: 5): Int64(6_000)]
        func outlook(_ amount: Int64, keep: Int64 = 0, balance: Int64 = 2_000) throws -> [GoalStanding.Outlook?] {
            let goals = [Self.goal(1, amount, on: due, keep: keep), Self.goal(2, 1_000, on: later)]
            let forecast = try Self.forecast(balance, pay, to: later)
            return GoalStanding.standings(of: goals, balance: Self.money(balance), forecast: forecast, on: Self.today).map {
                if case .open(let pace) = $0.state { pace.outlook } else { nil }
            }
        }
        // Ten days cost 5.00, forty days 20.00.
        #expect(try outlook(7_500) == [.carried(Self.money(7_500)), .short(missing: Self.money(1_000), monthly: Self.money(500))])
        #expect(try outlook(7_501).first == .short(missing: Self.money(1), monthly: Self.money(1)))
        #expect(try outlook(4_900, keep: 100) == [.carried(Self.money(7_400)), .carried(Self.money(1_000))])
        // An account below zero lacks that for each goal.
        #expect(
            try outlook(100, balance: -9_000) == [
                .short(missing: Self.money(3_600), monthly: Self.money(3_600)), .short(missing: Self.money(6_000), monthly: Self.money(3_000)),
            ])
    }

    @Test func `a day that has passed, and one beyond the forecast, have none`() throws {
        let goals = [Self.goal(1, 900, on: Self.today.adding(days: -1)), Self.goal(2, 900, on: Self.today.adding(days: 99))]
        let standings = GoalStanding.standings(of: goals, balance: Self.money(0), forecast: try Self.forecast(0, to: Self.today), on: Self.today)
        #expect(standings.first?.state == .missed)
        #expect(standings.last?.state == .open(.init(months: 4, monthly: Self.money(225), outlook: .unforeseeable)))
        let tooLarge = GoalStanding.standings(of: goals, balance: Self.money(0), forecast: nil, on: Self.today)
        #expect(tooLarge.map(\.state) == standings.map(\.state))
    }

    @Test func `the largest amounts overflow nothing`() throws {
        let most: Int64 = 4_000_000_000_000_000_000
        let goals = (0..<50).map { Self.goal(Int64($0), most, on: Self.today.adding(days: 1), keep: most) }
        for balance in [most, -most, Int64.max, Int64.min] {
            let forecast = try Self.forecast(0, to: Self.today.adding(days: 1))
            let standings = GoalStanding.standings(of: goals, balance: Self.money(balance), forecast: forecast, on: Self.today)
            #expect(standings.allSatisfy { 0...most ~= $0.saved.minorUnits && 0...100 ~= $0.percent })
        }
    }

    @Test func `two thousand random sets of goals are those of a plain calculation`() throws {
        var numbers = SeededRandom.ofRun(), states: [String: Int] = [:]
        for _ in 0..<2_000 {
            let goals = (0..<Int64.random(in: 1...6, using: &numbers)).map { number in
                Self.goal(
                    number, .random(in: 1...40_000, using: &numbers), on: Self.today.adding(days: .random(in: -20...400, using: &numbers)),
                    keep: Bool.random(using: &numbers) ? 0 : .random(in: 0...9_000, using: &numbers), createdAt: .random(in: 0...3, using: &numbers))
            }
            let balance = Int64.random(in: -20_000...90_000, using: &numbers), last = Self.today.adding(days: 400)
            var changes: [CalendarDate: Int64] = [:]
            for _ in 0..<Int.random(in: 0...8, using: &numbers) {
                changes[Self.today.adding(days: .random(in: 1...400, using: &numbers))] = .random(in: -20_000...30_000, using: &numbers)
            }
            let forecast = try Self.forecast(balance, changes, to: last)
            let standings = GoalStanding.standings(
                of: goals.shuffled(using: &numbers), balance: Self.money(balance), forecast: forecast, on: Self.today)
            let plain = Self.plain(goals, balance, forecast)
            #expect(standings.map { "\($0.goal.id) \(Self.words($0))" } == plain)
            for word in plain.map({ $0.split(separator: " ")[2] }) { states[String(word), default: 0] += 1 }
        }
        #expect(Set(states.keys) == ["reached", "missed", "carried", "short"] && states.values.allSatisfy { $0 > 100 }, "\(states)")
    }

    private static func words(_ standing: GoalStanding) -> String {
        let saved = "\(standing.saved.minorUnits)"
        switch standing.state {
        case .reached: return "\(saved) reached"
        case .missed: return "\(saved) missed"
        case .open(let pace):
            let way = "\(pace.months) \(pace.monthly.minorUnits)"
            switch pace.outlook {
            case .carried(let amount): return "\(saved) carried \(way) \(amount.minorUnits)"
            case .short(let missing, let monthly): return "\(saved) short \(way) \(missing.minorUnits) \(monthly.minorUnits)"
            case .unfounded, .unforeseeable: return "\(saved) none"
            }
        }
    }

    /// Hands out the balance goal by goal, and counts the ends of months day by day.
    private static func plain(_ goals: [SavingGoal], _ balance: Int64, _ forecast: Forecast) -> [String] {
        let order = goals.sorted { one, other in
            if one.due != other.due { return one.due < other.due }
            return one.createdAt != other.createdAt ? one.createdAt < other.createdAt : one.id < other.id
        }
        var keep: Int64 = 0
        for goal in goals where goal.keep.minorUnits > keep { keep = goal.keep.minorUnits }
        var rest = balance > keep ? balance - keep : 0, earlier: Int64 = 0
        return order.map { goal in
            let amount = goal.amount.minorUnits, saved = rest < amount ? rest : amount
            rest -= saved
            defer { earlier += amount }
            if saved == amount { return "\(goal.id) \(saved) reached" }
            if goal.due < today { return "\(goal.id) \(saved) missed" }
            var months: Int64 = 0, day = today
            while day <= goal.due {
                if day.adding(days: 1).month != day.month { months += 1 }
                day = day.adding(days: 1)
            }
            months = months == 0 ? 1 : months
            func part(_ amount: Int64) -> Int64 { amount / months + (amount % months > 0 ? 1 : 0) }
            let way = "\(months) \(part(amount - saved))"
            guard let expected = forecast.days.first(where: { $0.date == goal.due })?.expected.minorUnits else { return "\(goal.id) none" }
            var own = expected - keep
            if own > 0 { own = own > earlier ? own - earlier : 0 }
            return own >= amount
                ? "\(goal.id) \(saved) carried \(way) \(own)" : "\(goal.id) \(saved) short \(way) \(amount - own) \(part(amount - own))"
        }
    }
}
