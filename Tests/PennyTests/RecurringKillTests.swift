import Bookkeeping
import Foundation
import LoadSupport
import Storage
import TestSupport
import Testing

extension PennyTests {
    @Suite struct RecurringKillTests {
        private static let eur = Currency(code: "EUR") ?? CurrencyCatalogue.all[0].currency

        /// Adds a person with 50 rules, the first days of which were three years ago, as if the server had been off since.
        private static func fill(_ store: Store, since first: CalendarDate) throws -> (book: BookAccess, rules: [String: RecurrenceRule]) {
            let user = User.ID(milliseconds: 1), account = Account.ID(milliseconds: 2), category = Bookkeeping.Category.ID(milliseconds: 3)
            let profile = User.Profile(username: "ada", email: "ada@example.org", firstName: "", lastName: "", dateOfBirth: nil)
            let made = try store.write { site in
                _ = try site.users.add(
                    user, profile: profile, preferences: Preferences(language: .english, theme: .auto),
                    settings: BookSettings(mainCurrency: eur, timeZone: .utc, weekStart: .monday), password: "x",
                    account: (account, Account.Draft(name: "Main", currency: eur, openingBalance: 0, isDefault: true)),
                    categories: [(category, Bookkeeping.Category.Draft(kind: .expense, name: "Food", hue: .teal, icon: .other))], hashtags: [],
                    invitation: nil, at: 1)
                return try site.books.atTerminal(of: user)
            }
            let book = try #require(made)
            var rules: [String: RecurrenceRule] = [:]
            for number in 0..<50 {
                let starts = first.adding(days: number % 31), frequency: RecurrenceRule.Frequency = number % 5 == 0 ? .weekly : .monthly
                let rule = try #require(RecurrenceRule(frequency, starts: starts, weekend: number % 2 == 0 ? .keep : .after))
                let template = Transaction.Draft(
                    movement: .expense(account: account, category: category, amount: Money(minorUnits: 100, eur)), date: starts, time: .midnight,
                    title: "rule \(number)")
                _ = try store.write(book) {
                    try $0.recurring.add(
                        .init(milliseconds: Int64(100 + number)), .init(template: template, recurrence: rule), on: first.adding(days: -1), at: 1)
                }
                rules["rule \(number)"] = rule
            }
            return (book, rules)
        }

        private static func posted(_ store: Store, _ book: BookAccess) throws -> [String: [CalendarDate]] {
            var posted: [String: [CalendarDate]] = [:], cursor: String?
            repeat {
                let page = try store.read(book) { try $0.records(RecordQuery(sort: .oldestFirst), after: cursor, limit: 500) }
                for record in page.records { posted[record.title, default: []].append(record.date) }
                cursor = page.next
            } while cursor != nil
            return posted
        }

        private static func isDue(_ store: Store, _ book: BookAccess, at now: Int64) throws -> Bool {
            let today = CivilTime(seconds: now, in: .utc).date
            return try store.read(book) { try $0.recurring.all() }.contains { rule in rule.next.map { $0.due <= today } ?? false }
        }

        @Test func `a server that is killed while it catches up three years of 50 rules adds each day once`() throws {
            let data = try TemporaryDirectory(), path = data.file("penny.sqlite").path
            let now = Int64(Date().timeIntervalSince1970), first = CivilTime(seconds: now, in: .utc).date.adding(days: -1_095)
            var store = try Store(at: path)
            let (book, rules) = try Self.fill(store, since: first)
            try store.close()
            var random = SeededRandom(seed: UInt64(bitPattern: now)), kills = 0, count = 0
            while kills < 12 {
                let server = try PennyServer(data: data.path), target = count + Int.random(in: 1...300, using: &random)
                store = try Store(at: path, exclusive: false)
                repeat { count = try store.read(book) { try $0.recordCount() } } while try count < target && Self.isDue(store, book, at: now)
                try server.program.killGroup()
                count = try store.read(book) { try $0.recordCount() }
                let isDone = try !Self.isDue(store, book, at: now)
                try store.close()
                kills += 1
                if isDone { break }
            }
            store = try Store(at: path)
            let end = Int64(Date().timeIntervalSince1970), today = CivilTime(seconds: end, in: .utc).date
            try store.postDue(at: end)
            let posted = try Self.posted(store, book)
            for (title, rule) in rules {
                let plain = rule.occurrences().prefix { $0.due <= today }.map(\.due)
                #expect(posted[title] == plain, "\(title) after \(kills) kills")
            }
            #expect(try store.check() == [])
            try store.close()
        }
    }
}
