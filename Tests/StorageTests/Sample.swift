import Bookkeeping
import Foundation
import GRDB
import Testing

@testable import Storage

/// A store in a directory that is deleted with it, with one household: fixed names, days and amounts.
final class Sample: Sendable {
    static let now: Int64 = 1_795_000_000

    /// The proof that Ada knows her password.
    static let proof = IdentityProof.password(hash: "scrypt$ada")

    let directory: String
    let store: Store
    let book: BookAccess
    let user: User.ID = Sample.id(2)
    let main: Account.ID = Sample.id(10)
    let cash: Account.ID = Sample.id(11)
    let tokyo: Account.ID = Sample.id(12)
    let food: Bookkeeping.Category.ID = Sample.id(20)
    let travel: Bookkeeping.Category.ID = Sample.id(21)
    let salary: Bookkeeping.Category.ID = Sample.id(22)

    var bookID: Book.ID { book.book }
    var path: String { directory + "/penny.sqlite" }

    init() throws {
        directory = NSTemporaryDirectory() + "penny-storage-" + UUID().uuidString
        store = try Store(at: directory + "/penny.sqlite")
        book = try Self.addUser("ada", user, account: main, food: food, travel: travel, salary: salary, to: store)
        try store.write(book) { editor throws in
            _ = try editor.addAccount(cash, Self.account("Cash", .eur, 1_000), at: Self.now)
            _ = try editor.addAccount(tokyo, Self.account("Tokyo", .jpy, 0), at: Self.now)
        }
    }

    deinit {
        try? store.close()
        try? FileManager.default.removeItem(atPath: directory)
    }

    /// Adds a second household to the same store.
    func neighbour() throws -> BookAccess {
        try Self.addUser(
            "bob", Self.id(102), account: Self.id(110), food: Self.id(120), travel: Self.id(121), salary: Self.id(122), to: store)
    }

    @discardableResult
    static func addUser(
        _ name: String, _ id: User.ID, account: Account.ID, food: Bookkeeping.Category.ID,
        travel: Bookkeeping.Category.ID,
        salary: Bookkeeping.Category.ID, invitation: [UInt8]? = nil, to store: Store
    ) throws -> BookAccess {
        let book = try store.write { editor in
            _ = try editor.users.add(
                id, profile: profile(name), preferences: preferences, settings: settings, password: "scrypt$\(name)",
                account: (account, Self.account("Main", .eur, 10_000, isDefault: true)),
                categories: [
                    (food, category(.expense, "Food")), (travel, category(.expense, "Travel")),
                    (salary, category(.income, "Salary")),
                ],
                hashtags: [], invitation: invitation, at: now)
            return try editor.books.atTerminal(of: id)
        }
        return try #require(book)
    }

    /// Makes everybody an operator, so that each can be deleted.
    func makeOperators() throws { try store.pool.write { try $0.execute(sql: "UPDATE user SET role = 'operator'") } }

    static let preferences = Preferences(language: .english, theme: .auto)
    static let settings = BookSettings(mainCurrency: .eur, timeZone: .utc, weekStart: .monday)

    static func profile(_ name: String) -> User.Profile {
        User.Profile(username: name, email: "\(name)@example.org", firstName: "", lastName: "", dateOfBirth: nil)
    }

    static func account(_ name: String, _ currency: Currency, _ opening: Int64, isDefault: Bool = false) -> Account.Draft {
        Account.Draft(name: name, currency: currency, openingBalance: opening, isDefault: isDefault)
    }

    static func category(_ kind: Bookkeeping.Category.Kind, _ name: String) -> Bookkeeping.Category.Draft {
        Bookkeeping.Category.Draft(kind: kind, name: name, hue: .teal, icon: .groceries)
    }

    static func id<Entity>(_ number: Int) -> Identifier<Entity> {
        let digits = String(number)
        let text = "01900000-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
        return Identifier(text) ?? Identifier(milliseconds: Int64(number))
    }

    /// Returns an expense from the main account.
    func expense(
        _ title: String, _ cents: Int64 = 100, on date: String = "2026-03-10", at time: String = "12:00",
        account: Account.ID? = nil,
        category: Bookkeeping.Category.ID? = nil, vendor: String = "", note: String = "", hashtags: [String] = [],
        place: Place? = nil
    ) -> Transaction.Draft {
        Transaction.Draft(
            movement: .expense(
                account: account ?? main, category: category ?? food,
                amount: Money(minorUnits: cents, account == tokyo ? .jpy : .eur)),
            date: .day(date), time: TimeOfDay(time) ?? .midnight, title: title, vendor: vendor, note: note, hashtags: hashtags,
            place: place)
    }

    func transfer(from: Account.ID, to: Account.ID, _ cents: Int64, received: Int64? = nil) -> Transaction.Draft {
        Transaction.Draft(
            movement: .transfer(
                from: from, to: to, amount: Money(minorUnits: cents, from == tokyo ? .jpy : .eur),
                received: Money(minorUnits: received ?? cents, to == tokyo ? .jpy : .eur)),
            date: .day("2026-03-10"), time: .midnight, title: "Moved")
    }

    /// Adds drafts in order, with the IDs 1000, 1001, ….
    @discardableResult
    func add(_ drafts: Transaction.Draft..., from number: Int = 1_000) throws -> [Transaction.ID] {
        let ids: [Transaction.ID] = drafts.indices.map { Self.id(number + $0) }
        try store.write(book) { editor throws in
            for (id, draft) in zip(ids, drafts) { _ = try editor.add(id, draft, at: Self.now) }
        }
        return ids
    }

    func titles(_ query: RecordQuery) throws -> [String] {
        try store.read(book) { try $0.records(query).records.map(\.title) }
    }

    func balance(_ account: Account.ID) throws -> Int64? {
        try store.read(book) { try $0.balance(account)?.balance.minorUnits }
    }
}

extension Currency {
    static let eur = Currency(code: "EUR") ?? { preconditionFailure("EUR is a currency") }()
    static let jpy = Currency(code: "JPY") ?? { preconditionFailure("JPY is a currency") }()
}

extension CalendarDate {
    static func day(_ text: String) -> CalendarDate { CalendarDate(text) ?? CalendarDate(daysSince1970: 0) }
}
