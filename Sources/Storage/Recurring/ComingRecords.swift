import Bookkeeping

extension Recurrences {
    /// Returns the days of all rules that are not decided yet, up to a last one, and the days that wait for a person.
    public func comingDays(to last: CalendarDate, on today: CalendarDate) throws -> [ComingDays] {
        var waiting: [Recurrence.ID: [CalendarDate]] = [:]
        try ledger.connection.each("SELECT rule, due FROM recurring_day WHERE book = ? AND state = 'waiting' ORDER BY due", [ledger.book]) { cells in
            waiting[try cells.id(0), default: []].append(try cells.date(1))
            return true
        }
        let isComing = "r.paused_at IS NULL AND r.next_due <= ?"
        let isWaiting = "r.id IN (SELECT d.rule FROM recurring_day d WHERE d.book = r.book AND d.state = 'waiting')"
        return try rules("r.book = ? AND r.deletion IS NULL AND (\(isComing) OR \(isWaiting)) ORDER BY r.id", [ledger.book, last]).map { rule in
            ComingDays(rule, waiting: waiting[rule.id] ?? [], to: last, on: today)
        }
    }

    /// Returns the expenses of these days in the main currency at the rates of today.
    func commitments(_ days: [ComingDays], on today: CalendarDate) throws -> Commitments {
        var rates = try BookRates(ledger, Set(days.map(\.rule.movement.amount.currency)), on: .each([today]))
        return try Commitments(days, in: rates.mainCurrency, parents: try ledger.names().parents) { try rates.figure(of: $0, on: today) }
    }
}
