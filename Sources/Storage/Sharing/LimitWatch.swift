import Bookkeeping

/// Notifies a person and the administrator of their household if a write makes the use of a limit reach a level, in the same transaction.
///
/// The rules are the same as for budgets (``LevelCrossing``). Only shared records count.
struct LimitWatch {
    private let editor: LedgerEditor
    private let own: OwnLimits
    private let limits: [Budget]
    /// The categories that each limit counts; nil for all.
    private let counted: [Budget.ID: Set<Category.ID>]
    private var change: [Budget.ID: [CalendarDate: Int64]] = [:]

    /// Returns nil if the book's owner has no limits, at the cost of one search.
    init?(_ editor: LedgerEditor) throws {
        guard let own = try OwnLimits(of: editor.ledger) else { return nil }
        (self.editor, self.own, limits) = (editor, own, try own.limits.all())
        counted = try limits.reduce(into: [:]) { counted, limit in
            if case .only(let categories, _) = limit.scope { counted[limit.id] = try editor.ledger.families(of: categories) }
        }
    }

    mutating func before(_ selection: BudgetShares.Selection) throws { try count(selection, sign: -1) }

    mutating func after(_ selection: BudgetShares.Selection) throws { try count(selection, sign: 1) }

    private mutating func count(_ selection: BudgetShares.Selection, sign: Int64) throws {
        let accounts = Set((own.limits.ledger.seen ?? []).map(\.id))
        try editor.connection.each(
            """
            SELECT r.date, r.account, r.category, r.main_amount FROM \(selection.sql)
            AND r.book = ? AND r.kind = 'expense' AND r.main_amount IS NOT NULL
            """, selection.values + [editor.book]
        ) { cells in
            guard accounts.contains(try cells.id(1)) else { return true }
            let date = try cells.date(0), category: Category.ID = try cells.id(2), amount = cells.int64(3)
            for limit in limits where counted[limit.id]?.contains(category) ?? true {
                let (sum, overflow) = (change[limit.id]?[date] ?? 0).addingReportingOverflow(sign &* amount)
                guard !overflow else { throw StoreError.conflict(.overflow) }
                change[limit.id, default: [:]][date] = sum
            }
            return true
        }
    }

    /// Adds notifications for the levels reached by the recorded changes, once these have been written.
    func addAlerts(at now: Int64) throws {
        let settings = try editor.ledger.settings()
        let crossing = LevelCrossing(calendar: settings.calendar) { limit, period in
            try own.limits.progress(of: limit, in: period, settings.calendar)
        } record: { level, limit, period in
            try editor.connection.run(
                "INSERT OR IGNORE INTO limit_alert (spending_limit, period, first, level) VALUES (?, ?, ?, ?)", limit.id, limit.length.rawValue,
                period.first, level.rawValue) == 1
        }
        for limit in limits where limit.currency == settings.mainCurrency {
            guard let days = change[limit.id], days.values.contains(where: { $0 > 0 }), let alert = try crossing.alert(of: limit, days) else {
                continue
            }
            try notify(alert, at: now)
        }
    }

    private func notify(_ alert: BudgetAlert, at now: Int64) throws {
        let adding = NotificationAdding(connection: editor.connection), household = SiteData<Reading>(connection: editor.connection).households
        guard let person = try household.user(of: own.limits.person) else { return }
        let notification = try adding.add(.budget(alert.limiting(.oneself(setBy: own.setBy))), to: person.id, about: editor.book, at: now)
        editor.raisedNotifications.list.append((person.id, notification))
        guard person.id != own.administrator else { return }
        let other = alert.limiting(.other(own.limits.person, name: person.displayName)).withoutFigures
        let told = try adding.add(.budget(other), to: own.administrator, about: own.household, at: now)
        editor.raisedNotifications.list.append((own.administrator, told))
    }
}

extension Households {
    /// Returns the account of Penny of a person of a household; nil for somebody without one.
    func user(of person: HouseholdMember.ID) throws -> User? {
        try connection.first("SELECT user FROM household_person WHERE id = ?", person) { try $0.optionalID(0, User.self) }.flatMap { $0 }
            .flatMap { try site.users.find($0) }
    }
}
