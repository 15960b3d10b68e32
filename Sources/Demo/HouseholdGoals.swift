import Bookkeeping
import Storage

extension MadeUpHousehold {
    /// Adds a holiday that the forecast of the savings carries, two fifths of it saved, and a bicycle that the everyday account does not reach in time.
    func saveUp(in store: Store, language: Language, on today: CalendarDate, at now: Int64, using generator: inout SplitMix64) throws {
        let names: (holiday: String, bicycle: String) =
            switch language {
            case .english: ("Summer by the sea", "Bicycle")
            case .japanese: ("夏の旅行", "自転車")
            case .simplifiedChinese: ("海边度假", "自行车")
            }
        let trip = habits.budgets.travel, away = today.adding(months: 7).lastOfMonth, soon = today.adding(months: 3).lastOfMonth
        let (saved, expected) = try store.read(book) { ledger in
            (
                try ledger.balance(savings.id)?.balance.minorUnits ?? 0,
                try ledger.recurring.forecast(account: everyday.id, to: soon, on: today)?.days.last?.expected.minorUnits ?? 0
            )
        }
        // Whole hundreds stay, as people choose them.
        let scale = savings.currency.scale, hundred = 100 * scale, reserve = max(0, (saved - trip * scale * 2 / 5) / hundred * hundred)
        let price = trip / 2 * scale, kept = max(0, (expected - price * 3 / 5) / hundred * hundred)
        func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, savings.currency) }
        let drafts: [SavingGoal.Draft] = [
            .init(name: names.holiday, account: savings.id, amount: money(trip * scale), due: away, keep: money(reserve)),
            .init(name: names.bicycle, account: everyday.id, amount: money(price), due: soon, keep: money(kept)),
        ]
        for draft in drafts {
            let id = SavingGoal.ID(milliseconds: now &* 1_000, random: (generator.next(), generator.next()))
            _ = try store.write(book) { try $0.goals.add(id, draft, at: now) }
        }
    }
}
