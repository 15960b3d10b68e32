import Storage

@testable import Bookkeeping
@testable import Web

/// A rule for operations on one, or something that is learned, with payments that it changes.
enum SampleRule {
    /// Returns the ID of what an operation can be about.
    static func fill(_ household: Household, _ owner: String, _ book: BookAccess, number: Int = 1, for operation: APIOperation) throws
        -> String
    {
        let store = household.site.store
        try FoundPagesTests.fill(household, owner, book: book)
        if operation.path.hasPrefix("/rules/learned") {
            let id = try store.read(book) { ledger in try ledger.rules.learned().first.flatMap { ledger.rules.id(of: $0.payee) } }
            guard let id else { throw Household.Missing(what: "learned rule") }
            return id.description
        }
        guard let id = FilingRule.ID(SampleID.filing(number)) else { throw Household.Missing(what: "rule") }
        let draft = FilingRule.Draft(FilingConditions(payee: FilingText(.contains, "stream")), FilingResult(title: "Films"))
        _ = try store.write(book) { try $0.rules.add(id, draft, at: TestSite.now) }
        return id.description
    }

    /// The same in the book of the household of Ada and Ben.
    static func fillShared(_ household: Household, for operation: APIOperation) throws -> String {
        let store = household.site.store
        guard let user = try store.read({ try $0.users.find(login: "ben") })?.user,
            let book = try store.read({ try $0.households.access(of: user.id, at: TestSite.now) })
        else { throw Household.Missing(what: "household") }
        return try fill(household, "ben", book, number: 201, for: operation)
    }
}
