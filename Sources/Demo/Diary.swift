import Bookkeeping

/// Simulates a year of a household day by day, with the balances of its accounts.
struct Diary {
    private let household: MadeUpHousehold
    private let until: CivilTime
    private var generator: SplitMix64
    private var balances: [Account.ID: Int64]
    private var records: [(Transaction.ID, Transaction.Draft)] = []
    /// Purchases that were returned, by the day of their refund.
    private var refunds: [CalendarDate: (Purchase, Int64)] = [:]
    private let trips: [ClosedRange<CalendarDate>]

    private var habits: Habits { household.habits }

    init(_ household: MadeUpHousehold, until: CivilTime, using generator: SplitMix64) {
        self.household = household
        self.until = until
        self.generator = generator
        balances = [:]
        for account in [household.everyday, household.savings, household.card, household.cash, household.purse] {
            balances[account.id] = account.openingBalance.minorUnits
        }
        let today = until.date
        trips = [today.adding(days: -250)...today.adding(days: -243), today.adding(days: -62)...today.adding(days: -58)]
    }

    /// Returns the records from a year ago to now, in the order of their days.
    mutating func write() -> [(Transaction.ID, Transaction.Draft)] {
        var date = until.date.adding(months: -12).adding(days: 1)
        while date <= until.date {
            live(date)
            date = date.adding(days: 1)
        }
        return records
    }

    private mutating func live(_ date: CalendarDate) {
        payMonthly(date)
        if let (purchase, amount) = refunds.removeValue(forKey: date) {
            enter(purchase, .refund, amount: amount, in: household.card, on: date, hours: 9...11)
        }
        if trips.contains(where: { $0.contains(date) }) {
            travel(date)
        } else {
            prepareTrip(date)
            shop(date)
            goOut(date)
        }
    }

    private mutating func payMonthly(_ date: CalendarDate) {
        for monthly in habits.monthly where monthly.day == date.day {
            enter(monthly.purchase, monthly.subject, in: household.everyday, on: date, hours: 7...9)
        }
        switch date.day {
        case 5:
            let debt = -balance(household.card)
            if debt > 0 { move(debt, habits.transfers.toCard, from: household.everyday, to: household.card, on: date) }
        case 18 where generator.chance(50):
            enter(habits.sideJob, .sideJob, in: household.everyday, on: date, hours: 16...18)
        case 25: enter(habits.salary, .salary, in: household.everyday, on: date, hours: 8...8)
        case 26:
            // Rent is due soon: at most a third of the balance leaves the account.
            let amount = min(whole(habits.transfers.saved), balance(household.everyday) / 3)
            let step = max(1, whole(habits.transfers.saved) / 20)
            if amount >= step { move(amount / step * step, habits.transfers.toSavings, from: household.everyday, to: household.savings, on: date) }
        default: break
        }
        if date == date.lastOfMonth, date.month % 3 == 0 { enter(habits.interest, .interest, in: household.savings, on: date, hours: 6...6) }
    }

    private mutating func shop(_ date: CalendarDate) {
        let isWeeklyShop = date.weekday == .saturday
        if isWeeklyShop, let first = habits.everyday[.groceries]?.first {
            enter(first, .groceries, in: household.everyday, on: date, hours: 10...12)
        } else if date.weekday == .tuesday || date.weekday == .thursday || generator.chance(30) {
            let choice = Array(habits.everyday[.groceries]?.dropFirst() ?? [])
            buy(choice, .groceries, on: date, hours: 17...20)
        }
        for (subject, percent) in [(Subject.home, 5), (.health, 4), (.gifts, 3), (.education, 3), (.other, 4)] where generator.chance(percent) {
            buy(subject, on: date, hours: 11...18)
        }
        if generator.chance(4), let bought = buy(.clothes, on: date, hours: 13...18), generator.chance(40) {
            refunds[date.adding(days: 6)] = bought
        }
    }

    private mutating func goOut(_ date: CalendarDate) {
        let isWeekend = date.weekday == .saturday || date.weekday == .sunday
        if generator.chance(isWeekend ? 35 : 45) { buy(.coffee, on: date, hours: isWeekend ? 10...15 : 7...9) }
        if generator.chance(isWeekend ? 25 : 22) { buy(.transport, on: date, hours: 9...22) }
        if generator.chance(isWeekend || date.weekday == .friday ? 55 : 10) { buy(.eatingOut, on: date, hours: 18...20) }
        if generator.chance(isWeekend ? 25 : 4) { buy(.fun, on: date, hours: 15...20) }
    }

