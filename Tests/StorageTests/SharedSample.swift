import Bookkeeping
import Testing

@testable import Storage

/// A household whose people have records in accounts of their own, some of which they share.
struct SharedSample {
    let people: HouseholdSample
    private var next = 0

    /// The people are the administrator, the members after them, and a viewer last; each has two accounts in euros.
    init(count: Int = 3) throws {
        people = try HouseholdSample(count: count)
        try people.make(by: 0)
        for number in 1..<count { try people.join(number, as: number == count - 1 ? .viewer : .member) }
        for number in 0..<count {
            _ = try write(number) { try $0.addAccount(Self.second(number), Sample.account("Secret \(number)", .eur, 0), at: Sample.now) }
        }
    }

    static func main(_ number: Int) -> Account.ID { Sample.id(201 + number * 10) }
    static func second(_ number: Int) -> Account.ID { Sample.id(5_000 + number) }
    static func food(_ number: Int) -> Bookkeeping.Category.ID { Sample.id(202 + number * 10) }
    static func travel(_ number: Int) -> Bookkeeping.Category.ID { Sample.id(203 + number * 10) }
    static func salary(_ number: Int) -> Bookkeeping.Category.ID { Sample.id(204 + number * 10) }

    var store: Store { people.sample.store }

    func own(_ number: Int) throws -> BookAccess { try #require(try store.read { try $0.books.atTerminal(of: people.user(number)) }) }

    @discardableResult
    func write<R>(_ number: Int, _ body: (LedgerEditor) throws -> R) throws -> R { try store.write(own(number), body) }

    func share(_ number: Int, _ accounts: SharedAccounts) throws { try people.act { try $0.site.sharing.share(accounts, of: people.user(number)) } }

    /// Returns the right of the administrator, or of another person, to look at what somebody shares.
    func access(to number: Int, of viewer: Int = 0) throws -> SharedBookAccess? {
        let place = try people.place(number)
        return try store.read { try $0.sharing.access(to: place, of: people.user(viewer)) }
    }

    func see<R>(_ number: Int, _ body: (SharedBook) throws -> R) throws -> R { try store.read(#require(try access(to: number)), body) }

    static func expense(
        _ title: String, _ account: Account.ID, _ category: Bookkeeping.Category.ID, _ cents: Int64, on date: String = "2026-03-10",
        hashtags: [String] = []
    ) -> Transaction.Draft {
        Transaction.Draft(
            movement: .expense(account: account, category: category, amount: Money(minorUnits: cents, .eur)), date: .day(date), time: .midnight,
            title: title, hashtags: hashtags)
    }

    static func transfer(_ title: String, _ from: Account.ID, _ to: Account.ID, _ cents: Int64) -> Transaction.Draft {
        let amount = Money(minorUnits: cents, .eur)
        return Transaction.Draft(
            movement: .transfer(from: from, to: to, amount: amount, received: amount), date: .day("2026-03-11"), time: .midnight, title: title)
    }

    mutating func add(_ drafts: Transaction.Draft..., of number: Int) throws {
        for draft in drafts {
            next += 1
            let id: Transaction.ID = Sample.id(70_000 + next)
            _ = try write(number) { try $0.add(id, draft, at: Sample.now) }
        }
    }
}
