import Bookkeeping
import Testing

@testable import Storage

/// A household of three members with own books, each with accounts in euros, yen and dollars, and the rate of the yen.
final class LinkSample {
    let people: HouseholdSample
    let pay: Bookkeeping.Category.ID
    let food: Bookkeeping.Category.ID
    private var numbers = 0

    static let household = Bookkeeping.Category.Draft(kind: .expense, name: "Household", hue: .patina, icon: .home)

    var store: Store { people.sample.store }

    init() throws {
        people = try HouseholdSample(count: 3)
        try people.make(by: 0)
        try people.join(1, as: .member)
        try people.join(2, as: .member)
        let categories = try people.sample.store.read(people.access(0)) { try $0.categories() }
        food = try #require(categories.first { $0.kind == .expense }).id
        pay = try #require(categories.first { $0.kind == .income }).id
        for number in 0..<3 {
            try own(number) { editor in
                _ = try editor.addAccount(yen(number), Sample.account("Yen", .jpy, 0), at: Sample.now)
                _ = try editor.addAccount(dollars(number), Sample.account("Dollars", try #require(Currency(code: "USD")), 0), at: Sample.now)
                let value = try #require(ExchangeRate.Value(digits: 5, scale: 3))
                let rate = try #require(ExchangeRate(base: .jpy, quote: .eur, date: .day("2020-01-01"), value: value, source: .byHand))
                _ = try editor.saveRate(rate, at: Sample.now)
            }
        }
    }

    func main(_ number: Int) -> Account.ID { Sample.id(201 + number * 10) }
    func yen(_ number: Int) -> Account.ID { Sample.id(8_001 + number * 10) }
    func dollars(_ number: Int) -> Account.ID { Sample.id(8_002 + number * 10) }

    func new<Entity>() -> Identifier<Entity> {
        numbers += 1
        return Sample.id(300_000 + numbers)
    }

    func ownAccess(_ number: Int) throws -> BookAccess {
        try #require(try store.read { try $0.books.opened(for: people.user(number), provedBy: .password(hash: "scrypt$user\(number)")) })
    }

    @discardableResult
    func own<R>(_ number: Int, _ body: (LedgerEditor) throws -> R) throws -> R { try store.write(ownAccess(number), body) }

    @discardableResult
    func shared<R>(_ number: Int, _ body: (LedgerEditor) throws -> R) throws -> R { try store.write(people.access(number), body) }

    func account(_ number: Int) throws -> Account.ID {
        let place = try people.place(number)
        return try #require(try store.read(people.access(0)) { try $0.shared.accounts().first { $0.person == place } }).id
    }

    func from(_ account: Account.ID) -> Transaction.OwnSide { .account(account, category: Self.household) }

    func record(_ id: Transaction.ID) throws -> Transaction? { try store.read(people.access(0)) { try $0.transaction(id) } }

    func ownRecord(_ id: Transaction.ID, _ number: Int) throws -> Transaction? { try store.read(ownAccess(number)) { try $0.transaction(id) } }

    /// The ID of the own side of a record in a person's book, also in the trash.
    func ownID(_ id: Transaction.ID, _ number: Int) throws -> Transaction.ID? {
        try links().first { $0.shared == id && $0.user == people.user(number) }?.own
    }

    typealias Link = (shared: Transaction.ID, user: User.ID, own: Transaction.ID?)

    func links() throws -> [Link] {
        try store.pool.read { database in
            try Connection(database: database).rows(
                "SELECT l.shared, p.user, l.own FROM record_link l JOIN household_person p ON p.id = l.person"
            ) { (try $0.id(0), try $0.id(1), try $0.optionalID(2)) }
        }
    }

    func update(_ id: Transaction.ID, by number: Int, _ change: (inout Transaction.Draft) throws -> Void) throws {
        try shared(number) { try Self.update(id, $0, change) }
    }

    func updateOwn(_ id: Transaction.ID, of number: Int, _ change: (inout Transaction.Draft) throws -> Void) throws {
        try own(number) { try Self.update(id, $0, change) }
    }

    private static func update(_ id: Transaction.ID, _ editor: LedgerEditor, _ change: (inout Transaction.Draft) throws -> Void) throws {
        let saved = try #require(try editor.ledger.transaction(id))
        var draft = Transaction.Draft(saved.content, hashtags: saved.hashtags)
        try change(&draft)
        try editor.update(id, draft, at: Sample.now)
    }

    /// Copies a person's own book.
    func copy(_ number: Int) throws -> (person: ExportedPerson, book: ExportedBook, records: [ExportedRecord]) {
        let person = try store.read { try $0.users.export(of: people.user(number)) }
        return try store.export(ownAccess(number)) { (person, try $0.export(), try $0.exportedRecords(limit: 10_000).records) }
    }

    func copyOfHousehold() throws -> (household: ExportedHousehold, book: ExportedBook, records: [ExportedRecord]) {
        let household = try store.read { try $0.books.export(ofHouseholdBy: people.user(0)) }
        return try store.export(people.access(0)) { (household, try $0.export(), try $0.exportedRecords(limit: 10_000).records) }
    }

    /// Replaces the household's book by a copy.
    func replaceHousehold(by copy: (household: ExportedHousehold, book: ExportedBook, records: [ExportedRecord])) throws {
        let user = people.user(0)
        try store.replaceBook(of: .household(administrator: user, own: nil), with: copy.book, at: Sample.now) { staging in
            for record in copy.records { try staging.add(record) { _ in [] } }
        } swapping: { site, staging in
            try site.books.replace(ofHouseholdBy: user, with: staging, of: copy.household, at: Sample.now)
        }
    }

    /// Replaces a person's own book by a copy.
    func replace(_ number: Int, by copy: (person: ExportedPerson, book: ExportedBook, records: [ExportedRecord])) throws {
        let user = people.user(number)
        try store.replaceBook(of: .person(user), with: copy.book, at: Sample.now) { staging in
            for record in copy.records { try staging.add(record) { _ in [] } }
        } swapping: { site, staging in
            try site.books.replace(of: user, with: staging, of: copy.person)
        }
    }
}

extension Money {
    static func yen(_ yen: Int64) -> Money { Money(minorUnits: yen, .jpy) }
    static func cents(_ cents: Int64) -> Money { Money(minorUnits: cents, .eur) }
}
