import Testing

@testable import Bookkeeping

/// Random rules with days that are decided, that wait, and that are still to come.
enum RandomRecurrences {
    static let currencies = ["EUR", "JPY", "GBP", "CHF"].compactMap { Currency(code: $0) }
    static let categories = (0..<4).map { Category.ID(milliseconds: 1_000 + $0) }
    static let hashtags = ["home", "work"]

    typealias Side = (account: Account.ID, currency: Currency)

    /// Returns the days of a rule up to a last one.
    ///
    /// - Parameter sides: the account of its records, and the one that receives its transfers.
    /// - Parameter oldest: the number of days before today on which it may have begun.
    static func days(
        _ number: Int, _ sides: (from: Side, to: Side), oldest: Int = 500, on today: CalendarDate, to last: CalendarDate,
        using numbers: inout some RandomNumberGenerator
    ) throws -> ComingDays {
        let starts = today.adding(days: .random(in: -oldest...60, using: &numbers))
        let ends: [RecurrenceRule.End] = [
            .never, .on(today.adding(days: .random(in: -20...90, using: &numbers))), .after(.random(in: 1...40, using: &numbers)),
        ]
        let recurrence = try #require(
            RecurrenceRule(
                RecurrenceRule.Frequency.allCases.randomElement(using: &numbers) ?? .monthly, every: .random(in: 1...5, using: &numbers),
                starts: starts, end: ends.randomElement(using: &numbers) ?? .never,
                weekend: RecurrenceRule.WeekendRule.allCases.randomElement(using: &numbers) ?? .keep))
        func money(_ currency: Currency) -> Money { Money(minorUnits: .random(in: 1...90_000, using: &numbers), currency) }
        func category() -> Category.ID { categories.randomElement(using: &numbers) ?? categories[0] }
        let (from, to) = sides
        let parts = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in RecordPart(category: category(), amount: money(from.currency)) }
        let whole = parts.count < 2 ? money(from.currency) : try parts.sum(in: from.currency)
        let movement: Transaction.Movement =
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0: .income(account: from.account, category: category(), amount: whole)
            case 1: .transfer(from: from.account, to: to.account, amount: whole, received: from.currency == to.currency ? whole : money(to.currency))
            default: .expense(account: from.account, category: parts.first?.category ?? category(), amount: whole)
            }
        let content = RecordContent(
            movement: movement, parts: parts.count < 2 || movement.kind == .transfer ? [] : parts, date: starts, time: .midnight,
            texts: RecordTextValues())
        let tags = hashtags.filter { _ in Int.random(in: 0..<3, using: &numbers) == 0 }
        let decided = Bool.random(using: &numbers) ? nil : today.adding(days: .random(in: -200...10, using: &numbers))
        let rule = Recurrence(
            id: .init(milliseconds: Int64(number) + 1),
            draft: .init(
                template: Transaction.Draft(content, hashtags: tags), recurrence: recurrence, posting: Bool.random(using: &numbers) ? .ask : .post),
            isPaused: Int.random(in: 0..<5, using: &numbers) == 0, decidedTo: decided)
        let waiting = (0..<Int.random(in: 0...2, using: &numbers)).map { _ in today.adding(days: -.random(in: 0...60, using: &numbers)) }.sorted()
        return ComingDays(rule, waiting: waiting, to: last, on: today)
    }
}
