import Bookkeeping

/// Adds a notification if a write makes the use of a budget, or of a limit on the owner of the book, reach a level, in the same transaction.
///
/// The shares of the affected records are read before and after the write; the difference gives the previous use.
struct BudgetWatch {
    private let editor: LedgerEditor
    private let hasBudgets: Bool
    private var change = BudgetShares()
    private var limits: LimitWatch?

    private var ledger: Ledger { editor.ledger }
    private var connection: Connection { editor.connection }

    /// Returns nil if the book has no budgets and its owner no limits: it needs no watching.
    init?(_ editor: LedgerEditor) throws {
        hasBudgets = try editor.connection.exists(
            "SELECT 1 FROM budget WHERE book = ? AND deletion IS NULL LIMIT 1", editor.book)
        limits = try LimitWatch(editor)
        guard hasBudgets || limits != nil else { return nil }
        self.editor = editor
    }

    /// Subtracts the shares of records that are about to be changed or removed.
    mutating func before(_ selection: BudgetShares.Selection) throws {
        if hasBudgets { try change.subtract(BudgetShares(of: selection, in: ledger)) }
        try limits?.before(selection)
    }

    /// Adds the shares of records as changed, or as they will be once restored.
    mutating func after(_ selection: BudgetShares.Selection) throws {
        if hasBudgets { try change.add(BudgetShares(of: selection, in: ledger)) }
        try limits?.after(selection)
    }

    /// Adds notifications for the levels reached by the recorded changes, once these have been written.
    func addAlerts(at now: Int64) throws {
        try addBudgetAlerts(at: now)
        try limits?.addAlerts(at: now)
    }

    private func addBudgetAlerts(at now: Int64) throws {
        let changes = change.changes.filter { $0.value.values.contains { $0 > 0 } }
        guard !changes.isEmpty else { return }
        let settings = try ledger.settings(), calendar = settings.calendar, mainCurrency = settings.mainCurrency
        let crossing = LevelCrossing(calendar: calendar) { budget, period in
            try ledger.progress(of: budget, in: period, calendar)
        } record: { level, budget, period in
            try connection.run(
                "INSERT OR IGNORE INTO budget_alert (budget, period, first, level, book) VALUES (?, ?, ?, ?, ?)", budget.id, budget.length.rawValue,
                period.first, level.rawValue, editor.book) == 1
        }
        for id in changes.keys.sorted() {
            guard let days = changes[id], let budget = try ledger.budgetForFigures(id), budget.currency == mainCurrency else {
                continue
            }
            guard let alert = try crossing.alert(of: budget, days) else { continue }
            try editor.notify(.budget(alert), at: now)
        }
    }
}
