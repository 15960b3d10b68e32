@testable import Bookkeeping
@testable import Storage
@testable import Web

/// An import of three rows in somebody's book.
enum SampleImport {
    static let preview = SampleID.bankImport(1), done = SampleID.bankImport(2)

    /// Returns the ID of an import that an operation can be about: a preview, or for taking it back one that is done.
    static func fill(_ household: Household, _ book: BookAccess, for operation: APIOperation) throws -> String {
        let text = operation.name == "takeBackImport" ? done : preview, store = household.site.store
        guard let id = BankImport.ID(text), let account = try store.read(book, { try $0.names().defaultAccount }) else {
            throw Household.Missing(what: "account")
        }
        _ = try store.prepareImport(id, name: "bank.csv", format: "csv", in: book, at: TestSite.now) { _, _ in
            Filing()
        } parts: { take in
            try take(.account(account.id))
            for (line, cents) in [-350, -350, 10_000].enumerated() {
                var entry = BankEntry(
                    line: line + 2, date: CalendarDate(daysSince1970: 20_000 + line), amount: Money(minorUnits: Int64(cents), account.currency))
                entry.payee = "Café <b>"
                try take(.entry(entry))
            }
        }
        if text == done { _ = try store.write(book) { try $0.banks.finish(id, at: TestSite.now) } }
        return text
    }

    /// The same in the book of the household of Ada and Ben.
    static func fillShared(_ household: Household, for operation: APIOperation) throws -> String {
        let store = household.site.store
        guard let user = try store.read({ try $0.users.find(login: "ben") })?.user,
            let book = try store.read({ try $0.households.access(of: user.id, at: TestSite.now) })
        else { throw Household.Missing(what: "household") }
        return try fill(household, book, for: operation)
    }
}
