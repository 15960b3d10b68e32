import Bookkeeping
import Demo
import Foundation
import LoadSupport
import Storage

/// Adds recurrences to the book of the person of the benchmark while no server runs.
enum RuleFiller {
    /// Adds rules whose first day is so many days from today, none of which has been decided; returns the book.
    @discardableResult
    static func add(_ rules: Int, every frequency: RecurrenceRule.Frequency, since days: Int, to database: String) throws -> BookAccess {
        let store = try Store(at: database), now = Int64(Date().timeIntervalSince1970)
        let first = CivilTime(seconds: now, in: .utc).date.adding(days: days)
        guard let user = try store.read({ try $0.users.find(login: DemoHousehold.credentials.username)?.user }),
            let book = try store.write({ try $0.books.atTerminal(of: user.id) }), let recurrence = RecurrenceRule(frequency, starts: first)
        else { throw PennyServer.Failure(description: "There is nobody whose records recur.") }
        let names = try store.read(book) { try $0.names() }
        guard let account = names.accounts.first, let category = names.categories.first(where: { $0.kind == .expense }) else {
            throw PennyServer.Failure(description: "There is no account.")
        }
        for number in 1...rules {
            let template = Transaction.Draft(
                movement: .expense(account: account.id, category: category.id, amount: Money(minorUnits: Int64(number), account.currency)),
                date: first,
                time: .midnight, title: "Rule \(number)")
            _ = try store.write(book) {
                try $0.recurring.add(
                    .init(milliseconds: now * 1_000 + Int64(number)), .init(template: template, recurrence: recurrence), on: first.adding(days: -1),
                    at: now)
            }
        }
        try store.close()
        return book
    }
}
