import Bookkeeping
import Storage

/// Generates any number of records lazily, oldest first.
struct ManyRecords {
    /// The minimum number of records in the current month: more than a page.
    private static let monthly = 60

    private let household: MadeUpHousehold
    private let until: CivilTime
    private let spread: Int
    private let recent: Int
    private let days: Int
    private var generator: SplitMix64
    private var made = 0
    /// The balance of the everyday account, so that salaries come when they are needed.
    private var balance: Int64

    init(_ household: MadeUpHousehold, count: Int, years: Int, until: CivilTime, using generator: SplitMix64) {
        self.household = household
        self.until = until
        self.generator = generator
        recent = min(max(0, count), Self.monthly)
        spread = max(0, count) - recent
        days = max(1, until.date.daysSince1970 - until.date.adding(months: -12 * max(0, years)).daysSince1970)
        balance = household.everyday.openingBalance.minorUnits
    }

    /// Writes all of them to the book of their person.
    func write(to store: Store, at now: Int64) throws {
        var records = self
        while true {
            let batch = records.next(20_000)
            if batch.isEmpty { return }
            _ = try store.write(household.book) { try $0.addMany(batch, at: now) }
        }
    }

    /// Returns the next records, at most `limit`; empty at the end.
    mutating func next(_ limit: Int) -> [(Transaction.ID, Transaction.Draft)] {
        var batch: [(Transaction.ID, Transaction.Draft)] = []
        batch.reserveCapacity(min(limit, spread + recent - made))
        while batch.count < limit, made < spread + recent {
            let date = date
            made += 1
            var draft = draft(on: date, at: time(on: date))
            draft.place = ManyPlaces.place(using: &generator)
            batch.append((Transaction.ID(of: draft, using: &generator), draft))
        }
        return batch
    }

    /// Distributed records are spread evenly over all days, recent ones after them over this month.
    private var date: CalendarDate {
        if made < spread { return until.date.adding(days: made * days / spread + 1 - days) }
        return until.date.firstOfMonth.adding(days: (made - spread) * until.date.day / recent)
    }

    private mutating func time(on date: CalendarDate) -> TimeOfDay {
        let last = date == until.date ? until.time.minutes : 1_439
        let minutes = Int.random(in: 0...last, using: &generator)
        return TimeOfDay(hour: minutes / 60, minute: minutes % 60) ?? .midnight
    }

    private mutating func draft(on date: CalendarDate, at time: TimeOfDay) -> Transaction.Draft {
        let habits = household.habits, everyday = household.everyday
        if generator.chance(2) { return withdrawal(on: date, at: time) }
        let subject = Self.subjects[Int.random(in: 0..<Self.subjects.count, using: &generator)]
        guard balance > 0, let purchase = generator.pick(habits.everyday[subject] ?? []) else {
            let amount = habits.salary.amount(in: everyday.currency, using: &generator)
            balance += amount
            return household.draft(habits.salary, .salary, amount: amount, in: everyday, on: date, at: time)
        }
        let account = generator.pick([everyday, everyday, household.card, household.cash]) ?? everyday
        let amount = purchase.amount(in: account.currency, using: &generator)
        if account.id == everyday.id { balance -= amount }
        return household.draft(purchase, subject, amount: amount, in: account, on: date, at: time)
    }

    private mutating func withdrawal(on date: CalendarDate, at time: TimeOfDay) -> Transaction.Draft {
        let money = Money(minorUnits: household.habits.transfers.withdrawn * household.everyday.currency.scale, household.everyday.currency)
        balance -= money.minorUnits
        return Transaction.Draft(
            movement: .transfer(from: household.everyday.id, to: household.cash.id, amount: money, received: money), date: date, time: time,
            title: household.habits.transfers.withdrawal)
    }

    /// Weighted: groceries are bought more often than shoes.
    private static let subjects: [Subject] = [
        .groceries, .groceries, .groceries, .groceries, .coffee, .coffee, .coffee, .eatingOut, .eatingOut, .transport, .transport, .fun, .home,
        .health, .clothes, .gifts, .education, .other,
    ]
}
