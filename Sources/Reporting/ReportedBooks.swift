import Bookkeeping
import Storage
import Validation

/// The books that a report is about, in a read transaction.
package enum ReportedBooks {
    case one(Ledger)
    /// The household's book and all that its people share.
    case everybody(HouseholdRecords)

    var isOfEverybody: Bool { if case .everybody = self { true } else { false } }

    func names() throws -> LedgerNames {
        switch self {
        case .one(let ledger): try ledger.names()
        case .everybody(let all): try Self.names(of: all)
        }
    }

    /// Accounts are named with their owner: everybody has one that is called cash.
    private static func names(of all: HouseholdRecords) throws -> LedgerNames {
        let names = try all.names(), people = try all.sharing?.people() ?? []
        let owners = Dictionary(all.owners.flatMap { owner in owner.names.accounts.map { ($0.id, owner.person) } }) { first, _ in first }
        let accounts = names.accounts.map { account in
            var named = account
            if let person = people.first(where: { $0.id == owners[account.id] }) { named.name += " (\(person.name))" }
            return named
        }
        return LedgerNames(accounts: accounts, personAccounts: names.personAccounts, categories: names.categories, hashtags: names.hashtags)
    }

    func people() throws -> [HouseholdMember] {
        switch self {
        case .one(let ledger): try ledger.shared.people()
        case .everybody(let all): try all.sharing?.people() ?? []
        }
    }

    func recordedDays() throws -> ClosedRange<CalendarDate>? {
        switch self {
        case .one(let ledger): try ledger.reports.recordedDays()
        case .everybody(let all): try all.recordedDays()
        }
    }

    /// Returns the answer to a question. Throws `.conflict(.tooManyRecords)`, `.conflict(.overflow)`.
    package func answer(_ query: ReportQuery) throws -> Report {
        switch self {
        case .one(let ledger): try ledger.reports.answer(query)
        case .everybody(let all): try all.report(query)
        }
    }

    /// Returns the records behind the figures; nil for more than `limit`, and none of everybody's, which are each person's own.
    package func records(behind query: ReportQuery, of place: Report.Place? = nil, limit: Int) throws -> [ReportRecord]? {
        switch self {
        case .one(let ledger): try ledger.reports.records(behind: query, of: place, limit: limit)
        case .everybody: []
        }
    }
}

extension Store {
    /// Reads a book for a report; the household's and all that its people share, if the parameters ask for everybody's.
    ///
    /// - Parameter input: the query parameters of the page of reports.
    /// - Throws: `.conflict(.notAdministrator)` if anybody else asks for everybody's books: figures of fewer books would be taken for everybody's.
    package func read<R>(_ book: BookAccess, askedBy input: FormInput, _ body: (ReportedBooks) throws -> R) throws -> R {
        guard ReportFilter.asksForEverybody(input), !book.isOwn else { return try read(book) { try body(.one($0)) } }
        return try readAll(book) { try body(.everybody($0)) }
    }
}
