import Bookkeeping
import Language
import Storage

/// The budgets of a household that roughly keeps to them: one nears its limit, one is exceeded.
struct HouseholdBudgets {
    private let household: MadeUpHousehold
    private let calendar: CivilCalendar
    private let today: CalendarDate
    private let spent: [Category.ID: Int64]
    private let names: DefaultTexts

    /// Computes the spending of this month, in the currency of the household.
    init(_ household: MadeUpHousehold, of records: [(Transaction.ID, Transaction.Draft)], on today: CalendarDate, language: Language) {
        self.household = household
        self.today = today
        calendar = CivilCalendar(weekStart: .monday, monthStart: 1)
        names = Texts.of(language).defaults
        let month = calendar.period(.monthly, containing: today), currency = household.everyday.currency
        var spent: [Category.ID: Int64] = [:]
        for (_, draft) in records where month.contains(draft.date) {
            guard case .expense(_, let category, let amount) = draft.movement, amount.currency == currency else { continue }
            spent[category, default: 0] += amount.minorUnits
        }
        self.spent = spent
    }

    /// Saves the budgets as of the first day of this month, before there are records, so that those raise alerts.
    func save(in store: Store, at now: Int64, using generator: inout SplitMix64) throws {
        let first = calendar.period(.monthly, containing: today).first
        let drafts: [(Budget.ID, Budget.Draft)] = [
            draft(.groceries, part: 93), draft(.eatingOut, part: 112), draft(.bills, part: 70),
            draft(.fun, part: 40, rollover: true),
        ].map { (id(at: now, &generator), $0) }
        let daily = Budget.DailyDraft(amount: whole(household.habits.budgets.daily)), dailyID: Budget.ID = id(at: now, &generator)
        let yearly = (
            id(at: now, &generator) as Budget.ID,
            Budget.Draft(
                name: names.travel, length: .yearly, scope: .only(categories: [household.category(.travel)], hashtags: []),
                amount: whole(household.habits.budgets.travel), hasRollover: false)
        )
        try store.write(household.book) { editor in
            try editor.setDailyBudget(dailyID, daily, on: first, at: now)
            for (id, draft) in drafts + [yearly] { _ = try editor.addBudget(id, draft, on: first, at: now) }
        }
    }

    /// Returns a monthly budget of a category with `part` percent used by now, or with a usual amount early in the month.
    private func draft(_ subject: Subject, part: Int64, rollover: Bool = false) -> Budget.Draft {
        let category = household.category(subject), usual = whole(household.habits.budgets.usual).minorUnits
        let spent = spent[category] ?? 0
        let exact = spent * 100 / part, step = step(below: exact / 50)
        // Rounded up for a budget that is not to be exceeded.
        let amount = spent * 4 < usual ? usual : max(step, (part < 100 ? exact + step - 1 : exact) / step * step)
        return Budget.Draft(
            name: subject.name(names), length: .monthly, scope: .only(categories: [category], hashtags: []),
            amount: Money(minorUnits: amount, household.everyday.currency), hasRollover: rollover)
    }

    /// Returns the largest of 1, 2, 5, 10, 20, 50 … whole units up to a limit: budgets are round.
    private func step(below limit: Int64) -> Int64 {
        var step = household.everyday.currency.scale
        for factor in [2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000] as [Int64]
        where factor * household.everyday.currency.scale <= limit {
            step = factor * household.everyday.currency.scale
        }
        return step
    }

    private func whole(_ units: Int64) -> Money {
        Money(minorUnits: units * household.everyday.currency.scale, household.everyday.currency)
    }

    private func id(at now: Int64, _ generator: inout SplitMix64) -> Budget.ID {
        Budget.ID(milliseconds: now * 1_000, random: (generator.next(), generator.next()))
    }
}
