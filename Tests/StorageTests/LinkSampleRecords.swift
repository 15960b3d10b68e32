import Bookkeeping
import Testing

@testable import Storage

/// The records of the household of ``LinkSample``.
extension LinkSample {
    /// An expense that a person paid.
    func draft(_ number: Int, _ yen: Int64, title: String = "Pizza", day: String = "2026-03-10", side: Transaction.OwnSide = .keep) throws
        -> Transaction.Draft
    {
        var draft = Transaction.Draft(
            movement: .expense(account: try account(number), category: food, amount: Money(minorUnits: yen, .jpy)), date: .day(day), time: .midnight,
            title: title, vendor: "Luigi", note: "of the household", hashtags: ["family"], place: Place(latitude: 1, longitude: 2, name: "Lake"))
        draft.ownSide = side
        return draft
    }

    /// A payment from one person to another one.
    func payment(from payer: Int, to payee: Int, _ yen: Int64, side: Transaction.OwnSide = .keep) throws -> Transaction.Draft {
        let amount = Money(minorUnits: yen, .jpy)
        var draft = Transaction.Draft(
            movement: .transfer(from: try account(payer), to: try account(payee), amount: amount, received: amount), date: .day("2026-03-11"),
            time: .midnight, title: "")
        draft.ownSide = side
        return draft
    }

    @discardableResult
    func add(_ draft: Transaction.Draft, by number: Int) throws -> Transaction.ID {
        let id: Transaction.ID = new()
        _ = try shared(number) { try $0.add(id, draft, at: Sample.now) }
        return id
    }

    /// An expense that the second person has paid from the account in yen, with its own side.
    func pizza() throws -> (shared: Transaction.ID, own: Transaction.ID) {
        let id = try add(draft(1, 3_000, side: from(yen(1))), by: 1)
        return (id, try #require(try ownID(id, 1)))
    }

    func expectWhole() throws { #expect(try store.check() == []) }
}