    private mutating func prepareTrip(_ date: CalendarDate) {
        for trip in trips {
            if date == trip.lowerBound.adding(days: -40) { enter(habits.booking, .travel, in: household.card, on: date, hours: 20...22) }
            if date == trip.lowerBound.adding(days: -3) {
                let amount = whole(habits.transfers.exchanged)
                move(amount, habits.transfers.exchange, from: household.savings, to: household.purse, on: date, received: household.exchanged(amount))
            }
        }
    }

    private mutating func travel(_ date: CalendarDate) {
        for (subject, hours) in [(Subject.coffee, 9...10), (.transport, 10...11), (.fun, 13...16), (.eatingOut, 19...21), (.travel, 22...22)] {
            guard let purchase = generator.pick(habits.holiday[subject] ?? []), generator.chance(85) else { continue }
            let amount = purchase.amount(in: household.purse.currency, using: &generator)
            // A purchase that the purse cannot pay for is skipped.
            if amount <= balance(household.purse) { enter(purchase, subject, amount: amount, in: household.purse, on: date, hours: hours) }
        }
    }

    @discardableResult
    private mutating func buy(_ subject: Subject, on date: CalendarDate, hours: ClosedRange<Int>) -> (Purchase, Int64)? {
        buy(habits.everyday[subject] ?? [], subject, on: date, hours: hours)
    }

    @discardableResult
    private mutating func buy(_ choice: [Purchase], _ subject: Subject, on date: CalendarDate, hours: ClosedRange<Int>) -> (Purchase, Int64)? {
        guard let purchase = generator.pick(choice) else { return nil }
        let amount = purchase.amount(in: household.everyday.currency, using: &generator)
        var account = generator.chance(60) ? household.card : household.everyday
        if amount < whole(habits.transfers.withdrawn) / 4, generator.chance(50) {
            account = household.cash
            if balance(account) < amount { withdraw(on: date, before: hours.lowerBound) }
        }
        enter(purchase, subject, amount: amount, in: account, on: date, hours: hours)
        return (purchase, amount)
    }

    private mutating func withdraw(on date: CalendarDate, before hour: Int) {
        let amount = whole(habits.transfers.withdrawn)
        move(amount, habits.transfers.withdrawal, from: household.everyday, to: household.cash, on: date, hour: max(0, hour - 1))
    }

    private mutating func enter(
        _ purchase: Purchase, _ subject: Subject, amount: Int64? = nil, in account: Account, on date: CalendarDate, hours: ClosedRange<Int>
    ) {
        let amount = amount ?? purchase.amount(in: account.currency, using: &generator)
        let time = generator.time(in: hours)
        guard add(household.draft(purchase, subject, amount: amount, in: account, on: date, at: time)) else { return }
        balances[account.id, default: 0] += subject.kind == .income ? amount : -amount
    }

    private mutating func move(
        _ amount: Int64, _ title: String, from: Account, to: Account, on date: CalendarDate, hour: Int = 9, received: Int64? = nil
    ) {
        let received = received ?? amount
        let movement = Transaction.Movement.transfer(
            from: from.id, to: to.id, amount: Money(minorUnits: amount, from.currency), received: Money(minorUnits: received, to.currency))
        guard add(Transaction.Draft(movement: movement, date: date, time: generator.time(in: hour...hour), title: title)) else { return }
        balances[from.id, default: 0] -= amount
        balances[to.id, default: 0] += received
    }

    /// Adds a record, unless it lies in the future; returns true if it was added.
    private mutating func add(_ draft: Transaction.Draft) -> Bool {
        guard (draft.date, draft.time) <= (until.date, until.time) else { return false }
        records.append((Transaction.ID(of: draft, using: &generator), draft))
        return true
    }

    private func balance(_ account: Account) -> Int64 { balances[account.id] ?? 0 }

    private func whole(_ units: Int64) -> Int64 { units * household.everyday.currency.scale }
}

extension Transaction.ID {
    /// Creates the ID that the record would have if it had been entered at its time.
    init(of draft: Transaction.Draft, using generator: inout SplitMix64) {
        let minutes = draft.date.daysSince1970 * 1_440 + draft.time.minutes
        self.init(milliseconds: Int64(minutes) * 60_000, random: (generator.next(), generator.next()))
    }
}
