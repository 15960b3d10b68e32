import Bookkeeping

extension Ledger {
    /// The goals of the book.
    public var goals: Goals { Goals(ledger: self) }
}

/// Questions about the goals that the owners of a book save up for.
public struct Goals {
    let ledger: Ledger

    private var connection: Connection { ledger.connection }
    private static let columns = "g.id, g.name, g.account, g.currency, g.amount, g.keep, g.due, g.created_at"

    /// Returns the goals by their due day, the earliest first.
    public func all() throws -> [SavingGoal] {
        try connection.rows(
            "SELECT \(Self.columns) FROM saving_goal g WHERE g.book = ? AND g.deletion IS NULL", ledger.book, map: Self.goal
        ).sorted { $0.comesBefore($1) }
    }

    /// Returns a goal; nil if it does not exist or has been deleted.
    public func goal(_ id: SavingGoal.ID) throws -> SavingGoal? {
        try connection.first(
            "SELECT \(Self.columns) FROM saving_goal g WHERE g.book = ? AND g.id = ? AND g.deletion IS NULL", ledger.book, id, map: Self.goal)
    }

    /// Returns the goals with the amounts saved for them, in the order of ``all()``.
    ///
    /// - Parameter account: the account to return goals of; nil for all.
    public func standings(account: Account.ID? = nil, on today: CalendarDate) throws -> [GoalStanding] {
        let goals = try all().filter { account == nil || $0.account == account }
        guard !goals.isEmpty else { return [] }
        let last = lastDay(of: goals, on: today), coming = try ledger.recurring.comingDays(to: last, on: today)
        return try Dictionary(grouping: goals, by: \.account).flatMap { account, goals in
            guard let balance = try ledger.balance(account) else { throw StoreError.damaged("a goal has no account") }
            let last = lastDay(of: goals, on: today)
            let forecast = try ledger.recurring.forecast(of: balance, in: today...last, on: today, coming: coming)
            return GoalStanding.standings(
                of: goals, balance: try ledger.accountFigures.balance(of: balance, on: today), forecast: forecast, on: today)
        }.sorted { $0.goal.comesBefore($1.goal) }
    }

    /// Returns the last day of the forecast for some goals.
    private func lastDay(of goals: [SavingGoal], on today: CalendarDate) -> CalendarDate {
        let end = SavingGoal.dueDays(from: today).upperBound
        return max(today, goals.map(\.due).filter { $0 <= end }.max() ?? today)
    }

    /// Returns all goals as exported, those in the trash among them.
    func exported() throws -> [ExportedSavingGoal] {
        try connection.rows("SELECT \(Self.columns), g.deletion FROM saving_goal g WHERE g.book = ? ORDER BY g.id", ledger.book) {
            ExportedSavingGoal(try Self.goal($0), deletion: try $0.optionalID(8))
        }
    }

    private static func goal(_ cells: Cells) throws -> SavingGoal {
        let currency = try cells.currency(3)
        func money(_ column: Int32) -> Money { Money(minorUnits: cells.int64(column), currency) }
        let draft = SavingGoal.Draft(name: cells.text(1), account: try cells.id(2), amount: money(4), due: try cells.date(6), keep: money(5))
        return SavingGoal(id: try cells.id(0), draft, createdAt: cells.int64(7))
    }
}
